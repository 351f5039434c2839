### The puzzle of the day.

command-daily = The puzzle and the deal of the day
    .name = daily
# $called is the day of the puzzle, $level five signs.
daily-heading = **Puzzle { $called }** · { $game } · { $level }
daily-ask-table = Lay as many of your tiles as you can.
daily-ask-table-draw_discard = Lay as many of your cards as you can.
daily-ask-hand = { $upcard ->
    [none] You begin, { $seats } at the table: which card would the sharp player throw?
   *[other] Nobody wanted { $upcard }, and you have drawn: which card would the sharp player throw?
}
daily-upcard = Nobody wanted { $upcard }.
# The name of a player who is made up, in the picture of a puzzle.
daily-opponent = Player { $number }
daily-tried = { $outcome ->
    [best] 🟩 That is the best there is.
    [most] { $short ->
        [1] 🟦 Allowed, and close: one piece more can be laid.
       *[other] 🟦 Allowed, and close: { $short } pieces more can be laid.
    }
    [little] { $short ->
        [0] ⬜ Allowed, but there is better.
        [1] ⬜ Allowed, but one piece more can be laid.
       *[other] ⬜ Allowed, but { $short } pieces more can be laid.
    }
   *[refused] ⬛ The rules do not allow this yet.
}
daily-not-judged = I could not judge this in time, and nothing was counted. Please try again.
daily-hint-count = { $count ->
    [1] 💡 One piece of yours can be laid.
   *[other] 💡 { $count } pieces of yours can be laid.
}
daily-hint-pieces = 💡 These: { $cards }
daily-hint-why = { $why ->
    [none] 💡 Look for the card that the rest of the hand needs least.
   *[other] 💡 { $why }
}
daily-hint-card = 💡 The sharp player throws { $card }.
# $points is a number, $deals how many deals were imagined.
daily-ahead = { $points ->
    [1] The sharp player reckons it one point better than any other, over { $deals } imagined deals.
   *[other] The sharp player reckons it { $points } points better than any other, over { $deals } imagined deals.
}
daily-here = { $count ->
    [0] Nobody has solved it in this server yet.
    [1] One person has solved it in this server.
   *[other] { $count } people have solved it in this server.
}
# The line that people share: the puzzle, a square for each try, then daily-share-tries and -hints with · between them.
daily-share = Talon { $called } { $squares }
daily-share-tries = { $tries ->
    [1] 1 try
   *[other] { $tries } tries
}
daily-share-hints = { $hints ->
    [0] no hint
    [1] 1 hint
   *[other] { $hints } hints
}
daily-shared = **{ $name }**: { $line }
daily-share-yourself = I may not post here. Copy the line instead: `{ $line }`
daily-month =
    ## { $month }
    { $solved ->
        [0] None solved.
        [1] One solved.
       *[other] { $solved } solved.
    } { $streak ->
        [none] {""}
        [0] No streak yet.
        [1] 🔥 One day in a row.
       *[other] 🔥 { $streak } days in a row.
    } { $freezes ->
        [none] {""}
        [0] No day may be missed this month.
        [1] One day may be missed this month.
       *[other] { $freezes } days may be missed this month.
    }
    -# 🟩 on its day · 🟦 later · ⬛ opened · ⬜ not opened · ◽ to come · ➖ none
daily-about =
    ## The puzzle of the day
    Easy on Mondays, hard on Sundays. One set of your pieces is the best; every legal table that lays it is right. Try as often as you like.
    🟩 best · 🟦 half of it or more · ⬜ less · ⬛ not allowed
    Days end at your midnight (/{ command-me.name }). Two a month may be missed. Puzzles are public and may be read ahead: nothing is ranked.
picture-daily = The puzzle
picture-daily-best = The best way
button-daily-lay = Lay it
button-daily-hint = Hint
button-daily-share = Share
button-daily-month = My month
button-daily-about = How it works
button-daily-today = Today
button-daily-earlier = Earlier
button-daily-play = Today’s puzzle
select-daily-throw = Throw …
select-daily-day = Open a day
reject-no_puzzle = There is no puzzle for { $day }.
reject-day_to_come = The puzzle of { $day } is still to come. Today’s is open.
daily-post =
    ### Puzzle { $called }
    { $game } · { $level }
daily-post-over =
    ### Puzzle { $called }
    { $game } · { $level }
    { $count ->
        [0] Nobody solved it here.
        [1] One person solved it here.
       *[other] { $count } people solved it here.
    }

## What a server settles

server-page-daily = Puzzle of the day
daily-settings =
    ## { server-page-daily }
    { $channel ->
        [none] Nothing is posted.
       *[other] Posted in { $channel } every day at { $hour } ({ $zone }): one message, without a mention.
    }
# Hints in selects: at most 100 characters.
daily-settings-hour = At which hour
daily-settings-channel = In which channel (none: nothing is posted)
daily-form-zone = The server’s time zone

## The deal of the day

daily-doors = ## { $day }
daily-door-puzzle = { $state ->
    [none] 🧩 No puzzle yet.
    [solved] 🧩 **Puzzle**: solved.
    [open] 🧩 **Puzzle**: begun.
   *[new] 🧩 **The puzzle** waits for you.
}
daily-door-deal = { $state ->
    [running] 🃏 **Deal**: { $game }, begun.
    [finished] 🃏 **Deal**: { $game }, finished.
    [unfinished] 🃏 **Deal**: { $game }, left unfinished.
   *[new] 🃏 **Deal**: { $game }, one go.
}
button-daily-puzzle = The puzzle
button-daily-deal = The deal
button-daily-yesterday = Yesterday’s deal
button-daily-deals = How deals work
button-daily-doors = Today’s
deal-about =
    ## The deal of the day
    The same cards for everybody, once, against sharp computers that meet the same play with the same answers. No hints. It ends at your midnight and counts for nothing.
    The next day’s cards are sealed already; the SHA-256 of their secret:
    `{ $commitment }`
deal-welcome = **Deal { $called }: { $game }.** Press **{ button-hand }** under the board. You have until { $until }.
deal-dealt = Your deal waits [in your messages]({ $board }).
deal-first = Finish your deal of the day first: [go on]({ $board }).
button-deal-instead = The deal instead
deal-unfinished = **This deal is over; it was left unfinished.**
deal-fair =
    ## Fair shuffles
    Everybody has these cards. Their secret was sealed before the day began; this is its SHA-256:
    `{ $commitment }`
    Who opened the deal first gave the other part. Once you have finished, you see the secret.
button-deal-compare = Compare
deal-heading = **Deal { $called }** · { $game }
deal-own = You: **{ $lead }**, place { $place } of { $count }.
deal-count = { $count ->
    [0] Nobody finished it.
    [1] One person finished it.
   *[other] { $count } people finished it.
}
deal-sharp = The sharp player in this seat: **{ $lead }**.
deal-sharp-waits = The sharp player still thinks about this seat.
deal-sharp-name = The sharp player
deal-of = { $name } ({ $lead })
deal-here = In this server: { $people }.
deal-parted =
    Your ways parted at your move { $move }:
    - { $mine }
    - { $theirs }
deal-picture = Deal { $called }
deal-hand = -# Seat { $number }: { $cards }
deal-shown =
    ## Fair shuffles
    The secret: `{ $secret }`
    Its SHA-256, shown before: `{ $commitment }`
    The part: `{ $part }`
deal-share = Talon deal { $called } { $square }
reject-no_deal = There is no deal to play for { $day }. Look at today’s: **/{ command-daily.name }**.
reject-deal_closed = You see the others’ results once you have finished this deal, or { $until }.
