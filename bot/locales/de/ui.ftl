button-rules = Regeln
button-help = Hilfe
button-hand = Mein Blatt
button-board-draw = Ziehen
button-board-draw-ends = Ziehen (beendet die Runde)
button-board-take = Ablage nehmen
button-board-knock = Klopfen
button-board-knock-buying = Kaufen
button-board-pass = Passen
button-board-refuse = Offene Karte ablehnen
button-board-flip = Aufdecken
button-board-run = Laufen lassen
button-board-byhand = Selbst aufdecken
button-draw = Vom Stapel ziehen
button-draw-ends = Ziehen: beendet die Runde
button-take = { $card ->
    [none] Ablage nehmen
   *[other] { $card } nehmen
}
button-back = { $card } zurücklegen
button-knock = Auf { $card } klopfen
button-knock-buying = { $card } kaufen
button-pass = Passen
button-more = { $on ->
    [yes] Zurück zu den Karten
   *[no] Mehr
}
button-more-tiles = { $on ->
    [yes] Zurück zu den Steinen
   *[no] { button-more }
}
button-biggin = Big Gin
button-lay-card = Auslegen: { $card }
button-passturn = { $phase ->
    [upcard] Ablehnen
    [lay_off] Bestens anlegen
   *[other] Passen
}
button-call = { $on ->
    [yes] „Rommé“ wird gerufen
   *[no] „Rommé“ rufen
}
button-order = { $other ->
    [melds] Nach Kombinationen
    [number] Nach Zahl ordnen
   *[suit] Nach Farbe ordnen
}
button-order-tiles = { $other ->
    [melds] Nach Kombinationen
    [number] Nach Zahl ordnen
   *[suit] Nach Farbe ordnen
}
button-show = Auffrischen
button-clear = Auswahl löschen
button-orders = Daueraufträge
button-orders-rest = { $on ->
    [yes] Du passt diese Runde
   *[no] Diese Runde passen
}
button-orders-clear = Keine Aufträge
button-orders-need = Klopfen, was ich brauche
button-orders-need-buying = Kaufen, was ich brauche
button-passround = Diese Runde passen
button-orders-back = Zurück zum Blatt
button-join = Mitspielen
button-leave = Aufstehen
button-start = Start
button-cancel = Absagen
button-unseat = Computer entfernen
button-seat-back = Ich bin zurück
button-rematch = Revanche
button-replay = Partie als Datei
button-previous = Zurück
button-next = Weiter

board-heading = ### { $game }
board-two-players = -# Zu zweit klopft niemand: Wer dran ist, darf die Ablage einfach nehmen.
board-two-players-buying = -# Zu zweit steht keine Ablage zum Verkauf: Wer dran ist, darf sie einfach nehmen.
board-cancelled = { $closed ->
    [yes] **Dieser Tisch ist geschlossen.** Warum, sagt das Turnier.
   *[no] **Dieses Spiel wurde abgesagt.**
}
board-event = -# { $event }
board-table-ends = { $rests ->
    [yes] -# Die Zeit dieses Tisches endet { $until }: Ruhezeit und Urlaub verschieben Züge, nicht dieses Ende.
   *[no] -# Die Zeit dieses Tisches endet { $until }.
}
board-moment = **{ $moment }** { $ends }
time-ends = { $until ->
    [none] {""}
   *[other] { $over ->
        [yes] Die Zeit endete { $until }, die anderen dürfen weiterspielen.
       *[no] Die Zeit endet { $until }.
    }
}

picture-heading = { $rounds ->
    [none] { $lap ->
        [none] Runde { $round }
       *[other] Runde { $round }, Umlauf { $lap }
    }
    [extra] { $lap ->
        [none] Zusatzrunde
       *[other] Zusatzrunde, Umlauf { $lap }
    }
   *[other] { $lap ->
        [none] Runde { $round } von { $rounds }
       *[other] Runde { $round } von { $rounds }, Umlauf { $lap }
    }
}
picture-stock = Stapel
picture-discards = Ablage
picture-claim = Klopfen?
picture-claim-buying = Kaufen?
picture-heroes = Helden
picture-villains = Schurken
picture-takes = nimmt alles
picture-tied = gleich
picture-at-stake = im Topf
picture-duel-status = { $play_off ->
    [yes] Stechen!
   *[no] Alle decken auf
}
picture-duel-won = { $team ->
    [heroes] Die Helden siegen!
    [villains] Die Schurken siegen!
   *[none] Unentschieden!
}
picture-story = Die letzten { $count } Vergleiche
picture-no-melds = Noch nichts ausgelegt
picture-hand = { $count ->
    [0] Du hast keine Karten
    [1] Deine letzte Karte
   *[other] Deine { $count } Karten
}
picture-deadwood = Lose Karten: { $points }
picture-drawn = neu
picture-drawn-tiles = neu
picture-taken = genommen
picture-round = Runde { $round }
picture-total = Summe
picture-sheet = { $won_by ->
    [highest] Punktezettel: die höchste Summe gewinnt
    [lowest] Punktezettel: die niedrigste Summe gewinnt
   *[other] Punktezettel
}
picture-winner = Gewonnen
picture-melded = Kombinationen
picture-left-over = Übrig
picture-no-cards = keine Karten
picture-no-cards-tiles = keine Steine

hand-note = > { $note }
hand-moment = **{ $moment }** { $ends } [Zum Tisch]({ $board })
hand-turn-opening_discard = Du fängst an: Leg eine Karte ab. In diesem Zug ziehst du nichts und legst nichts aus.
hand-turn-draw = { $ends ->
    [yes] Du bist dran: Der Stapel ist leer. Nimm die Ablage, wenn du kannst, oder zieh und beende die Runde.
   *[no] Du bist dran: Zieh eine Karte.
}
hand-turn-play = { $lap ->
    [none] Du bist dran: Leg aus, wenn du magst, dann leg eine Karte ab.
    [taught] Du bist dran: Leg eine Karte ab.
   *[other] Du bist dran: Leg eine Karte ab. Ausgelegt wird ab Umlauf { $lap }.
}
hand-turn-place = { $eight ->
    [none] { $can ->
        [lay] Du bist dran: Leg eine Karte, die passt.
        [draw] Du bist dran: Keine deiner Karten passt, also zieh eine.
       *[pass] Du bist dran: Keine deiner Karten passt und der Stapel ist leer, also passe.
    }
   *[other] Du fängst an: Leg { $eight }.
}
hand-turn-upcard = Dir wird die offene Karte angeboten: Nimm sie oder lehne sie ab.
hand-turn-play-gin = { $knock ->
    [yes] Du bist dran: Leg eine Karte ab, oder klopf mit ihr.
   *[no] Du bist dran: Leg eine Karte ab.
}
hand-turn-owed = Du bist dran: Leg { $card } jetzt in einer Kombination aus, oder leg die Karte zurück.
hand-turn-lay_off = Dein Gegenüber hat geklopft: Wähle Karten, die dort passen, und leg sie an, oder lass das Beste anlegen.
hand-gin-limit = { $limit ->
    [0] Klopfen darfst du nur ganz ohne lose Karten: mit Gin.
   *[other] Klopfen darfst du, wenn deine losen Karten höchstens { $limit } zählen.
} { $doubled ->
    [yes] Diese Runde zählt doppelt.
   *[no] {""}
}
hand-team = { $team ->
    [heroes] Du spielst für die **Helden**, die roten Farben.
   *[villains] Du spielst für die **Schurken**, die schwarzen Farben.
}
hand-discarded = Jetzt dürfen die anderen auf { $card } klopfen.
hand-discarded-buying = Jetzt dürfen die anderen { $card } kaufen.
hand-window-next-buying = { $card } steht zum Verkauf, und du bist als Nächstes dran: Nimm die Karte oder zieh vom Stapel.
hand-window-next = Auf { $card } darf geklopft werden, und du bist als Nächstes dran: Nimm die Karte oder zieh vom Stapel.
hand-answered = { $answer ->
    [claim] Antwort: auf { $card } klopfen.
   *[pass] Antwort: bei { $card } passen.
} { $sealed ->
    [yes] Aufgedeckt wird, wenn die Zeit um ist oder alle geantwortet haben.
   *[no] {""}
}
hand-answered-buying = { $answer ->
    [claim] Antwort: { $card } kaufen.
   *[pass] Antwort: bei { $card } passen.
} { $sealed ->
    [yes] Aufgedeckt wird, wenn die Zeit um ist oder alle geantwortet haben.
   *[no] {""}
}
hand-sealed = { $claimed ->
    [yes] Deine Antwort: Du willst die Karte.
   *[no] Deine Antwort: Du hast gepasst.
}
hand-chosen = Gewählt: { $cards }
hand-opening = { $scope ->
    [single] Deine erste Kombination dieser Runde muss allein { $needed } Punkte wert sein.
   *[sum] Deine ersten Kombinationen dieser Runde müssen zusammen { $needed } Punkte wert sein.
}
swap-held = Der befreite Joker muss sofort wieder auf den Tisch: Wähle ihn mit seinen Karten und leg sie aus.
select-cards = Eigene Karten wählen
select-cards-tiles = Eigene Steine wählen
select-pile = Aus der offenen Ablage nehmen
select-placeable = Wähle die Karte, die du legst
select-on = Weiter: { $first } …
select-more = Mehr
pile-depth = { $above ->
    [0] { $card } nehmen
    [1] { $card } und die Karte darüber nehmen
   *[other] { $card } und die { $above } Karten darüber nehmen
}
select-new-card = gerade gezogen
card-copy = { $card } (Exemplar { $copy })
card-as = { $card }={ $face }

question-meld = Wie meinst du das?
question-layoff = Wohin damit?
question-swap = Welcher Joker?
question-stale = Am Tisch hat sich inzwischen etwas getan; wähle bitte noch einmal.
way-worth = { $points ->
    [1] einen Punkt wert
   *[other] { $points } Punkte wert
}
way-laid-off = { $card } an { $meld }
way-swap = { $card } in { $meld }
way-lying = { $meld } ({ $owner })
meld-left-over = { $melds ->
    [none] Noch keine Kombination.
   *[other] In einer Kombination: { $melds }. In keiner Kombination: { $left }.
} { $wanted ->
    [none] {""}
   *[other] Nimm { $wanted } dazu, oder wähle weniger.
}

orders-about = ## Daueraufträge
    Sie antworten für dich, wenn eine Karte zu haben ist. Sonst sieht sie niemand.
    - **Karten, die du willst**, und **Passen bei allem anderen** gelten für diese Runde.
    - **{ orders-melds }** gilt für die ganze Partie und schaut auf dein Blatt, wenn die Zeit um ist.
orders-needed = Ausgefüllt nach deinem jetzigen Blatt: { $faces }.
orders-need-nothing = Keine einzelne Karte würde dir gerade eine neue Kombination bringen. Wähle selbst Karten aus.
orders-passing = { $order } Unter „{ button-orders }“ nimmst du das zurück.
orders-suit-buying = Kaufen: { $suit }
orders-suit = Klopfen auf: { $suit }

notice-turn = { $phase ->
    [opening_discard] { $who }, du fängst an bei [{ $game }]({ $board }): Leg eine Karte ab.
    [eight] { $who }, du fängst an bei [{ $game }]({ $board }): Leg deine Acht.
   *[other] { $who }, du bist dran bei [{ $game }]({ $board }).
} { $phase ->
    [draw] Zieh eine Karte.
    [play] Gezogen hast du: Leg eine Karte ab.
    [upcard] Dir wird die offene Karte angeboten.
    [lay_off] Leg deine Karten an.
    [lay_or_draw] Leg Steine aus oder zieh einen.
    [lay_or_pass] Leg Steine aus oder passe.
    [lay_or_put_aside] Leg Steine aus oder leg einen weg.
    [lay] Leg Steine aus oder beende deinen Zug.
    [put_aside] Leg einen Stein weg.
    [place] Leg eine Karte, oder zieh, wenn keine passt.
   *[other] {""}
} { $ends ->
    [none] Lass dir Zeit.
   *[other] { $ends }
}
notice-autopilot = { $rests ->
    [yes] { $who }, der Computer hält dir den Platz bei [{ $game }]({ $board }) frei und spielt für dich, sobald es weitergeht.
   *[no] { $who }, du warst nicht da, also spielt der Computer für dich bei [{ $game }]({ $board }).
} Mit jedem Zug holst du dir den Platz zurück, und mit diesem Knopf auch. { $kept ->
    [none] {""}
    [one] Nach { $kept } weiteren Zug dürfen andere ihn nehmen.
   *[other] Nach { $kept } weiteren Zügen dürfen andere ihn nehmen.
}
notice-back = { $who } ist zurück und spielt weiter.

summary-round = ## Runde { $round }
    { $end }
summary-melded = { $name }, Kombination: { $cards }.
summary-hand = { $name } hatte noch { $cards }.
summary-no-hand = { $name } hatte nichts mehr.
summary-no-hand-tiles = { $name } hatte keine Steine mehr.
summary-match = ## { $game }: Die Partie ist aus
    { $count ->
        [1] **{ $winners } gewinnt!**
       *[other] **{ $winners } teilen sich den Sieg!**
    }
summary-won-by = -# { $how }
summary-number = -# Spiel { $game }
summary-sheet-alt = { $title }.
summary-sheet-round = Runde { $round }: { $points }.
summary-seat-points = { $name } { SCORE($points) }

duel-running = Von selbst decken auf: { $names }. Sobald alle das tun, läuft das Duell bis zum Ende durch.
