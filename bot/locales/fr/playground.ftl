playground-topic = Le rami sur ta propre machine. La liste ci-dessus choisit qui tu es.

playground-direct = { $name } : messages avec Talon

playground-welcome = **Bienvenue chez Talon.** Tu es **{ $first }**, et des ordinateurs attendent à la table ci-dessous : appuie sur **{ button-start }**, puis sur **{ button-hand }** quand c’est à toi.
    La liste en haut fait aussi de toi **{ $second }** ; **{ $direct }** montre ce que Talon t’écrit, comme l’entraînement avec `/{ command-learn.name }`.
    L’horloge en haut fait passer des heures ou des jours. `/{ command-help.name }` explique le reste, `/{ command-game.name } { command-game-new.name }` met une autre table, `/{ command-tournament.name } { command-tournament-create.name }` organise un tournoi.
playground-welcome-back = **Te revoilà.** Voici la table telle que tu l’as laissée : **{ button-hand }** montre tes cartes. La liste en haut de la page choisit si tu es **{ $first }** ou **{ $second }**. **{ $direct }** montre tes parties d’entraînement.

playground-time = Faire passer le temps, une semaine au plus
playground-let-pass = { $hours ->
    [one] { $hours } heure
    [8] Huit heures
    [24] Un jour
    [72] Trois jours
   *[other] { $hours } heures
}
playground-time-left = encore { $hours } h
playground-time-stop = S’arrêter ici
playground-moment = { $day }, { $time }
playground-waits = { $game } · { $why ->
    [lobby] La table attend l’appui sur « { button-start } » : { $who }.
    [players] On attend d’autres personnes.
    [standstill] La partie est à l’arrêt.
    [suspended] La partie est suspendue jusqu’à cette date : { $until }.
    [over] La partie est finie.
    [away] On attend que quelqu’un revienne.
    [friendly] On attend { $who }, jusqu’à ce que quelqu’un appuie sur « { button-play-on } ».
    [window] On attend des frappes, jusqu’à : { $until }.
   *[turn] { $until ->
        [none] On attend { $who }, aussi longtemps qu’il faut.
       *[other] On attend { $who }, jusqu’à : { $until }.
    }
}

playground-threads = Fils
playground-back = Retour à #{ $channel }
playground-asleep = endormi
playground-called = appelle { $names }

playground-late = Trop tard : la table avait changé. Appuie encore une fois.
playground-slow = C’était trop long. Regarde la table avant d’appuyer encore.
playground-silent = Talon ne répond pas ; nouvel essai.
playground-ended = C’est fini ici. Relance pour continuer à jouer.
playground-outdated = Cette page est périmée. Recharge-la.

playground-page-more = Plus
playground-page-end = Arrêter ici
playground-page-who = Tu es
playground-page-edited = (modifié)
playground-page-private = Toi seul peux voir ceci
playground-page-thinking = Réfléchit…
playground-page-send = Envoyer
playground-page-cancel = Annuler
playground-page-apply = Appliquer
playground-page-chosen = Tu en as choisi { $count }. Choisis-en de { $least } à { $most }.
playground-page-required = Il faut remplir ce champ.
playground-page-invalid = Cela ne convient pas : saisis autre chose.
playground-page-choose = Choisis dans la liste.
playground-page-nothing = Rien ne correspond
playground-page-earlier = Messages précédents
playground-page-newer = Messages suivants
playground-page-newest = Nouveaux messages · aller au dernier
playground-page-write = Écrire dans { $channel }
playground-page-used = { $name } utilise

playground-open = Joue ici : { $url }
playground-kept = Les parties sont gardées dans { $file }. Ctrl-C ferme la page.
playground-stopped = C’est arrêté. Les parties reprendront au prochain démarrage.
