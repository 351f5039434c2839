### Standing orders that last, all orders in one place, and the private words on what came of them.
### $faces are signs of cards, such as 7♥. button-… at most 80 characters, choices (orders-melds-…) at most 100.

orders-default = { $passes ->
    [yes] Ve všech svých hrách **pasuješ, pokud nemáš jiný pokyn**.
   *[no] Kde nemáš pokyn, tam se tě hra zeptá.
}
orders-none = **Nemáš žádné pokyny.**
orders-completing = { $melds ->
    [jokers] **Klepeš na to, co s tvými kartami doplní kombinaci**, i s pomocí tvého žolíka.
   *[plain] **Klepeš na to, co s tvými kartami doplní kombinaci.**
}
orders-completing-buying = { $melds ->
    [jokers] **Kupuješ to, co s tvými kartami doplní kombinaci**, i s pomocí tvého žolíka.
   *[plain] **Kupuješ to, co s tvými kartami doplní kombinaci.**
}
orders-faces = **Klepeš na { CARDS($faces, case: "accusative") }.**
orders-faces-buying = **Kupuješ { CARDS($faces, case: "accusative") }.**
orders-rest = { $rest ->
    [yes] Na všechno ostatní v tomhle kole pasuješ.
   *[no] Na všechno ostatní se tě hra zeptá.
}
orders-passing-all = **V tomhle kole na všechno pasuješ.**
orders-melds = Kombinace s mými kartami
orders-melds-never = { orders-melds }: bez pokynu
orders-melds-plain = Zaklepat, když karta doplní kombinaci s mými
orders-melds-jokers = Zaklepat, i když ji pomůže doplnit můj žolík
orders-melds-plain-buying = Koupit, když karta doplní kombinaci s mými
orders-melds-jokers-buying = Koupit, i když ji pomůže doplnit můj žolík
orders-all-heading = ## Všechny moje stálé pokyny
    Jsou soukromé: nikdo jiný je nevidí.
orders-all-game = **{ $game }**, { $channel } ([stůl]({ $board }))
button-orders-default = { $on ->
    [yes] Pas ve všech hrách
   *[no] Pasovat ve všech hrách
}
button-orders-mine = Všechny mé pokyny
button-orders-clearall = Všechny zrušit

order-word-got = Stálý pokyn ti získal { CARDS($faces, case: "accusative") } ve hře **{ $game }**. { $penalty ->
    [0] {""}
    [one] K tomu { $penalty } trestná karta.
    [few] K tomu { $penalty } trestné karty.
   *[other] K tomu { $penalty } trestných karet.
} [Stůl]({ $board })
order-word-missed = Tvůj stálý pokyn klepe na { CARDS($faces, case: "accusative") } ve hře **{ $game }**, ale bere někdo, kdo je blíž. [Stůl]({ $board })
order-word-void = Kolo hry **{ $game }** skončilo a s ním i tvůj stálý pokyn na { CARDS($faces, case: "accusative") }. [Stůl]({ $board })
