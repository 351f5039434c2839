### La mesa, el panel de la mano, los avisos, los resúmenes y las palabras de sus imágenes.

button-rules = Reglas
button-help = Ayuda
button-hand = Mi mano
button-board-draw = Robar
button-board-draw-ends = Robar (cierra la ronda)
button-board-take = Tomar el descarte
button-board-knock = Golpear
button-board-knock-buying = Comprar
button-board-pass = Pasar
button-board-refuse = Rechazar la descubierta
button-board-flip = Voltear
button-board-run = Dejarlas correr
button-board-byhand = Voltear a mano
button-draw = Robar del mazo
button-draw-ends = Robar: cierra la ronda
button-take = { $card ->
    [none] Tomar el descarte
   *[other] Tomar { $card }
}
button-back = Devolver { $card }
button-knock = Golpear por { $card }
button-knock-buying = Comprar { $card }
button-pass = Pasar
button-more = { $on ->
    [yes] Volver a las cartas
   *[no] Más
}
button-more-tiles = { $on ->
    [yes] Volver a las fichas
   *[no] { button-more }
}
button-biggin = Gran gin
button-lay-card = Colocar { $card }
button-passturn = { $phase ->
    [upcard] Rechazarla
    [lay_off] Añadir lo mejor
   *[other] Pasar
}
button-call = { $on ->
    [yes] Se cantará «Rummy»
   *[no] Cantar «Rummy»
}
button-order = { $other ->
    [melds] Por combinaciones
    [number] Por número
   *[suit] Por palo
}
button-order-tiles = { $other ->
    [melds] Por combinaciones
    [number] Por número
   *[suit] Por color
}
button-show = Actualizar
button-clear = Borrar selección
button-orders = Encargos
button-orders-rest = { $on ->
    [yes] Pasas esta ronda
   *[no] Pasar esta ronda
}
button-orders-clear = Sin encargos
button-orders-need = Golpear por lo útil
button-orders-need-buying = Comprar lo útil
button-passround = Pasar esta ronda
button-orders-back = Volver a mi mano
button-join = Unirme
button-leave = Salir
button-start = Empezar
button-cancel = Anular
button-unseat = Quitar una máquina
button-seat-back = Ya volví
button-rematch = Revancha
button-replay = Archivo
button-previous = Atrás
button-next = Siguiente

board-heading = ### { $game }
board-two-players = -# Entre dos nadie golpea: quien sigue puede tomar el descarte sin más.
board-two-players-buying = -# Entre dos los descartes no se venden: quien sigue puede tomarlos sin más.
board-cancelled = { $closed ->
    [yes] **Esta mesa está cerrada.** Su torneo dice por qué.
   *[no] **Esta partida se anuló.**
}
board-event = -# { $event }
board-table-ends = { $rests ->
    [yes] -# El tiempo de esta mesa acaba { $until }: las horas de silencio y las vacaciones mueven los turnos, no ese final.
   *[no] -# El tiempo de esta mesa acaba { $until }.
}
board-moment = **{ $moment }** { $ends }
time-ends = { $until ->
    [none] {""}
   *[other] { $over ->
        [yes] El tiempo se acabó { $until }: los demás pueden seguir.
       *[no] El tiempo se acaba { $until }.
    }
}

picture-heading = { $rounds ->
    [none] { $lap ->
        [none] Ronda { $round }
       *[other] Ronda { $round }, vuelta { $lap }
    }
    [extra] { $lap ->
        [none] Ronda extra
       *[other] Ronda extra, vuelta { $lap }
    }
   *[other] { $lap ->
        [none] Ronda { $round } de { $rounds }
       *[other] Ronda { $round } de { $rounds }, vuelta { $lap }
    }
}
picture-stock = Mazo
picture-discards = Descartes
picture-claim = ¿Golpeas?
picture-claim-buying = ¿Compras?
picture-heroes = Héroes
picture-villains = Villanos
picture-takes = se lo lleva
picture-tied = empate
picture-at-stake = en juego
picture-duel-status = { $play_off ->
    [yes] ¡Desempate!
   *[no] Todos voltean
}
picture-duel-won = { $team ->
    [heroes] ¡Ganan los héroes!
    [villains] ¡Ganan los villanos!
   *[none] ¡Empate!
}
picture-story = Las últimas { $count } comparaciones
picture-no-melds = Aún no hay combinaciones
picture-hand = { $count ->
    [0] No tienes cartas
    [1] Tu última carta
   *[other] Tus { $count } cartas
}
picture-deadwood = Sueltas: { $points }
picture-drawn = nueva
picture-drawn-tiles = nueva
picture-taken = tomada
picture-round = Ronda { $round }
picture-total = Total
picture-sheet = { $won_by ->
    [highest] Puntuación: gana el total más alto
    [lowest] Puntuación: gana el total más bajo
   *[other] Puntuación
}
picture-winner = Ganó
picture-melded = Combinaciones
picture-left-over = Resto
picture-no-cards = sin cartas
picture-no-cards-tiles = sin fichas

hand-note = > { $note }
hand-moment = **{ $moment }** { $ends } [Mesa]({ $board })
hand-turn-opening_discard = Empiezas tú: descarta una carta. En este turno no robas ni colocas nada.
hand-turn-draw = { $ends ->
    [yes] Tu turno: el mazo está vacío. Toma el descarte si puedes, o roba y cierra la ronda.
   *[no] Tu turno: roba una carta.
}
hand-turn-play = { $lap ->
    [none] Tu turno: coloca combinaciones si quieres y descarta una carta.
    [taught] Tu turno: descarta una carta.
   *[other] Tu turno: descarta una carta. Se combina desde la vuelta { $lap }.
}
hand-turn-place = { $eight ->
    [none] { $can ->
        [lay] Tu turno: coloca una carta que encaje.
        [draw] Tu turno: ninguna carta tuya encaja, así que roba una.
       *[pass] Tu turno: ninguna carta tuya encaja y el mazo está vacío, así que pasa.
    }
   *[other] Empiezas tú: coloca { $eight }.
}
hand-turn-upcard = Te ofrecen la carta descubierta: tómala o recházala.
hand-turn-play-gin = { $knock ->
    [yes] Tu turno: descarta una carta, o golpea con ella.
   *[no] Tu turno: descarta una carta.
}
hand-turn-owed = Tu turno: coloca ahora { $card } en una combinación, o devuélvela.
hand-turn-lay_off = Tu rival ha golpeado: elige cartas que encajen en sus combinaciones y añádelas, o deja que se añada lo mejor.
hand-gin-limit = { $limit ->
    [0] Solo puedes golpear sin cartas sueltas: únicamente gin.
   *[other] Puedes golpear con cartas sueltas por { $limit } o menos.
} { $doubled ->
    [yes] Esta ronda cuenta doble.
   *[no] {""}
}
hand-team = { $team ->
    [heroes] Juegas con los **héroes**, los palos rojos.
   *[villains] Juegas con los **villanos**, los palos negros.
}
hand-discarded = Ahora los demás pueden golpear por { $card }.
hand-discarded-buying = Ahora los demás pueden comprar { $card }.
hand-window-next-buying = { $card } está en venta y te toca después: toma esa carta, o roba del mazo.
hand-window-next = Se puede reclamar { $card } y te toca después: toma esa carta, o roba del mazo.
hand-answered = { $answer ->
    [claim] Respuesta: golpear por { $card }.
   *[pass] Respuesta: pasar con { $card }.
} { $sealed ->
    [yes] Las respuestas se abren cuando se acaba el tiempo o están todas.
   *[no] {""}
}
hand-answered-buying = { $answer ->
    [claim] Respuesta: comprar { $card }.
   *[pass] Respuesta: pasar con { $card }.
} { $sealed ->
    [yes] Las respuestas se abren cuando se acaba el tiempo o están todas.
   *[no] {""}
}
hand-sealed = { $claimed ->
    [yes] Tu respuesta: la quieres.
   *[no] Tu respuesta: pasaste.
}
hand-chosen = Elegidas: { $cards }
hand-opening = { $scope ->
    [single] Tu primera combinación de esta ronda debe valer ella sola { $needed } puntos.
   *[sum] Tus primeras combinaciones de esta ronda deben valer juntas { $needed } puntos.
}
swap-held = El comodín liberado se coloca enseguida: elígelo con sus otras cartas y colócalas.
select-cards = Elige tus cartas
select-cards-tiles = Elige tus fichas
select-pile = Tomar de la pila abierta
select-placeable = Elige la carta que colocas
select-on = Siguientes: { $first } …
select-more = Más
pile-depth = { $above ->
    [0] Tomar { $card }
    [1] Tomar { $card } y la carta de encima
   *[other] Tomar { $card } y las { $above } cartas de encima
}
select-new-card = recién robada
card-copy = { $card } (copia { $copy })
card-as = { $card }={ $face }

question-meld = ¿Cómo la quieres?
question-layoff = ¿Dónde va?
question-swap = ¿Qué comodín?
question-stale = La mesa ha cambiado mientras tanto; elige otra vez.
way-worth = { $points ->
    [1] vale un punto
   *[other] vale { $points } puntos
}
way-laid-off = { $card } a { $meld }
way-swap = { $card } en { $meld }
way-lying = { $meld } ({ $owner })
meld-left-over = { $melds ->
    [none] Aún no hay combinación.
   *[other] En combinación: { $melds }. Fuera de combinación: { $left }.
} { $wanted ->
    [none] {""}
   *[other] Añade { $wanted }, o elige menos.
}

orders-about = ## Encargos
    Responden por ti cuando una carta puede ser tuya, y nadie más los ve.
    - **Las cartas que quieres** y **pasar en todo lo demás** valen para esta ronda.
    - **{ orders-melds }** vale toda la partida y mira tu mano cuando se acaba el tiempo.
orders-needed = Según tu mano de ahora: { $faces }.
orders-need-nothing = Ahora ninguna carta sola te daría una combinación nueva. Elige cartas tú.
orders-passing = { $order } En los encargos puedes retirarlo.
orders-suit-buying = Comprar { $suit }
orders-suit = Golpear por { $suit }

notice-turn = { $phase ->
    [opening_discard] { $who }, empiezas tú en [{ $game }]({ $board }): descarta una carta.
    [eight] { $who }, empiezas tú en [{ $game }]({ $board }): coloca tu ocho.
   *[other] { $who }, es tu turno en [{ $game }]({ $board }).
} { $phase ->
    [draw] Roba.
    [play] Ya has robado: descarta una carta.
    [upcard] Te ofrecen la carta descubierta.
    [lay_off] Añade tus cartas.
    [lay_or_draw] Coloca fichas, o roba una.
    [lay_or_pass] Coloca fichas, o pasa.
    [lay_or_put_aside] Coloca fichas, o aparta una.
    [lay] Coloca fichas, o termina tu turno.
    [put_aside] Aparta una ficha.
    [place] Coloca una carta, o roba si ninguna encaja.
   *[other] {""}
} { $ends ->
    [none] Tómate tu tiempo.
   *[other] { $ends }
}
notice-autopilot = { $rests ->
    [yes] { $who }, la máquina guarda tu sitio en [{ $game }]({ $board }) y juega por ti cuando la partida siga.
   *[no] { $who }, no estabas, así que la máquina juega tu sitio en [{ $game }]({ $board }).
} Cualquier jugada tuya lo recupera, y este botón también. { $kept ->
    [none] {""}
    [one] Tras { $kept } turno más, otros pueden tomarlo.
   *[other] Tras { $kept } turnos más, otros pueden tomarlo.
}
notice-back = { $who } ha vuelto y sigue jugando.

summary-round = ## Ronda { $round }
    { $end }
summary-melded = { $name }, combinación: { $cards }.
summary-hand = { $name } tenía { $cards }.
summary-no-hand = { $name } no tenía nada.
summary-no-hand-tiles = { $name } no tenía fichas.
summary-match = ## { $game }: la partida ha terminado
    { $count ->
        [1] **¡Gana { $winners }!**
       *[other] **¡{ $winners } comparten la victoria!**
    }
summary-won-by = -# { $how }
summary-number = -# Partida { $game }
summary-sheet-alt = { $title }.
summary-sheet-round = Ronda { $round }: { $points }.
summary-seat-points = { $name } { SCORE($points) }

duel-running = Las cartas de { $names } se voltean solas. Cuando todo el mundo lo permita, el duelo corre hasta el final.
