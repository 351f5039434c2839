event-round_began = { $starter ->
    [none] La manche { $round } commence.
   *[other] Manche { $round } : { $dealer } donne, { $starter } commence.
}
event-hand_dealt = { $seat } reçoit { $cards }.
event-upcard_turned = Carte retournée à côté de la pioche : { $card }.
event-turn_began = C’est à { $seat }.
event-drew_stock = { $card ->
    [none] { $seat } a pioché.
   *[other] { $seat } a pioché { $card }.
}
event-took_discard = { $above ->
    [none] { $seat } a pris { $card } sur la pile de défausse.
   *[other] { $seat } a pris { $card } sur la pile de défausse, avec tout ce qui était au-dessus : { $above }.
}
event-returned_discard = { $above ->
    [none] { $seat } a remis { $card } sur la pile de défausse.
   *[other] { $seat } a remis { $card } et tout ce qui était au-dessus sur la pile de défausse.
}
event-meld_laid = { $meld_kind ->
    [run] { $seat } a posé la suite { $cards } (vaut { $value }).
    [set] { $seat } a posé la série { $cards } (vaut { $value }).
   *[flush] { $seat } a posé la couleur { $cards } (vaut { $value }).
}
event-opened = { $points ->
    [one] { $seat } a ouvert avec { $points } point.
   *[other] { $seat } a ouvert avec { $points } points.
}
event-laid_off = { $seat } a ajouté { $card } : { $cards }.
event-joker_swapped = { $seat } a récupéré un joker avec { $card } : { $cards }.
event-discarded = { $seat } a défaussé { $card }.
event-window_opened = On peut frapper pour { $card }.
event-window_answered = { $claimed ->
    [yes] { $seat } a frappé.
   *[no] { $seat } a passé.
}
event-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] { $seat } a obtenu { $card }.
        [1] { $seat } a frappé et obtenu { $card }, avec une carte de pénalité.
       *[other] { $seat } a frappé et obtenu { $card }, avec { $penalty } cartes de pénalité.
    }
   *[other] { $penalty ->
        [0] { $seat } a obtenu { $card }.
        [1] { $seat } a frappé et obtenu { $card }, avec une carte de pénalité : { $drawn }.
       *[other] { $seat } a frappé et obtenu { $card }, avec { $penalty } cartes de pénalité : { $drawn }.
    }
}
event-window_opened-buying = { $card } est à vendre.
event-window_answered-buying = { $claimed ->
    [yes] { $seat } veut acheter.
   *[no] { $seat } a passé.
}
event-claim_won-buying = { $penalty ->
    [0] { $seat } a obtenu { $card }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [one] { $seat } a acheté { $card }, avec { $penalty } carte de la pioche.
           *[other] { $seat } a acheté { $card }, avec { $penalty } cartes de la pioche.
        }
       *[other] { $penalty ->
            [one] { $seat } a acheté { $card }, avec { $penalty } carte de la pioche : { $drawn }.
           *[other] { $seat } a acheté { $card }, avec { $penalty } cartes de la pioche : { $drawn }.
        }
    }
}
event-claim_unwanted-buying = { $seats ->
    [none] Personne n’a acheté { $card }.
   *[other] Personne n’a acheté { $card } : il manque l’accord de { $seats }.
}
event-claim_unwanted = { $seats ->
    [none] Personne n’obtient { $card }.
   *[other] Personne n’obtient { $card } : il manque l’accord de { $seats }.
}
event-flipped = { $seat } a retourné sa carte.
event-letting_run = { $agree ->
    [yes] À partir de maintenant, les cartes de { $seat } se retournent toutes seules.
   *[no] { $seat } retourne de nouveau ses cartes à la main.
}
event-comparison_decided = { $taker ->
    [none] { $shown } : égalité en haut, { $cards } cartes en jeu.
   *[other] { $cards ->
        [one] { $shown } : { $taker } prend { $cards } carte.
       *[other] { $shown } : { $taker } prend { $cards } cartes.
    }
}
shown-card = { $seat } { $card }
event-play_off_called = { $seats ->
    [none] Aucune carte ne reste à ceux qui sont à égalité : la comparaison suivante prend tout.
   *[other] Départage entre { $seats }, qui retournent encore.
}
event-card_placed = { $seat } a posé { $card }.
event-turn_passed = { $seat } a passé.
event-starter_drawn = Pioché pour commencer : { $draws }. { $starter } commence.
event-table_laid = { $cards ->
    [none] { $seat } a laissé des combinaisons défaites.
   *[other] { $moved ->
        [0] { $seat } a posé { $cards }.
        [1] { $seat } a posé { $cards } et en a déplacé une autre.
       *[other] { $seat } a posé { $cards } et en a déplacé { $moved } autres.
    }
}
event-tile_taken = { $source ->
    [open] { $seat } a pris la tuile ouverte { $card }.
   *[aside] { $seat } a pris la tuile mise de côté { $card }.
}
event-tile_put_aside = { $seat } a mis { $card } de côté.
event-loose_tiles_taken = { $seat } doit reprendre ce qui traînait sur la table : { $cards }.
event-penalty_drawn = { $cards ->
    [none] { $count ->
        [one] { $seat } a pioché { $count } tuile de pénalité.
       *[other] { $seat } a pioché { $count } tuiles de pénalité.
    }
   *[other] { $seat } a pioché en pénalité : { $cards }.
}
event-drew_stock-tiles = { $card ->
    [none] { $seat } a pioché une tuile.
   *[other] { $seat } a pioché { $card }.
}
event-upcard_turned-tiles = Tuile ouverte sur la dernière pile : { $card }.
event-round_began-tiles = Manche { $round } : { $starter } commence.
event-stock_renewed = { $shuffled ->
    [yes] { $cards ->
        [one] La défausse a été battue en une nouvelle pioche de { $cards } carte.
       *[other] La défausse a été battue en une nouvelle pioche de { $cards } cartes.
    }
   *[no] { $cards ->
        [one] La défausse a été retournée en une nouvelle pioche de { $cards } carte.
       *[other] La défausse a été retournée en une nouvelle pioche de { $cards } cartes.
    }
}
event-timed_out = { $undone ->
    [yes] { $seat } : temps écoulé en pleine pose. Ce qui était commencé est annulé.
   *[no] { $seat } : temps écoulé. L’horloge a joué à sa place.
}
event-call_forgotten = { $card ->
    [none] { $seat } a oublié de crier « Rami », pioche une carte et continue.
   *[other] { $seat } a oublié de crier « Rami », pioche { $card } et continue.
}
event-floated = { $seat } a posé sa dernière carte et continue sans main : la prochaine défausse finit la manche.
event-upcard_refused = { $seat } ne veut pas de { $card }.
event-knocked = { $left ->
    [0] { $big ->
        [yes] { $seat } fait grand gin !
       *[no] { $seat } fait gin !
    }
    [1] { $seat } frappe avec un point de cartes isolées.
   *[other] { $seat } frappe avec { $left } points de cartes isolées.
}
event-romme_called = { $left ->
    [0] { $seat } crie « Rami » !
   *[other] { $seat } annonce Rami avec { $left } en main !
}
event-seat_left = { $seat } a quitté la partie.
event-seat_eliminated = { $seat } est hors jeu avec { SCORE($total) } points.
event-round_ended = La manche { $round } est finie. { $ended }
event-match_ended = { $count ->
    [one] La partie est finie : { $winners } gagne !
   *[other] La partie est finie : { $winners } se partagent la victoire !
}

## Où en est la partie

moment-shuffle = On bat les cartes.
moment-shuffle-tiles = On mélange les tuiles.
moment-opening_discard = { $seat } commence par une défausse.
moment-draw = { $seat } doit piocher.
moment-draw_ends = { $seat } peut prendre la défausse ; piocher termine la manche.
moment-play = { $seat } doit défausser.
moment-owed = { $seat } doit poser { $card } ou remettre la carte.
moment-window-buying = { $card } est à vendre : achète ou passe.
moment-window = On peut frapper pour { $card } : frappe ou passe.
moment-flip = { $seats ->
    [none] Les cartes se retournent toutes seules.
   *[other] Encore une carte à retourner : { $seats }.
}
moment-upcard = { $seat } peut prendre la carte retournée ou la refuser.
moment-lay_off = { $seat } peut ajouter aux combinaisons de la main qui a frappé.
moment-play-gin = { $seat } doit défausser, ou frapper.
moment-eight = { $seat } doit poser le premier huit.
moment-place = { $seat } doit poser une carte, ou piocher si aucune ne va.
moment-place_or_draw = { $seat } doit poser une carte ou piocher.
moment-place_or_pass = { $seat } doit poser une carte, ou passer si aucune ne va.
moment-lay_or_draw = { $seat } doit poser des tuiles ou en piocher une.
moment-lay_or_pass = { $seat } doit poser des tuiles ou passer.
moment-draw-tiles = { $seat } doit prendre une tuile.
moment-lay = { $seat } doit poser des tuiles ou finir son tour.
moment-lay_or_put_aside = { $seat } doit poser des tuiles ou en mettre une de côté.
moment-put_aside = { $seat } doit mettre une tuile de côté.
moment-over = La partie est finie.
