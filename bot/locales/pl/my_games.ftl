### One's games over all servers: which of them wait, and where a seat is free.

command-games = Zobacz wszystkie swoje gry: gdzie twoja kolej i do kiedy
    .name = gry

my-games-heading = ## Twoje gry
    { $games ->
        [0] Nie siedzisz przy żadnym stole. Nakrywa go `/{ command-game.name } { command-game-new.name }`.
       *[other] { $waiting ->
            [0] Nic na ciebie nie czeka.
            [one] Czeka na ciebie { $waiting }.
            [few] Czekają na ciebie { $waiting }.
           *[many] Czeka na ciebie { $waiting }.
        }
    }
my-games-aside = { $count ->
    [1] Jednej twojej partii nie da się teraz odczytać, ale jej ruchy są zachowane.
    [few] { $count } twoich partii nie da się teraz odczytać, ale ich ruchy są zachowane.
   *[many] { $count } twoich partii nie da się teraz odczytać, ale ich ruchy są zachowane.
}
my-games-line = { $status ->
    [lobby] **{ $game }**, { $channel }: stół się zbiera. { $free ->
        [0] Wszystkie miejsca są zajęte.
        [one] { $free } wolne miejsce.
        [few] { $free } wolne miejsca.
       *[many] { $free } wolnych miejsc.
    }
   *[other] { $yours ->
        [turn] ▶ **{ $game }**, { $channel }, runda { $round }: **twoja kolej**.
        [window] ▶ **{ $game }**, { $channel }, runda { $round }: **czekamy na twoją odpowiedź**. { $moment }
       *[no] **{ $game }**, { $channel }, runda { $round }. { $moment }
    } { $ends } { $reserve ->
        [none] {""}
       *[other] Rezerwa: { $reserve }.
    }
} [Plansza]({ $board })
place-of-practice = twoje wiadomości ze mną
my-games-joinable = ### Stoły z wolnym miejscem
my-games-lobby = **{ $game }**, { $channel }, { $pace }: { $players }. { $free ->
    [one] { $free } wolne miejsce.
    [few] { $free } wolne miejsca.
   *[many] { $free } wolnych miejsc.
} [Plansza]({ $board })
button-games-next = Następna: { $game }
button-games-board = Plansza
button-games-join = Zajmij miejsce
button-games-again = Odśwież
tables-select = Idź do stołu …
table-page =
    ## { $game }
    { $players } ({ $channel }). [Stół]({ $board })
    { $status ->
        [lobby] Stół się zbiera.
        [running] { $moment } { $ends }
       *[other] To już koniec.
    }
button-move-here = Przenieś tutaj
