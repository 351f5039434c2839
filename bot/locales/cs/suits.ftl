### In how many colours suits are shown.

# Choices of a select: at most 100 characters.
suits-choice-two = Dvě barvy: červená a černá
suits-choice-four = Čtyři barvy: každá karetní barva jiná
