points = { $points ->
    [-1] −1 point
    [one] { $points } point
   *[other] { SCORE($points) } points
}
points-duel = { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
}
points-suit_rows = { $points ->
    [one] { $points } manche gagnée
   *[other] { $points } manches gagnées
}
place = { $place }.

## La fin d'une manche

round-end-went_out = { $winner } a vidé sa main.
round-end-knocked = { $winner } gagne avec peu de points en main.
round-end-knocked-gin = { $own ->
    [yes] { $winner } a frappé : { $left } contre tes { $others }.
   *[no] { $winner } a frappé : { $left } contre { $others }.
}
round-end-went_out-tiles = { $winner } a posé sa dernière tuile.
round-end-closed_from_hand = { $winner } a fermé d’un coup : les autres comptent double.
round-end-closed_from_hand-tiles = Rami sec : { $winner } a posé tout son plateau d’un coup, et les autres comptent double.
round-end-stock_exhausted = La pioche est épuisée : personne ne gagne, et chaque main compte.
round-end-blocked = La pioche est vide, et tout le monde a passé. { $winner ->
    [none] { $team ->
        [none] Personne ne gagne la manche.
       *[other] { $team } se partagent la manche.
    }
   *[other] { $winner } a le moins sur son plateau.
}
round-end-last_seat = { $winner } reste en dernier.
round-end-piles_empty = { $team ->
    [none] Les piles sont épuisées : autant de cartes pour les deux équipes.
   *[other] Les piles sont épuisées : le plus de cartes pour { $team }.
}
round-end-gin = { $winner } a fait gin.
round-end-big_gin = { $winner } a fait gin avec toutes ses cartes.
round-end-undercut = { $own ->
    [yes] { $winner } a contré la frappe : { $left } contre tes { $others }.
   *[no] { $winner } a contré la frappe : { $left } contre { $others }.
}
round-end-void = La pioche s’épuise et personne n’a frappé : la manche est nulle.
round-end-colour_complete = Toutes les cartes d’une couleur sont posées, et la manche revient à { $team }.
round-end-hands_empty = Plus de cartes : victoire pour { $team }.
round-end-last_team = L’autre équipe est partie : victoire pour { $team }.

## D'où viennent les points

score-hand = en main
score-hand-tiles = au plateau
score-doubled = doublé
score-winner_bonus = pour la victoire
score-lone_joker = pour un joker seul
score-above_lowest = sur le plus bas
score-collected = des autres
score-first_melder = pour l’ouverture
score-melded = posé
score-difference = écart de cartes isolées
score-difference-left = cartes isolées
score-gin = pour gin
score-big_gin = pour grand gin
score-undercut = pour le contre
score-game = pour la partie
score-shutout = pour le capot
score-boxes = manches gagnées
score-cards = cartes prises
score-win = manche gagnée

score-item = { SCORE($points) } { $what }
score-line = { $name } : { $points } ({ $items }), total { SCORE($total) }
score-line-bare = { $name } : { $points }, total { SCORE($total) }
score-parts = { $name } : { $items }
standing-bonus = { $name } à la fin de la partie : { $items }
standing-line-duel = { $total ->
    [one] { $place } { $name }, { $total } carte
   *[other] { $place } { $name }, { $total } cartes
}
standing-line-suit_rows = { $total ->
    [one] { $place } { $name }, { $total } manche gagnée
   *[other] { $place } { $name }, { $total } manches gagnées
}
standing-line = { $cents ->
    [none] { $place } { $name }, { SCORE($total) }
   *[other] { $place } { $name }, { SCORE($total) } ({ SCORE($cents) }¢)
}

## D'une manche à l'autre

summary-leads = { $count ->
    [one] **{ $names } mène** avec { $points }.
   *[other] **{ $names } mènent** avec { $points }.
} { $how }
