### Board, hand panel, notices, summaries, and the words in their pictures.
### $until and $ends are times that Discord writes as “in 3 hours” or “2 hours ago”: a sentence must be able to end on them.
### $card and $cards are signs such as 7♥, $who mentions a person, $board is an address.
### A message with -buying, -gin, -tiles, -duel at its end is said in games of that kind instead of the one without.

## Buttons, at most 80 characters each with what is filled in

button-rules = Pravidla
button-help = Nápověda
button-hand = Co mám v ruce
button-board-draw = Líznout
button-board-draw-ends = Líznout (konec kola)
button-board-take = Vzít odhozenou
button-board-knock = Zaklepat
button-board-knock-buying = Koupit
button-board-pass = Pas
button-board-refuse = Odmítnout otočenou
button-board-flip = Otočit
button-board-run = Ať běží samo
# Of the heroes’ game: one flips one’s cards oneself again.
button-board-byhand = Otáčet ručně
button-draw = Líznout z balíčku
button-draw-ends = Líznout: konec kola
button-take = { $card ->
    [none] Vzít odhozenou
   *[other] Vzít { CARDS($card, case: "accusative") }
}
button-back = Vrátit { CARDS($card, case: "accusative") }
button-knock = Zaklepat na { CARDS($card, case: "accusative") }
button-knock-buying = Koupit { CARDS($card, case: "accusative") }
button-pass = Pas
button-more = { $on ->
    [yes] Zpět ke kartám
   *[no] Další
}
button-more-tiles = { $on ->
    [yes] Zpět ke kamenům
   *[no] { button-more }
}
# The term of gin for a hand without deadwood before a discard.
button-biggin = Velký gin
button-lay-card = Vyložit { CARDS($card, case: "accusative") }
button-passturn = { $phase ->
    [upcard] Odmítnout
    [lay_off] Přiložit co nejlíp
   *[other] Pas
}
button-call = { $on ->
    [yes] Zavolá se „Rommé“
   *[no] Zavolat „Rommé“
}
# $other is what a press sorts by.
button-order = { $other ->
    [melds] Seřadit: kombinace
    [number] Seřadit: hodnoty
   *[suit] Seřadit: barvy
}
button-order-tiles = { $other ->
    [melds] Seřadit: kombinace
    [number] Seřadit: čísla
   *[suit] Seřadit: barvy
}
button-show = Obnovit
button-clear = Zrušit výběr
button-orders = Stálé pokyny
button-orders-rest = { $on ->
    [yes] Celé kolo pas
   *[no] Pas na celé kolo
}
button-orders-clear = Žádné pokyny
button-orders-need = Klepat, co potřebuju
button-orders-need-buying = Koupit, co potřebuju
button-passround = Pas na celé kolo
button-orders-back = Zpět ke kartám
button-join = Přisednout
button-leave = Odejít
button-start = Začít
button-cancel = Zrušit hru
button-unseat = Odebrat počítač
button-seat-back = Jsem zpět
button-rematch = Odveta
# A file to download.
button-replay = Soubor se záznamem
button-previous = Zpět
button-next = Dál

## The board

board-heading = ### { $game }
board-two-players = -# Ve dvou se neklepe: kdo je na řadě, odhozenou kartu si prostě vezme.
board-two-players-buying = -# Ve dvou se odhozené karty neprodávají: kdo je na řadě, prostě si je vezme.
board-cancelled = { $closed ->
    [yes] **Tenhle stůl je zavřený.** Proč, říká jeho turnaj.
   *[no] **Tahle hra je zrušená.**
}
board-event = -# { $event }
board-table-ends = { $rests ->
    [yes] -# Čas tohohle stolu skončí { $until }: doba klidu a dovolená posouvají tahy, ne tenhle konec.
   *[no] -# Čas tohohle stolu skončí { $until }.
}
board-moment = **{ $moment }** { $ends }
time-ends = { $until ->
    [none] {""}
   *[other] { $over ->
        [yes] Čas vypršel { $until }, ostatní můžou hrát dál.
       *[no] Čas vyprší { $until }.
    }
}

# In pictures, in small letters, from here to picture-no-cards: as short as can be. $rounds and $lap are numbers or none.
picture-heading = { $rounds ->
    [none] { $lap ->
        [none] Kolo { $round }
       *[other] Kolo { $round }, oběh { $lap }
    }
    [extra] { $lap ->
        [none] Kolo navíc
       *[other] Kolo navíc, oběh { $lap }
    }
   *[other] { $lap ->
        [none] Kolo { $round } z { $rounds }
       *[other] Kolo { $round } z { $rounds }, oběh { $lap }
    }
}
picture-stock = Balíček
picture-discards = Odhozené
picture-claim = Zaklepat?
picture-claim-buying = Koupit?
picture-heroes = Hrdinové
picture-villains = Padouši
picture-takes = bere vše
picture-tied = shoda
picture-at-stake = ve hře
picture-duel-status = { $play_off ->
    [yes] Rozstřel!
   *[no] Všichni otáčejí
}
picture-duel-won = { $team ->
    [heroes] Vyhráli hrdinové!
    [villains] Vyhráli padouši!
   *[none] Remíza!
}
picture-story = { $count ->
    [1] Poslední souboj
    [few] Poslední { $count } souboje
   *[other] Posledních { $count } soubojů
}
picture-no-melds = Zatím nic vyloženého
picture-hand = { $count ->
    [0] Nemáš žádné karty
    [1] Tvoje poslední karta
    [few] Tvoje { $count } karty
   *[other] Tvých { $count } karet
}
picture-deadwood = Volné karty: { $points }
picture-drawn = nová
picture-drawn-tiles = nový
picture-taken = vzatá
picture-round = Kolo { $round }
picture-total = Celkem
picture-sheet = { $won_by ->
    [highest] Tabulka bodů: vyhrává nejvyšší součet
    [lowest] Tabulka bodů: vyhrává nejnižší součet
   *[other] Tabulka bodů
}
picture-winner = Výhra
picture-melded = Kombinace
picture-left-over = Zbylo
picture-no-cards = bez karet
picture-no-cards-tiles = bez kamenů

## The hand panel

hand-note = > { $note }
# $moment is a sentence: a message hand-turn-… or moment-…
hand-moment = **{ $moment }** { $ends } [Stůl]({ $board })
hand-turn-opening_discard = Začínáš: odhoď jednu kartu. V tomhle tahu nelízáš ani nevykládáš.
hand-turn-draw = { $ends ->
    [yes] Jsi na tahu a balíček je prázdný. Vezmi odhozenou kartu, pokud můžeš, nebo lízni a kolo skončí.
   *[no] Jsi na tahu: lízni si kartu.
}
# $lap: taught is for those who learn, before melds can be laid.
hand-turn-play = { $lap ->
    [none] Jsi na tahu: jestli chceš, vylož kombinace, pak odhoď jednu kartu.
    [taught] Jsi na tahu: odhoď jednu kartu.
   *[other] Jsi na tahu: odhoď jednu kartu. Vykládá se od oběhu { $lap }.
}
hand-turn-place = { $eight ->
    [none] { $can ->
        [lay] Jsi na tahu: vylož jednu kartu, která pasuje.
        [draw] Jsi na tahu: nic ti nepasuje, tak si lízni.
       *[pass] Jsi na tahu: nic ti nepasuje a balíček je prázdný, tak pasuj.
    }
   *[other] Začínáš: vylož { $eight }.
}
hand-turn-upcard = Otočená karta se nabízí tobě: vezmi ji, nebo ji odmítni.
hand-turn-play-gin = { $knock ->
    [yes] Jsi na tahu: odhoď jednu kartu, nebo s ní zaklepej.
   *[no] Jsi na tahu: odhoď jednu kartu.
}
hand-turn-owed = Jsi na tahu: { CARDS($card, case: "accusative") } teď vylož v kombinaci, nebo vrať.
hand-turn-lay_off = Protihráč klepe: vyber karty, které pasují k jeho kombinacím, a přilož je, nebo to nech udělat za sebe.
# $limit is a number of points.
hand-gin-limit = { $limit ->
    [0] Klepat smíš jen bez volných karet: jedině gin.
    [1] Klepat smíš, když máš ve volných kartách nejvýš 1 bod.
    [few] Klepat smíš, když máš ve volných kartách nejvýš { $limit } body.
   *[other] Klepat smíš, když máš ve volných kartách nejvýš { $limit } bodů.
} { $doubled ->
    [yes] Tohle kolo se počítá dvojnásobně.
   *[no] {""}
}
hand-team = { $team ->
    [heroes] Hraješ za **hrdiny**, červené barvy.
   *[villains] Hraješ za **padouchy**, černé barvy.
}
hand-discarded = Teď můžou ostatní zaklepat na { CARDS($card, case: "accusative") }.
hand-discarded-buying = Teď můžou ostatní koupit { CARDS($card, case: "accusative") }.
hand-window-next-buying = { $card } je na prodej a ty jsi na řadě: vezmi tu kartu, nebo lízni z balíčku.
hand-window-next = { $card } je k mání a ty jsi na řadě: vezmi tu kartu, nebo lízni z balíčku.
hand-answered = { $answer ->
    [claim] Odpověď na { CARDS($card, case: "accusative") }: zaklepat.
   *[pass] Odpověď na { CARDS($card, case: "accusative") }: pas.
} { $sealed ->
    [yes] Odpovědi se otevřou, až vyprší čas nebo odpoví všichni.
   *[no] {""}
}
hand-answered-buying = { $answer ->
    [claim] Odpověď na { CARDS($card, case: "accusative") }: koupit.
   *[pass] Odpověď na { CARDS($card, case: "accusative") }: pas.
} { $sealed ->
    [yes] Odpovědi se otevřou, až vyprší čas nebo odpoví všichni.
   *[no] {""}
}
hand-sealed = { $claimed ->
    [yes] Tvoje odpověď: chceš ji.
   *[no] Tvoje odpověď: pasuješ.
}
hand-chosen = Vybráno: { $cards }
hand-opening = { $scope ->
    [single] Tvoje první kombinace v kole musí mít sama aspoň tolik bodů: { $needed }.
   *[sum] Tvoje první kombinace v kole musí mít dohromady aspoň tolik bodů: { $needed }.
}
swap-held = Uvolněný žolík se musí hned vyložit: vyber ho i s dalšími kartami a vylož je.
# In selects, up to card-as: at most 100 characters each.
select-cards = Vyber své karty
select-cards-tiles = Vyber své kameny
select-pile = Vzít z otevřeného balíčku
select-placeable = Vyber kartu k vyložení
# $first is the first choice of the next page.
select-on = Další: { $first } …
select-more = Další
pile-depth = { $above ->
    [0] Vzít { CARDS($card, case: "accusative") }
    [1] Vzít { CARDS($card, case: "accusative") } a kartu výš
    [few] Vzít { CARDS($card, case: "accusative") } a { $above } karty výš
   *[other] Vzít { CARDS($card, case: "accusative") } a { $above } karet výš
}
select-new-card = právě líznutá
# One of two like cards, and a joker with what it stands for.
card-copy = { $card } ({ $copy }. kus)
card-as = { $card }={ $face }

question-meld = Jak to myslíš?
question-layoff = Kam to patří?
question-swap = Který žolík?
question-stale = Na stole se mezitím něco změnilo, vyber prosím znovu.
way-worth = { $points ->
    [1] za jeden bod
    [few] za { $points } body
   *[other] za { $points } bodů
}
# Choices of a select, as are the next two: at most 100 characters. $meld is its cards.
way-laid-off = { $card } k { $meld }
way-swap = { $card } do { $meld }
way-lying = { $meld } ({ $owner })
# $melds are the melds found among chosen cards, $left the cards beside them, $wanted cards that would help.
meld-left-over = { $melds ->
    [none] Zatím žádná kombinace.
   *[other] V kombinaci: { $melds }. Mimo kombinace: { $left }.
} { $wanted ->
    [none] {""}
   *[other] Přidej { $wanted }, nebo jich vyber míň.
}

orders-about = ## Stálé pokyny
    Odpoví za tebe, když je karta k mání, a nikdo jiný je nevidí.
    - **Karty, které chceš**, a **pas na všechno ostatní** platí pro tohle kolo.
    - **{ orders-melds }** platí celou partii a řídí se tím, co máš v ruce, když vyprší čas.
orders-needed = Vyplněno podle toho, co máš teď v ruce: { $faces }.
orders-need-nothing = Novou kombinaci ti teď žádná jednotlivá karta nedá. Vyber karty podle sebe.
# $order is the sentence orders-passing-all.
orders-passing = { $order } Zrušíš to ve stálých pokynech.
# Hints in selects. $suit is suit-cards-0 to -3; it may stand after a colon.
orders-suit-buying = Koupit: { $suit }
orders-suit = Klepat: { $suit }

## Notices

# $who has to move; $phase says what comes next, so both sentences may be turned together.
notice-turn = { $phase ->
    [opening_discard] { $who }, začínáš hru [{ $game }]({ $board }): odhoď kartu.
    [eight] { $who }, začínáš hru [{ $game }]({ $board }): vylož svou osmičku.
   *[other] { $who }, jsi na tahu ve hře [{ $game }]({ $board }).
} { $phase ->
    [draw] Lízni si.
    [play] Líznuto máš: odhoď kartu.
    [upcard] Otočená karta se nabízí tobě.
    [lay_off] Přilož svoje karty.
    [lay_or_draw] Vylož kameny, nebo si jeden lízni.
    [lay_or_pass] Vylož kameny, nebo dej pas.
    [lay_or_put_aside] Vylož kameny, nebo jeden odlož stranou.
    [lay] Vylož kameny, nebo ukonči tah.
    [put_aside] Odlož jeden kámen stranou.
    [place] Vylož kartu, nebo lízni, když žádná nepasuje.
   *[other] {""}
} { $ends ->
    [none] Nespěchej.
   *[other] { $ends }
}
# $kept is a number of turns, or none.
notice-autopilot = { $rests ->
    [yes] { $who }, tvoje místo ve hře [{ $game }]({ $board }) hlídá počítač a zahraje za tebe, až se partie rozběhne.
   *[no] { $who }, dlouho nic, a tak za tebe hru [{ $game }]({ $board }) hraje počítač.
} Vrátíš se kterýmkoli tahem, nebo tímhle tlačítkem. { $kept ->
    [none] {""}
    [one] Po { $kept } dalším tahu může tvoje místo převzít někdo jiný.
    [few] Po { $kept } dalších tazích může tvoje místo převzít někdo jiný.
   *[other] Po { $kept } dalších tazích může tvoje místo převzít někdo jiný.
}
notice-back = { $who } je zpět a hraje dál.

## Summaries

summary-round = ## Kolo { $round }
    { $end }
summary-melded = { $name }, kombinace: { $cards }.
summary-hand = { $name } má v ruce { CARDS($cards, case: "accusative") }.
summary-no-hand = { $name } nemá v ruce nic.
summary-no-hand-tiles = { $name } nemá žádné kameny.
# $winners is a list of $count names.
summary-match = ## { $game }: konec partie
    { $count ->
        [1] **Vyhrává { $winners }!**
        [few] **O výhru se dělí { $winners }!**
       *[other] **O výhru se dělí { $winners }!**
    }
summary-won-by = -# { $how }
summary-number = -# Hra { $game }
# What is read aloud of a picture: its heading, the points of a round (a list of summary-seat-points), one seat’s.
summary-sheet-alt = { $title }.
summary-sheet-round = Kolo { $round }: { $points }.
summary-seat-points = { $name } { SCORE($points) }

## The duel

duel-running = Karty se otáčejí samy: { $names }. Jakmile to tak nechají všichni, souboj doběhne do konce.
