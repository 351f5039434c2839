### In how many colours suits are shown.

suits-choice-two = Dwa kolory: czerwony i czarny
suits-choice-four = Cztery kolory: każdy inny
