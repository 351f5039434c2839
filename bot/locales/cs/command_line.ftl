talon-deadwood = zbytek ({ $points }): { $left }; kombinace: { $melds }
talon-laid = { $proven ->
    [yes] vyloženo { $count }, { $points }: { $cards }; stůl: { $table }
   *[no] vyloženo { $count }, nejméně { $points }: { $cards }; stůl: { $table }
}
