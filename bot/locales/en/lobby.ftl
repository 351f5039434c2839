### Opening a game, coming and going, house rules.
### button-… at most 80 characters, what stands in selects (change-…, seat-computer…, new-…) at most 100, titles and fields
### of forms (…-form, …-field) at most 45. $game is a game’s name: it may stand in quotes, or after “the game”.

picture-free-seat = free
# Read aloud where a picture is not seen. $players is a list of names, $pace as in pace-live.
lobby-alt = { $free ->
    [0] A table of { $game } with all seats taken: { $players }.
    [1] A table of { $game } with one free seat: { $players }.
   *[other] A table of { $game } with { $free } free seats: { $players }.
} Pace: { $pace }.
lobby-missing = { $count ->
    [0] { $free ->
        [0] Everybody is here: { $host } can press **{ button-start }**.
       *[other] { $host } can press **{ button-start }**, or wait for more.
    }
    [1] { $host } waits for one more player. Press **{ button-join }** to play.
   *[other] { $host } waits for { $count } more players. Press **{ button-join }** to play.
}
lobby-house = -# { button-house }: see **{ button-change }**.
lobby-rests = -# { pace-rests }
lobby-gone = This table of { $game } was called off.
# $rounds is a sentence of lobby-length.
lobby-time = { $rounds } { $days ->
    [none] If everybody is there, about { $length }.
    [1] If everybody is there, about { $length }; with a few turns a day, a day.
   *[other] If everybody is there, about { $length }; with a few turns a day, { $days } days.
}

button-change = Change
change-about = ## Your table of { $game }
change-select = Read or change …
change-standard = Standard rules
change-by-the-booklet = { $length ->
    [custom] Standard rules, custom length.
   *[same] { change-standard }.
}
change-help = { $assist ->
    [hints] With hints, and help with rebuilding
    [placement] With help with rebuilding, without hints
   *[none] Without hints or help
}
change-rules = How to play
change-house = { button-house }
change-time = Time, and who is away
change-fair = { button-fair }
change-seats = Seats
change-seats-about = How many play?
change-computer = Computer players
change-computer-about = Who fills a seat? You can add several, one at a time.
change-pace = Pace
change-pace-about = How long is a turn?
change-pace-typed = Type my own …
change-pace-form = Your own pace
# How the lengths are typed stays as it is: h, d, m, / and +.
change-pace-field = Turn, reserve and time to knock
change-pace-hint = 8h/30m, or 8h+1d/30m with a day in reserve
change-pace-field-buying = Turn, reserve and time to buy
change-pace-field-claimless = Turn and reserve
change-pace-hint-claimless = 8h, or 8h+1d
change-language = Language
change-language-about = In which language is the table?
change-rests = When the clock pauses
change-rests-about = When does a player’s clock pause?
change-saved = Saved rules
change-saved-about = Play by which rules?
change-guests = { button-guests }
change-cancel = { button-cancel }

lobby-length = { $end ->
    [target] To { $target } points.
    [last_player_standing] Until one player is left.
   *[fixed_rounds] { $rounds ->
        [players] As many rounds as players.
        [1] One round.
       *[other] { $rounds } rounds.
    }
}
# How strong a computer player is.
seat-computer = { $strength ->
    [easy] Easy
    [casual] Casual
    [steady] Steady
    [sharp] Sharp
   *[other] { $strength }
}
seat-computer-about = { $strength ->
    [easy] Is learning: plays what lies at hand, and misses much
    [casual] Looks closely only now and then, and forgets what was played
    [steady] Plays like a good club player, and remembers every card
    [sharp] Tries each move on many deals that may be the real one
   *[other] A computer player
}
lobby-fair = ## { button-fair }
    The secret that shuffles this game was drawn when the table was opened. It is sealed: this is its SHA-256, which nobody can change.
    `{ $commitment }`
    Everybody who joins adds a part that the bot cannot choose. After the match the secret is shown, and anyone can check every deal with it.
shuffles-shown = ## { button-fair }
    The secret that shuffled game { $game }:
    `{ $secret }`
    Its SHA-256, fixed before the first deal:
    `{ $commitment }`
    With the replay file anyone can check every deal with `talon verify`.
shuffles-chosen = These deals were not shuffled by chance: they are chosen, for your first game.
button-fair = Fair shuffles
house-rule = - { $rule }
house-rule-text = { $stated ->
    [yes] { $said } `{ $name }={ $value }` (booklet: `{ $booklet }`)
   *[no] { $said } `{ $name }={ $value }` (default: `{ $booklet }`)
}
# The last of the house rules that a lobby tells.

lobby-opened = { $where ->
    [thread] The table is set in { $channel }.
   *[channel] The table is set.
} { $full ->
    [yes] All seats are taken: press **{ button-start }**.
   *[no] Others join with one click.
}
lobby-joined = You sit at the table of { $game }. { $free ->
    [0] All seats are taken, so it can begin.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
# $way is the button by which the table was set: a rematch, a series.
lobby-joined-next = **{ $way }:** { $told }
lobby-leaving = { $ends ->
    [kept] Leave [{ $game }]({ $board })? As long as nobody takes your seat, any move takes it back.
    [yes] Leave [{ $game }]({ $board })? You are out of the match then, and it ends at once.
   *[no] Leave [{ $game }]({ $board })? You are out of the match then.
}
# $kept: what becomes of the seat of somebody who leaves a running match.
lobby-left = { $status ->
    [running] { $kept ->
        [open] Your seat is the computer’s from now on, and others may take it. Until somebody does, any move of yours takes it back.
        [computer] Your seat is the computer’s from now on. Make a move, and it is yours again.
       *[forfeit] You have left the match. Your seat is out of it.
    }
    [cancelled] You have left. Nobody is there any more, so the table is gone.
   *[other] You have left the table.
}
lobby-started = { $seats } players, and off it goes.
lobby-started-duel = The cards are dealt for { $seats } players. Press **{ $flip }** under the board.
lobby-called-off = The game is called off.
# The name of a thread: at most 100 characters.
lobby-thread-name = { $game }, opened by { $host }
lobby-thread-failed = I could not open a thread here. Choose the channel itself, or allow me to create public threads.
lobby-suspended-here = A suspended match is in this channel, and I could not open a thread for it. Choose another channel, or allow me to create public threads.
lobby-not-here = A game in a thread needs a text channel of a server. Open it there.
lobby-permissions = I cannot host a game here without: { $missing }. A moderator can allow it in the channel’s settings.

# What Discord calls these permissions in its own settings, in your language.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

seat-taken-back = Welcome back. Your seat is yours again.

games-none = There is no game in this server. Open one with /{ command-game.name } { command-game-new.name }.
games-heading = { $own ->
    [yes] ## Your games
   *[no] ## Games here
}
# $moment is a sentence moment-…
games-line = { $status ->
    [lobby] - [{ $game }]({ $board }): { $players }. { $free ->
        [0] No free seat.
        [one] { $free } free seat.
       *[other] { $free } free seats.
    }
   *[other] - [{ $game }]({ $board }), round { $round }: { $players }. { $moment } { $ends }
} { $yours ->
    [yes] **You are in it.**
   *[no] {""}
}
# $way as above.
rematch-follows = { $status ->
    [lobby] **{ $way }:** { reject-already_joined } [{ $game }]({ $board })
   *[running] **{ button-next-match }:** [{ $game }]({ $board })
}
rematch-opened = The table is set again, with the same rules.
replay-here = The whole match: `talon verify` checks it.

## The house rules of a table, switch by switch

button-house = House rules
button-house-type = Type a value
button-house-booklet = By default
button-house-several = Type several
button-house-restore = { change-standard }
house-title = ## House rules: { $game }
house-page = **{ $page }**
# $said is the rule as a sentence; $name, $value and $booklet are what is typed, and stay in code. $stated: whether the
# printed booklet says it, or Talon chose where the booklet is silent.
house-word = - `{ $word }`: { $meaning }
house-chosen = **{ $said }** `{ $name }={ $value }`
    { $stated ->
        [yes] In the booklet: `{ $booklet }`. It can be: { $allowed }.
       *[no] By default: `{ $booklet }`. It can be: { $allowed }.
    }
house-look-only = -# { $stage ->
    [lobby] The host settles these.
    [tournament] All tables of the tournament are played by these.
   *[other] These rules are settled.
}
house-changed = Changed.
house-by-the-booklet = default
house-select-switch = Choose a rule to see what it can be
house-select-value = Choose its value
house-form-rules = What differs from the standard rules
house-section-options = What is left to you
house-section-match = Players, rounds, the end of the match
house-section-deal = Pack, deal, start
house-section-turn = Drawing and the turn
house-section-claim = Claiming discards
house-section-melds = Sets and runs
house-section-joker = Jokers
house-section-opening = First melds, laying off
house-section-rearrange = Rebuilding the table
house-section-ending = Ending a round
house-section-variants = Printed variants
house-section-points = Values and points

## Rule sets that a server keeps

rule-sets-about =
    ## { change-saved }
    { $count ->
        [0] None yet.
       *[other] Any host can choose them at a table, under **{ button-change }**.
    }
rule-sets-select = Look at …
button-rule-set-new = Save new rules
rule-set-which = Which game are they for?
rule-set-which-select = Choose a game …
rule-set-form = Save rules
rule-set-field-name = Their name
rule-set-about =
    ## { $name }
    { $rules ->
        [none] { $game } by standard rules
       *[other] { $game }: `{ $rules }`
    }
    { $default ->
        [yes] This server plays { $game } by them.
       *[no] {""}
    }
button-rule-set-use = Play by these here
button-rule-set-booklet = Play by standard rules
button-rule-set-delete = Forget

rule-set-choice = { $name } ({ $game })

## Choosing a game

# Beside a game’s name in selects, headings and the button “As last time”.
game-glance = { $length ->
    [none] { $game }, { $seats } players
   *[other] { $game }, { $seats } players, about { $length }
}
game-length = about { $length }
new-which = ## Which game?
    Times are for a table where everybody is there.
# Groups of games.
new-group-cards = Rummy with cards
new-group-two = Gin, for two
new-group-rack = Rummy with tiles
new-group-teams = Heroes against villains
# $range is 2, 2 to 6 or 2 or 4: “Players: { $range }” needs no plural. $length is game-length.
new-game-about = { $single ->
    [yes] { $range } players, { $length }
   *[no] { $range } players; with { $seats } { $length }
}
new-chosen = ## { $glance }
    { $summary }
new-house = **{ button-house }**
new-seats = { $seats } players
new-seats-select = How many players
new-pace-select = How fast
new-computers = { $computers ->
    [0] No computer players
    [1] One computer player
   *[other] { $computers } computer players
}
new-computers-select = { change-computer }
button-new-like = As last time: { $glance }
button-new-set = Set the table
button-new-thread = In a new thread
button-new-other = Another game

## Practice games

learn-welcome = **Practice: { $game }** against the computer. Press **{ button-hand }** under the board: a line explains each turn. Take your time. **/{ command-games.name }** ends it.
learn-welcome-duel = **Practice: { $game }** against the computer. Press **{ button-board-flip }** under the board. **/{ command-games.name }** ends it.
learn-dealt = Your practice game of { $game } is ready [in your messages]({ $board }).{ $chosen ->
    [yes] { " " }Its deals are chosen for learning.
   *[no] { "" }
}
learn-running = You are practising { $game }: [go on]({ $board }).
button-learn-switch = Switch to { $game }
learn-closed = I cannot write you a direct message. Allow them from members of this server in your privacy settings, then try again.
