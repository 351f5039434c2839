### En cuántos colores se ven los palos.

suits-choice-two = Dos colores: rojo y negro
suits-choice-four = Cuatro colores: uno para cada palo
