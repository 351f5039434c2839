calling-off = [{ $game }]({ $board }) afblazen? In het spel: { $players }; het is ronde { $round }. { $decides ->
    [yes] Je beslist als moderator. De partij ligt 24 uur stil, en de spelers mogen dat terugdraaien.
    [alone] Niemand anders speelt mee, dus het is meteen voorbij.
   *[no] De anderen die spelen, moeten het ermee eens zijn. Is iedereen die er zit of zat dat, dan is het meteen voorbij; anders over 24 uur, en tot dan mag iedereen het terugdraaien.
}
calling-off-lobby = Deze tafel { $game } afblazen? { $count ->
    [1] Eraan zit { $players }.
   *[other] Eraan zitten { $players }.
}
calling-off-kept = { $stage ->
    [lobby] De tafel blijft.
   *[running] De partij gaat door.
}
calling-off-wanted = { $stage ->
    [over] Dit spel is afgeblazen.
    [suspended] De partij ligt stil. Over 24 uur is het voorbij, tenzij een van de spelers door wil.
   *[asked] De anderen krijgen de vraag of ze het ermee eens zijn.
}
calling-off-notice = { $stage ->
    [asked] { $who } wil [{ $game }]({ $board }) beëindigen. { $others ->
        [none] {""}
       *[other] { $others }, akkoord? Tot dan gaat de partij door.
    }
   *[other] [{ $game }]({ $board }) ligt stil. Tot het voorbij is, mogen de spelers nog door: op het bord staat tot wanneer. { $others ->
        [none] {""}
       *[other] { $count ->
            [1] Gaat ook { $others } akkoord, dan is het meteen voorbij.
           *[other] Gaan ook { $others } akkoord, dan is het meteen voorbij.
        }
    }
}
calling-off-settled = { $stage ->
    [over] [{ $game }]({ $board }) is beëindigd.
   *[running] [{ $game }]({ $board }) gaat door.
}
button-calling-off = { $stage ->
    [lobby] Afblazen
   *[running] De partij afblazen
}
button-calling-off-keep = { $stage ->
    [lobby] Tafel houden
   *[running] { button-keep-playing }
}
button-keep-playing = Doorspelen
button-calling-off-agree = Akkoord, stoppen

board-suspended = Deze partij ligt stil tot { $until }. Dan is het voorbij, tenzij een van de spelers door wil.

reject-suspended = Deze partij ligt stil. Wie meespeelt, kan op “{ button-keep-playing }” drukken.
