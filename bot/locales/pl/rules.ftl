### The rules of a game, told from its own rule set: every switch is an argument, so house rules are in the text.

rules-page-title = ## { $title }
rules-page-foot = -# { $game }, strona { $page } z { $pages }
rules-select = Otwórz stronę
rules-house-title = { $number ->
    [none] Zasady domowe
   *[other] Zasady domowe ({ $number })
}
rules-house-none = W tę grę gra się według zasad standardowych.
rules-house = Te zasady odbiegają od standardowych:
rules-switches-title = { $number ->
    [none] Wszystkie przełączniki
   *[other] Wszystkie przełączniki ({ $number })
}
rules-switches = Tak jest ustawiona każda zasada. Żeby którąś zmienić, wpisz ją w tej postaci pod **{ button-house }**.
rules-switch = `{ $name }={ $value }` { $about }

## The first page of each family

rules-size = { $most ->
    [none] od { $least } kart
    [same] { $least ->
        [one] { $least } karta
        [few] { $least } karty
       *[many] { $least } kart
    }
   *[other] od { $least } do { $most } kart
}
rules-short-title = W 30 sekund
rules-draw_discard-short = **Pozbądź się wszystkich kart.** W swoim ruchu: dobierz jedną, wyłóż układy, jeśli chcesz, odrzuć jedną.

    - **Układy** to zestawy, { $set_size } ({ $example_set }) i sekwensy w jednym kolorze, { $run_size } ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Joker zastępuje dowolną kartę.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **Pierwszy układ** musi być wart { $points_opening_points }.
           *[sum_of_melds] - **Pierwsze układy** muszą być razem warte { $points_opening_points }.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **Pierwsze okrążenie:** tylko dobieranie i odrzucanie.
        [few] - **Przed okrążeniem { $meld_from_lap }:** tylko dobieranie i odrzucanie.
       *[many] - **Przed okrążeniem { $meld_from_lap }:** tylko dobieranie i odrzucanie.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Potem** dokładaj karty do układów na stole.
           *[no] {""}
        }
       *[yes] - **Potem** stół jest twój: rozbieraj układy i wykładaj je od nowa ze swoimi kartami.
    }
    { $draw_discard_take ->
        [visible_pile] - **Zrzutki leżą odkryte.** Bierz, ile chcesz, jeśli najgłębszą od razu wyłożysz.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $players_max ->
            [2] {""}
           *[other] { $bought ->
                [yes] - **Kupowanie:** od trzech graczy kupisz zrzutkę poza swoim ruchem.
               *[no] - **Pukanie:** od trzech graczy pukaj po zrzutkę.
            }
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] - **Zgłoszenie remika:** możesz zakończyć rundę, odrzucając kartę. { $go_out_knock_limit ->
            [0] W ręce nie może zostać ani jeden punkt.
           *[other] { $go_out_knock_test ->
                [exactly] W ręce musi zostać dokładnie tyle punktów: { $go_out_knock_limit }.
               *[at_most] W ręce może zostać najwyżej tyle punktów: { $go_out_knock_limit }.
            }
        }
    }
    { $go_out_last_card ->
        [floats] - { $said_go_out_last_card }
       *[other] - **Brak kart** kończy rundę.
    } { $said_score_count_melds }

rules-gin-short = **Ułóż sobie rękę.** W swoim ruchu: dobierz jedną kartę, odrzuć jedną. Nic się nie wykłada, dopóki ktoś nie zapuka.

    - **Układy** to zestawy ({ $example_set }) i sekwensy w jednym kolorze ({ $example_run }), od trzech kart.
    - **Luźne karty** to te poza układami. As liczy 1, figura 10, każda inna karta swoją liczbę.
    { $knock_limit ->
        [0] - **Pukaj** przy odrzucaniu, gdy nie masz ani jednej luźnej karty: to **gin**.
       *[other] - **Pukaj** przy odrzucaniu, gdy luźne karty liczą najwyżej { $knock_limit }.{ $knock_oklahoma ->
            [none] {""}
           *[yes] {" "}{ $said_knock_oklahoma }
        } Zero luźnych kart to **gin**.
        - **Liczy się różnica.** { $score_undercut_on_tie ->
            [yes] Druga osoba nie ma więcej luźnych kart niż pukająca?
           *[no] Druga osoba ma mniej luźnych kart niż pukająca?
        } To **podbicie**.{ $score_undercut ->
            [0] {""}
           *[other] {" "}Daje dodatkowo { $points_score_undercut }.
        }
    }

rules-duel-short = **Czerwoni bohaterowie kontra czarni łotrzy.** Wszyscy odkrywają wierzchnią kartę swojego stosu, a najwyższa bierze wszystkie. Wygrywa drużyna, która na końcu ma najwięcej kart.

    Nie ma nad czym myśleć: naciśnij **{ button-board-flip }** albo **{ button-board-run }**.

rules-suit_rows-short = **Czerwoni bohaterowie kontra czarni łotrzy.** W swoim ruchu: połóż jedną kartę, która pasuje do rzędu, albo dobierz.

    - **Ósemka zaczyna rząd** swojego koloru. Rząd rośnie stamtąd w dół, 7, 6, 5, i w górę, 9, 10, walet.
    - { $said_karo8_win }
    - **Co wstrzymasz**, jest równie ważne: karta, której nie kładziesz, zatrzymuje rząd.

rules-tiles-short = **Pozbądź się wszystkich kostek.** { $said_v1_enabled }

    - **Układy** to grupy (trzy lub cztery jednakowe liczby w różnych kolorach) i rzędy (trzy lub więcej po kolei w jednym kolorze).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Joker zastępuje dowolną kostkę.
    }
    { $opening_points ->
        [0] {""}
       *[other] - **Pierwsze układy** muszą być warte { $points_opening_points }, z samej podstawki. Potem stół jest twój.
    }
    - **Rozbieraj układy** i wykładaj je od nowa ze swoimi kostkami. Na koniec mogą leżeć na stole tylko układy.
    - **Podstawka pusta?** Wygrywasz rundę. Reszta traci to, co jeszcze ma.

## Draw, meld, discard

rules-goal-title = Cel gry
rules-draw_discard-goal = Wykładaj karty na stół w **układach** i pozbądź się ich przed innymi. { $said_score_count_melds } { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
    [target] { $match_best ->
        [lowest] Gdy ktoś dojdzie do { $match_target } punktów albo tyle samo poniżej zera, partia się kończy.
       *[highest] Gdy ktoś dojdzie do { $match_target } punktów, partia się kończy.
    } { $said_match_best }
   *[last_player_standing] {""}
} { $match_eliminate_at ->
    [none] {""}
   *[other] { $said_match_eliminate_at } { $match_end ->
        [last_player_standing] Wygrywa, kto zostanie ostatni.
       *[other] Jeśli zostanie tylko jedna osoba, wygrywa.
    }
}

rules-deal-title = Rozdanie
rules-draw_discard-deal = { $said_deck_packs } { $deck_packs_from_five ->
    [none] {""}
   *[other] { $said_deck_packs_from_five }
} { $said_deck_jokers } { $said_deal_cards } { $deal_cards_two ->
    [none] {""}
   *[other] { $said_deal_cards_two }
} { $deal_extra_card_to ->
    [none] {""}
   *[other] { $said_deal_extra_card_to }
} Reszta to **stos dobierania**. { $said_deal_upcard }

    Zaczyna osoba po lewej stronie rozdającego. { $said_start_opening_action } { $said_match_dealer_rotation }

rules-turn-title = Twój ruch
rules-draw_discard-turn = **1. Dobierz jedną kartę.** { $said_draw_discard_take } { $draw_discard_take ->
    [visible_pile] Pozostałe możesz wyłożyć, zatrzymać lub odrzucić. { $said_draw_pile_top }
   *[other] {""}
} { $draw_discard_take ->
    [never] {""}
   *[other] { $draw_discard_take_from_lap ->
        [1] {""}
        [few] { $said_draw_discard_take_from_lap }
       *[many] { $said_draw_discard_take_from_lap }
    }
} { $draw_discard_take ->
    [never] {""}
    [only_if_melded_this_turn] {""}
   *[other] Po dziesięciu okrążeniach samego brania zrzutek dobierasz ze stosu.
}
    {"**"}2. Wyłóż układy, jeśli chcesz**, ile razy chcesz. { $meld_from_lap ->
        [1] {""}
        [few] { $said_meld_from_lap }
       *[many] { $said_meld_from_lap }
    }
    {"**"}3. Odrzuć jedną kartę.** To kończy ruch. { $said_draw_discard_just_taken }

rules-melds-title = Układy
rules-draw_discard-melds = **Sekwensy** to karty jednego koloru po kolei, { $run_size }, na przykład { $example_run }. { $run_wrap ->
    [yes] { $said_run_wrap }
   *[no] { $said_run_ace }
}
    {"**"}Zestawy** to karty jednej wartości, { $set_size }, na przykład { $example_set }. { $said_set_distinct_suits }
    { $flush ->
        [none] {""}
       *[yes] { $said_flush } { $said_flush_cards }
    }

    { $said_meld_values_ace_low } { $said_meld_values_ace_high } { $said_meld_values_ace_in_set } { $said_meld_values_court } Każda inna karta jest warta swoją liczbę.

rules-opening-title = Twoje pierwsze układy w rundzie
rules-draw_discard-opening = { $opening_points ->
    [0] { $said_opening_points }
   *[other] { $said_opening_points } { $said_opening_scope } { $opening_count_layoffs ->
        [yes] { $layoff_in_opening_turn ->
            [no] {""}
           *[yes] { $said_opening_count_layoffs }
        }
       *[no] {""}
    } { $opening_count_table ->
        [none] {""}
       *[other] { $said_opening_count_table }
    } Potem do końca rundy wystarczy dowolny układ.
}

    { $layoff_enabled ->
        [yes] **Dokładanie** to dodawanie pojedynczych kart do układów na stole. { $said_layoff_targets } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] { $said_layoff_requires }
               *[yes] { $layoff_in_opening_turn ->
                    [no] { $said_layoff_requires }
                   *[yes] { $opening_points ->
                        [0] Nie trzeba do tego własnego układu.
                       *[other] Jako pierwsze wyłożenie musi dać tyle punktów, ile pierwsze układy. Może je dać samo.
                    }
                }
            }
           *[other] { $said_layoff_requires }
        } { $layoff_in_opening_turn ->
            [yes] {""}
           *[no] { $said_layoff_in_opening_turn }
        }
       *[no] { $said_layoff_enabled }
    }

rules-rebuilding-title = Przebudowa stołu
rules-draw_discard-rebuilding = W swoim ruchu możesz korzystać ze stołu: dziel układy, łącz je, wyjmuj karty i wykładaj od nowa ze swoimi, ile razy chcesz. Liczy się tylko to, co leży na końcu:
    - Każda karta, która leżała na stole, nadal tam leży. { $joker_freed ->
        [hand_or_play] Do ręki może trafić tylko odzyskany joker.
       *[other] Żadna nie trafia do twojej ręki.
    }
    - { $said_rearrange_min_rack }
    - Są tylko układy: sekwensy ({ $run_size }) i zestawy ({ $set_size }).
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Przed pierwszymi układami możesz przebudowywać tylko w tym ruchu, który daje na nie punkty.
        [own_meld] Najpierw, albo w tym samym ruchu, trzeba wyłożyć własny układ.
       *[any_meld_on_table] {""}
    }

    { $said_rearrange_assist }

rules-jokers-title = Jokery
rules-draw_discard-jokers = Joker zastępuje dowolną kartę. { $said_joker_max_per_meld } { $said_joker_meld_value } { $said_joker_announce }

    { $joker_swap ->
        [never] { $said_joker_swap }
       *[other] **Odzyskać jokera** to położyć na jego miejsce kartę, którą zastępuje. { $said_joker_swap } { $said_joker_freed }
    }

rules-freeing-title = Jokery na stole
rules-draw_discard-freeing = { $said_rearrange_lock }

rules-knocking-title = { $bought ->
    [yes] Kupowanie
   *[no] Pukanie
}
rules-draw_discard-knocking = { $claim_enabled ->
    [no] { $said_claim_enabled }
   *[yes] Po każdej zrzutce pytam pozostałych: **{ $bought ->
        [yes] { button-board-knock-buying }
       *[no] { button-board-knock }
    }**, jeśli chcesz karty, albo **{ button-board-pass }**. { $claim_from_lap ->
        [1] {""}
        [few] { $said_claim_from_lap }
       *[many] { $said_claim_from_lap }
    } { $claim_resolution ->
        [first_click] {""}
       *[seat_order] Odpowiedzi są tajne, dopóki nie minie czas albo nie odpowiedzą wszyscy.
    } { $said_claim_resolution }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [1] **Kartę odkrytą na początku** też można kupić, nawet we dwoje.
            [few] {""}
           *[many] {""}
        }
       *[no] {""}
    }

    {"**"}We dwoje** nikogo o zrzutkę nie pytam: kto jest następny, może ją po prostu wziąć.

    { $said_claim_penalty_stock_cards } { $claim_penalty_stock_cards ->
        [0] {""}
       *[other] { $said_claim_next_player_exempt }
    } { $said_claim_changes_turn_order } { $said_claim_next_draw } { $claim_max_per_round ->
        [none] {""}
       *[other] { $said_claim_max_per_round }
    } { $claim_veto ->
        [yes] { $said_claim_veto }
       *[no] {""}
    }
}

rules-ending-title = Koniec rundy
rules-draw_discard-ending = { $said_go_out_last_card } { $go_out_call ->
    [none] {""}
   *[other] { $said_go_out_call }
} { $go_out_knock ->
    [none] {""}
   *[yes] { $said_go_out_knock_limit } { $said_go_out_knock_test } { $said_go_out_knock_ace } { $said_go_out_knock_undercut }
}

    { $stock_empty ->
        [end_round] { $said_stock_empty }
       *[other] { $stock_max_recycles ->
            [0] { $said_stock_max_recycles }
           *[other] { $said_stock_empty } { $said_stock_max_recycles }
        } { $stock_max_recycles ->
            [none] Najwyżej dwa razy, jeśli w międzyczasie nikt nie wyłoży karty.
           *[other] {""}
        }
    } Gdy stos się wyczerpie, rundę kończy dobranie albo to, że wszyscy wzięli zrzutkę i nikt nie wyłożył karty. Wtedy nikt nie wygrywa i liczy się każda ręka.

rules-scores-title = Punkty
rules-draw_discard-scores = { $said_hand_values_ace } { $said_hand_values_court } { $said_hand_values_joker } Każda inna karta liczy swoją liczbę. { $score_count_melds ->
    [yes] **Każda karta liczy się dla tego, kto ją wyłożył**, nawet w cudzym układzie.
   *[no] {""}
} { $score_winner ->
    [own_hand_value] { $said_score_winner }
   *[nothing] { $score_count_melds ->
        [yes] {""}
       *[no] { $said_score_winner }
    }
} { $score_winner_bonus ->
    [0] {""}
   *[other] { $said_score_winner_bonus }
} { $score_lone_joker_relief ->
    [0] {""}
   *[other] { $said_score_lone_joker_relief }
} { $score_first_melder_penalty ->
    [0] {""}
   *[other] { $said_score_first_melder_penalty }
} { $score_double ->
    [none] {""}
   *[other] { $said_score_double }
}

    { $match_eliminate_at ->
        [none] {""}
       *[other] { $said_match_eliminate_at }
    } { $said_match_tie }

## Gin

rules-gin-goal = Zbieraj **układy** w ręce. Co nie leży w żadnym układzie, to **luźne karty**: gdy jest ich dość mało, **pukasz**. Kto ma ich mniej, wygrywa różnicę. { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
   *[other] Kto pierwszy dojdzie do { $match_target } punktów, kończy partię.
}

    { $said_run_ace } Karta należy tylko do jednego układu. Jokerów nie ma.

rules-gin-deal = { $said_deal_cards } Jeszcze jedna leży odkryta: to **odkryta karta**. { $deal_upcard_offered ->
    [yes] Może ją wziąć osoba, która nie rozdaje. Jeśli nie chce, może rozdający. Jeśli nikt jej nie chce, zaczyna osoba, która nie rozdaje, i dobiera ze stosu.
   *[no] Zaczyna osoba, która nie rozdaje, i może ją wziąć.
}

    { $said_match_dealer_rotation }

rules-gin-turn = **1. Dobierz jedną kartę.** Ze stosu dobierania albo wierzchnią ze stosu zrzutek.
    {"**"}2. Odrzuć jedną kartę.** { $said_draw_discard_just_taken } Nic się nie wykłada, dopóki ktoś nie zapuka.

    { $said_knock_limit } { $knock_oklahoma ->
        [none] {""}
       *[yes] { $said_knock_oklahoma } { $said_knock_oklahoma_ace } { $knock_oklahoma_spades_double ->
            [yes] { $said_knock_oklahoma_spades_double }
           *[no] {""}
        }
    } Bez luźnych kart masz **gin**. { $score_big_gin ->
        [none] {""}
       *[other] Jeśli pasuje nawet karta do odrzucenia, wyłóż wszystko: **duży gin**.
    }

    { $said_stock_void_at }

rules-knocking-title-gin = Po pukaniu
rules-gin-knocking = Układy osoby, która puka, leżą odkryte: tak, jak je nazwie, albo najlepiej jak można. { $said_layoff_by } { $layoff_by ->
    [nobody] {""}
   *[other] { $said_layoff_on_gin }
}

    Potem porównuje się luźne karty. Jeśli pukająca osoba ma ich mniej, zyskuje różnicę. Jeśli mniej ma druga, to **podbicie**, też warte różnicę. { $said_score_undercut_on_tie } { $said_score_undercut } Gin jest wart tyle, ile luźne karty drugiej osoby, także żadne. { $said_score_gin } { $score_big_gin ->
        [none] {""}
       *[other] { $said_score_big_gin }
    }

    { $score_game ->
        [0] {""}
       *[other] { $said_score_game }
    } { $score_shutout_doubles ->
        [yes] { $said_score_shutout_doubles }
       *[no] {""}
    } { $score_box ->
        [0] {""}
       *[other] { $said_score_box }
    }

## Duel

rules-duel-goal = Czerwoni **bohaterowie** walczą z czarnymi **łotrami**: wygrywa drużyna, która na końcu zdobyła najwięcej kart. Po równo to remis.

    { $said_duel_packs } Bohaterowie dostają wszystkie czerwone karty, łotrzy wszystkie czarne. { $said_duel_jokers } Drużyna dzieli swoje karty po równo. Każdy ma własny zakryty stos. Siedzicie na zmianę: bohater, łotr i tak dalej.

rules-turn-title-duel = Odkrywanie
rules-duel-turn = Każdy **odkrywa** wierzchnią kartę swojego stosu. Gdy odkryją wszyscy, najwyższa karta bierze wszystkie pokazane. Joker liczy 20, as 11, król, dama, walet i dziesiątka 10, każda inna karta swoją liczbę.

    Jeśli najwyższa wartość padnie dwa razy, tylko remisujący **odkrywają jeszcze raz**, a najwyższa bierze wszystko. Jeśli nikt z nich nie ma już karty, wszystko bierze zwycięska karta następnego porównania.

    Możesz pozwolić kartom **odkrywać się samym**. Gdy pozwolą wszyscy, pojedynek sam dobiega końca.

rules-ending-title-duel = Koniec
rules-duel-ending = Gdy twój stos się skończy, patrzysz na innych. Gdy skończą się wszystkie stosy, drużyny liczą zdobyte karty. Karty, które zostały w stawce, wracają do drużyn, które je pokazały.

## Suit rows

rules-suit_rows-goal = Czerwoni **bohaterowie** grają przeciw czarnym **łotrom**. { $said_karo8_win }

    Jest jedna talia 52 kart bez jokerów. Każdy dostaje sześć, a reszta to **stos dobierania**. Siedzicie na zmianę: bohater, łotr i tak dalej. { $said_karo8_teams }

rules-suit_rows-turn = **Połóż jedną kartę albo dobierz.** Ósemka zaczyna rząd swojego koloru. Stamtąd rząd rośnie w dół i w górę, bez luk. { $said_karo8_ace } { $karo8_eights_first ->
    [yes] { $said_karo8_eights_first }
   *[no] {""}
}

    { $said_karo8_may_hold_back } { $said_karo8_drawn_card_playable_same_turn } Gdy stos jest pusty i nic nie pasuje, pasujesz. Kto nie ma kart, tego kolej przepada.

rules-start-title = Początek
rules-suit_rows-start = Zaczyna ósemka karo. Jeśli nikt jej nie ma, ósemka kier, potem pik, potem trefl. { $said_karo8_start_draw }

## Tiles

rules-tiles-goal = Wykładaj kostki ze swojej **podstawki** na stół w **układach** i pozbądź się ich przed innymi. { $match_end ->
    [target] Gdy ktoś dojdzie do { $match_target } punktów, partia się kończy.
   *[fixed_rounds] { $said_match_rounds }
} { $said_match_best }

rules-deal-title-tiles = Początek
rules-tiles-deal = Kostki to liczby od 1 do 13 w czterech kolorach. { $said_deck_copies } { $said_deck_jokers } Kostkę zapisuje się literą koloru i liczbą: { $colours }.

    { $deal_method ->
        [two_stacks_of_7] { $said_deal_method }
       *[random_draw] { $said_deal_tiles }
    } Reszta, zakryta, to **zapas**. { $v2_enabled ->
    [yes] { $said_v2_enabled }
   *[no] {""}
}

    { $said_start_player } Potem kolej idzie zgodnie z ruchem wskazówek zegara. Następną rundę zaczyna kolejna osoba.

rules-tiles-turn = { $said_v1_enabled } { $v1_enabled ->
    [yes] { $said_v1_discard } Zamiast dobierać możesz użyć kostki odłożonej ostatnio przez osobę przed tobą. { $said_v1_take_condition }
   *[no] { $said_drawn_tile_playable_same_turn }
} { $said_may_decline_to_lay } { $v2_enabled ->
    [yes] Zamiast dobierać możesz użyć odkrytej kostki. { $said_v2_condition }
   *[no] {""}
}

rules-tiles-opening = { $opening_points ->
    [0] { $said_opening_points } Stół jest dla ciebie otwarty od początku.
   *[other] { $said_opening_points } Tylko z twojej podstawki. { $said_opening_scope } Kostka liczy swoją liczbę. { $said_table_access_after_opening }
}

    { $hand_game_enabled ->
        [yes] **Gra z ręki:** nie masz jeszcze nic na stole i wykładasz całą podstawkę naraz. { $said_hand_game_allow_table } { $score_double ->
            [hand_game] { $said_score_double }
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] { $said_hand_game_waives_opening }
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding = Układy na stole są niczyje. Gdy już możesz z nich korzystać, dziel je, łącz, wyjmuj kostki i wykładaj od nowa ze swoimi, ile razy chcesz. Liczy się tylko to, co leży na końcu:
    - Każda kostka, która leżała na stole, nadal tam leży. Żadna nie trafia na twoją podstawkę.
    - { $said_rearrange_min_rack }
    - Są tylko rzędy i grupy, od trzech kostek.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $said_rearrange_assist }

rules-tiles-jokers = Joker, `JK`, zastępuje dowolną kostkę. W układzie liczy tyle co ona. { $said_joker_max_per_meld } { $joker_announce ->
    [required] W grupie mówisz, który kolor zastępuje joker.
   *[when_ambiguous] W grupie joker może zastępować dowolny brakujący kolor.
}

rules-tiles-freeing = { $said_rearrange_lock } { $rearrange_lock ->
    [none] {""}
   *[other] Odzyskujesz go, kładąc na jego miejsce prawdziwą kostkę. { $said_rearrange_swap_tile_from } { $rearrange_set_colour ->
        [any_missing] W grupie z trzech wystarczy dowolny brakujący kolor.
       *[declared] {""}
    }

    { $said_joker_freed } Nigdy nie trafia na twoją podstawkę.
}

rules-time-title = Gdy mija czas
rules-tiles-time = { $said_timer_s } { $v1_enabled ->
    [yes] Jeśli jeszcze nic nie wykładasz, kostka dobiera się i odkłada za ciebie.
   *[no] Jeśli jeszcze nic nie wykładasz, kostka dobiera się za ciebie.
}

    { $said_timeout_policy } { $timeout_policy ->
        [take_loose_tiles] { $said_timeout_penalty_tiles }
       *[keep_valid_else_rollback] Jeśli stół nadal się nie zgadza, ruch jest cofnięty. { $said_timeout_draw_if_nothing_laid }
    }

rules-variants-title = Drukowane warianty
rules-tiles-variants = Instrukcje mają też te warianty. Organizator wybiera je pod **{ button-house }**, zanim gra się zacznie.
    - { $hand_game_enabled ->
        [yes] ✓
       *[no] ✗
    } **Gra z ręki** (002 „Hand Rummy”, 004 wariant 3): wyłóż całą podstawkę naraz, gdy nie masz jeszcze nic na stole. { $said_score_double }
    - { $v1_enabled ->
        [yes] ✓
       *[no] ✗
    } **Weź, potem wyłóż albo odłóż** (004 wariant 1): każdy ruch zaczyna się od wzięcia kostki. { $said_v1_discard } { $said_v1_take_condition }
    - { $v2_enabled ->
        [yes] ✓
       *[no] ✗
    } **Odkryta kostka** (004 wariant 2): ósma kostka ostatniego stosu leży odkryta. { $said_v2_condition }

rules-tiles-scores = Ostatnia kostka wygrywa rundę. Reszta traci to, co zostało na podstawkach: każda kostka tyle, ile jej liczba. { $said_hand_values_joker } { $said_score_winner }

    Gdy zapas jest pusty, pasujesz, zamiast dobierać. { $pool_empty ->
        [void_round] Gdy wszyscy po kolei spasują, runda nie liczy się nikomu.
       *[blocked_lowest_wins] Gdy wszyscy po kolei spasują, wygrywa najniższa podstawka: reszta traci to, co ma ponad nią. { $score_winner ->
            [zero] {""}
           *[plus_sum] Równie niskie dzielą to między siebie, a resztę w kolejności ruchów.
        }
    } { $said_match_tie }

## Examples beside the rules

example-rebuild-alt = { $right ->
    [yes] Dobrze: na stole { $before }, twoje { $own }, a potem { $after }. { $caption }.
   *[no] Źle: na stole { $before }, twoje { $own }, a potem { $after }. { $caption }
}
example-rebuild-split = Sekwens się dzieli: druga 4 robi z niego dwa
example-rebuild-split-tiles = Rząd się dzieli: druga 4 robi z niego dwa
example-rebuild-borrow = Twoja 6 idzie do sekwensu, a jego 2 do zestawu
example-rebuild-borrow-tiles = Twoja 6 idzie do rzędu, a jego 2 do grupy
example-rebuild-gather = As z sekwensu, as z zestawu i twój: z dwóch układów trzy
example-rebuild-gather-tiles = 1 z rzędu, 1 z grupy i twoja: z dwóch układów trzy
example-rebuild-freed = Prawdziwa 8 odzyskuje jokera do nowego układu
example-rebuild-beside = Joker nadal zastępuje 7. Sąsiednia 4 może odejść
example-rebuild-moved = Joker idzie dalej i zastępuje damę
example-rebuild-moved-tiles = Joker idzie dalej i zastępuje 12

example-alt = { $right ->
    [yes] Dobrze: { $cards }.
    [no] Źle: { $cards }.
   *[none] { $cards }.
} { $caption }.
example-run = { $right ->
    [yes] Sekwens, wart { $value }
   *[no] Za mało na sekwens
}
example-run-tiles = { $right ->
    [yes] Rząd, wart { $value }
   *[no] Za mało na rząd
}
example-set = { $right ->
    [yes] Zestaw, wart { $value }
   *[no] Za mało na zestaw
}
example-set-tiles = { $right ->
    [yes] Grupa, warta { $value }
   *[no] Za mało na grupę
}
example-ace-low = { $right ->
    [yes] As przed dwójką, wart { $value }
   *[no] As nie stoi przed dwójką
}
example-ace-high = { $right ->
    [yes] As za królem, wart { $value }
   *[no] As nie stoi za królem
}
example-ace-high-tiles = { $right ->
    [yes] W kółko, warte { $value }
   *[no] Po 13 nie ma 1
}
example-corner = { $right ->
    [yes] W kółko, warte { $value }
   *[no] Nie w kółko
}
example-gap = Luka: brakuje szóstki
example-suit-twice = { $right ->
    [yes] Kolor może być dwa razy, warte { $value }
   *[no] Dwa razy karo: kolor może być tylko raz
}
example-five = { $right ->
    [yes] Więcej niż cztery jednej wartości, warte { $value }
   *[no] Za dużo na zestaw
}
example-flush = Dwanaście w jednym kolorze: to zamyka rundę
example-joker-run = Joker jest piątką, wartość { $value }
example-joker-set = Joker jest królem, wartość { $value }
example-joker-set-tiles = Joker jest trzecią 13, wartość { $value }
example-two-jokers = { $right ->
    [yes] Dwa jokery i jedna karta, warte { $value }
   *[no] Więcej jokerów niż kart
}
example-two-jokers-tiles = { $right ->
    [yes] Dwa jokery i jedna kostka, warte { $value }
   *[no] Za dużo jokerów
}
example-half-jokers = { $right ->
    [yes] Połowa to jokery, warte { $value }
   *[no] Za dużo jokerów
}
example-opening = { $melds ->
    [1] Warte { $worths }: { $right ->
        [yes] wystarczy
       *[no] trzeba { $needed }
    }
    [few] { $scope ->
        [single_meld] { $worths }, ale jeden musi sam dać { $needed }: { $right ->
            [yes] daje
           *[no] żaden nie daje
        }
       *[sum_of_melds] { $worths } to razem { $total }: { $right ->
            [yes] wystarczy
           *[no] trzeba { $needed }
        }
    }
   *[many] { $scope ->
        [single_meld] { $worths }, ale jeden musi sam dać { $needed }: { $right ->
            [yes] daje
           *[no] żaden nie daje
        }
       *[sum_of_melds] { $worths } to razem { $total }: { $right ->
            [yes] wystarczy
           *[no] trzeba { $needed }
        }
    }
}
example-deadwood = { $right ->
    [yes] { $left ->
        [0] Bez luźnych kart: gin
       *[other] Luźne karty { $left }: możesz pukać
    }
   *[no] Luźne karty { $left }: za dużo, żeby pukać
}
example-comparison = { $tie ->
    [yes] Obie liczą { $first }: remis, więc te dwie jeszcze raz
   *[no] { $first } na { $second }: pierwsza karta bierze obie
}
example-row = Rząd rośnie od swojej ósemki
example-row-gap = Brakuje dziewiątki
example-row-ace-high = { $right ->
    [yes] As leży za królem
   *[no] As nie leży za królem
}
example-row-ace-low = { $right ->
    [yes] As leży przed dwójką
   *[no] As nie leży przed dwójką
}
