### The workbench, on which a table is rebuilt, and the rack of a tile game.

## The board and the rack

# In pictures: a word or two.
picture-pool = Pool
picture-laid = laid
picture-moved = moved
picture-chosen = chosen
picture-open-tile = open tile
picture-take-aside = Take?
picture-rack = { $count ->
    [0] You hold no tiles
    [1] Your last tile
   *[other] Your { $count } tiles
}
button-board-draw-tile = { button-drawtile }
button-laythese = { button-lay } { $cards }
button-byhand = By hand
button-hint = Hint
button-rebuild = Rebuild
button-taketile = Take { $card }
button-drawtile = Draw a tile
button-passtiles = { button-board-pass }
rack-turn-lay_or_draw = Your turn: lay tiles, or draw one.
rack-turn-lay_or_pass = Your turn: lay tiles, or pass.
rack-turn-draw = { $open ->
    [yes] Your turn: draw a tile, or take one that lies open to lay it at once.
   *[no] Your turn: draw a tile.
}
rack-turn-lay = Your turn: lay tiles, or end your turn.
rack-turn-lay_or_put_aside = You have taken a tile: lay tiles, or choose one and put it aside.
rack-turn-put_aside = You have laid: choose one tile and put it aside.
rack-assist = { $assist ->
    [placement] This table plays without hints.
   *[none] This table plays without the solver: what you choose is laid as it is, and you rebuild by hand.
}
rack-opening = Your first melds of this round must be worth { $needed } points from your rack alone.

## The workbench

button-benchok = Confirm
button-benchsplit = Split here
button-benchundo = Undo
bench-meld = { $number }: { $cards }
bench-to-new = A new meld
bench-to-rack = Back to my own
select-bench-meld = Choose a meld on the table
select-bench-pieces = Choose tiles of meld { $number }
select-bench-pieces-draw_discard = Choose cards of meld { $number }
select-bench-read = Say what the jokers of meld { $number } stand for
select-bench-target = Move what is chosen to …
# The panel above its buttons: at most 60 words in all.
workbench-heading = **The table as you would leave it.** Nobody else sees it until you confirm. [Board]({ $board })
workbench-taking = You take { $card } with it.
workbench-laid = You lay { $cards }.
workbench-problem = ✗ { $problem }
workbench-right = ✓ The table is right like this.
workbench-untouched = Nothing is changed yet: choose tiles of yours or of a meld, then where they go.{ $needed ->
    [0] {""}
   *[other] {" "}Your first melds of this round must be worth { $needed } points.
}
workbench-untouched-draw_discard = Nothing is changed yet: choose cards of yours or of a meld, then where they go.{ $needed ->
    [0] {""}
   *[other] {" "}Your first melds of this round must be worth { $needed } points.
}
# $meld: its cards. $why: a sentence.
workbench-wrong = { $meld }: { $why }
# $numbers: numbers of melds, “1, 2 and 3”, $count how many; each lacks $lacking.
workbench-short = { $count ->
    [1] { $lacking ->
        [1] Meld { $numbers } needs one more tile.
       *[other] Meld { $numbers } needs { $lacking } more tiles.
    }
   *[other] { $lacking ->
        [1] Melds { $numbers } need one more tile each.
       *[other] Melds { $numbers } need { $lacking } more tiles each.
    }
}
workbench-short-draw_discard = { $count ->
    [1] { $lacking ->
        [1] Meld { $numbers } needs one more card.
       *[other] Meld { $numbers } needs { $lacking } more cards.
    }
   *[other] { $lacking ->
        [1] Melds { $numbers } need one more card each.
       *[other] Melds { $numbers } need { $lacking } more cards each.
    }
}
workbench-of-melds = { $count ->
    [1] Meld { $numbers }: { $why }
   *[other] Melds { $numbers }: { $why }
}
workbench-cannot = No way was found to lay all of this: { $cards }. Choose others, or fewer.
workbench-cannot-unaided = As the table lies, this cannot be laid: { $cards }. Choose whole melds and tiles that fit a meld there, or rebuild it by hand.
workbench-cannot-unaided-draw_discard = As the table lies, this cannot be laid: { $cards }. Choose whole melds and cards that fit a meld there, or rebuild it by hand.
workbench-hint = This lays as much as can be found. Change it by hand if you like.
workbench-no-hint = Nothing was found that you could lay at this moment.
workbench-found-later = { $asked ->
    [hint] A longer search has found more to lay. Press **{ button-hint }** to see it.
   *[placed] A longer search has found a way to lay these after all. Press **{ button-lay }** to see it.
}
workbench-hints-off = This table has agreed to play without hints. Choose what you want to lay, or rebuild the table by hand.
workbench-time = { $state ->
    [right] -# If your time runs out, this is laid as it lies here.
    [taking] -# If your time runs out, nothing of this is laid: the open tile is yours only once you confirm.
   *[wrong] { $policy ->
        [take_loose_tiles] { $penalty ->
            [0] -# If your time runs out, what may stay of this is laid, and the other tiles go to your rack.
            [1] -# If your time runs out, what may stay of this is laid, and the other tiles go to your rack, with a penalty tile.
           *[other] -# If your time runs out, what may stay of this is laid, and the other tiles go to your rack, with { $penalty } penalty tiles.
        }
       *[keep_valid_else_rollback] -# If your time runs out, your tiles that lie in no meld go back, and the rest is laid if it is whole; if not, the table stays as it lay.
    }
}
workbench-lies-there = What you have chosen lies in meld { $number } already. Choose another place for it.
workbench-split-where = Choose the one tile with which the second part shall begin, then split.
workbench-split-where-draw_discard = Choose the one card with which the second part shall begin, then split.
picture-proposal = Your proposal
# In the picture’s corner: two or three words.
picture-proposal-status = { $state ->
    [right] right
    [untouched] as it lies
   *[wrong] not right yet
}
picture-left = You keep
picture-nothing-left = You keep nothing
alt-proposal = { $melds ->
    [none] You would leave no melds on the table.
   *[other] The table as you would leave it: { $melds }.
} { $left ->
    [none] You keep nothing.
   *[other] You keep { $left }.
}

## The command

# Descriptions: at most 100 characters. Names: lower case, no blanks, at most 32.
command-rearrange = Rebuild the table: write every meld as it shall lie
    .name = rearrange
option-rearrange-table = The whole table, melds set apart by |, such as R4 R5 R6 | R6 B6 W6
    .name = table
