### Deshacer, dentro del propio turno, lo colocado por error.

command-takeback = Deshaz lo que has colocado en este turno, hasta que descartes
    .name = deshacer
button-takeback = { $count ->
    [1] Recuperar la carta
   *[other] Recuperar { $count } cartas
}
event-took_back = { $seat } recuperó { $cards }.
did-took_back = { $cards } de vuelta a la mano
reject-nothing_to_take_back = { $most ->
    [none] No hay nada que puedas deshacer: solo lo que colocaste en este turno, hasta que descartes o robes.
   *[other] Has deshecho { $most } veces en este turno. Lo colocado se queda ahora.
}
