## À qui le tour, à quel moment

reject-stale_turn = Ce bouton date d’un tour précédent. Ta main montre où en est la partie.
reject-stale_window = Cette occasion de frapper est passée. La prochaine défausse en apportera peut-être une autre.
reject-not_your_turn = { $seat ->
    [none] Ce n’est pas encore à toi. Ouvre ta main pour voir ce que tu peux faire.
   *[other] Ce n’est pas à toi, mais à { $seat }. Ouvre ta main pour voir ce que tu peux faire.
}
reject-wrong_phase = Pas à ce moment-là. Ta main montre ce que tu peux faire.
reject-draw_first = Pioche une carte avant toute autre chose.
reject-already_drawn = Tu as déjà pioché. Ton tour finit par une défausse.
reject-opening_discard_only = Le premier tour n’est qu’une défausse. Choisis la carte dont tu as le moins besoin.
reject-match_over = Cette partie est finie. Commences-en une autre avec /{ command-game.name } { command-game-new.name }.
reject-seat_out = Ta place est hors jeu dans cette partie : tu ne peux plus que regarder.
reject-awaiting_shuffle = On bat les cartes. Réessaie dans un instant.
reject-bad_shuffle = Cet ordre n’est pas un mélange de ce jeu de cartes.

## Cartes

reject-not_in_hand = Tu n’as pas { $card }. Choisis parmi ce que tu as.
reject-nothing_chosen = Aucune carte n’est choisie. Choisis d’abord les cartes dans ta main.
reject-unknown_card = { $choices ->
    [none] { $text ->
        [none] Ce n’est le nom d’aucune carte. Écris la valeur et la couleur, comme 7H, 10S, QD, AC ou JK.
       *[other] « { $text } » n’est le nom d’aucune carte. Écris la valeur et la couleur, comme 7H, 10S, QD, AC ou JK.
    }
   *[other] « { $text } » n’est le nom d’aucune carte. Écris { $choices }.
}
reject-too_much_typed = C’est plus qu’il n’y en a sur aucune table. N’écris que les cartes dont tu parles.
reject-one_card = Ça fait { $count } cartes, { $cards }. N’en nomme qu’une.

## Combinaisons

reject-meld_too_short = C’est trop peu de cartes. { $kind ->
    [run] Il en faut au moins { $min } pour une suite.
    [set] Il en faut au moins { $min } pour une série.
   *[other] Il en faut au moins { $min } pour une combinaison.
}
reject-not_a_meld = { $max ->
    [none] { $cards ->
        [none] Ces cartes ne forment ni une série ni une suite. Une série, c’est une même valeur ; une suite, des cartes d’une couleur qui se suivent.
       *[other] { $cards } : ces cartes ne forment ni une série ni une suite. Une série, c’est une même valeur ; une suite, des cartes d’une couleur qui se suivent.
    }
   *[other] Une suite a au plus { $max } cartes. Poses-en moins.
}
reject-set_suit_repeated = Une série ne prend chaque couleur qu’une fois, et { $card } y serait deux fois. Laisses-en une.
reject-set_too_large = Une série a au plus { $max } cartes. Laisses-en une.
reject-run_broken = { $repeated ->
    [none] { $missing ->
        [none] Ces cartes ne se suivent pas. Une suite n’a pas de trou.
       *[other] La suite a un trou : il manque { $missing }. Bouche-le, avec un joker si tu en as un, ou pose moins de cartes.
    }
   *[other] Une suite n’a chaque carte qu’une fois, et { $repeated } y est deux fois. Laisses-en une.
}
reject-run_wraps = { $ace ->
    [low] Dans ce jeu, l’as ne vient que sous le deux. Une suite finit au roi.
    [high] Dans ce jeu, l’as ne vient qu’au-dessus du roi. Une suite commence au deux ou plus haut.
   *[other] Une suite ne tourne pas le coin. L’as vient sous le deux ou au-dessus du roi, pas au milieu.
}
reject-too_many_jokers = { $jokers ->
    [one] { $jokers } joker, c’est déjà trop pour cette combinaison. Remplace-le par une autre carte.
   *[other] { $jokers } jokers, c’est trop pour cette combinaison. Remplaces-en quelques-uns par d’autres cartes.
}
reject-joker_unannounced = { $choices ->
    [none] Dis quelle carte le joker remplace.
   *[other] Dis quelle carte le joker remplace : { $choices }.
}
reject-joker_cannot_stand_for = { $choices ->
    [none] Le joker ne peut pas remplacer { $face } dans cette combinaison. Choisis-lui une autre carte.
   *[other] Le joker ne peut pas remplacer { $face } ici. Il peut remplacer { $choices }.
}
reject-flush_only_closes = { $cards ->
    [none] Une couleur ne se pose que pour fermer la manche, avec une carte de plus à défausser.
    [any_remaining] Une couleur ne se pose que pour fermer la manche en main : toutes tes cartes sauf celle à défausser, sans rien de posé avant.
   *[other] Une couleur ne se pose que pour fermer la manche : { $cards } cartes d’une couleur d’un coup, et une de plus à défausser.
}
reject-melds_too_early = On pose à partir du tour de table { $from_lap }, et c’est le { $lap }. Pour l’instant, pioche une carte et défausses-en une.
reject-opening_short = { $points ->
    [none] Ça ne vaut pas assez pour tes premières combinaisons de la manche. Complète-les.
   *[other] Tes premières combinaisons de la manche doivent valoir { $needed } points, et celles-ci en valent { $points }. Choisis plus de cartes, ou de plus fortes.
}
reject-opening_one_meld = { $points ->
    [none] Ta première combinaison de la manche doit atteindre le minimum à elle seule. Choisis-en une plus grande.
   *[other] Ta première combinaison de la manche doit valoir { $needed } points à elle seule, et la meilleure de celles-ci en vaut { $points }. Choisis-en une plus grande.
}

## Ajouts et jokers

reject-no_such_meld = Cette combinaison n’est pas sur la table. Regarde de nouveau le tableau.
reject-layoff_disabled = Dans ce jeu, on n’ajoute rien. Pose plutôt de nouvelles combinaisons.
reject-layoff_needs_opening = Tu pourras ajouter après tes propres premières combinaisons de la manche.
reject-layoff_not_in_opening_turn = Dans ce jeu, on n’ajoute pas au tour de ses premières combinaisons. Fais-le à ton prochain tour.
reject-layoff_needs_meld = Tu pourras ajouter dès que tu auras posé une combinaison à toi dans cette manche.
reject-layoff_target = { $targets ->
    [own] Dans ce jeu, on n’ajoute qu’à ses propres combinaisons. Choisis-en une des tiennes.
    [others] Dans ce jeu, on n’ajoute qu’aux combinaisons des autres. Choisis-en une des leurs.
   *[other] On ne peut pas ajouter à cette combinaison. Choisis-en une autre.
}
reject-does_not_fit = { $choices ->
    [none] { $card } ne va pas là. Choisis une autre carte ou une autre combinaison.
   *[other] { $card } ne va pas dans cette combinaison. Elle prend { $choices }.
}
reject-swap_disabled = Dans ce jeu, les jokers de la table restent où ils sont.
reject-swap_needs_opening = Tu pourras récupérer un joker après tes propres premières combinaisons de la manche.
reject-swap_no_joker = { $card ->
    [none] Aucun joker de cette combinaison ne remplace cette carte.
   *[other] Aucun joker de cette combinaison ne remplace { $card }. Seule la carte qu’il remplace permet de le récupérer.
}
reject-freed_joker_unused = { $freed ->
    [immediately_in_new_meld] Un joker récupéré va tout de suite dans une nouvelle combinaison. Choisis ses cartes dans le même coup.
   *[other] Un joker récupéré se repose tout de suite. Choisis où il va dans le même coup.
}

## Piocher et défausser

reject-discard_empty = La pile de défausse est vide. Pioche.
reject-stock_only = { $why ->
    [claimed] La carte défaussée a été demandée.
    [refused] Personne n’a voulu la carte retournée.
   *[often] Trop de défausses ont été prises de suite.
} Cette fois, prends dans la pioche.
reject-take_not_allowed = Ici, on ne prend pas la défausse. Pioche.
reject-take_top_only = On ne prend que la carte du dessus de la pile de défausse. Prends celle-là, ou pioche.
reject-pile_too_small = { $count ->
    [one] Il y a { $count } carte sur la pile de défausse. Prends-la, ou pioche.
   *[other] Il y a { $count } cartes sur la pile de défausse. N’en prends pas plus.
}
reject-taken_not_melded = { $card } ne se prend que pour être posée tout de suite. { $where ->
    [pile] Pioche.
   *[none] Pose-la, ajoute-la ou rends-la.
}
reject-nothing_to_return = Tu n’as pas pris de défausse que tu pourrais rendre.
reject-discard_just_taken = Tu viens de prendre { $card } : elle ne se défausse pas dans le même tour. Défausse une autre carte.
reject-keep_a_discard = { $card ->
    [none] Ton tour finit par une défausse : garde une carte pour ça.
   *[other] Ton tour finit par une défausse. Tu viens de prendre { $card } : garde une autre carte pour ça.
}
reject-knock_not_allowed = Tu ne peux pas annoncer Rami maintenant. Défausse sans l’annonce.
reject-knock_too_high = Il te resterait { $left } points. { $test ->
    [exactly] On annonce Rami avec exactement { $limit }.
   *[at_most] On annonce Rami avec { $limit } au plus.
} Défausse sans l’annonce.

## Demander une carte

reject-stale_window-buying = Cette carte n’est plus à vendre. La prochaine défausse le sera.
reject-no_window-buying = Aucune carte n’est à vendre en ce moment. À deux, les défausses ne sont jamais à vendre : elles se prennent simplement au tour suivant.
reject-claim_not_asked-buying = Tu ne peux pas acheter cette carte. Il en viendra une autre.
reject-window_closed-buying = Le temps pour acheter cette carte est écoulé.
reject-no_window = Il n’y a pas de défausse pour laquelle frapper en ce moment. À deux, il n’y en a jamais.
reject-no_window-claimless = À cette table, personne ne frappe pour la défausse. Le tableau montre à qui est le tour.
reject-claim_not_asked = Tu ne peux pas frapper pour cette défausse. Il en viendra une autre.
reject-claim_answered = Tu as déjà répondu pour cette défausse. Les réponses sont définitives.
reject-window_closed = Le temps pour frapper est écoulé.

## Recombiner la table

reject-rearrange_disabled = Dans ce jeu, les combinaisons restent comme elles sont. Poses-en de nouvelles, ou complète celles de la table là où c’est permis.
reject-table_piece_missing = { $card } était sur la table et doit y rester. Mets-la dans une combinaison.
reject-piece_from_nowhere = Tu n’as pas { $card }, et la table n’en a pas d’autre. Pose ce qui est là.
reject-nothing_laid = Recombiner la table, c’est aussi poser au moins { $min } de ta main. Ajoutes-en.
reject-nothing_laid-tiles = { $min ->
    [one] Tu n’as rien ajouté de ton plateau. Ajoute au moins { $min } tuile à toi, ou pioches-en une.
   *[other] Pour poser, il faut au moins { $min } tuiles de ton plateau. Ajoutes-en, ou pioches-en une.
}
reject-joker_locked = Le joker remplace { $face } tant que { $face } ne prend pas sa place. Laisse-le où il est.
reject-meld_locked = { $cards } : cette combinaison a un joker et ne se défait pas. Complète-la, ou récupère d’abord son joker.
reject-origin_broken = De { $cards }, trois au moins doivent rester ensemble. Prends-en moins.

## Tuiles

reject-table_needs_opening = Tu pourras te servir des combinaisons de la table après ton ouverture. Pose d’abord { $needed } points de ton seul plateau.
reject-no_tile_to_take = Aucune tuile de ce genre n’est ouverte en ce moment. Prends-en une dans la pioche.
reject-open_tile_finishes = { $card } ne se prend que pour poser avec elle tout ton plateau. Sinon, laisse-la.
reject-taken_needs_new_meld = { $card } ne se prend que pour poser tout de suite une nouvelle combinaison avec elle. Pioche plutôt une tuile.
reject-put_one_aside = Tu as posé à ce tour. Termine-le en mettant une tuile de côté.
reject-must_lay = Tu peux poser des tuiles, et dans ce jeu il le faut. Regarde comment recombiner la table.

## Autrement dit pour les tuiles

reject-draw_first-tiles = Prends d’abord une tuile. Ensuite, pose, ou mets-en une de côté.
reject-already_drawn-v1 = Tu as déjà pris une tuile à ce tour. Pose des tuiles, ou mets-en une de côté.
reject-already_drawn-tiles = Tu as déjà pioché à ce tour. Pose des tuiles si tu veux, puis termine-le.
reject-awaiting_shuffle-tiles = On mélange les tuiles. Réessaie dans un instant.
reject-piece_from_nowhere-tiles = Tu n’as pas { $card }, et la table n’en a pas d’autre. Pose ce qui est là.
reject-joker_unannounced-tiles = { $choices ->
    [none] Dis quelle tuile le joker remplace.
   *[other] Dis quelle tuile le joker remplace : { $choices }.
}
reject-joker_cannot_stand_for-tiles = { $choices ->
    [none] Le joker ne peut pas remplacer { $face } dans cette combinaison. Choisis-lui une autre tuile.
   *[other] Le joker ne peut pas remplacer { $face } ici. Il peut remplacer { $choices }.
}
reject-bad_shuffle-tiles = Cet ordre n’est pas un mélange de ces tuiles.
reject-not_in_hand-tiles = Tu n’as pas { $card }. Choisis parmi ce que tu as.
reject-nothing_chosen-tiles = Aucune tuile n’est choisie. Choisis d’abord les tuiles sur ton plateau.
reject-unknown_card-tiles = { $choices ->
    [none] { $text ->
        [none] Ce n’est le nom d’aucune tuile. Écris la lettre de sa couleur et son nombre, ou JK pour un joker. Les lettres sont sous { button-rules }.
       *[other] « { $text } » n’est le nom d’aucune tuile. Écris la lettre de sa couleur et son nombre, ou JK pour un joker. Les lettres sont sous { button-rules }.
    }
   *[other] « { $text } » n’est le nom d’aucune tuile. Écris { $choices }.
}
reject-one_card-tiles = Ça fait { $count } tuiles, { $cards }. N’en nomme qu’une.
reject-meld_too_short-tiles = C’est trop peu de tuiles pour une combinaison. Il en faut au moins { $min }.
reject-not_a_meld-tiles = { $max ->
    [none] { $cards ->
        [none] Ces tuiles ne forment ni un groupe ni une suite. Un groupe, c’est un même nombre en différentes couleurs ; une suite, des nombres d’une couleur qui se suivent.
       *[other] { $cards } : ces tuiles ne forment ni un groupe ni une suite. Un groupe, c’est un même nombre en différentes couleurs ; une suite, des nombres d’une couleur qui se suivent.
    }
   *[other] Une suite a au plus { $max } tuiles. Poses-en moins.
}
reject-set_suit_repeated-tiles = Un groupe ne prend chaque couleur qu’une fois, et { $card } y serait deux fois. Laisses-en une.
reject-set_too_large-tiles = Un groupe a au plus { $max } tuiles. Laisses-en une.
reject-run_broken-tiles = { $repeated ->
    [none] { $missing ->
        [none] Ces tuiles ne se suivent pas. Une suite n’a pas de trou.
       *[other] La suite a un trou : il manque { $missing }. Bouche-le, avec un joker si tu en as un, ou pose moins de tuiles.
    }
   *[other] Une suite n’a chaque tuile qu’une fois, et { $repeated } y est deux fois. Laisses-en une.
}
reject-run_wraps-tiles = Le 1 ne vient que sous le 2. Une suite finit à 13.
reject-too_many_jokers-tiles = { $jokers ->
    [one] { $jokers } joker, c’est déjà trop pour cette combinaison. Remplace-le par une autre tuile.
   *[other] C’est trop de jokers pour cette combinaison. Remplaces-en quelques-uns par d’autres tuiles.
}
reject-opening_short-tiles = { $points ->
    [none] Ça ne vaut pas assez pour tes premières combinaisons de la manche. Complète-les avec ton plateau.
   *[other] Tes premières combinaisons de la manche doivent valoir { $needed } points de ton seul plateau, et celles-ci en valent { $points }. Poses-en plus, ou pioche une tuile.
}
reject-freed_joker_unused-tiles = { $freed ->
    [immediately_in_new_meld] Un joker récupéré va dans une nouvelle combinaison au même tour. Poses-en une avec lui.
   *[other] Un joker récupéré se repose au même tour. Choisis où il va.
}
reject-take_not_allowed-tiles = Dans ce jeu, on ne prend de tuiles que dans la pioche. Prends-en une.
reject-taken_not_melded-tiles = { $card } ne se prend que pour être posée tout de suite. Pose-la ou laisse-la.
reject-stock_empty-tiles = La pioche est vide. Pose des tuiles, ou passe si tu ne peux pas ou ne veux pas.
reject-may_not_pass-v1 = On ne passe que s’il n’y a aucune tuile à prendre. Pose des tuiles, ou mets-en une de côté.
reject-may_not_pass-tiles = On ne passe que s’il n’y a aucune tuile à piocher. Pose des tuiles, ou pioches-en une.

## Duel

reject-nothing_to_flip = Tu n’as rien à retourner en ce moment. Attends les autres.

## Gin

reject-upcard_first = { $card } t’est proposée. Prends-la ou refuse-la d’abord.
reject-knock_too_high-gin = Il te resterait { $left } points de cartes isolées, et on frappe avec { $limit } au plus. Défausse sans frapper.
reject-no_window-gin = On frappe en défaussant : dans ta main, ou par /{ command-discard.name } avec **{ option-call.name }**.
reject-big_gin_disabled = Dans ce jeu, on n’étale rien avant que quelqu’un frappe. Défausse une carte, et frappe avec si tu peux.
reject-big_gin_needs_all = Pour un grand gin, toutes les cartes doivent être dans des combinaisons. Hors combinaison : { $cards }. Défausses-en une et frappe plutôt.
reject-lay_off_first = En face, on a frappé. Ajoute ce que tu veux, ou laisse faire au mieux.

## Rangées

reject-start_with_eight = Tu commences la manche avec { $card }. Pose-la d’abord.
reject-no_place_in_row = { $card } n’a pas encore de place. Une rangée part de son huit et grandit d’une carte vers le bas ou vers le haut.
reject-stock_empty = La pioche est vide. Pose une carte, ou passe si aucune ne va.
reject-must_place = Tu as une carte qui va, alors pose-la. On ne pioche que si aucune ne va.
reject-may_not_pass = On ne passe que si aucune carte ne va et que la pioche est vide. Pose une carte ou pioches-en une.

## La table et qui l'a ouverte

reject-no_game_here = Il n’y a pas de partie dans ce salon. Ouvres-en une avec /{ command-game.name } { command-game-new.name }.
reject-no_such_game = Cette partie n’existe plus. Vois celles qui sont là avec /{ command-game.name } { command-game-list.name }.
reject-channel_busy = Ce salon a déjà une partie. Choisis un autre salon, ou un nouveau fil.
reject-not_a_lobby = Cette partie a déjà commencé : places et règles ne changent plus.
reject-set_aside = Cette partie ne peut pas être lue en ce moment, mais ses coups sont conservés. Qui fait tourner Talon peut voir pourquoi. Tu peux en ouvrir une autre ici.
reject-not_running = { $status ->
    [lobby] Cette partie n’a pas commencé : /{ command-game.name } { command-game-start.name } la lance.
    [cancelled] On ne joue plus rien ici : cette partie a été fermée ou annulée.
    [finished] Cette partie est finie.
   *[other] Cette partie ne se joue pas.
}
reject-already_joined = Tu as déjà une place à cette table.
reject-not_joined = Tu n’as pas de place à cette table. Rejoins-la avec /{ command-game.name } { command-game-join.name } avant qu’elle commence.
reject-lobby_full = Les { $seats } places de cette table sont prises. Ouvres-en une autre avec /{ command-game.name } { command-game-new.name }.
reject-too_few_seats = Pour ce jeu, il faut au moins { $min } joueurs. Attends du monde, ou ajoute un ordinateur.
reject-not_host = Seule la personne qui dirige cette table peut le faire : { $host_id }.
reject-not_seated = Tu n’as pas de place dans cette partie. Son tableau montre ce que chacun peut voir.
reject-no_hand = Dans ce jeu, personne n’a de main. Joue au tableau, ou avec /{ command-flip.name }.
reject-not_your_seat = Cette place n’est pas la tienne. Ouvre ta propre main avec /{ command-hand.name }.
reject-unknown_variant = Aucun jeu ne s’appelle « { $variant } ». Choisis-en un dans la liste.
reject-bad_switch = { $why }
reject-half_a_rule = « { $typed } » n’est pas une règle maison. Écris le nom d’une règle, = et une valeur, comme `match.end=fixed_rounds`.
reject-bad_pace = { $turn_min ->
    [none] « { $given } » n’est pas un rythme. Choisis `{ pace-live }`, `{ pace-quick }`, `{ pace-daily }`, `{ pace-slow }` ou `{ pace-friendly }`, ou écris le temps d’un tour, une barre et celui pour frapper : `90s/20s`, `1h 30m/5m`, ou `8h+1d/30m` avec un jour de réserve.
   *[other] Ce rythme ne marche pas : un tour dure de { $turn_min } à { $turn_max }, le temps pour frapper de { $window_min } à { $window_max } sans dépasser le tour, et la réserve a { $reserve_max } au plus.
}
reject-bad_seats = Ce jeu se joue à { $known }.
reject-not_finished = Cette partie se joue encore. On pourra la revoir quand elle sera finie.
reject-hands_closed = { $why ->
    [round] D’autres tables de cette ronde jouent encore. Les mains s’ouvrent quand elle est finie.
   *[match] Les mains s’ouvrent quand la partie est finie.
}
reject-not_played_on = On ne peut rien jouer à partir d’ici. Reviens à un coup précédent.
reject-moments_posted = Tu as publié { $most } moments en une heure. Réessaie dans { $wait }.
reject-not_its_channel = On publie un moment là où la partie s’est jouée : { $channels }.
reject-unknown_strength = Il n’y a pas d’ordinateur de force « { $strength } ». Choisis { $known }.
reject-not_a_keeper = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages. À ta propre table, les règles sont à toi.
reject-no_rule_set = { $name ->
    [none] Ce serveur n’a pas de règles de ce nom. Voir /{ command-settings.name }.
   *[other] Ce serveur n’a pas de règles nommées « { $name } ». Voir /{ command-settings.name }.
}
reject-rule_sets_full = Ce serveur a déjà { $most } jeux de règles, et il n’y a plus de place. Oublies-en un d’abord.
reject-bad_name = Un nom a de 1 à { $most } caractères. Choisis-en un autre.
reject-name_taken = Le nom « { $name } » est déjà pris. Choisis-en un autre, ou oublie d’abord ces règles-là.
reject-standard_rules = « { $name } » désigne les règles standard. Choisis un autre nom.
reject-too_late = Ton temps était écoulé, alors l’horloge a joué pour toi.
