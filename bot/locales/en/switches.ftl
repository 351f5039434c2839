### The groups of switches, by the first part of their names; `game` is for those that are in none.
### What each switch says is in house.ftl.

# Of a switch that another one makes idle.
switch-idle = Does not apply.

group-game = The game
group-match = The match
group-deck = The pack
group-deal = The deal
group-start = The start
group-draw = Drawing
group-claim = Claiming discards
group-set = Sets
group-run = Runs
group-flush = The closing flush
group-joker = Jokers
group-opening = The first melds
group-layoff = Laying off
group-rearrange = Rebuilding the table
group-go_out = Going out
group-go_out-knock = Bidding Rommé
group-stock = The stock
group-hand_values = What is left in hand
group-meld_values = What melds are worth
group-score = Points
group-knock = Knocking
group-knock-oklahoma = Oklahoma
group-hand_game = The hand game
group-v1 = Take, then lay or put aside
group-v2 = The open tile
group-timeout = When the time is up
group-duel = The duel
group-karo8 = Karo 8
