story-line = { $own ->
    [yes] **Toi** : { $deeds }
   *[no] **{ $name }** : { $deeds }
}

story-seat-taken = **{ $name }** continue à la place de { $before }.

## Ce qu'on a fait : des noms, qui vont aussi bien après « Toi » qu'après un nom.

did-drew_stock = { $card ->
    [none] pioche
   *[other] pioche de { $card }
}
did-drew_stock-tiles = { $card ->
    [none] pioche d’une tuile
   *[other] pioche de { $card }
}
did-took_discard = { $above ->
    [none] prise de { $card } sur la pile de défausse
   *[other] prise de { $card } et de tout ce qui était au-dessus, { $above }
}
did-returned_discard = retour de { $card } sur la pile
did-upcard_refused = refus de { $card }
did-discarded = défausse de { $card }
did-window_answered = une consigne à toi a frappé pour la défausse
did-window_answered-buying = une consigne à toi a voulu acheter la défausse
did-claim_won = { $penalty ->
    [0] prise de { $card } sur la pile de défausse
    [1] { $drawn ->
        [none] { $card } en frappant, avec une carte de pénalité
       *[other] { $card } en frappant, avec une carte de pénalité, { $drawn }
    }
   *[other] { $drawn ->
        [none] { $card } en frappant, avec { $penalty } cartes de pénalité
       *[other] { $card } en frappant, avec { $penalty } cartes de pénalité, { $drawn }
    }
}
did-claim_won-buying = { $penalty ->
    [0] prise de { $card } sur la pile de défausse
    [1] { $drawn ->
        [none] achat de { $card }, avec une carte de la pioche
       *[other] achat de { $card }, avec une carte de la pioche, { $drawn }
    }
   *[other] { $drawn ->
        [none] achat de { $card }, avec { $penalty } cartes de la pioche
       *[other] achat de { $card }, avec { $penalty } cartes de la pioche, { $drawn }
    }
}
did-opened = { $points ->
    [one] ouverture à { $points } point
   *[other] ouverture à { $points } points
}
did-meld_laid = pose de { $cards }
did-laid_off = ajout de { $card }
did-joker_swapped = un joker récupéré avec { $card }
did-table_laid = { $cards ->
    [none] des combinaisons laissées défaites
   *[other] { $moved ->
        [0] pose de { $cards }
       *[other] table recombinée et pose de { $cards }
    }
}
did-card_placed = pose de { $card }
did-turn_passed = tour passé
did-timed_out = { $undone ->
    [yes] temps écoulé en pleine pose, qui a été annulée
   *[no] temps écoulé (l’horloge a joué)
}
did-tile_taken = { $source ->
    [open] prise de la tuile ouverte { $card }
   *[aside] prise de la tuile mise de côté { $card }
}
did-tile_put_aside = mise de côté de { $card }
did-loose_tiles_taken = reprise forcée de ce qui traînait : { $cards }
did-penalty_drawn = { $cards ->
    [none] { $count ->
        [one] pioche de { $count } tuile de pénalité
       *[other] pioche de { $count } tuiles de pénalité
    }
   *[other] pioche de { $cards } en pénalité
}
did-call_forgotten = { $card ->
    [none] oubli de crier et pioche d’une carte
   *[other] oubli de crier et pioche de { $card }
}
did-floated = en jeu sans carte
did-knocked = { $left ->
    [0] { $big ->
        [yes] grand gin
       *[no] gin
    }
    [1] frappe avec un point de cartes isolées
   *[other] frappe avec { $left } points de cartes isolées
}
did-romme_called = { $left ->
    [0] « Rami » crié
   *[other] Rami annoncé avec { $left } en main
}

## Où on le raconte

happened-since = -# Depuis ton dernier coup :
happened-so-far = -# Jusqu’ici :
happened-line = -# { $line }
happened-more = -# **{ button-happened }** en a plus : { $count }
happened-about-since = **{ $game }**, manche { $round } : depuis ton dernier coup
happened-about-so-far = **{ $game }**, manche { $round } : jusqu’ici
happened-about-round = **{ $game }**, manche { $round } : toute la manche
happened-nothing = Il ne s’est rien passé depuis ton dernier coup.
button-happened = Ce qui s’est passé
button-happened-round = Toute la manche
button-happened-since = Depuis mon dernier coup
