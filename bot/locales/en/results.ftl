### Results, ratings and statistics.

button-me-results = { $shows ->
    [me] Results: to you alone
    [everywhere] Results: everywhere
   *[server] Results: in their server
}
me-results =
    ## Who sees your results
    Ratings, places and statistics, those of the past too: in lists, pictures, comparisons and exports.
    • **You alone**: you are in no list.
    • **In their server**: whoever is in the server sees the matches played there.
    • **Everywhere**: wherever you play, all of them show.
results-show-me = You alone
results-show-server = In their server
results-show-everywhere = Everywhere I play

command-stats = How you stand, or somebody else: rating, places, rivals
option-stats-somebody = Whose figures; yours where you leave it out
option-stats-game = Which game; the one that is played most where you leave it out
command-leaderboard = Who stands where in this server
option-board-season = A month such as 2026-10 or a quarter such as 2026-Q4; leave it out for today

results-none = No results here to show.
results-nobody = Nobody in this server has a rating that shows yet. It takes a rated match: two people, the game’s own rules, no hints.
results-no-rating = { $game } has no rating: chance decides too much of it. /stats shows the rest.
results-no-season = There was no season “{ $season }”. Write a month such as 2026-10 or a quarter such as 2026-Q4.

stats-rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
stats-gained = { $matches ->
    [1] { $way ->
        [up] +{ $points } in the last match
       *[down] −{ $points } in the last match
    }
   *[other] { $way ->
        [up] +{ $points } over { $matches } matches
       *[down] −{ $points } over { $matches } matches
    }
}
stats-matches = { $count ->
    [one] One match
   *[other] { $count } matches
}
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
stats-rounds = { $count ->
    [one] One round won
   *[other] { $count } rounds won
}
stats-way = { $how ->
    [went_out] went out
    [knocked] knocked
    [closed_from_hand] in one go
    [stock_exhausted] fewest points
    [last_seat] last one left
    [piles_empty] more pairs
    [colour_complete] colour complete
    [hands_empty] hands empty
    [last_team] last team left
    [blocked] nobody could go on
    [gin] gin
    [big_gin] big gin
    [undercut] undercut
   *[other] otherwise
}
stats-claims = Claims won
stats-in-time = Turns in time
stats-turn = A turn takes
stats-longest = Wins in a row
stats-best = Best against
stats-worst = Hardest
stats-of = { $some } of { $of }
stats-share = { $share }%
stats-choose = Another game
stats-alt = { $name }, { $game }. { $rating ->
    [none] No rating.
   *[other] Rating { $rating }. { $gained }.
}
button-stats-post = Post
button-stats-both = The two of us
button-stats-back = Back
together-title = { $one } and { $other }
together-met = Ahead of the other
together-won = Won
board-rating = Rating
board-matches = Matches
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
button-board-before = Higher
button-board-after = Lower
