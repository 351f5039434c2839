### Qué falla en las reglas de un juego, o en cómo se quiere cambiar una.

fault-no_such_switch = { $meant ->
    [none] No hay regla de la casa `{ $switch }`. Las reglas de cada juego muestran las que tiene.
   *[other] No hay regla de la casa `{ $switch }`. ¿Querías decir { $meant }?
}
fault-group_of_switches = `{ $switch }` abarca varias reglas de la casa. Pon una de { $within }.
fault-value_not_allowed = `{ $switch }={ $given }` no vale. Puede ser { $allowed }.

fault-wrong_seats = Este juego es para { $range } jugadores, no { $seats }.
fault-seats_reversed = `players_min={ $least }` está por encima de `players_max={ $most }`. Baja el uno o sube el otro.
fault-team_cards_uneven = { $cards } cartas de un equipo no se pueden repartir por igual entre { $players } jugadores. Pon `duel.jokers=4` o `duel.jokers=0`.
fault-no_equal_teams = Ningún número de jugadores de `players_min` a `players_max` da dos equipos iguales con pilas iguales. Que jueguen 2, o 4 con `duel.jokers=4` o `duel.jokers=0`.

fault-never_out = `match.end=last_player_standing` necesita un total con el que se queda fuera. Pon un número en `match.eliminate_at`.
fault-highest_total_wins = En este juego los totales cuentan lo ganado, así que lo más alto es lo mejor. Pon `match.best=highest`.
fault-no_total_to_be_out = En este juego los totales cuentan lo ganado, así que ningún total deja fuera a nadie. Pon `match.eliminate_at=none`.
fault-team_shares_win = Un equipo comparte su victoria, así que también la comparten quienes empatan. Pon `match.tie=shared`.
fault-target_out_of_reach = Con `score.winner=zero` nadie suma puntos a favor y nunca se llega a un total. Pon `score.winner=plus_sum`, u otro `match.end`.
fault-wins_sink_totals = Cada victoria quita más de lo que traen casi todas las rondas perdidas: los totales bajan y nadie queda fuera. Pon `score.winner_bonus` en { $least } o más cerca de 0, o `match.eliminate_on=gross_penalty`, o `score.bonus_floor=zero`.

fault-deck_too_small = `{ $switch }` deja muy pocas cartas: { $seats } jugadores con { $each } cada uno necesitan { $needed } cartas, y hay { $there }. Baja `players_max`, reparte menos, o usa más barajas.
fault-stock_too_small = `{ $switch }` deja un mazo muy pequeño: { $seats } jugadores con { $each } cada uno necesitan { $needed } cartas para que todos roben una vez, y solo hay { $there }. Baja `players_max`, reparte menos, o usa más barajas.
fault-starter_holds_one_more = `deal.extra_card_to=left_of_dealer` reparte la carta que quien empieza la ronda solo descarta. Necesita `start.opening_action=discard_only`, o quien empieza tendría una carta más que los demás.
fault-starter_holds_one_less = Solo descartar en el primer turno pide una carta más, así que `start.opening_action=discard_only` necesita `deal.extra_card_to=left_of_dealer`.
fault-tiles_too_few = `{ $switch }` deja muy pocas fichas: { $seats } jugadores con { $each } cada uno necesitan { $needed }, y hay { $there }. Baja `players_max` o `deal.tiles`, o pon `deck.copies=2`.
fault-stacks_are_fourteen = Dos montones de siete son 14 fichas, así que `deal.method=two_stacks_of_7` necesita `deal.tiles=14`.
fault-stacks_uneven = { $there } fichas no dan montones de siete y un último de ocho. `deal.method=two_stacks_of_7` necesita `deck.copies=2` y `deck.jokers=2`.
fault-open_tile_needs_stacks = La ficha abierta está en el último montón, así que `v2.enabled=on` necesita `deal.method=two_stacks_of_7`.

fault-set_bounds_crossed = `set.max={ $most }` está por debajo de `set.min={ $least }`. Sube el uno o baja el otro.
fault-set_suits_run_out = `set.distinct_suits=on` deja cuatro cartas como máximo, así que pon `set.max` en 4 o menos. O pon `set.distinct_suits=off`.
fault-run_bounds_crossed = `run.max={ $most }` está por debajo de `run.min={ $least }`. Sube el uno o baja el otro.
fault-run_longer_than_suit = Un palo tiene 13 cartas, así que `run.max={ $value }` necesita `run.wrap=on`.
fault-wrap_needs_both_aces = Dar la vuelta pide un as que va abajo y arriba, así que `run.wrap=on` necesita `run.ace=low_or_high`.
fault-flush_needs_twelve = Un `flush` de 12 cartas y su descarte necesitan `deal.cards=12`. O pon `flush.cards=any_remaining`.
fault-double_needs_flush = `score.double=flush_from_hand` necesita que se cierre con un solo palo. Pon `flush=on`.

fault-layoffs_never_count = `opening.count_layoffs=on` cuenta las cartas que se añaden, así que necesita `layoff.enabled=on`.
fault-one_meld_counts_no_layoffs = Donde una sola combinación debe valer los puntos, no cuenta nada más. `opening.count_layoffs=on` necesita `opening.scope=sum_of_melds`.
fault-one_meld_counts_no_table = Donde una sola combinación debe valer los puntos, no cuenta nada más. `opening.count_table={ $value }` necesita `opening.scope=sum_of_melds`.

fault-claim_is_free_draw = Para quien va a continuación, reclamar es robar como siempre, así que `draw.discard_take={ $value }` necesita `claim.enabled=off`.
fault-claim_before_draw = No se puede reclamar antes de poder tomar el descarte, así que `draw.discard_take_from_lap={ $least }` necesita `claim.from_lap={ $least }` o más.
fault-upcard_not_for_sale = `claim.upcard_buyable=on` necesita `claim.enabled=on`, `deal.upcard=on` y `start.opening_action=normal_turn`.
fault-veto_needs_seat_order = Con `claim.resolution=first_click` nadie está en medio, así que `claim.veto=on` necesita `claim.resolution=seat_order`.

fault-rebuilding_lays_nothing = Un turno que reorganiza la mesa debe colocar algo propio. Pon `rearrange.min_rack` en 1 o más.
fault-rebuilding_endless_runs = Solo se reorganiza donde las secuencias no dan la vuelta, así que `rearrange=on` necesita `run.wrap=off`.
fault-rebuilding_short_runs = Solo se reorganiza donde una secuencia larga se puede colocar como dos, así que `rearrange=on` necesita `run.max` de { $least } o más, o un `run.min` menor.
fault-rebuilding_needs_layoffs = Reorganizar añade cartas a las combinaciones de la mesa, así que `rearrange=on` necesita `layoff.enabled=on`.
fault-rebuilding_needs_all_melds = Una mesa que se reorganiza no es de nadie, así que `rearrange=on` necesita `layoff.targets=all_melds`.
fault-rebuilding_counts_layoffs = Donde la mesa se reorganiza, añadir y combinar son lo mismo, así que `rearrange=on` necesita `opening.count_layoffs=on`, u `opening.points=0`.
fault-declared_needs_announced = Solo se puede declarar lo anunciado, así que `rearrange.set_colour=declared` necesita `joker.announce=required`.
fault-freed_needs_lock = Donde un comodín de la mesa se mueve con libertad, nada tiene que liberarlo, así que `joker.freed=immediately_in_new_meld` necesita una sujeción, como `rearrange.lock=joker_only`.

fault-lowest_total_wins = Los totales cuentan puntos negativos, así que lo más bajo es lo mejor. Pon `match.best=lowest`, o `score.count_melds=on`.
fault-melds_make_highest_win = Con `score.count_melds=on` los totales cuentan lo ganado, así que hace falta `match.best=highest`.
fault-melds_keep_all_in = Con `score.count_melds=on` los totales cuentan lo ganado, así que ningún total deja fuera a nadie. Pon `match.eliminate_at=none`.
fault-melds_keep_jokers = Con `score.count_melds=on` una carta cuenta para quien la colocó, así que los comodines se quedan donde están. Pon `joker.swap=never`.
fault-melds_lie_still = Con `score.count_melds=on` una carta cuenta para quien la colocó, así que las combinaciones se quedan como están. Pon `rearrange=none`.
fault-melds_have_no_floor = Con `score.count_melds=on` los totales pueden bajar de cero por sí mismos. Pon `score.bonus_floor=none`.
fault-melds_are_written_plain = Con `score.count_melds=on` los totales se escriben como son. Pon `score.display=penalty`.

fault-switch = `{ $name }`
seat-range = { $least } a { $most }
allowed-numbers = { $many ->
    [yes] { $most ->
        [none] números enteros desde { $least }
       *[other] números enteros de { $least } a { $most }
    }
   *[no] { $most ->
        [none] un número entero desde { $least }
       *[other] un número entero de { $least } a { $most }
    }
}
