command-takeback = Terugnemen wat je deze beurt hebt gelegd, tot je aflegt
    .name = terugnemen
button-takeback = { $count ->
    [1] Kaart terugnemen
   *[other] { $count } kaarten terugnemen
}
event-took_back = { $seat } nam { $cards } terug.
did-took_back = { $cards } teruggenomen
reject-nothing_to_take_back = { $most ->
    [none] Er is niets om terug te nemen: het kan alleen met wat je deze beurt legde, tot je aflegt of trekt.
   *[other] Je hebt deze beurt al { $most } keer teruggenomen. Wat je hebt gelegd, blijft nu liggen.
}
