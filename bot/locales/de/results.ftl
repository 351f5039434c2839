button-me-results = { $shows ->
    [me] Ergebnisse: nur für dich
    [everywhere] Ergebnisse: überall
   *[server] Ergebnisse: auf ihrem Server
}
me-results =
    ## Wer deine Ergebnisse sieht
    Wertungen, Plätze und Statistiken, auch frühere: in Listen, Bildern, Vergleichen und Dateien.
    • **{ results-show-me }**: Du stehst in keiner Liste.
    • **{ results-show-server }**: Dort sehen alle die Partien, die dort gespielt wurden.
    • **{ results-show-everywhere }**: Alle sind zu sehen.
results-show-me = Nur du
results-show-server = Auf ihrem Server
results-show-everywhere = Überall, wo ich spiele

command-stats = Wie du stehst, oder jemand anderes: Wertung, Plätze, Rivalen
    .name = statistik
option-stats-somebody = Wessen Zahlen; deine, wenn du nichts angibst
    .name = wer
option-stats-game = Welches Spiel; ohne Angabe das meistgespielte
    .name = spiel
command-leaderboard = Wer auf diesem Server wo steht
    .name = rangliste
option-board-season = Ein Monat wie 2026-10 oder ein Quartal wie 2026-Q4; ohne Angabe der Stand von heute
    .name = saison

results-none = Hier gibt es keine Ergebnisse zu zeigen.
results-nobody = { $season ->
    [none] Auf diesem Server hat noch niemand eine Wertung, die zu sehen ist. Dafür braucht es eine gewertete Partie: zwei Leute, die Regeln des Spiels, keine Tipps.
   *[other] In der Saison { $season } hat auf diesem Server niemand eine Wertung, die zu sehen ist.
}
results-no-rating = { $why ->
    [unfitted] { $game } hat keine Wertung: Das Spiel ist noch nicht geprüft. Siehe /{ command-stats.name }.
   *[other] { $game } hat keine Wertung: In Tests sagte sie zu wenig voraus. Siehe /{ command-stats.name }.
}
results-no-season = Eine Saison „{ $season }“ gab es nicht. Schreib einen Monat wie `2026-10` oder ein Quartal wie `2026-Q4`.

stats-rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
stats-doubt = -# ?: noch nicht sicher
stats-gained = { $matches ->
    [1] { $way ->
        [up] +{ $points } in der letzten gewerteten Partie
       *[down] −{ $points } in der letzten gewerteten Partie
    }
   *[other] { $way ->
        [up] +{ $points } in { $matches } Partien
       *[down] −{ $points } in { $matches } Partien
    }
}
stats-matches = { $count ->
    [1] Eine Partie
   *[other] { $count } Partien
}
stats-place = #{ $place }
stats-rounds = { $count ->
    [1] Eine Runde gewonnen
   *[other] { $count } Runden gewonnen
}
stats-way = { $how ->
    [went_out] Schluss gemacht
    [knocked] geklopft
    [closed_from_hand] auf einmal
    [stock_exhausted] wenigste Punkte
    [last_seat] allein übrig
    [piles_empty] mehr Karten
    [colour_complete] Farbe vollständig
    [hands_empty] keine Karten mehr
    [last_team] letztes Team
    [blocked] niedrigstes Bänkchen
    [gin] Gin
    [big_gin] Big Gin
    [undercut] unterboten
   *[other] anders
}
stats-claims = Klopfen gewonnen
stats-in-time = Züge pünktlich
stats-turn = Ein Zug dauert
stats-longest = Siege in Folge
stats-coach = Verlorene Punkte je Entscheidung (nur für dich)
stats-best = Am besten gegen
stats-worst = Am schwersten
stats-of = { $some } von { $of }
stats-share = { $share } %
stats-choose = Ein anderes Spiel
picture-alt = { $title }, { $note }.
picture-alt-figure = { $name }: { $figure }.
picture-alt-head = { $name }:
together-figures = { $one } { $left }, { $other } { $right }
stats-rival = { $name }: { $some } von { $of }
stats-note = { $where ->
    [everywhere] { $game }, überall
   *[here] { $game }, auf diesem Server
}
stats-alt = { $name }, { $note }. { $rating ->
    [none] Keine Wertung.
   *[other] Wertung { $rating }.
}
button-stats-post = Posten
button-stats-both = Wir zwei
together-title = { $one } und { $other }
together-met = Lag vorn
together-won = Gewonnen
board-rating = Wertung
board-matches = Partien
board-note = { $season ->
    [none] { $pages ->
        [1] nach Wertung
       *[other] nach Wertung, { $page } von { $pages }
    }
   *[other] { $pages ->
        [1] { $season }
       *[other] { $season }, { $page } von { $pages }
    }
}

server-page-season = Saisons
server-page-card = Karte der Saison
server-about-season = In welchen Saisons werden Ergebnisse gezählt? /{ command-leaderboard.name } kennt sie mit Namen.
server-about-card = Wo wird die Karte gepostet, wenn eine Saison endet? Nichts gewählt: nirgends.
server-unsaid-season = Keine Saisons
server-season = { $kind ->
    [month] Ein Monat
   *[quarter] Ein Quartal
}
server-about-seasons = { $card ->
    [none] { $kind ->
        [month] **Saison:** ein Monat
       *[quarter] **Saison:** ein Quartal
    }
   *[other] { $kind ->
        [month] **Saison:** ein Monat, ihre Karte in { $card }
       *[quarter] **Saison:** ein Quartal, ihre Karte in { $card }
    }
}
season-title = Saison { $season }
season-matches = { $matches ->
    [1] Eine Partie, { $people } Leute
   *[other] { $matches } Partien, { $people } Leute
}
season-played = Meistgespielt
season-gained = Größter Aufstieg
season-gained-by = { $name } +{ $points }, { $game }

lobby-counts = -# { $why ->
    [none] Gewertet
    [alone] Ohne Wertung: nur eine Person
    [house_rules] Ohne Wertung: Hausregeln
    [short] Ohne Wertung: kürzer als gedruckt
    [hints] Ohne Wertung: mit Tipps
    [learning] Ohne Wertung: zum Lernen
   *[no_rating] Ohne Wertung: Dieses Spiel hat keine
}

button-stats-change = Wertung
stats-changed = { $way ->
    [up] Deine Wertung hier: { $before } → { $now } (+{ $points }).
   *[down] Deine Wertung hier: { $before } → { $now } (−{ $points }).
}
stats-unchanged = { $why ->
    [alone] Diese Partie war ohne Wertung: Es war nur eine Person dabei.
    [house_rules] Diese Partie war ohne Wertung: Sie hatte Hausregeln.
    [short] Diese Partie war ohne Wertung: Sie war kürzer als gedruckt.
    [hints] Diese Partie war ohne Wertung: Sie hatte Tipps.
    [learning] Diese Partie war ohne Wertung: Die Karten waren zum Lernen ausgesucht.
    [deal] Das Blatt des Tages wird nie gewertet.
    [often] Diese Partie war ohne Wertung: Dieselben Leute hatten an dem Tag schon drei gewertete.
    [no_rating] Dieses Spiel hat keine Wertung.
   *[none] Beim ersten Zug dieser Partie hattest du keinen Platz in ihr.
}
season-rarest = Partie der Saison
stats-no-rating = { $why ->
    [unfitted] keine: noch nicht geprüft
   *[other] keine: sie sagt zu wenig voraus
}
