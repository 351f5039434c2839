typed-cards = V=J D=Q R=K P=S K=D T=C CO=H CA=D PI=S TR=C
typed-tiles-002 = VI=P N=B VE=G GR=Y
typed-tiles-004 = M=N

row-told = { $before }, { $after }
row-rows = { $before } ; { $after }
card-joker = Joker
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
suit-cards-0 = pique
suit-cards-1 = cœur
suit-cards-2 = carreau
suit-cards-3 = trèfle
suit-tiles-002-0 = violet
suit-tiles-002-1 = noir
suit-tiles-002-2 = vert
suit-tiles-002-3 = gris
suit-tiles-004-0 = marron
suit-tiles-004-1 = rouge
suit-tiles-004-2 = bleu
suit-tiles-004-3 = blanc
tile-colour = **{ $letter }** pour { $name }
rank-1 = as
rank-11 = valet
rank-12 = dame
rank-13 = roi

alt-board-round = { $rounds ->
    [none] Manche { $round }.
    [extra] Manche supplémentaire.
   *[other] Manche { $round } sur { $rounds }.
}
alt-board-piles = { $top ->
    [none] Pioche { $stock } ; pile de défausse vide.
   *[other] Pioche { $stock } ; pile de défausse { $discards }, au-dessus { $top }.
}
alt-board-stock = Pioche { $stock }.
alt-board-pool = Pioche { $pool }.
alt-board-open-tile = Tuile ouverte : { $card }.
alt-board-aside = { $free ->
    [yes] { $name } a mis { $card } de côté, à prendre à ce tour.
   *[no] { $name } a mis { $card } de côté.
}
alt-board-changed = { $laid ->
    [none] Déplacé en dernier : { $moved }.
   *[other] { $moved ->
        [none] Posé en dernier : { $laid }.
       *[other] Posé en dernier : { $laid } ; déplacé : { $moved }.
    }
}
alt-board-row = { $cards ->
    [none] Rangée de { $suit } : pas commencée.
   *[other] Rangée de { $suit } : { $cards }.
}
alt-board-shown = Montrées en dernier : { $cards }.
alt-board-at-stake = En jeu : { $cards } cartes.
alt-board-pile = { picture-pile } : { $cards }.
alt-board-seat = { $name } : { $told }.
alt-seat-of-team = { $team ->
    [heroes] { $name } (héros)
   *[villains] { $name } (voleurs)
}
alt-seat-out = hors jeu
alt-seat-holds = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
alt-seat-holds-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
alt-seat-taken = { $count } en prise
alt-seat-total = total { SCORE($total) }
alt-seat-to-act = doit jouer
alt-board-melds = Sur la table :
alt-board-no-melds = Aucune combinaison sur la table.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-joker-as = { $joker } pour { $face }

alt-hand = { $count ->
    [0] Ta main est vide.
    [1] Ta seule carte : { $cards }.
   *[other] Tes { $count } cartes : { $cards }.
}
alt-hand-tiles = { $count ->
    [0] Ton plateau est vide.
    [1] Ta seule tuile : { $cards }.
   *[other] Tes { $count } tuiles : { $cards }.
}
alt-hand-drawn = Tout juste pioché : { $cards }.
alt-hand-chosen = Choix : { $cards }.

## Noms des jeux et des rythmes

variant-name-disney_basic = Disney 100 Rummy
variant-summary-disney_basic = Réunis des séries et des suites, pose-les et débarrasse-toi de toutes tes cartes. Frappe pour la défausse qui te tente.
variant-summary-disney_basic-claimless = Réunis des séries et des suites, pose-les et débarrasse-toi de toutes tes cartes.
variant-name-disney_layoff = Rami avec ajout
variant-summary-disney_layoff = Pose des séries et des suites, et ajoute à toutes celles de la table. Première main vide : manche gagnée.

variant-name-czech_rummy = Rami tchèque
variant-summary-czech_rummy = Pose des séries et des suites, et ajoute à celles des autres. Trop de points, et c’est fini pour toi ; qui reste en dernier gagne.
variant-name-gin_rummy = Gin rami
variant-summary-gin_rummy = Pour deux. Réunis des combinaisons en main, et frappe avec peu de cartes isolées.
variant-name-rummy_500 = Rami 500
variant-summary-rummy_500 = Toute la défausse est ouverte : prends autant de cartes que tu peux en placer. Ce que tu poses compte pour toi.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Pose des séries et des suites dès le premier tour. Annonce Rami quand il reste peu de points dans ta main.
variant-name-nsv_buy = Rommé avec achat
variant-summary-nsv_buy = Rommé avec achat : tu peux acheter la carte ouverte hors de ton tour, pour une carte de plus de la pioche.
variant-name-nsv_layoff = Rommé avec ajout
variant-summary-nsv_layoff = Rommé sans l’annonce : pose des combinaisons, ajoute à toutes celles de la table, et vide ta main avant les autres.
variant-name-nsv_robber = Rommé des brigands
variant-summary-nsv_robber = Pioche, pose et pille la table : ses combinaisons sont à toi, à défaire et à poser autrement.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Des tuiles : pose ou pioche. Une fois ton ouverture faite, toute la table est à recombiner.
variant-name-tile_rummy = Rummy à tuiles
variant-summary-tile_rummy = Des tuiles : pose ou pioche. Ouvre, et recombine toute la table dans le même tour.
variant-name-disney_duel = Héros contre voleurs
variant-summary-disney_duel = Rouge contre noir : chacun retourne une carte, la plus forte les rafle toutes. Rapide, et rien à décider.
variant-name-disney_karo8 = 8 de carreau
variant-summary-disney_karo8 = Deux équipes construisent quatre rangées à partir des huit. Ce que tu retiens compte autant que ce que tu poses.

pace-live = direct
pace-quick = rapide
pace-daily = quotidien
pace-slow = lent
pace-friendly = amical
pace-custom = sur mesure
pace-named = { $name } : { $lengths }
pace-lengths-claimless = { $reserve ->
    [none] { $turn } par tour
   *[other] { $turn } par tour et { $reserve } en réserve
}
pace-lengths-duel = { $turn } par carte
pace-lengths-buying = { $reserve ->
    [none] { $turn } par tour, { $window } pour acheter
   *[other] { $turn } par tour et { $reserve } en réserve, { $window } pour acheter
}
pace-lengths = { $reserve ->
    [none] { $turn } par tour, { $window } pour frapper
   *[other] { $turn } par tour et { $reserve } en réserve, { $window } pour frapper
}
