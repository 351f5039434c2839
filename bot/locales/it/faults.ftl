### What is wrong with the rules of a game, or with how somebody wants to change one.

## How a switch is typed

fault-no_such_switch = { $meant ->
    [none] La regola della casa `{ $switch }` non esiste. Le regole di ogni gioco elencano quelle che ha.
   *[other] La regola della casa `{ $switch }` non esiste. Intendevi { $meant }?
}
fault-group_of_switches = `{ $switch }` comprende diverse regole della casa. Scegli una di queste: { $within }.
fault-value_not_allowed = `{ $switch }={ $given }` non va. Può essere { $allowed }.

## Players

fault-wrong_seats = Questo gioco si gioca in { $range }, non in { $seats }.
fault-seats_reversed = `players_min={ $least }` è sopra `players_max={ $most }`. Abbassa l’uno o alza l’altro.
fault-team_cards_uneven = { $cards } carte di una squadra non si dividono in parti uguali tra { $players } persone. Metti `duel.jokers=4` o `duel.jokers=0`.
fault-no_equal_teams = Con nessun numero da `players_min` a `players_max` vengono due squadre uguali con mazzetti uguali. Giocate in 2, o in 4 con `duel.jokers=4` o `duel.jokers=0`.

## The match

fault-never_out = `match.end=last_player_standing` ha bisogno di un totale che mette fuori. Metti un numero in `match.eliminate_at`.
fault-highest_total_wins = In questo gioco i totali contano ciò che si vince, quindi il più alto è il migliore. Metti `match.best=highest`.
fault-no_total_to_be_out = In questo gioco i totali contano ciò che si vince, quindi nessun totale mette fuori. Metti `match.eliminate_at=none`.
fault-team_shares_win = Una squadra vince insieme, quindi vince insieme anche chi è pari. Metti `match.tie=shared`.
fault-target_out_of_reach = Con `score.winner=zero` nessuno segna punti a favore, e un totale non si raggiunge mai. Metti `score.winner=plus_sum`, o un altro `match.end`.
fault-wins_sink_totals = Ogni vittoria toglie più di quanto portano quasi tutte le manche perse, quindi i totali calano e nessuno è mai fuori. Metti `score.winner_bonus` a { $least } o più vicino a 0, o `match.eliminate_on=gross_penalty`, o `score.bonus_floor=zero`.

## Cards and tiles

fault-deck_too_small = `{ $switch }` lascia troppo poche carte: in { $seats } con { $each } a testa ne servono { $needed }, e ce ne sono { $there }. Abbassa `players_max`, danne meno, o prendi più mazzi.
fault-stock_too_small = `{ $switch }` lascia un mazzo di pesca troppo piccolo: in { $seats } con { $each } a testa servono { $needed } carte perché ognuno peschi una volta, e ce ne sono solo { $there }. Abbassa `players_max`, danne meno, o prendi più mazzi.
fault-starter_holds_one_more = `deal.extra_card_to=left_of_dealer` dà la carta che chi inizia una manche scarta e basta. Serve `start.opening_action=discard_only`, o chi inizia avrebbe una carta più degli altri.
fault-starter_holds_one_less = Per scartare soltanto al primo turno serve una carta più degli altri, quindi `start.opening_action=discard_only` ha bisogno di `deal.extra_card_to=left_of_dealer`.
fault-tiles_too_few = `{ $switch }` lascia troppo pochi pezzi: in { $seats } con { $each } a testa ne servono { $needed }, e ce ne sono { $there }. Abbassa `players_max` o `deal.tiles`, o metti `deck.copies=2`.
fault-stacks_are_fourteen = Due pile da sette sono 14 pezzi, quindi `deal.method=two_stacks_of_7` ha bisogno di `deal.tiles=14`.
fault-stacks_uneven = Con { $there } pezzi non vengono pile da sette e un’ultima da otto. `deal.method=two_stacks_of_7` ha bisogno di `deck.copies=2` e `deck.jokers=2`.
fault-open_tile_needs_stacks = Il pezzo scoperto sta sull’ultima pila, quindi `v2.enabled=on` ha bisogno di `deal.method=two_stacks_of_7`.

## Melds

fault-set_bounds_crossed = `set.max={ $most }` è sotto `set.min={ $least }`. Alza l’uno o abbassa l’altro.
fault-set_suits_run_out = `set.distinct_suits=on` lascia al massimo quattro carte, quindi metti `set.max` a 4 o meno. Oppure metti `set.distinct_suits=off`.
fault-run_bounds_crossed = `run.max={ $most }` è sotto `run.min={ $least }`. Alza l’uno o abbassa l’altro.
fault-run_longer_than_suit = Un seme ha 13 carte, quindi `run.max={ $value }` ha bisogno di `run.wrap=on`.
fault-wrap_needs_both_aces = Per girare l’angolo ci vuole un asso che stia in basso e in alto, quindi `run.wrap=on` ha bisogno di `run.ace=low_or_high`.
fault-flush_needs_twelve = Un `flush` di 12 carte e il suo scarto hanno bisogno di `deal.cards=12`. Oppure metti `flush.cards=any_remaining`.
fault-double_needs_flush = `score.double=flush_from_hand` ha bisogno di un colore di chiusura. Metti `flush=on`.

## The first melds

fault-layoffs_never_count = `opening.count_layoffs=on` conta le carte aggiunte, quindi ha bisogno di `layoff.enabled=on`.
fault-one_meld_counts_no_layoffs = Dove una combinazione da sola deve valere i punti, non conta altro. `opening.count_layoffs=on` ha bisogno di `opening.scope=sum_of_melds`.
fault-one_meld_counts_no_table = Dove una combinazione da sola deve valere i punti, non conta altro. `opening.count_table={ $value }` ha bisogno di `opening.scope=sum_of_melds`.

## Drawing and claiming

fault-claim_is_free_draw = Per chi è di turno dopo, prendere lo scarto è una pesca normale, quindi `draw.discard_take={ $value }` ha bisogno di `claim.enabled=off`.
fault-claim_before_draw = Non si può bussare prima che lo scarto si possa prendere, quindi `draw.discard_take_from_lap={ $least }` ha bisogno di `claim.from_lap={ $least }` o più.
fault-upcard_not_for_sale = `claim.upcard_buyable=on` ha bisogno di `claim.enabled=on`, `deal.upcard=on` e `start.opening_action=normal_turn`.
fault-veto_needs_seat_order = Con `claim.resolution=first_click` nessuno sta in mezzo, quindi `claim.veto=on` ha bisogno di `claim.resolution=seat_order`.

## Rebuilding the table

fault-rebuilding_lays_nothing = In un turno che trasforma il tavolo bisogna calare qualcosa di proprio. Metti `rearrange.min_rack` a 1 o più.
fault-rebuilding_endless_runs = Si può trasformare solo dove le sequenze non girano l’angolo, quindi `rearrange=on` ha bisogno di `run.wrap=off`.
fault-rebuilding_short_runs = Si può trasformare solo dove una sequenza lunga può diventare due, quindi `rearrange=on` ha bisogno di `run.max` a { $least } o più, o di un `run.min` più basso.
fault-rebuilding_needs_layoffs = Per trasformare si deve poter aggiungere alle combinazioni sul tavolo, quindi `rearrange=on` ha bisogno di `layoff.enabled=on`.
fault-rebuilding_needs_all_melds = Un tavolo che si può trasformare non è di nessuno, quindi `rearrange=on` ha bisogno di `layoff.targets=all_melds`.
fault-rebuilding_counts_layoffs = Dove si può trasformare, aggiungere e calare sono la stessa cosa, quindi `rearrange=on` ha bisogno di `opening.count_layoffs=on`, o di `opening.points=0`.
fault-declared_needs_announced = Vale come dichiarato solo ciò che è annunciato, quindi `rearrange.set_colour=declared` ha bisogno di `joker.announce=required`.
fault-freed_needs_lock = Dove un jolly sul tavolo si sposta liberamente, niente deve liberarlo, quindi `joker.freed=immediately_in_new_meld` ha bisogno di un vincolo, come `rearrange.lock=joker_only`.

## What totals count

fault-lowest_total_wins = I totali contano i punti a sfavore, quindi il più basso è il migliore. Metti `match.best=lowest`, o `score.count_melds=on`.
fault-melds_make_highest_win = Con `score.count_melds=on` i totali contano ciò che si vince, quindi serve `match.best=highest`.
fault-melds_keep_all_in = Con `score.count_melds=on` i totali contano ciò che si vince, quindi nessun totale mette fuori. Metti `match.eliminate_at=none`.
fault-melds_keep_jokers = Con `score.count_melds=on` una carta conta per chi l’ha calata, quindi i jolly restano dove sono. Metti `joker.swap=never`.
fault-melds_lie_still = Con `score.count_melds=on` una carta conta per chi l’ha calata, quindi le combinazioni restano come sono. Metti `rearrange=none`.
fault-melds_have_no_floor = Con `score.count_melds=on` i totali possono scendere sotto zero da soli. Metti `score.bonus_floor=none`.
fault-melds_are_written_plain = Con `score.count_melds=on` i totali si scrivono come sono. Metti `score.display=penalty`.

## What they speak of

fault-switch = `{ $name }`
seat-range = { $least }-{ $most }
allowed-numbers = { $many ->
    [yes] { $most ->
        [none] numeri interi da { $least } in su
       *[other] numeri interi da { $least } a { $most }
    }
   *[no] { $most ->
        [none] un numero intero da { $least } in su
       *[other] un numero intero da { $least } a { $most }
    }
}
