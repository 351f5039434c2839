# What `talon deadwood` and `talon solve` answer: $left, $melds, $cards and $table are pieces as they are typed, $points is a message points.
talon-deadwood = { $points } left: { $left }; melds: { $melds }
talon-laid = { $proven ->
    [yes] { $count } laid, { $points }: { $cards }; table: { $table }
   *[no] { $count } laid, at least { $points }: { $cards }; table: { $table }
}
