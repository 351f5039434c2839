### Watching a match move by move.

button-watch = Obejrzyj
button-watch-on = Dalej
button-watch-last = Koniec
button-watch-first = Pierwszy ruch
button-watch-eyes = Oczy
button-watch-more = { $on ->
    [yes] Chwile
   *[no] Więcej
}

button-watch-post = Pokaż tę chwilę
button-watch-play-on = Graj dalej stąd
button-play-on-instead = Graj dalej tutaj

watch-posted = **{ $name }** pokazuje chwilę:
play-on-welcome = **Trening: { $game }** od ruchu { $move } gry { $match }. Niewidziany stos jest potasowany od nowa i nic się nie liczy.
play-on-dealt = Graj dalej [w swoich wiadomościach]({ $board }).
board-played-on = -# Trening z gry { $match }: nic się nie liczy.

watch-about = **{ $game }**, runda { $round }: ruch { $move } z { $moves }
watch-eyes = { $whose ->
    [own] twoimi oczami
    [seat] oczami gracza { $name }
    [all] wszystkie ręce odkryte
   *[none] tak, jak widzą to wszyscy
}
select-watch-moment = Chwile

watch-moment-began = Zaczyna się runda { $round }
watch-moment-opened = { $name }: pierwsze układy
watch-moment-knocked = { $name } puka
watch-moment-freed = { $name } odzyskuje jokera
watch-moment-claimed = { $name } dostaje zrzutkę
watch-moment-claimed-buying = { $name } kupuje zrzutkę
watch-moment-laid = { $name } coś wykłada
watch-moment-ended = { $name ->
    [none] Kończy się runda { $round }
   *[other] Kończy się runda { $round }: wygrywa { $name }
}

picture-hands-open = Ręce w tej chwili
picture-hands-open-tiles = Podstawki w tej chwili
