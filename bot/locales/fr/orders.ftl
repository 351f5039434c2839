orders-default = { $passes ->
    [yes] Dans toutes tes parties, **tu passes sauf consigne contraire**.
   *[no] Sans consigne de ta part, on te demande.
}
orders-none = **Tu n’as laissé aucune consigne.**
orders-completing = { $melds ->
    [jokers] **Tu frappes pour ce qui complète une combinaison avec ta main**, même avec un joker à toi.
   *[plain] **Tu frappes pour ce qui complète une combinaison avec ta main.**
}
orders-completing-buying = { $melds ->
    [jokers] **Tu achètes ce qui complète une combinaison avec ta main**, même avec un joker à toi.
   *[plain] **Tu achètes ce qui complète une combinaison avec ta main.**
}
orders-faces = **Tu frappes pour { $faces }.**
orders-faces-buying = **Tu achètes { $faces }.**
orders-rest = { $rest ->
    [yes] Pour tout le reste, tu passes cette manche.
   *[no] Pour tout le reste, on te demande.
}
orders-passing-all = **Tu passes toute cette manche.**
orders-melds = Combinaisons avec ma main
orders-melds-never = { orders-melds } : aucune consigne
orders-melds-plain = Frapper si ça complète une combinaison avec ma main
orders-melds-jokers = Frapper aussi si mon joker aide à en compléter une
orders-melds-plain-buying = Acheter si ça complète une combinaison avec ma main
orders-melds-jokers-buying = Acheter aussi si mon joker aide à en compléter une
orders-all-heading = ## Toutes mes consignes
    Elles sont privées : personne d’autre ne les voit.
orders-all-game = **{ $game }**, { $channel } ([tableau]({ $board }))
button-orders-default = { $on ->
    [yes] Tu passes partout
   *[no] Passer partout
}
button-orders-mine = Toutes mes consignes
button-orders-clearall = Tout retirer

order-word-got = Ta consigne t’a obtenu { $faces } dans **{ $game }**. { $penalty ->
    [0] {""}
    [one] { $penalty } carte de pénalité est venue avec.
   *[other] { $penalty } cartes de pénalité sont venues avec.
} [Tableau]({ $board })
order-word-missed = Ta consigne a frappé pour { $faces } dans **{ $game }**, et quelqu’un de plus proche l’a obtenue. [Tableau]({ $board })
order-word-void = La manche de **{ $game }** est finie, et avec elle ta consigne pour { $faces }. [Tableau]({ $board })
