### What happened while somebody was away: a line for each player, with what they did one after the other.

# $deeds: a list of what follows here as did-….
story-line = { $own ->
    [yes] **Ty**: { $deeds }
   *[no] **{ $name }**: { $deeds }
}

# $before: the name of whoever sat there.
story-seat-taken = **{ $name }** hraje dál na místě po: { $before }.

## What a player did: in a list (“drew a card, laid 7♥ 8♥ 9♥ and discarded K♠”) after “You:” or a name and a colon.
## One form has to serve both: where verbs change with the person, a participle or a noun (“7♥ gezogen”, “wzięcie 7♥”).

did-drew_stock = { $card ->
    [none] líznuto z balíčku
   *[other] líznuto z balíčku: { $card }
}
did-drew_stock-tiles = { $card ->
    [none] líznut kámen
   *[other] líznuto: { $card }
}
did-took_discard = { $above ->
    [none] vzato z odhazovacího balíčku: { $card }
   *[other] vzato: { $card } a vše nad tím, { $above }
}
did-returned_discard = vráceno { $card }
did-upcard_refused = odmítnuto { $card }
did-discarded = odhozeno: { $card }
did-window_answered = pokyn klepe na odhozenou kartu
did-window_answered-buying = pokyn kupuje odhozenou kartu
did-claim_won = { $penalty ->
    [0] vzato z odhazovacího balíčku: { $card }
    [1] { $drawn ->
        [none] zaklepáno, získáno { $card } a trestná karta
       *[other] zaklepáno, získáno { $card } a trestná karta, { $drawn }
    }
    [few] { $drawn ->
        [none] zaklepáno, získáno { $card } a { $penalty } trestné karty
       *[other] zaklepáno, získáno { $card } a { $penalty } trestné karty, { $drawn }
    }
   *[other] { $drawn ->
        [none] zaklepáno, získáno { $card } a { $penalty } trestných karet
       *[other] zaklepáno, získáno { $card } a { $penalty } trestných karet, { $drawn }
    }
}
did-claim_won-buying = { $penalty ->
    [0] vzato z odhazovacího balíčku: { $card }
    [1] { $drawn ->
        [none] koupeno { $card } s kartou z balíčku
       *[other] koupeno { $card } s kartou z balíčku, { $drawn }
    }
    [few] { $drawn ->
        [none] koupeno { $card } a k tomu { $penalty } karty z balíčku
       *[other] koupeno { $card } a k tomu { $penalty } karty z balíčku, { $drawn }
    }
   *[other] { $drawn ->
        [none] koupeno { $card } a k tomu { $penalty } karet z balíčku
       *[other] koupeno { $card } a k tomu { $penalty } karet z balíčku, { $drawn }
    }
}
did-opened = { $points ->
    [1] první vyložení za jeden bod
    [few] první vyložení za { $points } body
   *[other] první vyložení za { $points } bodů
}
did-meld_laid = vyloženo: { $cards }
did-laid_off = přiloženo: { $card }
did-joker_swapped = uvolněn žolík za { $card }
did-table_laid = { $cards ->
    [none] stůl nechán rozebraný
   *[other] { $moved ->
        [0] vyloženo: { $cards }
       *[other] přestavěn stůl a vyloženo: { $cards }
    }
}
did-card_placed = vyloženo: { $card }
did-turn_passed = pas
did-timed_out = { $undone ->
    [yes] při vykládání vypršel čas, vyložené vráceno
   *[no] vypršel čas (zahrály hodiny)
}
did-tile_taken = { $source ->
    [open] vzat otevřený kámen { $card }
   *[aside] vzato: { $card }, dosud stranou
}
did-tile_put_aside = odloženo stranou { $card }
did-loose_tiles_taken = nutně vzato, co zbylo volné: { $cards }
did-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] líznut trestný kámen
        [few] líznuty { $count } trestné kameny
       *[other] líznuto { $count } trestných kamenů
    }
   *[other] líznuto za trest: { $cards }
}
did-call_forgotten = { $card ->
    [none] zapomenuté zavolání, za to líznuta karta
   *[other] zapomenuté zavolání, za to líznuto: { $card }
}
did-floated = bez karet, ale hraje se dál
did-knocked = { $left ->
    [0] { $big ->
        [yes] velký gin
       *[no] gin
    }
    [1] zaklepáno (volné karty: jeden bod)
    [few] zaklepáno (volné karty: { $left })
   *[other] zaklepáno (volné karty: { $left })
}
did-romme_called = { $left ->
    [0] zavoláno „Rommé“
   *[other] ohlášeno Rommé, v ruce zbývá { $left }
}

## Where it is told: $line is an event’s sentence

happened-since = -# Od tvého posledního tahu:
happened-so-far = -# Zatím:
happened-line = -# { $line }
happened-more = -# **{ button-happened }** má další: { $count }
happened-about-since = **{ $game }**, kolo { $round }: od tvého posledního tahu
happened-about-so-far = **{ $game }**, kolo { $round }: zatím
happened-about-round = **{ $game }**, kolo { $round }: celé kolo
happened-nothing = Od tvého posledního tahu se nestalo nic.
button-happened = Co se stalo
button-happened-round = Celé kolo
button-happened-since = Od mého tahu
