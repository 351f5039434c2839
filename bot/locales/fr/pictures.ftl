picture-column-cards = cartes
picture-column-cards-tiles = tuiles
picture-column-points = points
picture-column-points-suit_rows = manches
picture-column-opened = ouvert
picture-deals = donne
picture-out = hors jeu
picture-aside = De côté
picture-pile = Toute la défausse, la plus ancienne d’abord
picture-knocker-left = Cartes isolées : { $name }
picture-won = gagne la manche
picture-hands-left = Ce qui restait en main
picture-hands-left-tiles = Ce qui restait aux plateaux

alt-board-lap = { $rounds ->
    [none] Manche { $round }, tour de table { $lap }.
    [extra] Manche supplémentaire, tour de table { $lap }.
   *[other] Manche { $round } sur { $rounds }, tour de table { $lap }.
}
alt-board-dealer = { $name } donne.
alt-board-opened = { $count ->
    [0] Personne n’a ouvert.
   *[other] Ont ouvert : { $names }.
}
alt-board-further = D’autres combinaisons de cette table :
alt-proposal-further = La suite de la table telle que tu la laisserais ; la première image dit tout.
alt-further-examples = D’autres exemples.
