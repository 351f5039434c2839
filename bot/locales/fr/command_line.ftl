talon-deadwood = reste ({ $points }) : { $left } ; combinaisons : { $melds }
talon-laid = { $proven ->
    [yes] { $count } à poser, { $points } : { $cards } ; table : { $table }
   *[no] { $count } à poser, au moins { $points } : { $cards } ; table : { $table }
}
