button-watch = Bekijken
button-watch-on = Verder
button-watch-last = Laatste
button-watch-first = Eerste zet
button-watch-eyes = Ogen
button-watch-more = { $on ->
    [yes] Momenten
   *[no] Meer
}

button-watch-post = Dit moment plaatsen
button-watch-play-on = Vanaf hier doorspelen
button-play-on-instead = Liever hier doorspelen

watch-posted = **{ $name }** laat een moment zien:
play-on-welcome = **Oefenen: { $game }** vanaf zet { $move } van spel { $match }. De ongeziene trekstapel is opnieuw geschud, en niets telt.
play-on-dealt = Speel door [in je berichten]({ $board }).
board-played-on = -# Oefenen vanuit spel { $match }: niets telt.

watch-about = **{ $game }**, ronde { $round }: zet { $move } van { $moves }
watch-eyes = { $whose ->
    [own] door jouw ogen
    [seat] door de ogen van { $name }
    [all] alle handen open
   *[none] zoals iedereen het zag
}
select-watch-moment = Momenten

watch-moment-began = Ronde { $round } begint
watch-moment-opened = { $name } legt voor het eerst uit
watch-moment-knocked = { $name } klopt
watch-moment-freed = { $name } rooft een joker
watch-moment-claimed = { $name } krijgt een aflegkaart
watch-moment-claimed-buying = { $name } koopt een aflegkaart
watch-moment-laid = { $name } legt iets op tafel
watch-moment-ended = { $name ->
    [none] Ronde { $round } is voorbij
   *[other] Ronde { $round } is voorbij: { $name } wint
}

picture-hands-open = Handen op dit moment
picture-hands-open-tiles = Bankjes op dit moment
