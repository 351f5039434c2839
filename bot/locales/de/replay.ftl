button-watch = Ansehen
button-watch-on = Weiter
button-watch-last = Ende
button-watch-first = Erster Zug
button-watch-eyes = Blick
button-watch-more = { $on ->
    [yes] Momente
   *[no] Mehr
}

button-watch-post = Diesen Moment posten
button-watch-play-on = Ab hier weiterspielen
button-play-on-instead = Lieber hier weiter

watch-posted = **{ $name }** zeigt einen Moment:
play-on-welcome = **Übung: { $game }** ab Zug { $move } von Spiel { $match }. Was verdeckt im Nachziehstapel liegt, ist neu gemischt, und nichts davon zählt.
play-on-dealt = Spiel [in deinen Nachrichten]({ $board }) weiter.
board-played-on = -# Übung aus Spiel { $match }: Nichts davon zählt.

watch-about = **{ $game }**, Runde { $round }: Zug { $move } von { $moves }
watch-eyes = { $whose ->
    [own] aus deiner Sicht
    [seat] aus der Sicht von { $name }
    [all] alle Blätter offen
   *[none] wie alle es sahen
}
select-watch-moment = Momente

watch-moment-began = Runde { $round } beginnt
watch-moment-opened = { $name } eröffnet
watch-moment-knocked = { $name } klopft
watch-moment-freed = { $name } befreit einen Joker
watch-moment-claimed = { $name } bekommt eine abgelegte Karte
watch-moment-claimed-buying = { $name } kauft eine abgelegte Karte
watch-moment-laid = { $name } legt etwas aus
watch-moment-ended = { $name ->
    [none] Runde { $round } endet
   *[other] Runde { $round } endet: { $name } gewinnt
}

picture-hands-open = Die Blätter in diesem Moment
picture-hands-open-tiles = Die Bänkchen in diesem Moment
