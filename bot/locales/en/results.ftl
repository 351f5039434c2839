### Results, ratings and statistics.

button-me-results = { $shows ->
    [me] Results: to you alone
    [everywhere] Results: everywhere
   *[server] Results: in their server
}
me-results =
    ## Who sees your results
    Ratings, places and statistics, those of the past too: in lists, pictures, comparisons and exports.
    • **{ results-show-me }**: you are in no list.
    • **{ results-show-server }**: everybody there sees the matches played there.
    • **{ results-show-everywhere }**: all of them show.
results-show-me = You alone
results-show-server = In their server
results-show-everywhere = Everywhere I play

command-stats = How you stand, or somebody else: rating, places, rivals
    .name = stats
option-stats-somebody = Whose figures; yours if left out
    .name = somebody
option-stats-game = Which game; the one that is played most where you leave it out
    .name = game
command-leaderboard = Who stands where in this server
    .name = leaderboard
option-board-season = A month such as 2026-10 or a quarter such as 2026-Q4; leave it out for today
    .name = season

results-none = No results here to show.
results-nobody = { $season ->
    [none] Nobody in this server has a rating that shows yet. It takes a rated match: two people, the game’s own rules, no hints.
   *[other] Nobody in this server has a rating that shows in season { $season }.
}
results-no-rating = { $why ->
    [unfitted] { $game } has no rating: it is not tested yet. See /{ command-stats.name }.
   *[other] { $game } has no rating: in tests it predicted too little. See /{ command-stats.name }.
}
results-no-season = There was no season “{ $season }”. Write a month such as `2026-10` or a quarter such as `2026-Q4`.

# A rating, with a question mark as long as it is not sure.
stats-rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
stats-doubt = -# ?: not sure yet
stats-gained = { $matches ->
    [1] { $way ->
        [up] +{ $points } in the last rated match
       *[down] −{ $points } in the last rated match
    }
   *[other] { $way ->
        [up] +{ $points } over { $matches } matches
       *[down] −{ $points } over { $matches } matches
    }
}
stats-matches = { $count ->
    [1] One match
   *[other] { $count } matches
}
# In a picture: the matches that ended on this place.
stats-place = #{ $place }
stats-rounds = { $count ->
    [1] One round won
   *[other] { $count } rounds won
}
# How rounds were won, in a picture: a few words, at most 20 characters or so.
stats-way = { $how ->
    [went_out] went out
    [knocked] knocked
    [closed_from_hand] in one go
    [stock_exhausted] fewest points
    [last_seat] last one left
    [piles_empty] more cards
    [colour_complete] colour complete
    [hands_empty] hands empty
    [last_team] last team left
    [blocked] lowest rack
    [gin] gin
    [big_gin] big gin
    [undercut] undercut
   *[other] otherwise
}
# Labels in a picture, each before its figure.
stats-claims = Claims won
stats-in-time = Turns in time
stats-turn = A turn takes
stats-longest = Wins in a row
# A heading in a picture: by the coach's reports, month by month.
stats-coach = Points lost a decision (only you see this)
stats-best = Best against
stats-worst = Hardest
# A figure: 3 of 7.
stats-of = { $some } of { $of }
stats-share = { $share }%
stats-choose = Another game
# Read aloud of a picture: its heading, a figure with its name, how two people compare, how many wins against somebody.
picture-alt = { $title }, { $note }.
picture-alt-figure = { $name }: { $figure }.
picture-alt-head = { $name }:
together-figures = { $one } { $left }, { $other } { $right }
stats-rival = { $name }: { $some } of { $of }
# In a picture, beside whose figures these are; also the $note of stats-alt.
stats-note = { $where ->
    [everywhere] { $game }, everywhere
   *[here] { $game }, in this server
}
stats-alt = { $name }, { $note }. { $rating ->
    [none] No rating.
   *[other] Rating { $rating }.
}
button-stats-post = Post
button-stats-both = The two of us
together-title = { $one } and { $other }
together-met = Ahead of the other
together-won = Won
# Heads of columns in a picture.
board-rating = Rating
board-matches = Played
board-note = { $season ->
    [none] { $pages ->
        [1] by rating
       *[other] by rating, { $page } of { $pages }
    }
   *[other] { $pages ->
        [1] { $season }
       *[other] { $season }, { $page } of { $pages }
    }
}
# To those with a higher rating, to those with a lower one.

# Choices of a select: at most 100 characters.
server-page-season = Seasons
server-page-card = Card of the season
server-about-season = In which seasons are results counted? /{ command-leaderboard.name } knows them by name.
server-about-card = Where is the card posted when a season ends? None chosen: nowhere.
server-unsaid-season = No seasons
server-season = { $kind ->
    [month] A month
   *[quarter] A quarter
}
server-about-seasons = { $card ->
    [none] { $kind ->
        [month] **Season:** a month
       *[quarter] **Season:** a quarter
    }
   *[other] { $kind ->
        [month] **Season:** a month, its card in { $card }
       *[quarter] **Season:** a quarter, its card in { $card }
    }
}
season-title = Season { $season }
season-matches = { $matches ->
    [1] One match, { $people } people
   *[other] { $matches } matches, { $people } people
}
season-played = Played most
season-gained = Best rise
season-gained-by = { $name } +{ $points }, { $game }

# Whether a match changes ratings, and why not.
lobby-counts = -# { $why ->
    [none] Rated
    [alone] Friendly: one person
    [house_rules] Friendly: house rules
    [short] Friendly: shorter than printed
    [hints] Friendly: with hints
    [learning] Friendly: for learning
   *[no_rating] Friendly: this game has no rating
}

button-stats-change = Rating
stats-changed = { $way ->
    [up] Your rating here: { $before } → { $now } (+{ $points }).
   *[down] Your rating here: { $before } → { $now } (−{ $points }).
}
stats-unchanged = { $why ->
    [alone] This match was friendly: it had one person.
    [house_rules] This match was friendly: it had house rules.
    [short] This match was friendly: it was shorter than printed.
    [hints] This match was friendly: it had hints.
    [learning] This match was friendly: its deals were chosen for learning.
    [deal] The deal of the day is never rated.
    [often] This match was friendly: the same people had three rated ones that day.
    [no_rating] This game has no rating.
   *[none] You held no seat of this match at its first turn.
}
season-rarest = Match of the season
stats-no-rating = { $why ->
    [unfitted] none: not tested yet
   *[other] none: it would predict too little
}
