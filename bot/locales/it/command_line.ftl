talon-deadwood = resto ({ $points }): { $left }; combinazioni: { $melds }
talon-laid = { $proven ->
    [yes] { $count } da calare, { $points }: { $cards }; tavolo: { $table }
   *[no] { $count } da calare, almeno { $points }: { $cards }; tavolo: { $table }
}
