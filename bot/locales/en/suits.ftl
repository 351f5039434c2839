### In how many colours suits are shown: /settings colours.

command-settings-colours = Choose in how many colours suits are shown in this server
option-settings-suits = Two colours or four (if you do not say: see what is chosen)
suits-choice-two = Two colours: red and black
suits-choice-four = Four colours: one for each suit

suits-told = { $four ->
    [yes] Suits have four colours in this server: spades black, hearts red, diamonds blue, clubs green.
   *[no] Suits have two colours in this server: hearts and diamonds red, spades and clubs black.
}
suits-settled = { $four ->
    [yes] From now on suits have four colours in this server: spades black, hearts red, diamonds blue, clubs green. A board that is already there changes with its next move.
   *[no] From now on suits have two colours in this server: hearts and diamonds red, spades and clubs black. A board that is already there changes with its next move.
}
