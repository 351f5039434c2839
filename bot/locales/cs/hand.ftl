### The verdict on chosen cards, what greys a button, and the selects that do at once what is chosen in them.

# $laid: several melds, each as its cards, with a bar between them.
verdict-melds = { $kind ->
    [set] { $points ->
        [1] Set, jeden bod.
        [few] Set, { $points } body.
       *[other] Set, { $points } bodů.
    }
    [run] { $points ->
        [1] Postupka, jeden bod.
        [few] Postupka, { $points } body.
       *[other] Postupka, { $points } bodů.
    }
    [flush] { $points ->
        [1] Fleš, jeden bod.
        [few] Fleš, { $points } body.
       *[other] Fleš, { $points } bodů.
    }
   *[several] { $points ->
        [1] { $laid }: jeden bod.
        [few] { $laid }: { $points } body.
       *[other] { $laid }: { $points } bodů.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [1] Skupina, jeden bod.
        [few] Skupina, { $points } body.
       *[other] Skupina, { $points } bodů.
    }
    [run] { $points ->
        [1] Řada, jeden bod.
        [few] Řada, { $points } body.
       *[other] Řada, { $points } bodů.
    }
   *[several] { $points ->
        [1] { $laid }: jeden bod.
        [few] { $laid }: { $points } body.
       *[other] { $laid }: { $points } bodů.
    }
}
verdict-ways = { $count ->
    [one] Vyložit to jde { $count } způsobem.
    [few] Vyložit to jde { $count } způsoby.
   *[other] Vyložit to jde { $count } způsoby.
}
verdict-places = { $cards ->
    [1] Možných míst pro ni: { $count }.
    [few] Možných míst pro ně: { $count }.
   *[other] Možných míst pro ně: { $count }.
}
# $card: one card, $meld: the cards of a meld and in brackets whose it is.
verdict-fits = { $card } pasuje k { $meld }.
# $missing and, in the next, $wanted: cards, “A, B and C”, “A, B or C”; $count is how many.
verdict-gap = { $count ->
    [1] Mezera: chybí { $missing }.
    [few] Mezera: chybí { $missing }.
   *[other] Mezera: chybí { $missing }.
}
verdict-wanting = Zatím žádná kombinace: doplní ji { $wanted }.
verdict-opening = S těmihle máš { $points } z { $needed } bodů na první kombinace.
verdict-opening-single = S těmihle máš { $points } z { $needed } bodů a dát je musí jediná kombinace.
verdict-discard = { $card } se dá odhodit.
# $button: all that stands on the button.
discard-asked = Stiskni „{ $button }“, nebo vyber jinou kartu.
discard-asked-tiles = Stiskni „{ $button }“, nebo vyber jiný kámen.
discard-asked-suit_rows = Stiskni „{ $button }“, nebo vyber jinou kartu.
verdict-discard-one = Z těchhle se dá jedna odhodit.
verdict-discard-not = { $why ->
    [taken] { $card } jde rovnou z odhazovacího balíčku, v tomhle tahu tu kartu odhodit nesmíš.
   *[none] { $card } se teď odhodit nedá.
}
verdict-search = { $count ->
    [1] Jak stůl leží, nikam nepasuje. „{ button-lay }“ zkusí, jestli se kvůli ní dá stůl přestavět.
    [few] Jak stůl leží, nikam nepasují. „{ button-lay }“ zkusí, jestli se kvůli nim dá stůl přestavět.
   *[other] Jak stůl leží, nikam nepasují. „{ button-lay }“ zkusí, jestli se kvůli nim dá stůl přestavět.
}
verdict-aside = { $card } se dá odložit stranou.
verdict-aside-one = Z těchhle se dá jeden odložit stranou.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Bez { CARDS($card, case: "accusative") } nemáš žádné volné karty: gin.
        [1] Bez { CARDS($card, case: "accusative") } máš ve volných kartách jeden bod: můžeš zaklepat.
        [few] Bez { CARDS($card, case: "accusative") } máš ve volných kartách { $points } body: můžeš zaklepat.
       *[other] Bez { CARDS($card, case: "accusative") } máš ve volných kartách { $points } bodů: můžeš zaklepat.
    }
   *[no] { $points ->
        [1] Bez { CARDS($card, case: "accusative") } máš ve volných kartách jeden bod: na zaklepání moc.
        [few] Bez { CARDS($card, case: "accusative") } máš ve volných kartách { $points } body: na zaklepání moc.
       *[other] Bez { CARDS($card, case: "accusative") } máš ve volných kartách { $points } bodů: na zaklepání moc.
    }
}
verdict-many = { $most ->
    [1] Najednou se vykládá nejvýš jedna karta. Vyber míň a zbytek vylož potom.
    [few] Najednou se vykládají nejvýš { $most } karty. Vyber míň a zbytek vylož potom.
   *[other] Najednou se vykládá nejvýš { $most } karet. Vyber míň a zbytek vylož potom.
}
verdict-lap = Vykládá se od oběhu { $lap }.

why-layoff = { $count ->
    [1] Tahle karta nepasuje k žádné kombinaci na stole.
    [few] Tyhle karty nepasují k žádné kombinaci na stole.
   *[other] Tyhle karty nepasují k žádné kombinaci na stole.
}
why-swap-opening = Žolík na stole zastupuje { $card }: uvolnit ho můžeš po svých prvních kombinacích v kole.

## Buttons that say what they would do: at most 80 characters. { $card } and { $cards } are signs or tiles, { $points } a number.

# What sentences call the button on which cards stand.
button-lay = Vyložit
button-lay-all = Vyložit vše

button-lay-found = { $cards ->
    [all] { button-lay-all } { $points }
   *[other] { button-lay } { CARDS($cards, case: "accusative") } · { $points }
}
button-discard-card = Odhodit { CARDS($card, case: "accusative") }
button-bid-card = Odhodit { CARDS($card, case: "accusative") } a ohlásit Rommé
button-bid-card-gin = Odhodit { CARDS($card, case: "accusative") } a zaklepat
button-layoff-cards = Přiložit { CARDS($cards, case: "accusative") }
button-swap-card = Uvolnit žolíka za { $card }

button-putaside-card = Odložit { CARDS($card, case: "accusative") }
# In a select.
way-lying-tiles = { $meld }
