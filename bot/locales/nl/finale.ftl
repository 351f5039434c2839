button-scores = Scores
button-next-match = Volgende partij
button-best-of = Best of { $best }
button-one-more = Met één speler meer
series-score = Best of { $best }: { $score }
series-apart = De reeks gaat alleen tussen { $names }. { $over ->
    [yes] **Ze is afgelopen.**
   *[no] Anders eindigt ze.
}
series-won = { $how ->
    [single] **{ $names } wint de reeks.**
    [several] **{ $names } winnen de reeks.**
   *[level] De reeks eindigt gelijk.
}

finale-title = { $won_by ->
    [highest] Het hoogste totaal wint
    [lowest] Het laagste totaal wint
    [last_player_standing] Wie als laatste overblijft, wint
   *[other] { finale-title-suit_rows }
}
finale-title-suit_rows = Zo ging het
finale-decided = { $rounds ->
    [1] Zo viel de beslissing
   *[other] Ronde { $round } besliste
}
finale-claimed = { $card ->
    [none] { $name } klopte en kreeg de laatste kaart.
   *[other] { $name } klopte voor { $card } en kreeg die.
}
finale-claimed-buying = { $card ->
    [none] { $name } kocht de laatste kaart.
   *[other] { $name } kocht { $card }.
}
finale-cost = { $best ->
    [lowest] Het kostte { $name } { $points }.
   *[highest] Het leverde { $name } { $points } op.
}
finale-totals = { $name }, ronde na ronde: { $totals }.
finale-board = In die beurt: { $new }.{ $cards ->
    [none] { "" }
   *[other] { " " }Daar ligt nu: { $cards }.
}

feat-comeback = { $name } stond { $figure } punten achter en won
feat-narrow = { $figure ->
    [1] { $name } won met één punt verschil
   *[other] { $name } won met { $figure } punten verschil
}
feat-streak = { $name } won { $figure } ronden op rij
feat-dearest = Eén ronde kostte { $name } { $figure } punten
feat-best_round = Eén ronde leverde { $name } { $figure } punten op
feat-quickest = { $figure ->
    [1] { $name } won een ronde in één beurt
   *[other] { $name } won een ronde in { $figure } beurten
}
feat-laying_out = { $name } legde { $figure } kaarten in één beurt
feat-laying_out-tiles = { $name } legde { $figure } stenen in één beurt
feat-opening = { $name } begon met leggen met { $figure } punten
feat-one_go = { $name } won een ronde met { $figure } kaarten in één keer
feat-one_go-tiles = { $name } won een ronde met { $figure } stenen in één keer
feat-patient = { $figure ->
    [1] { $name } wachtte één beurt met leggen
   *[other] { $name } wachtte { $figure } beurten met leggen
}
feat-long_hand = { $name } had { $figure } kaarten tegelijk
feat-long_hand-tiles = { $name } had { $figure } stenen tegelijk
feat-jokers = { $figure ->
    [1] { $name } roofde een joker
   *[other] { $name } roofde { $figure } jokers
}
feat-rebuilt = { $name } verplaatste { $figure } kaarten in één beurt
feat-rebuilt-tiles = { $name } verplaatste { $figure } stenen in één beurt
feat-laid_off = { $figure ->
    [1] { $name } legde een kaart aan
   *[other] { $name } legde { $figure } kaarten aan
}
feat-knocks = { $figure ->
    [1] { $name } klopte en kreeg de kaart
   *[other] { $name } klopte en kreeg { $figure } kaarten
}
feat-knocks-buying = { $figure ->
    [1] { $name } kocht een kaart
   *[other] { $name } kocht { $figure } kaarten
}
feat-taken = { $figure ->
    [1] { $name } pakte één aflegkaart
   *[other] { $name } pakte { $figure } aflegkaarten
}
feat-gins = { $figure ->
    [1] { $name } had gin
   *[other] { $name } had { $figure } keer gin
}
feat-undercuts = { $figure ->
    [1] { $name } onderbood een klop
   *[other] { $name } onderbood { $figure } keer een klop
}
feat-passes = { $figure ->
    [1] { $name } paste één keer
   *[other] { $name } paste { $figure } keer
}
feat-unbroken = { $name } legde { $figure } kaarten achter elkaar
feat-rows = { $name } begon { $figure } rijen
feat-one_row = { $name } legde { $figure } kaarten in één rij
feat-followed = { $figure ->
    [1] { $name } legde één kaart naast een net gelegde
   *[other] { $name } legde { $figure } kaarten naast net gelegde
}
feat-drawn = { $figure ->
    [1] { $name } trok één keer omdat niets paste
   *[other] { $name } trok { $figure } keer omdat niets paste
}
feat-emptied = { $figure ->
    [1] { $name } had na één beurt geen kaarten meer
   *[other] { $name } had na { $figure } beurten geen kaarten meer
}
