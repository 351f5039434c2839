orders-default = { $passes ->
    [yes] In al je spellen **pas je, tenzij je iets anders opdroeg**.
   *[no] Waar je niets hebt opgedragen, wordt het je gevraagd.
}
orders-none = **Je hebt geen opdrachten gegeven.**
orders-completing = { $melds ->
    [jokers] **Je klopt voor wat met je hand een combinatie afmaakt**, ook met een joker van jou.
   *[plain] **Je klopt voor wat met je hand een combinatie afmaakt.**
}
orders-completing-buying = { $melds ->
    [jokers] **Je koopt wat met je hand een combinatie afmaakt**, ook met een joker van jou.
   *[plain] **Je koopt wat met je hand een combinatie afmaakt.**
}
orders-faces = **Je klopt voor { $faces }.**
orders-faces-buying = **Je koopt { $faces }.**
orders-rest = { $rest ->
    [yes] Bij al het andere pas je deze ronde.
   *[no] Bij al het andere wordt het je gevraagd.
}
orders-passing-all = **Je past deze ronde bij alles.**
orders-melds = Combinaties met mijn hand
orders-melds-never = { orders-melds }: geen opdracht
orders-melds-plain = Klop als de kaart met mijn hand een combinatie afmaakt
orders-melds-jokers = Klop ook als mijn joker daarbij helpt
orders-melds-plain-buying = Koop als de kaart met mijn hand een combinatie afmaakt
orders-melds-jokers-buying = Koop ook als mijn joker daarbij helpt
orders-all-heading = ## Al mijn vaste opdrachten
    Ze zijn privé: niemand anders ziet ze.
orders-all-game = **{ $game }**, { $channel } ([bord]({ $board }))
button-orders-default = { $on ->
    [yes] Past in alle spellen
   *[no] Pas in alle spellen
}
button-orders-mine = Al mijn opdrachten
button-orders-clearall = Alles intrekken

order-word-got = Je vaste opdracht leverde je { $faces } op in **{ $game }**. { $penalty ->
    [0] {""}
    [one] Er kwam { $penalty } strafkaart bij.
   *[other] Er kwamen { $penalty } strafkaarten bij.
} [Bord]({ $board })
order-word-missed = Je vaste opdracht klopte voor { $faces } in **{ $game }**, maar iemand die dichterbij zat kreeg de kaart. [Bord]({ $board })
order-word-void = De ronde van **{ $game }** is voorbij, en daarmee je vaste opdracht voor { $faces }. [Bord]({ $board })
