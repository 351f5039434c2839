### Calling a lobby or a running match off.

# $players is a list of names.
calling-off = Zrušit hru [{ $game }]({ $board })? Ve hře: { $players }; je kolo { $round }. { $decides ->
    [yes] Rozhoduješ jako moderátor. Partie se pozastaví na 24 hodin a její hráči to můžou vzít zpět.
    [alone] Nikdo další s tebou nehraje, takže skončí hned.
   *[no] Ostatní hráči musí souhlasit. Když souhlasí všichni, kdo u stolu sedí nebo seděli, skončí hned; jinak za 24 hodin a do té doby to může kdokoli vzít zpět.
}
calling-off-lobby = Zrušit tenhle stůl hry { $game }? { $count ->
    [1] Sedí u něj { $players }.
    [few] Sedí u něj { $players }.
   *[other] Sedí u něj { $players }.
}
calling-off-kept = { $stage ->
    [lobby] Stůl zůstává.
   *[running] Partie pokračuje.
}
calling-off-wanted = { $stage ->
    [over] Tahle hra je zrušená.
    [suspended] Partie je pozastavená. Za 24 hodin skončí, pokud někdo z hráčů nebude chtít hrát dál.
   *[asked] Hra se ptá ostatních, jestli souhlasí.
}
# $others mentions $count people whose answer is awaited.
calling-off-notice = { $stage ->
    [asked] { $who } chce ukončit hru [{ $game }]({ $board }). { $others ->
        [none] {""}
       *[other] { $others }, souhlasíte? Do té doby partie pokračuje.
    }
   *[other] Hra [{ $game }]({ $board }) je pozastavená. Než skončí, můžou v ní hráči ještě pokračovat: do kdy, je vidět u stolu. { $others ->
        [none] {""}
       *[other] { $count ->
            [1] Když souhlasí i { $others }, skončí hned.
            [few] Když souhlasí i { $others }, skončí hned.
           *[other] Když souhlasí i { $others }, skončí hned.
        }
    }
}
calling-off-settled = { $stage ->
    [over] Hra [{ $game }]({ $board }) skončila.
   *[running] Hra [{ $game }]({ $board }) pokračuje.
}
button-calling-off = { $stage ->
    [lobby] Zrušit stůl
   *[running] Zrušit partii
}
button-calling-off-keep = { $stage ->
    [lobby] Nechat stůl
   *[running] { button-keep-playing }
}
button-keep-playing = Hrát dál
button-calling-off-agree = Souhlasím s koncem

board-suspended = Tahle partie je pozastavená do { $until }. Pak skončí, pokud někdo z hráčů nebude chtít hrát dál.

reject-suspended = Tahle partie je pozastavená. Kdo v ní hraje, může stisknout „{ button-keep-playing }“.
