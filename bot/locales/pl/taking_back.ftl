### Taking back, within one’s turn, what was laid by mistake.

command-takeback = Cofnij karty wyłożone w tym ruchu, dopóki nic nie odrzucisz
    .name = cofnij
button-takeback = { $count ->
    [1] Cofnij kartę
    [few] Cofnij { $count } karty
   *[many] Cofnij { $count } kart
}
event-took_back = { $seat } cofa { CARDS($cards, case: "accusative") }.
did-took_back = cofnięcie { $cards }
reject-nothing_to_take_back = { $most ->
    [none] Nie ma czego cofnąć: tylko karty wyłożone w tym ruchu, dopóki nie odrzucisz ani nie dobierzesz.
   *[other] W tym ruchu można cofać tyle razy: { $most }, więcej już nie. Co leży, zostaje.
}
