### What is wrong with the rules of a game, or with how somebody wants to change one: one sentence each, what is wrong
### and what would be right. Switches stand there as they are typed; $switch is the one at fault.

## How a switch is typed

# $meant and $within: names as they are typed, in a list; $allowed: “`low`, `high` or a whole number from 1 to 50”.
fault-no_such_switch = { $meant ->
    [none] Domácí pravidlo `{ $switch }` neexistuje. Která má daná hra, najdeš v jejích pravidlech.
   *[other] Domácí pravidlo `{ $switch }` neexistuje. Nemyslíš { $meant }?
}
fault-group_of_switches = `{ $switch }` zastupuje víc domácích pravidel. Nastav některé z nich: { $within }.
fault-value_not_allowed = `{ $switch }={ $given }` nejde. Může být { $allowed }.

## Players

# $range: “2 to 6” or “2 or 4”.
fault-wrong_seats = Počet hráčů v téhle hře: { $range }, ne { $seats }.
fault-seats_reversed = `players_min={ $least }` je víc než `players_max={ $most }`. Jedno sniž, nebo druhé zvyš.
fault-team_cards_uneven = Karty týmu se nedají rozdat rovným dílem: karet { $cards }, hráčů { $players }. Nastav `duel.jokers=4` nebo `duel.jokers=0`.
fault-no_equal_teams = Žádný počet hráčů od `players_min` do `players_max` nedá dva stejně velké týmy se stejně velkými balíčky. Ať hrají 2, nebo 4 s `duel.jokers=4` či `duel.jokers=0`.

## The match

fault-never_out = `match.end=last_player_standing` potřebuje součet, při kterém hráč vypadne. Nastav `match.eliminate_at` na číslo.
fault-highest_total_wins = Součty v téhle hře počítají, co kdo získá, takže nejvyšší je nejlepší. Nastav `match.best=highest`.
fault-no_total_to_be_out = Součty v téhle hře počítají, co kdo získá, takže kvůli nim nikdo nevypadne. Nastav `match.eliminate_at=none`.
fault-team_shares_win = Tým se o výhru dělí, takže se o ni dělí i hráči se stejným součtem. Nastav `match.tie=shared`.
fault-target_out_of_reach = Se `score.winner=zero` nikdo nezíská kladné body a součtu nikdo nedosáhne. Nastav `score.winner=plus_sum`, nebo jiný `match.end`.
fault-wins_sink_totals = Každá výhra ubere víc, než většina proher přidá, takže součty klesají a nikdo nikdy nevypadne. Nastav `score.winner_bonus` na { $least } nebo blíž k 0, nebo `match.eliminate_on=gross_penalty`, nebo `score.bonus_floor=zero`.

## Cards and tiles

fault-deck_too_small = `{ $switch }` nechává málo karet: hráčů je { $seats }, každý dostává { $each }, na to je potřeba { $needed } karet a je jich { $there }. Sniž `players_max`, rozdávej míň, nebo přidej sady.
fault-stock_too_small = `{ $switch }` nechává malý dobírací balíček: hráčů je { $seats }, každý dostává { $each }, aby si každý mohl jednou líznout, je potřeba { $needed } karet, a je jich jen { $there }. Sniž `players_max`, rozdávej míň, nebo přidej sady.
fault-starter_holds_one_more = `deal.extra_card_to=left_of_dealer` rozdává kartu, kterou začínající hráč kola jen odhodí. Potřebuje `start.opening_action=discard_only`, jinak by měl o kartu víc než ostatní.
fault-starter_holds_one_less = Kdo v prvním tahu jen odhazuje, potřebuje o kartu víc, takže `start.opening_action=discard_only` potřebuje `deal.extra_card_to=left_of_dealer`.
fault-tiles_too_few = `{ $switch }` nechává málo kamenů: hráčů je { $seats }, každý dostává { $each }, na to je potřeba { $needed } kamenů a je jich { $there }. Sniž `players_max` nebo `deal.tiles`, nebo nastav `deck.copies=2`.
fault-stacks_are_fourteen = Dva sloupky po sedmi je 14 kamenů, takže `deal.method=two_stacks_of_7` potřebuje `deal.tiles=14`.
fault-stacks_uneven = Z tolika kamenů ({ $there }) nejde složit sloupky po sedmi a poslední z osmi. `deal.method=two_stacks_of_7` potřebuje `deck.copies=2` a `deck.jokers=2`.
fault-open_tile_needs_stacks = Otevřený kámen leží na posledním sloupku, takže `v2.enabled=on` potřebuje `deal.method=two_stacks_of_7`.

## Melds

fault-set_bounds_crossed = `set.max={ $most }` je míň než `set.min={ $least }`. Jedno zvyš, nebo druhé sniž.
fault-set_suits_run_out = `set.distinct_suits=on` dovolí nejvýš čtyři karty, takže nastav `set.max` na 4 nebo míň. Nebo nastav `set.distinct_suits=off`.
fault-run_bounds_crossed = `run.max={ $most }` je míň než `run.min={ $least }`. Jedno zvyš, nebo druhé sniž.
fault-run_longer_than_suit = Barva má 13 karet, takže `run.max={ $value }` potřebuje `run.wrap=on`.
fault-wrap_needs_both_aces = Za roh jde jen eso, které je dole i nahoře, takže `run.wrap=on` potřebuje `run.ace=low_or_high`.
fault-flush_needs_twelve = `flush` z 12 karet a odhození potřebují `deal.cards=12`. Nebo nastav `flush.cards=any_remaining`.
fault-double_needs_flush = `score.double=flush_from_hand` potřebuje zavírací fleš. Nastav `flush=on`.

## The first melds

fault-layoffs_never_count = `opening.count_layoffs=on` počítá přiložené karty, takže potřebuje `layoff.enabled=on`.
fault-one_meld_counts_no_layoffs = Když musí dát body jediná kombinace, nic jiného se nepočítá. `opening.count_layoffs=on` potřebuje `opening.scope=sum_of_melds`.
fault-one_meld_counts_no_table = Když musí dát body jediná kombinace, nic jiného se nepočítá. `opening.count_table={ $value }` potřebuje `opening.scope=sum_of_melds`.

## Drawing and claiming

fault-claim_is_free_draw = Pro hráče, který je na řadě, je přihlášení o kartu obyčejné líznutí, takže `draw.discard_take={ $value }` potřebuje `claim.enabled=off`.
fault-claim_before_draw = Hlásit se o odhozenou kartu nejde dřív, než se smí brát, takže `draw.discard_take_from_lap={ $least }` potřebuje `claim.from_lap={ $least }` nebo víc.
fault-upcard_not_for_sale = `claim.upcard_buyable=on` potřebuje `claim.enabled=on`, `deal.upcard=on` a `start.opening_action=normal_turn`.
fault-veto_needs_seat_order = S `claim.resolution=first_click` nesedí nikdo mezi tím, kdo odhazuje, a tím, kdo se hlásí, takže `claim.veto=on` potřebuje `claim.resolution=seat_order`.

## Rebuilding the table

fault-rebuilding_lays_nothing = Tah, který přestaví stůl, musí přidat něco vlastního. Nastav `rearrange.min_rack` na 1 nebo víc.
fault-rebuilding_endless_runs = Kombinace se dají přestavět, jen když postupky nejdou za roh, takže `rearrange=on` potřebuje `run.wrap=off`.
fault-rebuilding_short_runs = Kombinace se dají přestavět, jen když jde dlouhou postupku vyložit jako dvě, takže `rearrange=on` potřebuje `run.max` aspoň { $least }, nebo nižší `run.min`.
fault-rebuilding_needs_layoffs = Přestavba přidává karty ke kombinacím na stole, takže `rearrange=on` potřebuje `layoff.enabled=on`.
fault-rebuilding_needs_all_melds = Stůl, který se přestavuje, nepatří nikomu, takže `rearrange=on` potřebuje `layoff.targets=all_melds`.
fault-rebuilding_counts_layoffs = Kde se kombinace přestavují, je přiložit a vyložit totéž, takže `rearrange=on` potřebuje `opening.count_layoffs=on`, nebo `opening.points=0`.
fault-declared_needs_announced = Jako určené platí jen to, co je ohlášené, takže `rearrange.set_colour=declared` potřebuje `joker.announce=required`.
fault-freed_needs_lock = Kde se žolík na stole přesouvá volně, nic ho uvolňovat nemusí, takže `joker.freed=immediately_in_new_meld` potřebuje zámek, třeba `rearrange.lock=joker_only`.

## What totals count

fault-lowest_total_wins = Součty počítají trestné body, takže nejnižší je nejlepší. Nastav `match.best=lowest`, nebo `score.count_melds=on`.
fault-melds_make_highest_win = Se `score.count_melds=on` počítají součty, co kdo získá, takže je potřeba `match.best=highest`.
fault-melds_keep_all_in = Se `score.count_melds=on` počítají součty, co kdo získá, takže kvůli nim nikdo nevypadne. Nastav `match.eliminate_at=none`.
fault-melds_keep_jokers = Se `score.count_melds=on` se karta počítá tomu, kdo ji vyložil, takže žolíci zůstávají, kde leží. Nastav `joker.swap=never`.
fault-melds_lie_still = Se `score.count_melds=on` se karta počítá tomu, kdo ji vyložil, takže kombinace zůstávají, jak leží. Nastav `rearrange=none`.
fault-melds_have_no_floor = Se `score.count_melds=on` smějí součty samy klesnout pod nulu. Nastav `score.bonus_floor=none`.
fault-melds_are_written_plain = Se `score.count_melds=on` se součty píšou, jak jsou. Nastav `score.display=penalty`.

## What they speak of

fault-switch = `{ $name }`
seat-range = { $least } až { $most }
# Ends a list with “or”; $many says that several may be given.
allowed-numbers = { $many ->
    [yes] { $most ->
        [none] celá čísla od { $least }
       *[other] celá čísla od { $least } do { $most }
    }
   *[no] { $most ->
        [none] celé číslo od { $least }
       *[other] celé číslo od { $least } do { $most }
    }
}
