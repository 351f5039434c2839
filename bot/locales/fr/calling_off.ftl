calling-off = Annuler [{ $game }]({ $board }) ? On y joue la manche { $round } : { $players }. { $decides ->
    [yes] Tu décides au nom de la modération. La partie est suspendue 24 heures, et ceux qui la jouent peuvent revenir là-dessus.
    [alone] Personne d’autre ne joue avec toi, alors elle finit tout de suite.
   *[no] Les autres doivent être d’accord. Si tous ceux qui ont ou avaient une place le sont, elle finit tout de suite ; sinon dans 24 heures, et d’ici là n’importe qui peut revenir là-dessus.
}
calling-off-lobby = Annuler cette table de { $game } ? { $count ->
    [one] { $players } y a une place.
   *[other] { $players } y ont une place.
}
calling-off-kept = { $stage ->
    [lobby] La table reste.
   *[running] La partie continue.
}
calling-off-wanted = { $stage ->
    [over] Cette partie est annulée.
    [suspended] La partie est suspendue. Elle finit dans 24 heures, sauf si l’un de ses joueurs veut continuer.
   *[asked] On demande aux autres s’ils sont d’accord.
}
calling-off-notice = { $stage ->
    [asked] { $who } veut arrêter [{ $game }]({ $board }). { $others ->
        [none] {""}
       *[other] { $others } : d’accord ? En attendant, la partie continue.
    }
   *[other] [{ $game }]({ $board }) est suspendue. Tant qu’elle n’est pas finie, ses joueurs peuvent encore continuer : le tableau dit jusqu’à quand. { $others ->
        [none] {""}
       *[other] { $count ->
            [one] Si { $others } est aussi d’accord, elle finit tout de suite.
           *[other] Si { $others } sont aussi d’accord, elle finit tout de suite.
        }
    }
}
calling-off-settled = { $stage ->
    [over] [{ $game }]({ $board }) est finie.
   *[running] [{ $game }]({ $board }) continue.
}
button-calling-off = { $stage ->
    [lobby] Annuler la table
   *[running] Annuler la partie
}
button-calling-off-keep = { $stage ->
    [lobby] Garder la table
   *[running] { button-keep-playing }
}
button-keep-playing = Continuer à jouer
button-calling-off-agree = D’accord pour finir

board-suspended = Cette partie est suspendue jusqu’à cette date : { $until }. Ensuite elle est finie, sauf si l’un de ses joueurs veut continuer.

reject-suspended = Cette partie est suspendue. Qui y joue peut appuyer sur « { button-keep-playing } ».
