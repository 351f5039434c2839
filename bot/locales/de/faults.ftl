fault-no_such_switch = { $meant ->
    [none] Eine Hausregel `{ $switch }` gibt es nicht. Welche ein Spiel hat, steht in seinen Regeln.
   *[other] Eine Hausregel `{ $switch }` gibt es nicht. Meintest du { $meant }?
}
fault-group_of_switches = `{ $switch }` steht für mehrere Hausregeln. Setz eine davon: { $within }.
fault-value_not_allowed = `{ $switch }={ $given }` geht nicht. Möglich ist { $allowed }.

fault-wrong_seats = Dieses Spiel ist für { $range } Personen, nicht für { $seats }.
fault-seats_reversed = `players_min={ $least }` liegt über `players_max={ $most }`. Senk das eine oder erhöhe das andere.
fault-team_cards_uneven = { $cards } Karten eines Teams lassen sich nicht gleichmäßig auf { $players } verteilen. Setz `duel.jokers=4` oder `duel.jokers=0`.
fault-no_equal_teams = Keine Zahl von `players_min` bis `players_max` ergibt zwei gleiche Teams mit gleichen Stapeln. Lass 2 spielen, oder 4 mit `duel.jokers=4` oder `duel.jokers=0`.

fault-never_out = `match.end=last_player_standing` braucht eine Summe, ab der man ausscheidet. Setz `match.eliminate_at` auf eine Zahl.
fault-highest_total_wins = In diesem Spiel steht die Summe für das Gewonnene, die höchste ist also die beste. Setz `match.best=highest`.
fault-no_total_to_be_out = In diesem Spiel steht die Summe für das Gewonnene, also scheidet durch sie niemand aus. Setz `match.eliminate_at=none`.
fault-team_shares_win = Ein Team teilt sich seinen Sieg, also wird er auch bei Gleichstand geteilt. Setz `match.tie=shared`.
fault-target_out_of_reach = Mit `score.winner=zero` gibt es keine Pluspunkte, und keine Summe wird je erreicht. Setz `score.winner=plus_sum`, oder ein anderes `match.end`.
fault-wins_sink_totals = Jeder Sieg zieht mehr ab, als die meisten verlorenen Runden bringen, also sinken die Summen und niemand scheidet je aus. Setz `score.winner_bonus` auf { $least } oder näher an 0, oder `match.eliminate_on=gross_penalty`, oder `score.bonus_floor=zero`.

fault-deck_too_small = `{ $switch }` lässt zu wenige Karten: { $seats } Plätze zu je { $each } brauchen { $needed }, und es gibt { $there }. Senk `players_max` oder gib weniger aus, oder nimm mehr Kartenspiele.
fault-stock_too_small = `{ $switch }` lässt einen zu kleinen Nachziehstapel: { $seats } Plätze zu je { $each } brauchen { $needed } Karten, damit alle einmal ziehen können, und es gibt nur { $there }. Senk `players_max` oder gib weniger aus, oder nimm mehr Kartenspiele.
fault-starter_holds_one_more = `deal.extra_card_to=left_of_dealer` gibt die Karte, die am Anfang einer Runde nur abgelegt wird. Es braucht `start.opening_action=discard_only`, sonst hätte, wer anfängt, eine Karte mehr als die anderen.
fault-starter_holds_one_less = Wer im ersten Zug nur ablegt, muss dafür eine Karte mehr haben, also braucht `start.opening_action=discard_only` auch `deal.extra_card_to=left_of_dealer`.
fault-tiles_too_few = `{ $switch }` lässt zu wenige Steine: { $seats } Plätze zu je { $each } brauchen { $needed }, und es gibt { $there }. Senk `players_max` oder `deal.tiles`, oder setz `deck.copies=2`.
fault-stacks_are_fourteen = Zwei Stapel zu sieben sind 14 Steine, also braucht `deal.method=two_stacks_of_7` auch `deal.tiles=14`.
fault-stacks_uneven = { $there } Steine ergeben keine Stapel zu sieben und einen letzten zu acht. `deal.method=two_stacks_of_7` braucht `deck.copies=2` und `deck.jokers=2`.
fault-open_tile_needs_stacks = Der offene Stein liegt auf dem letzten Stapel, also braucht `v2.enabled=on` auch `deal.method=two_stacks_of_7`.

fault-set_bounds_crossed = `set.max={ $most }` liegt unter `set.min={ $least }`. Erhöhe das eine oder senk das andere.
fault-set_suits_run_out = `set.distinct_suits=on` lässt höchstens vier Karten zu, also setz `set.max` auf 4 oder weniger. Oder setz `set.distinct_suits=off`.
fault-run_bounds_crossed = `run.max={ $most }` liegt unter `run.min={ $least }`. Erhöhe das eine oder senk das andere.
fault-run_longer_than_suit = Eine Farbe hat 13 Karten, also braucht `run.max={ $value }` auch `run.wrap=on`.
fault-wrap_needs_both_aces = Über Eck geht es nur mit einem Ass, das unten und oben steht, also braucht `run.wrap=on` auch `run.ace=low_or_high`.
fault-flush_needs_twelve = Ein `flush` aus 12 Karten und die Karte zum Ablegen brauchen `deal.cards=12`. Oder setz `flush.cards=any_remaining`.
fault-double_needs_flush = `score.double=flush_from_hand` braucht eine Farbreihe zum Schluss. Setz `flush=on`.

fault-layoffs_never_count = `opening.count_layoffs=on` zählt angelegte Karten, also braucht es `layoff.enabled=on`.
fault-one_meld_counts_no_layoffs = Wo eine Kombination allein die Punkte bringen muss, zählt sonst nichts. `opening.count_layoffs=on` braucht `opening.scope=sum_of_melds`.
fault-one_meld_counts_no_table = Wo eine Kombination allein die Punkte bringen muss, zählt sonst nichts. `opening.count_table={ $value }` braucht `opening.scope=sum_of_melds`.

fault-claim_is_free_draw = Wer als Nächstes dran ist, zieht mit dem Klopfen auch nur ganz normal, also braucht `draw.discard_take={ $value }` auch `claim.enabled=off`.
fault-claim_before_draw = Klopfen kann man nicht, bevor man von der Ablage nehmen darf, also braucht `draw.discard_take_from_lap={ $least }` auch `claim.from_lap={ $least }` oder mehr.
fault-upcard_not_for_sale = `claim.upcard_buyable=on` braucht `claim.enabled=on`, `deal.upcard=on` und `start.opening_action=normal_turn`.
fault-veto_needs_seat_order = Mit `claim.resolution=first_click` sitzt niemand dazwischen, also braucht `claim.veto=on` auch `claim.resolution=seat_order`.

fault-rebuilding_lays_nothing = Wer den Tisch umbaut, muss etwas Eigenes dazulegen. Setz `rearrange.min_rack` auf 1 oder mehr.
fault-rebuilding_endless_runs = Kombinationen lassen sich nur umbauen, wo keine Sequenz über Eck geht, also braucht `rearrange=on` auch `run.wrap=off`.
fault-rebuilding_short_runs = Kombinationen lassen sich nur umbauen, wo eine lange Sequenz als zwei liegen kann, also braucht `rearrange=on` ein `run.max` von { $least } oder mehr, oder ein kleineres `run.min`.
fault-rebuilding_needs_layoffs = Beim Umbauen kommen Karten zu Kombinationen auf dem Tisch, also braucht `rearrange=on` auch `layoff.enabled=on`.
fault-rebuilding_needs_all_melds = Ein Tisch, den man umbaut, gehört niemandem, also braucht `rearrange=on` auch `layoff.targets=all_melds`.
fault-rebuilding_counts_layoffs = Wo man Kombinationen umbaut, sind Anlegen und Auslegen eins, also braucht `rearrange=on` auch `opening.count_layoffs=on`, oder `opening.points=0`.
fault-declared_needs_announced = Nur was angesagt wurde, kann gelten, also braucht `rearrange.set_colour=declared` auch `joker.announce=required`.
fault-freed_needs_lock = Wo ein Joker auf dem Tisch frei wandert, muss ihn nichts befreien, also braucht `joker.freed=immediately_in_new_meld` eine Bindung, etwa `rearrange.lock=joker_only`.

fault-lowest_total_wins = Summen bestehen aus Minuspunkten, die niedrigste ist also die beste. Setz `match.best=lowest`, oder `score.count_melds=on`.
fault-melds_make_highest_win = Mit `score.count_melds=on` steht die Summe für das Gewonnene, also braucht es `match.best=highest`.
fault-melds_keep_all_in = Mit `score.count_melds=on` steht die Summe für das Gewonnene, also scheidet durch sie niemand aus. Setz `match.eliminate_at=none`.
fault-melds_keep_jokers = Mit `score.count_melds=on` zählt eine Karte für die Person, die sie gelegt hat, also bleiben Joker liegen. Setz `joker.swap=never`.
fault-melds_lie_still = Mit `score.count_melds=on` zählt eine Karte für die Person, die sie gelegt hat, also bleiben Kombinationen, wie sie liegen. Setz `rearrange=none`.
fault-melds_have_no_floor = Mit `score.count_melds=on` dürfen Summen von selbst unter null fallen. Setz `score.bonus_floor=none`.
fault-melds_are_written_plain = Mit `score.count_melds=on` werden Summen geschrieben, wie sie sind. Setz `score.display=penalty`.

fault-switch = `{ $name }`
seat-range = { $least } bis { $most }
allowed-numbers = { $many ->
    [yes] { $most ->
        [none] ganze Zahlen ab { $least }
       *[other] ganze Zahlen von { $least } bis { $most }
    }
   *[no] { $most ->
        [none] eine ganze Zahl ab { $least }
       *[other] eine ganze Zahl von { $least } bis { $most }
    }
}
