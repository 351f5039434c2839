### Los grupos de reglas, por la primera parte de sus nombres.

switch-idle = No se aplica.

group-game = El juego
group-match = La partida
group-deck = La baraja
group-deal = El reparto
group-start = El comienzo
group-draw = Robar
group-claim = Reclamar descartes
group-set = Conjuntos
group-run = Secuencias
group-flush = Cerrar con un solo palo
group-joker = Comodines
group-opening = Las primeras combinaciones
group-layoff = Añadir
group-rearrange = Reorganizar la mesa
group-go_out = Cerrar
group-go_out-knock = Declarar Rummy
group-stock = El mazo
group-hand_values = Lo que queda en la mano
group-meld_values = Lo que valen las combinaciones
group-score = Puntos
group-knock = Golpear
group-knock-oklahoma = Oklahoma
group-hand_game = Cerrar la mano
group-v1 = Tomar, y luego colocar o apartar
group-v2 = La ficha abierta
group-timeout = Cuando se acaba el tiempo
group-duel = El duelo
group-karo8 = Diamantes 8
