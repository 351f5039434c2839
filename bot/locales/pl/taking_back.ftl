### Taking back, within one’s turn, what was laid by mistake.

command-takeback = Cofnij, co w tym ruchu leży od ciebie na stole, dopóki nie odrzucisz karty
    .name = cofnij
button-takeback = { $count ->
    [1] Cofnij kartę
    [few] Cofnij { $count } karty
   *[many] Cofnij { $count } kart
}
event-took_back = { $seat } cofa { $cards }.
did-took_back = cofnięcie { $cards }
reject-nothing_to_take_back = { $most ->
    [none] Nie ma czego cofnąć: tylko to, co w tym ruchu leży od ciebie na stole, dopóki nie odrzucisz ani nie dobierzesz.
   *[other] W tym ruchu już tyle razy cofasz: { $most }. Co leży, teraz zostaje.
}
