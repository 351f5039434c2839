said-players_min = Mindestens { $value } spielen mit.
said-players_max = Höchstens { $value } spielen mit.
said-match-end = { $value ->
    [fixed_rounds] Die Partie hat eine feste Zahl von Runden.
    [last_player_standing] Die Partie dauert, bis nur noch eine Person übrig ist.
   *[target] Die Partie dauert, bis jemand eine Summe erreicht.
}
said-match-rounds = { $value ->
    [number_of_players] So viele Runden, wie Leute mitspielen.
    [one] { $value } Runde.
   *[other] { $value } Runden.
}
said-match-target = Geht die Partie bis zu einer Summe, dann bis { $value }.
said-match-eliminate_at = { $value ->
    [none] Keine Summe wirft jemanden hinaus.
   *[other] Mit { SCORE($value) } Punkten scheidet man aus der Partie aus.
}
said-match-eliminate_on = { $value ->
    [net] Fürs Ausscheiden zählen auch Gutschriften.
   *[gross_penalty] Fürs Ausscheiden zählen nur die Minuspunkte.
}
said-match-max_rounds = { $value ->
    [one] Ohne feste Rundenzahl hat die Partie höchstens { $value } Runde.
   *[other] Ohne feste Rundenzahl hat die Partie höchstens { $value } Runden.
}
said-match-best = { $value ->
    [lowest] Die niedrigste Summe gewinnt.
    [highest] Die höchste Summe gewinnt.
    [last_player_standing] Wer übrig bleibt, gewinnt.
   *[other] {""}
}
said-match-first_dealer = { $value ->
    [random] Der erste Geber wird ausgelost.
   *[first_seat] Der erste Platz gibt zuerst.
}
said-match-dealer_rotation = { $value ->
    [clockwise] Nach jeder Runde gibt, wer links sitzt.
    [fixed] In jeder Runde gibt dieselbe Person.
    [winner] Wer eine Runde gewinnt, gibt die nächste.
   *[loser] Wer eine Runde verliert, gibt die nächste.
}
said-match-tie = { $value ->
    [shared] Bei Gleichstand am Ende wird der Sieg geteilt.
   *[extra_round] Bei Gleichstand am Ende geht es weiter, bis jemand führt, höchstens zehn Runden.
}
said-match-on_leave = { $value ->
    [computer] Gehst du, spielt der Computer für dich.
   *[forfeit] Gehst du, bist du aus der Partie.
}
said-deck-packs = { $value ->
    [one] { $value } Kartenspiel mit 52 Karten.
   *[other] { $value } Kartenspiele mit 52 Karten.
}
said-deck-packs_from_five = { $value ->
    [none] An einem Tisch mit fünf oder mehr Plätzen sind es genauso viele Kartenspiele.
    [one] An einem Tisch mit fünf oder mehr Plätzen ist es { $value } Kartenspiel.
   *[other] An einem Tisch mit fünf oder mehr Plätzen sind es { $value } Kartenspiele.
}
said-deck-jokers = { $value ->
    [0] Keine Joker.
    [one] { $value } Joker.
   *[other] { $value } Joker.
}
said-deal-cards = Alle bekommen { $value } Karten.
said-deal-cards_two = { $value ->
    [none] An einem Tisch mit zwei Plätzen gibt es genauso viele Karten.
   *[other] An einem Tisch mit zwei Plätzen gibt es je { $value } Karten.
}
said-deal-upcard_offered = { $value ->
    [on] Vor dem ersten Zug wird die offene Karte angeboten.
   *[off] Vor dem ersten Zug wird die offene Karte nicht angeboten.
}
said-deal-extra_card_to = { $value ->
    [left_of_dealer] Wer links vom Geber sitzt, bekommt eine mehr.
   *[none] Niemand bekommt eine Karte mehr.
}
said-deal-packets = Gegeben wird in Päckchen: { $value }.
said-deal-upcard = { $value ->
    [on] Neben dem Nachziehstapel wird eine Karte aufgedeckt.
   *[off] Es wird keine Karte aufgedeckt.
}
said-start-opening_action = { $value ->
    [discard_only] Wer anfängt, legt nur eine Karte ab.
   *[normal_turn] Wer anfängt, spielt einen ganzen Zug.
}
said-meld_from_lap = { $value ->
    [1] Kombinationen darf man von Anfang an auslegen.
   *[other] Kombinationen darf man ab Umlauf { $value } auslegen.
}
said-draw-discard_take = { $value ->
    [free] Die oberste Karte der Ablage darf man nehmen.
    [only_if_melded_this_turn] Die oberste Karte der Ablage nimmt man nur, um sie sofort auszulegen, vor jeder anderen.
    [visible_pile] Die Ablage liegt offen: Nimm mehrere, wenn die unterste davon sofort auf den Tisch kommt.
   *[never] Von der Ablage darf man nicht nehmen.
}
said-draw-pile_top = { $value ->
    [must_be_melded] Auch die oberste Karte des offenen Stapels muss sofort in eine Kombination.
   *[free] Die oberste Karte des offenen Stapels darf man einfach nehmen.
}
said-draw-discard_take_from_lap = { $value ->
    [1] Von der Ablage darf man von Anfang an nehmen.
   *[other] Von der Ablage darf man ab Umlauf { $value } nehmen.
}
said-draw-discard_just_taken = { $value ->
    [on] Was du gerade genommen hast, darfst du auch ablegen.
   *[off] Die eben genommene Karte darfst du nicht ablegen.
}
said-claim-enabled = { $value ->
    [on] Die anderen dürfen auf eine abgelegte Karte klopfen.
   *[off] Auf abgelegte Karten klopft niemand.
}
said-claim-penalty_stock_cards = { $value ->
    [0] Klopfen oder Kaufen kostet keine Strafkarte.
    [one] Klopfen oder Kaufen kostet { $value } Strafkarte.
   *[other] Klopfen oder Kaufen kostet { $value } Strafkarten.
}
said-claim-next_player_exempt = { $value ->
    [on] Wer als Nächstes dran ist, zahlt keine Strafe.
   *[off] Wer als Nächstes dran ist, zahlt auch.
}
said-claim-resolution = { $value ->
    [seat_order] Von allen, die sie wollen, bekommt die Karte, wer als Nächstes an der Reihe wäre.
   *[first_click] Wer sich zuerst meldet, bekommt die Karte.
}
said-claim-from_lap = { $value ->
    [1] Auf die Ablage darf man von Anfang an klopfen.
   *[other] Auf die Ablage darf man ab Umlauf { $value } klopfen.
}
said-claim-max_per_round = { $value ->
    [none] Durch Klopfen oder Kaufen bekommst du beliebig viele Karten.
    [one] Durch Klopfen oder Kaufen bekommst du pro Runde { $value } Karte.
   *[other] Durch Klopfen oder Kaufen bekommst du pro Runde { $value } Karten.
}
said-claim-upcard_buyable = { $value ->
    [on] Die erste offene Karte darf man kaufen.
   *[off] Die erste offene Karte ist nicht zu kaufen.
}
said-claim-veto = { $value ->
    [on] Wer dazwischen sitzt, muss einverstanden sein: Wer passt, ist es, wer nichts sagt, nicht.
   *[off] Niemand muss einverstanden sein, wenn jemand klopft oder kauft.
}
said-claim-changes_turn_order = { $value ->
    [on] Weiter geht es bei der Person, die die Karte bekam.
   *[off] An der Reihenfolge ändert sich dadurch nichts.
}
said-claim-next_draw = { $value ->
    [stock_only] Ist die Karte weg, zieht die nächste Person vom Nachziehstapel.
   *[free] Ist die Karte weg, zieht die nächste Person von einem der beiden Stapel.
}
said-set-min = Ein Satz hat mindestens { $value } Karten.
said-set-max = { $value ->
    [none] Ein Satz darf beliebig groß sein.
   *[other] Ein Satz hat höchstens { $value } Karten.
}
said-set-distinct_suits = { $value ->
    [on] In einem Satz gibt es jede Farbe einmal.
   *[off] In einem Satz darf es eine Farbe zweimal geben.
}
said-run-min = Eine Sequenz hat mindestens { $value } Karten.
said-run-max = Eine Sequenz hat höchstens { $value } Karten.
said-run-ace = { $value ->
    [low] Das Ass steht nur unter der Zwei.
    [high] Das Ass steht nur über dem König.
   *[low_or_high] Das Ass steht unter der Zwei oder über dem König, nie dazwischen.
}
said-run-wrap = { $value ->
    [on] Eine Sequenz darf über Eck gehen: König, Ass, Zwei.
   *[off] Eine Sequenz geht nicht über Eck.
}
said-flush = { $value ->
    [none] Eine Farbreihe zum Schluss gibt es nicht.
   *[on] Eine Farbreihe, alles in einer Farbe, darf die Runde beenden.
}
said-flush-cards = { $value ->
    [any_remaining] Die Farbreihe hat alle deine Karten, und vorher wurde nichts ausgelegt.
   *[12] Die Farbreihe hat zwölf Karten.
}
said-joker-max_per_meld = { $value ->
    [half] Höchstens die Hälfte einer Kombination darf Joker sein.
    [at_least_one_natural] In einer Kombination ist mindestens eins kein Joker.
   *[1] Eine Kombination verträgt einen Joker.
}
said-joker-meld_value = { $value ->
    [replaced_card] Ein Joker in einer Kombination ist wert, wofür er steht.
   *[other] Ein Joker in einer Kombination ist { $value } wert.
}
said-joker-swap = { $value ->
    [own_turn_after_opening] Einen Joker darfst du in deinem Zug befreien, nach deiner Erstmeldung.
    [own_turn] Einen Joker darfst du in deinem Zug befreien.
   *[never] Keine Karte befreit einen Joker auf dem Tisch.
}
said-joker-freed = { $value ->
    [hand_or_play] Einen befreiten Joker darf man behalten.
    [immediately_any] Ein befreiter Joker muss sofort wieder auf den Tisch.
   *[immediately_in_new_meld] Ein befreiter Joker muss sofort in eine neue Kombination.
}
said-joker-announce = { $value ->
    [when_ambiguous] Wofür ein Joker steht, sagst du nur, wenn es nicht klar ist.
   *[required] Wofür ein Joker in einem Satz oder einer Gruppe steht, sagst du immer dazu.
}
said-opening-points = { $value ->
    [0] Zum Eröffnen braucht es keine Punkte.
    [one] Zum Eröffnen braucht es { $value } Punkt.
   *[other] Zum Eröffnen braucht es { $value } Punkte.
}
said-opening-scope = { $value ->
    [single_meld] Eine Kombination allein muss die Punkte zum Eröffnen bringen.
   *[sum_of_melds] Mehrere Kombinationen dürfen zusammen die Punkte zum Eröffnen bringen.
}
said-opening-count_layoffs = { $value ->
    [on] Angelegte Karten zählen zum Eröffnen mit.
   *[off] Angelegte Karten zählen zum Eröffnen nicht mit.
}
said-opening-count_table = { $value ->
    [none] Der Tisch zählt zum Eröffnen nicht mit.
    [touched_melds] Kombinationen auf dem Tisch, die du benutzt, zählen zum Eröffnen mit.
   *[all] Alle Kombinationen auf dem Tisch zählen zum Eröffnen mit.
}
said-layoff-enabled = { $value ->
    [on] An Kombinationen auf dem Tisch darf man anlegen.
   *[off] An Kombinationen auf dem Tisch wird nichts angelegt.
}
said-layoff-requires = { $value ->
    [own_opening] Anlegen darfst du nach deiner Erstmeldung.
    [own_meld] Anlegen darfst du, wenn du eine eigene Kombination hast.
   *[any_meld_on_table] Zum Anlegen brauchst du keine eigene Kombination.
}
said-layoff-targets = { $value ->
    [all_melds] Anlegen darfst du an jede Kombination.
    [others] Anlegen darfst du nur an Kombinationen der anderen.
   *[own] Anlegen darfst du nur an deine eigenen Kombinationen.
}
said-layoff-in_opening_turn = { $value ->
    [on] Im Zug deiner Erstmeldung darfst du anlegen.
   *[off] Im Zug deiner Erstmeldung darfst du nicht anlegen.
}
said-layoff-by = { $value ->
    [choice] Nach dem Klopfen wählt das Gegenüber, was es anlegt.
    [search] Nach dem Klopfen wird für das Gegenüber das Beste angelegt.
   *[nobody] Nach dem Klopfen wird nichts angelegt.
}
said-layoff-on_gin = { $value ->
    [on] Auch gegen Gin darf man anlegen.
   *[off] Gegen Gin wird nichts angelegt.
}
said-rearrange = { $value ->
    [none] Kombinationen auf dem Tisch bleiben, wie sie liegen.
   *[on] Kombinationen auf dem Tisch darf man umbauen.
}
said-rearrange-lock = { $value ->
    [none] Joker auf dem Tisch wandern frei und dürfen jedes Mal für etwas anderes stehen.
    [joker_only] Ein Joker steht fest, bis er befreit ist, und darf nur in eine Kombination derselben Art.
    [groups_only] Satz oder Gruppe mit Joker darf nur wachsen, bis er befreit ist; in Reihen darf der Rest wandern.
   *[whole_meld] Eine Kombination mit Joker bleibt zusammen, bis er befreit ist, darf aber wachsen.
}
said-rearrange-swap_tile_from = { $value ->
    [rack_only] Was einen Joker befreit, muss von dir selbst kommen.
   *[rack_or_table] Was einen Joker befreit, darf von dir oder aus einer anderen Kombination kommen.
}
said-rearrange-set_colour = { $value ->
    [any_missing] In Satz oder Gruppe befreit jede fehlende Farbe einen Joker.
   *[declared] In Satz oder Gruppe befreit nur die angesagte Farbe einen Joker.
}
said-rearrange-min_rack = { $value ->
    [0] Du darfst den Tisch umbauen, ohne etwas dazuzulegen.
    [one] Baust du den Tisch um, legst du mindestens { $value } von dir dazu.
   *[other] Baust du den Tisch um, legst du mindestens { $value } von dir dazu.
}
said-rearrange-check = { $value ->
    [final_state] Es zählt nur der fertige Tisch.
   *[strict_origin] Drei aus jeder Kombination bleiben zusammen, außer du nimmst sie ganz auseinander.
}
said-rearrange-assist = { $value ->
    [none] Beim Umbauen gibt es keine Hilfe.
    [placement] Talon findet Stellen für das, was du wählst.
   *[hints] Talon findet Stellen und gibt Tipps.
}
said-deck-copies = { $value ->
    [one] Jeden Stein gibt es { $value }-mal.
   *[other] Jeden Stein gibt es { $value }-mal.
}
said-deal-tiles = Alle beginnen mit { $value } Steinen.
said-deal-method = { $value ->
    [random_draw] Die Steine werden einzeln gezogen.
   *[two_stacks_of_7] Alle nehmen zwei Stapel zu sieben Steinen.
}
said-start-player = { $value ->
    [drawn_by_lot] Wer anfängt, wird ausgelost.
   *[highest_tile_drawn] Wer den höchsten Stein zieht, fängt an.
}
said-table_access_after_opening = { $value ->
    [next_turn] Der Tisch gehört dir ab dem Zug nach deinen ersten Kombinationen.
   *[same_turn] Der Tisch gehört dir schon im Zug deiner ersten Kombinationen.
}
said-drawn_tile_playable_same_turn = { $value ->
    [on] Einen gezogenen Stein darf man sofort auslegen.
   *[off] Ein gezogener Stein wartet auf deinen nächsten Zug.
}
said-may_decline_to_lay = { $value ->
    [on] Du musst nicht auslegen, auch wenn du könntest.
   *[off] Kannst du auslegen, dann musst du.
}
said-hand_game-enabled = { $value ->
    [on] Das ganze Bänkchen auf einmal auszulegen, ist ein Handspiel.
   *[off] Ein Handspiel gibt es nicht.
}
said-hand_game-waives_opening = { $value ->
    [on] Ein Handspiel braucht keine Punkte zum Eröffnen.
   *[off] Ein Handspiel braucht die Punkte zum Eröffnen.
}
said-hand_game-allow_table = { $value ->
    [on] Ein Handspiel darf den Tisch mitbenutzen.
   *[off] Ein Handspiel darf den Tisch nicht benutzen.
}
said-v1-enabled = { $value ->
    [on] Wenn du dran bist: Nimm einen Stein, dann leg aus oder leg einen weg.
   *[off] Wenn du dran bist: Leg Steine aus, oder zieh einen.
}
said-v1-discard = { $value ->
    [if_nothing_laid] Einen Stein legst du nur weg, wenn du nichts ausgelegt hast.
   *[always] Einen Stein legst du in jedem Zug weg.
}
said-v1-take_condition = { $value ->
    [in_the_new_meld] Einen weggelegten Stein nimmst du für eine neue Kombination, in der er liegt.
   *[any_new_meld] Einen weggelegten Stein nimmst du, wenn du irgendeine neue Kombination auslegst.
}
said-v2-enabled = { $value ->
    [on] Der achte Stein des letzten Stapels liegt offen.
   *[off] Kein Stein liegt offen.
}
said-v2-condition = { $value ->
    [finish] Den offenen Stein gibt es nur, um das ganze Bänkchen auszulegen.
   *[any_play] Den offenen Stein darf man für alles nehmen.
}
said-timer_s = { $value ->
    [none] Ein Zug hat die Zeit seines Tempos.
   *[other] Live hat ein Zug { $value } Sekunden.
}
said-timeout-policy = { $value ->
    [keep_valid_else_rollback] Ist die Zeit um, kommen deine Steine, die in keiner Kombination liegen, zu dir zurück.
   *[take_loose_tiles] Ist die Zeit um, nimmst du alle losen Steine.
}
said-timeout-penalty_tiles = { $value ->
    [0] Läuft die Zeit ab, kostet das keine Steine.
    [one] Läuft die Zeit beim Auslegen ab, kostet das { $value } Stein.
   *[other] Läuft die Zeit beim Auslegen ab, kostet das { $value } Steine.
}
said-timeout-draw_if_nothing_laid = { $value ->
    [0] Kann von einem halben Zug nichts liegen bleiben, wird kein Stein gezogen.
    [one] Kann von einem halben Zug nichts liegen bleiben, wird { $value } Stein gezogen.
   *[other] Kann von einem halben Zug nichts liegen bleiben, werden { $value } Steine gezogen.
}
said-pool_empty = { $value ->
    [blocked_lowest_wins] Haben alle nacheinander gepasst, gewinnt das niedrigste Bänkchen.
   *[void_round] Haben alle nacheinander gepasst, zählt die Runde für niemanden.
}
said-go_out-last_card = { $value ->
    [must_discard] Deine letzte Karte musst du ablegen.
    [may_discard] Du darfst Schluss machen, indem du deine letzte Karte auslegst.
   *[floats] Legst du deine letzte Karte aus, spielst du ohne Blatt weiter, bis du ablegen kannst.
}
said-go_out-call = { $value ->
    [auto] „Rommé“ wird für dich gerufen.
    [required] Wer vergisst, „Rommé“ zu rufen, zahlt eine Karte.
   *[none] Niemand ruft „Rommé“.
}
said-go_out-knock = { $value ->
    [none] Rommé bieten darf niemand.
   *[on] Eine Runde lässt sich gewinnen, indem man Rommé bietet.
}
said-go_out-knock-limit = { $value ->
    [one] Beim Ablegen darfst du Rommé bieten, mit { $value } Punkt auf der Hand.
   *[other] Beim Ablegen darfst du Rommé bieten, mit { $value } Punkten auf der Hand.
}
said-go_out-knock-test = { $value ->
    [at_most] Auch mit weniger Punkten darf man bieten.
   *[exactly] Bieten darf man nur mit genau so vielen Punkten.
}
said-go_out-knock-ace = { $value ->
    [1] Beim Bieten zählt ein Ass auf der Hand 1.
   *[11] Beim Bieten zählt ein Ass auf der Hand 11.
}
said-go_out-knock-undercut = { $value ->
    [on] Ein niedrigeres Blatt schlägt das Gebot.
   *[off] Das Gebot gewinnt immer.
}
said-stock-empty = { $value ->
    [shuffle_discards_keep_top] Ist der Nachziehstapel leer, wird die Ablage bis auf die oberste Karte neu gemischt.
    [turn_over_discards_keep_top] Ist der Nachziehstapel leer, wird die Ablage bis auf die oberste Karte umgedreht.
   *[end_round] Die Ablage wird nie zum neuen Nachziehstapel.
}
said-stock-max_recycles = { $value ->
    [none] Die Ablage darf beliebig oft zum neuen Nachziehstapel werden.
    [0] Die Ablage wird nie zum neuen Nachziehstapel.
    [one] Die Ablage darf { $value }-mal zum neuen Nachziehstapel werden.
   *[other] Die Ablage darf { $value }-mal zum neuen Nachziehstapel werden.
}
said-stock-void_at = { $value ->
    [one] Liegt noch { $value } Karte im Nachziehstapel und niemand hat geklopft, zählt die Runde nicht.
   *[other] Liegen noch { $value } Karten im Nachziehstapel und niemand hat geklopft, zählt die Runde nicht.
}
said-hand_values-ace = Ein Ass auf der Hand zählt { $value }.
said-hand_values-court = { $value ->
    [11] Auf der Hand zählen Bube, Dame und König 11.
    [12] Auf der Hand zählt der Bube 11, Dame und König 12.
    [13] Auf der Hand zählt der Bube 11, die Dame 12, der König 13.
   *[other] Auf der Hand zählen Bilder { $value }.
}
said-hand_values-joker = Ein Joker, der dir bleibt, zählt { $value }.
said-meld_values-ace_low = Ein Ass unter der Zwei ist { $value } wert.
said-meld_values-ace_high = Ein Ass über dem König ist { $value } wert.
said-meld_values-ace_in_set = Ein Ass in einem Satz ist { $value } wert.
said-meld_values-court = { $value ->
    [11] In einer Kombination sind Bube, Dame und König 11 wert.
    [12] In einer Kombination ist der Bube 11 wert, Dame und König 12.
    [13] In einer Kombination ist der Bube 11 wert, die Dame 12, der König 13.
   *[other] In einer Kombination sind Bilder { $value } wert.
}
said-score-winner = { $value ->
    [nothing] Wer eine Runde gewinnt, schreibt nichts auf.
    [own_hand_value] Auch wer eine Runde gewinnt, schreibt auf, was auf der Hand bleibt.
    [plus_sum] Wer eine Runde gewinnt, bekommt, was die anderen verlieren.
   *[zero] Wer eine Runde gewinnt, bekommt keine Punkte.
}
said-score-winner_bonus = { $value ->
    [0] Ein Rundensieg bringt keine Gutschrift.
   *[other] Ein Rundensieg zählt { SCORE($value) }.
}
said-score-bonus_floor = { $value ->
    [none] Eine Gutschrift darf eine Summe über null hinaus bringen.
   *[zero] Eine Gutschrift bringt keine Summe über null hinaus.
}
said-score-lone_joker_relief = { $value ->
    [0] Ein einzelner Joker auf der Hand bringt keine Gutschrift.
   *[other] Für einen einzelnen Joker auf der Hand gibt es { SCORE($value) }.
}
said-score-first_melder_penalty = { $value ->
    [0] Die erste Kombination der Runde kostet nichts.
   *[other] Legst du die erste Kombination aus und gewinnst nicht, zahlst du { $value }.
}
said-score-double = { $value ->
    [none] Nichts verdoppelt Punkte.
    [flush_from_hand] Eine Farbreihe zum Schluss verdoppelt die Punkte der anderen.
    [any_close_from_hand] Aus der Hand Schluss zu machen, verdoppelt die Punkte der anderen.
   *[hand_game] Ein Handspiel verdoppelt die Punkte der anderen.
}
said-score-count_melds = { $value ->
    [on] Was du ausgelegt hast, zählt für dich, was du noch hast, gegen dich.
   *[off] Was du noch hast, zählt gegen dich.
}
said-score-gin = { $value ->
    [0] Gin bringt keine Gutschrift.
   *[other] Gin bringt { $value } mehr.
}
said-score-big_gin = { $value ->
    [none] Big Gin gibt es nicht.
   *[other] Big Gin bringt { $value } mehr.
}
said-score-undercut = Unterbieten bringt { $value } mehr.
said-score-undercut_on_tie = { $value ->
    [on] Auch mit gleich viel losen Karten hat man unterboten.
   *[off] Mit gleich viel losen Karten hat man nicht unterboten.
}
said-score-game = Wer am Ende führt, bekommt { $value } für die Partie.
said-score-box = Jede gewonnene Runde bringt am Ende { $value }.
said-score-shutout_doubles = { $value ->
    [on] Punkte zählen doppelt, wenn das Gegenüber keine Runde gewonnen hat.
   *[off] Zu null verdoppelt nichts.
}
said-score-show_money = { $value ->
    [on] Summen werden auch als Geld genannt: Zehn Punkte sind ein Cent.
   *[off] Summen werden nicht als Geld genannt.
}
said-score-display = { $value ->
    [penalty] Summen werden als Minuspunkte ohne Vorzeichen geschrieben.
   *[negative] Summen werden unter null geschrieben.
}
said-knock-limit = { $value ->
    [0] Klopfen darf man nur ganz ohne lose Karten.
   *[other] Klopfen darf man, wenn die losen Karten höchstens { $value } zählen.
}
said-knock-oklahoma = { $value ->
    [none] Die offene Karte ändert nicht, wann man klopfen darf.
   *[on] Die offene Karte senkt die Grenze zum Klopfen auf ihren eigenen Wert.
}
said-knock-oklahoma-ace = { $value ->
    [1] Ein Ass als offene Karte zählt 1.
   *[gin] Bei einem Ass als offener Karte geht nur Gin.
}
said-knock-oklahoma-spades_double = { $value ->
    [on] Pik als offene Karte verdoppelt die Runde.
   *[off] Pik als offene Karte verdoppelt nichts.
}
said-duel-packs = { said-deck-packs }
said-duel-jokers = { $value ->
    [0] Keine Joker.
   *[other] { $value } Joker, die Hälfte für jedes Team.
}
said-karo8-ace = { $value ->
    [high] Das Ass liegt über dem König.
   *[low] Das Ass liegt unter der Zwei.
}
said-karo8-may_hold_back = { $value ->
    [on] Du darfst ziehen, auch wenn du legen könntest.
   *[off] Du ziehst nur, wenn keine deiner Karten passt.
}
said-karo8-eights_first = { $value ->
    [on] Alle vier Achten müssen vor jeder anderen Karte liegen.
   *[off] Die Achten dürfen jederzeit kommen.
}
said-karo8-start_draw = { $value ->
    [round_robin] Hat niemand eine Acht, ziehen alle der Reihe nach.
   *[first_player] Hat niemand eine Acht, zieht die erste Person.
}
said-karo8-drawn_card_playable_same_turn = { $value ->
    [on] Eine gezogene Karte, die passt, wird sofort gelegt.
   *[off] Eine gezogene Karte wird nicht im selben Zug gelegt.
}
said-karo8-win = { $value ->
    [colour_complete] Die erste vollständige Farbe, Rot oder Schwarz, gewinnt für ihr Team, egal wer sie gelegt hat.
   *[team_hands_empty] Das erste Team ohne Karten gewinnt.
}
said-karo8-teams = { $value ->
    [lone_hero] Zu dritt spielt der Geber allein für die Helden.
   *[lone_villain] Zu dritt spielt der Geber allein für die Schurken.
}
