### Palabras en las imágenes, y lo que solo dicen sus textos alternativos.

picture-column-cards = cartas
picture-column-cards-tiles = fichas
picture-column-points = puntos
picture-column-points-suit_rows = rondas
picture-column-opened = abrió
picture-deals = reparte
picture-out = fuera
picture-aside = Apartada
picture-pile = Todos los descartes, del más viejo al más nuevo
picture-knocker-left = Cartas sueltas de { $name }
picture-won = ganó la ronda
picture-hands-left = Lo que quedó en la mano
picture-hands-left-tiles = Lo que quedó en los soportes

alt-board-lap = { $rounds ->
    [none] Ronda { $round }, vuelta { $lap }.
    [extra] Ronda extra, vuelta { $lap }.
   *[other] Ronda { $round } de { $rounds }, vuelta { $lap }.
}
alt-board-dealer = Reparte { $name }.
alt-board-opened = { $count ->
    [0] Nadie ha abierto.
   *[other] Han abierto: { $names }.
}
alt-board-further = Más combinaciones de esta mesa:
alt-proposal-further = Más de la mesa como la dejarías; la primera imagen lo cuenta todo.
alt-further-examples = Más ejemplos.
