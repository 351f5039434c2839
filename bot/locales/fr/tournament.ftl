## Ce qui est refusé

reject-table_of_tournament = Cette table fait partie d’un tournoi, et seul son organisateur peut l’arrêter : avec « { button-tournament-decide } », dans /{ command-tournament.name } { command-tournament-host.name }.
reject-several_tables = Tu joues ici à plusieurs tables : { $threads }. Dis-le dans le fil de celle dont tu parles.
reject-no_such_tournament = Il n’y a pas de tournoi de ce nom ici. Vois ceux qui existent avec /{ command-tournament.name } { command-tournament-list.name }.
reject-which_tournament = Il y a plusieurs tournois ici. Nomme celui dont tu parles dans le champ **{ option-tournament.name }** de la commande.
reject-tournament_unreadable = Ce tournoi ne peut pas être lu en ce moment. Demande à qui fait tourner Talon d’y regarder.
reject-not_a_draft = Les inscriptions à ce tournoi sont ouvertes : ses conditions ne changent plus. Annule-le et crées-en un autre pour les changer.
reject-still_a_draft = Ce tournoi se prépare encore. Attends que son organisateur ouvre les inscriptions.
reject-not_tournament_host = Seul l’organisateur de ce tournoi, ou qui gère le serveur, peut le faire.
reject-may_not_host = Pour organiser un tournoi ici, il faut gérer ce serveur, ou avoir le rôle nommé dans /{ command-settings.name }.
reject-too_many_tournaments = Ce serveur a déjà { $most } tournois, le maximum. Attends que l’un finisse, ou annules-en un.
reject-bad_tournament_name = Un tournoi a un nom de 1 à { $most } caractères.
reject-bad_format = Il n’y a pas de tournoi de cette sorte. Choisis dans la liste.
reject-league_too_quick = Un championnat ouvre toutes ses tables à la fois : choisis un rythme d’au moins { $least } par tour.
reject-bad_round_time = À ce rythme, une ronde dure de { $least } à { $most }. Écris par exemple `2h`, `3d` ou `14d`.
reject-bad_check_in = Le pointage peut rester ouvert { $most } au plus. Écris par exemple `30m` ou `2h`.
reject-too_many_computers = { $most } ordinateurs au plus peuvent participer. Choisis-en moins.
reject-start_passed = L’heure prévue pour commencer est passée. Choisis-en une plus tard, ou commence toi-même.
reject-role_needed = Il faut le rôle <@&{ $role }> pour participer à ce tournoi.
reject-already_entered = Tu participes déjà à ce tournoi. Vois où tu en es avec /{ command-tournament.name } { command-tournament-mine.name }.
reject-bad_extension = On peut donner de { $least } à { $most } de plus à la fois. Écris par exemple `30m`, `2h` ou `1d`.
reject-bad_length = « { $given } » n’est pas une durée. Écris par exemple `30m`, `2h` ou `1d`.
reject-not_entered = Tu ne participes pas à ce tournoi.

## Ce qu'une sorte de tournoi refuse

tournament-reject-not_open = Les inscriptions à ce tournoi sont closes. Vois-en d’autres avec /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-not_running = Ce tournoi n’a pas encore commencé. C’est son organisateur qui le lance, ou l’heure que dit son tableau.
tournament-reject-over = { $phase ->
    [cancelled] Ce tournoi a été annulé.
   *[other] Ce tournoi est fini. Vois comment avec /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-paused = Ce tournoi est suspendu. Il reprend quand son organisateur le dit.
tournament-reject-not_paused = Ce tournoi n’est pas suspendu : il n’y a rien à reprendre.
tournament-reject-no_check_in = { $phase ->
    [open] Le pointage n’est pas encore ouvert. On t’appellera quand il le sera.
   *[other] Ce tournoi n’a pas de pointage en ce moment.
}
tournament-reject-too_few = Joueurs pour l’instant : { $there }, et il en faut { $least } pour commencer. Invite du monde.
tournament-reject-no_such_entrant = Personne de ce nom ne participe à ce tournoi. Choisis un nom dans la liste.
tournament-reject-not_in = Cette personne ne participe plus. Vois qui participe avec /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-left = Tu ne participes plus. Vois où on en est avec /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-still_in = Tu participes déjà : pas besoin de revenir.
tournament-reject-may_not_return = Tu ne peux pas revenir dans ce tournoi.
tournament-reject-entry_closed = Ce tournoi est trop avancé pour y entrer. Vois-en d’autres avec /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-checked_in_already = Tu as déjà pointé. Le jeu commence à l’heure que dit le tableau.
tournament-reject-rest_in_arena_only = On ne souffle entre deux tables que dans une arène. Pour partir, utilise /{ command-tournament.name } { command-tournament-leave.name }.
tournament-reject-nothing_changes = { $resting ->
    [yes] Tu souffles déjà.
   *[other] Tu attends déjà une table.
}
tournament-reject-bad_lot = Le tirage de ce tournoi a mal tourné. Réessaie dans un instant.
tournament-reject-bad_seeds = La liste des têtes de série nomme quelqu’un deux fois, ou quelqu’un qui ne participe pas. Nomme chacun une fois.
tournament-reject-round_not_due = Le tournoi a avancé. Regarde son tableau pour voir où il en est.
tournament-reject-bad_pairing = Le tournoi a avancé pendant le tirage des tables. Réessaie dans un instant.
tournament-reject-not_finished = Ce tournoi n’est pas encore allé au bout.
tournament-reject-no_such_table = { $table ->
    [none] Il n’y a pas encore de ronde { $round }. Vois-les avec « { button-tournament-tables } » dans /{ command-tournament.name } { command-tournament-standings.name }.
   *[other] Il n’y a pas de table { $table } à la ronde { $round }. Vois-les avec « { button-tournament-tables } » dans /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-table_ended = La table { $table } de la ronde { $round } a déjà un résultat. Pour le changer, tranche la table.
tournament-reject-bad_result = Un résultat donne un rang à chacune des { $seats } places, 1 pour le meilleur. Des rangs partagés sautent les suivants : `1 1`, `1 1 3`.
tournament-reject-bad_totals = Écris un total par place, de −{ $most } à { $most }.
tournament-reject-totals_needed = Dans ce tournoi, les points viennent des totaux. Donne aussi le total de chaque place.
tournament-reject-not_at_table = Cette personne ne joue pas à la table { $table } de la ronde { $round }.
tournament-reject-round_ended = C’est déjà joué jusqu’au bout à la ronde { $round } : du temps en plus ne servirait à rien.
tournament-reject-deadline_passed = Le temps de la ronde { $round } est déjà écoulé.
tournament-reject-reason_needed = Dis pourquoi : tout le monde dans le tournoi apprend la raison.
tournament-reject-no_such_act = Il n’y a pas de décision numéro { $act }. Vois-les avec /{ command-tournament.name } { command-tournament-host.name }.
tournament-reject-undone_already = C’est déjà annulé.
tournament-reject-cannot_undo = Ça ne s’annule pas. Fais plutôt le contraire.
tournament-reject-too_late_to_undo = Trop tard pour l’annuler : le jeu a continué depuis.
tournament-reject-too_late_to_decide = Trop tard pour trancher cette table : une autre ronde a commencé depuis.
tournament-reject-later_act_first = Une décision plus récente en dépend. Annule d’abord la décision numéro { $later }.
tournament-reject-too_many = Ici, chacun rencontre chacun, ce qui va jusqu’à { $most } joueurs, et il y en a { $there }. Fixe une limite.
tournament-reject-no_bell = Seule une arène a une cloche, et elle sonne une fois.
tournament-reject-not_seeded = Dans ce tournoi, le sort place tout le monde. On ne nomme de têtes de série que dans un championnat, ou dans une élimination directe préparée ainsi.
tournament-reject-ending_already = Plus aucune ronde ne commence de toute façon. Le tournoi finit avec les tables en cours.

## Ce qui ne va pas dans les règles d'un tournoi

tournament-fault-seats_crossed = Le moins de places à une table, { $least }, dépasse ses { $most } places. Choisis moins.
tournament-fault-nobody_knocked_out = Chaque table doit éliminer quelqu’un : { $most } au plus peuvent continuer.
tournament-fault-third_place_of_two = On ne joue la troisième place qu’avec des tables de deux.
tournament-fault-division_too_small = Une division de cette taille ne remplit pas une table. Il faut au moins { $least } joueurs.
tournament-fault-playing_costs = Ici, jouer ne doit pas coûter de points. Choisis les points selon le rang.
tournament-fault-streak_of_places = Une série de victoires ne compte double qu’avec les points selon le rang. Choisis-les.
tournament-fault-too_many_move = Plus de joueurs changeraient de division qu’elle n’en a. { $most } au plus peuvent monter, et autant descendre.
reject-player_not_entered = Cette personne ne participe pas au tournoi. Vois qui participe avec /{ command-tournament.name } { command-tournament-standings.name }.
reject-bad_seeds_named = Personne du nom de { $name } ne participe. Nomme les joueurs avec @, ou comme au tableau, avec des virgules.
reject-several_so_called = Plusieurs personnes s’appellent { $name }. Nomme-les avec @.
reject-no_seasons = Seul un championnat a des saisons.
reject-season_begun = La saison suivante a déjà commencé.
reject-check_in_open = Le pointage est encore ouvert. Commence quand tout le monde est là, ou retire qui n’y est pas.
reject-bad_numbers = Écris un nombre entier par place, dans l’ordre des places : `2 1`, `2 1 3`.

## Commandes et options

command-tournament = Tournois : participer, voir où on en est, ou en organiser un
    .name = tournoi
command-tournament-create = Préparer un tournoi dans ce salon ; personne ne le voit avant l’ouverture des inscriptions
    .name = créer
command-tournament-join = Participer à un tournoi
    .name = participer
command-tournament-leave = Quitter un tournoi, ou abandonner : l’ordinateur continue alors pour toi
    .name = quitter
command-tournament-standings = Voir le classement, les tables de chaque ronde et le parcours de chacun
    .name = classement
command-tournament-mine = Tes tables et ton parcours dans un tournoi : pointer, souffler, partir
    .name = parcours
command-tournament-list = Voir les tournois de ce serveur
    .name = liste
command-tournament-host = Organiser ton tournoi : où il en est, et tout ce que tu peux y faire
    .name = organiser
option-tournament = lequel, s’il y en a plusieurs
    .name = tournoi
option-tournament-name = son nom
    .name = nom
option-tournament-format = quelle sorte de tournoi
    .name = sorte
option-tournament-role = seuls les membres avec ce rôle peuvent participer
    .name = rôle

## Sortes de tournois, et ce qu'on choisit

tournament-format-swiss = Système suisse
tournament-format-round_robin = Toutes rondes
tournament-format-knockout = Élimination directe
tournament-format-ladder = Échelle d’éliminations
tournament-format-league = Championnat
tournament-format-arena = Arène
tournament-format-line = { $format ->
    [swiss] { $extent ->
        [one] Système suisse, { $extent } ronde, tables de { $seats }
       *[other] Système suisse, { $extent } rondes, tables de { $seats }
    }
    [round_robin] { $extent ->
        [one] Toutes rondes, chacun rencontre chacun { $extent } fois, tables de { $seats }
       *[other] Toutes rondes, chacun rencontre chacun { $extent } fois, tables de { $seats }
    }
    [knockout] { $extent ->
        [one] Élimination directe, tables de { $seats }
       *[other] Élimination directe, { $extent } par table continuent, tables de { $seats }
    }
    [ladder] Échelle, hors jeu à { $extent } points, rondes au plus : { $rounds }, tables de { $seats }
    [league] { $extent ->
        [one] Championnat, chacun rencontre chacun { $extent } fois dans sa division, tables de { $seats }
       *[other] Championnat, chacun rencontre chacun { $extent } fois dans sa division, tables de { $seats }
    }
   *[other] Arène, tables de { $seats }
}
tournament-choose-act = Choisis quoi faire
tournament-choose-road = Le parcours de qui ?
tournament-choose-round = Quelle ronde ?
tournament-choose-format = Quelle sorte de tournoi
tournament-choose-game = Quel jeu
tournament-choose-set = Selon quelles règles
tournament-choose-seats = Combien par table
tournament-choose-pace = À quel rythme
tournament-choose-rounds = Combien de rondes
tournament-choose-new-opponents-first = Qui rencontre qui
tournament-choose-best-against-best = La dernière ronde
tournament-choose-late-rounds = Qui peut encore entrer
tournament-choose-laps = Combien de fois on se rencontre
tournament-choose-go-on = Combien d’une table continuent
tournament-choose-seeding = Qui est placé où
tournament-choose-third-place = La troisième place
tournament-choose-out-at = Qui est hors jeu
tournament-choose-max-rounds = Combien de rondes au plus
tournament-choose-division-size = La taille d’une division
tournament-choose-moving = Combien montent et descendent
tournament-choose-streak-from = Tables gagnées de suite
tournament-choose-leftovers = Qui ne remplit pas de table
tournament-choose-points = Ce que rapporte une table
tournament-choose-ties = Ce qui départage d’abord
tournament-choose-bye-points = Ce que rapporte une exemption
tournament-choose-unfinished = Les tables qui ne finissent pas à temps
tournament-choose-computers = Combien d’ordinateurs participent
tournament-choose-strength = De quelle force
tournament-choose-rests = Quand les tours attendent
tournament-choose-role = Qui peut participer
tournament-choose-help = L’aide aux tables
tournament-option-set = { $value ->
    [booklet] { change-standard }
   *[other] Nos règles : { $value }
}
tournament-option-seats = Tables de { $value }
tournament-option-rounds = { $value ->
    [one] { $value } ronde
   *[other] { $value } rondes
}
tournament-option-new-opponents-first = { $value ->
    [yes] De nouveaux adversaires avant l’égalité de points
   *[other] L’égalité de points avant de nouveaux adversaires
}
tournament-option-best-against-best = { $value ->
    [yes] À la dernière ronde, les meilleurs rencontrent les meilleurs
   *[other] La dernière ronde se tire comme les autres
}
tournament-option-late-rounds = { $value ->
    [0] Personne n’entre une fois le jeu commencé
   *[other] On peut entrer jusqu’au début de la ronde { $next }
}
tournament-option-laps = { $value ->
    [one] Chacun rencontre chacun { $value } fois
   *[other] Chacun rencontre chacun { $value } fois
}
tournament-option-go-on = { $value ->
    [one] Par table, { $value } place continue, la meilleure
   *[other] Les { $value } meilleures places de chaque table continuent
}
tournament-option-seeding = { $value ->
    [given] Têtes de série, nommées dans /{ command-tournament.name } { command-tournament-host.name }
   *[other] Toutes les places sont tirées au sort
}
tournament-option-third-place = { $value ->
    [yes] Les perdants des demi-finales jouent la troisième place
   *[other] On ne joue pas la troisième place
}
tournament-option-out-at = { $value ->
    [one] Hors jeu à { $value } point
   *[other] Hors jeu à { $value } points
}
tournament-option-max-rounds = { $value ->
    [one] { $value } ronde au plus
   *[other] { $value } rondes au plus
}
tournament-option-division-size = { $value ->
    [one] Divisions de { $value }
   *[other] Divisions de { $value } environ
}
tournament-option-moving = { $value ->
    [0] Personne ne monte ni ne descend
    [1] La première place monte, la dernière descend
   *[other] Les { $value } premiers montent, les { $value } derniers descendent
}
tournament-option-streak-from = { $value ->
    [none] Chaque table gagnée compte une fois
    [one] Après { $value } table gagnée, les suivantes comptent double
   *[other] Après { $value } tables gagnées, les suivantes comptent double
}
tournament-option-leftovers = { $value ->
    [byes] Sans table, on est exempt
    [computers] Des ordinateurs complètent la dernière table
   *[other] Des tables plus petites, pour que tout le monde joue
}
tournament-option-points = { $value ->
    [difference] Des points selon l’écart des totaux
    [totals] Les totaux mêmes du jeu comptent
   *[other] Des points selon le rang
}
tournament-option-bye-points = { $value ->
    [win] Une exemption compte comme une table gagnée
    [loss] Une exemption compte comme une table perdue
   *[other] Une exemption rapporte des points moyens
}
tournament-option-unfinished = { $value ->
    [computer_finishes] L’ordinateur les termine
   *[other] Le score du moment compte
}
tournament-ties = { $first ->
    [opponents] D’abord la force des adversaires
    [sonneborn_berger] D’abord les points de ceux qu’on a battus
    [direct] D’abord les tables jouées ensemble
   *[other] D’abord la meilleure table
}
tournament-option-computers = { $value ->
    [0] Aucun ordinateur
    [1] 1 ordinateur
   *[other] { $value } ordinateurs
}
tournament-option-strength = Force : { $value }
tournament-option-rests = { $value ->
    [both] Les tours attendent pendant les heures calmes et les vacances
    [quiet] Les tours n’attendent que pendant les heures calmes
    [vacation] Les tours n’attendent que pendant les vacances
   *[other] Les tours n’attendent jamais
}
tournament-option-role = { $value ->
    [everybody] Tout le monde peut participer
   *[other] Il faut ce rôle pour participer : { $value }
}
tournament-option-help = { $value ->
    [on] De l’aide comme à toute table
   *[other] Pas d’aide de l’ordinateur
}
tournament-break-opponents = Adv.
tournament-break-sonneborn_berger = Battus
tournament-break-direct = Direct
tournament-break-best_table = Record
tournament-tie-opponents = la force des adversaires
tournament-tie-sonneborn_berger = les points de ceux qu’on a battus
tournament-tie-direct = les tables jouées ensemble
tournament-tie-best_table = la meilleure table

## Préparer un tournoi

tournament-draft = -# Personne ne le voit encore. { $computers ->
    [0] {""}
    [1] Un ordinateur participe.
   *[other] { $computers } ordinateurs participent.
} { $checkin ->
    [none] {""}
   *[other] Le pointage reste ouvert { $checkin }.
} { $limit ->
    [none] {""}
   *[other] Places : { $limit }, et une liste d’attente.
} { $starts ->
    [none] C’est toi qui lances le jeu.
   *[other] Le jeu commence { $starts }.
}
tournament-draft-forgotten = Oublié. Personne ne l’a vu.
tournament-opened = Les inscriptions à **{ $name }** sont ouvertes. Son tableau est dans { $channel }.
tournament-not-here = Un tournoi a besoin d’un salon textuel, où il peut ouvrir un fil par table. Essaie dans un tel salon.
tournament-draft-roleless = Le rôle qui peut participer a été supprimé : choisis-en un autre, ou laisse participer tout le monde.
button-draft-open = Ouvrir les inscriptions
button-draft-times = Nom et horaires
button-draft-forget = Oublier
tournament-form-name = Nom
tournament-form-round = Temps d’une ronde : 2h, 3d, 14d
tournament-form-checkin = Pointage avant le début : 30m, ou rien
tournament-form-starts = Le jeu commence dans : 2h, 3d, ou rien
tournament-form-starts-hint = rien : c’est toi qui lances le jeu
tournament-form-limit = De la place pour combien, ou rien

## Le tableau

tournament-about = ## { $name }
    { $house ->
        [none] { $format } · **{ $game }**
       *[other] { $format } · **{ $game }** avec des règles maison : { $house }
    }
    { $arena ->
        [yes] Rythme : { $pace } · la cloche sonne après { $time } · organisé par { $host }
       *[other] Rythme : { $pace } · { $time } par ronde · organisé par { $host }
    }
    -# { $points ->
        [knockout] Gagne et tu continues.
        [place] Des points selon le rang. À égalité : { $ties }, puis le sort.
        [behind] Des points négatifs : l’écart avec les meilleurs de la table. À égalité : { $ties }, puis le sort.
        [difference] Des points selon l’écart des totaux. À égalité : { $ties }, puis le sort.
       *[other] Les totaux mêmes du jeu comptent. À égalité : { $ties }, puis le sort.
    } { $unfinished ->
        [score_now] Une table qui ne finit pas à temps compte telle quelle.
       *[other] Une table qui ne finit pas à temps est terminée par l’ordinateur.
    } { $help ->
        [yes] L’ordinateur peut aider.
       *[other] {""}
    } { $role ->
        [none] {""}
       *[other] Pour participer, il faut ce rôle : { $role }.
    } { $more ->
        [none] {""}
       *[other] { $more }
    }
tournament-agreed = { $what ->
    [check_in] Le pointage dure { $value } avant le début : qui n’y est pas ne joue pas.
    [last] À la dernière ronde, les meilleurs rencontrent les meilleurs.
    [new] De nouveaux adversaires passent avant l’égalité de points.
    [late] On peut encore entrer jusqu’au début de la ronde { $value }.
    [seeded] L’organisateur nomme des têtes de série avant le début ; le sort place tous les autres.
    [third] On joue la troisième place.
    [divisions] { tournament-option-division-size }.
    [moving] { $value ->
        [one] Par division, { $value } monte à la saison suivante et { $value } descend.
       *[other] Les { $value } premiers de chaque division montent à la saison suivante, les { $value } derniers descendent.
    }
    [streak] { $value ->
        [one] Après { $value } table gagnée, les suivantes gagnées de suite comptent double.
       *[other] Après { $value } tables gagnées de suite, les suivantes comptent double.
    }
    [leftovers] { tournament-option-leftovers }.
    [byes] { tournament-option-bye-points }.
    [rests] { tournament-option-rests }.
   *[other] Plus aucune ronde ne commence.
}
tournament-state = { $status ->
    [open] **Les inscriptions sont ouvertes.** { $limit ->
        [none] {""}
       *[other] Places : { $limit }.
    } { $starts ->
        [none] L’organisateur lance le jeu.
        [gone] Qui gère le serveur lance le jeu.
       *[other] Le jeu commence { $starts }.
    }
    [check_in] { $people ->
        [0] **Le pointage est ouvert.**
       *[other] **Le pointage est ouvert** : { $checked } sur { $people } sont là.
    } Le jeu commence { $starts }.
    [paused] **Suspendu.** { $round ->
        [none] {""}
       *[other] { $round } : tables finies : { $done } sur { $tables }.
    }
    [running] **{ $round ->
        [none] On tire les tables de la première ronde.
       *[other] { $round } :
    }** { $tables ->
        [0] {""}
       *[other] { $opening ->
            [0] Tables finies : { $done } sur { $tables }.{ $next ->
                [none] { $ends ->
                    [none] {""}
                   *[other] {" "}{ $ends }.
                }
               *[other] { $left ->
                    [yes] {" "}La ronde suivante commence { $next }.
                    [alone] {" "}Il ne reste qu’une personne. On nomme les gagnants { $next }.
                   *[no] {" "}On nomme les gagnants { $next }.
                }
            }
           *[other] On ouvre les tables : encore { $opening } sur { $tables }.
        }
    }
    [over] { $lot ->
        [yes] **Fini.** Victoire, au sort : { $winners }.
       *[no] **Fini.** Victoire : { $winners }.
    }
   *[other] **Annulé.**
}
tournament-ends = { $what ->
    [bell] La cloche sonne { $ends }
    [round] La ronde finit { $ends }
    [all] Toutes les rondes ouvertes finissent { $ends }
   *[some] Prochaine fin, { $ends } : { $rounds }
}
tournament-stands-still = Aucune table ne peut être jouée là où elle est : leur temps attend
tournament-entrants = { $count ->
    [0] { tournament-nobody-yet }
    [1] 1 joueur : { $names }
   *[other] { $count } joueurs : { $names }
}
tournament-more-players = { $count ->
    [one] { $count } de plus
   *[other] { $count } de plus
}
tournament-computers = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
tournament-entrant = { $here ->
    [yes] { $name } ✓
   *[other] { $name }
}
tournament-waiting = { $count ->
    [one] { $count } sur la liste d’attente : { $names }
   *[other] { $count } sur la liste d’attente : { $names }
}
tournament-nobody-yet = Personne ne participe encore.
tournament-fair = { $secret ->
    [none] Les mélanges de toutes les tables sont scellés par `{ $commitment }`, le SHA-256 d’un secret tiré avant la première inscription. Il est révélé à la fin du tournoi, et chaque donne peut alors se vérifier.
   *[other] Le secret qui a battu les cartes de toutes les tables : `{ $secret }`
        Son SHA-256 a été montré avant la première inscription : `{ $commitment }`
        Avec le fichier de la partie, n’importe qui peut vérifier chaque donne par `talon verify`.
}
tournament-filler = ordinateur
tournament-entered-again = { $name } (auparavant)
button-tournament-join = Participer
button-tournament-leave = Quitter
button-tournament-drop = Abandonner
button-tournament-checkin = Je suis là
button-tournament-standings = Classement
button-tournament-tables = Tables
button-tournament-mine = Mon parcours
button-tournament-host = Organiser
button-tournament-fair = { button-fair }
button-tournament-export = Fichiers
button-tournament-start = { $checkin ->
    [yes] Ouvrir le pointage
   *[other] Commencer
}
button-tournament-pause = Suspendre
button-tournament-end = Finir plus tôt
button-tournament-seed = Têtes de série
button-tournament-remove = Retirer quelqu’un
button-tournament-decide = Trancher une table
button-tournament-cancel = Annuler le tournoi
button-tournament-rest = Souffler
button-tournament-play = Je veux une table
button-tournament-season = Saison suivante
button-tournament-help = Comment ça marche
button-tournament-resume = Reprendre
button-tournament-extend = Donner du temps
button-tournament-undo = Annuler la décision { $act }

## Ce qu'on répond

tournament-joined = { $waits ->
    [yes] Tu es sur la liste d’attente de **{ $name }**. { $how ->
        [vacancy] Tu entres quand quelqu’un part, ou à la saison suivante.
        [season] Tu entres à la saison suivante.
       *[full] Tu entres quand quelqu’un part.
    }
   *[no] Tu es dans **{ $name }**. { $how ->
        [late] Tu joues à partir de la ronde suivante.
        [free] Tu auras une table dès qu’il y en a une.
        [back] { seat-taken-back }
        [taken] On t’appelle à tes tables.
        [last] Plus aucune ronde ne commence.
        [check_in] On t’appellera pour le pointage.
       *[in] Quand le jeu commence, on t’appelle à ta table.
    }
}
tournament-drop = { $sits ->
    [others] Abandonner **{ $name }** ? D’autres peuvent reprendre tes tables.
    [yes] Abandonner **{ $name }** ? L’ordinateur joue la suite pour toi.
   *[no] Abandonner **{ $name }** ?
}
tournament-left = { $how ->
    [table] Tu as abandonné **{ $name }**. À ta table, l’ordinateur continue pour toi.
    [dropped] Tu as abandonné **{ $name }**.
   *[left] Tu as quitté **{ $name }**.
}
tournament-checked-in = Tu as pointé.
tournament-resting = { $resting ->
    [yes] Tu n’auras pas d’autre table avant d’en redemander une.
   *[other] Tu auras une table dès qu’il y en a une.
}
tournament-standings = **{ $name }**
tournament-called-off = annulé
tournament-dropped = pas jouée jusqu’au bout
tournament-table-line = { $thread ->
    [none] **{ $heading }** : { $names }
   *[other] **{ $heading }** { $thread } : { $names }
} · { $state ->
    [waiting] ouvre bientôt
    [playing] en cours
    [dropped] { tournament-dropped }
    [played] finie
    [scored_now] compte telle quelle
    [computer_finished] finie par l’ordinateur
   *[other] tranchée par l’organisateur
}
tournament-mine = **{ $name }** · { $status ->
    [in] participe
    [resting] souffle un peu
    [took_part] a participé
    [out] n’est plus en jeu
    [waiting] sur la liste d’attente
    [waited] était sur la liste d’attente
    [withdrawn] a quitté
    [missed_check_in] n’était pas là au pointage
    [dropped] a abandonné
    [no_show] n’a pas rejoint la table
   *[other] a perdu sa place
} { $thread ->
    [none] {""}
   *[other] · maintenant à { $thread }
}
tournament-export = Les chiffres pour un tableur, et tout ce qui s’est passé. { $replay ->
    [there] `talon verify` vérifie le fichier.
    [later] Une fois le tournoi fini, `talon verify` vérifie le fichier.
   *[none] {""}
}
tournament-season-begun = La saison { $season } de **{ $name }** commence { $starts }. Tout le monde est dans sa division et on l’appelle à pointer ; qui ne pointe pas est hors jeu.
tournament-season-there = { reject-season_begun } [{ $name }]({ $board })
tournaments-heading = **Tournois de ce serveur**
tournaments-none = Il n’y a pas encore eu de tournoi ici. Organises-en un avec /{ command-tournament.name } { command-tournament-create.name }.
tournament-called = { $season ->
    [none] { $name }
   *[other] { $name } · saison { $season }
}
tournaments-line = - [{ $name }]({ $board }) · { $format } · { $game } · { $status ->
    [draft] en préparation
    [open] inscriptions ouvertes : { $entered }
    [check_in] pointage ouvert
    [running] ronde { $round }
    [paused] suspendu
    [over] fini
   *[other] { tournament-called-off }
}

## Ce qui se dit en public

tournament-thread-name = { $name } · { $where }
tournament-check-in-call = { $who } : appuie sur **{ button-tournament-checkin }** dans [{ $name }]({ $board }) pour garder ta place. Jusqu’à quand, c’est écrit là.
tournament-where = { $stage ->
    [final] la finale
    [third] la petite finale
   *[other] ronde { $round }, table { $table }
}
tournament-card = { $ended ->
    [none] **{ $name }** · { $where } : { $names }
    [played] **{ $name }** · { $where } : finie
    [scored_now] **{ $name }** · { $where } : compte telle quelle
    [computer_finished] **{ $name }** · { $where } : finie par l’ordinateur
   *[other] **{ $name }** · { $where } : tranchée par l’organisateur
}
tournament-closing = { $ended ->
    [decided] **L’organisateur a tranché cette table.** Voici ce qui compte :
    [computer_finished] **Le temps était écoulé, et l’ordinateur a terminé cette table.** Voici ce qui compte :
   *[scored_now] **Le temps est écoulé, et la table est fermée.** Voici ce qui compte :
}
tournament-goes-on = { $count ->
    [one] { $names } continue.
   *[other] { $names } continuent.
}
tournament-result-line = { $total ->
    [none] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points }, par l’ordinateur
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points }
    }
   *[other] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points } (total { SCORE($total) }), par l’ordinateur
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points } (total { SCORE($total) })
    }
}
tournament-table-call = { $who ->
    [none] Des ordinateurs jouent à cette table.
   *[other] { $who } : c’est ici qu’on joue : [{ $name }]({ $board }), { $where }.
}
tournament-table-fair = -# Son secret pour les mélanges est scellé. Voici le SHA-256 : `{ $commitment }`
tournament-seat-word = { $who ->
    [none] L’ordinateur joue maintenant à la place de { $gone }.
   *[other] { $who } prend la place de { $gone }. Elle est à toi maintenant : ouvre ta main sous le tableau.
}
tournament-bye-word = { $who } : pas de table à la ronde { $round } de [{ $name }]({ $board }). { $brings ->
    [next] La suite vient quand même.
    [win] Ça compte comme une table gagnée.
    [loss] Ça compte comme une table perdue.
   *[average] Elle rapporte des points moyens.
} { $left ->
    [yes] L’appel vient au début de la ronde suivante.
    [season] Toutes les rondes de la saison s’ouvrent en même temps.
   *[no] C’est la dernière ronde.
}
tournament-round-over = **[{ $name }]({ $board })** : la ronde { $round } est finie.
tournament-act = { $undone ->
    [yes] { $kind ->
        [decide] { $host } a annulé la décision sur une table, { $where } : { $reason }
        [extend] { $round ->
            [none] { $host } a annulé le temps ajouté ({ $time }) jusqu’à la cloche : { $reason }
           *[other] { $where ->
                [none] { $host } a annulé le temps ajouté ({ $time }) à la ronde { $round } : { $reason }
               *[other] { $host } a annulé le temps ajouté ({ $time }) à une table, { $where } : { $reason }
            }
        }
        [end] { $host } laisse le tournoi aller jusqu’à sa dernière ronde : { $reason }
       *[other] { $host } a annulé le retrait de { $player } : { $reason }
    }
   *[other] { $kind ->
        [decide] { $host } a tranché une table, { $where } : { $reason }
        [extend] { $round ->
            [none] { $host } retarde la cloche de { $time } : { $reason }
           *[other] { $where ->
                [none] { $host } donne { $time } de plus à la ronde { $round } : { $reason }
               *[other] { $host } donne { $time } de plus à une table, { $where } : { $reason }
            }
        }
        [seed] { $host } a nommé les têtes de série, la meilleure d’abord : { $seeds }. La raison : { $reason }
        [end] { $host } finit le tournoi avec les tables en cours : { $reason }
        [remove] { $host } a retiré { $player } : { $reason }
        [pause] { $host } a suspendu le tournoi : { $reason }
        [resume] { $host } fait reprendre le tournoi : { $reason }
       *[other] { $host } a annulé le tournoi : { $reason }
    }
}
tournament-act-told = **[{ $name }]({ $board })** · { $act }
tournament-not-begun = { $host } : **{ $name }** n’a pas commencé. { $why } { $state }
tournament-crowded = { $host } : ce serveur a autant de fils ouverts que Discord le permet, et des tables de **{ $name }** ne peuvent pas encore ouvrir. Ferme des fils dont personne n’a besoin. Les tables s’ouvrent toutes seules dès qu’il y a de la place.
tournament-hindered = Il me manque { $missing } dans { $channel } : les tables de **{ $name }** ne peuvent pas ouvrir. Dès que j’en aurai le droit, elles s’ouvriront toutes seules.
tournament-homeless = Le salon de **{ $name }** a été supprimé : le tournoi est donc annulé.
tournament-roleless = Le rôle qui peut participer à **{ $name }** a été supprimé : personne ne le peut plus. Qui l’organise peut l’ouvrir à tout le monde dans /{ command-tournament.name } { command-tournament-host.name }.
tournament-podium = ## { $name }
    { $count ->
        [one] { $lot ->
            [yes] **{ $winners } gagne, au sort !**
           *[no] **{ $winners } gagne !**
        }
       *[other] { $divisions ->
            [one] **{ $winners } gagnent ensemble !**
           *[other] **{ $winners } gagnent leurs divisions !**
        }
    }

## Le panneau de qui organise

tournament-form-reason = Pourquoi ? Tout le monde le saura
tournament-form-reason-hint = par exemple : connexion perdue
tournament-form-what = Qui reçoit du temps ?
tournament-form-what-hint = 2 pour la ronde 2, 2.3 pour sa table 3
tournament-form-whole = ronde { $round }, toutes ses tables
tournament-form-bell = Tout : la cloche sonne plus tard
tournament-form-at = { $where } : { $names }
tournament-form-time = Combien de plus ?
tournament-form-time-hint = 30m, 2h, 1d
tournament-form-table = Quelle table ?
tournament-form-table-hint = 2.3 pour la table 3 de la ronde 2
tournament-form-places = Le rang de chaque place, dans l’ordre
tournament-form-totals = Leurs totaux, si les points en viennent
tournament-form-player = Qui retirer ?
tournament-form-player-hint = @Ada, ou le nom comme au tableau
tournament-form-seeds = Les têtes de série, la meilleure d’abord
tournament-form-seeds-hint = @Ada @Ben, ou des noms séparés par des virgules

tournament-report = **{ $name }** · { $status ->
    [open] inscriptions ouvertes
    [check_in] pointage ouvert
    [running] { $round ->
        [none] on tire la première ronde
       *[other] { $ends ->
            [none] { $round }
           *[other] { $round } · { $ends }
        }
    }
    [paused] suspendu
    [over] fini
   *[other] { tournament-called-off }
} · { $waiting ->
    [0] joueurs : { $there }
   *[other] joueurs : { $there }, en attente : { $waiting }
}
tournament-report-table = { $thread ->
    [none] - { $where } (en train d’ouvrir) : { $names }
   *[other] - { $thread } : { $names }
}
tournament-report-gone = { $status ->
    [withdrawn] - { $name } a quitté
    [missed_check_in] - { $name } n’était pas là au pointage
    [dropped] - { $name } a abandonné
    [no_show] - { $name } n’a pas joué à temps
   *[other] - { $name } a perdu sa place
}
tournament-report-acts = Ce qu’a fait l’organisation :
tournament-report-act = { $act }. { $line }

## Images et textes de remplacement

tournament-division = { $name }, division { $division }
tournament-after-round = Après la ronde { $round }
tournament-points = Points
tournament-round-heading = { $rounds ->
    [none] Ronde { $round }
   *[other] Ronde { $round } sur { $rounds }
}
tournament-table-heading = { $stage ->
    [final] La finale
    [third] La petite finale
   *[other] { $round ->
        [none] Table { $table }
       *[other] Ronde { $round }, table { $table }
    }
}
tournament-open-tables = Tables ouvertes
tournament-all-tables = { $format ->
    [league] Toutes les tables de la saison
   *[other] Toutes les tables jusqu’ici
}
tournament-table-note = { $state ->
    [waiting] ouvre bientôt
    [playing] en cours
    [dropped] { tournament-dropped }
   *[other] { $ended ->
        [scored_now] telle quelle
        [decided] tranchée
       *[other] {""}
    }
}
tournament-seat-alt = { $points ->
    [none] { $name }
   *[other] { $name } { $points }
}
tournament-table-alt = { $state ->
    [waiting] { $heading }, pas encore ouverte : { $seats }.
    [playing] { $heading }, en cours : { $seats }.
    [dropped] { $heading }, { tournament-dropped } : { $seats }.
   *[other] { $note ->
        [none] { $heading }, finie : { $seats }.
       *[other] { $heading }, { $note } : { $seats }.
    }
}
tournament-byes-alt = { $count ->
    [one] Exemption : { $names }.
   *[other] Exemptions : { $names }.
}
tournament-standing-alt = { $settled ->
    [lot] { $fate ->
        [out] { $place }. { $name } : { $points }, au sort, hors jeu.
        [up] { $place }. { $name } : { $points }, au sort, monte.
        [down] { $place }. { $name } : { $points }, au sort, descend.
       *[none] { $place }. { $name } : { $points }, au sort.
    }
    [undrawn] { $place }. { $name } : { $points }, le sort décide à la fin de la ronde.
   *[other] { $fate ->
        [out] { $place }. { $name } : { $points }, hors jeu.
        [up] { $place }. { $name } : { $points }, monte.
        [down] { $place }. { $name } : { $points }, descend.
       *[none] { $place }. { $name } : { $points }.
    }
}
tournament-moved-alt = { $way ->
    [up] Gagne { $places }.
   *[down] Perd { $places }.
}
tournament-bracket-alt = { $heading } : { $names ->
    [none] personne n’a encore passé.
    [nobody] personne n’a passé.
   *[other] passent : { $names }.
}
tournament-lot = { $what ->
    [open] À égalité, le sort décide à la fin de la ronde : { $names }.
    [before] Au sort, continuent : { $names } ; ceux à égalité complètent la ronde suivante.
    [title] Victoire au sort : { $names }, à égalité avec { $out }.
    [third] Troisième place au sort : { $names }, à égalité avec { $out }.
    [ahead] Devant au sort : { $names }, à égalité avec { $out }.
   *[way] Au sort, continuent : { $names }, à égalité avec { $out }.
}
tournament-lot-note = { $drawn ->
    [yes] au sort
   *[no] au sort bientôt
}
tournament-computer-won = l’ordinateur a gagné
tournament-bye = exempt
tournament-bye-heading = Exempts
tournament-bracket-meets = { $stage ->
    [third] Petite finale : { $one } rencontre { $other }.
   *[none] Ensuite, { $one } rencontre { $other }.
}
tournament-bracket-third = { $place }. { $name }
tournament-bracket-place-alt = { $place }. { $name }.
tournament-road-met = { $where ->
    [none] Avec { $names }, à la table { $table }.
   *[other] Avec { $names } : { $where }.
}
tournament-road-place = { $how ->
    [gone] Place { $place } sur { $seats }, par l’ordinateur.
    [shared] Place { $place } sur { $seats }, partagée.
   *[alone] Place { $place } sur { $seats }.
}
tournament-road-bye = Pas de table à jouer : exemption.
tournament-road-missed = Pas là : compte comme une table perdue.
tournament-road-fate = { $on ->
    [open] le sort décide
    [third] { $lot ->
        [yes] petite finale au sort
       *[no] joue la petite finale
    }
    [on] { $lot ->
        [yes] passe au sort
       *[no] passe
    }
   *[out] { $lot ->
        [yes] hors jeu au sort
       *[no] hors jeu
    }
}
tournament-place = { $settled ->
    [lot] place { $place }, au sort
   *[other] place { $place }
}
tournament-road-alt = { $after ->
    [none] { $heading } ({ $points }) : { $met }
   *[other] { $heading } ({ $points }, { $after }) : { $met }
}
tournament-podium-points = { $lot ->
    [yes] { $points } · au sort
   *[no] { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
}

tournament-event-where = #{ $channel }
tournament-event-about = Un tournoi de { $game }. On s’y inscrit à son tableau.
