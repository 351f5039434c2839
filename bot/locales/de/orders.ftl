orders-default = { $passes ->
    [yes] In all deinen Spielen **passt du, wo du keinen Auftrag gegeben hast**.
   *[no] Wo du keinen Auftrag gegeben hast, wirst du gefragt.
}
orders-none = **Du hast keine Aufträge hinterlassen.**
orders-completing = { $melds ->
    [jokers] **Du klopfst auf alles, was mit deinem Blatt eine Kombination ergibt**, auch mit einem Joker von dir.
   *[plain] **Du klopfst auf alles, was mit deinem Blatt eine Kombination ergibt.**
}
orders-completing-buying = { $melds ->
    [jokers] **Du kaufst alles, was mit deinem Blatt eine Kombination ergibt**, auch mit einem Joker von dir.
   *[plain] **Du kaufst alles, was mit deinem Blatt eine Kombination ergibt.**
}
orders-faces = **Du klopfst auf { $faces }.**
orders-faces-buying = **Du kaufst { $faces }.**
orders-rest = { $rest ->
    [yes] Bei allem anderen passt du in dieser Runde.
   *[no] Bei allem anderen wirst du gefragt.
}
orders-passing-all = **In dieser Runde passt du bei allem.**
orders-melds = Kombinationen mit meinem Blatt
orders-melds-never = { orders-melds }: kein Auftrag
orders-melds-plain = Klopfen, wenn es mit meinem Blatt eine Kombination ergibt
orders-melds-jokers = Klopfen, auch wenn mein Joker bei der Kombination hilft
orders-melds-plain-buying = Kaufen, wenn es mit meinem Blatt eine Kombination ergibt
orders-melds-jokers-buying = Kaufen, auch wenn mein Joker bei der Kombination hilft
orders-all-heading = ## Alle meine Daueraufträge
    Sie sind geheim: Sonst sieht sie niemand.
orders-all-game = **{ $game }**, { $channel } ([zum Tisch]({ $board }))
button-orders-default = { $on ->
    [yes] Du passt überall
   *[no] Überall passen
}
button-orders-mine = Alle meine Aufträge
button-orders-clearall = Alle zurücknehmen

order-word-got = Dein Dauerauftrag hat dir { $faces } gebracht: **{ $game }**. { $penalty ->
    [0] {""}
    [one] Dazu kam { $penalty } Strafkarte.
   *[other] Dazu kamen { $penalty } Strafkarten.
} [Zum Tisch]({ $board })
order-word-missed = Dein Dauerauftrag hat bei **{ $game }** auf { $faces } geklopft, aber jemand war näher dran. [Zum Tisch]({ $board })
order-word-void = Die Runde von **{ $game }** ist vorbei und mit ihr dein Dauerauftrag für { $faces }. [Zum Tisch]({ $board })
