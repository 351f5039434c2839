### Cards in words, and what the pictures show: alt texts hold at most 1,024 characters, so they are terse.

# What else may be typed for the English letters, each pair as it is typed and what it stands for, with blanks between
# them: “D=Q B=J P=S KA=D”. Ranks are A, J, Q, K and T (ten), suits S, H, D and C. English stays valid and is
# tried first: C is never carreau. English needs none.
typed-cards = D=Q E=A P=S SR=H KA=D KR=C
# The same for the letters of tile colours: P (purple), B (black), G (green) and Y (grey).
typed-tiles-002 = F=P C=B Č=B Z=G S=Y Š=Y
# N (brown), R (red), B (blue) and W (white).
typed-tiles-004 = H=N C=R Č=R M=B

# What stands between things that are told in a row, as “5, 6, king”, and between such rows: nothing before or after.
row-told = { $before }, { $after }
row-rows = { $before }; { $after }
card-joker = Žolík
card-joker-accusative = žolíka
# “hearts 5, 6, king”, “purple 7”: keep the suit or colour first, as “, 8, 9” may follow. It names: no agreement.
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [1] jeden žolík
    [few] { $count } žolíci
   *[other] { $count } žolíků
}
cards-jokers-accusative = { $count ->
    [1] jednoho žolíka
    [few] { $count } žolíky
   *[other] { $count } žolíků
}
# Before cards, in “Row of hearts”, and tiles in “**P** for purple”.
suit-cards-0 = piky
suit-cards-1 = srdce
suit-cards-2 = kára
suit-cards-3 = kříže
suit-tiles-002-0 = fialová
suit-tiles-002-0-accusative = fialovou
suit-tiles-002-1 = černá
suit-tiles-002-1-accusative = černou
suit-tiles-002-2 = zelená
suit-tiles-002-2-accusative = zelenou
suit-tiles-002-3 = šedá
suit-tiles-002-3-accusative = šedou
suit-tiles-004-0 = hnědá
suit-tiles-004-0-accusative = hnědou
suit-tiles-004-1 = červená
suit-tiles-004-1-accusative = červenou
suit-tiles-004-2 = modrá
suit-tiles-004-2-accusative = modrou
suit-tiles-004-3 = bílá
suit-tiles-004-3-accusative = bílou
# $letter: as it is typed in every language.
tile-colour = **{ $letter }** je { $name }
rank-1 = eso
rank-11 = kluk
rank-12 = dáma
rank-13 = král

alt-board-round = { $rounds ->
    [none] Kolo { $round }.
    [extra] Kolo navíc.
   *[other] Kolo { $round } z { $rounds }.
}
alt-board-piles = { $top ->
    [none] Dobírací balíček { $stock }; odhazovací je prázdný.
   *[other] Dobírací balíček { $stock }; odhazovací { $discards }, navrchu { $top }.
}
alt-board-stock = Dobírací balíček { $stock }.
alt-board-pool = Zásoba { $pool }.
alt-board-open-tile = Otevřený kámen: { $card }.
alt-board-aside = { $free ->
    [yes] { $name } odkládá stranou { CARDS($card, case: "accusative") }, v tomhle tahu je k mání.
   *[no] { $name } odkládá stranou { CARDS($card, case: "accusative") }.
}
# $laid, $moved: cards, or none.
alt-board-changed = { $laid ->
    [none] Naposledy přesunuto: { $moved }.
   *[other] { $moved ->
        [none] Naposledy vyloženo: { $laid }.
       *[other] Naposledy vyloženo: { $laid }; přesunuto: { $moved }.
    }
}
# $suit: hearts …; $low, $high: cards.
alt-board-row = { $cards ->
    [none] Řada, { $suit }: nezačatá.
   *[other] Řada, { $suit }: { $cards }.
}
alt-board-shown = Naposledy ukázáno: { $cards }.
alt-board-at-stake = Karet ve hře: { $cards }.
alt-board-pile = { picture-pile }: { $cards }.
alt-board-seat = { $name }: { $told }.
alt-seat-of-team = { $team ->
    [heroes] { $name } (hrdinové)
   *[villains] { $name } (padouši)
}
# Up to alt-seat-to-act: in a row with commas after a name and a colon, whoever it is.
alt-seat-out = mimo hru
alt-seat-holds = { $count ->
    [1] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
alt-seat-holds-tiles = { $count ->
    [1] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
alt-seat-taken = získáno { $count }
alt-seat-total = celkem { SCORE($total) }
alt-seat-to-act = na tahu
alt-board-melds = Na stole:
alt-board-no-melds = Na stole nejsou žádné kombinace.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-joker-as = { $joker } jako { $face }

alt-hand = { $count ->
    [0] Nemáš v ruce nic.
    [1] Tvoje jediná karta: { $cards }.
    [few] Tvoje { $count } karty: { $cards }.
   *[other] Tvých { $count } karet: { $cards }.
}
alt-hand-tiles = { $count ->
    [0] Tvůj stojánek je prázdný.
    [1] Tvůj jediný kámen: { $cards }.
    [few] Tvoje { $count } kameny: { $cards }.
   *[other] Tvých { $count } kamenů: { $cards }.
}
alt-hand-drawn = Právě líznuto: { $cards }.
alt-hand-chosen = Vybráno: { $cards }.

## Names of games and paces

# Names: as the booklet prints them in the language, or nearest to it. Summaries: two lines of a panel.
variant-name-disney_basic = Disney 100 Rummy
variant-summary-disney_basic = Sbírej sety a postupky, vykládej je a zbav se všech karet. Na odhozenou kartu, kterou chceš, zaklepej.
variant-summary-disney_basic-claimless = Sbírej sety a postupky, vykládej je a zbav se všech karet.
variant-name-disney_layoff = Rommé s dokládáním
variant-summary-disney_layoff = Vykládej sety a postupky a přikládej ke všemu na stole. Kdo je první bez karet, vyhrává kolo.

variant-name-czech_rummy = České rummy
variant-summary-czech_rummy = Vykládej sety a postupky a přikládej k cizím. S moc body vypadneš, vyhrává poslední ve hře.
variant-name-gin_rummy = Gin rummy
variant-summary-gin_rummy = Pro dva. Skládej kombinace v ruce a zaklepej, až ti zbude málo volných karet.
variant-name-rummy_500 = 500 rummy
variant-summary-rummy_500 = Všechny odhozené karty leží odkryté: vezmi si, kolik jich využiješ. Co vyložíš, máš v bodech.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Vykládej sety a postupky od prvního tahu. Až ti v ruce zbude málo bodů, ohlas Rommé.
variant-name-nsv_buy = Rommé s kupováním
variant-summary-nsv_buy = Rommé s kupováním: otevřenou kartu smíš koupit mimo pořadí, za jednu kartu z balíčku navíc.
variant-name-nsv_layoff = Rommé s přikládáním
variant-summary-nsv_layoff = Rommé bez ohlášení: vykládej kombinace, přikládej ke všem na stole a zavři jako první.
variant-name-nsv_robber = Loupežnické Rommé
variant-summary-nsv_robber = Lízni, vykládej a přepadni stůl: jeho kombinace smíš rozebrat a složit jinak.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Kameny: vylož, nebo lízni. Po prvním vyložení smíš přestavět celý stůl.
variant-name-tile_rummy = Rummy s kameny
variant-summary-tile_rummy = Kameny: vylož, nebo lízni. Otevři hru a ve stejném tahu přestav celý stůl.
variant-name-disney_duel = Hrdinové proti padouchům
variant-summary-disney_duel = Červená proti černé: všichni otočí kartu a nejvyšší bere vše. Rychlovka, není co řešit.
variant-name-disney_karo8 = Kárová 8
variant-summary-disney_karo8 = Dva týmy staví čtyři řady od osmiček. Co si necháš, je stejně důležité jako to, co vyložíš.

# After a colon, in selects, and typed.
pace-live = živé
pace-quick = rychlé
pace-daily = denní
pace-slow = pomalé
pace-friendly = přátelské
pace-custom = vlastní
pace-named = { $name }: { $lengths }
pace-lengths-claimless = { $reserve ->
    [none] { $turn } na tah
   *[other] { $turn } na tah a { $reserve } v rezervě
}
pace-lengths-duel = { $turn } na kartu
pace-lengths-buying = { $reserve ->
    [none] { $turn } na tah, { $window } na nákup
   *[other] { $turn } na tah a { $reserve } v rezervě, { $window } na nákup
}
pace-lengths = { $reserve ->
    [none] { $turn } na tah, { $window } na zaklepání
   *[other] { $turn } na tah a { $reserve } v rezervě, { $window } na zaklepání
}
