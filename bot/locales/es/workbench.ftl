### El banco de trabajo, donde se reorganiza la mesa, y el soporte de los juegos de fichas.

picture-pool = Pozo
picture-laid = colocada
picture-moved = movida
picture-chosen = elegida
picture-open-tile = ficha abierta
picture-take-aside = ¿La tomas?
picture-rack = { $count ->
    [0] No tienes fichas
    [1] Tu última ficha
   *[other] Tus { $count } fichas
}
button-board-draw-tile = { button-drawtile }
button-laythese = { button-lay } { $cards }
button-byhand = A mano
button-hint = Pista
button-rebuild = Reorganizar
button-taketile = Tomar { $card }
button-drawtile = Robar una ficha
button-passtiles = { button-board-pass }
rack-turn-lay_or_draw = Tu turno: coloca fichas, o roba una.
rack-turn-lay_or_pass = Tu turno: coloca fichas, o pasa.
rack-turn-draw = { $open ->
    [yes] Tu turno: roba una ficha, o toma una que esté a la vista para colocarla enseguida.
   *[no] Tu turno: roba una ficha.
}
rack-turn-lay = Tu turno: coloca fichas, o termínalo.
rack-turn-lay_or_put_aside = Has tomado una ficha: coloca fichas, o elige una y apártala.
rack-turn-put_aside = Ya has colocado: elige una ficha y apártala.
rack-assist = { $assist ->
    [placement] Esta mesa juega sin pistas.
   *[none] Esta mesa juega sin ayuda: lo que eliges se coloca tal cual, y reorganizas a mano.
}
rack-opening = Tus primeras combinaciones de esta ronda deben valer { $needed } puntos solo de tu soporte.

button-benchok = Confirmar
button-benchsplit = Dividir aquí
button-benchundo = Deshacer
bench-meld = { $number }: { $cards }
bench-to-new = Una combinación nueva
bench-to-rack = De vuelta a lo mío
select-bench-meld = Elige una combinación de la mesa
select-bench-pieces = Elige fichas de la combinación { $number }
select-bench-pieces-draw_discard = Elige cartas de la combinación { $number }
select-bench-read = Di qué representan los comodines de la combinación { $number }
select-bench-target = Mover lo elegido a …
workbench-heading = **La mesa como la dejarías.** Nadie más la ve hasta que confirmas. [Mesa]({ $board })
workbench-taking = Con eso tomas { $card }.
workbench-laid = Colocas { $cards }.
workbench-problem = ✗ { $problem }
workbench-right = ✓ Así la mesa está bien.
workbench-untouched = Aún no hay cambios: elige fichas tuyas o de una combinación, y luego adónde van.{ $needed ->
    [0] {""}
   *[other] {" "}Tus primeras combinaciones de esta ronda deben valer { $needed } puntos.
}
workbench-untouched-draw_discard = Aún no hay cambios: elige cartas tuyas o de una combinación, y luego adónde van.{ $needed ->
    [0] {""}
   *[other] {" "}Tus primeras combinaciones de esta ronda deben valer { $needed } puntos.
}
workbench-wrong = { $meld }: { $why }
workbench-short = { $count ->
    [1] { $lacking ->
        [1] A la combinación { $numbers } le falta una ficha.
       *[other] A la combinación { $numbers } le faltan { $lacking } fichas.
    }
   *[other] { $lacking ->
        [1] A las combinaciones { $numbers } les falta una ficha a cada una.
       *[other] A las combinaciones { $numbers } les faltan { $lacking } fichas a cada una.
    }
}
workbench-short-draw_discard = { $count ->
    [1] { $lacking ->
        [1] A la combinación { $numbers } le falta una carta.
       *[other] A la combinación { $numbers } le faltan { $lacking } cartas.
    }
   *[other] { $lacking ->
        [1] A las combinaciones { $numbers } les falta una carta a cada una.
       *[other] A las combinaciones { $numbers } les faltan { $lacking } cartas a cada una.
    }
}
workbench-of-melds = { $count ->
    [1] Combinación { $numbers }: { $why }
   *[other] Combinaciones { $numbers }: { $why }
}
workbench-cannot = No se ha encontrado cómo colocar todo esto: { $cards }. Elige otras, o menos.
workbench-cannot-unaided = Tal como está la mesa, esto no se puede colocar: { $cards }. Elige combinaciones enteras y fichas que encajen en una de allí, o reorganízala a mano.
workbench-cannot-unaided-draw_discard = Tal como está la mesa, esto no se puede colocar: { $cards }. Elige combinaciones enteras y cartas que encajen en una de allí, o reorganízala a mano.
workbench-hint = Así colocas todo lo que se ha podido encontrar. Cámbialo a mano si quieres.
workbench-no-hint = No se ha encontrado nada que puedas colocar en este momento.
workbench-found-later = { $asked ->
    [hint] Buscando más tiempo apareció algo mejor. Pulsa **{ button-hint }** para verlo.
   *[placed] Buscando más tiempo apareció una manera de colocarlas. Pulsa **{ button-lay }** para verla.
}
workbench-hints-off = Esta mesa acordó jugar sin pistas. Elige lo que quieres colocar, o reorganiza la mesa a mano.
workbench-time = { $state ->
    [right] -# Si se te acaba el tiempo, se coloca tal como está aquí.
    [taking] -# Si se te acaba el tiempo, no se coloca nada de esto: la ficha abierta es tuya solo cuando confirmas.
   *[wrong] { $policy ->
        [take_loose_tiles] { $penalty ->
            [0] -# Si se te acaba el tiempo, se coloca lo que puede quedarse, y las demás fichas van a tu soporte.
            [1] -# Si se te acaba el tiempo, se coloca lo que puede quedarse, y las demás fichas van a tu soporte, con una ficha de penalización.
           *[other] -# Si se te acaba el tiempo, se coloca lo que puede quedarse, y las demás fichas van a tu soporte, con { $penalty } fichas de penalización.
        }
       *[keep_valid_else_rollback] -# Si se te acaba el tiempo, tus fichas sin combinación vuelven a ti, y el resto se coloca si está completo; si no, la mesa queda como estaba.
    }
}
workbench-lies-there = Lo que has elegido ya está en la combinación { $number }. Elige otro lugar.
workbench-split-where = Elige la única ficha con la que empieza la segunda parte, y divide.
workbench-split-where-draw_discard = Elige la única carta con la que empieza la segunda parte, y divide.
picture-proposal = Tu propuesta
picture-proposal-status = { $state ->
    [right] correcta
    [untouched] como está
   *[wrong] aún no vale
}
picture-left = Te quedan
picture-nothing-left = No te queda nada
alt-proposal = { $melds ->
    [none] No dejarías ninguna combinación en la mesa.
   *[other] La mesa como la dejarías: { $melds }.
} { $left ->
    [none] No te queda nada.
   *[other] Te quedan { $left }.
}

command-rearrange = Reorganiza la mesa: escribe cada combinación como debe quedar
    .name = reorganizar
option-rearrange-table = La mesa entera, con | entre combinaciones, como R4 R5 R6 | R6 B6 W6
    .name = mesa
