talon-meld = { $kind ->
    [run] suite { $cards } : { $points }
    [set] série { $cards } : { $points }
   *[flush] couleur { $cards } : { $points }
}
talon-meld-tiles = { $kind ->
    [run] suite { $cards } : { $points }
   *[set] groupe { $cards } : { $points }
}
talon-no-meld = pas une combinaison ({ $code }) : { $why }
talon-table = { $code ->
    [none] valable
   *[other] pas valable ({ $code }) : { $why }
}
talon-deadwood = { $left ->
    [none] { $melds ->
        [none] reste ({ $points }) : rien ; combinaisons : aucune
       *[other] reste ({ $points }) : rien ; combinaisons : { $melds }
    }
   *[other] { $melds ->
        [none] reste ({ $points }) : { $left } ; combinaisons : aucune
       *[other] reste ({ $points }) : { $left } ; combinaisons : { $melds }
    }
}
talon-laid = { $best ->
    [none] rien ne peut être posé ; table : { $table }
    [yes] { $count } à poser, { $points } : { $cards } ; table : { $table }
   *[no] { $count } à poser, { $points }, sans preuve que ce soit le plus : { $cards } ; table : { $table }
}
