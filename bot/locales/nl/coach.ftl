button-coach = Coach
button-coach-see = { $number ->
    [none] Bekijk op het bord
   *[other] Bekijk { $number } op het bord
}
button-coach-post = Voor iedereen plaatsen

coach-begins = 🔎 De coach bekijkt je beslissingen. Dat duurt een minuut of twee; alleen jij ziet het verslag.
coach-waits = { $kept ->
    [yes] 🔎 Verslagen vóór het jouwe: { $ahead }. Dat van jou duurt zo’n { $minutes } min en wordt voor je bewaard: druk dan weer op { button-coach }.
   *[no] 🔎 Verslagen vóór het jouwe: { $ahead }. Dat van jou duurt zo’n { $minutes } min; alleen jij ziet het.
}
coach-progress = 🔎 De coach bekijkt je beslissingen: { $percent } % klaar. Alleen jij ziet het verslag.
coach-posted = { $name } laat zien wat de coach zei.

coach-heading = ## { $game }: het verslag van de coach
    { $shown ->
        [0] Bekeken beslissingen: { $decisions }. Geen daarvan kostte je iets dat niet ook toeval kan zijn.
        [1] Bekeken beslissingen: { $decisions }. Deze kostte je het meest.
        [2] Bekeken beslissingen: { $decisions }. Deze twee kostten je het meest.
       *[other] Bekeken beslissingen: { $decisions }. Deze { $shown } kostten je het meest.
    }
coach-decision = { $cost ->
    [1] {"**"}{ $number }. Ronde { $round }: ongeveer één punt{"**"}
   *[other] {"**"}{ $number }. Ronde { $round }: ongeveer { $cost } punten{"**"}
}
coach-made = {"**"}Gespeeld:** { $said }
coach-better = {"**"}Beter:** { $said }
coach-points = { $side ->
    [ahead] { $points ->
        [1] één punt voor
       *[other] { $points } punten voor
    }
    [behind] { $points ->
        [1] één punt achter
       *[other] { $points } punten achter
    }
   *[level] gelijk
}
coach-luck = {"**"}Geluk bij het geven:** je rondes: { $lead }. { $replays } keer overgespeeld door gelijke spelers, alleen je kaarten: { $cards }. De rest kwam van het spelen: { $rest }.
coach-picture-hand = Omhoog: van jou. Gemarkeerd: beter.
