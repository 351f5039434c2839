### Seats of people who are away: who plays them, and how somebody else takes one.

lobby-absence = { $leaving ->
    [forfeit] { $misses ->
        [1] Po jednym przegapionym ruchu
        [few] Po { $misses } przegapionych ruchach
       *[many] Po { $misses } przegapionych ruchach
    } zastępuje cię komputer, aż wrócisz. Jeśli wyjdziesz, odpadasz.
   *[computer] { $misses ->
        [1] Po jednym przegapionym ruchu
        [few] Po { $misses } przegapionych ruchach
       *[many] Po { $misses } przegapionych ruchach
    } zastępuje cię komputer; { $kept ->
        [1] po jednym kolejnym
        [few] po { $kept } kolejnych
       *[many] po { $kept } kolejnych
    } miejsce jest wolne.
}
lobby-seat-punctual = -# { $name }: { $share } % ruchów na czas.

notice-seat-open = Wolne miejsce w [{ $game }]({ $board }): { $who }. { $paused ->
    [yes] Nikogo nie ma, więc partia czeka.
   *[no] Tymczasem gra na nim komputer.
} Zajmij je, a grasz dalej jego kartami i punktami; wynik wymienia was oboje.{ $back ->
    [no] {""}
   *[yes] {" "}Do tego czasu { $who } może wrócić.
}
notice-seat-taken = { $name } gra dalej na tym miejscu: { $before }, [{ $game }]({ $board }), jego kartami i punktami.
button-seat-take = Zajmij miejsce: { $name }
button-seat-open = Zwolnij miejsce: { $name }
button-players = Gracze
button-seat-leave = Wyjdź

seat-taken = Od teraz grasz na tym miejscu: { $name }, jego kartami i punktami.

players-heading = ## Gracze: [{ $game }]({ $board })
players-line = { $seat }. { $told }
players-computer = komputer
players-free = miejsce wolne
players-away = nie ma
players-played = gra komputer
players-host = organizator
players-before = wcześniej { $before }
players-freeing = { $opens ->
    [closed] Ktoś, kto tu siedział, kazał usunąć swoje dane: nikt nowy nie zajmie miejsca w tej partii.
    [yes] { $misses ->
        [1] Gdy ktoś przegapi jeden ruch,
        [few] Gdy ktoś przegapi { $misses } ruchy z rzędu,
       *[many] Gdy ktoś przegapi { $misses } ruchów z rzędu,
    } { $host } może zwolnić miejsce.
   *[no] W tej partii nie ma wolnych miejsc dla innych: jeśli wyjdziesz, odpadasz.
}

board-paused = { $opens ->
    [alone] Nie ma cię tu. Wykonaj ruch, a gra ruszy dalej.
    [yes] Nikogo nie ma, więc partia stoi, aż ktoś wróci albo zajmie wolne miejsce.
   *[no] Nikogo nie ma, więc partia stoi, aż ktoś wróci.
}
summary-seat-held = { $name } gra dalej na tym miejscu: { $before }.

my-games-open-seat = **{ $game }**, { $channel }, { $pace }: wolne miejsce ({ $name }), grasz dalej jego kartami i punktami. [Plansza]({ $board })

reject-no_open_seat = Ta partia trwa i wszystkie miejsca są zajęte. Otwórz inną przez /{ command-game.name } { command-game-new.name }.
reject-seat_taken = To miejsce nie jest już wolne: gra na nim { $name }.
reject-somebody_was_forgotten = Ktoś, kto tu siedział, kazał usunąć swoje dane, i nie wiem, czy to nie ty. Dlatego nikt nowy nie zajmie miejsca w tej partii.
reject-has_seen_a_hand = Znasz tam już karty jednego miejsca, więc dopóki można tam grać dalej, innego nie możesz zająć.
reject-seats_stay = W tej partii miejsce zostaje przy swojej osobie, więc nie da się go zwolnić dla innych.
reject-not_away = { $misses ->
    [1] Miejsce zwalnia się dopiero, gdy ktoś wyjdzie albo przegapi jeden ruch.
    [few] Miejsce zwalnia się dopiero, gdy ktoś wyjdzie albo przegapi { $misses } ruchy z rzędu.
   *[many] Miejsce zwalnia się dopiero, gdy ktoś wyjdzie albo przegapi { $misses } ruchów z rzędu.
}
