### Words in pictures, and what only their alt texts say. Pictures have room for a word or two.

picture-column-cards = carte
picture-column-cards-tiles = pezzi
picture-column-points = punti
picture-column-points-suit_rows = manche vinte
picture-column-opened = aperto
picture-deals = dà
picture-out = fuori
picture-aside = Da parte
picture-pile = Tutti gli scarti, dal più vecchio
picture-knocker-left = Carte spaiate: { $name }
picture-won = vince la manche
picture-hands-left = Che cosa restava in mano
picture-hands-left-tiles = Che cosa restava sui portapezzi

alt-board-lap = { $rounds ->
    [none] Manche { $round }, giro { $lap }.
    [extra] Manche supplementare, giro { $lap }.
   *[other] Manche { $round } di { $rounds }, giro { $lap }.
}
alt-board-dealer = Fa le carte { $name }.
alt-board-opened = { $count ->
    [0] Nessuno ha aperto.
   *[other] Hanno aperto: { $names }.
}
alt-board-further = Altre combinazioni di questo tavolo:
alt-proposal-further = Il resto del tavolo come lo lasceresti; la prima immagine lo dice tutto.
alt-further-examples = Altri esempi.
