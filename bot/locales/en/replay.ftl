### Watching a match move by move.

# Small buttons: a word.
button-watch = Watch
button-watch-on = On
button-watch-last = Last
button-watch-first = First move
button-watch-eyes = Eyes
button-watch-more = { $on ->
    [yes] Moments
   *[no] More
}

button-watch-post = Post this moment
button-watch-play-on = Play on from here
button-play-on-instead = Play on here instead

watch-posted = **{ $name }** shows a moment:
play-on-welcome = **Practice: { $game }** from move { $move } of game { $match }. The unseen stock is shuffled anew, and nothing counts.
play-on-dealt = Play on [in your messages]({ $board }).
board-played-on = -# Practice from game { $match }: nothing counts.

watch-about = **{ $game }**, round { $round }: move { $move } of { $moves }
# After where the match stands, with a dot between.
watch-eyes = { $whose ->
    [own] through your eyes
    [seat] through { $name }’s eyes
    [all] all hands open
   *[none] as everybody saw it
}
select-watch-moment = Moments

# watch-moment-…: choices in a select, at most 100 characters.
watch-moment-began = Round { $round } begins
watch-moment-opened = { $name } opens
watch-moment-knocked = { $name } knocks
watch-moment-freed = { $name } frees a joker
watch-moment-claimed = { $name } gets a discard
watch-moment-claimed-buying = { $name } buys a discard
watch-moment-laid = { $name } adds to the table
watch-moment-ended = { $name ->
    [none] Round { $round } ends
   *[other] Round { $round } ends: { $name } wins
}

picture-hands-open = Hands at this moment
picture-hands-open-tiles = Racks at this moment
