button-watch = Revoir
button-watch-on = Suite
button-watch-last = Fin
button-watch-first = Premier coup
button-watch-eyes = Regard
button-watch-more = { $on ->
    [yes] Moments
   *[no] Plus
}

button-watch-post = Publier ce moment
button-watch-play-on = Rejouer à partir d’ici
button-play-on-instead = Plutôt rejouer d’ici

watch-posted = **{ $name }** montre un moment :
play-on-welcome = **Entraînement : { $game }** à partir du coup { $move } de la partie { $match }. La pioche cachée est rebattue, et rien ne compte.
play-on-dealt = Continue [dans tes messages]({ $board }).
board-played-on = -# Entraînement d’après la partie { $match } : rien ne compte.

watch-about = **{ $game }**, manche { $round } : coup { $move } sur { $moves }
watch-eyes = { $whose ->
    [own] par tes yeux
    [seat] par les yeux de { $name }
    [all] toutes les mains ouvertes
   *[none] vu par tout le monde
}
select-watch-moment = Moments

watch-moment-began = Début de la manche { $round }
watch-moment-opened = { $name } ouvre
watch-moment-knocked = { $name } frappe
watch-moment-freed = { $name } récupère un joker
watch-moment-claimed = { $name } obtient une défausse
watch-moment-claimed-buying = { $name } achète une défausse
watch-moment-laid = { $name } pose quelque chose
watch-moment-ended = { $name ->
    [none] Fin de la manche { $round }
   *[other] Fin de la manche { $round } : { $name } gagne
}

picture-hands-open = Les mains à ce moment
picture-hands-open-tiles = Les plateaux à ce moment
