button-me-results = { $shows ->
    [me] Résultats : pour toi
    [everywhere] Résultats : partout
   *[server] Résultats : sur leur serveur
}
me-results =
    ## Qui voit tes résultats
    Cotes, places et statistiques, passées comprises : dans les listes, les images, les comparaisons et les fichiers.
    • **{ results-show-me }** : tu n’es dans aucune liste.
    • **{ results-show-server }** : tout le monde y voit les parties qui s’y sont jouées.
    • **{ results-show-everywhere }** : toutes se voient.
results-show-me = Toi seulement
results-show-server = Sur leur serveur
results-show-everywhere = Partout où je joue

command-stats = Où tu en es, ou quelqu’un d’autre : cote, places, rivaux
    .name = stats
option-stats-somebody = Les chiffres de qui ; les tiens si tu ne dis rien
    .name = qui
option-stats-game = Quel jeu ; le plus joué si tu ne dis rien
    .name = jeu
command-leaderboard = Qui en est où sur ce serveur
    .name = classement
option-board-season = Un mois comme 2026-10 ou un trimestre comme 2026-Q4 ; rien pour aujourd’hui
    .name = saison

results-none = Aucun résultat à montrer ici.
results-nobody = { $season ->
    [none] Personne sur ce serveur n’a encore de cote visible. Il faut une partie classée : deux personnes, les règles du jeu, pas d’indices.
   *[other] Personne sur ce serveur n’a de cote visible pour la saison { $season }.
}
results-no-rating = { $why ->
    [unfitted] { $game } n’a pas de cote : ce jeu n’est pas encore testé. Voir /{ command-stats.name }.
   *[other] { $game } n’a pas de cote : aux tests, elle prédisait trop peu. Voir /{ command-stats.name }.
}
results-no-season = Il n’y a pas eu de saison « { $season } ». Écris un mois comme `2026-10` ou un trimestre comme `2026-Q4`.

stats-rating = { $provisional ->
    [yes] { $rating } ?
   *[no] { $rating }
}
stats-doubt = -# Avec ? : pas encore sûr
stats-gained = { $matches ->
    [one] { $way ->
        [up] +{ $points } à la dernière partie classée
       *[down] −{ $points } à la dernière partie classée
    }
   *[other] { $way ->
        [up] +{ $points } en { $matches } parties
       *[down] −{ $points } en { $matches } parties
    }
}
stats-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
stats-place = n° { $place }
stats-rounds = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
stats-way = { $how ->
    [went_out] main vidée
    [knocked] en frappant
    [closed_from_hand] d’un coup
    [stock_exhausted] le moins de points
    [last_seat] en dernier
    [piles_empty] plus de cartes
    [colour_complete] couleur complète
    [hands_empty] mains vides
    [last_team] dernière équipe
    [blocked] plateau le plus bas
    [gin] gin
    [big_gin] grand gin
    [undercut] contre
   *[other] autrement
}
stats-claims = Défausses obtenues
stats-in-time = Tours à temps
stats-turn = Un tour prend
stats-longest = Victoires de suite
stats-coach = Points perdus par décision (visible par toi seul)
stats-best = Au mieux contre
stats-worst = Le plus dur
stats-of = { $some } sur { $of }
stats-share = { $share } %
stats-choose = Un autre jeu
picture-alt = { $title }, { $note }.
picture-alt-figure = { $name } : { $figure }.
picture-alt-head = { $name } :
together-figures = { $one } { $left }, { $other } { $right }
stats-rival = { $name } : { $some } sur { $of }
stats-note = { $where ->
    [everywhere] { $game }, partout
   *[here] { $game }, sur ce serveur
}
stats-alt = { $name }, { $note }. { $rating ->
    [none] Pas de cote.
   *[other] Cote { $rating }.
}
button-stats-post = Publier
button-stats-both = Nous deux
together-title = { $one } et { $other }
together-met = Devant l’autre
together-won = Gagné
board-rating = Cote
board-matches = Parties
board-note = { $season ->
    [none] { $pages ->
        [one] par cote
       *[other] par cote, { $page } sur { $pages }
    }
   *[other] { $pages ->
        [one] { $season }
       *[other] { $season }, { $page } sur { $pages }
    }
}

server-page-season = Saisons
server-page-card = Carte de la saison
server-about-season = En quelles saisons compte-t-on les résultats ? /{ command-leaderboard.name } les connaît par leur nom.
server-about-card = Où publier la carte à la fin d’une saison ? Aucun choix : nulle part.
server-unsaid-season = Pas de saisons
server-season = { $kind ->
    [month] Un mois
   *[quarter] Un trimestre
}
server-about-seasons = { $card ->
    [none] { $kind ->
        [month] **Saison :** un mois
       *[quarter] **Saison :** un trimestre
    }
   *[other] { $kind ->
        [month] **Saison :** un mois, sa carte dans { $card }
       *[quarter] **Saison :** un trimestre, sa carte dans { $card }
    }
}
season-title = Saison { $season }
season-matches = { $matches ->
    [one] { $matches } partie, { $people } personnes
   *[other] { $matches } parties, { $people } personnes
}
season-played = Le plus joué
season-gained = Plus belle montée
season-gained-by = { $name } +{ $points }, { $game }

lobby-counts = -# { $why ->
    [none] Classée
    [alone] Amicale : une seule personne
    [house_rules] Amicale : règles maison
    [short] Amicale : plus courte qu’imprimé
    [hints] Amicale : avec indices
    [learning] Amicale : pour apprendre
   *[no_rating] Amicale : ce jeu n’a pas de cote
}

button-stats-change = Cote
stats-changed = { $way ->
    [up] Ta cote ici : { $before } → { $now } (+{ $points }).
   *[down] Ta cote ici : { $before } → { $now } (−{ $points }).
}
stats-unchanged = { $why ->
    [alone] Cette partie était amicale : il n’y avait qu’une personne.
    [house_rules] Cette partie était amicale : elle avait des règles maison.
    [short] Cette partie était amicale : elle était plus courte qu’imprimé.
    [hints] Cette partie était amicale : elle avait des indices.
    [learning] Cette partie était amicale : ses donnes étaient choisies pour apprendre.
    [deal] La donne du jour n’est jamais classée.
    [often] Cette partie était amicale : les mêmes personnes en avaient eu trois classées ce jour-là.
    [no_rating] Ce jeu n’a pas de cote.
   *[none] Tu n’avais pas de place dans cette partie à son premier tour.
}
season-rarest = Partie de la saison
stats-no-rating = { $why ->
    [unfitted] aucune : pas encore testé
   *[other] aucune : elle prédit trop peu
}
