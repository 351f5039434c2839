### Watching a match move by move.

# Small buttons: a word.
button-watch = Přehrát
button-watch-on = Dál
button-watch-last = Konec
button-watch-first = První tah
button-watch-eyes = Oči
button-watch-more = { $on ->
    [yes] Okamžiky
   *[no] Další
}

button-watch-post = Zveřejnit okamžik
button-watch-play-on = Hrát odsud dál
button-play-on-instead = Hrát dál radši tady

watch-posted = **{ $name }** ukazuje okamžik:
play-on-welcome = **Cvičná hra: { $game }** od tahu { $move } hry { $match }. Neviděné karty balíčku se míchají znovu a nic se nepočítá.
play-on-dealt = Hraj dál [ve svých zprávách]({ $board }).
board-played-on = -# Cvičení podle hry { $match }: nic se nepočítá.

watch-about = **{ $game }**, kolo { $round }: tah { $move } z { $moves }
# After where the match stands, with a dot between.
watch-eyes = { $whose ->
    [own] tvýma očima
    [seat] očima: { $name }
    [all] všechny karty odkryté
   *[none] jak to viděli všichni
}
select-watch-moment = Okamžiky

# watch-moment-…: choices in a select, at most 100 characters.
watch-moment-began = Začíná kolo { $round }
watch-moment-opened = { $name } otevírá
watch-moment-knocked = { $name } klepe
watch-moment-freed = { $name } uvolňuje žolíka
watch-moment-claimed = { $name } získává odhozenou kartu
watch-moment-claimed-buying = { $name } kupuje odhozenou kartu
watch-moment-laid = { $name } něco vykládá
watch-moment-ended = { $name ->
    [none] Kolo { $round } končí
   *[other] Kolo { $round } končí: vyhrává { $name }
}

picture-hands-open = Karty v tomhle okamžiku
picture-hands-open-tiles = Stojánky v tomhle okamžiku
