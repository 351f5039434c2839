### The rules of a game, told from its own rule set: every switch is an argument, so house rules are in the text.
### A dotted switch such as opening.points is $opening_points; on and off are "yes" and "no", nothing is "none".
### Such a switch as a whole sentence, as house.ftl says it, is $said_opening_points: so it is told in one place.
### $example_set (nines) and $example_run (hearts from the 5 up) are cards, as few as may be.

rules-page-title = ## { $title }
rules-page-foot = -# { $game }, strana { $page } z { $pages }
rules-select = Otoč na stranu
rules-house-title = { $number ->
    [none] Domácí pravidla
   *[other] Domácí pravidla ({ $number })
}
# $number: which page of several, or none.
rules-house-none = Tahle hra se hraje podle běžných pravidel.
rules-house = Tahle pravidla se liší od běžných:
rules-switches-title = { $number ->
    [none] Všechny přepínače
   *[other] Všechny přepínače ({ $number })
}
rules-switches = Takhle je nastavené každé pravidlo. Změníš ho tak, že ho takhle napíšeš: **{ button-house }**.
# $name and $value as they are typed, $about a sentence of house.ftl.
rules-switch = `{ $name }={ $value }` { $about }

## The first page of each family: all one needs for a first round. A line that a rule set has no use for is left out.

rules-size = { $most ->
    [none] od { $least } karet
    [same] { $least ->
        [one] { $least } karta
        [few] { $least } karty
       *[other] { $least } karet
    }
   *[other] od { $least } do { $most } karet
}
rules-short-title = Za 30 sekund
rules-draw_discard-short = **Zbav se všech karet.** Ve svém tahu: lízni jednu kartu, jestli chceš, vylož kombinace, jednu odhoď.

    - **Kombinace** jsou sety, { $set_size } ({ $example_set }), a postupky jedné barvy, { $run_size } ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Žolík zastoupí kteroukoli kartu.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **Tvoje první kombinace** musí mít aspoň { $points_opening_points }.
           *[sum_of_melds] - **Tvoje první kombinace** musí mít dohromady aspoň { $points_opening_points }.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **První oběh:** jen lízni a odhoď.
       *[other] - **Před oběhem { $meld_from_lap }:** jen lízni a odhoď.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Potom** přikládej ke kombinacím na stole.
           *[no] {""}
        }
       *[yes] - **Potom** je stůl tvůj: kombinace rozeber a vylož znovu i se svými kartami.
    }
    { $draw_discard_take ->
        [visible_pile] - **Odhozené karty leží odkryté.** Vezmi si, kolik chceš, když tu nejspodnější hned vyložíš.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $players_max ->
            [2] {""}
           *[other] { $bought ->
                [yes] - **Kupování:** od tří hráčů si odhozenou kartu můžeš koupit i mimo svůj tah.
               *[no] - **Klepání:** od tří hráčů na odhozenou kartu zaklepej.
            }
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] - **Ohlášení Rommé:** odhozením můžeš kolo ukončit. { $go_out_knock_limit ->
            [0] V ruce nesmí zbýt žádný bod.
           *[other] { $go_out_knock_test ->
                [exactly] V ruce musí zbýt přesně tolik bodů: { $go_out_knock_limit }.
               *[at_most] V ruce smí zbýt nejvýš tolik bodů: { $go_out_knock_limit }.
            }
        }
    }
    { $go_out_last_card ->
        [floats] - { $said_go_out_last_card }
       *[other] - **Bez karet** kolo končí.
    } { $said_score_count_melds }

rules-gin-short = **Slaď karty v ruce.** Ve svém tahu: jednu kartu lízni, jednu odhoď. Nic se nevykládá, dokud někdo nezaklepe.

    - **Kombinace** jsou sety ({ $example_set }) a postupky jedné barvy ({ $example_run }), od tří karet.
    - **Volné karty** jsou ty, které nepatří do žádné kombinace. Eso se počítá za 1, kluk, dáma a král za 10, ostatní podle čísla.
    { $knock_limit ->
        [0] - **Zaklepej** při odhození, když nemáš vůbec žádné volné karty: to je **gin**.
       *[other] - **Zaklepej** při odhození, když volné karty mají nejvýš tolik bodů: { $knock_limit }.{ $knock_oklahoma ->
            [none] {""}
           *[yes] {" "}{ $said_knock_oklahoma }
        } Úplně bez volných karet je to **gin**.
        - **Počítá se rozdíl.** { $score_undercut_on_tie ->
            [yes] Nemá protihráč volných karet víc než ten, kdo klepe?
           *[no] Má protihráč volných karet míň než ten, kdo klepe?
        } To je **podbití**.{ $score_undercut ->
            [0] {""}
           *[other] {" "}Má navíc { $points_score_undercut }.
        }
    }

rules-duel-short = **Červení hrdinové proti černým padouchům.** Každý otočí vrchní kartu svého balíčku a nejvyšší karta bere všechny. Vyhrává tým, který má na konci nejvíc karet.

    Není co řešit: stiskni **{ button-board-flip }**, nebo **{ button-board-run }**.

rules-suit_rows-short = **Červení hrdinové proti černým padouchům.** Ve svém tahu: vylož jednu kartu, která pasuje do řady, nebo si lízni.

    - **Osmička začíná řadu** své barvy. Odtud roste dolů, 7, 6, 5, a nahoru, 9, 10, kluk.
    - { $said_karo8_win }
    - **Co si necháš**, je stejně důležité: karta, kterou nevyložíš, řadu zastaví.

rules-tiles-short = **Zbav se všech kamenů.** { $said_v1_enabled }

    - **Kombinace** jsou skupiny (tři nebo čtyři stejná čísla v různých barvách) a řady (tři a víc čísel po sobě v jedné barvě).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Žolík zastoupí kterýkoli kámen.
    }
    { $opening_points ->
        [0] {""}
       *[other] - **Tvoje první kombinace** musí mít aspoň { $points_opening_points }, jen ze stojánku. Potom je stůl tvůj.
    }
    - **Kombinace rozeber** a vylož znovu i se svými kameny. Na konci smějí na stole ležet jen kombinace.
    - **Prázdný stojánek?** Vyhráváš kolo. Ostatní ztrácejí, co jim zbylo.

## Draw, meld, discard

rules-goal-title = Cíl hry
rules-draw_discard-goal = Vykládej karty na stůl v **kombinacích** a buď první bez karet. { $said_score_count_melds } { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
    [target] { $match_best ->
        [lowest] Když někdo dosáhne { $match_target } bodů, nebo stejně hluboko pod nulou, partie končí.
       *[highest] Když někdo dosáhne { $match_target } bodů, partie končí.
    } { $said_match_best }
   *[last_player_standing] {""}
} { $match_eliminate_at ->
    [none] {""}
   *[other] { $said_match_eliminate_at } { $match_end ->
        [last_player_standing] Vyhrává poslední, kdo zbude.
       *[other] Zbude-li jen jeden, vyhrává.
    }
}

rules-deal-title = Rozdávání
rules-draw_discard-deal = { $said_deck_packs } { $deck_packs_from_five ->
    [none] {""}
   *[other] { $said_deck_packs_from_five }
} { $said_deck_jokers } { $said_deal_cards } { $deal_cards_two ->
    [none] {""}
   *[other] { $said_deal_cards_two }
} { $deal_extra_card_to ->
    [none] {""}
   *[other] { $said_deal_extra_card_to }
} Zbytek je **dobírací balíček**. { $said_deal_upcard }

    Začíná hráč vlevo od rozdávajícího. { $said_start_opening_action } { $said_match_dealer_rotation }

rules-turn-title = Tvůj tah
rules-draw_discard-turn = **1. Lízni jednu kartu.** { $said_draw_discard_take } { $draw_discard_take ->
    [visible_pile] Ostatní vylož, nech si v ruce nebo odhoď. { $said_draw_pile_top }
   *[other] {""}
} { $draw_discard_take ->
    [never] {""}
   *[other] { $draw_discard_take_from_lap ->
        [1] {""}
        [few] { $said_draw_discard_take_from_lap }
       *[other] { $said_draw_discard_take_from_lap }
    }
} { $draw_discard_take ->
    [never] {""}
    [only_if_melded_this_turn] {""}
   *[other] Po deseti obězích, kdy se braly jen odhozené karty, lízáš z dobíracího balíčku.
}
    {"**"}2. Jestli chceš, vylož kombinace**, kolikrát chceš. { $meld_from_lap ->
        [1] {""}
        [few] { $said_meld_from_lap }
       *[other] { $said_meld_from_lap }
    }
    {"**"}3. Odhoď jednu kartu.** Tím tah končí. { $said_draw_discard_just_taken }

rules-melds-title = Kombinace
rules-draw_discard-melds = **Postupky** mají { $run_size } jedné barvy po sobě, třeba { $example_run }. { $run_wrap ->
    [yes] { $said_run_wrap }
   *[no] { $said_run_ace }
}
    {"**"}Sety** mají { $set_size } jedné hodnoty, třeba { $example_set }. { $said_set_distinct_suits }
    { $flush ->
        [none] {""}
       *[yes] { $said_flush } { $said_flush_cards }
    }

    { $said_meld_values_ace_low } { $said_meld_values_ace_high } { $said_meld_values_ace_in_set } { $said_meld_values_court } Ostatní karty mají hodnotu svého čísla.

rules-opening-title = Tvoje první kombinace v kole
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
    } Potom už do konce kola stačí jakákoli kombinace.
}

    { $layoff_enabled ->
        [yes] **Přikládání** znamená přidávat jednotlivé karty ke kombinacím na stole. { $said_layoff_targets } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] { $said_layoff_requires }
               *[yes] { $layoff_in_opening_turn ->
                    [no] { $said_layoff_requires }
                   *[yes] { $opening_points ->
                        [0] Vlastní kombinaci k tomu nepotřebuješ.
                       *[other] Když tak vykládáš poprvé, musí to dát body jako první kombinace. Může to být i samo o sobě.
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

rules-rebuilding-title = Přestavba stolu
rules-draw_discard-rebuilding = Ve svém tahu máš celý stůl k ruce: kombinace rozděluj, spojuj, vyndávej z nich karty a vykládej je znovu se svými, kolikrát chceš. Počítá se jen to, co leží na konci:
    - Každá karta, která na stole ležela, tam leží pořád. { $joker_freed ->
        [hand_or_play] Do ruky smí jen žolík, kterého uvolníš.
       *[other] Do ruky nejde žádná z nich.
    }
    - { $said_rearrange_min_rack }
    - Leží tam jen kombinace: postupky ({ $run_size }) a sety ({ $set_size }).
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Před svými prvními kombinacemi smíš přestavovat jen v tahu, který na ně dá dost bodů.
        [own_meld] Nejdřív potřebuješ vlastní kombinaci, nebo ji vylož v tomtéž tahu.
       *[any_meld_on_table] {""}
    }

    { $said_rearrange_assist }

rules-jokers-title = Žolíci
rules-draw_discard-jokers = Žolík zastoupí kteroukoli kartu. { $said_joker_max_per_meld } { $said_joker_meld_value } { $said_joker_announce }

    { $joker_swap ->
        [never] { $said_joker_swap }
       *[other] **Uvolnit žolíka** znamená dát na jeho místo kartu, kterou zastupuje. { $said_joker_swap } { $said_joker_freed }
    }

rules-freeing-title = Žolíci na stole
rules-draw_discard-freeing = { $said_rearrange_lock }

rules-knocking-title = { $bought ->
    [yes] Kupování
   *[no] Klepání
}
rules-draw_discard-knocking = { $claim_enabled ->
    [no] { $said_claim_enabled }
   *[yes] Po odhození se hra ptá všech ostatních: **{ $bought ->
        [yes] { button-board-knock-buying }
       *[no] { button-board-knock }
    }**, když kartu chceš, nebo **{ button-board-pass }**. { $claim_from_lap ->
        [1] {""}
        [few] { $said_claim_from_lap }
       *[other] { $said_claim_from_lap }
    } { $claim_resolution ->
        [first_click] {""}
       *[seat_order] Odpovědi jsou tajné, dokud nevyprší čas nebo neodpoví všichni.
    } { $said_claim_resolution }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [1] **Karta otočená na začátku** se dá koupit taky, i když hrají dva.
            [few] {""}
           *[other] {""}
        }
       *[no] {""}
    }

    {"**"}Ve dvou** se hra na odhozenou kartu neptá: kdo je na řadě, prostě si ji vezme.

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

rules-ending-title = Konec kola
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
            [none] Nejvýš dvakrát bez toho, že by mezitím někdo vyložil kartu.
           *[other] {""}
        }
    } Když je balíček vybraný, kolo končí, jakmile chce někdo líznout, nebo když všichni vzali odhozenou kartu a nikdo žádnou nevyložil. Pak nikdo nevyhrává a počítá se každá ruka.

rules-scores-title = Body
rules-draw_discard-scores = { $said_hand_values_ace } { $said_hand_values_court } { $said_hand_values_joker } Ostatní karty se počítají podle čísla. { $score_count_melds ->
    [yes] **Každá karta se počítá tomu, kdo ji vyložil**, i u cizích kombinací.
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

rules-gin-goal = Sbírej v ruce **kombinace**. Co do žádné nepatří, jsou **volné karty**: když jich je dost málo, **zaklepej**. Hráč s míň volnými kartami vyhrává rozdíl. { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
   *[other] Partii ukončí, kdo první dosáhne { $match_target } bodů.
}

    { $said_run_ace } Karta leží jen v jedné kombinaci. Žolíci tu nejsou.

rules-gin-deal = { $said_deal_cards } Jedna další se otočí, to je **otočená karta**. { $deal_upcard_offered ->
    [yes] Vzít si ji smí hráč, který nerozdával. Když nechce, smí rozdávající. Když ji oba odmítnou, začíná ten, kdo nerozdával, a líže z balíčku.
   *[no] Začíná hráč, který nerozdával, a smí si ji vzít.
}

    { $said_match_dealer_rotation }

rules-gin-turn = **1. Lízni jednu kartu.** Z dobíracího balíčku, nebo vrchní z odhazovacího.
    {"**"}2. Odhoď jednu kartu.** { $said_draw_discard_just_taken } Nic se nevykládá, dokud někdo nezaklepe.

    { $said_knock_limit } { $knock_oklahoma ->
        [none] {""}
       *[yes] { $said_knock_oklahoma } { $said_knock_oklahoma_ace } { $knock_oklahoma_spades_double ->
            [yes] { $said_knock_oklahoma_spades_double }
           *[no] {""}
        }
    } Bez volných karet máš **gin**. { $score_big_gin ->
        [none] {""}
       *[other] Když pasuje i karta na odhození, vylož všechno: **velký gin**.
    }

    { $said_stock_void_at }

rules-knocking-title-gin = Po zaklepání
rules-gin-knocking = Kombinace toho, kdo klepe, leží odkryté, jak je vyložil, nebo jak je to nejlepší. { $said_layoff_by } { $layoff_by ->
    [nobody] {""}
   *[other] { $said_layoff_on_gin }
}

    Pak se porovnají volné karty. Když jich má míň ten, kdo klepe, získá rozdíl. Když jich má míň protihráč, je to **podbití** a rozdíl získá on. { $said_score_undercut_on_tie } { $said_score_undercut } Gin má hodnotu protihráčových volných karet, i když žádné nejsou. { $said_score_gin } { $score_big_gin ->
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

rules-duel-goal = Červení **hrdinové** bojují proti černým **padouchům**: vyhrává tým, který má na konci nejvíc získaných karet. Při stejném počtu je to remíza.

    { $said_duel_packs } Hrdinové dostanou všechny červené karty, padouši všechny černé. { $said_duel_jokers } Tým si karty rozdělí rovným dílem. Každý má vlastní balíček, rubem nahoru. Hráči sedí na střídačku: hrdina, padouch a tak dál.

rules-turn-title-duel = Otáčení
rules-duel-turn = Každý **otočí** vrchní kartu svého balíčku. Když mají otočeno všichni, nejvyšší karta bere všechny ukázané. Žolík se počítá za 20, eso za 11, král, dáma, kluk a desítka za 10, ostatní podle čísla.

    Když je nejvyšší hodnota dvakrát, **otáčejí znovu** jen ti, kdo ji mají, a nejvyšší bere vše. Když už nikdo z nich nemá kartu, vše připadne vítězi dalšího souboje.

    Karty můžeš nechat **otáčet samy**. Jakmile to tak nechají všichni, souboj doběhne do konce.

rules-ending-title-duel = Konec hry
rules-duel-ending = Když ti balíček dojde, díváš se na ostatní. Když dojdou všechny, každý tým spočítá získané karty. Karty, o které se ještě hraje, se vrátí týmům, které je ukázaly.

## Suit rows

rules-suit_rows-goal = Červení **hrdinové** hrají proti černým **padouchům**. { $said_karo8_win }

    Hraje se s jednou sadou 52 karet bez žolíků. Každý dostane šest, zbytek je **dobírací balíček**. Hráči sedí na střídačku: hrdina, padouch a tak dál. { $said_karo8_teams }

rules-suit_rows-turn = **Vylož jednu kartu, nebo si lízni.** Osmička začíná řadu své barvy. Odtud řada roste dolů a nahoru bez mezer. { $said_karo8_ace } { $karo8_eights_first ->
    [yes] { $said_karo8_eights_first }
   *[no] {""}
}

    { $said_karo8_may_hold_back } { $said_karo8_drawn_card_playable_same_turn } Když je balíček prázdný a nic nepasuje, pasuješ. Hráči bez karet se přeskakují.

rules-start-title = Začátek
rules-suit_rows-start = Začíná kárová osmička. Když ji nikdo nemá, začíná srdcová, pak piková, pak křížová. { $said_karo8_start_draw }

## Tiles

rules-tiles-goal = Vykládej kameny ze svého **stojánku** na stůl v **kombinacích** a buď první bez kamenů. { $match_end ->
    [target] Když někdo dosáhne { $match_target } bodů, partie končí.
   *[fixed_rounds] { $said_match_rounds }
} { $said_match_best }

rules-deal-title-tiles = Začátek
rules-tiles-deal = Kameny jsou čísla 1 až 13 ve čtyřech barvách. { $said_deck_copies } { $said_deck_jokers } Kámen se píše písmenem barvy a číslem: { $colours }.

    { $deal_method ->
        [two_stacks_of_7] { $said_deal_method }
       *[random_draw] { $said_deal_tiles }
    } Zbytek, rubem nahoru, je **zásoba**. { $v2_enabled ->
    [yes] { $said_v2_enabled }
   *[no] {""}
}

    { $said_start_player } Pak se hraje ve směru hodinových ručiček. Další kolo začíná další hráč.

rules-tiles-turn = { $said_v1_enabled } { $v1_enabled ->
    [yes] { $said_v1_discard } Místo lízání smíš použít poslední kámen, který odložil stranou hráč před tebou. { $said_v1_take_condition }
   *[no] { $said_drawn_tile_playable_same_turn }
} { $said_may_decline_to_lay } { $v2_enabled ->
    [yes] Místo lízání smíš použít otevřený kámen. { $said_v2_condition }
   *[no] {""}
}

rules-tiles-opening = { $opening_points ->
    [0] { $said_opening_points } Stůl je tvůj od začátku.
   *[other] { $said_opening_points } Jsou jen z tvého stojánku. { $said_opening_scope } Kámen se počítá podle čísla. { $said_table_access_after_opening }
}

    { $hand_game_enabled ->
        [yes] **Zavření z ruky:** předtím nic nevyložíš a pak vyložíš celý stojánek najednou. { $said_hand_game_allow_table } { $score_double ->
            [hand_game] { $said_score_double }
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] { $said_hand_game_waives_opening }
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding = Kombinace na stole nepatří nikomu. Jakmile je smíš použít, rozděluj je, spojuj, vyndávej kameny a vykládej je znovu se svými, kolikrát chceš. Počítá se jen to, co leží na konci:
    - Každý kámen, který na stole ležel, tam leží pořád. Na stojánek nejde žádný z nich.
    - { $said_rearrange_min_rack }
    - Leží tam jen řady a skupiny, od tří kamenů.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $said_rearrange_assist }

rules-tiles-jokers = Žolík, `JK`, zastupuje kterýkoli kámen. V kombinaci se počítá jako on. { $said_joker_max_per_meld } { $joker_announce ->
    [required] Ve skupině říkáš, kterou barvu zastupuje.
   *[when_ambiguous] Ve skupině smí zastupovat kteroukoli chybějící barvu.
}

rules-tiles-freeing = { $said_rearrange_lock } { $rearrange_lock ->
    [none] {""}
   *[other] Uvolníš ho tak, že na jeho místo dáš pravý kámen. { $said_rearrange_swap_tile_from } { $rearrange_set_colour ->
        [any_missing] Ve skupině tří stačí kterákoli chybějící barva.
       *[declared] {""}
    }

    { $said_joker_freed } Na stojánek se nevrací nikdy.
}

rules-time-title = Když vyprší čas
rules-tiles-time = { $said_timer_s } { $v1_enabled ->
    [yes] Když ještě nevykládáš, líže se za tebe kámen a odloží se stranou.
   *[no] Když ještě nevykládáš, líže se za tebe kámen.
}

    { $said_timeout_policy } { $timeout_policy ->
        [take_loose_tiles] { $said_timeout_penalty_tiles }
       *[keep_valid_else_rollback] Když stůl ani pak není v pořádku, celý tah se vrátí. { $said_timeout_draw_if_nothing_laid }
    }

rules-variants-title = Varianty z návodů
rules-tiles-variants = Návody nabízejí i tyhle. Pořadatel je vybírá před začátkem hry: **{ button-house }**.
    - { $hand_game_enabled ->
        [yes] ✓
       *[no] ✗
    } **Zavření z ruky** (002 „Hand Rummy“, 004 varianta 3): vylož celý stojánek najednou, předtím nic. { $said_score_double }
    - { $v1_enabled ->
        [yes] ✓
       *[no] ✗
    } **Vzít, pak vyložit nebo odložit** (004 varianta 1): každý tah začíná tím, že si vezmeš kámen. { $said_v1_discard } { $said_v1_take_condition }
    - { $v2_enabled ->
        [yes] ✓
       *[no] ✗
    } **Otevřený kámen** (004 varianta 2): osmý kámen posledního sloupku leží otevřený. { $said_v2_condition }

rules-tiles-scores = Kolo vyhrává poslední vyložený kámen. Ostatní ztrácejí, co jim zbylo na stojánku: každý kámen podle čísla. { $said_hand_values_joker } { $said_score_winner }

    Když je zásoba prázdná, místo líznutí pasuješ. { $pool_empty ->
        [void_round] Když pasují všichni po sobě, kolo se nikomu nepočítá.
       *[blocked_lowest_wins] Když pasují všichni po sobě, vyhrává nejnižší stojánek: ostatní ztrácejí, co mají navíc proti němu. { $score_winner ->
            [zero] {""}
           *[plus_sum] Stejně nízké stojánky se o to dělí, zbylé body v pořadí tahů.
        }
    } { $said_match_tie }

## Examples beside the rules, judged by those very rules: $right says what came of it. Under cards in a picture: about
## 40 characters, no full stop, no signs of suits. $value and $worths are points.

example-rebuild-alt = { $right ->
    [yes] Správně: na stole { $before }, vlastní { $own }, a potom { $after }. { $caption }.
   *[no] Špatně: na stole { $before }, vlastní { $own }, a potom { $after }. { $caption }
}
example-rebuild-split = Postupka se dělí: druhá 4 z ní udělá dvě
example-rebuild-split-tiles = Řada se dělí: druhá 4 z ní udělá dvě
example-rebuild-borrow = Tvoje 6 jde do postupky, její 2 je volná do setu
example-rebuild-borrow-tiles = Tvoje 6 jde do řady, její 2 je volná do skupiny
example-rebuild-gather = Eso z postupky, eso ze setu a tvoje: ze dvou kombinací tři
example-rebuild-gather-tiles = 1 z řady, 1 ze skupiny a tvoje: ze dvou kombinací tři
example-rebuild-freed = Pravá 8 uvolní žolíka, ten jde do nové kombinace
example-rebuild-beside = Žolík dál zastupuje 7. Čtyřka vedle něj smí pryč
example-rebuild-moved = Žolík se přesune a zastupuje dámu
example-rebuild-moved-tiles = Žolík se přesune a zastupuje 12

example-alt = { $right ->
    [yes] Správně: { $cards }.
    [no] Špatně: { $cards }.
   *[none] { $cards }.
} { $caption }.
example-run = { $right ->
    [yes] Postupka, hodnota { $value }
   *[no] Na postupku málo
}
example-run-tiles = { $right ->
    [yes] Řada, hodnota { $value }
   *[no] Na řadu málo
}
example-set = { $right ->
    [yes] Set, hodnota { $value }
   *[no] Na set málo
}
example-set-tiles = { $right ->
    [yes] Skupina, hodnota { $value }
   *[no] Na skupinu málo
}
example-ace-low = { $right ->
    [yes] Eso pod dvojkou, hodnota { $value }
   *[no] Eso pod dvojku nesmí
}
example-ace-high = { $right ->
    [yes] Eso nad králem, hodnota { $value }
   *[no] Eso nad krále nesmí
}
example-ace-high-tiles = { $right ->
    [yes] Za roh, hodnota { $value }
   *[no] Po 13 žádná 1 není
}
example-corner = { $right ->
    [yes] Za roh, hodnota { $value }
   *[no] Za roh se nesmí
}
example-gap = Mezera: chybí šestka
example-suit-twice = { $right ->
    [yes] Barva smí být dvakrát, hodnota { $value }
   *[no] Dvě kára: barva smí být jen jednou
}
example-five = { $right ->
    [yes] Víc než čtyři stejné, hodnota { $value }
   *[no] Na set moc
}
example-flush = Dvanáct jedné barvy zavírá kolo
example-joker-run = Žolík je pětka, hodnota { $value }
example-joker-set = Žolík je král, hodnota { $value }
example-joker-set-tiles = Žolík je třetí 13, hodnota { $value }
example-two-jokers = { $right ->
    [yes] Dva žolíci a jedna karta, hodnota { $value }
   *[no] Víc žolíků než karet
}
example-two-jokers-tiles = { $right ->
    [yes] Dva žolíci a jeden kámen, hodnota { $value }
   *[no] Moc žolíků
}
example-half-jokers = { $right ->
    [yes] Polovina žolíků, hodnota { $value }
   *[no] Moc žolíků
}
example-opening = { $melds ->
    [1] Hodnota { $worths }: { $right ->
        [yes] stačí
       *[no] potřeba { $needed }
    }
    [few] { $scope ->
        [single_meld] { $worths }, ale jedna musí dát { $needed }: { $right ->
            [yes] dá
           *[no] žádná nedá
        }
       *[sum_of_melds] { $worths } je { $total }: { $right ->
            [yes] stačí
           *[no] potřeba { $needed }
        }
    }
   *[other] { $scope ->
        [single_meld] { $worths }, ale jedna musí dát { $needed }: { $right ->
            [yes] dá
           *[no] žádná nedá
        }
       *[sum_of_melds] { $worths } je { $total }: { $right ->
            [yes] stačí
           *[no] potřeba { $needed }
        }
    }
}
example-deadwood = { $right ->
    [yes] { $left ->
        [0] Žádné volné karty: gin
       *[other] Volné karty { $left }: smíš klepat
    }
   *[no] Volné karty { $left }: na klepání moc
}
example-comparison = { $tie ->
    [yes] Obě platí { $first }: shoda, ti dva otáčejí znovu
   *[no] { $first } proti { $second }: první karta bere obě
}
example-row = Řada roste od své osmičky
example-row-gap = Chybí devítka
example-row-ace-high = { $right ->
    [yes] Eso leží nad králem
   *[no] Eso nad krále nesmí
}
example-row-ace-low = { $right ->
    [yes] Eso leží pod dvojkou
   *[no] Eso pod dvojku nesmí
}
