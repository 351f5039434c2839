### Una línea por cada cosa que pasa, y cómo está la partida.

event-round_began = { $starter ->
    [none] Empieza la ronda { $round }.
   *[other] Ronda { $round }: reparte { $dealer }, empieza { $starter }.
}
event-hand_dealt = { $seat } recibe { $cards }.
event-upcard_turned = { $card } queda boca arriba junto al mazo.
event-turn_began = Le toca a { $seat }.
event-drew_stock = { $card ->
    [none] { $seat } robó del mazo.
   *[other] { $seat } robó { $card } del mazo.
}
event-took_discard = { $above ->
    [none] { $seat } tomó { $card } de la pila de descartes.
   *[other] { $seat } tomó { $card } de la pila de descartes, con todo lo de encima: { $above }.
}
event-returned_discard = { $above ->
    [none] { $seat } devolvió { $card } a la pila de descartes.
   *[other] { $seat } devolvió { $card } y todo lo de encima a la pila de descartes.
}
event-meld_laid = { $meld_kind ->
    [run] { $seat } colocó la secuencia { $cards } (vale { $value }).
    [set] { $seat } colocó el conjunto { $cards } (vale { $value }).
   *[flush] { $seat } colocó { $cards }, de un solo palo (vale { $value }).
}
event-opened = { $points ->
    [1] { $seat } abrió con un punto.
   *[other] { $seat } abrió con { $points } puntos.
}
event-laid_off = { $seat } añadió { $card }: { $cards }.
event-joker_swapped = { $seat } liberó un comodín con { $card }: { $cards }.
event-discarded = { $seat } descartó { $card }.
event-window_opened = Se puede golpear por { $card }.
event-window_answered = { $claimed ->
    [yes] { $seat } golpeó.
   *[no] { $seat } pasó.
}
event-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] { $seat } se llevó { $card }.
        [1] { $seat } golpeó y se llevó { $card }, con una carta de penalización.
       *[other] { $seat } golpeó y se llevó { $card }, con { $penalty } cartas de penalización.
    }
   *[other] { $penalty ->
        [0] { $seat } se llevó { $card }.
        [1] { $seat } golpeó y se llevó { $card }, con una carta de penalización: { $drawn }.
       *[other] { $seat } golpeó y se llevó { $card }, con { $penalty } cartas de penalización: { $drawn }.
    }
}
event-window_opened-buying = { $card } está en venta.
event-window_answered-buying = { $claimed ->
    [yes] { $seat } quiere comprar.
   *[no] { $seat } pasó.
}
event-claim_won-buying = { $penalty ->
    [0] { $seat } se llevó { $card }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [1] { $seat } compró { $card }, con una carta del mazo.
           *[other] { $seat } compró { $card }, con { $penalty } cartas del mazo.
        }
       *[other] { $penalty ->
            [1] { $seat } compró { $card }, con una carta del mazo: { $drawn }.
           *[other] { $seat } compró { $card }, con { $penalty } cartas del mazo: { $drawn }.
        }
    }
}
event-claim_unwanted-buying = { $seats ->
    [none] Nadie compró { $card }.
   *[other] Nadie compró { $card }: falta el acuerdo de { $seats }.
}
event-claim_unwanted = { $seats ->
    [none] Nadie se lleva { $card }.
   *[other] Nadie se lleva { $card }: falta el acuerdo de { $seats }.
}
event-flipped = { $seat } ha volteado su carta.
event-letting_run = { $agree ->
    [yes] Desde ahora las cartas de { $seat } se voltean solas.
   *[no] { $seat } vuelve a voltear a mano.
}
event-comparison_decided = { $taker ->
    [none] { $shown }: empate arriba, con { $cards } cartas en juego.
   *[other] { $cards ->
        [1] { $shown }: { $taker } se lleva la carta.
       *[other] { $shown }: { $taker } se lleva { $cards } cartas.
    }
}
shown-card = { $seat } { $card }
event-play_off_called = { $seats ->
    [none] A nadie del empate le quedan cartas: la próxima comparación se lo lleva todo.
   *[other] Desempate: solo voltean otra vez { $seats }.
}
event-card_placed = { $seat } colocó { $card }.
event-turn_passed = { $seat } pasó.
event-starter_drawn = Sorteo para empezar: { $draws }. Empieza { $starter }.
event-table_laid = { $cards ->
    [none] { $seat } dejó combinaciones separadas.
   *[other] { $moved ->
        [0] { $seat } colocó { $cards }.
        [1] { $seat } colocó { $cards } y movió otra.
       *[other] { $seat } colocó { $cards } y movió otras { $moved }.
    }
}
event-tile_taken = { $source ->
    [open] { $seat } tomó la ficha abierta { $card }.
   *[aside] { $seat } tomó { $card }, que estaba apartada.
}
event-tile_put_aside = { $seat } apartó { $card }.
event-loose_tiles_taken = { $seat } se lleva lo que quedó suelto en la mesa: { $cards }.
event-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] { $seat } robó una ficha de penalización.
       *[other] { $seat } robó { $count } fichas de penalización.
    }
   *[other] { $seat } robó de penalización: { $cards }.
}
event-drew_stock-tiles = { $card ->
    [none] { $seat } robó una ficha.
   *[other] { $seat } robó { $card }.
}
event-upcard_turned-tiles = { $card } queda a la vista en el último montón.
event-round_began-tiles = Ronda { $round }: empieza { $starter }.
event-stock_renewed = { $shuffled ->
    [yes] { $cards ->
        [one] Los descartes se barajaron en un mazo nuevo de { $cards } carta.
       *[other] Los descartes se barajaron en un mazo nuevo de { $cards } cartas.
    }
   *[no] { $cards ->
        [one] Los descartes se dieron la vuelta: mazo nuevo de { $cards } carta.
       *[other] Los descartes se dieron la vuelta: mazo nuevo de { $cards } cartas.
    }
}
event-timed_out = { $undone ->
    [yes] A { $seat } se le acabó el tiempo al colocar. Lo empezado se deshace.
   *[no] A { $seat } se le acabó el tiempo. Jugó el reloj.
}
event-call_forgotten = { $card ->
    [none] { $seat } olvidó cantar «Rummy», roba una carta y sigue jugando.
   *[other] { $seat } olvidó cantar «Rummy», roba { $card } y sigue jugando.
}
event-floated = { $seat } colocó su última carta y sigue sin mano: su próximo descarte cierra.
event-upcard_refused = { $seat } no quiere { $card }.
event-knocked = { $left ->
    [0] { $big ->
        [yes] ¡{ $seat } hace gran gin!
       *[no] ¡{ $seat } hace gin!
    }
    [1] { $seat } golpea con un punto en cartas sueltas.
   *[other] { $seat } golpea con { $left } puntos en cartas sueltas.
}
event-romme_called = { $left ->
    [0] ¡{ $seat } canta «Rummy»!
   *[other] ¡{ $seat } declara Rummy con { $left } en la mano!
}
event-seat_left = { $seat } ha dejado la partida.
event-seat_eliminated = { $seat } queda fuera con { SCORE($total) } puntos.
event-round_ended = La ronda { $round } ha terminado. { $ended }
event-match_ended = { $count ->
    [1] La partida ha terminado: ¡gana { $winners }!
   *[other] La partida ha terminado: ¡{ $winners } comparten la victoria!
}

moment-shuffle = Se están barajando las cartas.
moment-shuffle-tiles = Se están mezclando las fichas.
moment-opening_discard = { $seat } empieza con un descarte.
moment-draw = Turno de { $seat }: robar.
moment-draw_ends = Turno de { $seat }: tomar el descarte; robar cierra la ronda.
moment-play = Turno de { $seat }: descartar.
moment-owed = Turno de { $seat }: colocar { $card } o devolver la carta.
moment-window-buying = { $card } está en venta: compra o pasa.
moment-window = Se puede reclamar { $card }: golpea o pasa.
moment-flip = { $seats ->
    [none] Las cartas se voltean solas.
   *[other] Faltan por voltear: { $seats }.
}
moment-upcard = { $seat } puede tomar o rechazar la carta descubierta.
moment-lay_off = { $seat } puede añadir a las combinaciones de quien golpeó.
moment-play-gin = Turno de { $seat }: descartar, o golpear.
moment-eight = Turno de { $seat }: colocar el primer ocho.
moment-place = Turno de { $seat }: colocar una carta, o robar si ninguna encaja.
moment-place_or_draw = Turno de { $seat }: colocar una carta o robar.
moment-place_or_pass = Turno de { $seat }: colocar una carta, o pasar si ninguna encaja.
moment-lay_or_draw = Turno de { $seat }: colocar fichas o robar una.
moment-lay_or_pass = Turno de { $seat }: colocar fichas o pasar.
moment-draw-tiles = Turno de { $seat }: tomar una ficha.
moment-lay = Turno de { $seat }: colocar fichas o terminar el turno.
moment-lay_or_put_aside = Turno de { $seat }: colocar fichas o apartar una.
moment-put_aside = Turno de { $seat }: apartar una ficha.
moment-over = La partida ha terminado.
