event-round_began = { $starter ->
    [none] Runde { $round } beginnt.
   *[other] Runde { $round }: { $dealer } gibt, { $starter } fängt an.
}
event-hand_dealt = { $seat } bekommt { $cards }.
event-upcard_turned = { $card } liegt offen neben dem Nachziehstapel.
event-turn_began = Jetzt ist { $seat } dran.
event-drew_stock = { $card ->
    [none] { $seat } zieht vom Nachziehstapel.
   *[other] { $seat } zieht { $card } vom Nachziehstapel.
}
event-took_discard = { $above ->
    [none] { $seat } nimmt { $card } vom Ablagestapel.
   *[other] { $seat } nimmt { $card } vom Ablagestapel, mit allem darüber: { $above }.
}
event-returned_discard = { $above ->
    [none] { $seat } legt { $card } auf den Ablagestapel zurück.
   *[other] { $seat } legt { $card } und alles darüber auf den Ablagestapel zurück.
}
event-meld_laid = { $meld_kind ->
    [run] { $seat } legt die Sequenz { $cards } aus ({ $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }).
    [set] { $seat } legt den Satz { $cards } aus ({ $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }).
   *[flush] { $seat } legt die Farbreihe { $cards } aus ({ $value } Punkte).
}
event-opened = { $points ->
    [1] { $seat } eröffnet mit einem Punkt.
   *[other] { $seat } eröffnet mit { $points } Punkten.
}
event-laid_off = { $seat } legt { $card } an: { $cards }.
event-joker_swapped = { $seat } befreit einen Joker mit { $card }: { $cards }.
event-discarded = { $seat } legt { $card } ab.
event-window_opened = Auf { $card } darf geklopft werden.
event-window_answered = { $claimed ->
    [yes] { $seat } hat geklopft.
   *[no] { $seat } hat gepasst.
}
event-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] { $seat } bekommt { $card }.
        [1] { $seat } hat geklopft und bekommt { $card }, mit einer Strafkarte.
       *[other] { $seat } hat geklopft und bekommt { $card }, mit { $penalty } Strafkarten.
    }
   *[other] { $penalty ->
        [0] { $seat } bekommt { $card }.
        [1] { $seat } hat geklopft und bekommt { $card }, mit einer Strafkarte: { $drawn }.
       *[other] { $seat } hat geklopft und bekommt { $card }, mit { $penalty } Strafkarten: { $drawn }.
    }
}
event-window_opened-buying = { $card } ist zu kaufen.
event-window_answered-buying = { $claimed ->
    [yes] { $seat } will kaufen.
   *[no] { $seat } hat gepasst.
}
event-claim_won-buying = { $penalty ->
    [0] { $seat } bekommt { $card }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [1] { $seat } kauft { $card }, mit einer Karte vom Stapel.
           *[other] { $seat } kauft { $card }, mit { $penalty } Karten vom Stapel.
        }
       *[other] { $penalty ->
            [1] { $seat } kauft { $card }, mit einer Karte vom Stapel: { $drawn }.
           *[other] { $seat } kauft { $card }, mit { $penalty } Karten vom Stapel: { $drawn }.
        }
    }
}
event-claim_unwanted-buying = { $seats ->
    [none] Niemand kauft { $card }.
   *[other] Niemand kauft { $card }: kein Einverständnis von { $seats }.
}
event-claim_unwanted = { $seats ->
    [none] Niemand bekommt { $card }.
   *[other] Niemand bekommt { $card }: kein Einverständnis von { $seats }.
}
event-flipped = { $seat } hat aufgedeckt.
event-letting_run = { $agree ->
    [yes] Ab jetzt decken sich die Karten von { $seat } selbst auf.
   *[no] { $seat } deckt wieder von Hand auf.
}
event-comparison_decided = { $taker ->
    [none] { $shown }: gleich hoch, mit { $cards } Karten im Topf.
   *[other] { $cards ->
        [1] { $shown }: { $taker } nimmt die Karte.
       *[other] { $shown }: { $taker } nimmt { $cards } Karten.
    }
}
shown-card = { $seat } { $card }
event-play_off_called = { $seats ->
    [none] Von den Gleichen hat niemand mehr eine Karte: Der nächste Vergleich nimmt alles.
   *[other] Stechen: Noch einmal decken nur auf: { $seats }.
}
event-card_placed = { $seat } legt { $card }.
event-turn_passed = { $seat } passt.
event-starter_drawn = Gezogen, wer anfängt: { $draws }. { $starter } fängt an.
event-table_laid = { $cards ->
    [none] { $seat } lässt zerlegte Kombinationen liegen.
   *[other] { $moved ->
        [0] { $seat } legt { $cards } aus.
        [1] { $seat } legt { $cards } aus und legt ein Stück um.
       *[other] { $seat } legt { $cards } aus und legt { $moved } Stücke um.
    }
}
event-tile_taken = { $source ->
    [open] { $seat } nimmt den offenen Stein { $card }.
   *[aside] { $seat } nimmt den weggelegten Stein { $card }.
}
event-tile_put_aside = { $seat } legt { $card } weg.
event-loose_tiles_taken = { $seat } muss nehmen, was lose auf dem Tisch lag: { $cards }.
event-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] { $seat } zieht einen Stein zur Strafe.
       *[other] { $seat } zieht { $count } Steine zur Strafe.
    }
   *[other] { $seat } zieht zur Strafe: { $cards }.
}
event-drew_stock-tiles = { $card ->
    [none] { $seat } zieht einen Stein.
   *[other] { $seat } zieht { $card }.
}
event-upcard_turned-tiles = { $card } liegt offen auf dem letzten Stapel.
event-round_began-tiles = Runde { $round }: { $starter } fängt an.
event-stock_renewed = { $shuffled ->
    [yes] { $cards ->
        [one] Die Ablage ist neu gemischt: ein Nachziehstapel aus { $cards } Karte.
       *[other] Die Ablage ist neu gemischt: ein Nachziehstapel aus { $cards } Karten.
    }
   *[no] { $cards ->
        [one] Die Ablage ist umgedreht: ein Nachziehstapel aus { $cards } Karte.
       *[other] Die Ablage ist umgedreht: ein Nachziehstapel aus { $cards } Karten.
    }
}
event-timed_out = { $undone ->
    [yes] { $seat }: Beim Auslegen lief die Zeit ab. Das Angefangene ist zurückgenommen.
   *[no] { $seat }: Die Zeit ist abgelaufen. Stattdessen hat die Uhr gespielt.
}
event-call_forgotten = { $card ->
    [none] { $seat } hat vergessen, „Rommé“ zu rufen, zieht eine Karte und spielt weiter.
   *[other] { $seat } hat vergessen, „Rommé“ zu rufen, zieht { $card } und spielt weiter.
}
event-floated = { $seat } hat die letzte Karte ausgelegt und spielt ohne weiter: Mit der nächsten abgelegten ist Schluss.
event-upcard_refused = { $seat } will { $card } nicht.
event-knocked = { $left ->
    [0] { $big ->
        [yes] { $seat } macht Big Gin!
       *[no] { $seat } macht Gin!
    }
    [1] { $seat } klopft mit einem Punkt in losen Karten.
   *[other] { $seat } klopft mit { $left } Punkten in losen Karten.
}
event-romme_called = { $left ->
    [0] { $seat } ruft „Rommé“!
   *[other] { $seat } bietet Rommé mit { $left } auf der Hand!
}
event-seat_left = { $seat } hat die Partie verlassen.
event-seat_eliminated = { $seat } scheidet aus mit { SCORE($total) } Punkten.
event-round_ended = Runde { $round } ist vorbei. { $ended }
event-match_ended = { $count ->
    [1] Die Partie ist aus: { $winners } gewinnt!
   *[other] Die Partie ist aus: { $winners } teilen sich den Sieg!
}

moment-shuffle = Die Karten werden gemischt.
moment-shuffle-tiles = Die Steine werden gemischt.
moment-opening_discard = { $seat } fängt an und legt eine Karte ab.
moment-draw = { $seat } muss ziehen.
moment-draw_ends = { $seat } darf die Ablage nehmen; wer zieht, beendet die Runde.
moment-play = { $seat } muss ablegen.
moment-owed = { $seat } muss { $card } auslegen oder zurücklegen.
moment-window-buying = { $card } ist zu kaufen: kaufen oder passen.
moment-window = { $card } ist zu haben: klopfen oder passen.
moment-flip = { $seats ->
    [none] Die Karten decken sich von selbst auf.
   *[other] Noch aufdecken müssen: { $seats }.
}
moment-upcard = { $seat } darf die offene Karte nehmen oder ablehnen.
moment-lay_off = { $seat } darf nach dem Klopfen an die offenen Kombinationen anlegen.
moment-play-gin = { $seat } muss ablegen oder klopfen.
moment-eight = { $seat } muss die erste Acht legen.
moment-place = { $seat } muss eine Karte legen, oder ziehen, wenn keine passt.
moment-place_or_draw = { $seat } muss eine Karte legen oder ziehen.
moment-place_or_pass = { $seat } muss eine Karte legen, oder passen, wenn keine geht.
moment-lay_or_draw = { $seat } muss Steine auslegen oder einen ziehen.
moment-lay_or_pass = { $seat } muss Steine auslegen oder passen.
moment-draw-tiles = { $seat } muss einen Stein nehmen.
moment-lay = { $seat } kann Steine auslegen oder den Zug beenden.
moment-lay_or_put_aside = { $seat } muss Steine auslegen oder einen weglegen.
moment-put_aside = { $seat } muss einen Stein weglegen.
moment-over = Die Partie ist aus.
