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
