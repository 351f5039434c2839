verdict-melds = { $kind ->
    [set] { $points ->
        [one] Série, { $points } point.
       *[other] Série, { $points } points.
    }
    [run] { $points ->
        [one] Suite, { $points } point.
       *[other] Suite, { $points } points.
    }
    [flush] { $points ->
        [one] Couleur, { $points } point.
       *[other] Couleur, { $points } points.
    }
   *[several] { $points ->
        [one] { $laid } : { $points } point.
       *[other] { $laid } : { $points } points.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [one] Groupe, { $points } point.
       *[other] Groupe, { $points } points.
    }
    [run] { $points ->
        [one] Suite, { $points } point.
       *[other] Suite, { $points } points.
    }
   *[several] { $points ->
        [one] { $laid } : { $points } point.
       *[other] { $laid } : { $points } points.
    }
}
verdict-ways = Il y a { $count } façons de les poser.
verdict-places = { $cards ->
    [one] Elle a { $count } places possibles.
   *[other] Elles ont { $count } places possibles.
}
verdict-fits = { $card } va dans { $meld }.
verdict-gap = { $count ->
    [one] Trou : il manque { $missing }.
   *[other] Trou : il manque { $missing }.
}
verdict-wanting = Pas encore de combinaison : il y faudrait { $wanted }.
verdict-opening = Avec ça, tu as { $points } points sur les { $needed } qu’il faut pour tes premières combinaisons.
verdict-opening-single = Avec ça, tu as { $points } points sur { $needed }, et une seule combinaison doit les réunir.
verdict-discard = { $card } peut se défausser.
discard-asked = Appuie sur « { $button } » pour la défausser, ou choisis une autre carte.
discard-asked-tiles = Appuie sur « { $button } » pour la mettre de côté, ou choisis une autre tuile.
discard-asked-suit_rows = Appuie sur « { $button } » pour la poser, ou choisis une autre carte.
verdict-discard-one = De celles-ci, une peut se défausser.
verdict-discard-not = { $why ->
    [taken] Tu viens de prendre { $card } : pas de défausse avec cette carte à ce tour.
   *[none] { $card } ne peut pas se défausser maintenant.
}
verdict-search = { $count ->
    [one] La table telle qu’elle est n’a pas de place pour elle. « { button-lay } » cherche s’il y en a une en la recombinant.
   *[other] La table telle qu’elle est n’a pas de place pour elles. « { button-lay } » cherche s’il y en a une en la recombinant.
}
verdict-aside = Tu peux mettre { $card } de côté.
verdict-aside-one = De celles-ci, une peut être mise de côté.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Sans { $card }, plus aucune carte isolée : gin.
        [1] Sans { $card }, il te reste un point de cartes isolées : tu peux frapper.
       *[other] Sans { $card }, il te reste { $points } points de cartes isolées : tu peux frapper.
    }
   *[no] { $points ->
        [one] Sans { $card }, il te reste { $points } point de cartes isolées : trop pour frapper.
       *[other] Sans { $card }, il te reste { $points } points de cartes isolées : trop pour frapper.
    }
}
verdict-many = On pose au plus { $most } cartes à la fois. Choisis-en moins, et pose les autres ensuite.
verdict-lap = On pose à partir du tour de table { $lap }.

why-layoff = { $count ->
    [one] Cette carte ne va dans aucune combinaison de la table.
   *[other] Ces cartes ne vont dans aucune combinaison de la table.
}
why-swap-opening = Un joker de la table remplace { $card } : tu pourras le récupérer après tes premières combinaisons de la manche.

## Boutons

button-lay = Poser
button-lay-all = Tout poser

button-lay-found = { $cards ->
    [all] { button-lay-all } { $points }
   *[other] { button-lay } { $cards } · { $points }
}
button-discard-card = Défausser { $card }
button-bid-card = Défausser { $card } et annoncer Rami
button-bid-card-gin = Défausser { $card } et frapper
button-layoff-cards = Ajouter { $cards }
button-swap-card = Récupérer un joker avec { $card }

button-putaside-card = Mettre { $card } de côté
way-lying-tiles = { $meld }
