talon-deadwood = { $points } übrig: { $left }; Kombinationen: { $melds }
talon-laid = { $proven ->
    [yes] { $count } ausgelegt, { $points }: { $cards }; Tisch: { $table }
   *[no] { $count } ausgelegt, mindestens { $points }: { $cards }; Tisch: { $table }
}
