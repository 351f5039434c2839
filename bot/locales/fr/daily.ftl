command-daily = L’énigme et la donne du jour
    .name = quotidien
daily-heading = **Énigme { $called }** · { $game } · { $level }
daily-ask-table = Pose autant de tes tuiles que tu peux.
daily-ask-table-draw_discard = Pose autant de tes cartes que tu peux.
daily-ask-hand = { $upcard ->
    [none] Tu commences, { $seats } à la table : quelle carte jetterait l’ordinateur redoutable ?
   *[other] Personne n’a voulu de { $upcard }, et tu as pioché : quelle carte jetterait l’ordinateur redoutable ?
}
daily-upcard = Personne n’a voulu de { $upcard }.
daily-opponent = Joueur { $number }
daily-tried = { $outcome ->
    [best] 🟩 On ne peut pas faire mieux.
    [most] { $short ->
        [one] 🟦 Permis, et presque : on peut poser { $short } pièce de plus.
       *[other] 🟦 Permis, et presque : on peut poser { $short } pièces de plus.
    }
    [little] { $short ->
        [0] ⬜ Permis, mais il y a mieux.
        [1] ⬜ Permis, mais on peut poser une pièce de plus.
       *[other] ⬜ Permis, mais on peut poser { $short } pièces de plus.
    }
   *[refused] ⬛ Les règles ne le permettent pas encore.
}
daily-not-judged = Je n’ai pas pu juger à temps, et rien n’a compté. Réessaie.
daily-hint-count = { $count ->
    [one] 💡 On peut poser { $count } de tes pièces.
   *[other] 💡 On peut poser { $count } de tes pièces.
}
daily-hint-pieces = 💡 Celles-ci : { $cards }
daily-hint-why = { $why ->
    [none] 💡 Cherche la carte dont le reste de la main a le moins besoin.
   *[other] 💡 { $why }
}
daily-hint-card = 💡 L’ordinateur redoutable jette { $card }.
daily-ahead = L’ordinateur redoutable l’estime meilleure que toute autre, points d’écart : { $points }, sur { $deals } donnes imaginées.
daily-here = { $count ->
    [0] Personne ne l’a encore résolue sur ce serveur.
    [1] Une personne l’a résolue sur ce serveur.
   *[other] { $count } personnes l’ont résolue sur ce serveur.
}
daily-share = Talon { $called } { $squares }
daily-share-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
daily-share-hints = { $hints ->
    [0] aucun indice
    [1] 1 indice
   *[other] { $hints } indices
}
daily-shared = **{ $name }** : { $line }
daily-share-yourself = Je ne peux pas écrire ici. Copie plutôt la ligne : `{ $line }`
daily-month =
    ## { $month }
    { $solved ->
        [0] Aucune résolue.
        [1] Une résolue.
       *[other] { $solved } résolues.
    } { $streak ->
        [none] {""}
        [0] Pas encore de série en cours.
        [1] 🔥 Un jour de suite.
       *[other] 🔥 { $streak } jours de suite.
    } { $freezes ->
        [none] {""}
        [0] Plus aucun jour à manquer ce mois-ci.
        [1] Encore un jour à manquer ce mois-ci.
       *[other] Encore { $freezes } jours à manquer ce mois-ci.
    }
    -# 🟩 le jour même · 🟦 plus tard · ⬛ ouverte · ⬜ pas ouverte · ◽ à venir · ➖ aucune
daily-about =
    ## L’énigme du jour
    Facile le lundi, difficile le dimanche. Un choix de tes pièces est le meilleur ; toute table en règle qui les pose est juste. Essaie aussi souvent que tu veux.
    🟩 le mieux · 🟦 la moitié ou plus · ⬜ moins · ⬛ pas permis
    Le jour finit à ton minuit (/{ command-me.name }). Deux par mois peuvent manquer. Les énigmes sont publiques et lisibles d’avance : pas de classement.
picture-daily = L’énigme
picture-daily-best = Le mieux
button-daily-lay = Poser
button-daily-hint = Indice
button-daily-share = Partager
button-daily-month = Mon mois
button-daily-about = Comment ça marche
button-daily-today = Aujourd’hui
button-daily-earlier = Avant
button-daily-play = L’énigme du jour
select-daily-throw = Jeter …
select-daily-day = Ouvrir un jour
reject-no_puzzle = Pas d’énigme pour cette date : { $day }.
reject-day_to_come = Cette énigme est encore à venir : { $day }. Celle d’aujourd’hui est ouverte.
daily-post =
    ### Énigme { $called }
    { $game } · { $level }
daily-post-over =
    ### Énigme { $called }
    { $game } · { $level }
    { $count ->
        [0] Personne ne l’a résolue ici.
        [1] Une personne l’a résolue ici.
       *[other] { $count } personnes l’ont résolue ici.
    }

## Ce qu'un serveur fixe

server-page-daily = Énigme du jour
daily-settings =
    ## { server-page-daily }
    { $channel ->
        [none] Rien n’est publié.
       *[other] Publiée dans { $channel } chaque jour à { $hour } ({ $zone }) : un message, sans mention.
    }
daily-settings-hour = À quelle heure
daily-settings-channel = Dans quel salon (aucun : rien n’est publié)
daily-form-zone = Le fuseau horaire du serveur

## La donne du jour

daily-doors = ## { $day }
daily-door-puzzle = { $state ->
    [none] 🧩 Pas encore d’énigme.
    [solved] 🧩 **Énigme** : résolue.
    [open] 🧩 **Énigme** : commencée.
   *[new] 🧩 **Énigme** : elle t’attend.
}
daily-door-deal = { $state ->
    [running] 🃏 **Donne** : { $game }, commencée.
    [finished] 🃏 **Donne** : { $game }, finie.
    [unfinished] 🃏 **Donne** : { $game }, pas finie.
   *[new] 🃏 **Donne** : { $game }, un seul essai.
}
button-daily-puzzle = L’énigme
button-daily-deal = La donne
button-daily-yesterday = La donne d’hier
button-daily-deals = Règles de la donne
button-daily-doors = Aujourd’hui
deal-about =
    ## La donne du jour
    Les mêmes cartes pour tous, une seule fois, contre des ordinateurs redoutables qui répondent pareil aux mêmes coups. Pas d’indices. Elle finit à ton minuit et ne compte pour rien.
    Les cartes du lendemain sont déjà sous scellés ; le SHA-256 de leur secret :
    `{ $commitment }`
deal-welcome = **Donne { $called } : { $game }.** Appuie sur **{ button-hand }** sous la table. Tu as jusqu’à { $until }.
deal-dealt = Ta donne t’attend [dans tes messages]({ $board }).
deal-first = Finis d’abord ta donne du jour : [continuer]({ $board }).
button-deal-instead = Plutôt la donne
deal-unfinished = **Cette donne est close ; elle n’a pas été finie.**
deal-fair =
    ## Mélange vérifiable
    Tout le monde a ces cartes. Leur secret a été mis sous scellés avant le début du jour ; voici son SHA-256 :
    `{ $commitment }`
    La première personne à ouvrir la donne a fourni l’autre part. Une fois la donne finie, tu vois le secret.
button-deal-compare = Comparer
deal-heading = **Donne { $called }** · { $game }
deal-own = Toi : **{ $lead }**, rang { $place } sur { $count }.
deal-count = { $count ->
    [0] Personne ne l’a finie.
    [1] Une personne l’a finie.
   *[other] { $count } personnes l’ont finie.
}
deal-sharp = L’ordinateur redoutable à cette place : **{ $lead }**.
deal-sharp-waits = L’ordinateur redoutable réfléchit encore à cette place.
deal-sharp-name = L’ordinateur redoutable
deal-of = { $name } ({ $lead })
deal-here = Sur ce serveur : { $people }.
deal-parted =
    Les chemins se séparent à ton coup { $move } :
    - { $mine }
    - { $theirs }
deal-picture = Donne { $called }
deal-hand = -# Place { $number } : { $cards }
deal-shown =
    ## Mélange vérifiable
    Le secret : `{ $secret }`
    Son SHA-256, montré avant : `{ $commitment }`
    La part : `{ $part }`
deal-share = Talon donne { $called } { $square }
reject-no_deal = Pas de donne à jouer pour cette date : { $day }. Vois celle d’aujourd’hui : **/{ command-daily.name }**.
reject-deal_closed = Tu vois les résultats des autres une fois cette donne finie, ou { $until }.
