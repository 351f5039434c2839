picture-free-seat = libre
lobby-alt = { $free ->
    [0] Une table de { $game }, toutes les places prises : { $players }.
    [1] Une table de { $game }, une place libre : { $players }.
   *[other] Une table de { $game }, { $free } places libres : { $players }.
} Rythme : { $pace }.
lobby-missing = { $count ->
    [0] { $free ->
        [0] Tout le monde est là : { $host } peut appuyer sur **{ button-start }**.
       *[other] { $host } peut appuyer sur **{ button-start }**, ou attendre encore du monde.
    }
    [1] { $host } attend encore quelqu’un. Appuie sur **{ button-join }** pour jouer.
   *[other] { $host } attend encore { $count } personnes. Appuie sur **{ button-join }** pour jouer.
}
lobby-house = -# { button-house } : voir **{ button-change }**.
lobby-rests = -# { pace-rests }
lobby-gone = Cette table de { $game } a été annulée.
lobby-time = { $rounds } { $days ->
    [none] Si tout le monde est là, { $length } environ.
    [one] Si tout le monde est là, { $length } environ ; avec quelques tours par jour, { $days } jour.
   *[other] Si tout le monde est là, { $length } environ ; avec quelques tours par jour, { $days } jours.
}

button-change = Modifier
change-about = ## Ta table de { $game }
change-select = Lire ou modifier …
change-standard = Règles standard
change-by-the-booklet = { $length ->
    [custom] Règles standard, durée sur mesure.
   *[same] { change-standard }.
}
change-help = { $assist ->
    [hints] Avec des indices et de l’aide pour recombiner la table
    [placement] Avec de l’aide pour recombiner la table, sans indices
   *[none] Sans indices ni aide
}
change-rules = Comment on joue
change-house = { button-house }
change-time = Le temps, et les absences
change-fair = { button-fair }
change-seats = Places
change-seats-about = À combien joue-t-on ?
change-computer = Ordinateurs
change-computer-about = Qui prend une place ? Tu peux en ajouter plusieurs, un par un.
change-pace = Rythme
change-pace-about = Combien de temps dure un tour ?
change-pace-typed = Écrire le mien …
change-pace-form = Ton propre rythme
change-pace-field = Tour, réserve, temps pour frapper
change-pace-hint = 8h/30m, ou 8h+1d/30m avec un jour de réserve
change-pace-field-buying = Tour, réserve, temps pour acheter
change-pace-field-claimless = Tour et réserve
change-pace-hint-claimless = 8h, ou 8h+1d
change-language = Langue
change-language-about = Dans quelle langue est la table ?
change-rests = Pauses de l’horloge
change-rests-about = Quand l’horloge s’arrête-t-elle ?
change-saved = Règles enregistrées
change-saved-about = Selon quelles règles joue-t-on ?
change-guests = { button-guests }
change-cancel = { button-cancel }

lobby-length = { $end ->
    [target] Jusqu’à { $target } points.
    [last_player_standing] Jusqu’à ce qu’il ne reste qu’une personne.
   *[fixed_rounds] { $rounds ->
        [players] Autant de manches que de joueurs.
        [one] { $rounds } manche.
       *[other] { $rounds } manches.
    }
}
seat-computer = { $strength ->
    [easy] Facile
    [casual] Détendu
    [steady] Solide
    [sharp] Redoutable
   *[other] { $strength }
}
seat-computer-about = { $strength ->
    [easy] Apprend : joue ce qui lui tombe sous la main, et rate beaucoup de choses
    [casual] Ne regarde de près que parfois, et oublie ce qui a été joué
    [steady] Joue comme une bonne main de club, et se souvient de chaque carte
    [sharp] Essaie chaque coup sur beaucoup de donnes, dont peut-être la vraie
   *[other] Un ordinateur
}
lobby-fair = ## { button-fair }
    Le secret qui bat les cartes de cette partie a été tiré à l’ouverture de la table. Il est sous scellés : voici son SHA-256, que personne ne peut changer.
    `{ $commitment }`
    Chaque personne qui rejoint la table y ajoute une part que Talon ne choisit pas. Après la partie, le secret est montré, et n’importe qui peut vérifier chaque donne.
shuffles-shown = ## { button-fair }
    Le secret qui a battu les cartes de la partie { $game } :
    `{ $secret }`
    Son SHA-256, fixé avant la première donne :
    `{ $commitment }`
    Avec le fichier de la partie, n’importe qui peut vérifier chaque donne par `talon verify`.
shuffles-chosen = Ces donnes ne doivent rien au hasard : elles sont choisies pour ta première partie.
button-fair = Mélange vérifiable
house-rule = - { $rule }
house-rule-text = { $stated ->
    [yes] { $said } `{ $name }={ $value }` (livret : `{ $booklet }`)
   *[no] { $said } `{ $name }={ $value }` (par défaut : `{ $booklet }`)
}

lobby-opened = { $where ->
    [thread] La table est mise dans { $channel }.
   *[channel] La table est mise.
} { $full ->
    [yes] Toutes les places sont prises : appuie sur **{ button-start }**.
   *[no] Les autres la rejoignent d’un clic.
}
lobby-joined = Te voilà à la table de { $game }. { $free ->
    [0] Toutes les places sont prises : ça peut commencer.
    [one] Il reste { $free } place libre.
   *[other] Il reste { $free } places libres.
}
lobby-joined-next = **{ $way } :** { $told }
lobby-leaving = { $ends ->
    [kept] Quitter [{ $game }]({ $board }) ? Tant que personne ne prend ta place, un coup de ta part te la rend.
    [yes] Quitter [{ $game }]({ $board }) ? Tu sors alors de la partie, et elle se termine aussitôt.
   *[no] Quitter [{ $game }]({ $board }) ? Tu sors alors de la partie.
}
lobby-left = { $status ->
    [running] { $kept ->
        [open] À partir de maintenant, ta place est à l’ordinateur, et d’autres peuvent la prendre. Tant que ce n’est pas fait, un coup de ta part te la rend.
        [computer] À partir de maintenant, ta place est à l’ordinateur. Joue un coup, et elle est de nouveau à toi.
       *[forfeit] Tu as quitté la partie. Ta place est hors jeu.
    }
    [cancelled] C’est fait. Il n’y avait plus personne, alors la table a disparu.
   *[other] Tu as quitté la table.
}
lobby-started = { $seats } joueurs, et c’est parti.
lobby-started-duel = Les cartes sont données à { $seats } joueurs. Appuie sur **{ $flip }** sous le tableau.
lobby-called-off = La partie est annulée.
lobby-thread-name = { $game }, table ouverte par { $host }
lobby-thread-failed = Je n’ai pas pu ouvrir de fil ici. Choisis le salon lui-même, ou permets-moi de créer des fils publics.
lobby-suspended-here = Il y a une partie suspendue dans ce salon, et je n’ai pas pu lui ouvrir de fil. Choisis un autre salon, ou permets-moi de créer des fils publics.
lobby-not-here = Pour une partie dans un fil, il faut un salon textuel d’un serveur. Ouvre-la là-bas.
lobby-permissions = Je ne peux pas accueillir de partie ici sans : { $missing }. La modération peut le permettre dans les paramètres du salon.

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages

seat-taken-back = Te revoilà. Ta place est de nouveau à toi.

games-none = Il n’y a aucune partie sur ce serveur. Ouvres-en une avec /{ command-game.name } { command-game-new.name }.
games-heading = { $own ->
    [yes] ## Tes parties
   *[no] ## Parties de ce serveur
}
games-line = { $status ->
    [lobby] - [{ $game }]({ $board }) : { $players }. { $free ->
        [0] Aucune place libre.
        [one] { $free } place libre.
       *[other] { $free } places libres.
    }
   *[other] - [{ $game }]({ $board }), manche { $round } : { $players }. { $moment } { $ends }
} { $yours ->
    [yes] **Tu en es.**
   *[no] {""}
}
rematch-follows = { $status ->
    [lobby] **{ $way } :** { reject-already_joined } [{ $game }]({ $board })
   *[running] **{ button-next-match } :** [{ $game }]({ $board })
}
rematch-opened = La table est remise, avec les mêmes règles.
replay-here = Toute la partie : `talon verify` la vérifie.

## Les règles maison d'une table, une par une

button-house = Règles maison
button-house-type = Écrire une valeur
button-house-booklet = Par défaut
button-house-several = En écrire plusieurs
button-house-restore = { change-standard }
house-title = ## Règles maison : { $game }
house-page = **{ $page }**
house-word = - `{ $word }` : { $meaning }
house-chosen = **{ $said }** `{ $name }={ $value }`
    { $stated ->
        [yes] Dans le livret : `{ $booklet }`. Possible : { $allowed }.
       *[no] Par défaut : `{ $booklet }`. Possible : { $allowed }.
    }
house-look-only = -# { $stage ->
    [lobby] C’est à l’organisateur de les fixer.
    [tournament] Toutes les tables du tournoi jouent selon elles.
   *[other] Ces règles sont fixées.
}
house-changed = C’est changé.
house-by-the-booklet = par défaut
house-select-switch = Choisis une règle pour voir ce qui est possible
house-select-value = Choisis sa valeur
house-form-rules = Ce qui diffère des règles standard
house-section-options = Ce que tu peux choisir
house-section-match = Joueurs, manches, fin de la partie
house-section-deal = Jeu de cartes, donne, début
house-section-turn = La pioche et le tour
house-section-claim = Demander une défausse
house-section-melds = Séries et suites
house-section-joker = Jokers
house-section-opening = Premières combinaisons, ajouts
house-section-rearrange = Recombiner la table
house-section-ending = Fin d’une manche
house-section-variants = Variantes imprimées
house-section-points = Valeurs et points

## Les règles qu'un serveur garde

rule-sets-about =
    ## { change-saved }
    { $count ->
        [0] Rien pour l’instant.
       *[other] On peut les choisir pour sa table, sous **{ button-change }**.
    }
rule-sets-select = Regarder …
button-rule-set-new = Enregistrer
rule-set-which = Pour quel jeu ?
rule-set-which-select = Choisis un jeu …
rule-set-form = Enregistrer des règles
rule-set-field-name = Leur nom
rule-set-about =
    ## { $name }
    { $rules ->
        [none] { $game } selon les règles standard
       *[other] { $game } : `{ $rules }`
    }
    { $default ->
        [yes] Ce serveur joue ainsi à { $game }.
       *[no] {""}
    }
button-rule-set-use = Jouer ainsi ici
button-rule-set-booklet = Jouer aux règles standard
button-rule-set-delete = Oublier

rule-set-choice = { $name } ({ $game })

## Choisir un jeu

game-glance = { $length ->
    [none] { $game }, { $seats } joueurs
   *[other] { $game }, { $seats } joueurs, { $length } environ
}
game-length = { $length } environ
new-which = ## Quel jeu ?
    Les durées valent pour une table où tout le monde est là.
new-group-cards = Rami avec des cartes
new-group-two = Gin, à deux
new-group-rack = Rummy avec des tuiles
new-group-teams = Héros contre voleurs
new-game-about = { $single ->
    [yes] Joueurs : { $range } ; { $length }
   *[no] Joueurs : { $range } ; à { $seats }, { $length }
}
new-chosen = ## { $glance }
    { $summary }
new-house = **{ button-house }**
new-seats = { $seats } joueurs
new-seats-select = Combien de joueurs
new-pace-select = À quel rythme
new-computers = { $computers ->
    [0] Aucun ordinateur
    [1] Un ordinateur
   *[other] { $computers } ordinateurs
}
new-computers-select = { change-computer }
button-new-like = Comme avant : { $glance }
button-new-set = Mettre la table
button-new-thread = Dans un nouveau fil
button-new-other = Un autre jeu

## Parties d'entraînement

learn-welcome = **Entraînement : { $game }** contre l’ordinateur. Appuie sur **{ button-hand }** sous le tableau : une ligne explique chaque tour. Prends ton temps. **/{ command-games.name }** permet d’arrêter.
learn-welcome-duel = **Entraînement : { $game }** contre l’ordinateur. Appuie sur **{ button-board-flip }** sous le tableau. **/{ command-games.name }** permet d’arrêter.
learn-dealt = Ta partie d’entraînement de { $game } t’attend [dans tes messages]({ $board }).{ $chosen ->
    [yes] { " " }Ses donnes sont choisies pour apprendre.
   *[no] { "" }
}
learn-running = Tu t’entraînes à { $game } : [continuer]({ $board }).
button-learn-switch = Passer à { $game }
learn-closed = Je ne peux pas t’écrire de message privé. Autorise ceux des membres de ce serveur dans tes paramètres de confidentialité, puis réessaie.
