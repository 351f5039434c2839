lesson = { $first ->
    [yes] 💡 { $tip }
        -# **/{ command-me.name }** coupe ces lignes.
   *[no] 💡 { $tip }
}

## Cartes

lesson-start = Défausse une carte isolée.
lesson-draw = { $why ->
    [never] Prends dans la pioche.
    [empty] Pioche : il n’y a pas de défausse.
    [claimed] Pioche : la défausse a été demandée.
    [often] Pioche : trop de défausses prises.
    [refused] Pioche : la carte retournée est refusée.
   *[early] Pioche : défausse libre au tour de table { $from }.
}
lesson-choose = { $use ->
    [meld] { $card } se combine : prends.
    [table] { $card } va sur la table : prends.
    [joker] { $card } récupérerait un joker : tu prends ?
   *[none] { $card } ne se combine pas : pioche.
}
lesson-only-melded = { $fits ->
    [yes] { $card } se combine : prends et pose.
    [table] { $card } va sur la table : prends et pose.
    [joker] { $card } récupère un joker : prends et pose.
    [hint] Prends { $card } et vois **{ button-hint }**, ou pioche.
    [rebuild] Prends { $card } et **{ button-rebuild }**, ou pioche.
    [short] { $card } n’atteint pas { $needed } points : pioche.
   *[no] { $card } ne se combine pas : pioche.
}
lesson-pile = { $can ->
    [yes] Pioche, ou prends ce que tu peux poser.
   *[no] Rien à poser avec la défausse : pioche.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] { $card } se combine : tu frappes ?
        [1] { $card } se combine : frapper (+1 carte) ?
       *[other] { $card } se combine : frapper (+{ $penalty } cartes) ?
    }
    [table] { $penalty ->
        [0] { $card } va sur la table : tu frappes ?
        [1] { $card } va sur la table : frapper (+1 carte) ?
       *[other] { $card } va sur la table : frapper (+{ $penalty } cartes) ?
    }
   *[joker] { $penalty ->
        [0] { $card } récupère un joker : tu frappes ?
        [1] { $card } récupère un joker : frapper (+1 carte) ?
       *[other] { $card } récupère un joker : frapper (+{ $penalty } cartes) ?
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] { $card } se combine : tu achètes ?
        [1] { $card } se combine : acheter (+1 carte) ?
       *[other] { $card } se combine : acheter (+{ $penalty } cartes) ?
    }
    [table] { $penalty ->
        [0] { $card } va sur la table : tu achètes ?
        [1] { $card } va sur la table : acheter (+1 carte) ?
       *[other] { $card } va sur la table : acheter (+{ $penalty } cartes) ?
    }
   *[joker] { $penalty ->
        [0] { $card } récupère un joker : tu achètes ?
        [1] { $card } récupère un joker : acheter (+1 carte) ?
       *[other] { $card } récupère un joker : acheter (+{ $penalty } cartes) ?
    }
}
lesson-claim-next = { $use ->
    [meld] { $card } se combine : prends, gratis.
    [table] { $card } va sur la table : prends, gratis.
   *[joker] { $card } récupère un joker : prends, gratis.
}
lesson-claim-idle = { $next ->
    [yes] { $card } ne se combine pas : pioche.
   *[no] { $card } ne se combine pas : passe.
}
lesson-owed = Pose { $card } et sa combinaison maintenant.
lesson-owed-alone = { $rebuild ->
    [hint] **{ button-hint }** trouve une place, ou remets { $card }.
    [yes] **{ button-rebuild }** avec { $card }, ou remets-la.
   *[no] { $card } ne se combine pas : remets-la.
}
lesson-early = On pose au tour de table { $from } : défausse.
lesson-last = Défausse { $card }, et la manche est à toi.
lesson-last-called = { $card ->
    [all] **Crier « Rami »** (Plus), puis tout poser.
   *[other] **Crier « Rami »** (Plus), puis { $card }.
}
lesson-opens = { $scope ->
    [single_meld] Tu ouvres avec { $points } sur { $needed } : pose-la.
   *[sum_of_melds] Tu ouvres avec { $points } sur { $needed } : pose-les.
}
lesson-short = { $scope ->
    [single_meld] Ta meilleure combinaison : { $points } sur { $needed }. Défausse.
   *[sum_of_melds] Tes combinaisons : { $points } sur { $needed }. Défausse.
}
lesson-no-meld = Réunis { $needed } points de combinaisons ; défausse.
lesson-melds = { $counts ->
    [for] Pose ta combinaison : elle compte pour toi.
   *[against] Pose ta combinaison : elle ne coûte rien.
}
lesson-fits = { $card } va sur la table : choisis.
lesson-frees = { $card } récupère un joker : choisis.
lesson-table-counts = { $how ->
    [rebuild] **{ button-rebuild }** pour atteindre { $needed }, ou défausse.
   *[wait] Pas encore { $needed }, avec la table : défausse.
}
lesson-rebuild = Essaie **{ button-hint }**, ou défausse.
lesson-card-alone = { $needed ->
    [0] Pose des cartes égales, ou qui se suivent.
   *[other] Pour ouvrir : { $needed } points de combinaisons.
}
lesson-nothing = Rien à poser : défausse ce qui ne va pas.
lesson-keep = Rien à poser pour l’instant : défausse.
lesson-laid = C’est posé. Défausse, ou reprends.

## Gin

lesson-upcard = { $fits ->
    [yes] { $card } se combine : prends.
   *[no] { $card } ne se combine pas : refuse-la.
}
lesson-deadwood = { $reach ->
    [gin] Défausse { $card } et frappe : c’est gin.
    [knock] Défausse { $card } : frappe à { $left }, ou continue.
   *[wait] Défausse { $card } : frapper, c’est { $limit } au plus.
}
lesson-lay-off = { $cards ->
    [none] Rien à ajouter : continue.
   *[other] { $count ->
        [one] { $cards } va : ajoute au mieux.
       *[other] { $count } cartes vont : ajoute au mieux.
    }
}

## Rangées

lesson-eight = Les rangées partent des huit : pose le tien.
lesson-one-card = { $draw ->
    [yes] { $card } va dans une rangée : pose, ou pioche.
   *[no] Seule { $card } va dans une rangée : pose.
}
lesson-cards = { $draw ->
    [yes] Pose ce qui aide ton équipe, ou pioche.
   *[no] Pose ce qui aide le plus ton équipe.
}

## Tuiles

lesson-tile-first = { $aside ->
    [none] Prends d’abord une tuile dans la pioche.
   *[other] Pioche, ou prends { $aside } pour la poser.
}
lesson-put-aside = Mets de côté une tuile qui ne va pas.
lesson-tile-alone = { $needed ->
    [0] Pose trois tuiles égales, ou qui se suivent.
   *[other] Pour ouvrir : { $needed } points de combinaisons.
}
lesson-tile-opens = Tu ouvres avec { $points } sur { $needed } : pose-les.
lesson-tile-short = { $points ->
    [0] Pas de combinaison :
   *[other] { $points } sur { $needed } pour ouvrir :
} { $instead ->
    [draw] pioche une tuile.
    [aside] mets une tuile de côté.
   *[end] termine ton tour.
}
lesson-tile-melds = Tu as une combinaison : pose-la.
lesson-tile-fits = { $card } va sur la table : choisis.
lesson-tile-nothing = { $rebuild ->
    [yes] Essaie **{ button-hint }**, ou
   *[no] Rien à poser :
} { $instead ->
    [draw] pioche une tuile.
    [aside] mets une tuile de côté.
   *[end] termine ton tour.
}
