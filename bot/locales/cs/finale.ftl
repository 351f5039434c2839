### The end of a match: the moment that decided it, what its players did best, and the way to another.

button-scores = Body
button-next-match = Další partie
button-best-of = { $best ->
    [1] Nejvýš jedna partie
    [few] Nejvýš { $best } partie
   *[other] Nejvýš { $best } partií
}
button-one-more = A ještě jednu
# $score: “Ada 2 and Ben 1”.
series-score = { $best ->
    [1] Nejvýš jedna partie: { $score }
    [few] Nejvýš { $best } partie: { $score }
   *[other] Nejvýš { $best } partií: { $score }
}
series-apart = Série je jen pro ty, kdo ji začali: { $names }. { $over ->
    [yes] **Skončila.**
   *[no] Jinak končí.
}
series-won = { $how ->
    [single] **Sérii vyhrává { $names }.**
    [several] **Sérii vyhrávají { $names }.**
   *[level] Série končí nerozhodně.
}

finale-title = { $won_by ->
    [highest] Vyhrává nejvyšší součet
    [lowest] Vyhrává nejnižší součet
    [last_player_standing] Vyhrává poslední, kdo zbude
   *[other] { finale-title-suit_rows }
}
finale-title-suit_rows = Jak to šlo
finale-decided = { $rounds ->
    [1] Jak se rozhodlo
    [few] Rozhodlo kolo { $round }
   *[other] Rozhodlo kolo { $round }
}
finale-claimed = { $card ->
    [none] { $name } klepe a bere poslední kartu.
   *[other] { $name } klepe na { CARDS($card, case: "accusative") } a bere tu kartu.
}
finale-claimed-buying = { $card ->
    [none] { $name } kupuje poslední kartu.
   *[other] { $name } kupuje { CARDS($card, case: "accusative") }.
}
# $points: “35 points”.
finale-cost = { $best ->
    [lowest] { $name } za to platí: { $points }.
   *[highest] { $name } tím získává: { $points }.
}
finale-totals = { $name }, kolo za kolem: { $totals }.
finale-board = V tom tahu: { $new }.{ $cards ->
    [none] { "" }
   *[other] { " " }Teď tam leží: { $cards }.
}

# What a player did best: without a full stop, in a picture. $figure is a number.
feat-comeback = { $figure ->
    [one] { $name } vyhrává po ztrátě { $figure } bodu
    [few] { $name } vyhrává po ztrátě { $figure } bodů
   *[other] { $name } vyhrává po ztrátě { $figure } bodů
}
feat-narrow = { $figure ->
    [1] { $name } vyhrává o jediný bod
    [few] { $name } vyhrává o { $figure } body
   *[other] { $name } vyhrává o { $figure } bodů
}
feat-streak = { $figure ->
    [one] { $name } vyhrává { $figure } kolo
    [few] { $name } vyhrává { $figure } kola za sebou
   *[other] { $name } vyhrává { $figure } kol za sebou
}
feat-dearest = { $figure ->
    [one] { $name } platí za jedno kolo { $figure } bod
    [few] { $name } platí za jedno kolo { $figure } body
   *[other] { $name } platí za jedno kolo { $figure } bodů
}
feat-best_round = { $figure ->
    [one] { $name } má z jednoho kola { $figure } bod
    [few] { $name } má z jednoho kola { $figure } body
   *[other] { $name } má z jednoho kola { $figure } bodů
}
feat-quickest = { $figure ->
    [1] { $name } vyhrává kolo jediným tahem
    [few] { $name } vyhrává kolo { $figure } tahy
   *[other] { $name } vyhrává kolo { $figure } tahy
}
feat-laying_out = { $figure ->
    [one] { $name } vykládá { $figure } kartu v jednom tahu
    [few] { $name } vykládá { $figure } karty v jednom tahu
   *[other] { $name } vykládá { $figure } karet v jednom tahu
}
feat-laying_out-tiles = { $figure ->
    [one] { $name } vykládá { $figure } kámen v jednom tahu
    [few] { $name } vykládá { $figure } kameny v jednom tahu
   *[other] { $name } vykládá { $figure } kamenů v jednom tahu
}
feat-opening = { $figure ->
    [one] { $name } otevírá za { $figure } bod
    [few] { $name } otevírá za { $figure } body
   *[other] { $name } otevírá za { $figure } bodů
}
feat-one_go = { $figure ->
    [one] { $name } vyhrává kolo: { $figure } karta najednou
    [few] { $name } vyhrává kolo: { $figure } karty najednou
   *[other] { $name } vyhrává kolo: { $figure } karet najednou
}
feat-one_go-tiles = { $figure ->
    [one] { $name } vyhrává kolo: { $figure } kámen najednou
    [few] { $name } vyhrává kolo: { $figure } kameny najednou
   *[other] { $name } vyhrává kolo: { $figure } kamenů najednou
}
feat-patient = { $figure ->
    [1] { $name } vykládá až po jednom tahu čekání
    [few] { $name } vykládá až po { $figure } tazích čekání
   *[other] { $name } vykládá až po { $figure } tazích čekání
}
feat-long_hand = { $figure ->
    [one] { $name } drží najednou { $figure } kartu
    [few] { $name } drží najednou { $figure } karty
   *[other] { $name } drží najednou { $figure } karet
}
feat-long_hand-tiles = { $figure ->
    [one] { $name } drží najednou { $figure } kámen
    [few] { $name } drží najednou { $figure } kameny
   *[other] { $name } drží najednou { $figure } kamenů
}
feat-jokers = { $figure ->
    [1] { $name } uvolňuje žolíka
    [few] { $name } uvolňuje { $figure } žolíky
   *[other] { $name } uvolňuje { $figure } žolíků
}
feat-rebuilt = { $figure ->
    [one] { $name } přesouvá { $figure } kartu v jednom tahu
    [few] { $name } přesouvá { $figure } karty v jednom tahu
   *[other] { $name } přesouvá { $figure } karet v jednom tahu
}
feat-rebuilt-tiles = { $figure ->
    [one] { $name } přesouvá { $figure } kámen v jednom tahu
    [few] { $name } přesouvá { $figure } kameny v jednom tahu
   *[other] { $name } přesouvá { $figure } kamenů v jednom tahu
}
feat-laid_off = { $figure ->
    [1] { $name } přikládá jednu kartu
    [few] { $name } přikládá { $figure } karty
   *[other] { $name } přikládá { $figure } karet
}
feat-knocks = { $figure ->
    [1] { $name } klepe a získává kartu
    [few] { $name } klepe a získává { $figure } karty
   *[other] { $name } klepe a získává { $figure } karet
}
feat-knocks-buying = { $figure ->
    [1] { $name } kupuje jednu kartu
    [few] { $name } kupuje { $figure } karty
   *[other] { $name } kupuje { $figure } karet
}
feat-taken = { $figure ->
    [1] { $name } bere jednu odhozenou kartu
    [few] { $name } bere { $figure } odhozené karty
   *[other] { $name } bere { $figure } odhozených karet
}
feat-gins = { $figure ->
    [1] { $name } má gin
    [few] { $name } má gin { $figure }krát
   *[other] { $name } má gin { $figure }krát
}
feat-undercuts = { $figure ->
    [1] { $name } podbíjí jedno zaklepání
    [few] { $name } podbíjí { $figure } zaklepání
   *[other] { $name } podbíjí { $figure } zaklepání
}
feat-passes = { $figure ->
    [1] { $name } jednou pasuje
    [few] { $name } pasuje { $figure }krát
   *[other] { $name } pasuje { $figure }krát
}
feat-unbroken = { $figure ->
    [one] { $name } vykládá { $figure } kartu bez přestávky
    [few] { $name } vykládá { $figure } karty bez přestávky
   *[other] { $name } vykládá { $figure } karet bez přestávky
}
feat-rows = { $figure ->
    [one] { $name } začíná { $figure } řadu
    [few] { $name } začíná { $figure } řady
   *[other] { $name } začíná { $figure } řad
}
feat-one_row = { $figure ->
    [one] { $name } vykládá { $figure } kartu do jedné řady
    [few] { $name } vykládá { $figure } karty do jedné řady
   *[other] { $name } vykládá { $figure } karet do jedné řady
}
feat-followed = { $figure ->
    [1] { $name } vykládá jednu kartu hned k předchozí
    [few] { $name } vykládá { $figure } karty hned k předchozím
   *[other] { $name } vykládá { $figure } karet hned k předchozím
}
feat-drawn = { $figure ->
    [1] { $name } jednou líže, nic nepasuje
    [few] { $name } líže { $figure }krát, nic nepasuje
   *[other] { $name } líže { $figure }krát, nic nepasuje
}
feat-emptied = { $figure ->
    [1] { $name } je bez karet po jediném tahu
    [few] { $name } je bez karet po { $figure } tazích
   *[other] { $name } je bez karet po { $figure } tazích
}
