### In how many colours suits are shown.

suits-choice-two = Two colours: red and black
suits-choice-four = Four colours: one for each suit

