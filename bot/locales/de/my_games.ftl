command-games = Deine Spiele überall sehen: wo du dran bist und bis wann
    .name = spiele

my-games-heading = ## Deine Spiele
    { $games ->
        [0] Du sitzt an keinem Tisch. `/{ command-game.name } { command-game-new.name }` stellt einen auf.
       *[other] { $waiting ->
            [0] Nichts wartet auf dich.
            [one] { $waiting } wartet auf dich.
           *[other] { $waiting } warten auf dich.
        }
    }
my-games-aside = { $count ->
    [1] Eine Partie von dir ist gerade nicht lesbar, aber ihre Züge sind aufgehoben.
   *[other] { $count } Partien von dir sind gerade nicht lesbar, aber ihre Züge sind aufgehoben.
}
my-games-line = { $status ->
    [lobby] **{ $game }**, { $channel }: Der Tisch wird gerade aufgestellt. { $free ->
        [0] Alle Plätze sind besetzt.
        [one] { $free } Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
   *[other] { $yours ->
        [turn] ▶ **{ $game }**, { $channel }, Runde { $round }: **Du bist dran**.
        [window] ▶ **{ $game }**, { $channel }, Runde { $round }: **Deine Antwort fehlt**. { $moment }
       *[no] **{ $game }**, { $channel }, Runde { $round }. { $moment }
    } { $ends } { $reserve ->
        [none] {""}
       *[other] Reserve: { $reserve }.
    }
} [Zum Tisch]({ $board })
place-of-practice = deine Nachrichten mit mir
my-games-joinable = ### Tische mit einem freien Platz
my-games-lobby = **{ $game }**, { $channel }, { $pace }: { $players }. { $free ->
    [one] { $free } Platz ist frei.
   *[other] { $free } Plätze sind frei.
} [Zum Tisch]({ $board })
button-games-next = Nächstes: { $game }
button-games-board = Zum Tisch
button-games-join = Mitspielen
button-games-again = Noch mal sehen
tables-select = Geh zu einem Tisch …
table-page =
    ## { $game }
    { $players } ({ $channel }). [Zum Tisch]({ $board })
    { $status ->
        [lobby] Der Tisch wird gerade aufgestellt.
        [running] { $moment } { $ends }
       *[other] Es ist vorbei.
    }
button-move-here = Hierher verlegen
