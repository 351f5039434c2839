### Slash commands and their options, at most 100 characters each.

command-game = Open games, come and go, read the rules
command-game-new = Set a table: choose a game and how fast it goes
command-game-join = Take a seat at this channel’s table
command-game-leave = Leave this channel’s table, or hand your seat to the computer
command-game-start = Begin with the seats that are taken
command-game-rules = Read the rules of this channel’s game, or of another
command-game-list = See the tables and games of this server
command-game-replay = Watch a match again, move by move
command-settings = This server’s settings for its games
command-help = How to play here, from zero to your first move
command-learn = Learn a game: play against the computer in your direct messages, each turn explained
command-hand = Open your hand: only you see it
command-table = See the board of this channel’s game
command-draw = Draw a card from the stock, or a tile from the pool
command-take = Take the top card of the discard pile, or several of an open one
command-meld = Lay one or several melds
command-layoff = Add cards to a meld on the table
command-joker = Free a joker on the table with the card it stands for
command-discard = Discard a card and end your turn
command-lay = Lay a card in its row (8 of diamonds)
command-flip = Flip your top card (heroes against villains)
command-knock = Knock: claim the discard that is offered
command-pass = Pass on what is offered, or pass your turn where the rules allow it

option-variant = Which game (if you do not say, you are asked)
option-seats = How many players (if you do not say: as you played it last here, else 4 or as many as can)
option-pace = live, quick, daily, slow or friendly, or lengths such as 8h/30m or 8h+1d/30m
option-computers = How many seats computer players take
option-where = In this channel, or in a thread of its own
option-learn-variant = Which game (if you do not say: this channel’s game, or the server’s last one)
option-rules-variant = A game, to read its booklet’s rules
option-replay-game = A finished match, or the id of any game
option-take-cards = How many cards of an open pile (1 if you do not say)
option-lay-card = Your card that fits a row, such as 8D
option-flip-run = Let your cards flip by themselves from now on
option-meld-cards = Your cards, such as 7H 8H 9H. A | separates melds. JK=9H says what a joker is
option-layoff-cards = The card, or several, such as 7H or 7H 8H
option-layoff-meld = The meld on the table (asked if you do not say and there are several)
option-stands-for = What a joker stands for, such as 9H
option-joker-card = Your card that the joker stands for
option-joker-meld = The meld with the joker (asked if you do not say and there are several)
option-joker-melds = New melds to lay at once with the freed joker, such as JK 7H 7S
option-discard-card = The card to discard
option-call = Whether you call “Rommé” with it

strength-easy = easy
strength-casual = casual
strength-steady = steady
strength-sharp = sharp
place-channel = this channel
place-thread = a new thread
