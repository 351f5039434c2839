# Una partida que no se puede jugar donde está, o cuyo torneo está en pausa.

standstill-notice = **{ $game }** en { $channel }: { $said } { $missing ->
    [none] {""}
   *[other] Allí me falta: { $missing }.
}
standstill-ends = Nadie pierde tiempo. Si no pasa nada, la partida acaba sin resultado { $until }.
hand-stands-still = ⏸ { reject-stands_still }
reject-stands_still = { $why ->
    [channel_gone] La partida está parada: su canal o hilo se borró. **/{ command-games.name }** en otro canal la trae allí.
    [locked] La partida está parada hasta que se desbloquee su hilo.
    [server_away] La partida está parada hasta que vuelva a llegar a su servidor.
    [server_left] La partida está parada hasta que me inviten otra vez a su servidor.
    [paused] La partida descansa hasta que siga su torneo.
    [decided] La partida descansa: quien organiza ha decidido esta mesa.
   *[other] La partida está parada hasta que pueda volver a escribir en su canal.
}
move-done = [{ $game }]({ $board }) sigue aquí.
