### House rules in words, as a lobby tells them: each switch as a sentence, by what it is set to.

said-players_min = Najmniej graczy: { $value }.
said-players_max = Najwięcej graczy: { $value }.
said-match-end = { $value ->
    [fixed_rounds] Partia ma stałą liczbę rund.
    [last_player_standing] Partia trwa, aż zostanie jedna osoba.
   *[target] Partia trwa, aż ktoś osiągnie daną sumę.
}
said-match-rounds = { $value ->
    [number_of_players] Tyle rund, ile graczy.
    [one] { $value } runda.
    [few] { $value } rundy.
   *[many] { $value } rund.
}
said-match-target = Partia do sumy toczy się do { $value }.
said-match-eliminate_at = { $value ->
    [none] Żadna suma nie wyklucza z partii.
   *[other] Kto dojdzie do { SCORE($value) } punktów, odpada z partii.
}
said-match-eliminate_on = { $value ->
    [net] Premie liczą się przy odpadaniu.
   *[gross_penalty] Przy odpadaniu liczą się same punkty ujemne.
}
said-match-max_rounds = { $value ->
    [one] Bez stałej liczby rund partia ma najwyżej { $value } rundę.
    [few] Bez stałej liczby rund partia ma najwyżej { $value } rundy.
   *[many] Bez stałej liczby rund partia ma najwyżej { $value } rund.
}
said-match-best = { $value ->
    [lowest] Wygrywa najniższa suma.
    [highest] Wygrywa najwyższa suma.
    [last_player_standing] Wygrywa, kto zostanie ostatni.
   *[other] {""}
}
said-match-first_dealer = { $value ->
    [random] Pierwszego rozdającego wskazuje los.
   *[first_seat] Pierwszym rozdającym jest pierwsze miejsce.
}
said-match-dealer_rotation = { $value ->
    [clockwise] Po każdej rundzie rozdaje osoba po lewej.
    [fixed] W każdej rundzie rozdaje ta sama osoba.
    [winner] Następną rundę rozdaje, kto wygra.
   *[loser] Następną rundę rozdaje, kto przegra.
}
said-match-tie = { $value ->
    [shared] Przy remisie na końcu wygrana jest wspólna.
   *[extra_round] Remis na końcu gra się dalej, aż ktoś prowadzi, najwyżej dziesięć rund.
}
said-match-on_leave = { $value ->
    [computer] Jeśli wyjdziesz, gra za ciebie komputer.
   *[forfeit] Jeśli wyjdziesz, odpadasz z partii.
}
said-deck-packs = { $value ->
    [one] { $value } talia 52 kart.
    [few] { $value } talie 52 kart.
   *[many] { $value } talii 52 kart.
}
said-deck-packs_from_five = { $value ->
    [none] Przy stole na pięć lub więcej miejsc tyle samo talii.
    [one] Przy stole na pięć lub więcej miejsc { $value } talia.
    [few] Przy stole na pięć lub więcej miejsc { $value } talie.
   *[many] Przy stole na pięć lub więcej miejsc { $value } talii.
}
said-deck-jokers = { $value ->
    [0] Bez jokerów.
    [one] { $value } joker.
    [few] { $value } jokery.
   *[many] { $value } jokerów.
}
said-deal-cards = { $value ->
    [1] Każdy dostaje jedną kartę.
    [few] Każdy dostaje { $value } karty.
   *[many] Każdy dostaje { $value } kart.
}
said-deal-cards_two = { $value ->
    [none] Przy stole na dwa miejsca dostaje się tyle samo kart.
   *[other] { $value ->
        [1] Przy stole na dwa miejsca każdy dostaje jedną kartę.
        [few] Przy stole na dwa miejsca każdy dostaje { $value } karty.
       *[many] Przy stole na dwa miejsca każdy dostaje { $value } kart.
    }
}
said-deal-upcard_offered = { $value ->
    [on] Odkryta karta jest do wzięcia przed pierwszym ruchem.
   *[off] Odkryta karta nie jest do wzięcia przed pierwszym ruchem.
}
said-deal-extra_card_to = { $value ->
    [left_of_dealer] Osoba po lewej stronie rozdającego dostaje jedną więcej.
   *[none] Nikt nie dostaje dodatkowej karty.
}
said-deal-packets = Karty rozdaje się paczkami: { $value }.
said-deal-upcard = { $value ->
    [on] Obok stosu dobierania leży jedna odkryta karta.
   *[off] Żadna karta nie leży odkryta.
}
said-start-opening_action = { $value ->
    [discard_only] Kto zaczyna, tylko odrzuca.
   *[normal_turn] Kto zaczyna, ma cały ruch.
}
said-meld_from_lap = { $value ->
    [1] Układy można wykładać od początku.
    [few] Układy można wykładać od okrążenia { $value }.
   *[many] Układy można wykładać od okrążenia { $value }.
}
said-draw-discard_take = { $value ->
    [free] Wierzchnią zrzutkę można wziąć.
    [only_if_melded_this_turn] Wierzchnią zrzutkę bierze się tylko, by od razu ją wyłożyć, przed każdą inną kartą.
    [visible_pile] Wszystkie zrzutki są odkryte: weź kilka, jeśli najgłębszą od razu położysz na stole.
   *[never] Zrzutek się nie bierze.
}
said-draw-pile_top = { $value ->
    [must_be_melded] Wierzchnią kartę odkrytego stosu też trzeba od razu wyłożyć.
   *[free] Wierzchnią kartę odkrytego stosu można po prostu wziąć.
}
said-draw-discard_take_from_lap = { $value ->
    [1] Zrzutki można brać od początku.
    [few] Zrzutki można brać od okrążenia { $value }.
   *[many] Zrzutki można brać od okrążenia { $value }.
}
said-draw-discard_just_taken = { $value ->
    [on] Właśnie wziętą kartę możesz odrzucić.
   *[off] Właśnie wziętej karty nie możesz odrzucić.
}
said-claim-enabled = { $value ->
    [on] Inni mogą pukać po zrzutkę.
   *[off] Po zrzutki nikt nie puka.
}
said-claim-penalty_stock_cards = { $value ->
    [0] Wypukana zrzutka nie kosztuje karnej karty.
    [one] Wypukana zrzutka kosztuje { $value } karną kartę.
    [few] Wypukana zrzutka kosztuje { $value } karne karty.
   *[many] Wypukana zrzutka kosztuje { $value } karnych kart.
}
said-claim-next_player_exempt = { $value ->
    [on] Następna osoba bierze bez kary.
   *[off] Następna osoba też płaci.
}
said-claim-resolution = { $value ->
    [seat_order] Z tych, którzy jej chcą, kartę dostaje ten, kto siedzi najbliżej za odrzucającym.
   *[first_click] Kartę dostaje, kto pierwszy się zgłosi.
}
said-claim-from_lap = { $value ->
    [1] Po zrzutki można się zgłaszać od początku.
    [few] Po zrzutki można się zgłaszać od okrążenia { $value }.
   *[many] Po zrzutki można się zgłaszać od okrążenia { $value }.
}
said-claim-max_per_round = { $value ->
    [none] Możesz się zgłosić po dowolnie wiele zrzutek.
    [one] W rundzie możesz się zgłosić po { $value } zrzutkę.
    [few] W rundzie możesz się zgłosić po { $value } zrzutki.
   *[many] W rundzie możesz się zgłosić po { $value } zrzutek.
}
said-claim-upcard_buyable = { $value ->
    [on] Pierwszą odkrytą kartę można kupić.
   *[off] Pierwszej odkrytej karty nie można kupić.
}
said-claim-veto = { $value ->
    [on] Osoby pośrodku muszą się na to zgodzić: kto pasuje, zgadza się, kto milczy, nie.
   *[off] Niczyja zgoda nie jest potrzebna.
}
said-claim-changes_turn_order = { $value ->
    [on] Gra idzie dalej od tego, kto dostał zrzutkę.
   *[off] Zgłoszenie się po zrzutkę nie zmienia kolejności.
}
said-claim-next_draw = { $value ->
    [stock_only] Gdy ktoś dostanie zrzutkę, następna osoba dobiera ze stosu dobierania.
   *[free] Gdy ktoś dostanie zrzutkę, następna osoba dobiera z dowolnego stosu.
}
said-set-min = { $value ->
    [1] Zestaw ma co najmniej jedną kartę.
    [few] Zestaw ma co najmniej { $value } karty.
   *[many] Zestaw ma co najmniej { $value } kart.
}
said-set-max = { $value ->
    [none] Zestaw może być dowolnie duży.
   *[other] { $value ->
        [1] Zestaw ma najwyżej jedną kartę.
        [few] Zestaw ma najwyżej { $value } karty.
       *[many] Zestaw ma najwyżej { $value } kart.
    }
}
said-set-distinct_suits = { $value ->
    [on] W zestawie każdy kolor jest raz.
   *[off] W zestawie kolor może być dwa razy.
}
said-run-min = { $value ->
    [1] Sekwens ma co najmniej jedną kartę.
    [few] Sekwens ma co najmniej { $value } karty.
   *[many] Sekwens ma co najmniej { $value } kart.
}
said-run-max = { $value ->
    [1] Sekwens ma najwyżej jedną kartę.
    [few] Sekwens ma najwyżej { $value } karty.
   *[many] Sekwens ma najwyżej { $value } kart.
}
said-run-ace = { $value ->
    [low] As stoi tylko przed dwójką.
    [high] As stoi tylko za królem.
   *[low_or_high] As stoi przed dwójką albo za królem, nigdy pośrodku.
}
said-run-wrap = { $value ->
    [on] Sekwens może iść w kółko: król, as, dwójka.
   *[off] Sekwens nie idzie w kółko.
}
said-flush = { $value ->
    [none] Nie ma koloru zamykającego.
   *[on] Same karty jednego koloru mogą zamknąć rundę.
}
said-flush-cards = { $value ->
    [any_remaining] Kolor zamykający to wszystkie twoje karty, a wcześniej niczego nie wyłożono.
   *[12] Kolor zamykający to dwanaście kart.
}
said-joker-max_per_meld = { $value ->
    [half] Jokery to najwyżej połowa układu.
    [at_least_one_natural] W układzie choć jedna karta lub kostka nie jest jokerem.
   *[1] Układ bierze jednego jokera.
}
said-joker-meld_value = { $value ->
    [replaced_card] Joker w układzie jest wart tyle, co to, co zastępuje.
   *[other] Joker w układzie jest wart { $value }.
}
said-joker-swap = { $value ->
    [own_turn_after_opening] Jokera możesz odzyskać w swoim ruchu, po swoich pierwszych układach.
    [own_turn] Jokera możesz odzyskać w swoim ruchu.
   *[never] Żadna karta nie odzyskuje jokera ze stołu.
}
said-joker-freed = { $value ->
    [hand_or_play] Odzyskanego jokera można zatrzymać.
    [immediately_any] Odzyskanego jokera trzeba od razu znów wyłożyć.
   *[immediately_in_new_meld] Odzyskany joker musi od razu trafić do nowego układu.
}
said-joker-announce = { $value ->
    [when_ambiguous] Co zastępuje joker, mówisz tylko, gdy to niejasne.
   *[required] Co zastępuje joker w zestawie, mówisz zawsze.
}
said-opening-points = { $value ->
    [0] Na pierwsze układy nie trzeba punktów.
    [one] Na pierwsze układy trzeba { $value } punkt.
    [few] Na pierwsze układy trzeba { $value } punkty.
   *[many] Na pierwsze układy trzeba { $value } punktów.
}
said-opening-scope = { $value ->
    [single_meld] Punkty na początek musi dać jeden układ.
   *[sum_of_melds] Punkty na początek może dać kilka układów razem.
}
said-opening-count_layoffs = { $value ->
    [on] Dołożone karty liczą się do pierwszych układów.
   *[off] Dołożone karty nie liczą się do pierwszych układów.
}
said-opening-count_table = { $value ->
    [none] Stół nie liczy się do pierwszych układów.
    [touched_melds] Układy na stole, których użyjesz, liczą się do pierwszych układów.
   *[all] Wszystkie układy na stole liczą się do pierwszych układów.
}
said-layoff-enabled = { $value ->
    [on] Do układów na stole można dokładać karty.
   *[off] Do układów na stole nic się nie dokłada.
}
said-layoff-requires = { $value ->
    [own_opening] Dokładać możesz po swoich pierwszych układach.
    [own_meld] Dokładać możesz po własnym układzie.
   *[any_meld_on_table] Do dokładania nie trzeba własnego układu.
}
said-layoff-targets = { $value ->
    [all_melds] Dokładać możesz do każdego układu.
    [others] Dokładać możesz tylko do cudzych układów.
   *[own] Dokładać możesz tylko do własnych układów.
}
said-layoff-in_opening_turn = { $value ->
    [on] Dokładać możesz w ruchu z pierwszymi układami.
   *[off] W ruchu z pierwszymi układami nie możesz dokładać.
}
said-layoff-by = { $value ->
    [choice] Po pukaniu druga osoba wybiera, co dołożyć.
    [search] Po pukaniu najlepsze karty dokładają się za drugą osobę.
   *[nobody] Po pukaniu nic się nie dokłada.
}
said-layoff-on_gin = { $value ->
    [on] Przeciw ginowi można dokładać karty.
   *[off] Przeciw ginowi nic się nie dokłada.
}
said-rearrange = { $value ->
    [none] Układy na stole zostają tak, jak leżą.
   *[on] Układy na stole można przebudowywać.
}
said-rearrange-lock = { $value ->
    [none] Jokery na stole są swobodne i za każdym razem mogą zastępować coś innego.
    [joker_only] Joker na stole zastępuje wciąż to samo, aż go odzyskasz, i trafia tylko do podobnego układu.
    [groups_only] Zestaw lub grupa z jokerem tylko rośnie, aż go odzyskasz; w sekwensie i rzędzie reszta może odejść.
   *[whole_meld] Układ z jokerem zostaje razem, aż go odzyskasz, ale może rosnąć.
}
said-rearrange-swap_tile_from = { $value ->
    [rack_only] Jokera odzyskuje się tylko własną kartą lub kostką.
   *[rack_or_table] Jokera odzyskuje się własną kartą lub kostką albo taką z innego układu.
}
said-rearrange-set_colour = { $value ->
    [any_missing] Jokera z zestawu odzyskuje dowolny brakujący kolor.
   *[declared] Jokera z zestawu odzyskuje tylko ogłoszony kolor.
}
said-rearrange-min_rack = { $value ->
    [0] Stół możesz przebudować, nic nie wykładając.
    [1] Przebudowując stół, wykładasz co najmniej jedną swoją.
    [few] Przebudowując stół, wykładasz co najmniej { $value } swoje.
   *[many] Przebudowując stół, wykładasz co najmniej { $value } swoich.
}
said-rearrange-check = { $value ->
    [final_state] Liczy się tylko gotowy stół.
   *[strict_origin] Z każdego układu trzy części zostają razem, chyba że rozbierzesz go całkiem.
}
said-rearrange-assist = { $value ->
    [none] Bez pomocy w przebudowie.
    [placement] Talon znajduje miejsca dla tego, co wybierzesz.
   *[hints] Talon znajduje miejsca i daje podpowiedzi.
}
said-deck-copies = { $value ->
    [one] Każda kostka występuje { $value } raz.
    [few] Każda kostka występuje { $value } razy.
   *[many] Każda kostka występuje { $value } razy.
}
said-deal-tiles = { $value ->
    [1] Na początek każdy ma jedną kostkę.
    [few] Na początek każdy ma { $value } kostki.
   *[many] Na początek każdy ma { $value } kostek.
}
said-deal-method = { $value ->
    [random_draw] Kostki dobiera się po jednej.
   *[two_stacks_of_7] Każdy bierze dwa stosy po siedem kostek.
}
said-start-player = { $value ->
    [drawn_by_lot] Kto zaczyna, wskazuje los.
   *[highest_tile_drawn] Zaczyna najwyższa dobrana kostka.
}
said-table_access_after_opening = { $value ->
    [next_turn] Stół jest twój od ruchu po twoich pierwszych układach.
   *[same_turn] Stół jest twój już w ruchu z pierwszymi układami.
}
said-drawn_tile_playable_same_turn = { $value ->
    [on] Dobraną kostkę można od razu wyłożyć.
   *[off] Dobrana kostka czeka na twój następny ruch.
}
said-may_decline_to_lay = { $value ->
    [on] Nie musisz wykładać, nawet jeśli masz co.
   *[off] Jeśli masz co wyłożyć, musisz.
}
said-hand_game-enabled = { $value ->
    [on] Wyłożenie całej podstawki naraz to gra z ręki.
   *[off] Nie ma gry z ręki.
}
said-hand_game-waives_opening = { $value ->
    [on] Gra z ręki nie wymaga punktów na początek.
   *[off] Gra z ręki wymaga punktów na początek.
}
said-hand_game-allow_table = { $value ->
    [on] W grze z ręki można korzystać ze stołu.
   *[off] W grze z ręki nie można korzystać ze stołu.
}
said-v1-enabled = { $value ->
    [on] W swoim ruchu weź kostkę, potem wyłóż albo jedną odłóż.
   *[off] W swoim ruchu wyłóż kostki albo jedną dobierz.
}
said-v1-discard = { $value ->
    [if_nothing_laid] Kostkę odkładasz tylko, jeśli nic nie wykładasz.
   *[always] Kostkę odkładasz w każdym ruchu.
}
said-v1-take_condition = { $value ->
    [in_the_new_meld] Odłożoną kostkę bierze się do nowego układu, w którym będzie.
   *[any_new_meld] Odłożoną kostkę bierze się, gdy wykładasz jakikolwiek nowy układ.
}
said-v2-enabled = { $value ->
    [on] Ósma kostka ostatniego stosu leży odkryta.
   *[off] Żadna kostka nie leży odkryta.
}
said-v2-condition = { $value ->
    [finish] Odkryta kostka służy tylko do wyłożenia całej podstawki.
   *[any_play] Odkryta kostka służy do każdej zagrywki.
}
said-timer_s = { $value ->
    [none] Ruch ma tyle czasu, ile daje tempo.
   *[other] { $value ->
        [1] Ruch na żywo ma jedną sekundę.
        [few] Ruch na żywo ma { $value } sekundy.
       *[many] Ruch na żywo ma { $value } sekund.
    }
}
said-timeout-policy = { $value ->
    [keep_valid_else_rollback] Gdy minie czas, twoje kostki spoza układów wracają do ciebie.
   *[take_loose_tiles] Gdy minie czas, bierzesz wszystkie luzem leżące kostki.
}
said-timeout-penalty_tiles = { $value ->
    [0] Koniec czasu nie kosztuje kostek.
    [one] Koniec czasu podczas wykładania kosztuje { $value } kostkę.
    [few] Koniec czasu podczas wykładania kosztuje { $value } kostki.
   *[many] Koniec czasu podczas wykładania kosztuje { $value } kostek.
}
said-timeout-draw_if_nothing_laid = { $value ->
    [0] Jeśli nic z niedokończonego ruchu nie może zostać, kostki się nie dobiera.
    [one] Jeśli nic z niedokończonego ruchu nie może zostać, dobiera się { $value } kostkę.
    [few] Jeśli nic z niedokończonego ruchu nie może zostać, dobiera się { $value } kostki.
   *[many] Jeśli nic z niedokończonego ruchu nie może zostać, dobiera się { $value } kostek.
}
said-pool_empty = { $value ->
    [blocked_lowest_wins] Gdy wszyscy po kolei spasują, wygrywa najniższa podstawka.
   *[void_round] Gdy wszyscy po kolei spasują, runda nie liczy się nikomu.
}
said-go_out-last_card = { $value ->
    [must_discard] Ostatnią kartę trzeba odrzucić.
    [may_discard] Możesz skończyć, wykładając ostatnią kartę.
   *[floats] Po wyłożeniu ostatniej karty grasz dalej bez ręki, aż możesz coś odrzucić.
}
said-go_out-call = { $value ->
    [auto] „Remik” woła za ciebie Talon.
    [required] Brak zawołania „remik” kosztuje kartę.
   *[none] Nikt nie woła „remik”.
}
said-go_out-knock = { $value ->
    [none] Remika się nie zgłasza.
   *[on] Rundę można wygrać, zgłaszając remika.
}
said-go_out-knock-limit = { $value ->
    [one] Remika zgłaszasz przy odrzucaniu, gdy w ręce zostaje { $value } punkt.
    [few] Remika zgłaszasz przy odrzucaniu, gdy w ręce zostają { $value } punkty.
   *[many] Remika zgłaszasz przy odrzucaniu, gdy w ręce zostaje { $value } punktów.
}
said-go_out-knock-test = { $value ->
    [at_most] Mniej punktów też wystarczy do zgłoszenia.
   *[exactly] Do zgłoszenia trzeba dokładnie tylu punktów.
}
said-go_out-knock-ace = { $value ->
    [1] Przy zgłoszeniu as w ręce liczy 1.
   *[11] Przy zgłoszeniu as w ręce liczy 11.
}
said-go_out-knock-undercut = { $value ->
    [on] Niższa ręka bije zgłoszenie.
   *[off] Zgłoszenie zawsze wygrywa.
}
said-stock-empty = { $value ->
    [shuffle_discards_keep_top] Gdy stos dobierania się skończy, zrzutki bez wierzchniej tasuje się w nowy.
    [turn_over_discards_keep_top] Gdy stos dobierania się skończy, zrzutki bez wierzchniej się odwraca.
   *[end_round] Zrzutki nigdy nie stają się nowym stosem dobierania.
}
said-stock-max_recycles = { $value ->
    [none] Zrzutki mogą stać się nowym stosem dobierania dowolnie wiele razy.
    [0] Zrzutki nigdy nie stają się nowym stosem dobierania.
    [one] Zrzutki mogą stać się nowym stosem dobierania { $value } raz.
    [few] Zrzutki mogą stać się nowym stosem dobierania { $value } razy.
   *[many] Zrzutki mogą stać się nowym stosem dobierania { $value } razy.
}
said-stock-void_at = { $value ->
    [one] Gdy w stosie dobierania zostaje { $value } karta i nikt nie puka, runda jest nieważna.
    [few] Gdy w stosie dobierania zostają { $value } karty i nikt nie puka, runda jest nieważna.
   *[many] Gdy w stosie dobierania zostaje { $value } kart i nikt nie puka, runda jest nieważna.
}
said-hand_values-ace = As w ręce liczy { $value }.
said-hand_values-court = { $value ->
    [11] W ręce walet, dama i król liczą 11.
    [12] W ręce walet liczy 11, dama i król 12.
    [13] W ręce walet liczy 11, dama 12, król 13.
   *[other] W ręce figury liczą { $value }.
}
said-hand_values-joker = Joker, który został w ręce, liczy { $value }.
said-meld_values-ace_low = As przed dwójką jest wart { $value }.
said-meld_values-ace_high = As za królem jest wart { $value }.
said-meld_values-ace_in_set = As w zestawie jest wart { $value }.
said-meld_values-court = { $value ->
    [11] W układzie walet, dama i król mają wartość 11.
    [12] W układzie walet jest wart 11, dama i król 12.
    [13] W układzie walet jest wart 11, dama 12, król 13.
   *[other] W układzie figury są warte { $value }.
}
said-score-winner = { $value ->
    [nothing] Kto wygrywa rundę, nic nie liczy.
    [own_hand_value] Kto wygrywa rundę, też liczy to, co zostało w ręce.
    [plus_sum] Kto wygrywa rundę, dostaje to, co tracą inni.
   *[zero] Kto wygrywa rundę, ma za nią zero.
}
said-score-winner_bonus = { $value ->
    [0] Wygrana runda nie daje premii.
   *[other] Wygrana runda liczy { SCORE($value) }.
}
said-score-bonus_floor = { $value ->
    [none] Premia może przenieść sumę poza zero.
   *[zero] Premia nie przenosi sumy poza zero.
}
said-score-lone_joker_relief = { $value ->
    [0] Sam joker w ręce nie daje premii.
   *[other] Sam joker w ręce daje { SCORE($value) }.
}
said-score-first_melder_penalty = { $value ->
    [0] Wyłożenie przed innymi nic nie kosztuje.
   *[other] Kto wyłoży przed innymi i nie wygra, płaci { $value }.
}
said-score-double = { $value ->
    [none] Nic nie podwaja punktów.
    [flush_from_hand] Kolor zamykający podwaja punkty innych.
    [any_close_from_hand] Zamknięcie z ręki podwaja punkty innych.
   *[hand_game] Gra z ręki podwaja punkty innych.
}
said-score-count_melds = { $value ->
    [on] Co wykładasz, liczy się dla ciebie, co trzymasz, przeciw tobie.
   *[off] Co jeszcze masz w ręce, liczy się przeciw tobie.
}
said-score-gin = { $value ->
    [0] Gin nie daje premii.
   *[other] Gin daje dodatkowo { $value }.
}
said-score-big_gin = { $value ->
    [none] Nie ma dużego gina.
   *[other] Duży gin daje dodatkowo { $value }.
}
said-score-undercut = Podbicie daje dodatkowo { $value }.
said-score-undercut_on_tie = { $value ->
    [on] Tyle samo w luźnych kartach to też podbicie.
   *[off] Tyle samo w luźnych kartach to nie podbicie.
}
said-score-game = Kto na końcu prowadzi, dostaje za partię { $value }.
said-score-box = Każda wygrana runda daje na końcu { $value }.
said-score-shutout_doubles = { $value ->
    [on] Punkty podwajają się przeciw komuś bez wygranej rundy.
   *[off] Wygrana do zera nic nie podwaja.
}
said-score-show_money = { $value ->
    [on] Sumy podaje się też w pieniądzach: dziesięć punktów to cent.
   *[off] Sum nie podaje się w pieniądzach.
}
said-score-display = { $value ->
    [penalty] Sumy pisze się jako punkty ujemne, bez minusa.
   *[negative] Sumy pisze się poniżej zera.
}
said-knock-limit = { $value ->
    [0] Pukać możesz tylko bez luźnych kart.
   *[other] Pukać możesz, gdy luźne karty liczą najwyżej { $value }.
}
said-knock-oklahoma = { $value ->
    [none] Odkryta karta nie zmienia tego, kto może pukać.
   *[on] Odkryta karta obniża próg pukania do swojej wartości.
}
said-knock-oklahoma-ace = { $value ->
    [1] As jako odkryta karta liczy 1.
   *[gin] As jako odkryta karta oznacza tylko gin.
}
said-knock-oklahoma-spades_double = { $value ->
    [on] Pik jako odkryta karta podwaja rundę.
   *[off] Pik jako odkryta karta nic nie podwaja.
}
said-duel-packs = { said-deck-packs }
said-duel-jokers = { $value ->
    [0] Bez jokerów.
   *[other] Jokery: { $value }, po połowie dla każdej drużyny.
}
said-karo8-ace = { $value ->
    [high] As leży za królem.
   *[low] As leży przed dwójką.
}
said-karo8-may_hold_back = { $value ->
    [on] Możesz dobrać, choć masz co położyć.
   *[off] Dobierasz tylko, gdy nic ci nie pasuje.
}
said-karo8-eights_first = { $value ->
    [on] Przed każdą inną kartą muszą leżeć wszystkie cztery ósemki.
   *[off] Ósemki mogą przyjść w każdej chwili.
}
said-karo8-start_draw = { $value ->
    [round_robin] Jeśli nikt nie ma ósemki, gracze dobierają po kolei.
   *[first_player] Jeśli nikt nie ma ósemki, dobiera, kto zaczyna.
}
said-karo8-drawn_card_playable_same_turn = { $value ->
    [on] Dobrana karta, która pasuje, od razu idzie na stół.
   *[off] Dobranej karty nie kładzie się w tym samym ruchu.
}
said-karo8-win = { $value ->
    [colour_complete] Pierwszy pełny kolor wygrywa dla swojej drużyny, bez względu na to, kto go kładzie.
   *[team_hands_empty] Wygrywa pierwsza drużyna bez kart.
}
said-karo8-teams = { $value ->
    [lone_hero] We troje rozdający gra samotnie za bohaterów.
   *[lone_villain] We troje rozdający gra samotnie za łotrów.
}
