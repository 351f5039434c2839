### Standing orders that last, all orders in one place, and the private words on what came of them.

orders-default = { $passes ->
    [yes] In tutte le tue partite **passi, se non hai ordinato altro**.
   *[no] Dove non hai ordinato niente, te lo chiedo.
}
orders-none = **Non hai lasciato ordini.**
orders-completing = { $melds ->
    [jokers] **Bussi per ciò che completa una combinazione con la tua mano**, anche con un tuo jolly.
   *[plain] **Bussi per ciò che completa una combinazione con la tua mano.**
}
orders-completing-buying = { $melds ->
    [jokers] **Compri ciò che completa una combinazione con la tua mano**, anche con un tuo jolly.
   *[plain] **Compri ciò che completa una combinazione con la tua mano.**
}
orders-faces = **Bussi per { $faces }.**
orders-faces-buying = **Compri { $faces }.**
orders-rest = { $rest ->
    [yes] Su tutto il resto passi, in questa manche.
   *[no] Per tutto il resto te lo chiedo.
}
orders-passing-all = **In questa manche passi su tutto.**
orders-melds = Combinazioni con la mia mano
orders-melds-never = { orders-melds }: nessun ordine
orders-melds-plain = Bussa se completa una combinazione con la mia mano
orders-melds-jokers = Bussa anche se aiuta a completarla il mio jolly
orders-melds-plain-buying = Compra se completa una combinazione con la mia mano
orders-melds-jokers-buying = Compra anche se aiuta a completarla il mio jolly
orders-all-heading = ## Tutti i miei ordini fissi
    Sono privati: nessun altro li vede.
orders-all-game = **{ $game }**, { $channel } ([tavolo]({ $board }))
button-orders-default = { $on ->
    [yes] Passi in ogni partita
   *[no] Passa in ogni partita
}
button-orders-mine = Tutti i miei ordini
button-orders-clearall = Revoca tutto

order-word-got = Il tuo ordine fisso ti ha portato { $faces } in **{ $game }**. { $penalty ->
    [0] {""}
    [one] Con { $penalty } carta penalità.
   *[other] Con { $penalty } carte penalità.
} [Tavolo]({ $board })
order-word-missed = Il tuo ordine fisso ha bussato per { $faces } in **{ $game }**, ma è andata a chi stava più vicino. [Tavolo]({ $board })
order-word-void = La manche di **{ $game }** è finita, e con lei il tuo ordine fisso per { $faces }. [Tavolo]({ $board })
