### Watching a match move by move.

button-watch = Watch
button-watch-back = Back
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
button-play-on-instead = Play on from the replay instead

watch-posted = **{ $name }** shows a moment:
play-on-welcome = **Practice: { $game }**, played on from move { $move } of game { $match }. Hands and discards are those of then, the stock is shuffled anew. Nothing of it counts.
play-on-dealt = What would have happened? Find out [in your messages]({ $link }).
board-played-on = -# Practice, played on from game { $match }. Nothing of it counts.

watch-about = **{ $game }**, round { $round }: move { $move } of { $moves }
watch-eyes = { $whose ->
    [own] through your eyes
    [seat] through { $name }’s eyes
    [all] every hand open
   *[none] as everybody saw it
}
select-watch-eyes = Through whose eyes?
select-watch-moment = Rounds and moments

watch-moment-began = Round { $round } begins
watch-moment-opened = Round { $round }: { $name } opens
watch-moment-knocked = Round { $round }: { $name } knocks
watch-moment-freed = Round { $round }: { $name } frees a joker
watch-moment-claimed = Round { $round }: { $name } gets a discard
watch-moment-claimed-buying = Round { $round }: { $name } buys a discard
watch-moment-laid = Round { $round }: { $name } lays out
watch-moment-ended = { $name ->
    [none] Round { $round } ends
   *[other] Round { $round } ends: { $name } wins it
}

picture-hands-open = Hands at this moment
picture-hands-open-tiles = Racks at this moment
