advice = 💡 { $move } { $why }
advice-alone = Hier spielen alle für sich: Andere Menschen sitzen am Tisch. Tipps gibt es gegen Computer, und an Tischen, die sie erlauben.
advice-none = Du hast gerade nichts zu entscheiden.

advice-discard = { $how ->
    [bid] { $card } ablegen und klopfen.
   *[plainly] { $card } ablegen.
}
advice-discard-draw_discard = { $how ->
    [bid] { $card } ablegen und Rommé bieten.
    [called] { $card } ablegen und „Rommé“ rufen.
   *[plainly] { $card } ablegen.
}
advice-discard-tiles = { $card } weglegen.
advice-lay = { $how ->
    [rebuilt] { $cards } auslegen und dafür Kombinationen auf dem Tisch umbauen.
    [layoffs] { $cards } anlegen.
    [swap] Mit { $swapped } einen Joker befreien und behalten.
    [swap_and_lay] Mit { $swapped } einen Joker befreien und { $cards } auslegen.
   *[melds] { $cards } auslegen.
}
advice-take_discard = { $number ->
    [1] { $card } vom Ablagestapel nehmen.
   *[other] Die oberen { $number } Karten vom Ablagestapel nehmen.
}
advice-draw_stock = Vom Nachziehstapel ziehen.
advice-draw_stock-tiles = Einen Stein ziehen.
advice-return_discard = Die Karte auf die Ablage zurücklegen.
advice-claim = Auf { $card } klopfen.
advice-claim-buying = { $card } kaufen.
advice-lay_off_best = Das Beste anlegen.
advice-pass = Passen.
advice-pass_turn = { $offered ->
    [yes] Die offene Karte ablehnen.
   *[no] Passen.
}
advice-place_card = { $card } legen.
advice-take_back = Das Ausgelegte zurücknehmen.
advice-flip = Deine Karte aufdecken.
advice-flip_all = Die Karten von selbst aufdecken lassen.

reason-keeps = { $ends ->
    [both] Das hält { $cards } nach beiden Seiten offen: { $number ->
        [1] Eine Karte, die du noch nicht gesehen hast, macht daraus eine Kombination.
       *[other] { $number } Karten, die du noch nicht gesehen hast, machen daraus eine Kombination.
    }
   *[1] Das hält { $cards } zusammen: { $number ->
        [1] Eine Karte, die du noch nicht gesehen hast, macht daraus eine Kombination.
       *[other] { $number } Karten, die du noch nicht gesehen hast, machen daraus eine Kombination.
    }
}
reason-breaks = { $number ->
    [1] { $cards } gehören zusammen: Eine Karte, die du noch nicht gesehen hast, macht daraus eine Kombination.
   *[other] { $cards } gehören zusammen: { $number } Karten, die du noch nicht gesehen hast, machen daraus eine Kombination.
}
reason-splits = { $cards } sind eine Kombination.
reason-alone = { $cards } passt nirgends und kostet { $points }, wenn du die Karte behältst.
reason-spurned = { $seat } wollte { $cards } nicht, also hilft diese Karte dort wenig.
reason-wanted = { $seat } hat { $cards } genommen, und das passt dazu.
reason-completes = { $how ->
    [single] Damit sind { $cards } eine Kombination.
   *[together] Mit ihnen sind { $cards } eine Kombination.
}
reason-fits = { $cards } passt an eine Kombination auf dem Tisch.
reason-lowers = { $points ->
    [1] Dann hast du einen Punkt weniger auf der Hand.
   *[other] Dann hast du { $points } Punkte weniger auf der Hand.
}
reason-no_meld = { $cards } gibt mit deinen Karten keine Kombination.
reason-penalty = { $number ->
    [1] Wer klopft, bekommt eine Strafkarte dazu.
   *[other] Wer klopft, bekommt { $number } Strafkarten dazu.
}
reason-penalty-buying = { $number ->
    [1] Wer kauft, bekommt eine Karte vom Nachziehstapel dazu.
   *[other] Wer kauft, bekommt { $number } Karten vom Nachziehstapel dazu.
}
reason-left_over = { $points ->
    [1] Du hast nur einen Punkt auf der Hand, und im Nachziehstapel liegen noch { $number } Karten.
   *[other] Du hast nur { $points } Punkte auf der Hand, und im Nachziehstapel liegen noch { $number } Karten.
}
reason-out = Das beendet die Runde.
reason-out_called = Wird vorher „Rommé“ gerufen, beendet das die Runde.
reason-waits = { $points ->
    [0] Du könntest die Runde jetzt beenden, aber Warten bringt vielleicht mehr.
    [1] Du könntest mit einem Punkt klopfen, aber Warten bringt vielleicht mehr.
   *[other] Du könntest mit { $points } Punkten klopfen, aber Warten bringt vielleicht mehr.
}
reason-lays = { $number ->
    [1] Das ist eine Karte, die { $points } zählt, solange du sie hast.
   *[other] Das sind { $number } Karten, die { $points } zählen, solange du sie hast.
}
reason-lays-tiles = { $number ->
    [1] Das ist ein Stein, der { $points } zählt, solange du ihn hast.
   *[other] Das sind { $number } Steine, die { $points } zählen, solange du sie hast.
}
reason-opens = { $how ->
    [single] Deine erste Kombination ist allein { $points } wert, und { $number } braucht es.
   *[together] Du eröffnest mit { $points }, und { $number } braucht es.
}
reason-frees = Dann gehört der Joker dir, für eine Kombination, die ihn nötiger hat.
reason-keeps_joker = Behalte deinen Joker: Später bringt er mehr.
reason-nearly_over = { $number ->
    [1] { $seat } hat nur noch eine Karte, also werde Punkte los.
   *[other] { $seat } hat nur noch { $number } Karten, also werde Punkte los.
}
reason-nearly_over-tiles = { $number ->
    [1] { $seat } hat nur noch einen Stein, also werde Punkte los.
   *[other] { $seat } hat nur noch { $number } Steine, also werde Punkte los.
}
reason-nothing_to_lay = Nichts, was du jetzt auslegen könntest, würde mehr bringen.
reason-ahead = { $points ->
    [1] Das bringt etwa einen Punkt mehr als das Nächstbeste.
   *[other] Das bringt etwa { $points } Punkte mehr als das Nächstbeste.
}
