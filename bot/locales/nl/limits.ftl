reject-too_many_lobbies = { $where ->
    [server] Meer open tafels mag je op deze server niet hebben: { $most }. Start er eerst een, of blaas er een af.
   *[none] Meer open tafels mag je niet hebben: { $most }. Start er eerst een, of blaas er een af.
}
reject-too_many_games = { $where ->
    [channel] Meer tafels kan één persoon in dit kanaal en zijn threads niet hebben: { $most }. Speel er eerst een uit, of open de jouwe in een ander kanaal.
    [server] Aan meer tafels van deze server kan niemand zitten: { $most }. Verlaat er eerst een, of speel er een uit.
   *[none] Aan meer tafels kan niemand zitten: { $most }. Verlaat er eerst een, of speel er een uit.
}
reject-channel_full = { $most ->
    [1] In dit kanaal en zijn threads loopt al één spel, en meer kan niet. Open het jouwe in een ander kanaal, of wacht tot er een afloopt.
   *[other] In dit kanaal en zijn threads lopen al { $most } spellen, en meer kan niet. Open het jouwe in een ander kanaal, of wacht tot er een afloopt.
}
reject-too_many_today = { $most ->
    [1] Je hebt de laatste 24 uur al een tafel geopend, en meer kan niet. Probeer het morgen opnieuw.
   *[other] Je hebt de laatste 24 uur al { $most } tafels geopend, en meer kan niet. Probeer het morgen opnieuw.
}
reject-server_full = { $most ->
    [1] Op deze server loopt al één spel, en meer kan niet. Wacht tot het afloopt.
   *[other] Op deze server lopen al { $most } spellen, en meer kan niet. Wacht tot er een afloopt.
}
reject-too_fast = Dat was veel in één minuut. Probeer het opnieuw over { $wait }.
reject-too_busy = { $where ->
    [server] Ik heb op deze server in een minuut veel gezegd. Probeer het opnieuw over { $wait }.
   *[other] Ik heb in dit kanaal in een minuut veel gezegd. Probeer het opnieuw over { $wait }.
}
reject-bad_limit = “{ $given }” kan hier geen grens zijn. Typ een heel getal van 1 tot { $most }, of niets voor het gebruikelijke.
reject-bad_days = “{ $given }” is geen aantal dagen. Typ er een van 1 tot { $most }, of niets: tot je het weer toelaat.
reject-may_not_open = Op deze server mogen alleen leden met de rol { $roles } tafels openen. Meedoen mag je wel.
reject-not_in_this_channel = Op deze server open je tafels alleen in { $channels }. Open de jouwe daar.
