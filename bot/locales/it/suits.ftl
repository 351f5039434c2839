### In how many colours suits are shown.

suits-choice-two = Due colori: rosso e nero
suits-choice-four = Quattro colori: uno per seme
