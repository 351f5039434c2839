talon-deadwood = reszta ({ $points }): { $left }; układy: { $melds }
talon-laid = { $proven ->
    [yes] wyłożono { $count }, { $points }: { $cards }; stół: { $table }
   *[no] wyłożono { $count }, co najmniej { $points }: { $cards }; stół: { $table }
}
