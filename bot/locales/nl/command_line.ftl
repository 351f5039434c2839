talon-deadwood = { $points } over: { $left }; combinaties: { $melds }
talon-laid = { $proven ->
    [yes] { $count } gelegd, { $points }: { $cards }; tafel: { $table }
   *[no] { $count } gelegd, minstens { $points }: { $cards }; tafel: { $table }
}
