## Le tableau et le plateau

picture-pool = Pioche
picture-laid = posé
picture-moved = déplacé
picture-chosen = choisi
picture-open-tile = tuile ouverte
picture-take-aside = Prendre ?
picture-rack = { $count ->
    [0] Tu n’as plus de tuiles
    [1] Ta dernière tuile
   *[other] Tes { $count } tuiles
}
button-board-draw-tile = { button-drawtile }
button-laythese = { button-lay } { $cards }
button-byhand = À la main
button-hint = Indice
button-rebuild = Recombiner
button-taketile = Prendre { $card }
button-drawtile = Piocher une tuile
button-passtiles = { button-board-pass }
rack-turn-lay_or_draw = À toi : pose des tuiles, ou pioches-en une.
rack-turn-lay_or_pass = À toi : pose des tuiles, ou passe.
rack-turn-draw = { $open ->
    [yes] À toi : pioche une tuile, ou prends celle qui est ouverte pour la poser tout de suite.
   *[no] À toi : pioche une tuile.
}
rack-turn-lay = À toi : pose des tuiles, ou termine ton tour.
rack-turn-lay_or_put_aside = Tu as pris une tuile : pose des tuiles, ou choisis-en une et mets-la de côté.
rack-turn-put_aside = Tu as posé : choisis une tuile et mets-la de côté.
rack-assist = { $assist ->
    [placement] Cette table joue sans indices.
   *[none] Cette table joue sans aide : ce que tu choisis est posé tel quel, et tu recombines à la main.
}
rack-opening = Tes premières combinaisons de la manche doivent valoir { $needed } points de ton seul plateau.

## L'établi

button-benchok = Confirmer
button-benchsplit = Couper ici
button-benchundo = Annuler un pas
bench-meld = { $number } : { $cards }
bench-to-new = Une nouvelle combinaison
bench-to-rack = Retour chez moi
select-bench-meld = Choisis une combinaison de la table
select-bench-pieces = Choisis des tuiles de la combinaison { $number }
select-bench-pieces-draw_discard = Choisis des cartes de la combinaison { $number }
select-bench-read = Dis ce que remplacent les jokers de la combinaison { $number }
select-bench-target = Déplacer ce choix vers …
workbench-heading = **La table telle que tu la laisserais.** Personne d’autre ne la voit avant que tu confirmes. [Tableau]({ $board })
workbench-taking = Tu prends { $card } avec.
workbench-laid = Tu poses { $cards }.
workbench-problem = ✗ { $problem }
workbench-right = ✓ La table est en règle ainsi.
workbench-untouched = Rien n’a encore changé : choisis des tuiles à toi ou d’une combinaison, puis où elles vont.{ $needed ->
    [0] {""}
   *[other] {" "}Tes premières combinaisons de la manche doivent valoir { $needed } points.
}
workbench-untouched-draw_discard = Rien n’a encore changé : choisis des cartes à toi ou d’une combinaison, puis où elles vont.{ $needed ->
    [0] {""}
   *[other] {" "}Tes premières combinaisons de la manche doivent valoir { $needed } points.
}
workbench-wrong = { $meld } : { $why }
workbench-short = { $count ->
    [one] { $lacking ->
        [one] Combinaison { $numbers } : il manque { $lacking } tuile.
       *[other] Combinaison { $numbers } : il manque { $lacking } tuiles.
    }
   *[other] { $lacking ->
        [one] Combinaisons { $numbers } : il manque { $lacking } tuile à chacune.
       *[other] Combinaisons { $numbers } : il manque { $lacking } tuiles à chacune.
    }
}
workbench-short-draw_discard = { $count ->
    [one] { $lacking ->
        [one] Combinaison { $numbers } : il manque { $lacking } carte.
       *[other] Combinaison { $numbers } : il manque { $lacking } cartes.
    }
   *[other] { $lacking ->
        [one] Combinaisons { $numbers } : il manque { $lacking } carte à chacune.
       *[other] Combinaisons { $numbers } : il manque { $lacking } cartes à chacune.
    }
}
workbench-of-melds = { $count ->
    [one] Combinaison { $numbers } : { $why }
   *[other] Combinaisons { $numbers } : { $why }
}
workbench-cannot = On n’a pas trouvé comment poser tout ceci : { $cards }. Choisis autre chose, ou moins.
workbench-cannot-unaided = La table étant ce qu’elle est, ceci ne se pose pas : { $cards }. Choisis des combinaisons entières et des tuiles qui vont dans l’une de celles-ci, ou recombine à la main.
workbench-cannot-unaided-draw_discard = La table étant ce qu’elle est, ceci ne se pose pas : { $cards }. Choisis des combinaisons entières et des cartes qui vont dans l’une de celles-ci, ou recombine à la main.
workbench-hint = Voici le plus qu’on ait trouvé à poser. Change-le à la main si tu veux.
workbench-no-hint = On n’a rien trouvé que tu puisses poser en ce moment.
workbench-found-later = { $asked ->
    [hint] Une recherche plus longue a trouvé davantage à poser. Appuie sur **{ button-hint }** pour voir.
   *[placed] Une recherche plus longue a quand même trouvé comment les poser. Appuie sur **{ button-lay }** pour voir.
}
workbench-hints-off = Cette table a décidé de jouer sans indices. Choisis ce que tu veux poser, ou recombine la table à la main.
workbench-time = { $state ->
    [right] -# Si ton temps s’écoule, ceci est posé comme tu le vois.
    [taking] -# Si ton temps s’écoule, rien de ceci n’est posé : la tuile ouverte n’est à toi qu’une fois confirmée.
   *[wrong] { $policy ->
        [take_loose_tiles] { $penalty ->
            [0] -# Si ton temps s’écoule, ce qui peut rester est posé, et les autres tuiles vont sur ton plateau.
            [1] -# Si ton temps s’écoule, ce qui peut rester est posé, et les autres tuiles vont sur ton plateau, avec une tuile de pénalité.
           *[other] -# Si ton temps s’écoule, ce qui peut rester est posé, et les autres tuiles vont sur ton plateau, avec { $penalty } tuiles de pénalité.
        }
       *[keep_valid_else_rollback] -# Si ton temps s’écoule, tes tuiles hors combinaison te reviennent, et le reste est posé s’il est en règle ; sinon, la table reste comme avant.
    }
}
workbench-lies-there = Ce que tu as choisi est déjà dans la combinaison { $number }. Choisis-lui une autre place.
workbench-split-where = Choisis la seule tuile par laquelle commence la seconde partie, puis coupe.
workbench-split-where-draw_discard = Choisis la seule carte par laquelle commence la seconde partie, puis coupe.
picture-proposal = Ta proposition
picture-proposal-status = { $state ->
    [right] en règle
    [untouched] telle quelle
   *[wrong] pas encore
}
picture-left = Tu gardes
picture-nothing-left = Tu ne gardes rien
alt-proposal = { $melds ->
    [none] Tu ne laisserais aucune combinaison sur la table.
   *[other] La table telle que tu la laisserais : { $melds }.
} { $left ->
    [none] Tu ne gardes rien.
   *[other] Tu gardes { $left }.
}

## La commande

command-rearrange = Recombiner la table : écrire chaque combinaison comme elle doit être
    .name = recombiner
option-rearrange-table = Toute la table, les combinaisons séparées par |, comme R4 R5 R6 | R6 B6 W6
    .name = table
