### Qué se podría hacer, y por qué: las pistas en la partida y el informe del entrenador después.

advice = 💡 { $move } { $why }
advice-alone = Aquí cada cual juega por su cuenta: hay más gente en la mesa. Las pistas son para partidas contra máquinas y para mesas que las acordaron.
advice-none = En este momento no tienes nada que decidir.

advice-discard = { $how ->
    [bid] Descartar { $card } y golpear.
   *[plainly] Descartar { $card }.
}
advice-discard-draw_discard = { $how ->
    [bid] Descartar { $card } y declarar Rummy.
    [called] Descartar { $card } y cantar «Rummy».
   *[plainly] Descartar { $card }.
}
advice-discard-tiles = Apartar { $card }.
advice-lay = { $how ->
    [rebuilt] Colocar { $cards }, con las combinaciones de la mesa reorganizadas.
    [layoffs] Añadir { $cards }.
    [swap] Liberar un comodín con { $swapped }, y guardarlo.
    [swap_and_lay] Liberar un comodín con { $swapped }, y colocar { $cards }.
   *[melds] Colocar { $cards }.
}
advice-take_discard = { $number ->
    [1] Tomar { $card } de la pila de descartes.
   *[other] Tomar las { $number } cartas de encima de la pila de descartes.
}
advice-draw_stock = Robar del mazo.
advice-draw_stock-tiles = Robar una ficha.
advice-return_discard = Devolver el descarte.
advice-claim = Golpear por { $card }.
advice-claim-buying = Comprar { $card }.
advice-lay_off_best = Añadir lo mejor.
advice-pass = Pasar.
advice-pass_turn = { $offered ->
    [yes] Rechazar la carta descubierta.
   *[no] Pasar.
}
advice-place_card = Colocar { $card }.
advice-take_back = Deshacer lo colocado.
advice-flip = Voltear la carta.
advice-flip_all = Dejar que las cartas se volteen solas.

reason-keeps = { $ends ->
    [both] Así { $cards } siguen abiertas por los dos lados: { $number ->
        [1] una carta que no has visto las convierte en combinación.
       *[other] { $number } cartas que no has visto las convierten en combinación.
    }
   *[1] Así { $cards } siguen juntas: { $number ->
        [1] una carta que no has visto las convierte en combinación.
       *[other] { $number } cartas que no has visto las convierten en combinación.
    }
}
reason-breaks = { $number ->
    [1] { $cards } van juntas: una carta que no has visto las convierte en combinación.
   *[other] { $cards } van juntas: { $number } cartas que no has visto las convierten en combinación.
}
reason-splits = { $cards } son una combinación.
reason-alone = { $cards } no encaja en nada y cuesta { $points } si te quedas con ella.
reason-spurned = { $seat } no quiso { $cards }, así que esta carta le ayuda poco.
reason-wanted = { $seat } tomó { $cards }, que va con ella.
reason-completes = { $how ->
    [single] Con ella, { $cards } son una combinación.
   *[together] Con ellas, { $cards } son una combinación.
}
reason-fits = { $cards } encaja en una combinación de la mesa.
reason-lowers = { $points ->
    [1] Así te queda un punto menos.
   *[other] Así te quedan { $points } puntos menos.
}
reason-no_meld = { $cards } no hace combinación con tus cartas.
reason-penalty = { $number ->
    [1] Golpear trae una carta de penalización.
   *[other] Golpear trae { $number } cartas de penalización.
}
reason-penalty-buying = { $number ->
    [1] Comprar trae otra carta del mazo.
   *[other] Comprar trae { $number } cartas más del mazo.
}
reason-left_over = { $points ->
    [1] Solo te queda un punto, y en el mazo aún hay { $number } cartas.
   *[other] Solo te quedan { $points } puntos, y en el mazo aún hay { $number } cartas.
}
reason-out = Eso cierra la ronda.
reason-out_called = Si antes se canta «Rummy», eso cierra la ronda.
reason-waits = { $points ->
    [0] Ya se puede cerrar la ronda, pero esperar puede traer más.
    [1] Se puede golpear con un punto, pero esperar puede traer más.
   *[other] Se puede golpear con { $points } puntos, pero esperar puede traer más.
}
reason-lays = { $number ->
    [1] Es una carta, que cuenta { $points } mientras la tengas.
   *[other] Son { $number } cartas, que cuentan { $points } mientras las tengas.
}
reason-lays-tiles = { $number ->
    [1] Es una ficha, que cuenta { $points } mientras la tengas.
   *[other] Son { $number } fichas, que cuentan { $points } mientras las tengas.
}
reason-opens = { $how ->
    [single] Tu primera combinación vale { $points } ella sola, y hacen falta { $number }.
   *[together] Abres con { $points }, y hacen falta { $number }.
}
reason-frees = Así el comodín es tuyo, para una combinación que lo necesite más.
reason-keeps_joker = Conviene guardar el comodín: más tarde traerá más.
reason-nearly_over = { $number ->
    [1] A { $seat } le queda una carta: conviene soltar puntos.
   *[other] A { $seat } le quedan { $number } cartas: conviene soltar puntos.
}
reason-nearly_over-tiles = { $number ->
    [1] A { $seat } le queda una ficha: conviene soltar puntos.
   *[other] A { $seat } le quedan { $number } fichas: conviene soltar puntos.
}
reason-nothing_to_lay = Nada que se pueda colocar ahora traería más.
reason-ahead = { $points ->
    [1] Trae cerca de un punto más que lo siguiente mejor.
   *[other] Trae cerca de { $points } puntos más que lo siguiente mejor.
}
