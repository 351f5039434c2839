### El informe del entrenador sobre una partida terminada, para una sola persona.

button-coach = Entrenador
button-coach-see = { $number ->
    [none] Verlo en la mesa
   *[other] Ver { $number } en la mesa
}
button-coach-post = Publicarlo

coach-begins = 🔎 El entrenador mira tus decisiones. Tarda un minuto o dos; el informe solo lo ves tú.
coach-waits = { $kept ->
    [yes] 🔎 Informes antes del tuyo: { $ahead }. El tuyo tarda unos { $minutes } min y se te guarda: pulsa entonces { button-coach } otra vez.
   *[no] 🔎 Informes antes del tuyo: { $ahead }. El tuyo tarda unos { $minutes } min; solo lo ves tú.
}
coach-progress = 🔎 El entrenador mira tus decisiones: { $percent } % hecho. El informe solo lo ves tú.
coach-posted = { $name } muestra lo que dijo el entrenador.

coach-heading = ## { $game }: el informe del entrenador
    { $shown ->
        [0] Decisiones miradas: { $decisions }. Ninguna te costó nada que pueda distinguir del azar.
        [1] Decisiones miradas: { $decisions }. Esta es la que más te costó.
        [2] Decisiones miradas: { $decisions }. Estas dos son las que más te costaron.
       *[other] Decisiones miradas: { $decisions }. Estas { $shown } son las que más te costaron.
    }
coach-decision = { $cost ->
    [1] {"**"}{ $number }. Ronda { $round }: cerca de un punto{"**"}
   *[other] {"**"}{ $number }. Ronda { $round }: cerca de { $cost } puntos{"**"}
}
coach-made = {"**"}Jugaste:** { $said }
coach-better = {"**"}Mejor:** { $said }
coach-points = { $side ->
    [ahead] { $points ->
        [1] un punto por delante
       *[other] { $points } puntos por delante
    }
    [behind] { $points ->
        [1] un punto por detrás
       *[other] { $points } puntos por detrás
    }
   *[level] en empate
}
coach-luck = {"**"}La suerte del reparto:** tus rondas: { $lead }. Rejugado { $replays } veces entre iguales, solo tus cartas: { $cards }. El juego trajo el resto: { $rest }.
coach-picture-hand = Arriba: lo tuyo. Marcado: mejor.
