### Watching a match move by move.

button-watch = Rivedi
button-watch-on = Avanti
button-watch-last = Ultima
button-watch-first = Prima mossa
button-watch-eyes = Occhi
button-watch-more = { $on ->
    [yes] Momenti
   *[no] Altro
}

button-watch-post = Pubblica il momento
button-watch-play-on = Gioca da qui
button-play-on-instead = Gioca invece da qui

watch-posted = **{ $name }** mostra un momento:
play-on-welcome = **Allenamento: { $game }** dalla mossa { $move } della partita { $match }. Il mazzo che nessuno ha visto si rimescola, e niente conta.
play-on-dealt = Continua [nei tuoi messaggi]({ $board }).
board-played-on = -# Allenamento dalla partita { $match }: niente conta.

watch-about = **{ $game }**, manche { $round }: mossa { $move } di { $moves }
watch-eyes = { $whose ->
    [own] con i tuoi occhi
    [seat] con gli occhi di { $name }
    [all] tutte le mani aperte
   *[none] come si vedeva al tavolo
}
select-watch-moment = Momenti

watch-moment-began = Inizia la manche { $round }
watch-moment-opened = { $name } apre
watch-moment-knocked = { $name } bussa
watch-moment-freed = { $name } libera un jolly
watch-moment-claimed = { $name } ha uno scarto
watch-moment-claimed-buying = { $name } compra uno scarto
watch-moment-laid = { $name } cala qualcosa
watch-moment-ended = { $name ->
    [none] Finisce la manche { $round }
   *[other] Finisce la manche { $round }: vince { $name }
}

picture-hands-open = Le mani in questo momento
picture-hands-open-tiles = I portapezzi in questo momento
