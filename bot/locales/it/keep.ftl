### A match to keep: its page, and its moving picture.

button-clip = Filmato
button-page = Pagina
keep-clip = **Filmato** di { $game }, manche { $round }: { $pictures } immagini in { $seconds } secondi.
keep-clip-long = Un filmato dura al massimo un minuto: scegli il momento da cui comincia.
keep-clip-part = Comincia (e finisci) in un momento
keep-page = **Pagina** di { $game }: un file che rifà tutta la partita in qualsiasi browser, con ogni mano aperta, e ne controlla le mescolate.
button-keep-make = Crea
button-keep-names = { $on ->
    [yes] Nomi: sì
   *[no] Nomi: no
}
keep-drawn = Disegnate: { $done } di { $pictures }.
keep-clip-alt = Un’immagine animata di { $game }, manche { $round }. Finisce così: { $end }
keep-made = È tuo: passalo a chi vuoi.
reject-too_large = { $what ->
    [page] La pagina sarebbe di { $size } MB, e il massimo è { $most } MB. Il file della partita la contiene tutta.
   *[clip] Il filmato sarebbe di { $size } MB, e il massimo è { $most } MB. Scegline una parte più breve.
}

## The page that is made: its buttons and labels, as short as can be

keep-first = Inizio
keep-play = { $on ->
    [yes] Pausa
   *[no] Vai
}
keep-step = Passo { $step } di { $steps }
keep-jump = Vai a
keep-eyes-open = Tutte le mani aperte
keep-eyes-closed = Mani chiuse
keep-speed = Velocità
keep-speed-pace = { $pace ->
    [slow] lenta
    [fast] veloce
   *[usual] normale
}
keep-seat = Posto { $number }
keep-hand = Mano
keep-melds = Combinazioni
keep-deadwood = Carte spaiate
keep-row = Fila
keep-back-of-piece = coperta
keep-turned = girata
keep-won = vinte
keep-keys = Frecce: un passo, Inizio e Fine: salto, Spazio: vai.
keep-holds = { $count ->
    [1] Appena ricalcolati nel tuo browser: questo sigillo e la mescolata.
   *[other] Appena ricalcolati nel tuo browser: questo sigillo e tutte le { $count } mescolate.
}
keep-nothing-else = Questa pagina non ha controllato altro: «talon verify» controlla le mosse. Confronta il sigillo con quello in «{ button-fair }» su Discord.
keep-fails = { $what ->
    [commitment] Non come promesso: dal segreto non viene il sigillo.
    [table] Non come promesso: dal segreto del torneo non viene quello del tavolo.
    [moves] Non come promesso: le mescolate non si possono leggere.
   *[shuffle] Non come promesso: la mescolata { $number } non viene dal segreto e dalle parti.
}
keep-chosen = Queste carte erano scelte: nessuno ha promesso il caso.
