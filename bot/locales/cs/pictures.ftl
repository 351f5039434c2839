### Words in pictures, and what only their alt texts say. Pictures have room for a word or two.

# Up to picture-column-opened: over columns of figures.
picture-column-cards = karty
picture-column-cards-tiles = kameny
picture-column-points = body
picture-column-points-suit_rows = vyhraná kola
picture-column-opened = otevřeno
picture-deals = rozdává
picture-out = mimo
picture-aside = Stranou
picture-pile = Všechny odhozené, nejstarší první
picture-knocker-left = Volné karty: { $name }
picture-won = výhra v kole
picture-hands-left = Co zbylo v ruce
picture-hands-left-tiles = Co zbylo na stojáncích

alt-board-lap = { $rounds ->
    [none] Kolo { $round }, oběh { $lap }.
    [extra] Kolo navíc, oběh { $lap }.
   *[other] Kolo { $round } z { $rounds }, oběh { $lap }.
}
alt-board-dealer = Rozdává { $name }.
alt-board-opened = { $count ->
    [0] První vyložení zatím nikdo nemá.
   *[other] První vyložení mají: { $names }.
}
alt-board-further = Další kombinace tohoto stolu:
alt-proposal-further = Pokračování stolu, jak po tobě zůstane; první obrázek popisuje celý stůl.
alt-further-examples = Další příklady.
