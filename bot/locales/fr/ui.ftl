## Boutons

button-rules = Règles
button-help = Aide
button-hand = Ma main
button-board-draw = Piocher
button-board-draw-ends = Piocher (fin de manche)
button-board-take = Prendre la défausse
button-board-knock = Frapper
button-board-knock-buying = Acheter
button-board-pass = Passer
button-board-refuse = Refuser la carte retournée
button-board-flip = Retourner
button-board-run = Laisser défiler
button-board-byhand = Retourner moi-même
button-draw = Piocher
button-draw-ends = Piocher : fin de manche
button-take = { $card ->
    [none] Prendre la défausse
   *[other] Prendre { $card }
}
button-back = Remettre { $card }
button-knock = Frapper pour { $card }
button-knock-buying = Acheter { $card }
button-pass = Passer
button-more = { $on ->
    [yes] Retour aux cartes
   *[no] Plus
}
button-more-tiles = { $on ->
    [yes] Retour aux tuiles
   *[no] { button-more }
}
button-biggin = Grand gin
button-lay-card = Poser { $card }
button-passturn = { $phase ->
    [upcard] La refuser
    [lay_off] Ajouter au mieux
   *[other] Passer
}
button-call = { $on ->
    [yes] « Rami » sera crié
   *[no] Crier « Rami »
}
button-order = { $other ->
    [melds] Trier par combinaison
    [number] Trier par valeur
   *[suit] Trier par couleur
}
button-order-tiles = { $other ->
    [melds] Trier par combinaison
    [number] Trier par nombre
   *[suit] Trier par couleur
}
button-show = Actualiser
button-clear = Effacer le choix
button-orders = Consignes
button-orders-rest = { $on ->
    [yes] Tu passes cette manche
   *[no] Passer cette manche
}
button-orders-clear = Aucune consigne
button-orders-need = Frapper si ça m’aide
button-orders-need-buying = Acheter si ça m’aide
button-passround = Passer cette manche
button-orders-back = Retour à ma main
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-cancel = Annuler
button-unseat = Retirer un ordinateur
button-seat-back = Me revoilà
button-rematch = Revanche
button-replay = Fichier de la partie
button-previous = Retour
button-next = Suite

## Le tableau

board-heading = ### { $game }
board-two-players = -# À deux, on ne frappe pas : la défausse est simplement à prendre au tour suivant.
board-two-players-buying = -# À deux, les défausses ne sont pas à vendre : elles sont simplement à prendre au tour suivant.
board-cancelled = { $closed ->
    [yes] **Cette table est fermée.** Son tournoi dit pourquoi.
   *[no] **Cette partie a été annulée.**
}
board-event = -# { $event }
board-table-ends = { $rests ->
    [yes] -# Le temps de cette table finit { $until } : heures calmes et vacances décalent les tours, pas cette fin.
   *[no] -# Le temps de cette table finit { $until }.
}
board-moment = **{ $moment }** { $ends }
time-ends = { $until ->
    [none] {""}
   *[other] { $over ->
        [yes] Temps écoulé { $until } : les autres peuvent continuer.
       *[no] Fin du temps { $until }.
    }
}

picture-heading = { $rounds ->
    [none] { $lap ->
        [none] Manche { $round }
       *[other] Manche { $round }, tour { $lap }
    }
    [extra] { $lap ->
        [none] Manche supplémentaire
       *[other] Manche supplémentaire, tour { $lap }
    }
   *[other] { $lap ->
        [none] Manche { $round } sur { $rounds }
       *[other] Manche { $round } sur { $rounds }, tour { $lap }
    }
}
picture-stock = Pioche
picture-discards = Défausse
picture-claim = Frapper ?
picture-claim-buying = Acheter ?
picture-heroes = Héros
picture-villains = Voleurs
picture-takes = rafle tout
picture-tied = égalité
picture-at-stake = en jeu
picture-duel-status = { $play_off ->
    [yes] Départage !
   *[no] Tout le monde retourne
}
picture-duel-won = { $team ->
    [heroes] Les héros gagnent !
    [villains] Les voleurs gagnent !
   *[none] Match nul !
}
picture-story = { $count ->
    [one] La dernière comparaison
   *[other] Les { $count } dernières comparaisons
}
picture-no-melds = Rien de posé
picture-hand = { $count ->
    [0] Tu n’as plus de cartes
    [1] Ta dernière carte
   *[other] Tes { $count } cartes
}
picture-deadwood = Isolées : { $points }
picture-drawn = piochée
picture-drawn-tiles = piochée
picture-taken = prise
picture-round = Manche { $round }
picture-total = Total
picture-sheet = { $won_by ->
    [highest] Feuille de marque : le plus haut total gagne
    [lowest] Feuille de marque : le plus bas total gagne
   *[other] Feuille de marque
}
picture-winner = Gagne
picture-melded = Combinaisons
picture-left-over = Reste
picture-no-cards = aucune carte
picture-no-cards-tiles = aucune tuile

## La main

hand-note = > { $note }
hand-moment = **{ $moment }** { $ends } [Tableau]({ $board })
hand-turn-opening_discard = Tu commences : défausse une carte. À ce tour, on ne pioche pas et on ne pose rien.
hand-turn-draw = { $ends ->
    [yes] À toi : la pioche est vide. Prends la défausse si tu peux, ou pioche et termine la manche.
   *[no] À toi : pioche une carte.
}
hand-turn-play = { $lap ->
    [none] À toi : pose des combinaisons si tu veux, puis défausse une carte.
    [taught] À toi : défausse une carte.
   *[other] À toi : défausse une carte. On pose à partir du tour de table { $lap }.
}
hand-turn-place = { $eight ->
    [none] { $can ->
        [lay] À toi : pose une carte qui va.
        [draw] À toi : aucune de tes cartes ne va, alors pioche.
       *[pass] À toi : aucune de tes cartes ne va et la pioche est vide, alors passe.
    }
   *[other] Tu commences : pose { $eight }.
}
hand-turn-upcard = La carte retournée t’est proposée : prends-la ou refuse-la.
hand-turn-play-gin = { $knock ->
    [yes] À toi : défausse une carte, ou frappe avec.
   *[no] À toi : défausse une carte.
}
hand-turn-owed = À toi : pose { $card } dans une combinaison maintenant, ou remets-la.
hand-turn-lay_off = En face, on a frappé : choisis les cartes qui vont dans ces combinaisons et ajoute-les, ou laisse faire au mieux.
hand-gin-limit = { $limit ->
    [0] On frappe sans aucune carte isolée : gin seulement.
    [1] On frappe avec { $limit } point de cartes isolées au plus.
   *[other] On frappe avec { $limit } points de cartes isolées au plus.
} { $doubled ->
    [yes] Cette manche compte double.
   *[no] {""}
}
hand-team = { $team ->
    [heroes] Tu joues pour les **héros**, les couleurs rouges.
   *[villains] Tu joues pour les **voleurs**, les couleurs noires.
}
hand-discarded = Les autres peuvent maintenant frapper pour { $card }.
hand-discarded-buying = Les autres peuvent maintenant acheter { $card }.
hand-window-next-buying = { $card } est à vendre, et c’est ensuite à toi : prends cette carte, ou pioche.
hand-window-next = On peut frapper pour { $card }, et c’est ensuite à toi : prends cette carte, ou pioche.
hand-answered = { $answer ->
    [claim] Réponse : frapper pour { $card }.
   *[pass] Réponse : laisser { $card }.
} { $sealed ->
    [yes] On ouvre les réponses quand le temps est écoulé ou que toutes sont là.
   *[no] {""}
}
hand-answered-buying = { $answer ->
    [claim] Réponse : acheter { $card }.
   *[pass] Réponse : laisser { $card }.
} { $sealed ->
    [yes] On ouvre les réponses quand le temps est écoulé ou que toutes sont là.
   *[no] {""}
}
hand-sealed = { $claimed ->
    [yes] Ta réponse : tu la veux.
   *[no] Ta réponse : tu passes.
}
hand-chosen = Choix : { $cards }
hand-opening = { $scope ->
    [single] Ta première combinaison de la manche doit valoir { $needed } points à elle seule.
   *[sum] Tes premières combinaisons de la manche doivent valoir { $needed } points ensemble.
}
swap-held = Le joker récupéré se pose tout de suite : choisis-le avec ses autres cartes et pose-les.
select-cards = Choisis tes cartes
select-cards-tiles = Choisis tes tuiles
select-pile = Prendre dans la pile ouverte
select-placeable = Choisis la carte à poser
select-on = Suite : { $first } …
select-more = Plus
pile-depth = { $above ->
    [0] Prendre { $card }
    [1] Prendre { $card } et la carte au-dessus
   *[other] Prendre { $card } et les { $above } cartes au-dessus
}
select-new-card = tout juste piochée
card-copy = { $card } (exemplaire { $copy })
card-as = { $card }={ $face }

question-meld = Comment l’entends-tu ?
question-layoff = Où va-t-elle ?
question-swap = Quel joker ?
question-stale = La table a changé entre-temps : choisis encore une fois.
way-worth = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
}
way-laid-off = { $card } avec { $meld }
way-swap = { $card } dans { $meld }
way-lying = { $meld } ({ $owner })
meld-left-over = { $melds ->
    [none] Pas encore de combinaison.
   *[other] En combinaison : { $melds }. Hors combinaison : { $left }.
} { $wanted ->
    [none] {""}
   *[other] Ajoute { $wanted }, ou choisis-en moins.
}

orders-about = ## Consignes
    Elles répondent pour toi quand une carte peut être à toi, et personne d’autre ne les voit.
    - **Les cartes que tu veux** et **passer pour tout le reste** valent pour cette manche.
    - **{ orders-melds }** vaut pour la partie, et regarde ta main quand le temps est écoulé.
orders-needed = Rempli d’après ta main actuelle : { $faces }.
orders-need-nothing = Aucune carte ne te donnerait à elle seule une nouvelle combinaison. Choisis des cartes toi-même.
orders-passing = { $order } Les consignes permettent de revenir là-dessus.
orders-suit-buying = Acheter : { $suit }
orders-suit = Frapper : { $suit }

## Avis

notice-turn = { $phase ->
    [opening_discard] { $who }, tu commences dans [{ $game }]({ $board }) : défausse une carte.
    [eight] { $who }, tu commences dans [{ $game }]({ $board }) : pose ton huit.
   *[other] { $who }, c’est à toi dans [{ $game }]({ $board }).
} { $phase ->
    [draw] Pioche.
    [play] Tu as pioché : défausse une carte.
    [upcard] La carte retournée t’est proposée.
    [lay_off] Ajoute tes cartes.
    [lay_or_draw] Pose des tuiles, ou pioches-en une.
    [lay_or_pass] Pose des tuiles, ou passe.
    [lay_or_put_aside] Pose des tuiles, ou mets-en une de côté.
    [lay] Pose des tuiles, ou termine ton tour.
    [put_aside] Mets une tuile de côté.
    [place] Pose une carte, ou pioche si aucune ne va.
   *[other] {""}
} { $ends ->
    [none] Prends ton temps.
   *[other] { $ends }
}
notice-autopilot = { $rests ->
    [yes] { $who }, l’ordinateur garde ta place dans [{ $game }]({ $board }), et la joue dès que la partie reprend.
   *[no] { $who }, tu n’étais pas là, alors l’ordinateur joue à ta place dans [{ $game }]({ $board }).
} Joue un coup et elle est de nouveau à toi ; ce bouton suffit aussi. { $kept ->
    [none] {""}
    [one] Après { $kept } tour de plus, d’autres pourront la prendre.
   *[other] Après { $kept } tours de plus, d’autres pourront la prendre.
}
notice-back = { $who } revient et reprend le jeu.

## Bilans

summary-round = ## Manche { $round }
    { $end }
summary-melded = { $name }, combinaison : { $cards }.
summary-hand = { $name } avait encore { $cards }.
summary-no-hand = { $name } n’avait plus rien.
summary-no-hand-tiles = { $name } n’avait plus de tuiles.
summary-match = ## { $game } : la partie est finie
    { $count ->
        [one] **{ $winners } gagne !**
       *[other] **{ $winners } se partagent la victoire !**
    }
summary-won-by = -# { $how }
summary-number = -# Partie { $game }
summary-sheet-alt = { $title }.
summary-sheet-round = Manche { $round } : { $points }.
summary-seat-points = { $name } { SCORE($points) }

## Le duel

duel-running = Les cartes de { $names } se retournent toutes seules. Dès que tout le monde les laisse défiler, le duel va jusqu’au bout.
