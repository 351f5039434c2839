talon-meld = { $kind ->
    [run] sekwens { $cards }: { $points }
    [set] zestaw { $cards }: { $points }
   *[flush] kolor { $cards }: { $points }
}
talon-meld-tiles = { $kind ->
    [run] rząd { $cards }: { $points }
   *[set] grupa { $cards }: { $points }
}
talon-no-meld = to nie układ ({ $code }): { $why }
talon-table = { $code ->
    [none] poprawnie
   *[other] niepoprawnie ({ $code }): { $why }
}
talon-deadwood = { $left ->
    [none] { $melds ->
        [none] reszta ({ $points }): nic; układy: brak
       *[other] reszta ({ $points }): nic; układy: { $melds }
    }
   *[other] { $melds ->
        [none] reszta ({ $points }): { $left }; układy: brak
       *[other] reszta ({ $points }): { $left }; układy: { $melds }
    }
}
talon-laid = { $best ->
    [none] nic nie da się wyłożyć; stół: { $table }
    [yes] wyłożono { $count }, { $points }: { $cards }; stół: { $table }
   *[no] wyłożono { $count }, { $points }, nie dowiedziono, że to najwięcej: { $cards }; stół: { $table }
}
