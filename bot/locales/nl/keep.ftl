button-clip = Clip
button-page = Pagina
keep-clip = **Clip** van { $game }, ronde { $round }: { $pictures } beelden in { $seconds } seconden.
keep-clip-long = Een clip duurt hooguit een minuut: kies een moment waarop hij begint.
keep-clip-part = Begin (en eindig) bij een moment
keep-page = **Pagina** van { $game }: één bestand dat in elke browser de hele partij afspeelt, met alle handen open, en het schudden nagaat.
button-keep-make = Maak het
button-keep-names = { $on ->
    [yes] Namen: zichtbaar
   *[no] Namen: weggelaten
}
keep-drawn = Getekend: { $done } van { $pictures }.
keep-clip-alt = Bewegend beeld van { $game }, ronde { $round }. Het eindigt zo: { $end }
keep-made = Van jou, om door te geven.
reject-too_large = { $what ->
    [page] De pagina zou { $size } MB zijn, en { $most } MB is het maximum. In het replaybestand staat de hele partij.
   *[clip] De clip zou { $size } MB zijn, en { $most } MB is het maximum. Kies een korter stuk.
}

keep-first = Eerste
keep-play = { $on ->
    [yes] Pauze
   *[no] Afspelen
}
keep-step = Stap { $step } van { $steps }
keep-jump = Ga naar
keep-eyes-open = Alle handen open
keep-eyes-closed = Handen dicht
keep-speed = Snelheid
keep-speed-pace = { $pace ->
    [slow] langzaam
    [fast] snel
   *[usual] gewoon
}
keep-seat = Plaats { $number }
keep-hand = Hand
keep-melds = Combinaties
keep-deadwood = Losse kaarten
keep-row = Rij
keep-back-of-piece = dicht
keep-turned = open
keep-won = gewonnen
keep-keys = Pijltjes gaan per stap, Home en End springen, spatie speelt af.
keep-holds = { $count ->
    [1] Zojuist in je browser nagerekend: deze belofte en het schudden.
   *[other] Zojuist in je browser nagerekend: deze belofte en alle { $count } keer schudden.
}
keep-nothing-else = Meer heeft deze pagina niet nagegaan: “talon verify” kijkt de zetten na. Vergelijk de belofte met die onder “{ button-fair }” in Discord.
keep-fails = { $what ->
    [commitment] Niet zoals beloofd: het geheim geeft de belofte niet.
    [table] Niet zoals beloofd: het geheim van het toernooi geeft dat van de tafel niet.
    [moves] Niet zoals beloofd: het schudden is niet te lezen.
   *[shuffle] Niet zoals beloofd: schudbeurt { $number } volgt niet uit het geheim en de delen.
}
keep-chosen = Deze verdelingen zijn uitgekozen: niemand beloofde toeval.
