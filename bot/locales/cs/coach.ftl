### The coach's report on a finished match, for one player's eyes.

button-coach = Trenér
button-coach-see = { $number ->
    [none] Ukázat na stole
   *[other] Ukázat { $number } na stole
}
button-coach-post = Ukázat všem

coach-begins = 🔎 Trenér prochází tvoje rozhodnutí. Potrvá to minutku dvě; zprávu uvidíš jen ty.
coach-waits = { $kept ->
    [yes] 🔎 Zpráv před tvou: { $ahead }. Tvoje bude asi za { $minutes } min a počká na tebe: stiskni pak znovu { button-coach }.
   *[no] 🔎 Zpráv před tvou: { $ahead }. Tvoje bude asi za { $minutes } min; uvidíš ji jen ty.
}
coach-progress = 🔎 Trenér prochází tvoje rozhodnutí: hotovo { $percent } %. Zprávu uvidíš jen ty.
coach-posted = { $name } ukazuje, co říká trenér.

coach-heading = ## { $game }: zpráva trenéra
    { $shown ->
        [0] Prověřená rozhodnutí: { $decisions }. Žádné z nich tě nestálo nic, co by se dalo odlišit od náhody.
        [1] Prověřená rozhodnutí: { $decisions }. Nejvíc tě stálo tohle.
        [2] Prověřená rozhodnutí: { $decisions }. Nejvíc tě stála tahle dvě.
        [few] Prověřená rozhodnutí: { $decisions }. Nejvíc tě stála tahle { $shown }.
       *[other] Prověřená rozhodnutí: { $decisions }. Nejvíc tě stálo těchhle { $shown }.
    }
coach-decision = { $cost ->
    [1] {"**"}{ $number }. Kolo { $round }: asi jeden bod{"**"}
    [few] {"**"}{ $number }. Kolo { $round }: asi { $cost } body{"**"}
   *[other] {"**"}{ $number }. Kolo { $round }: asi { $cost } bodů{"**"}
}
# $said: sentences of advice (advice-…, reason-…).
coach-made = {"**"}Zahráno:** { $said }
coach-better = {"**"}Lepší:** { $said }
# Stands after a colon in coach-luck, three times.
coach-points = { $side ->
    [ahead] { $points ->
        [1] jeden bod napřed
        [few] { $points } body napřed
       *[other] { $points } bodů napřed
    }
    [behind] { $points ->
        [1] jeden bod pozadu
        [few] { $points } body pozadu
       *[other] { $points } bodů pozadu
    }
   *[level] vyrovnaně
}
coach-luck = {"**"}Štěstí na karty:** tvoje kola: { $lead }. Přehráno stejně dobrými hráči ({ $replays }×), jen za tvoje karty: { $cards }. Zbytek je za hru: { $rest }.
# Beside a picture: as short as can be.
coach-picture-hand = Vysunuté: tvoje. Označené: lepší.
