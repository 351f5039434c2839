### From zero to the first move.

help-name = Help

help-start-title = Start a game
help-start = **/game new** sets a table in this channel, or in a thread of its own. It asks which game, how many players, and how fast: *live* for an evening, *daily* for one move a day.
    Others press **Join** under the message, or write **/game join**. Nobody around? **Add a computer player** seats one.
    When there are enough, whoever opened the table presses **Start**, and sees their hand.

    A channel has one game at a time. You can sit at several tables, here and in other servers.

    {"**"}New to a game?** **/learn** deals you a practice game against the computer in your direct messages. In your first rounds each turn has a line that says what you can do, and why; **/me** turns it off.

help-table-title = The board
help-table = The picture in the channel is the table: the melds, the stock, the discard pile, who has how many cards or tiles, and whose turn it is. It changes as the game goes on. **/table** shows it to you when it has scrolled away.
    The buttons under it are for everybody. They do what they say when it is your turn. Otherwise they tell you whose turn it is.

help-hand-title = Your hand
help-hand = Press **My hand** under the board, or write **/hand**. Only you see it. You can open it as often as you like.
    {"**"}Choose cards** in the list: they rise in the picture. Then press what you want to do with them: **Meld**, **Lay off**, **Free a joker**, **Discard**. You may choose all cards of several melds at once. The bot finds the melds, asks you where there is a choice, and says what they lack.

help-turn-title = Your turn
help-turn = You are called by name when it is your turn.
    1. **Draw** a card from the stock, or take the top discard.
    2. **Meld** if you like and can.
    3. **Discard** one card. That ends your turn.

    What you laid by mistake you **take back** before you discard: a button in your hand, or **/takeback**.
    In some games the first turn of a round is only a discard, and melds begin in the second lap. **Rules** under the board says so on its first page.

    If you like typing: **/draw**, **/take**, **/meld**, **/layoff**, **/joker**, **/discard**. Cards are written as rank and suit letter: `7H` `10S` `QD` `AC`, the joker is `JK`. While you type, cards of your own hand are suggested. Nobody else sees that.

help-knock-title = Knocking
help-knock = In games with knocking, every discard is offered to the others for a short while. Press **Knock** if you want it, **Pass** if not. Nobody sees what you answered. You do not have to be quick: of those who knock, the one nearest after the discarder gets the card.
    {"**"}With two players** nobody knocks. The discard is there for the next player, who simply takes it.
    You do not have to be there. With **Standing orders** in your hand you knock in advance, for certain cards or for what completes a meld with your hand. Or you pass, for the round or always.

help-others-title = The other card games
help-others = {"**"}Heroes against villains** has no hands: press **Flip** under the board, or write **/flip**. When all have flipped, the highest card takes all. **Let it run** flips your cards by themselves. When everybody has pressed it, the duel runs to its end.
    {"**"}8 of diamonds**: your hand marks the cards that fit a row. Choose one and press **Lay**, or write **/lay**. If none fits, press **Draw**.
    {"**"}Gin rummy**: take the up-card or **Refuse** it. Then draw and **Discard**, or **Discard and knock** when little enough is left over. After a knock the other player lays off.
    {"**"}500 rummy**: your hand lists how deep you can take from the open pile. The deepest card must be laid at once, or you put everything back.
    {"**"}Rommé**: in some of its forms the open card is **bought** instead of knocked for, and a round may end by a bid: **Discard and bid Rommé**.

    The rules of your game are under **Rules**, with pictures of what may be laid and what may not.

help-rebuilding-title = Tiles, and tables that are rebuilt
help-rebuilding = {"**"}my Rummy** and **Tile Rummy** are played with tiles. In your turn you either **lay** or **draw one tile**. Nothing is discarded. **Rules** says how much your first melds must be worth, and when the whole table is yours to rebuild.
    1. Press **My hand**: it shows your rack. Choose tiles in the list and press **Lay these**. The bot finds melds for them, rebuilds the table if needed, and shows you the table as you would leave it. A plus marks what is yours, an arrow what has moved. Nobody else sees it until you press **Confirm**.
    2. {"**"}By hand** you build it yourself: choose what you want to move, then where it goes. **Split here** makes two melds of one, **Undo** takes a step back. Below the picture you read what is not right yet.
    3. {"**"}Hint** shows a good way to lay, where the table has agreed to hints.
    4. Nothing to lay, or nothing you want to lay? **Draw a tile**. That ends your turn.

    {"**"}Robber Rommé** is rebuilt in the same way, with cards: draw, press **Rebuild** and choose from table and hand, confirm, then discard.

    If you like typing: **/rearrange** takes the whole table as it will lie, melds separated by `|`, such as `R4 R5 R6 | R6 B6 W6`.

help-house-title = House rules
help-house = Every rule of a game can be changed before it starts. Whoever opened the table presses **House rules** under it and sees each rule, page by page, with what it can be. Rules that do not go together are refused, with the reason. The table always shows what differs from the booklet.
    If you like typing: `rules` of **/game new** takes them as `opening.points=40 deck.jokers=4`, and suggests them.

    A server keeps its favourites: **/settings rules save** gives the rules of this channel’s table a name, and **/settings rules use** makes them the server’s own. In **/game new** you choose them under `saved`.

help-time-title = When you are away
help-time = Every turn has its time, shown beside it. When it runs out, the bot draws a card for you and discards it; with tiles it draws one, unless you had begun to lay. After two missed turns in a row the computer plays your seat until you make a move again.
    After two more turns your seat is free, and so it is when you write **/game leave**. A move of yours takes it back, as long as nobody else has taken it. Whoever takes it plays on with your cards and your score, and the result names both of you. **/game players** shows who is away, and **/game join** takes a free seat. If everybody is away, the match waits.

    Every shuffle is sealed before the first card and can be checked at the end: nobody, the bot’s owner included, can arrange the cards.

help-company-title = With whom you play
help-company = With **Guests** under a lobby its host chooses who may sit down: everybody, or only those who are invited. Whom the host invites gets a message, and a guest can be taken out again. **/game invite**, **/game remove** and **/game guests** do the same.
    {"**"}/block** keeps you and somebody else at different tables. Nobody is told.
    Those who manage a server choose in **/settings server** who can open tables and where, and what is usual. **/settings bar** keeps a member from its games.
    {"**"}/privacy** shows what is kept about you, gives it to you as a file, and deletes it.
