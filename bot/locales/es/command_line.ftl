talon-deadwood = { $points } de resto: { $left }; combinaciones: { $melds }
talon-laid = { $proven ->
    [yes] { $count } por colocar, { $points }: { $cards }; mesa: { $table }
   *[no] { $count } por colocar, al menos { $points }: { $cards }; mesa: { $table }
}
