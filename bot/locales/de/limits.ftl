reject-too_many_lobbies = { $where ->
    [server] Mehr offene Tische auf einmal gehen auf diesem Server nicht: { $most }. Fang erst an einem an, oder sag einen ab.
   *[none] Mehr offene Tische auf einmal gehen nicht: { $most }. Fang erst an einem an, oder sag einen ab.
}
reject-too_many_games = { $where ->
    [channel] Mehr Tische auf einmal gehen für eine Person in diesem Kanal und seinen Threads nicht: { $most }. Spiel erst einen zu Ende, oder eröffne deinen in einem anderen Kanal.
    [server] Mehr Tische auf einmal gehen auf diesem Server nicht: { $most }. Verlass erst einen, oder spiel ihn zu Ende.
   *[none] Mehr Tische auf einmal gehen nicht: { $most }. Verlass erst einen, oder spiel ihn zu Ende.
}
reject-channel_full = { $most ->
    [1] In diesem Kanal und seinen Threads läuft ein Spiel, mehr gehen nicht. Eröffne deins in einem anderen Kanal, oder warte, bis es endet.
   *[other] In diesem Kanal und seinen Threads laufen { $most } Spiele, mehr gehen nicht. Eröffne deins in einem anderen Kanal, oder warte, bis eins endet.
}
reject-too_many_today = { $most ->
    [1] Du hast in den letzten 24 Stunden einen Tisch eröffnet, mehr gehen nicht. Versuch es morgen wieder.
   *[other] Du hast in den letzten 24 Stunden { $most } Tische eröffnet, mehr gehen nicht. Versuch es morgen wieder.
}
reject-server_full = { $most ->
    [1] Auf diesem Server läuft ein Spiel, mehr gehen nicht. Warte, bis es endet.
   *[other] Auf diesem Server laufen { $most } Spiele, mehr gehen nicht. Warte, bis eins endet.
}
reject-too_fast = Das war viel für eine Minute. Versuch es bitte wieder in { LENGTH($wait, case: "dative") }.
reject-too_busy = { $where ->
    [server] Ich habe auf diesem Server in einer Minute viel gesagt. Versuch es bitte wieder in { LENGTH($wait, case: "dative") }.
   *[other] Ich habe in diesem Kanal in einer Minute viel gesagt. Versuch es bitte wieder in { LENGTH($wait, case: "dative") }.
}
reject-bad_limit = „{ $given }“ ist hier keine Grenze. Schreib eine ganze Zahl von 1 bis { $most }, oder nichts für die übliche.
reject-bad_days = „{ $given }“ ist keine Zahl von Tagen. Schreib eine von 1 bis { $most }, oder nichts: bis du es wieder erlaubst.
reject-may_not_open = Auf diesem Server dürfen nur Mitglieder mit der Rolle { $roles } Tische eröffnen. Mitspielen kannst du trotzdem.
reject-not_in_this_channel = Auf diesem Server werden Tische nur in { $channels } eröffnet. Eröffne deinen dort.
