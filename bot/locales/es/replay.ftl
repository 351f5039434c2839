### Ver una partida jugada a jugada.

button-watch = Ver
button-watch-on = Sigue
button-watch-last = Última
button-watch-first = Primera jugada
button-watch-eyes = Ojos
button-watch-more = { $on ->
    [yes] Momentos
   *[no] Más
}

button-watch-post = Publicar el momento
button-watch-play-on = Seguir desde aquí
button-play-on-instead = Seguir mejor aquí

watch-posted = **{ $name }** muestra un momento:
play-on-welcome = **Práctica: { $game }** desde la jugada { $move } de la partida { $match }. El mazo oculto se baraja de nuevo, y nada cuenta.
play-on-dealt = Sigue jugando [en tus mensajes]({ $board }).
board-played-on = -# Práctica de la partida { $match }: nada cuenta.

watch-about = **{ $game }**, ronda { $round }: jugada { $move } de { $moves }
watch-eyes = { $whose ->
    [own] con tus ojos
    [seat] con los ojos de { $name }
    [all] manos a la vista
   *[none] como se vio en la mesa
}
select-watch-moment = Momentos

watch-moment-began = Empieza la ronda { $round }
watch-moment-opened = { $name } abre
watch-moment-knocked = { $name } golpea
watch-moment-freed = { $name } libera un comodín
watch-moment-claimed = { $name } se lleva un descarte
watch-moment-claimed-buying = { $name } compra un descarte
watch-moment-laid = { $name } coloca algo
watch-moment-ended = { $name ->
    [none] Acaba la ronda { $round }
   *[other] Acaba la ronda { $round }: gana { $name }
}

picture-hands-open = Las manos en este momento
picture-hands-open-tiles = Los soportes en este momento
