command-takeback = Zurücknehmen, was du in diesem Zug ausgelegt hast, solange du nicht abgelegt hast
    .name = zurücknehmen
button-takeback = { $count ->
    [1] Karte zurücknehmen
   *[other] { $count } Karten zurücknehmen
}
event-took_back = { $seat } nimmt { $cards } zurück.
did-took_back = { $cards } zurückgenommen
reject-nothing_to_take_back = { $most ->
    [none] Es gibt nichts, was du zurücknehmen könntest: nur, was du in diesem Zug ausgelegt hast, bis du ablegst oder ziehst.
   *[other] Du hast in diesem Zug schon { $most }-mal zurückgenommen. Was jetzt liegt, bleibt liegen.
}
