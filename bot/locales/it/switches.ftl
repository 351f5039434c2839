### The groups of switches, by the first part of their names; `game` is for those that are in none.

switch-idle = Qui non vale.

group-game = Il gioco
group-match = La partita
group-deck = Il mazzo
group-deal = La distribuzione
group-start = L’inizio
group-draw = La pesca
group-claim = Prendere gli scarti
group-set = Serie
group-run = Sequenze
group-flush = Il colore di chiusura
group-joker = Jolly
group-opening = Le prime combinazioni
group-layoff = Aggiungere
group-rearrange = Trasformare il tavolo
group-go_out = Chiudere
group-go_out-knock = Dichiarare Ramino
group-stock = Il mazzo di pesca
group-hand_values = Ciò che resta in mano
group-meld_values = Quanto valgono le combinazioni
group-score = Punti
group-knock = Bussare
group-knock-oklahoma = Oklahoma
group-hand_game = Chiudere di mano
group-v1 = Prendere, poi calare o mettere da parte
group-v2 = Il pezzo scoperto
group-timeout = A tempo scaduto
group-duel = Il duello
group-karo8 = 8 di quadri
