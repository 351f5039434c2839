### Los encargos que duran, todos juntos, y las palabras privadas sobre lo que lograron.

orders-default = { $passes ->
    [yes] En todas tus partidas **pasas, salvo encargo en contra**.
   *[no] Donde no encargas nada, se te pregunta.
}
orders-none = **No has dejado encargos.**
orders-completing = { $melds ->
    [jokers] **Golpeas por lo que completa una combinación con tu mano**, también con un comodín tuyo.
   *[plain] **Golpeas por lo que completa una combinación con tu mano.**
}
orders-completing-buying = { $melds ->
    [jokers] **Compras lo que completa una combinación con tu mano**, también con un comodín tuyo.
   *[plain] **Compras lo que completa una combinación con tu mano.**
}
orders-faces = **Golpeas por { $faces }.**
orders-faces-buying = **Compras { $faces }.**
orders-rest = { $rest ->
    [yes] Pasas en todo lo demás esta ronda.
   *[no] Se te pregunta por todo lo demás.
}
orders-passing-all = **Pasas en todo esta ronda.**
orders-melds = Combinaciones con mi mano
orders-melds-never = { orders-melds }: sin encargo
orders-melds-plain = Golpear si completa una combinación con mi mano
orders-melds-jokers = Golpear también si mi comodín ayuda a completar una
orders-melds-plain-buying = Comprar si completa una combinación con mi mano
orders-melds-jokers-buying = Comprar también si mi comodín ayuda a completar una
orders-all-heading = ## Todos mis encargos
    Son privados: nadie más los ve.
orders-all-game = **{ $game }**, { $channel } ([mesa]({ $board }))
button-orders-default = { $on ->
    [yes] Pasas en todas
   *[no] Pasar en todas
}
button-orders-mine = Todos mis encargos
button-orders-clearall = Retirarlos todos

order-word-got = Tu encargo te consiguió { $faces } en **{ $game }**. { $penalty ->
    [0] {""}
    [one] Trajo consigo { $penalty } carta de penalización.
   *[other] Trajo consigo { $penalty } cartas de penalización.
} [Mesa]({ $board })
order-word-missed = Tu encargo golpeó por { $faces } en **{ $game }**, y se la llevó alguien más cercano. [Mesa]({ $board })
order-word-void = La ronda de **{ $game }** ha terminado, y con ella tu encargo por { $faces }. [Mesa]({ $board })
