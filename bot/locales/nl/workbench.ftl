picture-pool = Voorraad
picture-laid = gelegd
picture-moved = verplaatst
picture-chosen = gekozen
picture-open-tile = open steen
picture-take-aside = Pakken?
picture-rack = { $count ->
    [0] Je hebt geen stenen
    [1] Je laatste steen
   *[other] Je { $count } stenen
}
button-board-draw-tile = { button-drawtile }
button-laythese = { button-lay } { $cards }
button-byhand = Met de hand
button-hint = Tip
button-rebuild = Ombouwen
button-taketile = Pak { $card }
button-drawtile = Trek een steen
button-passtiles = { button-board-pass }
rack-turn-lay_or_draw = Jouw beurt: leg stenen, of trek er een.
rack-turn-lay_or_pass = Jouw beurt: leg stenen, of pas.
rack-turn-draw = { $open ->
    [yes] Jouw beurt: trek een steen, of pak er een die open ligt om meteen te leggen.
   *[no] Jouw beurt: trek een steen.
}
rack-turn-lay = Jouw beurt: leg stenen, of beëindig je beurt.
rack-turn-lay_or_put_aside = Je hebt een steen gepakt: leg stenen, of kies er een en leg die opzij.
rack-turn-put_aside = Je hebt gelegd: kies één steen en leg die opzij.
rack-assist = { $assist ->
    [placement] Deze tafel speelt zonder tips.
   *[none] Deze tafel speelt zonder hulp: wat je kiest, wordt gelegd zoals het is, en ombouwen doe je zelf.
}
rack-opening = Je eerste combinaties van deze ronde moeten { $needed } punten waard zijn, van alleen je bankje.

button-benchok = Bevestigen
button-benchsplit = Hier splitsen
button-benchundo = Stap terug
bench-meld = { $number }: { $cards }
bench-to-new = Een nieuwe combinatie
bench-to-rack = Terug naar mezelf
select-bench-meld = Kies een combinatie op tafel
select-bench-pieces = Kies stenen van combinatie { $number }
select-bench-pieces-draw_discard = Kies kaarten van combinatie { $number }
select-bench-read = Zeg waar de jokers van combinatie { $number } voor staan
select-bench-target = Verplaats wat je koos naar …
workbench-heading = **De tafel zoals jij hem zou achterlaten.** Niemand anders ziet het tot je bevestigt. [Bord]({ $board })
workbench-taking = Je pakt { $card } erbij.
workbench-laid = Je legt { $cards }.
workbench-problem = ✗ { $problem }
workbench-right = ✓ Zo klopt de tafel.
workbench-untouched = Er is nog niets veranderd: kies stenen van jezelf of van een combinatie, en dan waar ze heen gaan.{ $needed ->
    [0] {""}
   *[other] {" "}Je eerste combinaties van deze ronde moeten { $needed } punten waard zijn.
}
workbench-untouched-draw_discard = Er is nog niets veranderd: kies kaarten van jezelf of van een combinatie, en dan waar ze heen gaan.{ $needed ->
    [0] {""}
   *[other] {" "}Je eerste combinaties van deze ronde moeten { $needed } punten waard zijn.
}
workbench-wrong = { $meld }: { $why }
workbench-short = { $count ->
    [1] { $lacking ->
        [1] Combinatie { $numbers } heeft nog één steen nodig.
       *[other] Combinatie { $numbers } heeft nog { $lacking } stenen nodig.
    }
   *[other] { $lacking ->
        [1] Combinaties { $numbers } hebben elk nog één steen nodig.
       *[other] Combinaties { $numbers } hebben elk nog { $lacking } stenen nodig.
    }
}
workbench-short-draw_discard = { $count ->
    [1] { $lacking ->
        [1] Combinatie { $numbers } heeft nog één kaart nodig.
       *[other] Combinatie { $numbers } heeft nog { $lacking } kaarten nodig.
    }
   *[other] { $lacking ->
        [1] Combinaties { $numbers } hebben elk nog één kaart nodig.
       *[other] Combinaties { $numbers } hebben elk nog { $lacking } kaarten nodig.
    }
}
workbench-of-melds = { $count ->
    [1] Combinatie { $numbers }: { $why }
   *[other] Combinaties { $numbers }: { $why }
}
workbench-cannot = Er is geen manier gevonden om dit allemaal te leggen: { $cards }. Kies andere, of minder.
workbench-cannot-unaided = Zoals de tafel ligt, kan dit niet gelegd worden: { $cards }. Kies hele combinaties en stenen die daar passen, of bouw de tafel met de hand om.
workbench-cannot-unaided-draw_discard = Zoals de tafel ligt, kan dit niet gelegd worden: { $cards }. Kies hele combinaties en kaarten die daar passen, of bouw de tafel met de hand om.
workbench-hint = Dit legt zoveel als er te vinden is. Pas het gerust met de hand aan.
workbench-no-hint = Er is niets gevonden dat je nu kunt leggen.
workbench-found-later = { $asked ->
    [hint] Langer zoeken heeft meer gevonden. Druk op **{ button-hint }** om het te zien.
   *[placed] Langer zoeken heeft toch een manier gevonden. Druk op **{ button-lay }** om die te zien.
}
workbench-hints-off = Deze tafel heeft afgesproken zonder tips te spelen. Kies wat je wilt leggen, of bouw de tafel met de hand om.
workbench-time = { $state ->
    [right] -# Raakt je tijd op, dan wordt dit gelegd zoals het hier ligt.
    [taking] -# Raakt je tijd op, dan wordt hier niets van gelegd: de open steen is pas van jou als je bevestigt.
   *[wrong] { $policy ->
        [take_loose_tiles] { $penalty ->
            [0] -# Raakt je tijd op, dan wordt gelegd wat kan blijven, en de andere stenen gaan naar je bankje.
            [1] -# Raakt je tijd op, dan wordt gelegd wat kan blijven, en de andere stenen gaan naar je bankje, met een strafsteen.
           *[other] -# Raakt je tijd op, dan wordt gelegd wat kan blijven, en de andere stenen gaan naar je bankje, met { $penalty } strafstenen.
        }
       *[keep_valid_else_rollback] -# Raakt je tijd op, dan komen je losse stenen terug en wordt de rest gelegd als die klopt; zo niet, dan blijft de tafel zoals hij lag.
    }
}
workbench-lies-there = Wat je hebt gekozen, ligt al in combinatie { $number }. Kies er een andere plek voor.
workbench-split-where = Kies de ene steen waarmee het tweede deel begint, en splits dan.
workbench-split-where-draw_discard = Kies de ene kaart waarmee het tweede deel begint, en splits dan.
picture-proposal = Jouw voorstel
picture-proposal-status = { $state ->
    [right] klopt
    [untouched] zoals het ligt
   *[wrong] klopt nog niet
}
picture-left = Je houdt
picture-nothing-left = Je houdt niets over
alt-proposal = { $melds ->
    [none] Je zou geen combinaties op tafel laten.
   *[other] De tafel zoals jij hem zou achterlaten: { $melds }.
} { $left ->
    [none] Je houdt niets over.
   *[other] Je houdt { $left }.
}

command-rearrange = De tafel ombouwen: schrijf elke combinatie op zoals die moet liggen
    .name = ombouwen
option-rearrange-table = De hele tafel, combinaties gescheiden door |, zoals R4 R5 R6 | R6 B6 W6
    .name = tafel
