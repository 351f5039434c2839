button-scores = Scores
button-next-match = Partie suivante
button-best-of = En { $best } parties
button-one-more = Avec quelqu’un de plus
series-score = En { $best } parties : { $score }
series-apart = La série ne vaut qu’entre { $names }. { $over ->
    [yes] **Elle est finie.**
   *[no] Sinon, elle finit.
}
series-won = { $how ->
    [single] **{ $names } gagne la série.**
    [several] **{ $names } gagnent la série.**
   *[level] La série finit à égalité.
}

finale-title = { $won_by ->
    [highest] Le plus haut total gagne
    [lowest] Le plus bas total gagne
    [last_player_standing] Qui reste en dernier gagne
   *[other] { finale-title-suit_rows }
}
finale-title-suit_rows = Le déroulement
finale-decided = { $rounds ->
    [one] Ce qui a décidé
   *[other] La manche { $round } a décidé
}
finale-claimed = { $card ->
    [none] { $name } a frappé et obtenu la dernière carte.
   *[other] { $name } a frappé pour { $card }, avec succès.
}
finale-claimed-buying = { $card ->
    [none] { $name } a acheté la dernière carte.
   *[other] { $name } a acheté { $card }.
}
finale-cost = { $best ->
    [lowest] { $name } y laisse { $points }.
   *[highest] { $name } y gagne { $points }.
}
finale-totals = { $name }, manche par manche : { $totals }.
finale-board = Lors de ce tour : { $new }.{ $cards ->
    [none] { "" }
   *[other] { " " }On y voit maintenant : { $cards }.
}

feat-comeback = { $name } avait { $figure } points de retard, et gagne
feat-narrow = { $figure ->
    [one] { $name } gagne de { $figure } point
   *[other] { $name } gagne de { $figure } points
}
feat-streak = { $name } gagne { $figure } manches de suite
feat-dearest = Une manche a coûté { $figure } points à { $name }
feat-best_round = Une manche a rapporté { $figure } points à { $name }
feat-quickest = { $figure ->
    [one] { $name } gagne une manche en { $figure } tour
   *[other] { $name } gagne une manche en { $figure } tours
}
feat-laying_out = { $name } a posé { $figure } cartes en un tour
feat-laying_out-tiles = { $name } a posé { $figure } tuiles en un tour
feat-opening = { $name } a ouvert avec { $figure } points
feat-one_go = { $name } gagne une manche en posant { $figure } cartes d’un coup
feat-one_go-tiles = { $name } gagne une manche en posant { $figure } tuiles d’un coup
feat-patient = { $figure ->
    [one] { $name } a laissé passer { $figure } tour avant de poser
   *[other] { $name } a laissé passer { $figure } tours avant de poser
}
feat-long_hand = { $name } a eu { $figure } cartes à la fois
feat-long_hand-tiles = { $name } a eu { $figure } tuiles à la fois
feat-jokers = { $figure ->
    [one] { $name } a récupéré { $figure } joker
   *[other] { $name } a récupéré { $figure } jokers
}
feat-rebuilt = { $name } a déplacé { $figure } cartes en un tour
feat-rebuilt-tiles = { $name } a déplacé { $figure } tuiles en un tour
feat-laid_off = { $figure ->
    [one] { $name } a ajouté { $figure } carte
   *[other] { $name } a ajouté { $figure } cartes
}
feat-knocks = { $figure ->
    [one] { $name } a frappé et obtenu { $figure } carte
   *[other] { $name } a frappé et obtenu { $figure } cartes
}
feat-knocks-buying = { $figure ->
    [one] { $name } a acheté { $figure } carte
   *[other] { $name } a acheté { $figure } cartes
}
feat-taken = { $figure ->
    [one] { $name } a pris { $figure } défausse
   *[other] { $name } a pris { $figure } défausses
}
feat-gins = { $figure ->
    [0] { $name } n’a pas fait gin
    [1] { $name } a fait gin
   *[other] { $name } a fait gin { $figure } fois
}
feat-undercuts = { $figure ->
    [one] { $name } a contré { $figure } frappe
   *[other] { $name } a contré { $figure } frappes
}
feat-passes = { $figure ->
    [one] { $name } a passé { $figure } fois
   *[other] { $name } a passé { $figure } fois
}
feat-unbroken = { $name } a posé { $figure } cartes sans s’arrêter
feat-rows = { $name } a commencé { $figure } rangées
feat-one_row = { $name } a posé { $figure } cartes dans une rangée
feat-followed = { $figure ->
    [one] { $name } a posé { $figure } carte à la suite d’une carte toute fraîche
   *[other] { $name } a posé { $figure } cartes à la suite de cartes toutes fraîches
}
feat-drawn = { $figure ->
    [one] { $name } a pioché { $figure } fois, faute de carte qui aille
   *[other] { $name } a pioché { $figure } fois, faute de carte qui aille
}
feat-emptied = { $figure ->
    [one] { $name } n’avait plus de cartes après { $figure } tour
   *[other] { $name } n’avait plus de cartes après { $figure } tours
}
