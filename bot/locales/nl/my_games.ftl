command-games = Al je spellen bekijken: waar je aan de beurt bent, en tot wanneer
    .name = spellen

my-games-heading = ## Jouw spellen
    { $games ->
        [0] Je zit aan geen tafel. `/{ command-game.name } { command-game-new.name }` zet er een klaar.
       *[other] { $waiting ->
            [0] Er wacht niets op je.
            [one] { $waiting } wacht op je.
           *[other] { $waiting } wachten op je.
        }
    }
my-games-aside = { $count ->
    [1] Een partij van jou is nu niet te lezen, maar de zetten zijn bewaard.
   *[other] { $count } partijen van jou zijn nu niet te lezen, maar de zetten zijn bewaard.
}
my-games-line = { $status ->
    [lobby] **{ $game }**, { $channel }: de tafel wordt klaargezet. { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] Nog { $free } plaats vrij.
       *[other] Nog { $free } plaatsen vrij.
    }
   *[other] { $yours ->
        [turn] ▶ **{ $game }**, { $channel }, ronde { $round }: **jouw beurt**.
        [window] ▶ **{ $game }**, { $channel }, ronde { $round }: **jouw antwoord wordt gevraagd**. { $moment }
       *[no] **{ $game }**, { $channel }, ronde { $round }. { $moment }
    } { $ends } { $reserve ->
        [none] {""}
       *[other] { $reserve } reserve.
    }
} [Bord]({ $board })
place-of-practice = je berichten met mij
my-games-joinable = ### Tafels met een vrije plaats
my-games-lobby = **{ $game }**, { $channel }, { $pace }: { $players }. { $free ->
    [one] Nog { $free } plaats vrij.
   *[other] Nog { $free } plaatsen vrij.
} [Bord]({ $board })
button-games-next = Verder: { $game }
button-games-board = Bord
button-games-join = Aanschuiven
button-games-again = Kijk opnieuw
tables-select = Ga naar een tafel …
table-page =
    ## { $game }
    { $players } ({ $channel }). [Tafel]({ $board })
    { $status ->
        [lobby] De tafel wordt klaargezet.
        [running] { $moment } { $ends }
       *[other] Het is voorbij.
    }
button-move-here = Hierheen verhuizen
