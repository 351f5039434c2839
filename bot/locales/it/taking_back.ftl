### Taking back, within one’s turn, what was laid by mistake.

command-takeback = Riprendi ciò che hai calato in questo turno, finché non scarti
    .name = riprendi
button-takeback = { $count ->
    [1] Riprendi la carta
   *[other] Riprendi { $count } carte
}
event-took_back = { $seat } ha ripreso { $cards }.
did-took_back = ripreso { $cards }
reject-nothing_to_take_back = { $most ->
    [none] Non c’è niente da riprendere: solo ciò che hai calato in questo turno, finché non scarti o peschi.
   *[other] In questo turno hai già ripreso { $most } volte. Ciò che hai calato ora resta.
}
