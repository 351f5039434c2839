### Slash commands and their options: descriptions of at most 100 characters each. .name is what is typed: at most 32
### characters, in small letters, without blanks, and no two alike within a command.

command-game = Open games, come and go, read the rules
    .name = game
command-game-new = Set a table: choose a game and how fast it goes
    .name = new
command-game-join = Take a seat at this channel’s table
    .name = join
command-game-leave = Leave this channel’s table, or hand your seat to the computer
    .name = leave
command-game-start = Begin with the seats that are taken
    .name = start
command-game-rules = Read the rules of this channel’s game, or of another
    .name = rules
command-game-list = See the tables and games of this server
    .name = list
command-game-replay = Watch a match again, move by move
    .name = replay
command-settings = This server’s settings for its games
    .name = settings
command-help = How to play here, from zero to your first move
    .name = help
command-learn = Learn a game: play against the computer in your direct messages, each turn explained
    .name = learn
command-hand = Open your hand: only you see it
    .name = hand
command-table = See the board of this channel’s game
    .name = table
command-draw = Draw a card from the stock, or a tile from the pool
    .name = draw
command-take = Take the top card of the discard pile, or several of an open one
    .name = take
command-meld = Lay one or several melds
    .name = meld
command-layoff = Add cards to a meld on the table
    .name = layoff
command-joker = Free a joker on the table with the card it stands for
    .name = joker
command-discard = Discard a card and end your turn
    .name = discard
command-lay = Lay a card in its row (8 of diamonds)
    .name = lay
command-flip = Flip your top card (heroes against villains)
    .name = flip
command-knock = Knock: claim the discard that is offered
    .name = knock
command-pass = Pass on what is offered, or pass your turn where the rules allow it
    .name = pass

option-variant = Which game (if you do not say, you are asked)
    .name = game
option-seats = How many players (if you do not say: as you played it last here, else 4 or as many as can)
    .name = seats
# Lengths are typed as they stand here.
option-pace = { pace-live }, { pace-quick }, { pace-daily }, { pace-slow } or { pace-friendly }, or lengths such as 8h/30m or 8h+1d/30m
    .name = pace
option-computers = How many seats computer players take
    .name = computers
option-where = In this channel, or in a thread of its own
    .name = where
option-learn-variant = Which game (if you do not say: this channel’s game, or the server’s last one)
    .name = game
option-rules-variant = A game, to read its rules
    .name = game
option-replay-game = A finished match, or the id of any game
    .name = game
option-take-cards = How many cards of an open pile (1 if you do not say)
    .name = cards
option-lay-card = Your card that fits a row, such as 8D
    .name = card
option-flip-run = Let your cards flip by themselves from now on
    .name = run
# Cards as they are typed: H hearts, D diamonds, C clubs, S spades, JK a joker. A language’s own letters serve as well.
option-meld-cards = Your cards, such as 7H 8H 9H. A | separates melds. JK=9H says what a joker is
    .name = cards
option-layoff-cards = The card, or several, such as 7H or 7H 8H
    .name = cards
option-layoff-meld = The meld on the table (asked if you do not say and there are several)
    .name = meld
option-stands-for = What a joker stands for, such as 9H
    .name = stands_for
option-joker-card = Your card that the joker stands for
    .name = card
option-joker-meld = The meld with the joker (asked if you do not say and there are several)
    .name = meld
option-discard-card = The card to discard
    .name = card
option-call = Whether you call “rummy” with it
    .name = call

# How strong computer players are: choices of an option, at most 100 characters.
strength-easy = easy
strength-casual = casual
strength-steady = steady
strength-sharp = sharp
place-channel = this channel
place-thread = a new thread
