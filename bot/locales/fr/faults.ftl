## Comment s'écrit une règle

fault-no_such_switch = { $meant ->
    [none] Il n’y a pas de règle maison `{ $switch }`. Les règles de chaque jeu donnent la liste des siennes.
   *[other] Il n’y a pas de règle maison `{ $switch }`. Tu voulais dire { $meant } ?
}
fault-group_of_switches = `{ $switch }` désigne plusieurs règles maison. Fixe l’une d’elles : { $within }.
fault-value_not_allowed = `{ $switch }={ $given }` ne marche pas. Possible : { $allowed }.

## Joueurs

fault-wrong_seats = Joueurs pour ce jeu : { $range }, pas { $seats }.
fault-seats_reversed = `players_min={ $least }` dépasse `players_max={ $most }`. Baisse l’un ou monte l’autre.
fault-team_cards_uneven = Les { $cards } cartes d’une équipe ne se partagent pas également entre { $players } joueurs. Mets `duel.jokers=4` ou `duel.jokers=0`.
fault-no_equal_teams = Aucun nombre de joueurs de `players_min` à `players_max` ne donne deux équipes égales aux piles égales. Jouez à 2, ou à 4 avec `duel.jokers=4` ou `duel.jokers=0`.

## La partie

fault-never_out = `match.end=last_player_standing` demande un total qui met hors jeu. Donne un nombre à `match.eliminate_at`.
fault-highest_total_wins = Dans ce jeu, les totaux comptent ce qu’on gagne : le plus haut est le meilleur. Mets `match.best=highest`.
fault-no_total_to_be_out = Dans ce jeu, les totaux comptent ce qu’on gagne : aucun ne met hors jeu. Mets `match.eliminate_at=none`.
fault-team_shares_win = Une équipe partage sa victoire, et ceux qui sont à égalité aussi. Mets `match.tie=shared`.
fault-target_out_of_reach = Avec `score.winner=zero`, personne ne marque de points positifs et aucun total n’est jamais atteint. Mets `score.winner=plus_sum`, ou un autre `match.end`.
fault-wins_sink_totals = Chaque victoire enlève plus que n’apportent la plupart des manches perdues : les totaux baissent et personne n’est jamais hors jeu. Mets `score.winner_bonus` à { $least } ou plus près de 0, ou `match.eliminate_on=gross_penalty`, ou `score.bonus_floor=zero`.

## Cartes et tuiles

fault-deck_too_small = `{ $switch }` laisse trop peu de cartes : { $seats } joueurs à { $each } cartes demandent un paquet de { $needed }, et il y en a { $there }. Baisse `players_max` ou donnes-en moins, ou prends plus de paquets.
fault-stock_too_small = `{ $switch }` laisse une pioche trop petite : { $seats } joueurs à { $each } cartes demandent un paquet de { $needed } pour que chacun pioche une fois, et il n’y en a que { $there }. Baisse `players_max` ou donnes-en moins, ou prends plus de paquets.
fault-starter_holds_one_more = `deal.extra_card_to=left_of_dealer` donne la carte que défausse qui commence, sans plus. Il faut `start.opening_action=discard_only`, sinon qui commence aurait une carte de plus que les autres.
fault-starter_holds_one_less = Ne faire que défausser au premier tour demande une carte de plus : `start.opening_action=discard_only` a besoin de `deal.extra_card_to=left_of_dealer`.
fault-tiles_too_few = `{ $switch }` laisse trop peu de tuiles : { $seats } joueurs à { $each } tuiles en demandent { $needed }, et il y en a { $there }. Baisse `players_max` ou `deal.tiles`, ou mets `deck.copies=2`.
fault-stacks_are_fourteen = Deux piles de sept font 14 tuiles : `deal.method=two_stacks_of_7` a besoin de `deal.tiles=14`.
fault-stacks_uneven = { $there } tuiles ne font pas des piles de sept et une dernière de huit. `deal.method=two_stacks_of_7` a besoin de `deck.copies=2` et `deck.jokers=2`.
fault-open_tile_needs_stacks = La tuile ouverte est sur la dernière pile : `v2.enabled=on` a besoin de `deal.method=two_stacks_of_7`.

## Combinaisons

fault-set_bounds_crossed = `set.max={ $most }` est sous `set.min={ $least }`. Monte l’un ou baisse l’autre.
fault-set_suits_run_out = `set.distinct_suits=on` laisse au plus quatre cartes : mets `set.max` à 4 ou moins. Ou mets `set.distinct_suits=off`.
fault-run_bounds_crossed = `run.max={ $most }` est sous `run.min={ $least }`. Monte l’un ou baisse l’autre.
fault-run_longer_than_suit = Une couleur a 13 cartes : `run.max={ $value }` a besoin de `run.wrap=on`.
fault-wrap_needs_both_aces = Pour tourner le coin, il faut un as en bas et en haut : `run.wrap=on` a besoin de `run.ace=low_or_high`.
fault-flush_needs_twelve = Un `flush` de 12 cartes et sa défausse ont besoin de `deal.cards=12`. Ou mets `flush.cards=any_remaining`.
fault-double_needs_flush = `score.double=flush_from_hand` a besoin d’une couleur qui ferme. Mets `flush=on`.

## Les premières combinaisons

fault-layoffs_never_count = `opening.count_layoffs=on` compte les cartes qu’on ajoute : il faut `layoff.enabled=on`.
fault-one_meld_counts_no_layoffs = Quand une seule combinaison doit valoir les points, rien d’autre ne compte. `opening.count_layoffs=on` a besoin de `opening.scope=sum_of_melds`.
fault-one_meld_counts_no_table = Quand une seule combinaison doit valoir les points, rien d’autre ne compte. `opening.count_table={ $value }` a besoin de `opening.scope=sum_of_melds`.

## Piocher et demander

fault-claim_is_free_draw = Pour qui joue juste après, demander, c’est prendre comme d’habitude : `draw.discard_take={ $value }` a besoin de `claim.enabled=off`.
fault-claim_before_draw = On ne peut pas demander avant de pouvoir prendre la défausse : `draw.discard_take_from_lap={ $least }` a besoin de `claim.from_lap={ $least }` ou plus.
fault-upcard_not_for_sale = `claim.upcard_buyable=on` a besoin de `claim.enabled=on`, `deal.upcard=on` et `start.opening_action=normal_turn`.
fault-veto_needs_seat_order = Avec `claim.resolution=first_click`, personne n’est entre les deux : `claim.veto=on` a besoin de `claim.resolution=seat_order`.

## Recombiner la table

fault-rebuilding_lays_nothing = Un tour qui recombine la table doit poser quelque chose à soi. Mets `rearrange.min_rack` à 1 ou plus.
fault-rebuilding_endless_runs = On ne recombine que si les suites ne tournent pas le coin : `rearrange=on` a besoin de `run.wrap=off`.
fault-rebuilding_short_runs = On ne recombine que si une longue suite peut se couper en deux : `rearrange=on` a besoin d’un `run.max` de { $least } ou plus, ou d’un `run.min` plus bas.
fault-rebuilding_needs_layoffs = Recombiner, c’est aussi ajouter aux combinaisons de la table : `rearrange=on` a besoin de `layoff.enabled=on`.
fault-rebuilding_needs_all_melds = Une table qu’on recombine n’est à personne : `rearrange=on` a besoin de `layoff.targets=all_melds`.
fault-rebuilding_counts_layoffs = Quand on recombine, ajouter et poser ne font qu’un : `rearrange=on` a besoin de `opening.count_layoffs=on`, ou `opening.points=0`.
fault-declared_needs_announced = Seul ce qui est annoncé peut compter : `rearrange.set_colour=declared` a besoin de `joker.announce=required`.
fault-freed_needs_lock = Quand un joker sur la table se déplace librement, il n’y a pas à le récupérer : `joker.freed=immediately_in_new_meld` a besoin d’un verrou, comme `rearrange.lock=joker_only`.

## Ce que comptent les totaux

fault-lowest_total_wins = Les totaux comptent des points à éviter : le plus bas est le meilleur. Mets `match.best=lowest`, ou `score.count_melds=on`.
fault-melds_make_highest_win = Avec `score.count_melds=on`, les totaux comptent ce qu’on gagne : il faut `match.best=highest`.
fault-melds_keep_all_in = Avec `score.count_melds=on`, les totaux comptent ce qu’on gagne : aucun ne met hors jeu. Mets `match.eliminate_at=none`.
fault-melds_keep_jokers = Avec `score.count_melds=on`, une carte compte pour qui l’a posée : les jokers restent où ils sont. Mets `joker.swap=never`.
fault-melds_lie_still = Avec `score.count_melds=on`, une carte compte pour qui l’a posée : les combinaisons restent comme elles sont. Mets `rearrange=none`.
fault-melds_have_no_floor = Avec `score.count_melds=on`, les totaux peuvent passer sous zéro d’eux-mêmes. Mets `score.bonus_floor=none`.
fault-melds_are_written_plain = Avec `score.count_melds=on`, les totaux s’écrivent tels quels. Mets `score.display=penalty`.

## De quoi elles parlent

fault-switch = `{ $name }`
seat-range = { $least } à { $most }
allowed-numbers = { $many ->
    [yes] { $most ->
        [none] des nombres entiers à partir de { $least }
       *[other] des nombres entiers de { $least } à { $most }
    }
   *[no] { $most ->
        [none] un nombre entier à partir de { $least }
       *[other] un nombre entier de { $least } à { $most }
    }
}
