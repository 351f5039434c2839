### Standing orders that last, all orders in one place, and the private words on what came of them.

orders-default = { $passes ->
    [yes] We wszystkich swoich grach **pasujesz, jeśli polecenie nie mówi inaczej**.
   *[no] Gdzie nie ma polecenia, pytam ciebie.
}
orders-none = **Nie ma twoich poleceń.**
orders-completing = { $melds ->
    [jokers] **Pukasz po to, co z twoją ręką daje układ**, także z twoim jokerem.
   *[plain] **Pukasz po to, co z twoją ręką daje układ.**
}
orders-completing-buying = { $melds ->
    [jokers] **Kupujesz to, co z twoją ręką daje układ**, także z twoim jokerem.
   *[plain] **Kupujesz to, co z twoją ręką daje układ.**
}
orders-faces = **Pukasz po { CARDS($faces, case: "accusative") }.**
orders-faces-buying = **Kupujesz { CARDS($faces, case: "accusative") }.**
orders-rest = { $rest ->
    [yes] Przy całej reszcie w tej rundzie pasujesz.
   *[no] O całą resztę pytam ciebie.
}
orders-passing-all = **W tej rundzie pasujesz przy wszystkim.**
orders-melds = Układy z moją ręką
orders-melds-never = { orders-melds }: bez polecenia
orders-melds-plain = Pukaj, jeśli z moją ręką daje układ
orders-melds-jokers = Pukaj też, jeśli pomaga mój joker
orders-melds-plain-buying = Kupuj, jeśli z moją ręką daje układ
orders-melds-jokers-buying = Kupuj też, jeśli pomaga mój joker
orders-all-heading = ## Wszystkie moje stałe polecenia
    Są prywatne: nikt inny ich nie widzi.
orders-all-game = **{ $game }**, { $channel } ([plansza]({ $board }))
button-orders-default = { $on ->
    [yes] Pas w każdej grze: tak
   *[no] Pas w każdej grze
}
button-orders-mine = Moje polecenia
button-orders-clearall = Cofnij wszystkie

order-word-got = Dzięki stałemu poleceniu masz { CARDS($faces, case: "accusative") } w grze **{ $game }**. { $penalty ->
    [0] {""}
    [one] Do tego { $penalty } karna karta.
    [few] Do tego { $penalty } karne karty.
   *[many] Do tego { $penalty } karnych kart.
} [Plansza]({ $board })
order-word-missed = Twoje stałe polecenie puka po { CARDS($faces, case: "accusative") } w grze **{ $game }**, ale dostaje ktoś, kto siedzi bliżej. [Plansza]({ $board })
order-word-void = Runda w grze **{ $game }** się skończyła, a z nią twoje stałe polecenie na { CARDS($faces, case: "accusative") }. [Plansza]({ $board })
