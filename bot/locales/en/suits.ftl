### In how many colours suits are shown.

# Choices of a select: at most 100 characters.
suits-choice-two = Two colours: red and black
suits-choice-four = Four colours: one for each suit
