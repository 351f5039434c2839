button-clip = Clip
button-page = Page
keep-clip = **Clip** de { $game }, manche { $round } : { $pictures } images en { $seconds } secondes.
keep-clip-long = Un clip dure une minute au plus : choisis un moment où il commence.
keep-clip-part = Commencer (et finir) à un moment
keep-page = **Page** de { $game } : un fichier qui rejoue toute la partie dans n’importe quel navigateur, toutes les mains ouvertes, et vérifie ses mélanges.
button-keep-make = La faire
button-keep-names = { $on ->
    [yes] Noms : montrés
   *[no] Noms : omis
}
keep-drawn = Dessiné : { $done } sur { $pictures }.
keep-clip-alt = Une image animée de { $game }, manche { $round }. Elle finit ainsi : { $end }
keep-made = À toi de la partager.
reject-too_large = { $what ->
    [page] La page ferait { $size } Mo, et { $most } Mo est le maximum. Le fichier de la partie la contient tout entière.
   *[clip] Le clip ferait { $size } Mo, et { $most } Mo est le maximum. Choisis un passage plus court.
}

## La page

keep-first = Début
keep-play = { $on ->
    [yes] Pause
   *[no] Lecture
}
keep-step = Étape { $step } sur { $steps }
keep-jump = Aller à
keep-eyes-open = Mains ouvertes
keep-eyes-closed = Mains fermées
keep-speed = Vitesse
keep-speed-pace = { $pace ->
    [slow] lente
    [fast] rapide
   *[usual] normale
}
keep-seat = Place { $number }
keep-hand = Main
keep-melds = Combinaisons
keep-deadwood = Cartes isolées
keep-row = Rangée
keep-back-of-piece = face cachée
keep-turned = retournée
keep-won = gagne
keep-keys = Flèches : pas à pas ; Début et Fin : sauter ; Espace : lecture.
keep-holds = { $count ->
    [one] Recalculé à l’instant dans ton navigateur : cet engagement et le mélange.
   *[other] Recalculé à l’instant dans ton navigateur : cet engagement et les { $count } mélanges.
}
keep-nothing-else = Cette page n’a rien vérifié d’autre : « talon verify » vérifie les coups. Compare l’engagement avec celui sous « { button-fair } » dans Discord.
keep-fails = { $what ->
    [commitment] Pas comme promis : le secret ne donne pas l’engagement.
    [table] Pas comme promis : le secret du tournoi ne donne pas celui de la table.
    [moves] Pas comme promis : les mélanges ne se lisent pas.
   *[shuffle] Pas comme promis : le mélange { $number } ne vient pas du secret et des parts.
}
keep-chosen = Ces donnes étaient choisies : personne n’avait promis le hasard.
