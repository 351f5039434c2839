talon-meld = { $kind ->
    [run] Sequenz { $cards }: { $points }
    [set] Satz { $cards }: { $points }
   *[flush] Farbreihe { $cards }: { $points }
}
talon-meld-tiles = { $kind ->
    [run] Reihe { $cards }: { $points }
   *[set] Gruppe { $cards }: { $points }
}
talon-no-meld = keine Kombination ({ $code }): { $why }
talon-table = { $code ->
    [none] gültig
   *[other] nicht gültig ({ $code }): { $why }
}
talon-deadwood = { $left ->
    [none] { $melds ->
        [none] { $points } übrig: nichts; Kombinationen: keine
       *[other] { $points } übrig: nichts; Kombinationen: { $melds }
    }
   *[other] { $melds ->
        [none] { $points } übrig: { $left }; Kombinationen: keine
       *[other] { $points } übrig: { $left }; Kombinationen: { $melds }
    }
}
talon-laid = { $best ->
    [none] nichts kann ausgelegt werden; Tisch: { $table }
    [yes] { $count } ausgelegt, { $points }: { $cards }; Tisch: { $table }
   *[no] { $count } ausgelegt, { $points }, nicht als das meiste bewiesen: { $cards }; Tisch: { $table }
}
