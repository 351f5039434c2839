### The workbench, on which a table is rebuilt, and the rack of a tile game.

## The board and the rack

picture-pool = Pool
picture-laid = laid
picture-moved = moved
picture-open-tile = open
picture-rack = Your rack: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
button-board-draw-tile = Draw a tile
button-laythese = Lay these
button-byhand = By hand
button-hint = Hint
button-rebuild = Rebuild
button-taketile = Take { $card }
button-drawtile = Draw a tile
button-passtiles = Pass
button-putaside = Put aside
rack-turn-shuffle = The tiles are being mixed.
rack-turn-lay_or_draw = Your turn: choose tiles and press Lay these, rebuild the table by hand, or draw a tile.
rack-turn-draw = Your turn: draw a tile, or take one that lies open to lay it at once.
rack-turn-lay = Your turn: lay tiles if you like, then end your turn.
rack-turn-put_aside = You have laid: choose one tile and put it aside.
rack-turn-over = The round is over.
rack-opening = Your first melds of this round must be worth { $needed } points from your rack alone.

## The workbench

button-benchok = Confirm
button-benchclose = Back
button-benchsplit = Split here
button-benchundo = Undo
bench-meld = { $number }: { $cards }
bench-to-new = A new meld
bench-to-rack = Back to my own
select-bench-meld = Choose a meld on the table
select-bench-pieces = Choose pieces of meld { $number }
select-bench-target = Move what is chosen to …
workbench-heading = **The table as you would leave it** ([board]({ $link })). Nobody else sees this until you confirm.
workbench-taking = You take { $card } with it.
workbench-laid = From your own: { $cards }
workbench-problem = ✗ { $problem }
workbench-right = ✓ The table is right like this.
workbench-untouched = Nothing is changed yet: choose pieces of yours or of a meld, then where they go.
workbench-wrong = { $meld }: { $why }
workbench-cannot = { $cards } cannot all be laid, however the table is rebuilt; choose others, or fewer.
workbench-hint = This lays as much as can be found; change it by hand if you like.
workbench-no-hint = Nothing of yours can be laid at this moment.
workbench-split-where = Choose the one piece with which the second part shall begin, then split.
picture-proposal = Your proposal
picture-proposal-status = { $state ->
    [right] right
    [untouched] as it lies
   *[wrong] not right yet
}
picture-left = You keep
picture-nothing-left = You keep nothing
alt-proposal = The table as you would leave it: { $melds }. { $left ->
    [none] You keep nothing.
   *[other] You keep { $left }.
}

## The command

command-rearrange = Rebuild the table: write every meld as it shall lie
option-rearrange-table = The whole table, melds set apart by |, such as R4 R5 R6 | R6 B6 W6
