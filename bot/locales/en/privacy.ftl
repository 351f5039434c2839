### What is kept of somebody.

button-me-privacy = Your data
# Stands for the name of somebody whose data is deleted, in lists and pictures.
privacy-former-player = Former player
privacy-about =
    ## Your data
    I keep your Discord id, your name, seats and moves in each game; your choices in /{ command-me.name }, block list, orders, drafts, puzzles and results; how punctual you are; what you did as a host. I read no messages.
    { $days ->
        [one] A game is packed or deleted { $days } day after its end.
       *[other] A game is packed or deleted { $days } days after its end.
    } The rest stays until you delete it.
button-privacy-export = Get my data
button-privacy-delete = Delete my data
button-privacy-sure = Delete everything
button-privacy-keep = Keep it
privacy-export = This is everything that I keep about you. Only you see it.
privacy-ask =
    ## Delete everything about you?
    { $marks ->
        [0] {""}
       *[other] One thing stays until the matches in which you sat are over: a mark made of your id with a secret key, so that nobody plays two seats of a match. It is deleted with its end.
    }
    { $lobbies ->
        [0] You sit in no lobby.
        [1] You leave the lobby that you sit in.
       *[other] You leave the { $lobbies } lobbies that you sit in.
    } { $matches ->
        [0] You play no match.
        [1] In the match that you play the computer takes your seat for good, or it is forfeited where its rules say so.
       *[other] In the { $matches } matches that you play the computer takes your seat for good, or it is forfeited where the rules say so.
    } { $tournaments ->
        [0] You are in no tournament.
        [1] You drop out of one tournament.
       *[other] You drop out of { $tournaments } tournaments.
    }
    Your settings, block list, orders and drafts are deleted. Games and results that are over say “{ privacy-former-player }” where they said your name; they stay, without you, so that others can still check them and keep their ratings. Messages that I have posted in channels stay as they are.
    -# If somebody has blocked you, or a server does not let you play, that stays, by your id alone; if a tournament does not, or a host has taken you out of a lobby, by a mark made of your id, until that is over. The reasons that hosts of tournaments gave for what they did stay too. This cannot be undone.
privacy-deleted = Everything about you is deleted, except what I said stays. { $games ->
    [0] No game named you.
    [1] One game named you.
   *[other] { $games } games named you.
}
reject-still_playing = You sat down at a table while I was deleting. What is gone is gone, so please press once more.

# At most 400 characters.
application-description = Rummy for people who are rarely online at the same moment: thirteen card and tile games for two to six, live or over days. Your hand is private, the board is for all, every shuffle can be checked, and computers take empty seats. Tournaments too. Begin with /{ command-game.name } { command-game-new.name }; alone with /{ command-learn.name }. What is kept about you: /{ command-me.name }.
