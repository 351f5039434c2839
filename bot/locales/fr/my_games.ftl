command-games = Voir tes parties partout : où c’est à toi, et jusqu’à quand
    .name = parties

my-games-heading = ## Tes parties
    { $games ->
        [0] Tu n’as de place à aucune table. `/{ command-game.name } { command-game-new.name }` en met une.
       *[other] { $waiting ->
            [0] Rien ne t’attend.
            [one] { $waiting } partie t’attend.
           *[other] { $waiting } parties t’attendent.
        }
    }
my-games-aside = { $count ->
    [one] Une de tes parties est illisible pour l’instant, mais ses coups sont gardés.
   *[other] { $count } de tes parties sont illisibles pour l’instant, mais leurs coups sont gardés.
}
my-games-line = { $status ->
    [lobby] **{ $game }**, { $channel } : la table se met. { $free ->
        [0] Toutes les places sont prises.
        [one] { $free } place libre.
       *[other] { $free } places libres.
    }
   *[other] { $yours ->
        [turn] ▶ **{ $game }**, { $channel }, manche { $round } : **c’est à toi**.
        [window] ▶ **{ $game }**, { $channel }, manche { $round } : **on attend ta réponse**. { $moment }
       *[no] **{ $game }**, { $channel }, manche { $round }. { $moment }
    } { $ends } { $reserve ->
        [none] {""}
       *[other] { $reserve } en réserve.
    }
} [Tableau]({ $board })
place-of-practice = tes messages avec moi
my-games-joinable = ### Tables avec une place libre
my-games-lobby = **{ $game }**, { $channel }, { $pace } : { $players }. { $free ->
    [one] { $free } place libre.
   *[other] { $free } places libres.
} [Tableau]({ $board })
button-games-next = Suivante : { $game }
button-games-board = Tableau
button-games-join = Prendre une place
button-games-again = Regarder encore
tables-select = Aller à une table …
table-page =
    ## { $game }
    { $players } ({ $channel }). [Table]({ $board })
    { $status ->
        [lobby] La table se met.
        [running] { $moment } { $ends }
       *[other] C’est fini.
    }
button-move-here = Déplacer ici
