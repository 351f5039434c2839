### Una línea por turno para quien juega por primera vez: qué se puede hacer ahora, y por qué.

lesson = { $first ->
    [yes] 💡 { $tip }
        -# **/{ command-me.name }** quita las líneas como esta.
   *[no] 💡 { $tip }
}

lesson-start = Descarta una carta que no encaje.
lesson-draw = { $why ->
    [never] Roba del mazo.
    [empty] Roba: no hay descarte.
    [claimed] Roba: el descarte se reclamó.
    [often] Roba: demasiados descartes tomados.
    [refused] Roba: nadie quiso la descubierta.
   *[early] Roba: descartes desde la vuelta { $from }.
}
lesson-choose = { $use ->
    [meld] Con { $card } combinas: toma.
    [table] { $card } encaja en la mesa: toma.
    [joker] { $card } libera un comodín: ¿tomas?
   *[none] Con { $card } no combinas: roba.
}
lesson-only-melded = { $fits ->
    [yes] Con { $card } combinas: toma y coloca.
    [table] { $card } encaja: toma y coloca.
    [joker] { $card } libera un comodín: toma y coloca.
    [hint] Toma { $card } y pide **{ button-hint }**, o roba.
    [rebuild] Toma { $card } y **{ button-rebuild }**, o roba.
    [short] Con { $card } no llegas a { $needed } puntos: roba.
   *[no] Con { $card } no combinas: roba.
}
lesson-pile = { $can ->
    [yes] Roba, o toma lo que puedas combinar.
   *[no] Aún no combinas ningún descarte: roba.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] Con { $card } combinas: ¿golpeas?
        [1] Con { $card } combinas: ¿golpeas (+1 carta)?
       *[other] Con { $card } combinas: ¿golpeas (+{ $penalty } cartas)?
    }
    [table] { $penalty ->
        [0] { $card } encaja en la mesa: ¿golpeas?
        [1] { $card } encaja: ¿golpeas (+1 carta)?
       *[other] { $card } encaja: ¿golpeas (+{ $penalty } cartas)?
    }
   *[joker] { $penalty ->
        [0] { $card } libera un comodín: ¿golpeas?
        [1] { $card } libera un comodín: ¿golpeas (+1 carta)?
       *[other] { $card } libera un comodín: ¿golpeas (+{ $penalty } cartas)?
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] Con { $card } combinas: ¿la compras?
        [1] Con { $card } combinas: ¿compras (+1 carta)?
       *[other] Con { $card } combinas: ¿compras (+{ $penalty } cartas)?
    }
    [table] { $penalty ->
        [0] { $card } encaja en la mesa: ¿la compras?
        [1] { $card } encaja: ¿compras (+1 carta)?
       *[other] { $card } encaja: ¿compras (+{ $penalty } cartas)?
    }
   *[joker] { $penalty ->
        [0] { $card } libera un comodín: ¿la compras?
        [1] { $card } libera un comodín: ¿compras (+1 carta)?
       *[other] { $card } libera un comodín: ¿compras (+{ $penalty } cartas)?
    }
}
lesson-claim-next = { $use ->
    [meld] Con { $card } combinas: toma gratis.
    [table] { $card } encaja en la mesa: toma gratis.
   *[joker] { $card } libera un comodín: toma gratis.
}
lesson-claim-idle = { $next ->
    [yes] Con { $card } no combinas: roba.
   *[no] Con { $card } no combinas: pasa.
}
lesson-owed = Coloca ya { $card } con su combinación.
lesson-owed-alone = { $rebuild ->
    [hint] **{ button-hint }** halla un lugar, o devuelve { $card }.
    [yes] **{ button-rebuild }** con { $card }, o devuélvela.
   *[no] Con { $card } no combinas: devuélvela.
}
lesson-early = Se combina desde la vuelta { $from }: descarta.
lesson-last = Descarta { $card } y la ronda es tuya.
lesson-last-called = { $card ->
    [all] **Cantar «Rummy»** (Más), luego colocar todo.
   *[other] **Cantar «Rummy»** (Más), luego { $card }.
}
lesson-opens = { $scope ->
    [single_meld] Abres con { $points } de { $needed }: colócala.
   *[sum_of_melds] Abres con { $points } de { $needed }: colócalas.
}
lesson-short = { $scope ->
    [single_meld] Tu mejor combinación: { $points } de { $needed }. Descarta.
   *[sum_of_melds] Tus combinaciones: { $points } de { $needed }. Descarta.
}
lesson-no-meld = Reúne combinaciones por { $needed }, y descarta.
lesson-melds = { $counts ->
    [for] Coloca tu combinación: cuenta para ti.
   *[against] Coloca tu combinación: ya no te resta.
}
lesson-fits = { $card } encaja en la mesa: elige.
lesson-frees = { $card } libera un comodín: elige.
lesson-table-counts = { $how ->
    [rebuild] **{ button-rebuild }** para llegar a { $needed }, o descarta.
   *[wait] Con la mesa aún no hay { $needed }: descarta.
}
lesson-rebuild = Pide **{ button-hint }**, o descarta.
lesson-card-alone = { $needed ->
    [0] Coloca cartas iguales o seguidas.
   *[other] Para abrir, combinaciones por { $needed }.
}
lesson-nothing = Nada que colocar: descarta lo que sobre.
lesson-keep = Aún no se puede colocar: descarta.
lesson-laid = Colocado. Descarta, o deshaz.

lesson-upcard = { $fits ->
    [yes] Con { $card } combinas: toma.
   *[no] Con { $card } no combinas: recházala.
}
lesson-deadwood = { $reach ->
    [gin] Descarta { $card } y golpea: es gin.
    [knock] Descarta { $card }: golpea con { $left }, o sigue.
   *[wait] Descarta { $card }: se golpea con { $limit } o menos.
}
lesson-lay-off = { $cards ->
    [none] Nada tuyo encaja: sigue.
   *[other] { $count ->
        [1] { $cards } encaja: añade lo mejor.
       *[other] { $count } cartas encajan: añade lo mejor.
    }
}

lesson-eight = Las filas crecen desde el ocho: colócalo.
lesson-one-card = { $draw ->
    [yes] { $card } encaja en una fila: coloca, o roba.
   *[no] Solo { $card } encaja: coloca.
}
lesson-cards = { $draw ->
    [yes] Coloca lo que ayude a tu equipo, o roba.
   *[no] Coloca lo que más ayude a tu equipo.
}

lesson-tile-first = { $aside ->
    [none] Primero toma una ficha del pozo.
   *[other] Toma una ficha, o { $aside } para colocarla.
}
lesson-put-aside = Aparta una ficha que no encaje.
lesson-tile-alone = { $needed ->
    [0] Coloca tres iguales o tres seguidas.
   *[other] Para abrir, combinaciones por { $needed }.
}
lesson-tile-opens = Abres con { $points } de { $needed }: colócalas.
lesson-tile-short = { $points ->
    [0] Aún sin combinación:
   *[other] { $points } de { $needed } para abrir:
} { $instead ->
    [draw] roba una ficha.
    [aside] aparta una ficha.
   *[end] termina tu turno.
}
lesson-tile-melds = Tienes una combinación: colócala.
lesson-tile-fits = { $card } encaja en la mesa: elige.
lesson-tile-nothing = { $rebuild ->
    [yes] Pide **{ button-hint }**, o
   *[no] Aún nada que colocar:
} { $instead ->
    [draw] roba una ficha.
    [aside] aparta una ficha.
   *[end] termina tu turno.
}
