button-coach = Entraîneur
button-coach-see = { $number ->
    [none] Voir au tableau
   *[other] Voir { $number } au tableau
}
button-coach-post = Publier pour tous

coach-begins = 🔎 L’entraîneur regarde tes décisions. Il lui faut une minute ou deux ; personne d’autre ne voit le rapport.
coach-waits = { $kept ->
    [yes] 🔎 Rapports à faire avant le tien : { $ahead }. Le tien prend { $minutes } min environ, et t’est gardé : appuie alors de nouveau sur { button-coach }.
   *[no] 🔎 Rapports à faire avant le tien : { $ahead }. Le tien prend { $minutes } min environ ; personne d’autre ne le voit.
}
coach-progress = 🔎 L’entraîneur regarde tes décisions : { $percent } % de faits. Personne d’autre ne voit le rapport.
coach-posted = { $name } montre ce qu’a dit l’entraîneur.

coach-heading = ## { $game } : le rapport de l’entraîneur
    { $shown ->
        [0] Décisions vérifiées : { $decisions }. Aucune ne t’a rien coûté que je puisse distinguer du hasard.
        [1] Décisions vérifiées : { $decisions }. Voici celle qui t’a coûté le plus.
        [2] Décisions vérifiées : { $decisions }. Voici les deux qui t’ont coûté le plus.
       *[other] Décisions vérifiées : { $decisions }. Voici les { $shown } qui t’ont coûté le plus.
    }
coach-decision = { $cost ->
    [one] {"**"}{ $number }. Manche { $round } : environ { $cost } point{"**"}
   *[other] {"**"}{ $number }. Manche { $round } : environ { $cost } points{"**"}
}
coach-made = {"**"}Joué :** { $said }
coach-better = {"**"}Mieux :** { $said }
coach-points = { $side ->
    [ahead] { $points ->
        [one] { $points } point d’avance
       *[other] { $points } points d’avance
    }
    [behind] { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
   }
   *[level] égalité
}
coach-luck = {"**"}La chance de la donne :** tes manches : { $lead }. Rejoué { $replays } fois à forces égales, tes cartes seules : { $cards }. Le jeu a fait le reste : { $rest }.
coach-picture-hand = Levées : les tiennes. Marquées : mieux.
