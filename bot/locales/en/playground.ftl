# The web page of `talon play`, where a visitor is two people and computers play the other seats.

playground-topic = Rummy on your own machine. “Viewing as”, above, chooses who you are.

# How somebody’s direct messages with the bot are called in the list of whom the visitor may be.
playground-direct = { $name }: messages with Talon

# $first and $second are the names of the two people that the visitor may be, $direct is the entry of $first’s messages.
playground-welcome = **Welcome to Talon.** You are **{ $first }**, and computers wait at the table below: press **Start**, then **My hand** whenever it is your turn.
    “Viewing as”, at the top of the page, makes you **{ $second }**, who can take a seat too. In a second tab you can be both at once.
    {"**"}Rules** under the table takes half a minute to read. `/help` explains the rest. For another game, press **Call off** and type `/game new`.
    To practise alone, type `/learn`: your game is dealt in your messages with the bot. **{ $direct }**, under “Viewing as”, shows them.
    The clock at the top lets hours or days go by, so that a game of weeks can be tried in minutes.
    Type `/tournament create` to hold a tournament. Each of its tables is a thread: **Threads**, beside the channel’s name, appears with the first one and tells where you are called.
    What is played here stays on this machine and waits for you when you come back.
playground-welcome-back = **Welcome back.** Here is the table as you left it: **My hand** shows your cards. “Viewing as”, at the top of the page, chooses whether you are **{ $first }** or **{ $second }**. **{ $direct }** shows your practice games.

# The clock in the bar at the top, from which time can be let go by.
playground-time = Let time go by, up to a week at once
playground-let-pass = { $hours ->
    [1] An hour
    [8] Eight hours
    [24] A day
    [72] Three days
   *[other] { $hours } hours
}
# Beside the clock while time flies, and in its menu.
playground-time-left = { $hours } h to go
playground-time-stop = Stop here

# The menu of places beside the channel’s name, and the way back from a thread to the channel.
playground-threads = Threads
playground-back = Back to #{ $channel }
# Under the name of a thread that nobody has written in for long.
playground-asleep = asleep
# Under the name of a place where these people are called and have not looked yet.
playground-called = calls { $names }
