fault-no_such_switch = { $meant ->
    [none] Er is geen huisregel `{ $switch }`. Welke een spel wel heeft, staat in zijn regels.
   *[other] Er is geen huisregel `{ $switch }`. Bedoelde je { $meant }?
}
fault-group_of_switches = `{ $switch }` staat voor meer huisregels. Stel er een in van { $within }.
fault-value_not_allowed = `{ $switch }={ $given }` werkt niet. Het kan { $allowed } zijn.

fault-wrong_seats = Dit spel is voor { $range } spelers, niet { $seats }.
fault-seats_reversed = `players_min={ $least }` ligt boven `players_max={ $most }`. Verlaag het ene of verhoog het andere.
fault-team_cards_uneven = { $cards } kaarten van een team zijn niet eerlijk over { $players } spelers te verdelen. Zet `duel.jokers=4` of `duel.jokers=0`.
fault-no_equal_teams = Geen enkel aantal spelers van `players_min` tot `players_max` geeft twee gelijke teams met gelijke stapels. Laat er 2 spelen, of 4 met `duel.jokers=4` of `duel.jokers=0`.

fault-never_out = `match.end=last_player_standing` heeft een totaal nodig waarbij iemand eruit ligt. Zet `match.eliminate_at` op een getal.
fault-highest_total_wins = In dit spel tellen totalen wat je wint, dus het hoogste is het beste. Zet `match.best=highest`.
fault-no_total_to_be_out = In dit spel tellen totalen wat je wint, dus daarmee ligt niemand eruit. Zet `match.eliminate_at=none`.
fault-team_shares_win = Een team deelt zijn winst, dus bij gelijkstand wordt die ook gedeeld. Zet `match.tie=shared`.
fault-target_out_of_reach = Met `score.winner=zero` krijgt niemand pluspunten en wordt geen totaal ooit gehaald. Zet `score.winner=plus_sum`, of een ander `match.end`.
fault-wins_sink_totals = Elke winst haalt er meer af dan de meeste verloren ronden opleveren, dus totalen zakken en niemand ligt er ooit uit. Zet `score.winner_bonus` op { $least } of dichter bij 0, of `match.eliminate_on=gross_penalty`, of `score.bonus_floor=zero`.

fault-deck_too_small = `{ $switch }` laat te weinig kaarten over: { $seats } spelers met elk { $each } hebben een spel van { $needed } nodig, en er zijn er { $there }. Verlaag `players_max` of geef er minder, of neem meer kaartspellen.
fault-stock_too_small = `{ $switch }` laat een te kleine trekstapel over: { $seats } spelers met elk { $each } hebben een spel van { $needed } nodig om allemaal één keer te kunnen trekken, en er zijn er maar { $there }. Verlaag `players_max` of geef er minder, of neem meer kaartspellen.
fault-starter_holds_one_more = `deal.extra_card_to=left_of_dealer` geeft de kaart die de eerste speler van een ronde alleen aflegt. Daarvoor is `start.opening_action=discard_only` nodig, anders heeft wie begint één kaart meer dan de anderen.
fault-starter_holds_one_less = Alleen afleggen in de eerste beurt vraagt één kaart meer, dus `start.opening_action=discard_only` heeft `deal.extra_card_to=left_of_dealer` nodig.
fault-tiles_too_few = `{ $switch }` laat te weinig stenen over: { $seats } spelers met elk { $each } hebben er { $needed } nodig, en er zijn er { $there }. Verlaag `players_max` of `deal.tiles`, of zet `deck.copies=2`.
fault-stacks_are_fourteen = Twee stapels van zeven zijn 14 stenen, dus `deal.method=two_stacks_of_7` heeft `deal.tiles=14` nodig.
fault-stacks_uneven = Met { $there } stenen maak je geen stapels van zeven en een laatste van acht. `deal.method=two_stacks_of_7` heeft `deck.copies=2` en `deck.jokers=2` nodig.
fault-open_tile_needs_stacks = De open steen ligt op de laatste stapel, dus `v2.enabled=on` heeft `deal.method=two_stacks_of_7` nodig.

fault-set_bounds_crossed = `set.max={ $most }` ligt onder `set.min={ $least }`. Verhoog het ene of verlaag het andere.
fault-set_suits_run_out = `set.distinct_suits=on` laat hooguit vier kaarten toe, dus zet `set.max` op 4 of minder. Of zet `set.distinct_suits=off`.
fault-run_bounds_crossed = `run.max={ $most }` ligt onder `run.min={ $least }`. Verhoog het ene of verlaag het andere.
fault-run_longer_than_suit = Een kleur heeft 13 kaarten, dus `run.max={ $value }` heeft `run.wrap=on` nodig.
fault-wrap_needs_both_aces = De hoek om gaan vraagt een aas die laag en hoog kan liggen, dus `run.wrap=on` heeft `run.ace=low_or_high` nodig.
fault-flush_needs_twelve = Een `flush` van 12 kaarten met een kaart om af te leggen heeft `deal.cards=12` nodig. Of zet `flush.cards=any_remaining`.
fault-double_needs_flush = `score.double=flush_from_hand` heeft een sluitende flush nodig. Zet `flush=on`.

fault-layoffs_never_count = `opening.count_layoffs=on` telt kaarten die je aanlegt, dus daarvoor is `layoff.enabled=on` nodig.
fault-one_meld_counts_no_layoffs = Waar één combinatie op zichzelf de punten moet halen, telt niets anders. `opening.count_layoffs=on` heeft `opening.scope=sum_of_melds` nodig.
fault-one_meld_counts_no_table = Waar één combinatie op zichzelf de punten moet halen, telt niets anders. `opening.count_table={ $value }` heeft `opening.scope=sum_of_melds` nodig.

fault-claim_is_free_draw = Voor wie aan de beurt komt is een aflegkaart krijgen gewoon trekken, dus `draw.discard_take={ $value }` heeft `claim.enabled=off` nodig.
fault-claim_before_draw = Kloppen kan niet beginnen voordat je de aflegkaart mag pakken, dus `draw.discard_take_from_lap={ $least }` heeft `claim.from_lap={ $least }` of meer nodig.
fault-upcard_not_for_sale = `claim.upcard_buyable=on` heeft `claim.enabled=on`, `deal.upcard=on` en `start.opening_action=normal_turn` nodig.
fault-veto_needs_seat_order = Met `claim.resolution=first_click` zit er niemand tussen, dus `claim.veto=on` heeft `claim.resolution=seat_order` nodig.

fault-rebuilding_lays_nothing = Een beurt die de tafel ombouwt, moet iets van jezelf leggen. Zet `rearrange.min_rack` op 1 of meer.
fault-rebuilding_endless_runs = Combinaties zijn alleen om te bouwen waar rijen niet de hoek om gaan, dus `rearrange=on` heeft `run.wrap=off` nodig.
fault-rebuilding_short_runs = Combinaties zijn alleen om te bouwen waar een lange rij ook als twee kan liggen, dus `rearrange=on` heeft een `run.max` van { $least } of meer nodig, of een lagere `run.min`.
fault-rebuilding_needs_layoffs = Ombouwen legt kaarten aan bij combinaties op tafel, dus `rearrange=on` heeft `layoff.enabled=on` nodig.
fault-rebuilding_needs_all_melds = Een tafel die je ombouwt is van niemand, dus `rearrange=on` heeft `layoff.targets=all_melds` nodig.
fault-rebuilding_counts_layoffs = Aanleggen en uitleggen zijn één waar je combinaties ombouwt, dus `rearrange=on` heeft `opening.count_layoffs=on` nodig, of `opening.points=0`.
fault-declared_needs_announced = Alleen wat genoemd is, kan gelden, dus `rearrange.set_colour=declared` heeft `joker.announce=required` nodig.
fault-freed_needs_lock = Waar een joker op tafel overal heen mag, hoeft niets hem vrij te maken, dus `joker.freed=immediately_in_new_meld` heeft een binding nodig, zoals `rearrange.lock=joker_only`.

fault-lowest_total_wins = Totalen tellen minpunten, dus het laagste is het beste. Zet `match.best=lowest`, of `score.count_melds=on`.
fault-melds_make_highest_win = Met `score.count_melds=on` tellen totalen wat je wint, dus daarvoor is `match.best=highest` nodig.
fault-melds_keep_all_in = Met `score.count_melds=on` tellen totalen wat je wint, dus daarmee ligt niemand eruit. Zet `match.eliminate_at=none`.
fault-melds_keep_jokers = Met `score.count_melds=on` telt een kaart voor wie hem legde, dus jokers blijven liggen waar ze liggen. Zet `joker.swap=never`.
fault-melds_lie_still = Met `score.count_melds=on` telt een kaart voor wie hem legde, dus combinaties blijven liggen zoals ze liggen. Zet `rearrange=none`.
fault-melds_have_no_floor = Met `score.count_melds=on` mogen totalen vanzelf onder nul komen. Zet `score.bonus_floor=none`.
fault-melds_are_written_plain = Met `score.count_melds=on` staan totalen er zoals ze zijn. Zet `score.display=penalty`.

fault-switch = `{ $name }`
seat-range = { $least } tot { $most }
allowed-numbers = { $many ->
    [yes] { $most ->
        [none] hele getallen vanaf { $least }
       *[other] hele getallen van { $least } tot { $most }
    }
   *[no] { $most ->
        [none] een heel getal vanaf { $least }
       *[other] een heel getal van { $least } tot { $most }
    }
}
