### Una partida para guardar: su página y su película.

button-clip = Clip
button-page = Página
keep-clip = **Clip** de { $game }, ronda { $round }: { $pictures } imágenes en { $seconds } segundos.
keep-clip-long = Un clip dura un minuto como máximo: elige un momento donde empiece.
keep-clip-part = Empezar (y acabar) en un momento
keep-page = **Página** de { $game }: un archivo que reproduce la partida entera en cualquier navegador, con todas las manos a la vista, y comprueba sus barajados.
button-keep-make = Hacerlo
button-keep-names = { $on ->
    [yes] Nombres: sí
   *[no] Nombres: no
}
keep-drawn = Dibujadas: { $done } de { $pictures }.
keep-clip-alt = Una imagen animada de { $game }, ronda { $round }. Acaba así: { $end }
keep-made = Es tuyo, para compartir.
reject-too_large = { $what ->
    [page] La página ocuparía { $size } MB, y el máximo es { $most } MB. El archivo de la partida lo contiene todo.
   *[clip] El clip ocuparía { $size } MB, y el máximo es { $most } MB. Elige una parte más corta.
}

keep-first = Inicio
keep-play = { $on ->
    [yes] Pausa
   *[no] Ver
}
keep-step = Paso { $step } de { $steps }
keep-jump = Ir a
keep-eyes-open = Manos a la vista
keep-eyes-closed = Manos ocultas
keep-speed = Ritmo
keep-speed-pace = { $pace ->
    [slow] lento
    [fast] rápido
   *[usual] normal
}
keep-seat = Sitio { $number }
keep-hand = Mano
keep-melds = Combinaciones
keep-deadwood = Cartas sueltas
keep-row = Fila
keep-back-of-piece = boca abajo
keep-turned = boca arriba
keep-won = ganó
keep-keys = Las flechas avanzan, Inicio y Fin saltan, Espacio reproduce.
keep-holds = { $count ->
    [1] Recién recalculado en tu navegador: este compromiso y el barajado.
   *[other] Recién recalculado en tu navegador: este compromiso y los { $count } barajados.
}
keep-nothing-else = Esta página no comprobó nada más: «talon verify» comprueba las jugadas. Compara el compromiso con el de «{ button-fair }» en Discord.
keep-fails = { $what ->
    [commitment] No es lo prometido: el secreto no da el compromiso.
    [table] No es lo prometido: el secreto del torneo no da el de la mesa.
    [moves] No es lo prometido: los barajados no se pueden leer.
   *[shuffle] No es lo prometido: el barajado { $number } no sale del secreto y las partes.
}
keep-chosen = Estos repartos se eligieron: nadie prometió azar.
