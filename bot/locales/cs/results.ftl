### Results, ratings and statistics.

button-me-results = { $shows ->
    [me] Výsledky: jen pro tebe
    [everywhere] Výsledky: všude
   *[server] Výsledky: na jejich serveru
}
me-results =
    ## Kdo vidí tvoje výsledky
    Hodnocení, pořadí a statistiky, i ty minulé: v seznamech, obrázcích, srovnáních a exportech.
    • **{ results-show-me }**: nejsi v žádném seznamu.
    • **{ results-show-server }**: partie odtamtud vidí všichni, kdo tam jsou.
    • **{ results-show-everywhere }**: je vidět všechno.
results-show-me = Jen ty
results-show-server = Na jejich serveru
results-show-everywhere = Všude, kde hraju

command-stats = Jak si stojíš, ty nebo někdo jiný: hodnocení, pořadí, soupeři
    .name = statistiky
option-stats-somebody = Čí čísla; když nic neřekneš, tvoje
    .name = kdo
option-stats-game = Která hra; když nic neřekneš, ta nejhranější
    .name = hra
command-leaderboard = Kdo jak stojí na tomhle serveru
    .name = žebříček
option-board-season = Měsíc jako 2026-10 nebo čtvrtletí jako 2026-Q4; když nic neřekneš, dnešek
    .name = sezona

results-none = Nejsou tu žádné výsledky k vidění.
results-nobody = { $season ->
    [none] Na tomhle serveru zatím nikdo nemá viditelné hodnocení. Chce to hodnocenou partii: dva lidé, pravidla hry, bez tipů.
   *[other] V sezoně { $season } nemá na tomhle serveru nikdo viditelné hodnocení.
}
results-no-rating = { $why ->
    [unfitted] { $game } nemá hodnocení: ještě není vyzkoušené. Viz /{ command-stats.name }.
   *[other] { $game } nemá hodnocení: ve zkouškách předpovídalo příliš málo. Viz /{ command-stats.name }.
}
results-no-season = Sezona „{ $season }“ není. Napiš měsíc jako `2026-10`, nebo čtvrtletí jako `2026-Q4`.

# A rating, with a question mark as long as it is not sure.
stats-rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
stats-doubt = -# ?: zatím nejisté
stats-gained = { $matches ->
    [1] { $way ->
        [up] +{ $points } v poslední hodnocené partii
       *[down] −{ $points } v poslední hodnocené partii
    }
    [few] { $way ->
        [up] +{ $points } za { $matches } partie
       *[down] −{ $points } za { $matches } partie
    }
   *[other] { $way ->
        [up] +{ $points } za { $matches } partií
       *[down] −{ $points } za { $matches } partií
    }
}
stats-matches = { $count ->
    [1] Jedna partie
    [few] { $count } partie
   *[other] { $count } partií
}
# In a picture: the matches that ended on this place.
stats-place = { $place }.
stats-rounds = { $count ->
    [1] Jedno vyhrané kolo
    [few] { $count } vyhraná kola
   *[other] { $count } vyhraných kol
}
# How rounds were won, in a picture: a few words, at most 20 characters or so.
stats-way = { $how ->
    [went_out] zavřením
    [knocked] klepnutím
    [closed_from_hand] najednou z ruky
    [stock_exhausted] nejmíň bodů
    [last_seat] poslední ve hře
    [piles_empty] víc karet
    [colour_complete] celá barva
    [hands_empty] prázdné ruce
    [last_team] poslední tým
    [blocked] nejnižší stojánek
    [gin] gin
    [big_gin] velký gin
    [undercut] podbití
   *[other] jinak
}
# Labels in a picture, each before its figure.
stats-claims = Získané karty
stats-in-time = Tahy včas
stats-turn = Délka tahu
stats-longest = Výher v řadě
stats-coach = Ztracené body na rozhodnutí (vidíš jen ty)
stats-best = Nejlíp proti
stats-worst = Nejtěžší
# A figure: 3 of 7.
stats-of = { $some } z { $of }
stats-share = { $share } %
stats-choose = Jiná hra
# Read aloud of a picture: its heading, a figure with its name, how two people compare, how many wins against somebody.
picture-alt = { $title }, { $note }.
picture-alt-figure = { $name }: { $figure }.
picture-alt-head = { $name }:
together-figures = { $one } { $left }, { $other } { $right }
stats-rival = { $name }: { $some } z { $of }
stats-note = { $where ->
    [everywhere] { $game }, všude
   *[here] { $game }, na tomhle serveru
}
stats-alt = { $name }, { $note }. { $rating ->
    [none] Bez hodnocení.
   *[other] Hodnocení { $rating }.
}
button-stats-post = Zveřejnit
button-stats-both = My dva
together-title = { $one } a { $other }
together-met = Lepší umístění
together-won = Výhry
# Heads of columns in a picture.
board-rating = Hodnocení
board-matches = Partie
board-note = { $season ->
    [none] { $pages ->
        [1] podle hodnocení
        [few] podle hodnocení, { $page } z { $pages }
       *[other] podle hodnocení, { $page } z { $pages }
    }
   *[other] { $pages ->
        [1] { $season }
        [few] { $season }, { $page } z { $pages }
       *[other] { $season }, { $page } z { $pages }
    }
}
# To those with a higher rating, to those with a lower one.

# Choices of a select: at most 100 characters.
server-page-season = Sezony
server-page-card = Karta sezony
server-about-season = V jakých sezonách se počítají výsledky? /{ command-leaderboard.name } je zná jménem.
server-about-card = Kam se na konci sezony vyvěsí její karta? Nic nevybráno: nikam.
server-unsaid-season = Bez sezon
server-season = { $kind ->
    [month] Měsíc
   *[quarter] Čtvrtletí
}
server-about-seasons = { $card ->
    [none] { $kind ->
        [month] **Sezona:** měsíc
       *[quarter] **Sezona:** čtvrtletí
    }
   *[other] { $kind ->
        [month] **Sezona:** měsíc, karta: { $card }
       *[quarter] **Sezona:** čtvrtletí, karta: { $card }
    }
}
season-title = Sezona { $season }
season-matches = { $matches ->
    [1] Jedna partie, hráčů: { $people }
    [few] { $matches } partie, hráčů: { $people }
   *[other] { $matches } partií, hráčů: { $people }
}
season-played = Nejvíc partií
season-gained = Největší vzestup
season-gained-by = { $name } +{ $points }, { $game }

# Whether a match changes ratings, and why not.
lobby-counts = -# { $why ->
    [none] Hodnocená
    [alone] Přátelská: jeden člověk
    [house_rules] Přátelská: domácí pravidla
    [short] Přátelská: kratší než v návodu
    [hints] Přátelská: s tipy
    [learning] Přátelská: na učení
   *[no_rating] Přátelská: tahle hra nemá hodnocení
}

button-stats-change = Hodnocení
stats-changed = { $way ->
    [up] Tvoje hodnocení tady: { $before } → { $now } (+{ $points }).
   *[down] Tvoje hodnocení tady: { $before } → { $now } (−{ $points }).
}
stats-unchanged = { $why ->
    [alone] Partie byla přátelská: hrál v ní jeden člověk.
    [house_rules] Partie byla přátelská: s domácími pravidly.
    [short] Partie byla přátelská: kratší než v návodu.
    [hints] Partie byla přátelská: s tipy.
    [learning] Partie byla přátelská: s rozdáními vybranými k učení.
    [deal] Rozdání dne se nikdy nehodnotí.
    [often] Partie byla přátelská: stejní lidé měli ten den už tři hodnocené.
    [no_rating] Tahle hra nemá hodnocení.
   *[none] Při prvním tahu partie nebylo žádné místo tvoje.
}
season-rarest = Partie sezony
stats-no-rating = { $why ->
    [unfitted] žádné: ještě nezkoušené
   *[other] žádné: předpovídá příliš málo
}
