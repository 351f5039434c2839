### Taking back, within one’s turn, what was laid by mistake.

command-takeback = Vezmi zpět, co v tomhle tahu vyložíš, dokud neodhodíš
    .name = zpět
button-takeback = { $count ->
    [1] Vzít kartu zpět
    [few] Vzít zpět { $count } karty
   *[other] Vzít zpět { $count } karet
}
event-took_back = { $seat } bere zpět { CARDS($cards, case: "accusative") }.
# As in happened.ftl: after “You:” or a name and a colon.
did-took_back = vzato zpět { $cards }
reject-nothing_to_take_back = { $most ->
    [none] Není co vzít zpět: jde to jen s tím, co v tomhle tahu vyložíš, dokud neodhodíš nebo si nelízneš.
   *[other] Víckrát se v jednom tahu zpět brát nedá: { $most }. Co je vyložené, teď zůstává.
}
