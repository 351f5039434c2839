picture-pool = Vorrat
picture-laid = neu
picture-moved = bewegt
picture-chosen = gewählt
picture-open-tile = offener Stein
picture-take-aside = Nehmen?
picture-rack = { $count ->
    [0] Du hast keine Steine
    [1] Dein letzter Stein
   *[other] Deine { $count } Steine
}
button-board-draw-tile = { button-drawtile }
button-laythese = { button-lay }: { $cards }
button-byhand = Von Hand
button-hint = Tipp
button-rebuild = Umbauen
button-taketile = { $card } nehmen
button-drawtile = Stein ziehen
button-passtiles = { button-board-pass }
rack-turn-lay_or_draw = Du bist dran: Leg Steine aus, oder zieh einen.
rack-turn-lay_or_pass = Du bist dran: Leg Steine aus, oder passe.
rack-turn-draw = { $open ->
    [yes] Du bist dran: Zieh einen Stein, oder nimm einen, der offen liegt, und leg ihn sofort aus.
   *[no] Du bist dran: Zieh einen Stein.
}
rack-turn-lay = Du bist dran: Leg Steine aus, oder beende deinen Zug.
rack-turn-lay_or_put_aside = Du hast einen Stein genommen: Leg Steine aus, oder wähle einen und leg ihn weg.
rack-turn-put_aside = Du hast ausgelegt: Wähle einen Stein und leg ihn weg.
rack-assist = { $assist ->
    [placement] Dieser Tisch spielt ohne Tipps.
   *[none] Dieser Tisch spielt ohne Hilfe: Was du wählst, wird so gelegt, wie es ist, und umgebaut wird von Hand.
}
rack-opening = Deine ersten Kombinationen dieser Runde müssen { $needed } Punkte wert sein, allein von deinem Bänkchen.

button-benchok = Bestätigen
button-benchsplit = Hier teilen
button-benchundo = Schritt zurück
bench-meld = { $number }: { $cards }
bench-to-new = Eine neue Kombination
bench-to-rack = Zurück zu mir
select-bench-meld = Wähle eine Kombination auf dem Tisch
select-bench-pieces = Wähle Steine aus Kombination { $number }
select-bench-pieces-draw_discard = Wähle Karten aus Kombination { $number }
select-bench-read = Sag, wofür die Joker in Kombination { $number } stehen
select-bench-target = Gewähltes verschieben nach …
workbench-heading = **So würdest du den Tisch hinterlassen.** Bis du bestätigst, sieht das sonst niemand. [Zum Tisch]({ $board })
workbench-taking = { $card } nimmst du damit.
workbench-laid = Du legst { $cards }.
workbench-problem = ✗ { $problem }
workbench-right = ✓ So stimmt der Tisch.
workbench-untouched = Noch ist nichts geändert: Wähle Steine von dir oder aus einer Kombination, dann, wohin sie sollen.{ $needed ->
    [0] {""}
   *[other] {" "}Deine ersten Kombinationen dieser Runde müssen { $needed } Punkte wert sein.
}
workbench-untouched-draw_discard = Noch ist nichts geändert: Wähle Karten von dir oder aus einer Kombination, dann, wohin sie sollen.{ $needed ->
    [0] {""}
   *[other] {" "}Deine Erstmeldung in dieser Runde muss { $needed } Punkte wert sein.
}
workbench-wrong = { $meld }: { $why }
workbench-short = { $count ->
    [1] { $lacking ->
        [1] Kombination { $numbers } braucht noch einen Stein.
       *[other] Kombination { $numbers } braucht noch { $lacking } Steine.
    }
   *[other] { $lacking ->
        [1] Die Kombinationen { $numbers } brauchen je noch einen Stein.
       *[other] Die Kombinationen { $numbers } brauchen je noch { $lacking } Steine.
    }
}
workbench-short-draw_discard = { $count ->
    [1] { $lacking ->
        [1] Kombination { $numbers } braucht noch eine Karte.
       *[other] Kombination { $numbers } braucht noch { $lacking } Karten.
    }
   *[other] { $lacking ->
        [1] Die Kombinationen { $numbers } brauchen je noch eine Karte.
       *[other] Die Kombinationen { $numbers } brauchen je noch { $lacking } Karten.
    }
}
workbench-of-melds = { $count ->
    [1] Kombination { $numbers }: { $why }
   *[other] Kombinationen { $numbers }: { $why }
}
workbench-cannot = Es fand sich kein Weg, all das auszulegen: { $cards }. Wähle andere, oder weniger.
workbench-cannot-unaided = So wie der Tisch liegt, lässt sich das nicht auslegen: { $cards }. Wähle ganze Kombinationen und Steine, die dort passen, oder bau von Hand um.
workbench-cannot-unaided-draw_discard = So wie der Tisch liegt, lässt sich das nicht auslegen: { $cards }. Wähle ganze Kombinationen und Karten, die dort passen, oder bau von Hand um.
workbench-hint = So liegt so viel, wie sich finden ließ. Ändere es von Hand, wenn du magst.
workbench-no-hint = Es fand sich nichts, was du gerade auslegen könntest.
workbench-found-later = { $asked ->
    [hint] Eine längere Suche hat mehr gefunden. Drück **{ button-hint }**, um es zu sehen.
   *[placed] Eine längere Suche hat doch einen Weg gefunden, das auszulegen. Drück **{ button-lay }**, um ihn zu sehen.
}
workbench-hints-off = Dieser Tisch spielt ohne Tipps. Wähle, was du auslegen willst, oder bau den Tisch von Hand um.
workbench-time = { $state ->
    [right] -# Läuft deine Zeit ab, wird das so ausgelegt, wie es hier liegt.
    [taking] -# Läuft deine Zeit ab, wird nichts davon ausgelegt: Der offene Stein gehört dir erst, wenn du bestätigst.
   *[wrong] { $policy ->
        [take_loose_tiles] { $penalty ->
            [0] -# Läuft deine Zeit ab, bleibt liegen, was bleiben darf, und die anderen Steine kommen auf dein Bänkchen.
            [1] -# Läuft deine Zeit ab, bleibt liegen, was bleiben darf, und die anderen Steine kommen auf dein Bänkchen, mit einem Stein zur Strafe.
           *[other] -# Läuft deine Zeit ab, bleibt liegen, was bleiben darf, und die anderen Steine kommen auf dein Bänkchen, mit { $penalty } Steinen zur Strafe.
        }
       *[keep_valid_else_rollback] -# Läuft deine Zeit ab, kommen deine Steine, die in keiner Kombination liegen, zurück, und der Rest bleibt liegen, wenn er stimmt; sonst bleibt der Tisch, wie er war.
    }
}
workbench-lies-there = Was du gewählt hast, liegt schon in Kombination { $number }. Wähle eine andere Stelle.
workbench-split-where = Wähle den einen Stein, mit dem der zweite Teil anfangen soll, dann teile.
workbench-split-where-draw_discard = Wähle die eine Karte, mit der der zweite Teil anfangen soll, dann teile.
picture-proposal = Dein Vorschlag
picture-proposal-status = { $state ->
    [right] stimmt
    [untouched] wie es liegt
   *[wrong] stimmt noch nicht
}
picture-left = Dir bleibt
picture-nothing-left = Dir bleibt nichts
alt-proposal = { $melds ->
    [none] Du würdest keine Kombinationen auf dem Tisch lassen.
   *[other] So würdest du den Tisch hinterlassen: { $melds }.
} { $left ->
    [none] Dir bleibt nichts.
   *[other] Dir bleibt: { $left }.
}

command-rearrange = Den Tisch umbauen: Schreib jede Kombination so, wie sie liegen soll
    .name = umbauen
option-rearrange-table = Der ganze Tisch, Kombinationen getrennt durch |, etwa R4 R5 R6 | R6 B6 W6
    .name = tisch
