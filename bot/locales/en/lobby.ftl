### Opening a game, coming and going, house rules.

lobby-about = ## { $game }
    { $summary }
    { $status ->
        [cancelled] **This game was called off.**
       *[other] Opened by { $host }. { $length } Pace { $pace }.
    }
lobby-length = { $end ->
    [target] To { $target } points.
    [last_player_standing] Until one player is left.
   *[fixed_rounds] { $rounds ->
        [players] As many rounds as players.
        [one] One round.
       *[other] { $rounds } rounds.
    }
}
lobby-seats = **Seats** { $taken } of { $seats }
lobby-seat-taken = { $seat }. { $name }{ $strength ->
    [none] {""}
    [easy] {" "}(computer, easy)
    [steady] {" "}(computer, steady)
   *[other] {" "}(computer, { $strength })
}
lobby-seat-free = { $seat }. *free*
lobby-by-the-booklet = **Rules** by the booklet.
lobby-commitment = -# The shuffles are sealed: SHA-256 `{ $commitment }`. Everybody who joins adds to them, and the secret is shown at the end.
house-rules = **House rules**
house-rule = - { $rule }
house-rule-text = `{ $name }={ $value }` { $about } (booklet: { $booklet })
house-rules-more = - and { $count ->
    [one] one more
   *[other] { $count } more
}: see Rules

lobby-opened = { $where ->
    [thread] The table is set in { $channel }: others join there with one click.
   *[channel] The table is set: others join with one click.
}
lobby-joined = You sit at the table of { $game }. { $free ->
    [0] All seats are taken, so it can begin.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-left = { $status ->
    [running] The computer plays your seat from here on; make a move at any time and it is yours again.
    [cancelled] You have left, and as nobody is there any more the table is gone.
   *[other] You have left the table.
}
lobby-started = The cards are dealt for { $seats } players. Open your hand with the button at the board.
lobby-started-tiles = { $seats } players have taken their tiles. Open your rack with the button at the board.
lobby-started-duel = The cards are dealt for { $seats } players. Everybody flips at the board.
lobby-seated = { $name } takes a seat: a computer player.
lobby-unseated = The computer player who came last has left the table.
lobby-no-computer = No computer player sits at this table.
lobby-called-off = The game is called off.
lobby-thread-name = { $game }, opened by { $host }
lobby-thread-failed = I could not open a thread here; choose the channel itself, or allow me to create public threads.
lobby-not-here = A game needs a text channel or a thread of a server; open it there.
lobby-permissions = I cannot host a game here without { $count ->
    [one] this permission: { $missing }
   *[other] these permissions: { $missing }
}. A moderator can give { $count ->
    [one] it
   *[other] them
} to me in the channel’s settings.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

seat-taken-back = Welcome back: your seat is yours again.

games-none = There is no game in this server; open one with /game new.
games-heading = ## Games in this server
games-line = - [{ $game }]({ $link }) { $status ->
    [lobby] has { $free ->
        [0] no free seat
        [one] one free seat
       *[other] { $free } free seats
    }
   *[other] is in round { $round }
}, { $players }{ $yours ->
    [yes] {" "}(**you are in it**)
   *[no] {""}
}{ $moment ->
    [none] {""}
   *[other] . { $moment }{ $until ->
        [none] {""}
       *[other] {" "}({ $until })
    }
}
games-more = And { $count ->
    [one] one more game
   *[other] { $count } more games
}.
rematch-opened = The table is set again, with the same rules: others join with one click.
replay-here = The whole match, with the secret of its shuffles: `talon verify` checks it move by move.

## The house rules of a table, switch by switch

button-house = House rules
button-house-type = Type a value
button-house-booklet = As in the booklet
button-house-several = Type several
button-house-restore = All by the booklet
house-title = ## House rules: { $game }
house-page = **{ $page }**
house-switch = { $booklet ->
    [none] - `{ $name }={ $value }` { $about }
   *[other] - ✏️ **`{ $name }={ $value }`** { $about } (booklet: { $booklet })
}
house-told = { $about }{ $value ->
    [none] {""}
   *[other] : { $value }
}
house-word = - `{ $word }`: { $meaning }
house-chosen = **`{ $name }`** { $about }
    Now **{ $value }**, in the booklet { $booklet }. It can be: { $allowed }.
house-look-only = -# { $status ->
    [lobby] The one who opened the table settles these.
   *[other] The rules were settled when the game began.
}
house-changed = Changed. The table shows what differs from the booklet.
house-restored = Everything is as the booklet has it.
house-by-the-booklet = as in the booklet
house-select-switch = Choose a rule to see what it can be
house-select-value = { $name }
house-form = House rules
house-form-rules = What differs from the booklet
house-form-hint = opening.points=40 deck.jokers=4
house-section-options = What the booklet leaves to you
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

house-suggestion = { $text }: { $about }
rule-set-choice = { $name } ({ $game })
rule-set-booklet-choice = By the booklet ({ $game })
rule-set-saved = Saved: { $game } with the rules **{ $name }**, { $rules ->
    [none] which are the booklet’s.
   *[other] which are `{ $rules }`.
} Choose them at /game new, or make them this server’s own with /settings rules use.
rule-set-used = From now on { $game } is played with the rules **{ $name }** in this server, unless somebody says otherwise at /game new.
rule-set-booklet = From now on { $game } is played by the booklet in this server.
rule-set-deleted = The rules **{ $name }** are forgotten; games that are played with them keep them.
rule-sets-none = This server has saved no rules yet: settle some at a table, then write /settings rules save.
rule-sets-heading = ## Rules of this server
rule-sets-more = And { $count ->
    [one] one more
   *[other] { $count } more
}.
rule-set-line = - **{ $name }**, { $game }{ $default ->
    [yes] {" "}(played unless somebody says otherwise)
   *[no] {""}
}: { $rules ->
    [none] by the booklet
   *[other] `{ $rules }`
}
