### El veredicto sobre las cartas elegidas, por qué un botón está gris, y las listas que actúan al elegir.

verdict-melds = { $kind ->
    [set] { $points ->
        [1] Conjunto, un punto.
       *[other] Conjunto, { $points } puntos.
    }
    [run] { $points ->
        [1] Secuencia, un punto.
       *[other] Secuencia, { $points } puntos.
    }
    [flush] { $points ->
        [1] Un solo palo, un punto.
       *[other] Un solo palo, { $points } puntos.
    }
   *[several] { $points ->
        [1] { $laid }: un punto.
       *[other] { $laid }: { $points } puntos.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [1] Serie, un punto.
       *[other] Serie, { $points } puntos.
    }
    [run] { $points ->
        [1] Escalera, un punto.
       *[other] Escalera, { $points } puntos.
    }
   *[several] { $points ->
        [1] { $laid }: un punto.
       *[other] { $laid }: { $points } puntos.
    }
}
verdict-ways = Hay { $count } maneras de colocarlas.
verdict-places = { $cards ->
    [1] Hay { $count } lugares para ella.
   *[other] Hay { $count } lugares para ellas.
}
verdict-fits = { $card } encaja en { $meld }.
verdict-gap = { $count ->
    [1] Hueco: falta { $missing }.
   *[other] Hueco: faltan { $missing }.
}
verdict-wanting = Aún no hay combinación: { $wanted } la haría.
verdict-opening = Con estas tienes { $points } de los { $needed } puntos para tus primeras combinaciones.
verdict-opening-single = Con estas tienes { $points } de los { $needed } puntos, y una sola combinación debe traerlos.
verdict-discard = Puedes descartar { $card }.
discard-asked = Pulsa «{ $button }» para descartarla, o elige otra carta.
discard-asked-tiles = Pulsa «{ $button }» para apartarla, o elige otra ficha.
discard-asked-suit_rows = Pulsa «{ $button }» para colocarla, o elige otra carta.
verdict-discard-one = De estas, puedes descartar una.
verdict-discard-not = { $why ->
    [taken] Acabas de tomar { $card }, así que no puedes descartarla en este turno.
   *[none] { $card } no se puede descartar en este momento.
}
verdict-search = { $count ->
    [1] Tal como está la mesa, no encaja. «{ button-lay }» mira si la mesa se puede reorganizar.
   *[other] Tal como está la mesa, no encajan. «{ button-lay }» mira si la mesa se puede reorganizar.
}
verdict-aside = Puedes apartar { $card }.
verdict-aside-one = De estas, puedes apartar una.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Sin { $card } no te quedan cartas sueltas: gin.
        [1] Sin { $card } tus cartas sueltas suman un punto: puedes golpear.
       *[other] Sin { $card } tus cartas sueltas suman { $points } puntos: puedes golpear.
    }
   *[no] { $points ->
        [1] Sin { $card } tus cartas sueltas suman un punto: demasiado para golpear.
       *[other] Sin { $card } tus cartas sueltas suman { $points } puntos: demasiado para golpear.
    }
}
verdict-many = A la vez se colocan { $most } cartas como máximo. Elige menos, y coloca las otras después.
verdict-lap = Se combina desde la vuelta { $lap }.

why-layoff = { $count ->
    [1] Esta carta no encaja en ninguna combinación de la mesa.
   *[other] Estas cartas no encajan en ninguna combinación de la mesa.
}
why-swap-opening = Un comodín de la mesa representa { $card }: puedes liberarlo después de tus primeras combinaciones de la ronda.

button-lay = Colocar
button-lay-all = Colocar todo

button-lay-found = { $cards ->
    [all] { button-lay-all } { $points }
   *[other] { button-lay } { $cards } · { $points }
}
button-discard-card = Descartar { $card }
button-bid-card = Descartar { $card } y declarar Rummy
button-bid-card-gin = Descartar { $card } y golpear
button-layoff-cards = Añadir { $cards }
button-swap-card = Liberar comodín con { $card }

button-putaside-card = Apartar { $card }
way-lying-tiles = { $meld }
