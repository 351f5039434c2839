### Results, ratings and statistics.

button-me-results = { $shows ->
    [me] Wyniki: tylko dla ciebie
    [everywhere] Wyniki: wszędzie
   *[server] Wyniki: na ich serwerze
}
me-results =
    ## Kto widzi twoje wyniki
    Ranking siły, miejsca i statystyki, też dawne: na listach, obrazkach, w porównaniach i plikach.
    • **{ results-show-me }**: nie ma cię na żadnej liście.
    • **{ results-show-server }**: partie z danego serwera widzą tam wszyscy.
    • **{ results-show-everywhere }**: widać wszystkie.
results-show-me = Tylko ty
results-show-server = Na ich serwerze
results-show-everywhere = Wszędzie, gdzie gram

command-stats = Jak ci idzie, albo komuś innemu: ranking siły, miejsca, rywale
    .name = statystyki
option-stats-somebody = Czyje liczby; twoje, jeśli nikogo nie podasz
    .name = osoba
option-stats-game = Która gra; najczęściej grana, jeśli nie podasz
    .name = gra
command-leaderboard = Kto na którym miejscu na tym serwerze
    .name = ranking
option-board-season = Miesiąc, na przykład 2026-10, albo kwartał 2026-Q4; puste: dzisiaj
    .name = sezon

results-none = Nie ma tu wyników do pokazania.
results-nobody = { $season ->
    [none] Nikt na tym serwerze nie ma jeszcze widocznego rankingu siły. Trzeba do niego partii rankingowej: dwie osoby, własne zasady gry, bez podpowiedzi.
   *[other] W sezonie { $season } nikt na tym serwerze nie ma widocznego rankingu siły.
}
results-no-rating = { $why ->
    [unfitted] { $game } nie ma rankingu siły: jeszcze go nie sprawdzono. Zobacz /{ command-stats.name }.
   *[other] { $game } nie ma rankingu siły: w próbach przewidywał za mało. Zobacz /{ command-stats.name }.
}
results-no-season = Nie było sezonu „{ $season }”. Napisz miesiąc, na przykład `2026-10`, albo kwartał, na przykład `2026-Q4`.

stats-rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
stats-doubt = -# ?: jeszcze niepewne
stats-gained = { $matches ->
    [1] { $way ->
        [up] +{ $points } w ostatniej rankingowej partii
       *[down] −{ $points } w ostatniej rankingowej partii
    }
    [few] { $way ->
        [up] +{ $points } w { $matches } partiach
       *[down] −{ $points } w { $matches } partiach
    }
   *[many] { $way ->
        [up] +{ $points } w { $matches } partiach
       *[down] −{ $points } w { $matches } partiach
    }
}
stats-matches = { $count ->
    [1] Jedna partia
    [few] { $count } partie
   *[many] { $count } partii
}
stats-place = #{ $place }
stats-rounds = { $count ->
    [1] Jedna wygrana runda
    [few] { $count } wygrane rundy
   *[many] { $count } wygranych rund
}
stats-way = { $how ->
    [went_out] bez kart
    [knocked] pukanie
    [closed_from_hand] za jednym razem
    [stock_exhausted] najmniej punktów
    [last_seat] zostaje jedna osoba
    [piles_empty] więcej kart
    [colour_complete] pełny kolor
    [hands_empty] puste ręce
    [last_team] zostaje drużyna
    [blocked] najniższa podstawka
    [gin] gin
    [big_gin] duży gin
    [undercut] podbicie
   *[other] inaczej
}
stats-claims = Wypukane karty
stats-in-time = Ruchy na czas
stats-turn = Ruch trwa
stats-longest = Wygrane z rzędu
stats-coach = Punkty stracone na decyzję (widzisz tylko ty)
stats-best = Najlepiej z
stats-worst = Najtrudniej z
stats-of = { $some } z { $of }
stats-share = { $share }%
stats-choose = Inna gra
picture-alt = { $title }, { $note }.
picture-alt-figure = { $name }: { $figure }.
picture-alt-head = { $name }:
together-figures = { $one } { $left }, { $other } { $right }
stats-rival = { $name }: { $some } z { $of }
stats-note = { $where ->
    [everywhere] { $game }, wszędzie
   *[here] { $game }, na tym serwerze
}
stats-alt = { $name }, { $note }. { $rating ->
    [none] Bez rankingu siły.
   *[other] Ranking siły { $rating }.
}
button-stats-post = Pokaż
button-stats-both = My dwoje
together-title = { $one } i { $other }
together-met = Wyżej
together-won = Wygrane
board-rating = Siła
board-matches = Partie
board-note = { $season ->
    [none] { $pages ->
        [1] według siły
        [few] według siły, { $page } z { $pages }
       *[many] według siły, { $page } z { $pages }
    }
   *[other] { $pages ->
        [1] { $season }
        [few] { $season }, { $page } z { $pages }
       *[many] { $season }, { $page } z { $pages }
    }
}

server-page-season = Sezony
server-page-card = Karta sezonu
server-about-season = W jakich sezonach liczą się wyniki? /{ command-leaderboard.name } zna je po nazwie.
server-about-card = Gdzie pojawia się karta, gdy sezon się kończy? Bez wyboru: nigdzie.
server-unsaid-season = Bez sezonów
server-season = { $kind ->
    [month] Miesiąc
   *[quarter] Kwartał
}
server-about-seasons = { $card ->
    [none] { $kind ->
        [month] **Sezon:** miesiąc
       *[quarter] **Sezon:** kwartał
    }
   *[other] { $kind ->
        [month] **Sezon:** miesiąc, jego karta: { $card }
       *[quarter] **Sezon:** kwartał, jego karta: { $card }
    }
}
season-title = Sezon { $season }
season-matches = { $matches ->
    [1] Jedna partia, osób: { $people }
    [few] { $matches } partie, osób: { $people }
   *[many] { $matches } partii, osób: { $people }
}
season-played = Najczęściej grane
season-gained = Największy awans
season-gained-by = { $name } +{ $points }, { $game }

lobby-counts = -# { $why ->
    [none] Rankingowa
    [alone] Towarzyska: jedna osoba
    [house_rules] Towarzyska: zasady domowe
    [short] Towarzyska: krótsza niż w instrukcji
    [hints] Towarzyska: z podpowiedziami
    [learning] Towarzyska: do nauki
   *[no_rating] Towarzyska: ta gra nie ma rankingu
}

button-stats-change = Ranking siły
stats-changed = { $way ->
    [up] Twój ranking siły tutaj: { $before } → { $now } (+{ $points }).
   *[down] Twój ranking siły tutaj: { $before } → { $now } (−{ $points }).
}
stats-unchanged = { $why ->
    [alone] Ta partia była towarzyska: grała jedna osoba.
    [house_rules] Ta partia była towarzyska: miała zasady domowe.
    [short] Ta partia była towarzyska: krótsza niż w instrukcji.
    [hints] Ta partia była towarzyska: z podpowiedziami.
    [learning] Ta partia była towarzyska: rozdania dobrano do nauki.
    [deal] Rozdanie dnia nigdy nie liczy się do rankingu.
    [often] Ta partia była towarzyska: te same osoby miały tego dnia trzy rankingowe.
    [no_rating] Ta gra nie ma rankingu.
   *[none] W pierwszym ruchu tej partii nie było tu twojego miejsca.
}
season-rarest = Partia sezonu
stats-no-rating = { $why ->
    [unfitted] brak: jeszcze niesprawdzony
   *[other] brak: przewiduje za mało
}
