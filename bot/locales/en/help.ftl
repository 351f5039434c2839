### From zero to the first move: pages of at most 90 words. On buttons, { $card } is 8♦.

help-name = Help

help-start-title = Start a game
help-start = **/{ command-game.name } { command-game-new.name }** sets a table here, or in a thread of its own: choose a game, how many players, and how fast: *{ pace-live }* for an evening, *{ pace-daily }* for one move a day.
    Others press **{ button-join }**. Nobody around? Add a computer player under **{ button-change }**. Then press **{ button-start }**.

    A channel has one game at a time. You can sit at several tables.

    {"**"}New to a game?** **/{ command-learn.name }** deals you a practice game against the computer, with a line each turn on what you can do and why.

help-table-title = The board
help-table = The picture in the channel is the table: the melds, the stock, the discard pile, who has how many cards or tiles, and whose turn it is. **/{ command-table.name }** shows it to you when it has scrolled away.
    The buttons under it are for everybody.

help-hand-title = Your hand
help-hand = Press **{ button-hand }** under the board, or write **/{ command-hand.name }**. Only you see it.
    {"**"}Green buttons** do what they say: **{ button-board-draw }**, **{ button-lay-all }**, **{ button-discard-card }**. To discard they name the card of 💡, else the one you just drew if it fits nothing, else the costliest that fits nothing, lowest suit first.
    {"**"}Choose your cards** in the list for anything else: the buttons then speak of these. Everything further is behind **{ select-more }**: sorting, standing orders, what happened, rules, the clock.

help-turn-title = Your turn
help-turn = You are called by name when it is your turn.
    1. **Draw** a card from the stock, or take the top discard.
    2. **Meld** if you like and can.
    3. **Discard** one card. That ends your turn.

    A mistake? Take back what you laid before you discard.

    If you like typing: **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Write cards as rank and suit: `7H` `10S` `QD` `AC`, and `JK` for the joker. Your own cards are suggested while you type; nobody else sees that.

help-knock-title = Knocking
help-knock = In games with knocking, every discard is offered to the others for a short while: **{ button-board-knock }** or **{ button-board-pass }**. Nobody sees your answer, and as a rule you need not be quick: of those who knock, the one nearest after the discarder gets the card.
    {"**"}With two players** nobody knocks: the next player may simply take the card.
    {"**"}{ button-orders }** in your hand knock or pass for you while you are away.

help-others-title = The other card games
help-others = {"**"}{ variant-name-disney_duel }**: press **{ button-board-flip }** under the board. The highest card takes all. **{ button-board-run }** flips your cards by themselves.
    {"**"}{ variant-name-disney_karo8 }**: choose a marked card and press **{ button-lay }**. If none fits, **{ button-board-draw }**.
    {"**"}{ variant-name-gin_rummy }**: take the open card or **{ button-board-refuse }**, then draw and **{ button-discard-card }**, or **{ button-bid-card-gin }** with little deadwood.
    {"**"}{ variant-name-rummy_500 }**: your hand lists how deep you can take from the open pile.
    {"**"}{ variant-name-nsv_basic }**: some forms have you **buy** the open card, or end a round with **{ button-bid-card }**.

help-rebuilding-title = Tiles, and tables that are rebuilt
help-rebuilding = With tiles you either **lay** or **draw one tile**. Nothing is discarded.
    1. Choose tiles in your hand and press **{ button-lay }**. The bot finds melds for them, rebuilds the table if needed, and shows it: a plus marks yours, an arrow what moved. Nobody sees it until you press **{ button-benchok }**.
    2. {"**"}{ button-byhand }** you move pieces yourself. **{ button-benchsplit }** makes two melds of one, **{ button-benchundo }** takes a step back.
    3. {"**"}{ button-hint }** shows a good way, where the table agreed to hints.

    {"**"}{ variant-name-nsv_robber }** works the same with cards: draw, **{ button-rebuild }**, confirm, discard.

help-house-title = House rules
help-house = Every rule of a game can be changed before it starts. The host presses **{ button-change }** under the table, then **{ button-house }**, and sees each rule with what it can be. Rules that do not go together are refused, with the reason. The table says how many house rules it has.

    A server keeps its favourites: **/{ command-settings.name }**, { server-page-rules }, gives rules a name and makes them the server’s own. A host chooses them under **{ button-change }**.

help-time-title = When you are away
help-time = When your time runs out, the bot makes the simplest move for you. Miss two turns: a computer fills in, or all waits if nobody is there. Stay away or leave: your seat is free.
    A move of yours takes it back, unless somebody else has taken it: they play on with your cards and your score, and the result names you both. **/{ command-game.name } { command-game-join.name }** takes a free seat.

    Every shuffle is sealed before the first card: nobody, the bot’s owner included, can arrange the cards, and you can check.

help-company-title = With whom you play
help-company = Under **{ button-change }** the host chooses who may sit down: everybody, or only invited guests. Guests get a message, and can be taken out again.
    {"**"}/{ command-me.name }** keeps you and somebody else at different tables; nobody is told. It also shows what is kept about you, gives it to you as a file, and deletes it.
    Who manages a server chooses in **/{ command-settings.name }** who opens tables and where, what is usual, and who may not play.

help-tournaments-title = Tournaments
help-tournaments = Press **{ button-tournament-join }** under a tournament’s board, or write **/{ command-tournament.name } { command-tournament-join.name }**. **/{ command-tournament.name } { command-tournament-list.name }** shows what there is.
    Is there a check-in? Press **{ button-tournament-checkin }** when you are called. When a round begins, you are called to a thread with your cards. Results come in by themselves.
    See how it stands with **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** leads to your table, lets you rest, or drop out: the computer plays on for you.
    When all is over, **{ button-tournament-fair }** shows the secret of the shuffles, and **{ button-tournament-export }** has everything that happened.

help-hosting-title = Holding a tournament
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** opens a panel that you alone see. **{ button-draft-open }** posts the board. All else is in **/{ command-tournament.name } { command-tournament-host.name }**: begin, pause, give time, decide a table, take it back. Everybody is told your reason. Who manages the server can hold one, and a role in **/{ command-settings.name }**.
    - **{ tournament-format-swiss }**: everybody plays every round.
    - **{ tournament-format-round_robin }**: everybody meets everybody.
    - **{ tournament-format-knockout }**: the best of each table go on.
    - **{ tournament-format-ladder }**: reach the penalty limit and you are out.
    - **{ tournament-format-league }**: divisions, with seasons.
    - **{ tournament-format-arena }**: a new table at once, until the bell.
