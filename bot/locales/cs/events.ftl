### One line for each thing that happens, and where the game stands. Names and cards come ready to read.
### $seat is the name of one person whose gender nobody knows: the present tense, or a form without gender, serves as well.

event-round_began = { $starter ->
    [none] Začíná kolo { $round }.
   *[other] Kolo { $round }: rozdává { $dealer }, začíná { $starter }.
}
event-hand_dealt = { $seat } dostává { CARDS($cards, case: "accusative") }.
event-upcard_turned = Vedle balíčku se otáčí { $card }.
event-turn_began = Na řadě: { $seat }.
event-drew_stock = { $card ->
    [none] { $seat } líže z balíčku.
   *[other] { $seat } líže z balíčku { CARDS($card, case: "accusative") }.
}
event-took_discard = { $above ->
    [none] { $seat } bere { CARDS($card, case: "accusative") } z odhazovacího balíčku.
   *[other] { $seat } bere { CARDS($card, case: "accusative") } z odhazovacího balíčku a vše nad tím: { $above }.
}
event-returned_discard = { $above ->
    [none] { $seat } vrací { CARDS($card, case: "accusative") } na odhazovací balíček.
   *[other] { $seat } vrací { CARDS($card, case: "accusative") } a vše nad tím na odhazovací balíček.
}
event-meld_laid = { $meld_kind ->
    [run] { $value ->
        [one] { $seat } vykládá postupku { CARDS($cards, case: "accusative") } ({ $value } bod).
        [few] { $seat } vykládá postupku { CARDS($cards, case: "accusative") } ({ $value } body).
       *[other] { $seat } vykládá postupku { CARDS($cards, case: "accusative") } ({ $value } bodů).
    }
    [set] { $value ->
        [one] { $seat } vykládá set { CARDS($cards, case: "accusative") } ({ $value } bod).
        [few] { $seat } vykládá set { CARDS($cards, case: "accusative") } ({ $value } body).
       *[other] { $seat } vykládá set { CARDS($cards, case: "accusative") } ({ $value } bodů).
    }
   *[flush] { $value ->
        [one] { $seat } vykládá fleš { CARDS($cards, case: "accusative") } ({ $value } bod).
        [few] { $seat } vykládá fleš { CARDS($cards, case: "accusative") } ({ $value } body).
       *[other] { $seat } vykládá fleš { CARDS($cards, case: "accusative") } ({ $value } bodů).
    }
}
event-opened = { $points ->
    [1] { $seat } otevírá za jeden bod.
    [few] { $seat } otevírá za { $points } body.
   *[other] { $seat } otevírá za { $points } bodů.
}
# $cards is the whole meld as it lies now.
event-laid_off = { $seat } přikládá { CARDS($card, case: "accusative") }: { $cards }.
event-joker_swapped = { $seat } uvolňuje žolíka za { $card }: { $cards }.
event-discarded = { $seat } odhazuje { CARDS($card, case: "accusative") }.
event-window_opened = { $card } je k mání, dá se zaklepat.
event-window_answered = { $claimed ->
    [yes] { $seat } klepe.
   *[no] { $seat } pasuje.
}
event-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] { $seat } získává { CARDS($card, case: "accusative") }.
        [1] { $seat } klepe a získává { CARDS($card, case: "accusative") } s trestnou kartou.
        [few] { $seat } klepe a získává { CARDS($card, case: "accusative") }, k tomu { $penalty } trestné karty.
       *[other] { $seat } klepe a získává { CARDS($card, case: "accusative") }, k tomu { $penalty } trestných karet.
    }
   *[other] { $penalty ->
        [0] { $seat } získává { CARDS($card, case: "accusative") }.
        [1] { $seat } klepe a získává { CARDS($card, case: "accusative") } s trestnou kartou: { $drawn }.
        [few] { $seat } klepe a získává { CARDS($card, case: "accusative") }, k tomu { $penalty } trestné karty: { $drawn }.
       *[other] { $seat } klepe a získává { CARDS($card, case: "accusative") }, k tomu { $penalty } trestných karet: { $drawn }.
    }
}
event-window_opened-buying = { $card } je na prodej.
event-window_answered-buying = { $claimed ->
    [yes] { $seat } chce koupit.
   *[no] { $seat } pasuje.
}
event-claim_won-buying = { $penalty ->
    [0] { $seat } získává { CARDS($card, case: "accusative") }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [1] { $seat } kupuje { CARDS($card, case: "accusative") } s kartou z balíčku.
            [few] { $seat } kupuje { CARDS($card, case: "accusative") }, k tomu { $penalty } karty z balíčku.
           *[other] { $seat } kupuje { CARDS($card, case: "accusative") }, k tomu { $penalty } karet z balíčku.
        }
       *[other] { $penalty ->
            [1] { $seat } kupuje { CARDS($card, case: "accusative") } s kartou z balíčku: { $drawn }.
            [few] { $seat } kupuje { CARDS($card, case: "accusative") }, k tomu { $penalty } karty z balíčku: { $drawn }.
           *[other] { $seat } kupuje { CARDS($card, case: "accusative") }, k tomu { $penalty } karet z balíčku: { $drawn }.
        }
    }
}
event-claim_unwanted-buying = { $seats ->
    [none] Nikdo nekupuje { CARDS($card, case: "accusative") }.
   *[other] Nikdo nekupuje { CARDS($card, case: "accusative") } – nesouhlasí: { $seats }.
}
event-claim_unwanted = { $seats ->
    [none] { CARDS($card, case: "accusative") } nikdo nedostal.
   *[other] { CARDS($card, case: "accusative") } nikdo nedostal – nesouhlasí: { $seats }.
}
event-flipped = { $seat } má otočeno.
event-letting_run = { $agree ->
    [yes] Karty se odteď otáčejí samy: { $seat }.
   *[no] { $seat } zase otáčí ručně.
}
# $cards is a number.
event-comparison_decided = { $taker ->
    [none] { $shown }: o nejvyšší je shoda, karet ve hře: { $cards }.
   *[other] { $cards ->
        [1] { $shown }: { $taker } bere kartu.
        [few] { $shown }: { $taker } bere { $cards } karty.
       *[other] { $shown }: { $taker } bere { $cards } karet.
    }
}
# One of a list: who turned up which card. $shown is that list.
shown-card = { $seat } { $card }
event-play_off_called = { $seats ->
    [none] Nikdo ze shody už nemá kartu: vše bere další souboj.
   *[other] Rozstřel, znovu otáčejí jen: { $seats }.
}
event-card_placed = { $seat } vykládá { CARDS($card, case: "accusative") }.
event-turn_passed = { $seat } pasuje.
event-starter_drawn = Losování o začátek: { $draws }. Začíná { $starter }.
# $moved is a number of cards that lay there already.
event-table_laid = { $cards ->
    [none] { $seat } nechává kombinace rozebrané.
   *[other] { $moved ->
        [0] { $seat } vykládá { CARDS($cards, case: "accusative") }.
        [1] { $seat } vykládá { CARDS($cards, case: "accusative") } a jeden kus přesouvá.
        [few] { $seat } vykládá { CARDS($cards, case: "accusative") } a { $moved } kusy přesouvá.
       *[other] { $seat } vykládá { CARDS($cards, case: "accusative") } a { $moved } kusů přesouvá.
    }
}
event-tile_taken = { $source ->
    [open] { $seat } bere otevřený kámen { $card }.
   *[aside] { $seat } bere { CARDS($card, case: "accusative") }, dosud odložené stranou.
}
event-tile_put_aside = { $seat } odkládá stranou { CARDS($card, case: "accusative") }.
event-loose_tiles_taken = { $seat } si musí vzít, co leží na stole volné: { $cards }.
event-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] { $seat } líže trestný kámen.
        [few] { $seat } líže { $count } trestné kameny.
       *[other] { $seat } líže { $count } trestných kamenů.
    }
   *[other] { $seat } líže za trest: { $cards }.
}
event-drew_stock-tiles = { $card ->
    [none] { $seat } líže kámen.
   *[other] { $seat } líže { CARDS($card, case: "accusative") }.
}
event-upcard_turned-tiles = Na posledním sloupku leží otevřený kámen: { $card }.
event-round_began-tiles = Kolo { $round }: začíná { $starter }.
event-stock_renewed = { $shuffled ->
    [yes] Z odhozených karet je nový zamíchaný balíček, karet: { $cards }.
   *[no] Z odhozených karet je nový obrácený balíček, karet: { $cards }.
}
event-timed_out = { $undone ->
    [yes] { $seat }: při vykládání vypršel čas. Co bylo rozdělané, se vrací.
   *[no] { $seat }: vypršel čas. Zahrály hodiny.
}
event-call_forgotten = { $card ->
    [none] { $seat } nevolá „Rommé“, líže kartu a hraje dál.
   *[other] { $seat } nevolá „Rommé“, líže { CARDS($card, case: "accusative") } a hraje dál.
}
event-floated = { $seat } vykládá poslední kartu a hraje dál bez karet: zavře příštím odhozením.
event-upcard_refused = { $seat } nechce { CARDS($card, case: "accusative") }.
event-knocked = { $left ->
    [0] { $big ->
        [yes] { $seat } má velký gin!
       *[no] { $seat } má gin!
    }
    [1] { $seat } klepe, volné karty: jeden bod.
    [few] { $seat } klepe, volné karty: { $left }.
   *[other] { $seat } klepe, volné karty: { $left }.
}
event-romme_called = { $left ->
    [0] { $seat } volá „Rommé“!
   *[other] { $seat } ohlašuje Rommé, v ruce zbývá { $left }!
}
event-seat_left = { $seat } odchází z partie.
event-seat_eliminated = { $seat } vypadává, celkem bodů: { SCORE($total) }.
# $ended is a sentence round-end-…
event-round_ended = Kolo { $round } skončilo. { $ended }
event-match_ended = { $count ->
    [1] Partie skončila: vyhrává { $winners }!
    [few] Partie skončila: o výhru se dělí { $winners }!
   *[other] Partie skončila: o výhru se dělí { $winners }!
}

## Where the game stands

moment-shuffle = Karty se míchají.
moment-shuffle-tiles = Kameny se míchají.
moment-opening_discard = { $seat } začíná odhozením.
moment-draw = { $seat } má líznout.
moment-draw_ends = { $seat } může vzít odhozenou kartu; líznutím kolo skončí.
moment-play = { $seat } má odhodit.
moment-owed = { $seat } má { CARDS($card, case: "accusative") } vyložit, nebo vrátit.
moment-window-buying = { $card } je na prodej: koupit, nebo pas.
moment-window = { $card } je k mání: zaklepat, nebo pas.
moment-flip = { $seats ->
    [none] Karty se otáčejí samy.
   *[other] Ještě mají otočit: { $seats }.
}
moment-upcard = { $seat } smí otočenou kartu vzít, nebo odmítnout.
moment-lay_off = { $seat } smí přikládat ke kombinacím toho, kdo klepe.
moment-play-gin = { $seat } má odhodit, nebo zaklepat.
moment-eight = { $seat } má vyložit první osmičku.
moment-place = { $seat } má vyložit kartu, nebo líznout, když žádná nepasuje.
moment-place_or_draw = { $seat } má vyložit kartu, nebo líznout.
moment-place_or_pass = { $seat } má vyložit kartu, nebo dát pas, když žádná nepasuje.
moment-lay_or_draw = { $seat } má vyložit kameny, nebo jeden líznout.
moment-lay_or_pass = { $seat } má vyložit kameny, nebo dát pas.
moment-draw-tiles = { $seat } si má vzít kámen.
moment-lay = { $seat } má vyložit kameny, nebo ukončit tah.
moment-lay_or_put_aside = { $seat } má vyložit kameny, nebo jeden odložit stranou.
moment-put_aside = { $seat } má odložit kámen stranou.
moment-over = Partie skončila.
