### The groups of switches, by the first part of their names; `game` is for those that are in none.

switch-idle = Nie dotyczy.

group-game = Gra
group-match = Partia
group-deck = Talia
group-deal = Rozdanie
group-start = Początek
group-draw = Dobieranie
group-claim = Pukanie po zrzutki
group-set = Zestawy
group-run = Sekwensy
group-flush = Kolor zamykający
group-joker = Jokery
group-opening = Pierwsze układy
group-layoff = Dokładanie
group-rearrange = Przebudowa stołu
group-go_out = Zakończenie rundy
group-go_out-knock = Zgłoszenie remika
group-stock = Stos dobierania
group-hand_values = Co zostało w ręce
group-meld_values = Ile są warte układy
group-score = Punkty
group-knock = Pukanie
group-knock-oklahoma = Oklahoma
group-hand_game = Gra z ręki
group-v1 = Weź, potem wyłóż albo odłóż
group-v2 = Odkryta kostka
group-timeout = Gdy mija czas
group-duel = Pojedynek
group-karo8 = Karo ósemka
