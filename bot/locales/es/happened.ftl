### Lo que pasó mientras alguien no estaba: una línea por persona, con lo que hizo.

story-line = { $own ->
    [yes] **Tú**: { $deeds }
   *[no] **{ $name }**: { $deeds }
}

story-seat-taken = **{ $name }** sigue jugando en el sitio de { $before }.

did-drew_stock = { $card ->
    [none] robo del mazo
   *[other] robo de { $card } del mazo
}
did-drew_stock-tiles = { $card ->
    [none] robo de una ficha
   *[other] robo de { $card }
}
did-took_discard = { $above ->
    [none] { $card } de la pila de descartes
   *[other] { $card } de la pila y todo lo de encima, { $above }
}
did-returned_discard = devolución de { $card }
did-upcard_refused = rechazo de { $card }
did-discarded = descarte de { $card }
did-window_answered = golpe por el descarte, según un encargo tuyo
did-window_answered-buying = oferta por el descarte, según un encargo tuyo
did-claim_won = { $penalty ->
    [0] { $card } de la pila de descartes
    [1] { $drawn ->
        [none] golpe por { $card }, con una carta de penalización
       *[other] golpe por { $card }, con una carta de penalización, { $drawn }
    }
   *[other] { $drawn ->
        [none] golpe por { $card }, con { $penalty } cartas de penalización
       *[other] golpe por { $card }, con { $penalty } cartas de penalización, { $drawn }
    }
}
did-claim_won-buying = { $penalty ->
    [0] { $card } de la pila de descartes
    [1] { $drawn ->
        [none] compra de { $card } con una carta del mazo
       *[other] compra de { $card } con una carta del mazo, { $drawn }
    }
   *[other] { $drawn ->
        [none] compra de { $card } con { $penalty } cartas del mazo
       *[other] compra de { $card } con { $penalty } cartas del mazo, { $drawn }
    }
}
did-opened = { $points ->
    [1] apertura con un punto
   *[other] apertura con { $points } puntos
}
did-meld_laid = combinación { $cards }
did-laid_off = { $card } añadida
did-joker_swapped = comodín liberado con { $card }
did-table_laid = { $cards ->
    [none] combinaciones separadas
   *[other] { $moved ->
        [0] { $cards } a la mesa
       *[other] mesa reorganizada y { $cards } a la mesa
    }
}
did-card_placed = { $card } a su fila
did-turn_passed = pase
did-timed_out = { $undone ->
    [yes] fin del tiempo al colocar, y todo deshecho
   *[no] fin del tiempo (jugó el reloj)
}
did-tile_taken = { $source ->
    [open] toma de la ficha abierta { $card }
   *[aside] toma de { $card }, que estaba apartada
}
did-tile_put_aside = { $card } a un lado
did-loose_tiles_taken = lo que quedaba suelto, de vuelta: { $cards }
did-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] una ficha de penalización
       *[other] { $count } fichas de penalización
    }
   *[other] { $cards } de penalización
}
did-call_forgotten = { $card ->
    [none] olvido de cantar y una carta más
   *[other] olvido de cantar y { $card } del mazo
}
did-floated = sin cartas, pero aún en juego
did-knocked = { $left ->
    [0] { $big ->
        [yes] gran gin
       *[no] gin
    }
    [1] golpe con un punto en cartas sueltas
   *[other] golpe con { $left } puntos en cartas sueltas
}
did-romme_called = { $left ->
    [0] canto de «Rummy»
   *[other] Rummy declarado con { $left } en la mano
}

happened-since = -# Desde tu última jugada:
happened-so-far = -# Hasta ahora:
happened-line = -# { $line }
happened-more = -# En **{ button-happened }** hay más: { $count }
happened-about-since = **{ $game }**, ronda { $round }: desde tu última jugada
happened-about-so-far = **{ $game }**, ronda { $round }: hasta ahora
happened-about-round = **{ $game }**, ronda { $round }: la ronda entera
happened-nothing = No ha pasado nada desde tu última jugada.
button-happened = Qué pasó
button-happened-round = La ronda entera
button-happened-since = Desde mi jugada
