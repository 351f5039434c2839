button-coach = Trainer
button-coach-see = { $number ->
    [none] Am Tisch ansehen
   *[other] { $number } am Tisch ansehen
}
button-coach-post = Allen zeigen

coach-begins = 🔎 Der Trainer sieht sich deine Entscheidungen an. Das dauert ein, zwei Minuten; nur du siehst den Bericht.
coach-waits = { $kept ->
    [yes] 🔎 Berichte vor deinem: { $ahead }. Deiner dauert etwa { $minutes } min und wird für dich aufgehoben: Drück dann noch einmal „{ button-coach }“.
   *[no] 🔎 Berichte vor deinem: { $ahead }. Deiner dauert etwa { $minutes } min; nur du siehst ihn.
}
coach-progress = 🔎 Der Trainer sieht sich deine Entscheidungen an: { $percent } % geschafft. Nur du siehst den Bericht.
coach-posted = { $name } zeigt, was der Trainer gesagt hat.

coach-heading = ## { $game }: der Bericht des Trainers
    { $shown ->
        [0] Geprüfte Entscheidungen: { $decisions }. Keine hat dich etwas gekostet, was sich vom Zufall unterscheiden lässt.
        [1] Geprüfte Entscheidungen: { $decisions }. Diese hat dich am meisten gekostet.
        [2] Geprüfte Entscheidungen: { $decisions }. Diese zwei haben dich am meisten gekostet.
       *[other] Geprüfte Entscheidungen: { $decisions }. Diese { $shown } haben dich am meisten gekostet.
    }
coach-decision = { $cost ->
    [1] {"**"}{ $number }. Runde { $round }: etwa ein Punkt{"**"}
   *[other] {"**"}{ $number }. Runde { $round }: etwa { $cost } Punkte{"**"}
}
coach-made = {"**"}Gespielt:** { $said }
coach-better = {"**"}Besser:** { $said }
coach-points = { $side ->
    [ahead] { $points ->
        [1] ein Punkt vorn
       *[other] { $points } Punkte vorn
    }
    [behind] { $points ->
        [1] ein Punkt zurück
       *[other] { $points } Punkte zurück
    }
   *[level] gleichauf
}
coach-luck = {"**"}Kartenglück:** deine Runden: { $lead }. { $replays }-mal nachgespielt von gleich Starken, deine Karten allein: { $cards }. Den Rest brachte das Spiel: { $rest }.
coach-picture-hand = Angehoben: gespielt. Markiert: besser.
