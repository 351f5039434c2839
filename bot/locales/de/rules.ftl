rules-page-title = ## { $title }
rules-page-foot = -# { $game }, Seite { $page } von { $pages }
rules-select = Zu einer Seite blättern
rules-house-title = { $number ->
    [none] Hausregeln
   *[other] Hausregeln ({ $number })
}
rules-house-none = Dieses Spiel folgt den Standardregeln.
rules-house = Diese Regeln weichen von den üblichen ab:
rules-switches-title = { $number ->
    [none] Alle Schalter
   *[other] Alle Schalter ({ $number })
}
rules-switches = So ist jede Regel eingestellt. Um eine zu ändern, tippst du sie so ein, unter **{ button-house }**.
rules-switch = `{ $name }={ $value }` { $about }

rules-size = { $most ->
    [none] { $least } oder mehr Karten
    [same] { $least } Karten
   *[other] { $least } bis { $most } Karten
}
rules-short-title = In 30 Sekunden
rules-draw_discard-short = **Werde alle Karten los.** Wenn du dran bist: Zieh eine Karte, leg Kombinationen aus, wenn du magst, leg eine Karte ab.

    - **Kombinationen** sind Sätze aus { $set_size } ({ $example_set }) und Sequenzen einer Farbe, { $run_size } ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Ein Joker steht für jede Karte.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **Deine erste Kombination** muss { $points_opening_points } wert sein.
           *[sum_of_melds] - **Deine Erstmeldung** muss zusammen { $points_opening_points } wert sein.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **Erster Umlauf:** nur ziehen und ablegen.
       *[other] - **Vor Umlauf { $meld_from_lap }:** nur ziehen und ablegen.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Danach** legst du Karten an Kombinationen auf dem Tisch an.
           *[no] {""}
        }
       *[yes] - **Danach** gehört dir der Tisch: Nimm Kombinationen auseinander und leg sie mit deinen Karten neu.
    }
    { $draw_discard_take ->
        [visible_pile] - **Der Ablagestapel liegt offen.** Nimm so viele Karten, wie du willst, wenn die unterste davon sofort in eine Kombination kommt.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $players_max ->
            [2] {""}
           *[other] { $bought ->
                [yes] - **Kaufen:** Ab drei am Tisch darfst du eine abgelegte Karte kaufen, ohne an der Reihe zu sein.
               *[no] - **Klopfen:** Ab drei am Tisch darfst du auf eine abgelegte Karte klopfen.
            }
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] - **Rommé bieten:** Deine abgelegte Karte darf die Runde beenden. { $go_out_knock_limit ->
            [0] Auf der Hand dürfen keine Punkte bleiben.
           *[other] { $go_out_knock_test ->
                [exactly] Punkte auf der Hand: genau { $go_out_knock_limit }.
               *[at_most] Punkte auf der Hand: höchstens { $go_out_knock_limit }.
            }
        }
    }
    { $go_out_last_card ->
        [floats] - { $said_go_out_last_card }
       *[other] - **Keine Karten mehr?** Dann ist die Runde aus.
    } { $said_score_count_melds }

rules-gin-short = **Bring dein Blatt in Ordnung.** Wenn du dran bist: Zieh eine Karte, leg eine Karte ab. Ausgelegt wird nichts, bis jemand klopft.

    - **Kombinationen** sind Sätze ({ $example_set }) und Sequenzen einer Farbe ({ $example_run }), drei Karten oder mehr.
    - **Lose Karten** sind die, die in keine Kombination passen. Ein Ass zählt 1, ein Bild 10, jede andere Karte ihre Zahl.
    { $knock_limit ->
        [0] - **Klopf** mit deiner abgelegten Karte, wenn du gar keine losen Karten hast: Das ist **Gin**.
       *[other] - **Klopf** mit deiner abgelegten Karte, wenn deine losen Karten höchstens { $knock_limit } zählen.{ $knock_oklahoma ->
            [none] {""}
           *[yes] {" "}{ $said_knock_oklahoma }
        } Gar keine losen Karten sind **Gin**.
        - **Der Unterschied zählt.** { $score_undercut_on_tie ->
            [yes] Du hast geklopft, und dein Gegenüber hat nicht mehr lose Karten als du?
           *[no] Du hast geklopft, und dein Gegenüber hat weniger lose Karten als du?
        } Das heißt **unterbieten**.{ $score_undercut ->
            [0] {""}
           *[other] {" "}Es bringt { $points_score_undercut } mehr.
        }
    }

rules-duel-short = **Rote Helden gegen schwarze Schurken.** Alle decken die oberste Karte ihres Stapels auf, und die höchste nimmt sie alle. Das Team mit den meisten Karten am Ende gewinnt.

    Zu entscheiden gibt es nichts: Drück **{ button-board-flip }** oder **{ button-board-run }**.

rules-suit_rows-short = **Rote Helden gegen schwarze Schurken.** Wenn du dran bist: Leg eine Karte, die in eine Reihe passt, oder zieh eine.

    - **Eine Acht beginnt die Reihe** ihrer Farbe. Von da wächst sie nach unten, 7, 6, 5, und nach oben, 9, 10, Bube.
    - { $said_karo8_win }
    - **Was du zurückhältst**, zählt genauso: Eine Karte, die du nicht legst, hält die Reihe auf.

rules-tiles-short = **Werde alle Steine los.** { $said_v1_enabled }

    - **Kombinationen** sind Gruppen (drei oder vier gleiche Zahlen in verschiedenen Farben) und Reihen (drei oder mehr Zahlen einer Farbe in Folge).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Ein Joker steht für jeden Stein.
    }
    { $opening_points ->
        [0] {""}
       *[other] - **Deine ersten Kombinationen** müssen { $points_opening_points } wert sein, allein von deinem Bänkchen. Danach gehört dir der Tisch.
    }
    - **Nimm Kombinationen auseinander** und leg sie mit deinen Steinen neu. Am Ende dürfen auf dem Tisch nur Kombinationen liegen.
    - **Bänkchen leer?** Du gewinnst die Runde. Die anderen verlieren, was sie noch haben.

rules-goal-title = Das Ziel
rules-draw_discard-goal = Leg deine Karten in **Kombinationen** auf den Tisch, und werde sie vor allen anderen los. { $said_score_count_melds } { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
    [target] { $match_best ->
        [lowest] Sobald jemand { $match_target } Punkte erreicht, oder so viele unter null, ist die Partie aus.
       *[highest] Sobald jemand { $match_target } Punkte erreicht, ist die Partie aus.
    } { $said_match_best }
   *[last_player_standing] {""}
} { $match_eliminate_at ->
    [none] {""}
   *[other] { $said_match_eliminate_at } { $match_end ->
        [last_player_standing] Wer übrig bleibt, gewinnt.
       *[other] Bleibt nur eine Person übrig, gewinnt sie.
    }
}

rules-deal-title = Das Geben
rules-draw_discard-deal = { $said_deck_packs } { $deck_packs_from_five ->
    [none] {""}
   *[other] { $said_deck_packs_from_five }
} { $said_deck_jokers } { $said_deal_cards } { $deal_cards_two ->
    [none] {""}
   *[other] { $said_deal_cards_two }
} { $deal_extra_card_to ->
    [none] {""}
   *[other] { $said_deal_extra_card_to }
} Der Rest ist der **Nachziehstapel**. { $said_deal_upcard }

    Wer links vom Geber sitzt, fängt an. { $said_start_opening_action } { $said_match_dealer_rotation }

rules-turn-title = Dein Zug
rules-draw_discard-turn = **1. Zieh eine Karte.** { $said_draw_discard_take } { $draw_discard_take ->
    [visible_pile] Die anderen darfst du auslegen, behalten oder ablegen. { $said_draw_pile_top }
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
   *[other] Nach zehn Umläufen, in denen nur abgelegte Karten genommen wurden, ziehst du vom Nachziehstapel.
}
    {"**"}2. Leg Kombinationen aus, wenn du magst**, so oft du willst. { $meld_from_lap ->
        [1] {""}
       *[other] { $said_meld_from_lap }
    }
    {"**"}3. Leg eine Karte ab.** Damit endet dein Zug. { $said_draw_discard_just_taken }

rules-melds-title = Kombinationen
rules-draw_discard-melds = **Sequenzen** sind { $run_size } einer Farbe in Folge, etwa { $example_run }. { $run_wrap ->
    [yes] { $said_run_wrap }
   *[no] { $said_run_ace }
}
    {"**"}Sätze** sind { $set_size } vom selben Rang, etwa { $example_set }. { $said_set_distinct_suits }
    { $flush ->
        [none] {""}
       *[yes] { $said_flush } { $said_flush_cards }
    }

    { $said_meld_values_ace_low } { $said_meld_values_ace_high } { $said_meld_values_ace_in_set } { $said_meld_values_court } Jede andere Karte ist ihre Zahl wert.

rules-opening-title = Deine Erstmeldung in einer Runde
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
    } Danach genügt für den Rest der Runde jede Kombination.
}

    { $layoff_enabled ->
        [yes] **Anlegen** heißt, einzelne Karten zu Kombinationen auf dem Tisch zu legen. { $said_layoff_targets } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] { $said_layoff_requires }
               *[yes] { $layoff_in_opening_turn ->
                    [no] { $said_layoff_requires }
                   *[yes] { $opening_points ->
                        [0] Eine eigene Kombination brauchst du dafür nicht.
                       *[other] Ist es dein erstes Auslegen, muss es so viele Punkte bringen wie eine Erstmeldung. Das darf es auch allein.
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

rules-rebuilding-title = Den Tisch umbauen
rules-draw_discard-rebuilding = Wenn du dran bist, gehört dir der Tisch: Teile Kombinationen, füge sie zusammen, nimm Karten heraus und leg sie mit deinen neu, so oft du willst. Es zählt nur, was am Ende daliegt:
    - Jede Karte, die auf dem Tisch lag, liegt noch dort. { $joker_freed ->
        [hand_or_play] Nur ein Joker, den du befreit hast, darf auf deine Hand.
       *[other] Keine davon kommt auf deine Hand.
    }
    - { $said_rearrange_min_rack }
    - Es gibt nur Kombinationen: Sequenzen aus { $run_size }, Sätze aus { $set_size }.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Vor deiner Erstmeldung darfst du nur in dem Zug umbauen, der die Punkte dafür erreicht.
        [own_meld] Erst brauchst du eine eigene Kombination, oder im selben Zug.
       *[any_meld_on_table] {""}
    }

    { $said_rearrange_assist }

rules-jokers-title = Joker
rules-draw_discard-jokers = Ein Joker steht für jede Karte. { $said_joker_max_per_meld } { $said_joker_meld_value } { $said_joker_announce }

    { $joker_swap ->
        [never] { $said_joker_swap }
       *[other] **Einen Joker befreien** heißt, die Karte, für die er steht, an seine Stelle zu legen. { $said_joker_swap } { $said_joker_freed }
    }

rules-freeing-title = Joker auf dem Tisch
rules-draw_discard-freeing = { $said_rearrange_lock }

rules-knocking-title = { $bought ->
    [yes] Kaufen
   *[no] Klopfen
}
rules-draw_discard-knocking = { $claim_enabled ->
    [no] { $said_claim_enabled }
   *[yes] Liegt eine Karte auf der Ablage, werden alle anderen gefragt: **{ $bought ->
        [yes] { button-board-knock-buying }
       *[no] { button-board-knock }
    }**, wenn du sie willst, oder **{ button-board-pass }**. { $claim_from_lap ->
        [1] {""}
       *[other] { $said_claim_from_lap }
    } { $claim_resolution ->
        [first_click] {""}
       *[seat_order] Antworten bleiben geheim, bis die Zeit um ist oder alle geantwortet haben.
    } { $said_claim_resolution }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [1] **Die Karte, die anfangs aufgedeckt wird**, ist auch zu kaufen, sogar zu zweit.
           *[other] {""}
        }
       *[no] {""}
    }

    {"**"}Zu zweit** wird niemand nach einer abgelegten Karte gefragt: Wer dran ist, darf sie einfach nehmen.

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

rules-ending-title = Das Ende einer Runde
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
            [none] Höchstens zweimal, ohne dass dazwischen jemand eine Karte auslegt.
           *[other] {""}
        }
    } Ist der Nachziehstapel aufgebraucht, endet die Runde, wenn jemand zieht, oder wenn alle von der Ablage genommen haben und niemand eine Karte ausgelegt hat. Dann gewinnt niemand, und jedes Blatt zählt.

rules-scores-title = Punkte
rules-draw_discard-scores = { $said_hand_values_ace } { $said_hand_values_court } { $said_hand_values_joker } Jede andere Karte zählt ihre Zahl. { $score_count_melds ->
    [yes] **Jede Karte zählt für die Person, die sie gelegt hat**, auch an Kombinationen der anderen.
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

rules-gin-goal = Sammle **Kombinationen** auf der Hand. Was in keiner steckt, sind **lose Karten**: Sind es wenig genug, dann **klopfst** du. Wer weniger lose Karten hat, gewinnt den Unterschied. { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
   *[other] Wer zuerst { $match_target } Punkte erreicht, beendet die Partie.
}

    { $said_run_ace } Eine Karte steckt nur in einer Kombination. Joker gibt es keine.

rules-gin-deal = { $said_deal_cards } Eine weitere wird aufgedeckt, die **offene Karte**. { $deal_upcard_offered ->
    [yes] Wer nicht gegeben hat, darf sie nehmen. Wenn nicht, dann der Geber. Wollen beide sie nicht, fängt an, wer nicht gegeben hat, und zieht vom Nachziehstapel.
   *[no] Wer nicht gegeben hat, fängt an und darf sie nehmen.
}

    { $said_match_dealer_rotation }

rules-gin-turn = **1. Zieh eine Karte.** Vom Nachziehstapel, oder die oberste vom Ablagestapel.
    {"**"}2. Leg eine Karte ab.** { $said_draw_discard_just_taken } Ausgelegt wird nichts, bis jemand klopft.

    { $said_knock_limit } { $knock_oklahoma ->
        [none] {""}
       *[yes] { $said_knock_oklahoma } { $said_knock_oklahoma_ace } { $knock_oklahoma_spades_double ->
            [yes] { $said_knock_oklahoma_spades_double }
           *[no] {""}
        }
    } Ganz ohne lose Karten hast du **Gin**. { $score_big_gin ->
        [none] {""}
       *[other] Passt sogar die Karte zum Ablegen, leg alles aus: **Big Gin**.
    }

    { $said_stock_void_at }

rules-knocking-title-gin = Nach dem Klopfen
rules-gin-knocking = Die Kombinationen der Person, die geklopft hat, liegen offen, wie angesagt oder so, wie es am besten ist. { $said_layoff_by } { $layoff_by ->
    [nobody] {""}
   *[other] { $said_layoff_on_gin }
}

    Dann werden die losen Karten verglichen. Wer geklopft hat und weniger hat, bekommt den Unterschied. Hat das Gegenüber weniger, hat es **unterboten**, und auch das ist den Unterschied wert. { $said_score_undercut_on_tie } { $said_score_undercut } Gin ist die losen Karten des Gegenübers wert, auch keine. { $said_score_gin } { $score_big_gin ->
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

rules-duel-goal = Rote **Helden** kämpfen gegen schwarze **Schurken**: Das Team, das am Ende die meisten Karten gewonnen hat, siegt. Haben beide gleich viele, ist es unentschieden.

    { $said_duel_packs } Die Helden bekommen alle roten Karten, die Schurken alle schwarzen. { $said_duel_jokers } Ein Team teilt seine Karten gleichmäßig auf. Alle haben einen eigenen Stapel, verdeckt. Gesessen wird abwechselnd: ein Held, ein Schurke und so weiter.

rules-turn-title-duel = Aufdecken
rules-duel-turn = Alle **decken auf**: die oberste Karte ihres Stapels. Haben das alle getan, nimmt die höchste Karte alle gezeigten. Ein Joker zählt 20, ein Ass 11, König, Dame, Bube und Zehn 10, jede andere Karte ihre Zahl.

    Gibt es den höchsten Wert zweimal, kommt es zum **Stechen**: Nur die Gleichen decken noch einmal auf, und die höchste Karte nimmt alles. Hat von ihnen niemand mehr eine Karte, geht alles an die Person, die den nächsten Vergleich gewinnt.

    Du kannst deine Karten auch **von selbst** aufdecken lassen. Sobald alle das tun, läuft das Duell bis zum Ende durch.

rules-ending-title-duel = Das Ende
rules-duel-ending = Ist dein Stapel aufgebraucht, siehst du den anderen zu. Sind alle Stapel aufgebraucht, zählt jedes Team die gewonnenen Karten. Was noch im Topf liegt, geht an die Teams zurück, die es gezeigt haben.

rules-suit_rows-goal = Rote **Helden** spielen gegen schwarze **Schurken**. { $said_karo8_win }

    Gespielt wird mit 52 Karten ohne Joker. Alle bekommen sechs, der Rest ist der **Nachziehstapel**. Gesessen wird abwechselnd: ein Held, ein Schurke und so weiter. { $said_karo8_teams }

rules-suit_rows-turn = **Leg eine Karte, oder zieh eine.** Eine Acht beginnt die Reihe ihrer Farbe. Von da wächst eine Reihe lückenlos nach unten und oben. { $said_karo8_ace } { $karo8_eights_first ->
    [yes] { $said_karo8_eights_first }
   *[no] {""}
}

    { $said_karo8_may_hold_back } { $said_karo8_drawn_card_playable_same_turn } Ist der Nachziehstapel leer und passt nichts, dann passt du. Wer keine Karten mehr hat, wird übersprungen.

rules-start-title = Der Anfang
rules-suit_rows-start = Die Karo-Acht beginnt. Hat sie niemand, dann die Herz-Acht, dann Pik, dann Kreuz. { $said_karo8_start_draw }

rules-tiles-goal = Leg die Steine von deinem **Bänkchen** in **Kombinationen** auf den Tisch, und werde sie vor allen anderen los. { $match_end ->
    [target] Sobald jemand { $match_target } Punkte erreicht, ist die Partie aus.
   *[fixed_rounds] { $said_match_rounds }
} { $said_match_best }

rules-deal-title-tiles = Der Anfang
rules-tiles-deal = Die Steine sind die Zahlen 1 bis 13 in vier Farben. { $said_deck_copies } { $said_deck_jokers } Ein Stein wird mit dem Buchstaben seiner Farbe und seiner Zahl geschrieben: { $colours }.

    { $deal_method ->
        [two_stacks_of_7] { $said_deal_method }
       *[random_draw] { $said_deal_tiles }
    } Der Rest, verdeckt, ist der **Vorrat**. { $v2_enabled ->
    [yes] { $said_v2_enabled }
   *[no] {""}
}

    { $said_start_player } Dann geht es im Uhrzeigersinn weiter. Die nächste Runde beginnt, wer danach an der Reihe ist.

rules-tiles-turn = { $said_v1_enabled } { $v1_enabled ->
    [yes] { $said_v1_discard } Statt zu ziehen, darfst du den Stein nehmen, der direkt vor dir zuletzt weggelegt wurde. { $said_v1_take_condition }
   *[no] { $said_drawn_tile_playable_same_turn }
} { $said_may_decline_to_lay } { $v2_enabled ->
    [yes] Statt zu ziehen, darfst du den offenen Stein nehmen. { $said_v2_condition }
   *[no] {""}
}

rules-tiles-opening = { $opening_points ->
    [0] { $said_opening_points } Der Tisch steht dir von Anfang an offen.
   *[other] { $said_opening_points } Sie kommen allein von deinem Bänkchen. { $said_opening_scope } Ein Stein zählt seine Zahl. { $said_table_access_after_opening }
}

    { $hand_game_enabled ->
        [yes] **Handspiel:** Du hast noch nichts ausgelegt und legst dein ganzes Bänkchen auf einmal aus. { $said_hand_game_allow_table } { $score_double ->
            [hand_game] { $said_score_double }
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] { $said_hand_game_waives_opening }
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding = Die Kombinationen auf dem Tisch gehören niemandem. Sobald du sie nutzen darfst: Teile sie, füge sie zusammen, nimm Steine heraus und leg sie mit deinen neu, so oft du willst. Es zählt nur, was am Ende daliegt:
    - Jeder Stein, der auf dem Tisch lag, liegt noch dort. Keiner davon kommt auf dein Bänkchen.
    - { $said_rearrange_min_rack }
    - Es gibt nur Reihen und Gruppen, aus drei Steinen oder mehr.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $said_rearrange_assist }

rules-tiles-jokers = Ein Joker, `JK`, steht für jeden Stein. In einer Kombination zählt er wie dieser. { $said_joker_max_per_meld } { $joker_announce ->
    [required] In einer Gruppe sagst du, für welche Farbe der Joker steht.
   *[when_ambiguous] In einer Gruppe darf der Joker für jede Farbe stehen, die fehlt.
}

rules-tiles-freeing = { $said_rearrange_lock } { $rearrange_lock ->
    [none] {""}
   *[other] Leg den echten Stein an seine Stelle, um ihn zu befreien. { $said_rearrange_swap_tile_from } { $rearrange_set_colour ->
        [any_missing] In einer Gruppe aus dreien genügt jede Farbe, die fehlt.
       *[declared] {""}
    }

    { $said_joker_freed } Auf dein Bänkchen kommt er nie.
}

rules-time-title = Wenn die Zeit um ist
rules-tiles-time = { $said_timer_s } { $v1_enabled ->
    [yes] Hast du noch nichts ausgelegt, wird ein Stein für dich gezogen und weggelegt.
   *[no] Hast du noch nichts ausgelegt, wird ein Stein für dich gezogen.
}

    { $said_timeout_policy } { $timeout_policy ->
        [take_loose_tiles] { $said_timeout_penalty_tiles }
       *[keep_valid_else_rollback] Stimmt der Tisch dann immer noch nicht, wird der Zug zurückgenommen. { $said_timeout_draw_if_nothing_laid }
    }

rules-variants-title = Gedruckte Varianten
rules-tiles-variants = Die Anleitungen bieten auch diese. Wer den Tisch eröffnet, wählt sie unter **{ button-house }**, bevor es losgeht.
    - { $hand_game_enabled ->
        [yes] ✓
       *[no] ✗
    } **Handspiel** (002 „Handrummy“, 004 Variante 3): Leg dein ganzes Bänkchen auf einmal aus, ohne vorher etwas ausgelegt zu haben. { $said_score_double }
    - { $v1_enabled ->
        [yes] ✓
       *[no] ✗
    } **Erst nehmen, dann auslegen oder weglegen** (004 Variante 1): Jeder Zug beginnt damit, einen Stein zu nehmen. { $said_v1_discard } { $said_v1_take_condition }
    - { $v2_enabled ->
        [yes] ✓
       *[no] ✗
    } **Der offene Stein** (004 Variante 2): Der achte Stein des letzten Stapels liegt offen. { $said_v2_condition }

rules-tiles-scores = Der letzte Stein gewinnt die Runde. Die anderen verlieren, was auf ihrem Bänkchen bleibt: jeder Stein seine Zahl. { $said_hand_values_joker } { $said_score_winner }

    Ist der Vorrat leer, passt du, statt zu ziehen. { $pool_empty ->
        [void_round] Haben alle nacheinander gepasst, zählt die Runde für niemanden.
       *[blocked_lowest_wins] Haben alle nacheinander gepasst, gewinnt das niedrigste Bänkchen: Die anderen verlieren, was sie darüber haben. { $score_winner ->
            [zero] {""}
           *[plus_sum] Gleich niedrige teilen sich das, überzählige Punkte in Zugfolge.
        }
    } { $said_match_tie }

example-rebuild-alt = { $right ->
    [yes] Richtig: auf dem Tisch { $before }, von dir { $own }, und danach { $after }. { $caption }.
   *[no] Falsch: auf dem Tisch { $before }, von dir { $own }, und danach { $after }. { $caption }
}
example-rebuild-split = Die zweite 4 teilt die Sequenz in zwei
example-rebuild-split-tiles = Die zweite 4 teilt die Reihe in zwei
example-rebuild-borrow = Deine 6 an die Sequenz, ihre 2 in einen Satz
example-rebuild-borrow-tiles = Deine 6 an die Reihe, ihre 2 in eine Gruppe
example-rebuild-gather = Ein Ass aus der Sequenz, eins aus dem Satz, deins dazu: aus zwei Kombinationen werden drei
example-rebuild-gather-tiles = Eine 1 aus der Reihe, eine aus der Gruppe, deine dazu: aus zwei Kombinationen werden drei
example-rebuild-freed = Die echte 8 befreit den Joker für eine neue Kombination
example-rebuild-beside = Der Joker steht weiter für die 7. Die 4 darf weg
example-rebuild-moved = Der Joker wandert und steht für eine Dame
example-rebuild-moved-tiles = Der Joker wandert und steht für eine 12

example-alt = { $right ->
    [yes] Richtig: { $cards }.
    [no] Falsch: { $cards }.
   *[none] { $cards }.
} { $caption }.
example-run = { $right ->
    [yes] Eine Sequenz, { $value } wert
   *[no] Zu wenig für eine Sequenz
}
example-run-tiles = { $right ->
    [yes] Eine Reihe, { $value } wert
   *[no] Zu wenig für eine Reihe
}
example-set = { $right ->
    [yes] Ein Satz, { $value } wert
   *[no] Zu wenig für einen Satz
}
example-set-tiles = { $right ->
    [yes] Eine Gruppe, { $value } wert
   *[no] Zu wenig für eine Gruppe
}
example-ace-low = { $right ->
    [yes] Das Ass unter der Zwei, { $value } wert
   *[no] Kein Ass unter der Zwei
}
example-ace-high = { $right ->
    [yes] Das Ass über dem König, { $value } wert
   *[no] Kein Ass über dem König
}
example-ace-high-tiles = { $right ->
    [yes] Über Eck, { $value } wert
   *[no] Nach der 13 kommt keine 1
}
example-corner = { $right ->
    [yes] Über Eck, { $value } wert
   *[no] Nicht über Eck
}
example-gap = Eine Lücke: Die Sechs fehlt
example-suit-twice = { $right ->
    [yes] Eine Farbe darf zweimal da sein, { $value } wert
   *[no] Zweimal Karo: jede Farbe nur einmal
}
example-five = { $right ->
    [yes] Mehr als vier gleiche, { $value } wert
   *[no] Zu viele für einen Satz
}
example-flush = Zwölf in einer Farbe: Das beendet die Runde
example-joker-run = Der Joker ist die Fünf, { $value } wert
example-joker-set = Der Joker ist ein König, { $value } wert
example-joker-set-tiles = Der Joker ist die dritte 13, { $value } wert
example-two-jokers = { $right ->
    [yes] Zwei Joker und eine Karte, { $value } wert
   *[no] Mehr Joker als Karten
}
example-two-jokers-tiles = { $right ->
    [yes] Zwei Joker und ein Stein, { $value } wert
   *[no] Zu viele Joker
}
example-half-jokers = { $right ->
    [yes] Zur Hälfte Joker, { $value } wert
   *[no] Zu viele Joker
}
example-opening = { $melds ->
    [1] Wert: { $worths }, { $right ->
        [yes] genug
       *[no] nötig: { $needed }
    }
   *[other] { $scope ->
        [single_meld] { $worths }, eine allein braucht { $needed }: { $right ->
            [yes] reicht
           *[no] reicht nicht
        }
       *[sum_of_melds] { $worths } macht { $total }: { $right ->
            [yes] genug
           *[no] nötig: { $needed }
        }
    }
}
example-deadwood = { $right ->
    [yes] { $left ->
        [0] Keine losen Karten: Gin
       *[other] Lose Karten: { $left }, du darfst klopfen
    }
   *[no] Lose Karten: { $left }, zu viel zum Klopfen
}
example-comparison = { $tie ->
    [yes] Beide zählen { $first }: Stechen, die zwei noch einmal
   *[no] { $first } gegen { $second }: Die erste nimmt beide
}
example-row = Eine Reihe wächst ab ihrer Acht
example-row-gap = Die Neun fehlt
example-row-ace-high = { $right ->
    [yes] Das Ass liegt über dem König
   *[no] Kein Ass über dem König
}
example-row-ace-low = { $right ->
    [yes] Das Ass liegt unter der Zwei
   *[no] Kein Ass unter der Zwei
}
