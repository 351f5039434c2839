suits-choice-two = Deux couleurs : rouge et noir
suits-choice-four = Quatre couleurs : une par enseigne
