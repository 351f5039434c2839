lesson = { $first ->
    [yes] 💡 { $tip }
        -# **/{ command-me.name }** schaltet solche Zeilen ab.
   *[no] 💡 { $tip }
}

lesson-start = Leg eine Karte ab, die nirgends passt.
lesson-draw = { $why ->
    [never] Zieh vom Stapel.
    [empty] Zieh: Es liegt nichts auf der Ablage.
    [claimed] Zieh: Auf die Ablage wurde geklopft.
    [often] Zieh: Die Ablage wurde zu oft genommen.
    [refused] Zieh: Die offene Karte will niemand.
   *[early] Zieh: Die Ablage ist frei ab Umlauf { $from }.
}
lesson-choose = { $use ->
    [meld] { $card } gibt eine Kombination: nimm!
    [table] { $card } passt auf den Tisch: nimm!
    [joker] { $card } befreit einen Joker: nehmen?
   *[none] { $card } gibt keine Kombination: zieh.
}
lesson-only-melded = { $fits ->
    [yes] { $card } gibt eine Kombination: nimm und leg aus.
    [table] { $card } passt auf den Tisch: nimm und leg an.
    [joker] { $card } befreit einen Joker: nimm und leg.
    [hint] Nimm { $card } und drück **{ button-hint }**, oder zieh.
    [rebuild] Nimm { $card } und **{ button-rebuild }**, oder zieh.
    [short] { $card } bringt keine { $needed } Punkte: zieh.
   *[no] { $card } gibt keine Kombination: zieh.
}
lesson-pile = { $can ->
    [yes] Zieh, oder nimm eine Karte für eine Kombination.
   *[no] Noch keine Karte für eine Kombination: zieh.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] { $card } gibt eine Kombination: klopfen?
        [1] { $card } gibt eine Kombination: klopfen (+1 Karte)?
       *[other] { $card } gibt eine Kombination: klopfen (+{ $penalty } Karten)?
    }
    [table] { $penalty ->
        [0] { $card } passt auf den Tisch: klopfen?
        [1] { $card } passt auf den Tisch: klopfen (+1 Karte)?
       *[other] { $card } passt auf den Tisch: klopfen (+{ $penalty } Karten)?
    }
   *[joker] { $penalty ->
        [0] { $card } befreit einen Joker: klopfen?
        [1] { $card } befreit einen Joker: klopfen (+1 Karte)?
       *[other] { $card } befreit einen Joker: klopfen (+{ $penalty } Karten)?
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] { $card } gibt eine Kombination: kaufen?
        [1] { $card } gibt eine Kombination: kaufen (+1 Karte)?
       *[other] { $card } gibt eine Kombination: kaufen (+{ $penalty } Karten)?
    }
    [table] { $penalty ->
        [0] { $card } passt auf den Tisch: kaufen?
        [1] { $card } passt auf den Tisch: kaufen (+1 Karte)?
       *[other] { $card } passt auf den Tisch: kaufen (+{ $penalty } Karten)?
    }
   *[joker] { $penalty ->
        [0] { $card } befreit einen Joker: kaufen?
        [1] { $card } befreit einen Joker: kaufen (+1 Karte)?
       *[other] { $card } befreit einen Joker: kaufen (+{ $penalty } Karten)?
    }
}
lesson-claim-next = { $use ->
    [meld] { $card } gibt eine Kombination: nimm, kostenlos.
    [table] { $card } passt auf den Tisch: nimm, kostenlos.
   *[joker] { $card } befreit einen Joker: nimm, kostenlos.
}
lesson-claim-idle = { $next ->
    [yes] { $card } gibt keine Kombination: zieh.
   *[no] { $card } gibt keine Kombination: passe.
}
lesson-owed = Leg { $card } jetzt mit der Kombination aus.
lesson-owed-alone = { $rebuild ->
    [hint] **{ button-hint }** findet Platz, oder leg { $card } zurück.
    [yes] **{ button-rebuild }** mit { $card }, oder zurücklegen.
   *[no] { $card } gibt keine Kombination: leg zurück.
}
lesson-early = Kombinationen ab Umlauf { $from }: nur ablegen.
lesson-last = Leg { $card } ab, und die Runde ist dein.
lesson-last-called = { $card ->
    [all] **„Rommé“ rufen** (Mehr), dann alles auslegen.
   *[other] **„Rommé“ rufen** (Mehr), dann { $card }.
}
lesson-opens = { $scope ->
    [single_meld] Du eröffnest mit { $points } von { $needed }: leg aus.
   *[sum_of_melds] Du eröffnest mit { $points } von { $needed }: leg aus.
}
lesson-short = { $scope ->
    [single_meld] Beste Kombination: { $points } von { $needed }. Leg ab.
   *[sum_of_melds] Kombinationen: { $points } von { $needed }. Leg ab.
}
lesson-no-meld = Sammle Kombinationen für { $needed }, und leg ab.
lesson-melds = { $counts ->
    [for] Leg die Kombination aus: Sie zählt für dich.
   *[against] Leg die Kombination aus: dann zählt sie nicht.
}
lesson-fits = { $card } passt auf den Tisch: wähle sie.
lesson-frees = { $card } befreit einen Joker: wähle sie.
lesson-table-counts = { $how ->
    [rebuild] **{ button-rebuild }** für { $needed }, oder leg ab.
   *[wait] Noch keine { $needed }, samt Tisch: leg ab.
}
lesson-rebuild = **{ button-hint }** zeigt einen Weg, oder leg ab.
lesson-card-alone = { $needed ->
    [0] Leg Karten vom selben Rang oder in Folge aus.
   *[other] Eröffne mit Kombinationen für { $needed }.
}
lesson-nothing = Nichts auszulegen: leg ab, was nicht passt.
lesson-keep = Noch lässt sich nichts auslegen: leg ab.
lesson-laid = Es liegt. Leg ab, oder nimm zurück.

lesson-upcard = { $fits ->
    [yes] { $card } gibt eine Kombination: nimm!
   *[no] { $card } gibt keine Kombination: lehne ab.
}
lesson-deadwood = { $reach ->
    [gin] Leg { $card } ab und klopf: Das ist Gin.
    [knock] Leg { $card } ab: klopf mit { $left }, oder spiel weiter.
   *[wait] Leg { $card } ab: klopfen geht mit höchstens { $limit }.
}
lesson-lay-off = { $cards ->
    [none] Von dir passt nichts: weiter.
   *[other] { $count ->
        [1] { $cards } passt: leg das Beste an.
       *[other] { $count } Karten passen: leg das Beste an.
    }
}

lesson-eight = Reihen wachsen ab der Acht: leg deine.
lesson-one-card = { $draw ->
    [yes] { $card } passt in eine Reihe: leg, oder zieh.
   *[no] Nur { $card } passt in eine Reihe: leg sie.
}
lesson-cards = { $draw ->
    [yes] Leg, was deinem Team hilft, oder zieh.
   *[no] Leg, was deinem Team am meisten hilft.
}

lesson-tile-first = { $aside ->
    [none] Nimm erst einen Stein aus dem Vorrat.
   *[other] Nimm einen Stein, oder { $aside } und leg damit aus.
}
lesson-put-aside = Leg einen Stein weg, der nicht passt.
lesson-tile-alone = { $needed ->
    [0] Leg drei gleiche Zahlen oder drei in Folge aus.
   *[other] Eröffne mit Kombinationen für { $needed }.
}
lesson-tile-opens = Du eröffnest mit { $points } von { $needed }: leg aus.
lesson-tile-short = { $points ->
    [0] Noch keine Kombination:
   *[other] { $points } von { $needed } zum Eröffnen:
} { $instead ->
    [draw] zieh einen Stein.
    [aside] leg einen Stein weg.
   *[end] beende deinen Zug.
}
lesson-tile-melds = Du hast eine Kombination: leg sie aus.
lesson-tile-fits = { $card } passt auf den Tisch: wähle den Stein.
lesson-tile-nothing = { $rebuild ->
    [yes] Drück **{ button-hint }**, oder
   *[no] Noch nichts auszulegen:
} { $instead ->
    [draw] zieh einen Stein.
    [aside] leg einen Stein weg.
   *[end] beende deinen Zug.
}
