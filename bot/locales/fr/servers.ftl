server-about =
    ## Réglages de ce serveur
    { $hosts ->
        [none] **Tables :** tout le monde en ouvre
       *[other] **Tables :** ouvertes par { $hosts }
    }
    { $channels ->
        [none] **Où :** partout
       *[other] **Où :** { $channels }
    }
    { $game ->
        [none] **Jeu :** au choix de qui ouvre la table
       *[other] **Jeu :** { $game }
    }
    { $pace ->
        [none] **Rythme :** { pace-daily }
       *[other] **Rythme :** { $pace }
    }
    { $assist ->
        [unsaid] **Aide :** comme le veut chaque jeu
        [none] **Aide :** aucune
        [placement] **Aide :** place les tuiles
       *[hints] **Aide :** place les tuiles et donne des indices
    }
    { $role ->
        [none] **Tournois :** qui gère ce serveur
       *[other] **Tournois :** { $role }
    }
    { $four ->
        [yes] **Enseignes :** quatre couleurs
       *[no] **Enseignes :** deux couleurs
    }
    { $locale ->
        [none] **Langue :** celle de qui ouvre la table
       *[other] **Langue :** { $locale }
    }
server-limit = **{ $what } :** { $most }
server-select-page = Choisir …
server-page-channels = Où l’on ouvre des tables
server-page-hosts = Qui ouvre des tables
server-page-variant = Le jeu habituel
server-page-pace = Le rythme habituel
server-page-assist = Aide pour recombiner
server-page-rules = { change-saved }
server-page-tournaments = Qui organise des tournois
server-page-events = Événements du serveur
server-page-colours = Couleurs des enseignes
server-page-locale = Langue des tableaux
server-page-limits = Limites
server-page-bars = Qui ne peut pas jouer
server-about-channels = Dans quels salons, avec leurs fils, ouvre-t-on des tables ? Aucun choix : partout.
server-about-hosts = Quels rôles ouvrent des tables ? Aucun choix : tout le monde.
server-about-variant = Quel jeu est proposé en premier ?
server-about-pace = À quel rythme, sauf si qui ouvre la table en décide autrement ?
server-about-assist = Combien d’aide pour recombiner la table, sauf si qui l’ouvre en décide autrement ?
server-about-tournaments = Qui organise des tournois, en plus de ceux qui gèrent ce serveur ?
server-about-events = Les tournois dont le début est fixé doivent-ils figurer parmi les événements du serveur ? Il me faut pour ça la permission Créer des événements.
server-about-colours = En combien de couleurs dessiner les enseignes ? Un tableau change au coup suivant.
server-about-locale = Dans quelle langue s’écrivent les tableaux ?
server-events-on = Annoncer les tournois comme événements
server-events-off = Pas d’événements

server-limit-lobbies_per_person = Tables ouvertes par personne
server-limit-games_per_person = Tables où joue un membre
server-limit-commands_per_minute = Commandes d’un membre par minute
server-limit-games_per_channel = Parties dans un salon et ses fils
server-limit-games_per_server = Parties sur le serveur
server-limit-hint = { $most ->
    [none] Un nombre, ou rien pour aucune limite
   *[other] De 1 à { $most } ; rien pour { $most }
}
server-form-limits = Limites de ce serveur
server-cannot-post = Je ne peux rien publier dans { $channel } sans : { $missing }.
server-channel-gone = Le salon n’existe plus.
server-unsaid-variant = Chacun choisit le jeu de sa table
server-unsaid-pace = Le rythme habituel : { pace-daily }
server-unsaid-locale = Comme dans les paramètres de Discord
server-unsaid-assist = L’aide que veut chaque jeu
server-assist = { $assist ->
    [none] Pas d’aide pour recombiner
    [placement] L’aide place les tuiles choisies
   *[hints] L’aide place les tuiles et donne des indices
}

bars-on = { $until ->
    [none] { $who } ne peut plus jouer sur ce serveur à partir de maintenant.
   *[other] { $who } ne peut plus jouer sur ce serveur jusqu’à cette date : { $until }.
} Plus de table à ouvrir, plus de place à prendre. { $matches ->
    [out] { $out ->
        [0] Aucune place n’était prise.
        [1] Une place a été retirée ; dans une partie, l’ordinateur la prend, ou elle est perdue si ses règles le disent.
       *[other] Places retirées : { $out } ; dans les parties, l’ordinateur les prend, ou elles sont perdues si les règles le disent.
    }
   *[played] { $out ->
        [0] Les parties en cours vont jusqu’au bout.
        [1] Une place à une table en préparation a été retirée. Les parties en cours vont jusqu’au bout.
       *[other] Places à des tables en préparation retirées : { $out }. Les parties en cours vont jusqu’au bout.
    }
} Les tournois restent l’affaire de ceux qui les organisent.
bars-select-add = Ne plus laisser jouer quelqu’un …
bars-form = Pas sur ce serveur
bars-field-reason = Pourquoi ? La personne le saura.
bars-field-days = Pour combien de jours ?
bars-hint-days = Rien : jusqu’à ce que tu reviennes là-dessus
button-bars-out = Hors des parties aussi
bars-about =
    ## Qui ne peut pas jouer ici
    { $count ->
        [0] Tout le monde peut.
        [1] Un membre.
       *[other] { $count } membres.
    }
bars-lifted = { $who } peut de nouveau jouer sur ce serveur.
bars-line = { $until ->
    [none] { $reason ->
        [none] - { $who } ({ $name }), depuis : { $since }, par { $by }
       *[other] - { $who } ({ $name }), depuis : { $since }, par { $by } : { $reason }
    }
   *[other] { $reason ->
        [none] - { $who } ({ $name }), { $since } – { $until }, par { $by }
       *[other] - { $who } ({ $name }), { $since } – { $until }, par { $by } : { $reason }
    }
}
bars-select-lift = Laisser rejouer quelqu’un …

greeting =
    ## Salut, moi c’est Talon
    J’accueille des parties de rami pour des gens qui ne sont pas souvent en ligne au même moment : cartes et tuiles, de deux à six joueurs, en quelques minutes ou sur des semaines.
    Appuie sur **{ button-greeting-table }**, ou écris /{ command-game.name } { command-game-new.name }. Personne d’autre ? /{ command-learn.name } te donne une partie d’entraînement.
    -# Qui peut ouvrir des tables, et où : /{ command-settings.name }. Ce que je garde à ton sujet : /{ command-me.name }.
button-greeting-table = Mettre une table
button-greeting-help = Comment on joue
button-greeting-settings = Réglages
