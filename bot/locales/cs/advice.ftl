### What one could do, and why: hints in a match, and the coach's report after it.

advice = 💡 { $move } { $why }
advice-alone = Tady hraje každý za sebe: u stolu jsou i jiní lidé. Tipy jsou pro hry proti počítači a pro stoly, které se na nich dohodly.
advice-none = Teď nemáš o čem rozhodovat.

## What to do, as a sentence: said of what one could do now, and by the coach of what one did (“Played: Discard 7♥.”),
## so where an imperative does not suit both, take the infinitive. $how is how the round is ended, or how it is laid.

advice-discard = { $how ->
    [bid] Odhodit { CARDS($card, case: "accusative") } a zaklepat.
   *[plainly] Odhodit { CARDS($card, case: "accusative") }.
}
advice-discard-draw_discard = { $how ->
    [bid] Odhodit { CARDS($card, case: "accusative") } a ohlásit Rommé.
    [called] Odhodit { CARDS($card, case: "accusative") } a zavolat „Rommé“.
   *[plainly] Odhodit { CARDS($card, case: "accusative") }.
}
advice-discard-tiles = Odložit { CARDS($card, case: "accusative") } stranou.
advice-lay = { $how ->
    [rebuilt] Vyložit { CARDS($cards, case: "accusative") } a přestavět kombinace na stole.
    [layoffs] Přiložit { CARDS($cards, case: "accusative") }.
    [swap] Uvolnit žolíka za { $swapped } a nechat si ho.
    [swap_and_lay] Uvolnit žolíka za { $swapped } a vyložit { CARDS($cards, case: "accusative") }.
   *[melds] Vyložit { CARDS($cards, case: "accusative") }.
}
advice-take_discard = { $number ->
    [1] Vzít { CARDS($card, case: "accusative") } z odhazovacího balíčku.
    [few] Vzít horní { $number } karty odhazovacího balíčku.
   *[other] Vzít horních { $number } karet odhazovacího balíčku.
}
advice-draw_stock = Líznout z balíčku.
advice-draw_stock-tiles = Líznout kámen.
advice-return_discard = Vrátit odhozenou kartu.
advice-claim = Zaklepat na { CARDS($card, case: "accusative") }.
advice-claim-buying = Koupit { CARDS($card, case: "accusative") }.
advice-lay_off_best = Přiložit co nejlíp.
advice-pass = Pasovat.
advice-pass_turn = { $offered ->
    [yes] Odmítnout otočenou kartu.
   *[no] Pasovat.
}
advice-place_card = Vyložit { CARDS($card, case: "accusative") }.
advice-take_back = Vzít vyložené zpět.
advice-flip = Otočit kartu.
advice-flip_all = Nechat karty otáčet samy.

## Why, as sentences of their own. $cards are cards, several where it says “them”; $seat is a name.

reason-keeps = { $ends ->
    [both] Tak zůstane { $cards } s oběma konci volnými: { $number ->
        [1] kombinaci z toho udělá jedna karta, kterou ještě neznáš.
        [few] kombinaci z toho udělá kterákoli z { $number } karet, které ještě neznáš.
       *[other] kombinaci z toho udělá kterákoli z { $number } karet, které ještě neznáš.
    }
   *[1] Tak zůstane pohromadě { $cards }: { $number ->
        [1] kombinaci z toho udělá jedna karta, kterou ještě neznáš.
        [few] kombinaci z toho udělá kterákoli z { $number } karet, které ještě neznáš.
       *[other] kombinaci z toho udělá kterákoli z { $number } karet, které ještě neznáš.
    }
}
reason-breaks = { $number ->
    [1] { $cards } patří k sobě: kombinaci z toho udělá jedna karta, kterou ještě neznáš.
    [few] { $cards } patří k sobě: kombinaci z toho udělá kterákoli z { $number } karet, které ještě neznáš.
   *[other] { $cards } patří k sobě: kombinaci z toho udělá kterákoli z { $number } karet, které ještě neznáš.
}
reason-splits = { $cards } je kombinace.
reason-alone = { $points ->
    [one] { $cards } nikam nepasuje, a když ti zůstane, stojí tě { $points } bod.
    [few] { $cards } nikam nepasuje, a když ti zůstane, stojí tě { $points } body.
   *[other] { $cards } nikam nepasuje, a když ti zůstane, stojí tě { $points } bodů.
}
reason-spurned = { $seat } nechce { CARDS($cards, case: "accusative") }, tahle karta tam tedy moc nepomůže.
reason-wanted = { $seat } bere { CARDS($cards, case: "accusative") }, a to k ní patří.
reason-completes = { $how ->
    [single] S ní je { $cards } kombinace.
   *[together] S nimi je { $cards } kombinace.
}
reason-fits = { $cards } pasuje ke kombinaci na stole.
reason-lowers = { $points ->
    [1] V ruce pak máš o bod míň.
    [few] V ruce pak máš o { $points } body míň.
   *[other] V ruce pak máš o { $points } bodů míň.
}
reason-no_meld = { $cards } s tvými kartami kombinaci nedá.
reason-penalty = { $number ->
    [1] Klepání přináší trestnou kartu.
    [few] Klepání přináší { $number } trestné karty.
   *[other] Klepání přináší { $number } trestných karet.
}
reason-penalty-buying = { $number ->
    [1] Koupě přináší ještě jednu kartu z balíčku.
    [few] Koupě přináší ještě { $number } karty z balíčku.
   *[other] Koupě přináší ještě { $number } karet z balíčku.
}
reason-left_over = { $points ->
    [1] V ruce máš jen jeden bod a v balíčku zbývá karet: { $number }.
    [few] V ruce máš jen { $points } body a v balíčku zbývá karet: { $number }.
   *[other] V ruce máš jen { $points } bodů a v balíčku zbývá karet: { $number }.
}
reason-out = Tím kolo končí.
reason-out_called = Když se předtím zavolá „Rommé“, kolo tím končí.
reason-waits = { $points ->
    [0] Kolo teď můžeš ukončit, ale čekání může přinést víc.
    [1] Zaklepat můžeš (volné karty: jeden bod), ale čekání může přinést víc.
    [few] Zaklepat můžeš (volné karty: { $points }), ale čekání může přinést víc.
   *[other] Zaklepat můžeš (volné karty: { $points }), ale čekání může přinést víc.
}
reason-lays = { $number ->
    [1] To je jedna karta, v ruce se počítá za { $points }.
    [few] To jsou { $number } karty, v ruce se počítají za { $points }.
   *[other] To je { $number } karet, v ruce se počítají za { $points }.
}
reason-lays-tiles = { $number ->
    [1] To je jeden kámen, na stojánku se počítá za { $points }.
    [few] To jsou { $number } kameny, na stojánku se počítají za { $points }.
   *[other] To je { $number } kamenů, na stojánku se počítají za { $points }.
}
reason-opens = { $how ->
    [single] Tvoje první kombinace má sama { $points } a potřeba je { $number }.
   *[together] Na otevření máš { $points } a potřeba je { $number }.
}
reason-frees = Žolík je pak tvůj, pro kombinaci, která ho potřebuje víc.
reason-keeps_joker = Žolíka si nech: později přinese víc.
reason-nearly_over = { $number ->
    [1] { $seat } má poslední kartu, zbav se tedy bodů.
    [few] { $seat } má už jen { $number } karty, zbav se tedy bodů.
   *[other] { $seat } má už jen { $number } karet, zbav se tedy bodů.
}
reason-nearly_over-tiles = { $number ->
    [1] { $seat } má poslední kámen, zbav se tedy bodů.
    [few] { $seat } má už jen { $number } kameny, zbav se tedy bodů.
   *[other] { $seat } má už jen { $number } kamenů, zbav se tedy bodů.
}
reason-nothing_to_lay = Nic, co můžeš teď vyložit, by nepřineslo víc.
reason-ahead = { $points ->
    [1] To vychází asi o bod líp než druhá nejlepší možnost.
    [few] To vychází asi o { $points } body líp než druhá nejlepší možnost.
   *[other] To vychází asi o { $points } bodů líp než druhá nejlepší možnost.
}
