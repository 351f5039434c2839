### The groups of switches, by the first part of their names; `game` is for those that are in none.
### What each switch says is in house.ftl.

# Of a switch that another one makes idle.
switch-idle = Neuplatňuje se.

group-game = Hra
group-match = Partie
group-deck = Karty
group-deal = Rozdávání
group-start = Začátek
group-draw = Lízání
group-claim = Přihlášení o odhozené karty
group-set = Sety
group-run = Postupky
group-flush = Zavírací fleš
group-joker = Žolíci
group-opening = První kombinace
group-layoff = Přikládání
group-rearrange = Přestavba stolu
group-go_out = Zavření
group-go_out-knock = Ohlášení Rommé
group-stock = Dobírací balíček
group-hand_values = Co zbude v ruce
group-meld_values = Hodnota kombinací
group-score = Body
group-knock = Klepání
group-knock-oklahoma = Oklahoma
group-hand_game = Zavření z ruky
group-v1 = Vzít, pak vyložit nebo odložit
group-v2 = Otevřený kámen
group-timeout = Když vyprší čas
group-duel = Souboj
group-karo8 = Kárová 8
