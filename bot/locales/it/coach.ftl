### The coach’s report on a finished match, for one player’s eyes.

button-coach = Maestro
button-coach-see = { $number ->
    [none] Guarda sul tavolo
   *[other] Guarda { $number } sul tavolo
}
button-coach-post = Mostralo a tutti

coach-begins = 🔎 Il maestro guarda le tue decisioni. Ci vuole un minuto o due; il resoconto lo vedi solo tu.
coach-waits = { $kept ->
    [yes] 🔎 Resoconti prima del tuo: { $ahead }. Il tuo sarà pronto tra circa { $minutes } min, e te lo tengo da parte: allora premi di nuovo { button-coach }.
   *[no] 🔎 Resoconti prima del tuo: { $ahead }. Il tuo sarà pronto tra circa { $minutes } min; lo vedi solo tu.
}
coach-progress = 🔎 Il maestro guarda le tue decisioni: { $percent } % fatto. Il resoconto lo vedi solo tu.
coach-posted = { $name } mostra che cosa ha detto il maestro.

coach-heading = ## { $game }: il resoconto del maestro
    { $shown ->
        [0] Decisioni guardate: { $decisions }. Nessuna ti è costata qualcosa che io distingua dal caso.
        [1] Decisioni guardate: { $decisions }. Questa ti è costata di più.
        [2] Decisioni guardate: { $decisions }. Queste due ti sono costate di più.
       *[other] Decisioni guardate: { $decisions }. Queste { $shown } ti sono costate di più.
    }
coach-decision = { $cost ->
    [1] {"**"}{ $number }. Manche { $round }: circa un punto{"**"}
   *[other] {"**"}{ $number }. Manche { $round }: circa { $cost } punti{"**"}
}
coach-made = {"**"}Giocato:** { $said }
coach-better = {"**"}Meglio:** { $said }
coach-points = { $side ->
    [ahead] { $points ->
        [1] un punto avanti
       *[other] { $points } punti avanti
    }
    [behind] { $points ->
        [1] un punto indietro
       *[other] { $points } punti indietro
    }
   *[level] pari
}
coach-luck = {"**"}Fortuna delle carte:** le tue manche: { $lead }. Rigiocata { $replays } volte con forze uguali, le tue carte da sole: { $cards }. Il resto l’ha fatto il gioco: { $rest }.
coach-picture-hand = Alzata: la tua. Segnata: meglio.
