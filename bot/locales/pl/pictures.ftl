### Words in pictures, and what only their alt texts say.

picture-column-cards = karty
picture-column-cards-tiles = kostki
picture-column-points = punkty
picture-column-points-suit_rows = wygrane rundy
picture-column-opened = otwarcie
picture-deals = rozdaje
picture-out = odpada
picture-aside = Odłożone
picture-pile = Wszystkie zrzutki, od najstarszej
picture-knocker-left = Luźne karty: { $name }
picture-won = wygrana runda
picture-hands-left = Co zostało w ręce
picture-hands-left-tiles = Co zostało na podstawkach

alt-board-lap = { $rounds ->
    [none] Runda { $round }, okrążenie { $lap }.
    [extra] Dodatkowa runda, okrążenie { $lap }.
   *[other] Runda { $round } z { $rounds }, okrążenie { $lap }.
}
alt-board-dealer = Rozdaje { $name }.
alt-board-opened = { $count ->
    [0] Nikt nie ma jeszcze pierwszych układów.
   *[other] Pierwsze układy mają: { $names }.
}
alt-board-further = Więcej układów tego stołu:
alt-proposal-further = Dalsza część stołu po twoim ruchu; całość opisuje pierwszy obrazek.
alt-further-examples = Więcej przykładów.
