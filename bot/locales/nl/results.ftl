button-me-results = { $shows ->
    [me] Uitslagen: alleen voor jou
    [everywhere] Uitslagen: overal
   *[server] Uitslagen: op hun server
}
me-results =
    ## Wie je uitslagen ziet
    Speelsterkte, plaatsen en statistieken, ook van vroeger: in lijsten, afbeeldingen, vergelijkingen en exports.
    • **{ results-show-me }**: je staat in geen lijst.
    • **{ results-show-server }**: iedereen daar ziet de partijen die er gespeeld zijn.
    • **{ results-show-everywhere }**: ze zijn allemaal te zien.
results-show-me = Alleen jij
results-show-server = Op hun server
results-show-everywhere = Overal waar ik speel

command-stats = Hoe jij ervoor staat, of iemand anders: speelsterkte, plaatsen, rivalen
    .name = statistiek
option-stats-somebody = Wiens cijfers; leeg: de jouwe
    .name = iemand
option-stats-game = Welk spel; leeg: het meest gespeelde
    .name = spel
command-leaderboard = Wie waar staat op deze server
    .name = ranglijst
option-board-season = Een maand zoals 2026-10 of een kwartaal zoals 2026-Q4; leeg voor vandaag
    .name = seizoen

results-none = Hier zijn geen uitslagen om te laten zien.
results-nobody = { $season ->
    [none] Niemand op deze server heeft al een zichtbare speelsterkte. Daarvoor is een partij nodig die telt: twee mensen, de eigen regels van het spel, geen tips.
   *[other] In seizoen { $season } heeft niemand op deze server een zichtbare speelsterkte.
}
results-no-rating = { $why ->
    [unfitted] { $game } heeft geen speelsterkte: het is nog niet getest. Kijk bij /{ command-stats.name }.
   *[other] { $game } heeft geen speelsterkte: in tests voorspelde ze te weinig. Kijk bij /{ command-stats.name }.
}
results-no-season = Er was geen seizoen “{ $season }”. Schrijf een maand zoals `2026-10` of een kwartaal zoals `2026-Q4`.

stats-rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
stats-doubt = -# ?: nog niet zeker
stats-gained = { $matches ->
    [1] { $way ->
        [up] +{ $points } in de laatste gewaardeerde partij
       *[down] −{ $points } in de laatste gewaardeerde partij
    }
   *[other] { $way ->
        [up] +{ $points } over { $matches } partijen
       *[down] −{ $points } over { $matches } partijen
    }
}
stats-matches = { $count ->
    [1] Eén partij
   *[other] { $count } partijen
}
stats-place = #{ $place }
stats-rounds = { $count ->
    [1] Eén ronde gewonnen
   *[other] { $count } ronden gewonnen
}
stats-way = { $how ->
    [went_out] uit
    [knocked] geklopt
    [closed_from_hand] in één keer
    [stock_exhausted] minste punten
    [last_seat] als laatste over
    [piles_empty] meer kaarten
    [colour_complete] kleur compleet
    [hands_empty] handen leeg
    [last_team] laatste team over
    [blocked] laagste bankje
    [gin] gin
    [big_gin] big gin
    [undercut] onderboden
   *[other] anders
}
stats-claims = Kloppen gewonnen
stats-in-time = Beurten op tijd
stats-turn = Een beurt duurt
stats-longest = Winst op rij
stats-coach = Verloren punten per beslissing (alleen jij ziet dit)
stats-best = Best tegen
stats-worst = Lastigst
stats-of = { $some } van { $of }
stats-share = { $share }%
stats-choose = Een ander spel
picture-alt = { $title }, { $note }.
picture-alt-figure = { $name }: { $figure }.
picture-alt-head = { $name }:
together-figures = { $one } { $left }, { $other } { $right }
stats-rival = { $name }: { $some } van { $of }
stats-note = { $where ->
    [everywhere] { $game }, overal
   *[here] { $game }, op deze server
}
stats-alt = { $name }, { $note }. { $rating ->
    [none] Geen speelsterkte.
   *[other] Speelsterkte { $rating }.
}
button-stats-post = Plaatsen
button-stats-both = Wij tweeën
together-title = { $one } en { $other }
together-met = Vóór de ander
together-won = Gewonnen
board-rating = Sterkte
board-matches = Gespeeld
board-note = { $season ->
    [none] { $pages ->
        [1] op speelsterkte
       *[other] op speelsterkte, { $page } van { $pages }
    }
   *[other] { $pages ->
        [1] { $season }
       *[other] { $season }, { $page } van { $pages }
    }
}

server-page-season = Seizoenen
server-page-card = Seizoenskaart
server-about-season = In welke seizoenen worden uitslagen geteld? /{ command-leaderboard.name } kent ze bij naam.
server-about-card = Waar komt de kaart als een seizoen eindigt? Niets gekozen: nergens.
server-unsaid-season = Geen seizoenen
server-season = { $kind ->
    [month] Een maand
   *[quarter] Een kwartaal
}
server-about-seasons = { $card ->
    [none] { $kind ->
        [month] **Seizoen:** een maand
       *[quarter] **Seizoen:** een kwartaal
    }
   *[other] { $kind ->
        [month] **Seizoen:** een maand, met de kaart in { $card }
       *[quarter] **Seizoen:** een kwartaal, met de kaart in { $card }
    }
}
season-title = Seizoen { $season }
season-matches = { $matches ->
    [1] Eén partij, { $people } mensen
   *[other] { $matches } partijen, { $people } mensen
}
season-played = Meest gespeeld
season-gained = Grootste stijger
season-gained-by = { $name } +{ $points }, { $game }

lobby-counts = -# { $why ->
    [none] Telt voor de speelsterkte
    [alone] Voor de lol: één mens
    [house_rules] Voor de lol: huisregels
    [short] Voor de lol: korter dan in het boekje
    [hints] Voor de lol: met tips
    [learning] Voor de lol: om te leren
   *[no_rating] Voor de lol: dit spel kent geen speelsterkte
}

button-stats-change = Speelsterkte
stats-changed = { $way ->
    [up] Je speelsterkte hier: { $before } → { $now } (+{ $points }).
   *[down] Je speelsterkte hier: { $before } → { $now } (−{ $points }).
}
stats-unchanged = { $why ->
    [alone] Deze partij was voor de lol: er speelde één mens.
    [house_rules] Deze partij was voor de lol: er golden huisregels.
    [short] Deze partij was voor de lol: korter dan in het boekje.
    [hints] Deze partij was voor de lol: er waren tips.
    [learning] Deze partij was voor de lol: de verdelingen waren uitgekozen om van te leren.
    [deal] De hand van de dag telt nooit voor je speelsterkte.
    [often] Deze partij was voor de lol: dezelfde mensen hadden die dag al drie die telden.
    [no_rating] Dit spel kent geen speelsterkte.
   *[none] Bij de eerste beurt van deze partij had je er geen plaats.
}
season-rarest = Partij van het seizoen
stats-no-rating = { $why ->
    [unfitted] geen: nog niet getest
   *[other] geen: ze voorspelt te weinig
}
