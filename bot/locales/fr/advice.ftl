advice = 💡 { $move } { $why }
advice-alone = Ici, chacun joue pour soi : il y a d’autres personnes à la table. Les indices sont pour les parties contre l’ordinateur, et pour les tables qui les ont permis.
advice-none = Tu n’as rien à décider en ce moment.

## Que faire : à l'infinitif

advice-discard = { $how ->
    [bid] Défausser { $card } et frapper.
   *[plainly] Défausser { $card }.
}
advice-discard-draw_discard = { $how ->
    [bid] Défausser { $card } et annoncer Rami.
    [called] Défausser { $card } et crier « Rami ».
   *[plainly] Défausser { $card }.
}
advice-discard-tiles = Mettre { $card } de côté.
advice-lay = { $how ->
    [rebuilt] Poser { $cards } en recombinant des combinaisons de la table.
    [layoffs] Ajouter { $cards }.
    [swap] Récupérer un joker avec { $swapped }, et le garder.
    [swap_and_lay] Récupérer un joker avec { $swapped }, et poser { $cards }.
   *[melds] Poser { $cards }.
}
advice-take_discard = { $number ->
    [one] Prendre { $card } sur la pile de défausse.
   *[other] Prendre les { $number } cartes du haut de la pile de défausse.
}
advice-draw_stock = Piocher.
advice-draw_stock-tiles = Piocher une tuile.
advice-return_discard = Remettre la carte défaussée.
advice-claim = Frapper pour { $card }.
advice-claim-buying = Acheter { $card }.
advice-lay_off_best = Ajouter au mieux.
advice-pass = Passer.
advice-pass_turn = { $offered ->
    [yes] Refuser la carte retournée.
   *[no] Passer.
}
advice-place_card = Poser { $card }.
advice-take_back = Reprendre ce que tu as posé.
advice-flip = Retourner ta carte.
advice-flip_all = Laisser les cartes se retourner toutes seules.

## Pourquoi

reason-keeps = { $ends ->
    [both] Ça garde { $cards } ouvertes des deux côtés : { $number ->
        [one] { $number } carte que tu n’as pas vue en fait une combinaison.
       *[other] { $number } cartes que tu n’as pas vues en font une combinaison.
    }
   *[1] Ça garde { $cards } ensemble : { $number ->
        [one] { $number } carte que tu n’as pas vue en fait une combinaison.
       *[other] { $number } cartes que tu n’as pas vues en font une combinaison.
    }
}
reason-breaks = { $number ->
    [one] { $cards } vont ensemble : { $number } carte que tu n’as pas vue en fait une combinaison.
   *[other] { $cards } vont ensemble : { $number } cartes que tu n’as pas vues en font une combinaison.
}
reason-splits = { $cards } forment une combinaison.
reason-alone = { $cards } ne va avec rien, et garder cette carte coûte : { $points }.
reason-spurned = { $seat } n’a pas voulu de { $cards } : cette carte ne lui sert guère.
reason-wanted = { $seat } a pris { $cards }, qui va avec.
reason-completes = { $how ->
    [single] Avec elle, { $cards } forment une combinaison.
   *[together] Avec elles, { $cards } forment une combinaison.
}
reason-fits = { $cards } va dans une combinaison de la table.
reason-lowers = { $points ->
    [one] Il te reste alors { $points } point de moins.
   *[other] Il te reste alors { $points } points de moins.
}
reason-no_meld = { $cards } ne fait pas de combinaison avec tes cartes.
reason-penalty = { $number ->
    [one] Frapper apporte { $number } carte de pénalité.
   *[other] Frapper apporte { $number } cartes de pénalité.
}
reason-penalty-buying = { $number ->
    [one] Acheter apporte { $number } carte de plus de la pioche.
   *[other] Acheter apporte { $number } cartes de plus de la pioche.
}
reason-left_over = { $points ->
    [one] Tu n’as plus que { $points } point, et il reste { $number } cartes dans la pioche.
   *[other] Tu n’as plus que { $points } points, et il reste { $number } cartes dans la pioche.
}
reason-out = La manche est finie.
reason-out_called = Si l’on crie d’abord « Rami », la manche est finie.
reason-waits = { $points ->
    [0] Tu pourrais finir la manche maintenant, mais attendre peut rapporter plus.
    [1] Tu pourrais frapper avec un point, mais attendre peut rapporter plus.
   *[other] Tu pourrais frapper avec { $points } points, mais attendre peut rapporter plus.
}
reason-lays = { $number ->
    [1] Ça fait une carte, qui compte { $points } tant que tu la gardes.
    [one] Ça fait { $number } carte, qui compte { $points } tant que tu la gardes.
   *[other] Ça fait { $number } cartes, qui comptent { $points } tant que tu les gardes.
}
reason-lays-tiles = { $number ->
    [one] Ça fait { $number } tuile, qui compte { $points } tant que tu la gardes.
   *[other] Ça fait { $number } tuiles, qui comptent { $points } tant que tu les gardes.
}
reason-opens = { $how ->
    [single] Ta première combinaison vaut { $points } à elle seule, et il en faut { $number }.
   *[together] Tu ouvres avec { $points }, et il en faut { $number }.
}
reason-frees = Le joker est alors à toi, pour une combinaison qui en a plus besoin.
reason-keeps_joker = Garde ton joker : il rapportera plus tard.
reason-nearly_over = { $number ->
    [one] { $seat } n’a plus que { $number } carte : débarrasse-toi de tes points.
   *[other] { $seat } n’a plus que { $number } cartes : débarrasse-toi de tes points.
}
reason-nearly_over-tiles = { $number ->
    [one] { $seat } n’a plus que { $number } tuile : débarrasse-toi de tes points.
   *[other] { $seat } n’a plus que { $number } tuiles : débarrasse-toi de tes points.
}
reason-nothing_to_lay = Rien de ce que tu pourrais poser maintenant ne rapporterait plus.
reason-ahead = { $points ->
    [one] Ça rapporte environ { $points } point de plus que le coup suivant.
   *[other] Ça rapporte environ { $points } points de plus que le coup suivant.
}
