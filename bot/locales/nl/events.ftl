event-round_began = { $starter ->
    [none] Ronde { $round } begint.
   *[other] Ronde { $round }: { $dealer } geeft, { $starter } begint.
}
event-hand_dealt = { $seat } krijgt { $cards }.
event-upcard_turned = { $card } komt open naast de trekstapel.
event-turn_began = { $seat } is aan de beurt.
event-drew_stock = { $card ->
    [none] { $seat } trok van de trekstapel.
   *[other] { $seat } trok { $card } van de trekstapel.
}
event-took_discard = { $above ->
    [none] { $seat } pakte { $card } van de aflegstapel.
   *[other] { $seat } pakte { $card } van de aflegstapel, met alles erboven: { $above }.
}
event-returned_discard = { $above ->
    [none] { $seat } legde { $card } terug op de aflegstapel.
   *[other] { $seat } legde { $card } en alles erboven terug op de aflegstapel.
}
event-meld_laid = { $meld_kind ->
    [run] { $seat } legde de rij { $cards } (waard { $value }).
    [set] { $seat } legde de set { $cards } (waard { $value }).
   *[flush] { $seat } legde de flush { $cards } (waard { $value }).
}
event-opened = { $points ->
    [1] { $seat } legde voor het eerst uit, met één punt.
   *[other] { $seat } legde voor het eerst uit, met { $points } punten.
}
event-laid_off = { $seat } legde { $card } aan: { $cards }.
event-joker_swapped = { $seat } roofde een joker met { $card }: { $cards }.
event-discarded = { $seat } legde { $card } af.
event-window_opened = Voor { $card } mag je kloppen.
event-window_answered = { $claimed ->
    [yes] { $seat } klopte.
   *[no] { $seat } paste.
}
event-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] { $seat } kreeg { $card }.
        [1] { $seat } klopte en kreeg { $card }, met een strafkaart.
       *[other] { $seat } klopte en kreeg { $card }, met { $penalty } strafkaarten.
    }
   *[other] { $penalty ->
        [0] { $seat } kreeg { $card }.
        [1] { $seat } klopte en kreeg { $card }, met een strafkaart: { $drawn }.
       *[other] { $seat } klopte en kreeg { $card }, met { $penalty } strafkaarten: { $drawn }.
    }
}
event-window_opened-buying = { $card } is te koop.
event-window_answered-buying = { $claimed ->
    [yes] { $seat } wil kopen.
   *[no] { $seat } paste.
}
event-claim_won-buying = { $penalty ->
    [0] { $seat } kreeg { $card }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [1] { $seat } kocht { $card }, met een kaart van de trekstapel.
           *[other] { $seat } kocht { $card }, met { $penalty } kaarten van de trekstapel.
        }
       *[other] { $penalty ->
            [1] { $seat } kocht { $card }, met een kaart van de trekstapel: { $drawn }.
           *[other] { $seat } kocht { $card }, met { $penalty } kaarten van de trekstapel: { $drawn }.
        }
    }
}
event-claim_unwanted-buying = { $seats ->
    [none] Niemand kocht { $card }.
   *[other] Niemand kocht { $card }: geen instemming van { $seats }.
}
event-claim_unwanted = { $seats ->
    [none] Niemand krijgt { $card }.
   *[other] Niemand krijgt { $card }: geen instemming van { $seats }.
}
event-flipped = { $seat } heeft omgedraaid.
event-letting_run = { $agree ->
    [yes] Vanaf nu draaien de kaarten van { $seat } vanzelf om.
   *[no] { $seat } draait weer zelf om.
}
event-comparison_decided = { $taker ->
    [none] { $shown }: gelijk bovenaan, met { $cards } kaarten als inzet.
   *[other] { $cards ->
        [1] { $shown }: { $taker } pakt de kaart.
       *[other] { $shown }: { $taker } pakt { $cards } kaarten.
    }
}
shown-card = { $seat } { $card }
event-play_off_called = { $seats ->
    [none] Niemand van de gelijken heeft nog een kaart: de volgende vergelijking pakt alles.
   *[other] Een beslissingsronde: alleen { $seats } nog een keer.
}
event-card_placed = { $seat } legde { $card }.
event-turn_passed = { $seat } paste.
event-starter_drawn = Getrokken voor het begin: { $draws }. { $starter } begint.
event-table_laid = { $cards ->
    [none] { $seat } liet combinaties los liggen.
   *[other] { $moved ->
        [0] { $seat } legde { $cards }.
        [1] { $seat } legde { $cards } en verplaatste één andere.
       *[other] { $seat } legde { $cards } en verplaatste { $moved } andere.
    }
}
event-tile_taken = { $source ->
    [open] { $seat } pakte de open steen { $card }.
   *[aside] { $seat } pakte { $card }, die opzij gelegd was.
}
event-tile_put_aside = { $seat } legde { $card } opzij.
event-loose_tiles_taken = { $seat } moet nemen wat los op tafel lag: { $cards }.
event-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] { $seat } trok een strafsteen.
       *[other] { $seat } trok { $count } strafstenen.
    }
   *[other] { $seat } trok als straf: { $cards }.
}
event-drew_stock-tiles = { $card ->
    [none] { $seat } trok een steen.
   *[other] { $seat } trok { $card }.
}
event-upcard_turned-tiles = { $card } ligt open op de laatste stapel.
event-round_began-tiles = Ronde { $round }: { $starter } begint.
event-stock_renewed = { $shuffled ->
    [yes] { $cards ->
        [one] De aflegkaarten zijn geschud tot een nieuwe trekstapel van { $cards } kaart.
       *[other] De aflegkaarten zijn geschud tot een nieuwe trekstapel van { $cards } kaarten.
    }
   *[no] { $cards ->
        [one] De aflegkaarten zijn omgekeerd tot een nieuwe trekstapel van { $cards } kaart.
       *[other] De aflegkaarten zijn omgekeerd tot een nieuwe trekstapel van { $cards } kaarten.
    }
}
event-timed_out = { $undone ->
    [yes] Tijd om tijdens het leggen: { $seat }. Wat begonnen was, is teruggedraaid.
   *[no] Tijd om: { $seat }. De klok speelde in de plaats.
}
event-call_forgotten = { $card ->
    [none] { $seat } vergat “Rommé” te roepen, trekt een kaart en speelt door.
   *[other] { $seat } vergat “Rommé” te roepen, trekt { $card } en speelt door.
}
event-floated = { $seat } heeft de laatste kaart gelegd en zweeft: met de volgende aflegkaart is het uit.
event-upcard_refused = { $seat } wil { $card } niet.
event-knocked = { $left ->
    [0] { $big ->
        [yes] { $seat } heeft big gin!
       *[no] { $seat } heeft gin!
    }
    [1] { $seat } klopt met één punt aan losse kaarten.
   *[other] { $seat } klopt met { $left } punten aan losse kaarten.
}
event-romme_called = { $left ->
    [0] { $seat } roept “Rommé”!
   *[other] { $seat } biedt Rommé met { $left } in de hand!
}
event-seat_left = { $seat } heeft de partij verlaten.
event-seat_eliminated = { $seat } ligt eruit met { SCORE($total) } punten.
event-round_ended = Ronde { $round } is voorbij. { $ended }
event-match_ended = { $count ->
    [1] De partij is voorbij: { $winners } wint!
   *[other] De partij is voorbij: { $winners } delen de winst!
}

moment-shuffle = De kaarten worden geschud.
moment-shuffle-tiles = De stenen worden geschud.
moment-opening_discard = { $seat } begint met afleggen.
moment-draw = { $seat } moet trekken.
moment-draw_ends = { $seat } mag de aflegkaart pakken; trekken beëindigt de ronde.
moment-play = { $seat } moet afleggen.
moment-owed = { $seat } moet { $card } leggen of terugleggen.
moment-window-buying = { $card } is te koop: kopen of passen.
moment-window = { $card } is te krijgen: kloppen of passen.
moment-flip = { $seats ->
    [none] De kaarten draaien vanzelf om.
   *[other] Moeten nog omdraaien: { $seats }.
}
moment-upcard = { $seat } mag de open kaart pakken of weigeren.
moment-lay_off = { $seat } mag aanleggen bij de combinaties van wie klopte.
moment-play-gin = { $seat } moet afleggen, of kloppen.
moment-eight = { $seat } moet de eerste acht leggen.
moment-place = { $seat } moet een kaart leggen, of trekken als er geen past.
moment-place_or_draw = { $seat } moet een kaart leggen of trekken.
moment-place_or_pass = { $seat } moet een kaart leggen, of passen als er geen kan.
moment-lay_or_draw = { $seat } moet stenen leggen of er een trekken.
moment-lay_or_pass = { $seat } moet stenen leggen of passen.
moment-draw-tiles = { $seat } moet een steen pakken.
moment-lay = { $seat } moet stenen leggen of de beurt beëindigen.
moment-lay_or_put_aside = { $seat } moet stenen leggen of er een opzij leggen.
moment-put_aside = { $seat } moet een steen opzij leggen.
moment-over = De partij is voorbij.
