rules-page-title = ## { $title }
rules-page-foot = -# { $game }, pagina { $page } van { $pages }
rules-select = Ga naar een pagina
rules-house-title = { $number ->
    [none] Huisregels
   *[other] Huisregels ({ $number })
}
rules-house-none = Dit spel gaat volgens de standaardregels.
rules-house = Deze regels wijken van de standaardregels af:
rules-switches-title = { $number ->
    [none] Elke regel apart
   *[other] Elke regel apart ({ $number })
}
rules-switches = Zo staat elke regel ingesteld. Aanpassen? Typ hem op deze manier onder **{ button-house }**.
rules-switch = `{ $name }={ $value }` { $about }

rules-size = { $most ->
    [none] { $least } of meer kaarten
    [same] { $least } kaarten
   *[other] { $least } tot { $most } kaarten
}
rules-short-title = In 30 seconden
rules-draw_discard-short = **Raak al je kaarten kwijt.** Op je beurt: trek één kaart, leg combinaties uit als je wilt, leg één kaart af.

    - **Combinaties** zijn sets van { $set_size } ({ $example_set }) en rijen van één kleur, { $run_size } ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Een joker staat voor elke kaart.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **Je eerste combinatie** moet { $points_opening_points } waard zijn.
           *[sum_of_melds] - **Je eerste combinaties** moeten samen { $points_opening_points } waard zijn.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **Eerste omloop:** alleen trekken en afleggen.
       *[other] - **Vóór omloop { $meld_from_lap }:** alleen trekken en afleggen.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Daarna** mag je kaarten aanleggen bij combinaties op tafel.
           *[no] {""}
        }
       *[yes] - **Daarna** is de tafel van jou: haal combinaties uit elkaar en leg ze opnieuw met jouw kaarten.
    }
    { $draw_discard_take ->
        [visible_pile] - **De aflegkaarten liggen open.** Pak er zoveel je wilt, als je de diepste meteen kunt uitleggen.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $players_max ->
            [2] {""}
           *[other] { $bought ->
                [yes] - **Kopen:** vanaf drie spelers koop je een aflegkaart buiten je beurt.
               *[no] - **Kloppen:** vanaf drie spelers klop je voor een aflegkaart.
            }
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] - **Rommé bieden:** je mag met afleggen de ronde beëindigen. { $go_out_knock_limit ->
            [0] Er mogen geen punten in de hand overblijven.
           *[other] { $go_out_knock_test ->
                [exactly] Punten in de hand: precies { $go_out_knock_limit }.
               *[at_most] Punten in de hand: hooguit { $go_out_knock_limit }.
            }
        }
    }
    { $go_out_last_card ->
        [floats] - { $said_go_out_last_card }
       *[other] - **Geen kaarten meer?** Dan is de ronde voorbij.
    } { $said_score_count_melds }

rules-gin-short = **Zorg dat je hand in elkaar past.** Op je beurt: trek één kaart, leg één kaart af. Er komt niets op tafel tot iemand klopt.

    - **Combinaties** zijn sets ({ $example_set }) en rijen van één kleur ({ $example_run }), drie kaarten of meer.
    - **Losse kaarten** passen in geen combinatie. Een aas telt 1, een plaatje 10, elke andere kaart zijn getal.
    { $knock_limit ->
        [0] - **Klop** met je aflegkaart als je helemaal geen losse kaarten hebt: dat is **gin**.
       *[other] - **Klop** met je aflegkaart als je losse kaarten samen { $knock_limit } of minder tellen.{ $knock_oklahoma ->
            [none] {""}
           *[yes] {" "}{ $said_knock_oklahoma }
        } Helemaal geen losse kaarten is **gin**.
        - **Het verschil telt.** { $score_undercut_on_tie ->
            [yes] Heeft je tegenspeler niet meer aan losse kaarten dan wie klopte?
           *[no] Heeft je tegenspeler minder aan losse kaarten dan wie klopte?
        } Dat is **onderbieden**.{ $score_undercut ->
            [0] {""}
           *[other] {" "}Het levert { $points_score_undercut } extra op.
        }
    }

rules-duel-short = **Rode helden tegen zwarte schurken.** Iedereen draait de bovenste kaart van zijn stapel om, en de hoogste kaart pakt ze allemaal. Het team met de meeste kaarten aan het einde wint.

    Je hoeft niets te kiezen: druk op **{ button-board-flip }**, of **{ button-board-run }**.

rules-suit_rows-short = **Rode helden tegen zwarte schurken.** Op je beurt: leg één kaart die in een rij past, of trek er een.

    - **Een acht begint de rij** van zijn kleur. Van daaruit groeit de rij omlaag, 7, 6, 5, en omhoog, 9, 10, boer.
    - { $said_karo8_win }
    - **Wat je achterhoudt** is net zo belangrijk: een kaart die je niet legt, houdt de rij tegen.

rules-tiles-short = **Raak al je stenen kwijt.** { $said_v1_enabled }

    - **Combinaties** zijn groepen (drie of vier keer één getal in verschillende kleuren) en rijen (drie of meer op volgorde in één kleur).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Een joker staat voor elke steen.
    }
    { $opening_points ->
        [0] {""}
       *[other] - **Je eerste combinaties** moeten { $points_opening_points } waard zijn, van alleen je bankje. Daarna is de tafel van jou.
    }
    - **Haal combinaties uit elkaar** en leg ze opnieuw met jouw stenen. Aan het eind mogen er op tafel alleen combinaties liggen.
    - **Bankje leeg?** Je wint de ronde. De anderen verliezen wat ze nog hebben.

rules-goal-title = Doel van het spel
rules-draw_discard-goal = Leg je kaarten in **combinaties** op tafel en heb er als eerste geen meer. { $said_score_count_melds } { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
    [target] { $match_best ->
        [lowest] Haalt iemand { $match_target } punten, of evenveel onder nul, dan is de partij voorbij.
       *[highest] Haalt iemand { $match_target } punten, dan is de partij voorbij.
    } { $said_match_best }
   *[last_player_standing] {""}
} { $match_eliminate_at ->
    [none] {""}
   *[other] { $said_match_eliminate_at } { $match_end ->
        [last_player_standing] Wie als laatste overblijft, wint.
       *[other] Blijft er maar één over, dan wint die.
    }
}

rules-deal-title = Het geven
rules-draw_discard-deal = { $said_deck_packs } { $deck_packs_from_five ->
    [none] {""}
   *[other] { $said_deck_packs_from_five }
} { $said_deck_jokers } { $said_deal_cards } { $deal_cards_two ->
    [none] {""}
   *[other] { $said_deal_cards_two }
} { $deal_extra_card_to ->
    [none] {""}
   *[other] { $said_deal_extra_card_to }
} De rest is de **trekstapel**. { $said_deal_upcard }

    De speler links van de gever begint. { $said_start_opening_action } { $said_match_dealer_rotation }

rules-turn-title = Je beurt
rules-draw_discard-turn = **1. Trek één kaart.** { $said_draw_discard_take } { $draw_discard_take ->
    [visible_pile] De andere mag je uitleggen, houden of afleggen. { $said_draw_pile_top }
   *[other] {""}
} { $draw_discard_take ->
    [never] {""}
   *[other] { $draw_discard_take_from_lap ->
        [1] {""}
       *[other] { $said_draw_discard_take_from_lap }
    }
} { $draw_discard_take ->
    [never] {""}
    [only_if_melded_this_turn] {""}
   *[other] Na tien omlopen waarin alleen aflegkaarten zijn gepakt, trek je van de trekstapel.
}
    {"**"}2. Leg uit als je wilt**, zo vaak je wilt. { $meld_from_lap ->
        [1] {""}
       *[other] { $said_meld_from_lap }
    }
    {"**"}3. Leg één kaart af.** Dat beëindigt je beurt. { $said_draw_discard_just_taken }

rules-melds-title = Combinaties
rules-draw_discard-melds = **Rijen** zijn { $run_size } van één kleur op volgorde, zoals { $example_run }. { $run_wrap ->
    [yes] { $said_run_wrap }
   *[no] { $said_run_ace }
}
    {"**"}Sets** zijn { $set_size } van één waarde, zoals { $example_set }. { $said_set_distinct_suits }
    { $flush ->
        [none] {""}
       *[yes] { $said_flush } { $said_flush_cards }
    }

    { $said_meld_values_ace_low } { $said_meld_values_ace_high } { $said_meld_values_ace_in_set } { $said_meld_values_court } Elke andere kaart is zijn getal waard.

rules-opening-title = Je eerste combinaties van een ronde
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
    } Daarna is de rest van de ronde elke combinatie goed.
}

    { $layoff_enabled ->
        [yes] **Aanleggen** is losse kaarten bij combinaties op tafel leggen. { $said_layoff_targets } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] { $said_layoff_requires }
               *[yes] { $layoff_in_opening_turn ->
                    [no] { $said_layoff_requires }
                   *[yes] { $opening_points ->
                        [0] Je hebt er geen eigen combinatie voor nodig.
                       *[other] Doe je dat als eerste, dan moet het de punten opleveren die voor eerste combinaties gelden. Dat mag ook zonder eigen combinatie.
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

rules-rebuilding-title = De tafel ombouwen
rules-draw_discard-rebuilding = Op je beurt is de tafel van jou: splits combinaties, voeg ze samen, haal er kaarten uit en leg ze opnieuw met de jouwe, zo vaak je wilt. Alleen wat er aan het eind ligt, telt:
    - Elke kaart die op tafel lag, ligt er nog. { $joker_freed ->
        [hand_or_play] Alleen een joker die je roofde, mag naar je hand.
       *[other] Niets ervan gaat naar je hand.
    }
    - { $said_rearrange_min_rack }
    - Er liggen alleen combinaties: rijen van { $run_size }, sets van { $set_size }.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Vóór je eerste combinaties mag je alleen ombouwen in de zet die de punten daarvoor haalt.
        [own_meld] Je hebt eerst een eigen combinatie nodig, of in dezelfde zet.
       *[any_meld_on_table] {""}
    }

    { $said_rearrange_assist }

rules-jokers-title = Jokers
rules-draw_discard-jokers = Een joker staat voor elke kaart. { $said_joker_max_per_meld } { $said_joker_meld_value } { $said_joker_announce }

    { $joker_swap ->
        [never] { $said_joker_swap }
       *[other] **Een joker roven**: leg de kaart waarvoor hij staat op zijn plek. { $said_joker_swap } { $said_joker_freed }
    }

rules-freeing-title = Jokers op tafel
rules-draw_discard-freeing = { $said_rearrange_lock }

rules-knocking-title = { $bought ->
    [yes] Kopen
   *[no] Kloppen
}
rules-draw_discard-knocking = { $claim_enabled ->
    [no] { $said_claim_enabled }
   *[yes] Na het afleggen wordt het de anderen gevraagd: **{ $bought ->
        [yes] { button-board-knock-buying }
       *[no] { button-board-knock }
    }** als je de kaart wilt, of **{ button-board-pass }**. { $claim_from_lap ->
        [1] {""}
       *[other] { $said_claim_from_lap }
    } { $claim_resolution ->
        [first_click] {""}
       *[seat_order] De antwoorden blijven geheim tot de tijd om is of iedereen heeft geantwoord.
    } { $said_claim_resolution }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [1] **De kaart die bij het begin open ligt** is ook te koop, zelfs met z’n tweeën.
           *[other] {""}
        }
       *[no] {""}
    }

    {"**"}Met twee spelers** wordt bij een aflegkaart niemand iets gevraagd: wie aan de beurt komt, mag hem gewoon pakken.

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

rules-ending-title = Het einde van een ronde
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
            [none] Hooguit twee keer zonder dat iemand tussendoor een kaart legt.
           *[other] {""}
        }
    } Is de trekstapel echt op, dan is de ronde voorbij als iemand trekt, of als iedereen een aflegkaart heeft gepakt en niemand een kaart heeft gelegd. Dan wint niemand en telt elke hand.

rules-scores-title = Punten
rules-draw_discard-scores = { $said_hand_values_ace } { $said_hand_values_court } { $said_hand_values_joker } Elke andere kaart telt zijn getal. { $score_count_melds ->
    [yes] **Elke kaart telt voor wie hem legde**, ook bij combinaties van anderen.
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

rules-gin-goal = Verzamel **combinaties** in je hand. Wat daar niet in zit, zijn **losse kaarten**: heb je er weinig genoeg, dan **klop** je. Wie minder aan losse kaarten heeft, wint het verschil. { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
   *[other] Wie als eerste { $match_target } punten haalt, beëindigt de partij.
}

    { $said_run_ace } Een kaart zit maar in één combinatie. Er zijn geen jokers.

rules-gin-deal = { $said_deal_cards } Nog één kaart gaat open: de **open kaart**. { $deal_upcard_offered ->
    [yes] Wie niet gaf, mag hem pakken. Zo niet, dan mag de gever. Weigeren ze allebei, dan begint wie niet gaf en trekt van de trekstapel.
   *[no] Wie niet gaf, begint en mag hem pakken.
}

    { $said_match_dealer_rotation }

rules-gin-turn = **1. Trek één kaart.** Van de trekstapel, of de bovenste van de aflegstapel.
    {"**"}2. Leg één kaart af.** { $said_draw_discard_just_taken } Er komt niets op tafel tot iemand klopt.

    { $said_knock_limit } { $knock_oklahoma ->
        [none] {""}
       *[yes] { $said_knock_oklahoma } { $said_knock_oklahoma_ace } { $knock_oklahoma_spades_double ->
            [yes] { $said_knock_oklahoma_spades_double }
           *[no] {""}
        }
    } Zonder losse kaarten heb je **gin**. { $score_big_gin ->
        [none] {""}
       *[other] Past zelfs de kaart om af te leggen, leg dan alles neer: **big gin**.
    }

    { $said_stock_void_at }

rules-knocking-title-gin = Na het kloppen
rules-gin-knocking = De combinaties van wie klopte liggen open, zoals genoemd of zoals het beste is. { $said_layoff_by } { $layoff_by ->
    [nobody] {""}
   *[other] { $said_layoff_on_gin }
}

    Dan worden de losse kaarten vergeleken. Heeft wie klopte minder, dan levert dat het verschil op. Heeft de ander minder, dan is het **onderbieden**, en levert het ook het verschil op. { $said_score_undercut_on_tie } { $said_score_undercut } Gin levert de losse kaarten van de ander op, ook geen. { $said_score_gin } { $score_big_gin ->
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

rules-duel-goal = Rode **helden** strijden tegen zwarte **schurken**: het team dat aan het eind de meeste kaarten heeft gepakt, wint. Hebben ze er evenveel, dan is het gelijkspel.

    { $said_duel_packs } De helden krijgen alle rode kaarten, de schurken alle zwarte. { $said_duel_jokers } Een team verdeelt zijn kaarten eerlijk. Iedereen heeft een eigen stapel, dicht. De spelers zitten om en om: een held, een schurk, enzovoort.

rules-turn-title-duel = Omdraaien
rules-duel-turn = Iedereen **draait** de bovenste kaart van zijn stapel om. Heeft iedereen dat gedaan, dan pakt de hoogste kaart alle getoonde kaarten. Een joker telt 20, een aas 11, een koning, dame, boer of tien 10, elke andere kaart zijn getal.

    Is de hoogste waarde er twee keer, dan **draait** alleen wie gelijk staat nog een keer om, en de hoogste pakt alles. Heeft geen van hen nog een kaart, dan gaat alles naar wie de volgende vergelijking wint.

    Je mag je kaarten **vanzelf laten omdraaien**. Doet iedereen dat, dan loopt het duel door tot het einde.

rules-ending-title-duel = Het einde
rules-duel-ending = Is je stapel op, dan kijk je toe. Zijn alle stapels op, dan telt elk team de kaarten die het heeft gepakt. Kaarten die nog als inzet liggen, gaan terug naar de teams die ze toonden.

rules-suit_rows-goal = Rode **helden** spelen tegen zwarte **schurken**. { $said_karo8_win }

    Er is één spel van 52 kaarten zonder jokers. Iedereen krijgt er zes, en de rest is de **trekstapel**. De spelers zitten om en om: een held, een schurk, enzovoort. { $said_karo8_teams }

rules-suit_rows-turn = **Leg één kaart, of trek er een.** Een acht begint de rij van zijn kleur. Van daaruit groeit een rij zonder gat omlaag en omhoog. { $said_karo8_ace } { $karo8_eights_first ->
    [yes] { $said_karo8_eights_first }
   *[no] {""}
}

    { $said_karo8_may_hold_back } { $said_karo8_drawn_card_playable_same_turn } Is de trekstapel op en past er niets, dan pas je. Wie geen kaarten heeft, wordt overgeslagen.

rules-start-title = Het begin
rules-suit_rows-start = De ruiten 8 begint. Heeft niemand die, dan de harten 8, daarna schoppen, daarna klaveren. { $said_karo8_start_draw }

rules-tiles-goal = Leg de stenen van je **bankje** in **combinaties** op tafel en heb er als eerste geen meer. { $match_end ->
    [target] Haalt iemand { $match_target } punten, dan is de partij voorbij.
   *[fixed_rounds] { $said_match_rounds }
} { $said_match_best }

rules-deal-title-tiles = Het begin
rules-tiles-deal = De stenen zijn de getallen 1 tot en met 13 in vier kleuren. { $said_deck_copies } { $said_deck_jokers } Een steen schrijf je als de letter van zijn kleur en zijn getal: { $colours }.

    { $deal_method ->
        [two_stacks_of_7] { $said_deal_method }
       *[random_draw] { $said_deal_tiles }
    } De rest ligt dicht: dat is de **voorraad**. { $v2_enabled ->
    [yes] { $said_v2_enabled }
   *[no] {""}
}

    { $said_start_player } Daarna gaat het met de klok mee. De volgende speler begint de volgende ronde.

rules-tiles-turn = { $said_v1_enabled } { $v1_enabled ->
    [yes] { $said_v1_discard } In plaats van te trekken mag je de laatste steen gebruiken die de speler vóór jou opzij heeft gelegd. { $said_v1_take_condition }
   *[no] { $said_drawn_tile_playable_same_turn }
} { $said_may_decline_to_lay } { $v2_enabled ->
    [yes] In plaats van te trekken mag je de open steen gebruiken. { $said_v2_condition }
   *[no] {""}
}

rules-tiles-opening = { $opening_points ->
    [0] { $said_opening_points } De tafel is vanaf het begin van jou.
   *[other] { $said_opening_points } Die komen van alleen je bankje. { $said_opening_scope } Een steen telt zijn getal. { $said_table_access_after_opening }
}

    { $hand_game_enabled ->
        [yes] **Handspel:** je hebt nog niets gelegd en legt je hele bankje in één keer uit. { $said_hand_game_allow_table } { $score_double ->
            [hand_game] { $said_score_double }
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] { $said_hand_game_waives_opening }
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding = Combinaties op tafel zijn van niemand. Zodra je ze mag gebruiken: splits ze, voeg ze samen, haal er stenen uit en leg ze opnieuw met de jouwe, zo vaak je wilt. Alleen wat er aan het eind ligt, telt:
    - Elke steen die op tafel lag, ligt er nog. Niets ervan gaat naar je bankje.
    - { $said_rearrange_min_rack }
    - Er liggen alleen rijen en groepen, van drie stenen of meer.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $said_rearrange_assist }

rules-tiles-jokers = Een joker, `JK`, staat voor elke steen. In een combinatie telt hij als die steen. { $said_joker_max_per_meld } { $joker_announce ->
    [required] In een groep zeg je voor welke kleur de joker staat.
   *[when_ambiguous] In een groep mag de joker voor elke kleur staan die ontbreekt.
}

rules-tiles-freeing = { $said_rearrange_lock } { $rearrange_lock ->
    [none] {""}
   *[other] Leg de echte steen op zijn plek om hem vrij te maken. { $said_rearrange_swap_tile_from } { $rearrange_set_colour ->
        [any_missing] In een groep van drie is elke kleur die ontbreekt goed.
       *[declared] {""}
    }

    { $said_joker_freed } Naar je bankje gaat hij nooit.
}

rules-time-title = Als de tijd om is
rules-tiles-time = { $said_timer_s } { $v1_enabled ->
    [yes] Ben je nog niet met leggen begonnen, dan wordt er een steen voor je getrokken en opzij gelegd.
   *[no] Ben je nog niet met leggen begonnen, dan wordt er een steen voor je getrokken.
}

    { $said_timeout_policy } { $timeout_policy ->
        [take_loose_tiles] { $said_timeout_penalty_tiles }
       *[keep_valid_else_rollback] Klopt de tafel dan nog niet, dan wordt de beurt teruggedraaid. { $said_timeout_draw_if_nothing_laid }
    }

rules-variants-title = Spelvarianten uit het boekje
rules-tiles-variants = Deze staan ook in de boekjes. De organisator kiest ze onder **{ button-house }**, voordat het spel begint.
    - { $hand_game_enabled ->
        [yes] ✓
       *[no] ✗
    } **Handspel** (002 “Handrummy”, 004 variant 3): leg je hele bankje in één keer uit, zonder eerder iets te leggen. { $said_score_double }
    - { $v1_enabled ->
        [yes] ✓
       *[no] ✗
    } **Pakken, dan leggen of opzij leggen** (004 variant 1): elke beurt begint met een steen pakken. { $said_v1_discard } { $said_v1_take_condition }
    - { $v2_enabled ->
        [yes] ✓
       *[no] ✗
    } **De open steen** (004 variant 2): de achtste steen van de laatste stapel ligt open. { $said_v2_condition }

rules-tiles-scores = De laatste steen wint de ronde. De anderen verliezen wat er op hun bankje over is: elke steen zijn getal. { $said_hand_values_joker } { $said_score_winner }

    Is de voorraad leeg, dan pas je in plaats van te trekken. { $pool_empty ->
        [void_round] Heeft iedereen na elkaar gepast, dan telt de ronde voor niemand.
       *[blocked_lowest_wins] Heeft iedereen na elkaar gepast, dan wint het laagste bankje: de anderen verliezen wat ze meer hebben. { $score_winner ->
            [zero] {""}
           *[plus_sum] Even lage bankjes delen dat, wat overblijft op volgorde van beurt.
        }
    } { $said_match_tie }

example-rebuild-alt = { $right ->
    [yes] Goed: op tafel { $before }, van jezelf { $own }, en daarna { $after }. { $caption }.
   *[no] Fout: op tafel { $before }, van jezelf { $own }, en daarna { $after }. { $caption }
}
example-rebuild-split = Rij gesplitst: met de tweede 4 zijn het er twee
example-rebuild-split-tiles = Rij gesplitst: met de tweede 4 zijn het er twee
example-rebuild-borrow = Jouw 6 gaat naar de rij, de 2 is vrij voor een set
example-rebuild-borrow-tiles = Jouw 6 gaat naar de rij, de 2 is vrij voor een groep
example-rebuild-gather = Een aas uit de rij, een uit de set en de jouwe: van twee worden het drie
example-rebuild-gather-tiles = Een 1 uit de rij, een uit de groep en de jouwe: van twee worden het drie
example-rebuild-freed = De echte 8 maakt de joker vrij, die gaat in een nieuwe combinatie
example-rebuild-beside = De joker blijft de 7. De 4 ernaast mag weg
example-rebuild-moved = De joker verhuist en staat voor een dame
example-rebuild-moved-tiles = De joker verhuist en staat voor een 12

example-alt = { $right ->
    [yes] Goed: { $cards }.
    [no] Fout: { $cards }.
   *[none] { $cards }.
} { $caption }.
example-run = { $right ->
    [yes] Een rij, { $value } waard
   *[no] Te weinig voor een rij
}
example-run-tiles = { $right ->
    [yes] Een rij, { $value } waard
   *[no] Te weinig voor een rij
}
example-set = { $right ->
    [yes] Een set, { $value } waard
   *[no] Te weinig voor een set
}
example-set-tiles = { $right ->
    [yes] Een groep, { $value } waard
   *[no] Te weinig voor een groep
}
example-ace-low = { $right ->
    [yes] De aas onder de twee, { $value } waard
   *[no] Geen aas onder de twee
}
example-ace-high = { $right ->
    [yes] De aas boven de koning, { $value } waard
   *[no] Geen aas boven de koning
}
example-ace-high-tiles = { $right ->
    [yes] De hoek om, { $value } waard
   *[no] Na 13 komt geen 1
}
example-corner = { $right ->
    [yes] De hoek om, { $value } waard
   *[no] Niet de hoek om
}
example-gap = Een gat: de zes ontbreekt
example-suit-twice = { $right ->
    [yes] Een kleur mag er twee keer in, { $value } waard
   *[no] Twee ruiten: een kleur mag er één keer in
}
example-five = { $right ->
    [yes] Meer dan vier gelijke, { $value } waard
   *[no] Te veel voor een set
}
example-flush = Twaalf van één kleur: dat sluit de ronde
example-joker-run = De joker is de vijf, { $value } waard
example-joker-set = De joker is een koning, { $value } waard
example-joker-set-tiles = De joker is de derde 13, { $value } waard
example-two-jokers = { $right ->
    [yes] Twee jokers en één kaart, { $value } waard
   *[no] Meer jokers dan kaarten
}
example-two-jokers-tiles = { $right ->
    [yes] Twee jokers en één steen, { $value } waard
   *[no] Te veel jokers
}
example-half-jokers = { $right ->
    [yes] Voor de helft jokers, { $value } waard
   *[no] Te veel jokers
}
example-opening = { $melds ->
    [1] { $worths } waard: { $right ->
        [yes] genoeg
       *[no] { $needed } is nodig
    }
   *[other] { $scope ->
        [single_meld] { $worths }, maar één alleen moet { $needed } halen: { $right ->
            [yes] dat lukt
           *[no] dat lukt niet
        }
       *[sum_of_melds] { $worths } is samen { $total }: { $right ->
            [yes] genoeg
           *[no] { $needed } is nodig
        }
    }
}
example-deadwood = { $right ->
    [yes] { $left ->
        [0] Geen losse kaarten: gin
       *[other] Losse kaarten { $left }: je mag kloppen
    }
   *[no] Losse kaarten { $left }: te veel om te kloppen
}
example-comparison = { $tie ->
    [yes] Allebei { $first }: gelijk, die twee draaien nog eens om
   *[no] { $first } tegen { $second }: de eerste kaart pakt ze allebei
}
example-row = Een rij groeit vanaf zijn acht
example-row-gap = De negen ontbreekt
example-row-ace-high = { $right ->
    [yes] De aas ligt boven de koning
   *[no] Geen aas boven de koning
}
example-row-ace-low = { $right ->
    [yes] De aas ligt onder de twee
   *[no] Geen aas onder de twee
}
