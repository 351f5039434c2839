### One line a turn for those who play a game for the first time: what is possible now, and why. On a phone it is one line:
### about 40 characters. $card is one card, $cards are several; $needed, $points, $limit and $left are points.

lesson = { $first ->
    [yes] 💡 { $tip }
        -# Tyhle řádky vypneš přes **/{ command-me.name }**.
   *[no] 💡 { $tip }
}

## Cards

lesson-start = Odhoď kartu, která nepasuje.
lesson-draw = { $why ->
    [never] Lízni z balíčku.
    [empty] Lízni: odhozená karta není.
    [claimed] Lízni: odhozená karta je pryč.
    [often] Lízni: odhozené se braly moc často.
    [refused] Lízni: otočenou nikdo nechce.
   *[early] Lízni: odhozené se berou od oběhu { $from }.
}
lesson-choose = { $use ->
    [meld] { $card } dá kombinaci: ber.
    [table] { $card } pasuje na stůl: ber.
    [joker] { $card } uvolní žolíka: vzít?
   *[none] { $card } kombinaci nedá: lízni.
}
lesson-only-melded = { $fits ->
    [yes] { $card } dá kombinaci: vezmi a vylož.
    [table] { $card } pasuje na stůl: vezmi a vylož.
    [joker] { $card } uvolní žolíka: vezmi a vylož.
    [hint] Vezmi { CARDS($card, case: "accusative") } a stiskni **{ button-hint }**, nebo lízni.
    [rebuild] Vezmi { CARDS($card, case: "accusative") } a **{ button-rebuild }**, nebo lízni.
    [short] { $card } nestačí na { $needed } bodů: lízni.
   *[no] { $card } kombinaci nedá: lízni.
}
lesson-pile = { $can ->
    [yes] Lízni, nebo vezmi, co vyložíš.
   *[no] Z odhozených nic nevyložíš: lízni.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] { $card } dá kombinaci: zaklepat?
        [1] { $card } dá kombinaci: zaklepat (+1 karta)?
        [few] { $card } dá kombinaci: zaklepat (+{ $penalty } karty)?
       *[other] { $card } dá kombinaci: zaklepat (+{ $penalty } karet)?
    }
    [table] { $penalty ->
        [0] { $card } pasuje na stůl: zaklepat?
        [1] { $card } pasuje na stůl: zaklepat (+1 karta)?
        [few] { $card } pasuje na stůl: zaklepat (+{ $penalty } karty)?
       *[other] { $card } pasuje na stůl: zaklepat (+{ $penalty } karet)?
    }
   *[joker] { $penalty ->
        [0] { $card } uvolní žolíka: zaklepat?
        [1] { $card } uvolní žolíka: zaklepat (+1 karta)?
        [few] { $card } uvolní žolíka: zaklepat (+{ $penalty } karty)?
       *[other] { $card } uvolní žolíka: zaklepat (+{ $penalty } karet)?
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] { $card } dá kombinaci: koupit?
        [1] { $card } dá kombinaci: koupit (+1 karta)?
        [few] { $card } dá kombinaci: koupit (+{ $penalty } karty)?
       *[other] { $card } dá kombinaci: koupit (+{ $penalty } karet)?
    }
    [table] { $penalty ->
        [0] { $card } pasuje na stůl: koupit?
        [1] { $card } pasuje na stůl: koupit (+1 karta)?
        [few] { $card } pasuje na stůl: koupit (+{ $penalty } karty)?
       *[other] { $card } pasuje na stůl: koupit (+{ $penalty } karet)?
    }
   *[joker] { $penalty ->
        [0] { $card } uvolní žolíka: koupit?
        [1] { $card } uvolní žolíka: koupit (+1 karta)?
        [few] { $card } uvolní žolíka: koupit (+{ $penalty } karty)?
       *[other] { $card } uvolní žolíka: koupit (+{ $penalty } karet)?
    }
}
lesson-claim-next = { $use ->
    [meld] { $card } dá kombinaci: ber, zadarmo.
    [table] { $card } pasuje na stůl: ber, zadarmo.
   *[joker] { $card } uvolní žolíka: ber, zadarmo.
}
lesson-claim-idle = { $next ->
    [yes] { $card } kombinaci nedá: lízni.
   *[no] { $card } kombinaci nedá: pasuj.
}
lesson-owed = Vylož { CARDS($card, case: "accusative") } hned v kombinaci.
lesson-owed-alone = { $rebuild ->
    [hint] **{ button-hint }** najde místo, nebo { $card } vrať.
    [yes] Zkus **{ button-rebuild }**, nebo { $card } vrať.
   *[no] { $card } kombinaci nedá: vrať.
}
lesson-early = Kombinace až od oběhu { $from }: jen odhoď.
lesson-last = Odhoď { CARDS($card, case: "accusative") } a kolo je tvoje.
lesson-last-called = { $card ->
    [all] **Zavolat „Rommé“** (Další), pak vyložit vše.
   *[other] **Zavolat „Rommé“** (Další), pak { CARDS($card, case: "accusative") }.
}
lesson-opens = { $scope ->
    [single_meld] Na otevření { $points } z { $needed }: vylož ji.
   *[sum_of_melds] Na otevření { $points } z { $needed }: vylož je.
}
lesson-short = { $scope ->
    [single_meld] Nejlepší kombinace: { $points } z { $needed }. Odhoď.
   *[sum_of_melds] Tvoje kombinace: { $points } z { $needed }. Odhoď.
}
lesson-no-meld = Sbírej kombinace za { $needed } a odhoď.
lesson-melds = { $counts ->
    [for] Vylož kombinaci: počítá se ti.
   *[against] Vylož kombinaci: pak už tě nic nestojí.
}
lesson-fits = { $card } pasuje na stůl: vyber.
lesson-frees = { $card } uvolní žolíka: vyber.
lesson-table-counts = { $how ->
    [rebuild] **{ button-rebuild }**, ať dáš { $needed }, nebo odhoď.
   *[wait] Ani se stolem nedáš { $needed }: odhoď.
}
lesson-rebuild = Zkus **{ button-hint }**, nebo odhoď.
lesson-card-alone = { $needed ->
    [0] Vylož karty stejné nebo po sobě.
   *[other] Na otevření vylož kombinace za { $needed }.
}
lesson-nothing = Není co vyložit: odhoď, co nepasuje.
lesson-keep = Zatím není co vyložit: odhoď kartu.
lesson-laid = Leží. Odhoď, nebo si to vezmi zpět.

## Gin

lesson-upcard = { $fits ->
    [yes] { $card } dá kombinaci: ber.
   *[no] { $card } kombinaci nedá: odmítni ji.
}
lesson-deadwood = { $reach ->
    [gin] Odhoď { CARDS($card, case: "accusative") } a zaklepej: to je gin.
    [knock] Odhoď { CARDS($card, case: "accusative") }: zaklepej (máš { $left }), nebo hraj dál.
   *[wait] Odhoď { CARDS($card, case: "accusative") }: klepat jde do { $limit }.
}
lesson-lay-off = { $cards ->
    [none] Nic ti nepasuje: pokračuj.
   *[other] { $count ->
        [1] { $cards } pasuje: přilož co nejlíp.
        [few] Pasují { $count } karty: přilož co nejlíp.
       *[other] Pasuje { $count } karet: přilož co nejlíp.
    }
}

## Rows from the eights

lesson-eight = Řady rostou od osmiček: vylož svou.
lesson-one-card = { $draw ->
    [yes] { $card } pasuje do řady: vylož, nebo lízni.
   *[no] Do řady pasuje jen { $card }: vylož ji.
}
lesson-cards = { $draw ->
    [yes] Vylož, co pomůže týmu, nebo lízni.
   *[no] Vylož, co tvému týmu pomůže nejvíc.
}

## Tiles

lesson-tile-first = { $aside ->
    [none] Nejdřív si vezmi kámen ze zásoby.
   *[other] Vezmi kámen, nebo { $aside } a hned vylož.
}
lesson-put-aside = Odlož kámen, který nikam nepasuje.
lesson-tile-alone = { $needed ->
    [0] Vylož tři stejná čísla nebo tři po sobě.
   *[other] Na otevření vylož kombinace za { $needed }.
}
lesson-tile-opens = Na otevření { $points } z { $needed }: vylož je.
lesson-tile-short = { $points ->
    [0] Zatím žádná kombinace:
   *[other] Na otevření { $points } z { $needed }:
} { $instead ->
    [draw] lízni kámen.
    [aside] odlož kámen stranou.
   *[end] ukonči tah.
}
lesson-tile-melds = Máš kombinaci: vylož ji.
lesson-tile-fits = { $card } pasuje na stůl: vyber ho.
lesson-tile-nothing = { $rebuild ->
    [yes] Zkus **{ button-hint }**, nebo
   *[no] Zatím není co vyložit:
} { $instead ->
    [draw] lízni kámen.
    [aside] odlož kámen stranou.
   *[end] ukonči tah.
}
