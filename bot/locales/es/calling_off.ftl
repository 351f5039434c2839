### Anular una sala o una partida en curso.

calling-off = ¿Anular [{ $game }]({ $board })? En juego: { $players }; va por la ronda { $round }. { $decides ->
    [yes] Decides por moderar el servidor. La partida se suspende 24 horas, y quienes juegan pueden deshacerlo.
    [alone] Nadie más juega contigo, así que acaba enseguida.
   *[no] Los demás que juegan deben aceptar. Si aceptan todas las personas que tienen o tuvieron sitio, acaba enseguida; si no, en 24 horas, en las que cualquiera puede deshacerlo.
}
calling-off-lobby = ¿Anular esta mesa de { $game }? { $count ->
    [1] En ella está { $players }.
   *[other] En ella están { $players }.
}
calling-off-kept = { $stage ->
    [lobby] La mesa se queda.
   *[running] La partida sigue.
}
calling-off-wanted = { $stage ->
    [over] Esta partida está anulada.
    [suspended] La partida está suspendida. Acaba en 24 horas, salvo que alguien de la mesa quiera seguir.
   *[asked] Se pregunta a los demás si aceptan.
}
calling-off-notice = { $stage ->
    [asked] { $who } quiere terminar [{ $game }]({ $board }). { $others ->
        [none] {""}
       *[other] { $others }, ¿de acuerdo? Mientras no, la partida sigue.
    }
   *[other] [{ $game }]({ $board }) está suspendida. Hasta que acabe, quienes juegan aún pueden seguir: la mesa dice hasta cuándo. { $others ->
        [none] {""}
       *[other] { $count ->
            [1] Si { $others } también acepta, acaba enseguida.
           *[other] Si { $others } también aceptan, acaba enseguida.
        }
    }
}
calling-off-settled = { $stage ->
    [over] [{ $game }]({ $board }) ha terminado.
   *[running] [{ $game }]({ $board }) sigue.
}
button-calling-off = { $stage ->
    [lobby] Anularla
   *[running] Anular la partida
}
button-calling-off-keep = { $stage ->
    [lobby] Conservar la mesa
   *[running] { button-keep-playing }
}
button-keep-playing = Seguir jugando
button-calling-off-agree = Aceptar el final

board-suspended = Esta partida está suspendida hasta el { $until }. Entonces acaba, salvo que alguien de la mesa quiera seguir.

reject-suspended = Esta partida está suspendida. Quien juega en ella puede pulsar «{ button-keep-playing }».
