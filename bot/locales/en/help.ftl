### From zero to the first move.

help-name = Help

help-start-title = Start a game
help-start = **/{ command-game.name } { command-game-new.name }** sets a table here, or in a thread of its own: choose a game, how many players, and how fast. *Live* is for an evening, *daily* for one move a day.
    Others press **Join**. Nobody around? Add a computer player under **Change**. Then press **Start**.

    A channel has one game at a time. You can sit at several tables.

    {"**"}New to a game?** **/{ command-learn.name }** deals you a practice game against the computer, with a line each turn on what you can do and why.

help-table-title = The board
help-table = The picture in the channel is the table: the melds, the stock, the discard pile, who has how many cards or tiles, and whose turn it is. It changes as the game goes on. **/{ command-table.name }** shows it to you when it has scrolled away.
    The buttons under it are for everybody. What happened, rules and the clock are behind **More**.

help-hand-title = Your hand
help-hand = Press **My hand** under the board, or write **/{ command-hand.name }**. Only you see it. You can open it as often as you like.
    {"**"}Green buttons** do what they say: **Draw**, **Lay all**, **Discard 8♦**. The card they name is the one you just drew if it fits nothing, else the costliest that fits nothing, lowest suit first.
    {"**"}Choose cards** in the list for anything else: the buttons then speak of these. Everything further is behind **More**: sorting, standing orders, what happened, rules, the clock.

help-turn-title = Your turn
help-turn = You are called by name when it is your turn.
    1. **Draw** a card from the stock, or take the top discard.
    2. **Meld** if you like and can.
    3. **Discard** one card. That ends your turn.

    A mistake? **Take back** what you laid before you discard.

    If you like typing: **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Write cards as rank and suit: `7H` `10S` `QD` `AC`, and `JK` for the joker. Your own cards are suggested while you type; nobody else sees that.

help-knock-title = Knocking
help-knock = In games with knocking, every discard is offered to the others for a short while: **Knock** or **Pass**. Nobody sees your answer, and you need not be quick: of those who knock, the one nearest after the discarder gets the card.
    {"**"}With two players** nobody knocks: the next player may simply take the card.
    {"**"}Standing orders** in your hand knock or pass for you while you are away.

help-others-title = The other card games
help-others = {"**"}Heroes against villains**: press **Flip** under the board. The highest card takes all. **Let it run** flips your cards by themselves.
    {"**"}8 of diamonds**: choose a marked card and press **Lay**. If none fits, **Draw**.
    {"**"}Gin rummy**: take the up-card or **Refuse** it, then draw and **Discard**, or **Discard and knock** with little enough deadwood.
    {"**"}500 rummy**: your hand lists how deep you can take from the open pile.
    {"**"}Rommé**: some forms have you **buy** the open card, or end a round with **Discard and bid Rommé**.

    {"**"}Rules** has the rest.

help-rebuilding-title = Tiles, and tables that are rebuilt
help-rebuilding = With tiles you either **lay** or **draw one tile**. Nothing is discarded.
    1. Choose tiles in your hand and press **Lay these**. The bot finds melds for them, rebuilds the table if needed, and shows it: a plus marks yours, an arrow what moved. Nobody sees it until you **Confirm**.
    2. {"**"}By hand** you move pieces yourself. **Split here** makes two melds of one, **Undo** takes a step back.
    3. {"**"}Hint** shows a good way, where the table agreed to hints.

    {"**"}Robber Rommé** works the same with cards: draw, **Rebuild**, confirm, discard.

help-house-title = House rules
help-house = Every rule of a game can be changed before it starts. The host presses **Change** under the table, then **House rules**, and sees each rule with what it can be. Rules that do not go together are refused, with the reason. The table says how many house rules it has.

    A server keeps its favourites: **/{ command-settings.name }**, Saved rules, gives rules a name and makes them the server’s own. A host chooses them under **Change**.

help-time-title = When you are away
help-time = When your time runs out, the bot makes the simplest move for you. Miss two turns and a computer fills in until you move again; miss two more, or leave, and your seat is free.
    A move of yours takes it back, unless somebody else has taken it: they play on with your cards and your score, and the result names you both. **/{ command-game.name } { command-game-join.name }** takes a free seat.

    Every shuffle is sealed before the first card: nobody, the bot’s owner included, can arrange the cards, and you can check.

help-company-title = With whom you play
help-company = Under **Change** the host chooses who may sit down: everybody, or only invited guests. Guests get a message, and can be taken out again.
    {"**"}/me** keeps you and somebody else at different tables; nobody is told. It also shows what is kept about you, gives it to you as a file, and deletes it.
    Who manages a server chooses in **/{ command-settings.name }** who opens tables and where, what is usual, and who may not play.

help-tournaments-title = Tournaments
help-tournaments = Press **Join** under a tournament’s board, or write **/{ command-tournament.name } { command-tournament-join.name }**. **/{ command-tournament.name } { command-tournament-list.name }** shows what there is.
    Is there a check-in? Press **I am here** when you are called. When a round begins, you are called to a thread with your cards. Results come in by themselves.
    See how it stands with **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** leads to your table, lets you rest, or drop out: the computer plays on for you.
    When all is over, **Fair shuffles** shows the secret of the shuffles, and **Files** has everything that happened.

help-hosting-title = Holding a tournament
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** opens a panel that you alone see. **Open registration** posts the board. All else is in **/{ command-tournament.name } { command-tournament-host.name }**: begin, pause, give time, decide a table, take it back. Everybody is told your reason. Who manages the server can hold one, and a role in **/{ command-settings.name }**.
    - **Swiss**: everybody plays every round.
    - **Round robin**: everybody meets everybody.
    - **Knock-out**: the best of each table go on.
    - **Ladder**: reach the penalty limit and you are out.
    - **League**: divisions, with seasons.
    - **Arena**: a new table at once, until the bell.
