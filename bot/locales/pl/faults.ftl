### What is wrong with the rules of a game, or with how somebody wants to change one.

## How a switch is typed

fault-no_such_switch = { $meant ->
    [none] Nie ma zasady domowej `{ $switch }`. Jakie ma dana gra, znajdziesz w jej zasadach.
   *[other] Nie ma zasady domowej `{ $switch }`. Może chodzi o { $meant }?
}
fault-group_of_switches = `{ $switch }` to kilka zasad domowych. Ustaw jedną z nich: { $within }.
fault-value_not_allowed = `{ $switch }={ $given }` nie działa. Możliwe: { $allowed }.

## Players

fault-wrong_seats = Liczba graczy w tej grze: { $range }, nie { $seats }.
fault-seats_reversed = `players_min={ $least }` jest większe niż `players_max={ $most }`. Zmniejsz pierwsze albo zwiększ drugie.
fault-team_cards_uneven = Karty drużyny ({ $cards }) nie dzielą się po równo na tylu graczy: { $players }. Ustaw `duel.jokers=4` albo `duel.jokers=0`.
fault-no_equal_teams = Żadna liczba graczy od `players_min` do `players_max` nie daje dwóch równych drużyn z równymi stosami. Niech grają 2 osoby, albo 4, ale z `duel.jokers=4` lub `duel.jokers=0`.

## The match

fault-never_out = `match.end=last_player_standing` wymaga sumy, przy której się odpada. Ustaw `match.eliminate_at` na liczbę.
fault-highest_total_wins = W tej grze sumy liczą to, co zdobyte, więc najwyższa jest najlepsza. Ustaw `match.best=highest`.
fault-no_total_to_be_out = W tej grze sumy liczą to, co zdobyte, więc przy żadnej się nie odpada. Ustaw `match.eliminate_at=none`.
fault-team_shares_win = Drużyna dzieli wygraną, więc remisujący też ją dzielą. Ustaw `match.tie=shared`.
fault-target_out_of_reach = Przy `score.winner=zero` nikt nie zdobywa punktów dodatnich i nie osiągnie żadnej sumy. Ustaw `score.winner=plus_sum` albo inne `match.end`.
fault-wins_sink_totals = Każda wygrana odejmuje więcej, niż zwykle dodaje przegrana runda, więc sumy maleją i nikt nie odpada. Ustaw `score.winner_bonus` na { $least } lub bliżej 0, albo `match.eliminate_on=gross_penalty`, albo `score.bonus_floor=zero`.

## Cards and tiles

fault-deck_too_small = `{ $switch }` zostawia za mało kart. Graczy: { $seats }, dla każdego: { $each }, więc w talii trzeba { $needed }, a jest { $there }. Zmniejsz `players_max`, rozdawaj mniej albo weź więcej talii.
fault-stock_too_small = `{ $switch }` zostawia za mały stos dobierania. Graczy: { $seats }, dla każdego: { $each }, więc żeby każdy mógł raz dobrać, w talii trzeba { $needed }, a jest tylko { $there }. Zmniejsz `players_max`, rozdawaj mniej albo weź więcej talii.
fault-starter_holds_one_more = `deal.extra_card_to=left_of_dealer` daje kartę, którą zaczynający rundę tylko odrzuca. Wymaga `start.opening_action=discard_only`, bo inaczej zaczynający miałby jedną kartę więcej niż reszta.
fault-starter_holds_one_less = Kto w pierwszym ruchu tylko odrzuca, potrzebuje jednej karty więcej, więc `start.opening_action=discard_only` wymaga `deal.extra_card_to=left_of_dealer`.
fault-tiles_too_few = `{ $switch }` zostawia za mało kostek. Graczy: { $seats }, dla każdego: { $each }, więc trzeba { $needed }, a jest { $there }. Zmniejsz `players_max` albo `deal.tiles`, albo ustaw `deck.copies=2`.
fault-stacks_are_fourteen = Dwa stosy po siedem to 14 kostek, więc `deal.method=two_stacks_of_7` wymaga `deal.tiles=14`.
fault-stacks_uneven = Z tylu kostek ({ $there }) nie wyjdą stosy po siedem i ostatni z ośmiu. `deal.method=two_stacks_of_7` wymaga `deck.copies=2` i `deck.jokers=2`.
fault-open_tile_needs_stacks = Odkryta kostka leży na ostatnim stosie, więc `v2.enabled=on` wymaga `deal.method=two_stacks_of_7`.

## Melds

fault-set_bounds_crossed = `set.max={ $most }` jest mniejsze niż `set.min={ $least }`. Zwiększ pierwsze albo zmniejsz drugie.
fault-set_suits_run_out = `set.distinct_suits=on` zostawia najwyżej cztery karty, więc ustaw `set.max` na 4 lub mniej. Albo ustaw `set.distinct_suits=off`.
fault-run_bounds_crossed = `run.max={ $most }` jest mniejsze niż `run.min={ $least }`. Zwiększ pierwsze albo zmniejsz drugie.
fault-run_longer_than_suit = Kolor ma 13 kart, więc `run.max={ $value }` wymaga `run.wrap=on`.
fault-wrap_needs_both_aces = W kółko idzie tylko as, który stoi nisko i wysoko, więc `run.wrap=on` wymaga `run.ace=low_or_high`.
fault-flush_needs_twelve = `flush` z 12 kart i karta do odrzucenia wymagają `deal.cards=12`. Albo ustaw `flush.cards=any_remaining`.
fault-double_needs_flush = `score.double=flush_from_hand` wymaga koloru zamykającego. Ustaw `flush=on`.

## The first melds

fault-layoffs_never_count = `opening.count_layoffs=on` liczy dołożone karty, więc wymaga `layoff.enabled=on`.
fault-one_meld_counts_no_layoffs = Gdzie punkty musi dać jeden układ, nic innego się nie liczy. `opening.count_layoffs=on` wymaga `opening.scope=sum_of_melds`.
fault-one_meld_counts_no_table = Gdzie punkty musi dać jeden układ, nic innego się nie liczy. `opening.count_table={ $value }` wymaga `opening.scope=sum_of_melds`.

## Drawing and claiming

fault-claim_is_free_draw = Dla następnej osoby wzięcie zrzutki to zwykłe dobranie, więc `draw.discard_take={ $value }` wymaga `claim.enabled=off`.
fault-claim_before_draw = Pukać nie można, zanim zrzutki wolno brać, więc `draw.discard_take_from_lap={ $least }` wymaga `claim.from_lap={ $least }` lub więcej.
fault-upcard_not_for_sale = `claim.upcard_buyable=on` wymaga `claim.enabled=on`, `deal.upcard=on` i `start.opening_action=normal_turn`.
fault-veto_needs_seat_order = Przy `claim.resolution=first_click` nikt nie siedzi pomiędzy, więc `claim.veto=on` wymaga `claim.resolution=seat_order`.

## Rebuilding the table

fault-rebuilding_lays_nothing = Ruch, który przebudowuje stół, musi wyłożyć coś własnego. Ustaw `rearrange.min_rack` na 1 lub więcej.
fault-rebuilding_endless_runs = Układy można przebudowywać tylko tam, gdzie sekwensy nie idą w kółko, więc `rearrange=on` wymaga `run.wrap=off`.
fault-rebuilding_short_runs = Układy można przebudowywać tylko tam, gdzie z długiego sekwensu wyjdą dwa, więc `rearrange=on` wymaga `run.max` co najmniej { $least } albo niższego `run.min`.
fault-rebuilding_needs_layoffs = Przebudowa dokłada karty do układów na stole, więc `rearrange=on` wymaga `layoff.enabled=on`.
fault-rebuilding_needs_all_melds = Przebudowywany stół jest niczyj, więc `rearrange=on` wymaga `layoff.targets=all_melds`.
fault-rebuilding_counts_layoffs = Przy przebudowie dokładanie i wykładanie to jedno, więc `rearrange=on` wymaga `opening.count_layoffs=on` albo `opening.points=0`.
fault-declared_needs_announced = Jako zadeklarowane liczy się tylko to, co ogłoszone, więc `rearrange.set_colour=declared` wymaga `joker.announce=required`.
fault-freed_needs_lock = Gdzie joker na stole przesuwa się swobodnie, nic nie musi go uwalniać, więc `joker.freed=immediately_in_new_meld` wymaga blokady, choćby `rearrange.lock=joker_only`.

## What totals count

fault-lowest_total_wins = Sumy liczą punkty ujemne, więc najniższa jest najlepsza. Ustaw `match.best=lowest` albo `score.count_melds=on`.
fault-melds_make_highest_win = Przy `score.count_melds=on` sumy liczą to, co zdobyte, więc trzeba `match.best=highest`.
fault-melds_keep_all_in = Przy `score.count_melds=on` sumy liczą to, co zdobyte, więc przy żadnej się nie odpada. Ustaw `match.eliminate_at=none`.
fault-melds_keep_jokers = Przy `score.count_melds=on` karta liczy się dla tego, kto ją wyłożył, więc jokery zostają na miejscu. Ustaw `joker.swap=never`.
fault-melds_lie_still = Przy `score.count_melds=on` karta liczy się dla tego, kto ją wyłożył, więc układy zostają tak, jak leżą. Ustaw `rearrange=none`.
fault-melds_have_no_floor = Przy `score.count_melds=on` sumy same mogą spaść poniżej zera. Ustaw `score.bonus_floor=none`.
fault-melds_are_written_plain = Przy `score.count_melds=on` sumy pisze się tak, jak są. Ustaw `score.display=penalty`.

## What they speak of

fault-switch = `{ $name }`
seat-range = od { $least } do { $most }
allowed-numbers = { $many ->
    [yes] { $most ->
        [none] liczby całkowite od { $least }
       *[other] liczby całkowite od { $least } do { $most }
    }
   *[no] { $most ->
        [none] liczba całkowita od { $least }
       *[other] liczba całkowita od { $least } do { $most }
    }
}
