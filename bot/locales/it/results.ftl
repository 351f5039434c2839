### Results, ratings and statistics.

button-me-results = { $shows ->
    [me] Risultati: solo per te
    [everywhere] Risultati: ovunque
   *[server] Risultati: nel loro server
}
me-results =
    ## Chi vede i tuoi risultati
    Punteggi di forza, posizioni e statistiche, anche del passato: in elenchi, immagini, confronti ed esportazioni.
    • **{ results-show-me }**: non appari in nessun elenco.
    • **{ results-show-server }**: lì tutti vedono le partite giocate lì.
    • **{ results-show-everywhere }**: si vedono tutte.
results-show-me = Solo tu
results-show-server = Nel loro server
results-show-everywhere = Ovunque io giochi

command-stats = A che punto sei, o qualcun altro: forza, posizioni, rivali
    .name = statistiche
option-stats-somebody = Le cifre di chi; le tue se non lo dici
    .name = persona
option-stats-game = Quale gioco; quello giocato di più se non lo dici
    .name = gioco
command-leaderboard = Chi sta dove in questo server
    .name = classifica
option-board-season = Un mese come 2026-10 o un trimestre come 2026-Q4; niente per oggi
    .name = stagione

results-none = Qui non ci sono risultati da mostrare.
results-nobody = { $season ->
    [none] In questo server nessuno ha ancora un punteggio di forza da mostrare. Ci vuole una partita classificata: due persone, le regole del gioco, niente suggerimenti.
   *[other] Nella stagione { $season } nessuno in questo server ha un punteggio di forza da mostrare.
}
results-no-rating = { $why ->
    [unfitted] { $game } non ha un punteggio di forza: non è ancora provato. Guarda /{ command-stats.name }.
   *[other] { $game } non ha un punteggio di forza: nelle prove prevedeva troppo poco. Guarda /{ command-stats.name }.
}
results-no-season = La stagione «{ $season }» non c’è stata. Scrivi un mese come `2026-10` o un trimestre come `2026-Q4`.

stats-rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
stats-doubt = -# ?: non ancora sicuro
stats-gained = { $matches ->
    [1] { $way ->
        [up] +{ $points } nell’ultima partita classificata
       *[down] −{ $points } nell’ultima partita classificata
    }
   *[other] { $way ->
        [up] +{ $points } in { $matches } partite
       *[down] −{ $points } in { $matches } partite
    }
}
stats-matches = { $count ->
    [1] Una partita
   *[other] { $count } partite
}
stats-place = #{ $place }
stats-rounds = { $count ->
    [1] Una manche vinta
   *[other] { $count } manche vinte
}
stats-way = { $how ->
    [went_out] chiudendo
    [knocked] bussando
    [closed_from_hand] di mano
    [stock_exhausted] meno punti
    [last_seat] ultimo posto rimasto
    [piles_empty] più carte
    [colour_complete] colore completo
    [hands_empty] mani vuote
    [last_team] squadra rimasta
    [blocked] portapezzi più basso
    [gin] gin
    [big_gin] gin totale
    [undercut] contrattacco
   *[other] altrimenti
}
stats-claims = Scarti avuti
stats-in-time = Turni in tempo
stats-turn = Un turno dura
stats-longest = Vittorie di fila
stats-coach = Punti persi a decisione (li vedi solo tu)
stats-best = Meglio contro
stats-worst = Più difficile
stats-of = { $some } di { $of }
stats-share = { $share }%
stats-choose = Un altro gioco
picture-alt = { $title }, { $note }.
picture-alt-figure = { $name }: { $figure }.
picture-alt-head = { $name }:
together-figures = { $one } { $left }, { $other } { $right }
stats-rival = { $name }: { $some } di { $of }
stats-note = { $where ->
    [everywhere] { $game }, ovunque
   *[here] { $game }, in questo server
}
stats-alt = { $name }, { $note }. { $rating ->
    [none] Nessun punteggio di forza.
   *[other] Punteggio di forza { $rating }.
}
button-stats-post = Pubblica
button-stats-both = Io e te
together-title = { $one } e { $other }
together-met = Davanti all’altro
together-won = Vinte
board-rating = Forza
board-matches = Giocate
board-note = { $season ->
    [none] { $pages ->
        [1] per forza
       *[other] per forza, { $page } di { $pages }
    }
   *[other] { $pages ->
        [1] { $season }
       *[other] { $season }, { $page } di { $pages }
    }
}

server-page-season = Stagioni
server-page-card = Cartolina della stagione
server-about-season = In quali stagioni si contano i risultati? /{ command-leaderboard.name } le conosce per nome.
server-about-card = Dove si pubblica la cartolina quando finisce una stagione? Nessun canale: da nessuna parte.
server-unsaid-season = Nessuna stagione
server-season = { $kind ->
    [month] Un mese
   *[quarter] Un trimestre
}
server-about-seasons = { $card ->
    [none] { $kind ->
        [month] **Stagione:** un mese
       *[quarter] **Stagione:** un trimestre
    }
   *[other] { $kind ->
        [month] **Stagione:** un mese, cartolina in { $card }
       *[quarter] **Stagione:** un trimestre, cartolina in { $card }
    }
}
season-title = Stagione { $season }
season-matches = { $matches ->
    [1] Una partita, { $people } persone
   *[other] { $matches } partite, { $people } persone
}
season-played = Più giocato
season-gained = Salita migliore
season-gained-by = { $name } +{ $points }, { $game }

lobby-counts = -# { $why ->
    [none] Classificata
    [alone] Amichevole: una persona sola
    [house_rules] Amichevole: regole della casa
    [short] Amichevole: più breve del libretto
    [hints] Amichevole: con suggerimenti
    [learning] Amichevole: per imparare
   *[no_rating] Amichevole: questo gioco non ha un punteggio di forza
}

button-stats-change = Forza
stats-changed = { $way ->
    [up] Il tuo punteggio di forza qui: { $before } → { $now } (+{ $points }).
   *[down] Il tuo punteggio di forza qui: { $before } → { $now } (−{ $points }).
}
stats-unchanged = { $why ->
    [alone] Questa partita era amichevole: c’era una persona sola.
    [house_rules] Questa partita era amichevole: aveva regole della casa.
    [short] Questa partita era amichevole: era più breve del libretto.
    [hints] Questa partita era amichevole: aveva suggerimenti.
    [learning] Questa partita era amichevole: le carte erano scelte per imparare.
    [deal] La mano del giorno non è mai classificata.
    [often] Questa partita era amichevole: le stesse persone ne avevano già tre classificate quel giorno.
    [no_rating] Questo gioco non ha un punteggio di forza.
   *[none] Al primo turno di questa partita non avevi un posto.
}
season-rarest = Partita della stagione
stats-no-rating = { $why ->
    [unfitted] nessuno: non ancora provato
   *[other] nessuno: prevede troppo poco
}
