### Las cartas en palabras, y lo que muestran las imágenes.

typed-cards = P=S T=C CO=H S=J RE=Q RY=K
typed-tiles-002 = L=P N=B V=G GR=Y
typed-tiles-004 = M=N A=B BL=W

row-told = { $before }, { $after }
row-rows = { $before }; { $after }
card-joker = Comodín
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [1] un comodín
   *[other] { $count } comodines
}
suit-cards-0 = picas
suit-cards-1 = corazones
suit-cards-2 = diamantes
suit-cards-3 = tréboles
suit-tiles-002-0 = lila
suit-tiles-002-1 = negro
suit-tiles-002-2 = verde
suit-tiles-002-3 = gris
suit-tiles-004-0 = marrón
suit-tiles-004-1 = rojo
suit-tiles-004-2 = azul
suit-tiles-004-3 = blanco
tile-colour = **{ $letter }** es { $name }
rank-1 = as
rank-11 = sota
rank-12 = reina
rank-13 = rey

alt-board-round = { $rounds ->
    [none] Ronda { $round }.
    [extra] Ronda extra.
   *[other] Ronda { $round } de { $rounds }.
}
alt-board-piles = { $top ->
    [none] Mazo { $stock }; pila de descartes vacía.
   *[other] Mazo { $stock }; pila de descartes { $discards }, encima { $top }.
}
alt-board-stock = Mazo { $stock }.
alt-board-pool = Pozo { $pool }.
alt-board-open-tile = Ficha abierta: { $card }.
alt-board-aside = { $free ->
    [yes] { $name } ha apartado { $card }, que se puede tomar en este turno.
   *[no] { $name } ha apartado { $card }.
}
alt-board-changed = { $laid ->
    [none] Lo último movido: { $moved }.
   *[other] { $moved ->
        [none] Lo último colocado: { $laid }.
       *[other] Lo último colocado: { $laid }; movido: { $moved }.
    }
}
alt-board-row = { $cards ->
    [none] Fila de { $suit }: sin empezar.
   *[other] Fila de { $suit }: { $cards }.
}
alt-board-shown = Lo último mostrado: { $cards }.
alt-board-at-stake = En juego: { $cards } cartas.
alt-board-pile = { picture-pile }: { $cards }.
alt-board-seat = { $name }: { $told }.
alt-seat-of-team = { $team ->
    [heroes] { $name } (héroes)
   *[villains] { $name } (villanos)
}
alt-seat-out = fuera
alt-seat-holds = { $count ->
    [1] una carta
   *[other] { $count } cartas
}
alt-seat-holds-tiles = { $count ->
    [1] una ficha
   *[other] { $count } fichas
}
alt-seat-taken = ganadas: { $count }
alt-seat-total = total { SCORE($total) }
alt-seat-to-act = le toca
alt-board-melds = En la mesa:
alt-board-no-melds = No hay combinaciones en la mesa.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-joker-as = { $joker } como { $face }

alt-hand = { $count ->
    [0] Tu mano está vacía.
    [1] Tu única carta: { $cards }.
   *[other] Tus { $count } cartas: { $cards }.
}
alt-hand-tiles = { $count ->
    [0] Tu soporte está vacío.
    [1] Tu única ficha: { $cards }.
   *[other] Tus { $count } fichas: { $cards }.
}
alt-hand-drawn = Recién robadas: { $cards }.
alt-hand-chosen = Elegidas: { $cards }.

variant-name-disney_basic = Disney 100 Rummy
variant-summary-disney_basic = Reúne conjuntos y secuencias, colócalos y quédate sin cartas. Golpea si quieres un descarte.
variant-summary-disney_basic-claimless = Reúne conjuntos y secuencias, colócalos y quédate sin cartas.
variant-name-disney_layoff = Rummy añadiendo
variant-summary-disney_layoff = Coloca conjuntos y secuencias, y añade a cualquier combinación de la mesa. Quien se queda sin cartas gana la ronda.

variant-name-czech_rummy = Rummy checo
variant-summary-czech_rummy = Coloca conjuntos y secuencias, y añade a las combinaciones ajenas. Con demasiados puntos quedas fuera; gana quien resiste.
variant-name-gin_rummy = Gin rummy
variant-summary-gin_rummy = Para dos. Reúne combinaciones en tu mano y golpea con pocas cartas sueltas.
variant-name-rummy_500 = Rummy 500
variant-summary-rummy_500 = Todos los descartes están a la vista: toma cuantos puedas usar. Lo que colocas cuenta a tu favor.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Coloca conjuntos y secuencias desde el primer turno. Declara Rummy cuando te queden pocos puntos en la mano.
variant-name-nsv_buy = Rommé con compra
variant-summary-nsv_buy = Rommé con compra: puedes comprar la carta abierta fuera de turno, a cambio de otra carta del mazo.
variant-name-nsv_layoff = Rommé añadiendo
variant-summary-nsv_layoff = Rommé sin declarar: coloca combinaciones, añade a cualquiera de la mesa y cierra antes que nadie.
variant-name-nsv_robber = Rommé de ladrones
variant-summary-nsv_robber = Roba, combina y saquea la mesa: puedes deshacer sus combinaciones y colocarlas de nuevo.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Fichas: coloca o roba. Una vez que abres, puedes reorganizar toda la mesa.
variant-name-tile_rummy = Rummy con fichas
variant-summary-tile_rummy = Fichas: coloca o roba. Abre y reorganiza toda la mesa en el mismo turno.
variant-name-disney_duel = Héroes contra villanos
variant-summary-disney_duel = Rojo contra negro: cada cual voltea una carta y la más alta se las lleva todas. Rápido y sin nada que decidir.
variant-name-disney_karo8 = Diamantes 8
variant-summary-disney_karo8 = Dos equipos forman cuatro filas desde los ochos. Lo que guardas importa tanto como lo que colocas.

pace-live = en vivo
pace-quick = rápido
pace-daily = diario
pace-slow = lento
pace-friendly = amistoso
pace-custom = propio
pace-named = { $name }: { $lengths }
pace-lengths-claimless = { $reserve ->
    [none] { $turn } por turno
   *[other] { $turn } por turno y { $reserve } de reserva
}
pace-lengths-duel = { $turn } por carta
pace-lengths-buying = { $reserve ->
    [none] { $turn } por turno, { $window } para comprar
   *[other] { $turn } por turno y { $reserve } de reserva, { $window } para comprar
}
pace-lengths = { $reserve ->
    [none] { $turn } por turno, { $window } para golpear
   *[other] { $turn } por turno y { $reserve } de reserva, { $window } para golpear
}
