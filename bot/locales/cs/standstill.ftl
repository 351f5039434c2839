# A match that cannot be played where it is, or whose tournament is paused: why and until when stands in one message.

# $channel is a mention, $said one of reject-stands_still, $missing names of permissions, $until “in 3 days” by Discord.
standstill-notice = **{ $game }**, { $channel }: { $said } { $missing ->
    [none] {""}
   *[other] Chybí mi tam: { $missing }.
}
standstill-ends = Nikdo neztrácí čas. Když se nic nestane, partie skončí bez výsledku { $until }.
hand-stands-still = ⏸ { reject-stands_still }
reject-stands_still = { $why ->
    [channel_gone] Partie stojí: její kanál nebo vlákno už není. **/{ command-games.name }** v jiném kanálu ji přesune tam.
    [locked] Partie stojí, dokud se její vlákno neodemkne.
    [server_away] Partie stojí, dokud nebude její server zase dostupný.
    [server_left] Partie stojí, dokud mě někdo zase nepozve na její server.
    [paused] Partie počká, až bude její turnaj pokračovat.
    [decided] Partie stojí: tenhle stůl je rozhodnutý pořadatelem.
   *[other] Partie stojí, dokud zase nesmím psát do jejího kanálu.
}
move-done = Hra [{ $game }]({ $board }) pokračuje tady.
