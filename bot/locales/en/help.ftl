### From zero to the first move.

help-name = Help

help-start-title = Start a game
help-start = **/game new** sets a table in this channel (or in a thread of its own). Choose the game, how many seats, and how fast it goes: *live* for an evening, *daily* for one move a day.
    Others press **Join** under the message, or write **/game join**. Nobody around? **+ Computer** seats a computer player.
    When enough sit there, the one who opened the table presses **Start**.

    A channel has one game at a time; a server has as many as it has channels. You can sit at many tables.

help-table-title = The board
help-table = The picture in the channel is the table: the melds, the stock, the discard pile, who has how many cards or tiles, and whose turn it is. It is edited as the game goes on. **/table** shows it to you wherever it has scrolled to.
    The buttons under it are for everybody. They do what they say when it is your turn, and tell you kindly when it is not.

help-hand-title = Your hand
help-hand = Press **My hand** under the board, or write **/hand**. Only you see it. You can open it as often as you like; an old one goes on working.
    {"**"}Choose cards** in the list; they rise in the picture. Then press what you want to do with them: **Meld**, **Lay off**, **Free a joker**, **Discard**. Choose all cards of several melds at once: the bot finds the melds, asks where there is a choice, and says what is missing.

help-turn-title = Your turn
help-turn = You are called by name when it is your turn.
    1. **Draw** a card from the stock, or take the top discard.
    2. **Meld** if you like and can.
    3. **Discard** one card. That ends your turn.

    The very first turn of a round may be a discard only; **Rules** under the board tells you how this game goes.

    If you like typing: **/draw**, **/take**, **/meld**, **/layoff**, **/joker**, **/discard**. Cards are written as rank and suit letter: `7H` `10S` `QD` `AC`, the joker is `JK`. What you type is suggested from your own hand, and nobody sees it.

help-knock-title = Knocking
help-knock = In games with knocking every discard is offered to the others for a short while. Press **Knock** if you want it, **Pass** if not. Nobody sees what you answered, and nobody need hurry: the one who sits nearest after the discarder gets the card.
    You need not be there: under **Standing orders** in your hand you can knock in advance, for certain cards or for what completes a meld with your hand, or pass: for the round, or always.

help-others-title = The other card games
help-others = {"**"}Heroes against villains** has no hands: press **Flip** under the board, or write **/flip**. When all have flipped, the highest card takes all. **Let it run** flips your cards by themselves; once everybody has pressed it, the duel runs to its end.
    {"**"}8 of diamonds**: your hand marks the cards that fit a row. Choose one and press **Lay**, or write **/lay**; if none fits, **Draw**.
    {"**"}Gin rummy**: take the up-card or **Refuse** it; draw, then **Discard**, or **Discard and knock** once little enough is left over. After a knock the other one lays off, by choice or as is best.
    {"**"}500 rummy**: your hand lists how deep you can take from the open pile; the deepest card must be laid at once, or you put it all back.
    In the games of the third booklet the open card is **bought** instead of knocked for, and a round may end by a bid: **Discard and bid Rommé**.

    What goes in your game is under **Rules**, with pictures of what may be laid and what may not.

help-rebuilding-title = Tiles, and tables that are rebuilt
help-rebuilding = {"**"}my Rummy** and **Tile Rummy** are played with tiles. In your turn you either **lay** or **draw one tile**; nothing is discarded. **Rules** tell how much your first melds must be worth, and from when on the whole table is yours to rebuild.
    1. Press **My hand**: it shows your rack. Choose tiles in the list and press **Lay these**. The bot finds melds for them, rebuilding the table where that is needed, and shows you the table as you would leave it: a plus marks what is yours, an arrow what has moved. Nobody else sees it until you press **Confirm**.
    2. {"**"}By hand** you build it yourself: choose a meld on the table, the pieces of it that you want and tiles of yours, then where they go. **Split here** makes two melds of one, **Undo** takes a step back, and below the picture you read what is not right yet.
    3. {"**"}Hint** shows a good way to lay, where the table has agreed to hints.
    4. Nothing to lay, or nothing you want to lay? **Draw a tile**. That ends your turn.

    {"**"}Robber Rommé** is rebuilt in the same way, with cards: draw, press **Rebuild** and choose from table and hand, confirm, then discard.

    If you like typing: **/rearrange** takes the whole table as it shall lie, melds set apart by `|`, such as `R4 R5 R6 | R6 B6 W6`.

help-house-title = House rules
help-house = Every rule of a game can be changed before it starts. The one who opened the table presses **House rules** under it: page by page each rule is told, with what it can be. What cannot go together is refused, with the reason. The table always shows what differs from the booklet.
    If you like typing: `rules` of **/game new** takes them as `opening.points=40 deck.jokers=4`, and suggests them.

    A server keeps its favourites: **/settings rules save** gives the rules of the table in this channel a name, and **/settings rules use** makes them the server’s own. At **/game new** they are chosen under `saved`.

help-time-title = When you are away
help-time = Every turn has its time, shown beside it. When it runs out, the bot draws a card for you and discards it; with tiles it draws one, unless you had begun to lay (**Rules** tell what becomes of that). After some missed turns the computer plays your seat until you make a move again. Nobody loses a seat, and the others never wait for ever.
    {"**"}/game leave** hands your seat to the computer; a move of yours takes it back.

    Every shuffle is sealed before the first card and can be checked at the end: nobody, the bot's owner included, can arrange the cards.
