reject-stale_turn = Dieser Knopf gehört zu einem früheren Zug. Dein Blatt zeigt, wie es steht.
reject-stale_window = Fürs Klopfen ist es hier zu spät. Die nächste abgelegte Karte kann eine neue Gelegenheit sein.
reject-not_your_turn = { $seat ->
    [none] Du bist noch nicht dran. Öffne dein Blatt und sieh, was du tun kannst.
   *[other] Dran ist { $seat }. Öffne dein Blatt und sieh, was du tun kannst.
}
reject-wrong_phase = Das geht gerade nicht. Dein Blatt zeigt, was du tun kannst.
reject-draw_first = Zieh zuallererst eine Karte.
reject-already_drawn = Gezogen hast du schon. Am Ende deines Zuges legst du eine Karte ab.
reject-opening_discard_only = Im ersten Zug legst du nur eine Karte ab. Wähle die, die du am wenigsten brauchst.
reject-match_over = Diese Partie ist aus. Starte eine neue mit /{ command-game.name } { command-game-new.name }.
reject-seat_out = Du bist aus dieser Partie ausgeschieden, du kannst also nur noch zusehen.
reject-awaiting_shuffle = Die Karten werden gemischt. Versuch es gleich noch einmal.
reject-bad_shuffle = Diese Reihenfolge ist keine Mischung dieser Karten.

reject-not_in_hand = { $card } hast du nicht auf der Hand. Wähle aus dem, was du hast.
reject-nothing_chosen = Du hast keine Karte gewählt. Wähle erst Karten in deinem Blatt.
reject-unknown_card = { $choices ->
    [none] { $text ->
        [none] Das ist keine Karte. Schreib Rang und Farbe, etwa 7H, 10S, QD, AC oder JK.
       *[other] „{ $text }“ ist keine Karte. Schreib Rang und Farbe, etwa 7H, 10S, QD, AC oder JK.
    }
   *[other] „{ $text }“ ist keine Karte. Schreib { $choices }.
}
reject-too_much_typed = Das ist mehr, als auf irgendeinem Tisch liegt. Nenn nur die Karten, die du meinst.
reject-one_card = Das sind { $count } Karten, { $cards }. Nenn eine davon.

reject-meld_too_short = Das sind zu wenige Karten. { $kind ->
    [run] Eine Sequenz braucht mindestens { $min }.
    [set] Ein Satz braucht mindestens { $min }.
   *[other] Eine Kombination braucht mindestens { $min }.
}
reject-not_a_meld = { $max ->
    [none] { $cards ->
        [none] Diese Karten sind weder Satz noch Sequenz. Ein Satz ist ein Rang, eine Sequenz sind Karten einer Farbe in Folge.
       *[other] { $cards }: Diese Karten sind weder Satz noch Sequenz. Ein Satz ist ein Rang, eine Sequenz sind Karten einer Farbe in Folge.
    }
   *[other] Eine Sequenz hat höchstens { $max } Karten. Leg weniger davon aus.
}
reject-set_suit_repeated = In einem Satz gibt es jede Farbe nur einmal, und { $card } wäre zweimal da. Lass eine weg.
reject-set_too_large = Ein Satz hat höchstens { $max } Karten. Lass eine weg.
reject-run_broken = { $repeated ->
    [none] { $missing ->
        [none] Diese Karten folgen nicht aufeinander. Eine Sequenz hat keine Lücken.
       *[other] Die Sequenz hat eine Lücke: { $missing }. Füll sie, mit einem Joker, wenn du einen hast, oder leg weniger Karten aus.
    }
   *[other] In einer Sequenz gibt es jede Karte nur einmal, und { $repeated } ist zweimal da. Lass eine weg.
}
reject-run_wraps = { $ace ->
    [low] In diesem Spiel steht das Ass nur unter der Zwei. Eine Sequenz endet beim König.
    [high] In diesem Spiel steht das Ass nur über dem König. Eine Sequenz beginnt frühestens bei der Zwei.
   *[other] Eine Sequenz geht nicht über Eck. Das Ass steht unter der Zwei oder über dem König, nicht dazwischen.
}
reject-too_many_jokers = { $jokers ->
    [1] Ein Joker ist zu viel für diese Kombination. Nimm dafür eine andere Karte.
   *[other] { $jokers } Joker sind zu viel für diese Kombination. Nimm für einige davon andere Karten.
}
reject-joker_unannounced = { $choices ->
    [none] Sag dazu, für welche Karte der Joker steht.
   *[other] Sag dazu, für welche Karte der Joker steht: { $choices }.
}
reject-joker_cannot_stand_for = { $choices ->
    [none] In dieser Kombination kann der Joker nicht für { $face } stehen. Wähle eine andere Karte für ihn.
   *[other] Hier kann der Joker nicht für { $face } stehen, wohl aber für { $choices }.
}
reject-flush_only_closes = { $cards ->
    [none] Eine Farbreihe legst du nur aus, um die Runde zu beenden, und du brauchst noch eine Karte zum Ablegen.
    [any_remaining] Eine Farbreihe legst du nur aus, um die Runde aus der Hand zu beenden: alle deine Karten bis auf eine zum Ablegen, und vorher nichts ausgelegt.
   *[other] Eine Farbreihe legst du nur aus, um die Runde zu beenden: { $cards } Karten einer Farbe auf einmal, und noch eine zum Ablegen.
}
reject-melds_too_early = Kombinationen gibt es ab Umlauf { $from_lap }, und das ist Umlauf { $lap }. Zieh vorerst eine Karte und leg eine ab.
reject-opening_short = { $points ->
    [none] Für deine Erstmeldung in dieser Runde ist das zu wenig. Leg noch etwas dazu.
   *[other] Deine Erstmeldung in dieser Runde muss { $needed } Punkte wert sein, das hier bringt { $points }. Wähle mehr Karten, oder welche, die mehr zählen.
}
reject-opening_one_meld = { $points ->
    [none] Deine erste Kombination der Runde muss allein genug Punkte bringen. Wähle eine größere.
   *[other] Deine erste Kombination der Runde muss allein { $needed } Punkte wert sein, und die beste hier bringt { $points }. Wähle eine größere.
}

reject-no_such_meld = Diese Kombination liegt nicht auf dem Tisch. Sieh noch einmal hin.
reject-layoff_disabled = In diesem Spiel wird nicht angelegt. Leg stattdessen neue Kombinationen aus.
reject-layoff_needs_opening = Anlegen kannst du nach deiner Erstmeldung in dieser Runde.
reject-layoff_not_in_opening_turn = In diesem Spiel darfst du im Zug deiner Erstmeldung nicht anlegen. Das geht ab deinem nächsten Zug.
reject-layoff_needs_meld = Anlegen kannst du, sobald du in dieser Runde eine eigene Kombination ausgelegt hast.
reject-layoff_target = { $targets ->
    [own] In diesem Spiel legst du nur an deine eigenen Kombinationen an. Wähle eine von deinen.
    [others] In diesem Spiel legst du nur an Kombinationen der anderen an. Wähle eine davon.
   *[other] An diese Kombination kannst du nicht anlegen. Wähle eine andere.
}
reject-does_not_fit = { $choices ->
    [none] { $card } passt dort nicht. Wähle eine andere Karte oder eine andere Kombination.
   *[other] { $card } passt nicht an diese Kombination, wohl aber { $choices }.
}
reject-swap_disabled = In diesem Spiel bleiben Joker auf dem Tisch, wo sie sind.
reject-swap_needs_opening = Einen Joker kannst du nach deiner Erstmeldung in dieser Runde befreien.
reject-swap_no_joker = { $card ->
    [none] In dieser Kombination steht kein Joker für diese Karte.
   *[other] In dieser Kombination steht kein Joker für { $card }. Nur die Karte, für die er steht, befreit ihn.
}
reject-freed_joker_unused = { $freed ->
    [immediately_in_new_meld] Ein befreiter Joker muss sofort in eine neue Kombination. Wähle die Karten dafür gleich mit aus.
   *[other] Ein befreiter Joker muss sofort wieder auf den Tisch. Wähle gleich mit aus, wohin.
}

reject-discard_empty = Der Ablagestapel ist leer. Zieh vom Nachziehstapel.
reject-stock_only = { $why ->
    [claimed] Die abgelegte Karte hat schon jemand.
    [refused] Ihr habt beide die offene Karte abgelehnt.
   *[often] Es wurden zu viele abgelegte Karten nacheinander genommen.
} Diesmal ziehst du vom Nachziehstapel.
reject-take_not_allowed = Von der Ablage nimmst du hier noch nicht. Zieh vom Nachziehstapel.
reject-take_top_only = Vom Ablagestapel darfst du nur die oberste Karte nehmen. Nimm sie, oder zieh vom Nachziehstapel.
reject-pile_too_small = { $count ->
    [1] Auf dem Ablagestapel liegt nur eine Karte. Nimm sie, oder zieh vom Nachziehstapel.
   *[other] Auf dem Ablagestapel liegen { $count } Karten. Nimm nicht mehr als diese.
}
reject-taken_not_melded = { $card } darfst du nur nehmen, wenn die Karte sofort in eine Kombination kommt. { $where ->
    [pile] Zieh vom Nachziehstapel.
   *[none] Leg sie aus, leg sie an oder gib sie zurück.
}
reject-nothing_to_return = Du hast keine abgelegte Karte genommen, die du zurückgeben könntest.
reject-discard_just_taken = { $card } hast du gerade erst genommen, also kannst du die Karte nicht im selben Zug ablegen. Leg eine andere ab.
reject-keep_a_discard = { $card ->
    [none] Am Ende deines Zuges legst du eine Karte ab, also behalte eine dafür.
   *[other] Am Ende deines Zuges legst du eine Karte ab. { $card } hast du gerade erst genommen, also behalte eine andere dafür.
}
reject-knock_not_allowed = Rommé bieten kannst du gerade nicht. Leg ohne Gebot ab.
reject-knock_too_high = Du hättest noch { $left } Punkte auf der Hand. { $test ->
    [exactly] Rommé bieten darfst du mit genau { $limit }.
   *[at_most] Rommé bieten darfst du mit höchstens { $limit }.
} Leg ohne Gebot ab.

reject-stale_window-buying = Diese Karte ist nicht mehr zu kaufen. Die nächste schon.
reject-no_window-buying = Gerade ist keine Karte zu kaufen. Zu zweit wird keine Ablage verkauft: Wer dran ist, nimmt sie einfach.
reject-claim_not_asked-buying = Diese Karte kannst du nicht kaufen. Es kommt wieder eine.
reject-window_closed-buying = Die Zeit, diese Karte zu kaufen, ist um.
reject-no_window = Gerade gibt es keine Karte, auf die du klopfen könntest. Zu zweit gibt es nie eine.
reject-no_window-claimless = Auf abgelegte Karten klopft an diesem Tisch niemand. Er zeigt, wer dran ist.
reject-claim_not_asked = Auf diese Karte kannst du nicht klopfen. Es kommt wieder eine.
reject-claim_answered = Für diese Karte hast du schon geantwortet. Dabei bleibt es.
reject-window_closed = Die Zeit, auf diese Karte zu klopfen, ist um.

reject-rearrange_disabled = In diesem Spiel bleiben Kombinationen, wie sie liegen. Leg neue aus, oder leg an, wo das erlaubt ist.
reject-table_piece_missing = { $card } lag auf dem Tisch und muss dort bleiben. Bau die Karte in eine Kombination ein.
reject-piece_from_nowhere = { $card } hast du nicht, und auf dem Tisch liegt keine weitere. Leg, was da ist.
reject-nothing_laid = Beim Umbauen legst du Karten von deiner Hand dazu, mindestens { $min }. Nimm noch mehr von deinen dazu.
reject-nothing_laid-tiles = { $min ->
    [1] Von deinem Bänkchen ist nichts dabei. Leg mindestens einen eigenen Stein dazu, oder zieh stattdessen einen.
   *[other] Zum Auslegen brauchst du mindestens { $min } Steine von deinem Bänkchen. Nimm mehr dazu, oder zieh stattdessen einen.
}
reject-joker_locked = Der Joker steht für { $face }, bis { $face } selbst an seine Stelle kommt. Lass ihn, wo er ist.
reject-meld_locked = { $cards }: Diese Kombination hat einen Joker und wird nicht zerlegt. Leg an, oder befrei zuerst den Joker.
reject-origin_broken = Von { $cards } müssen mindestens drei zusammenbleiben. Nimm weniger weg.

reject-table_needs_opening = Die Kombinationen auf dem Tisch kannst du erst nach deiner Eröffnung nutzen. Leg zuerst { $needed } Punkte aus, allein von deinem Bänkchen.
reject-no_tile_to_take = So ein Stein liegt gerade nicht offen. Zieh einen aus dem Vorrat.
reject-open_tile_finishes = { $card } darfst du nur nehmen, um damit dein ganzes Bänkchen auszulegen. Sonst lass den Stein liegen.
reject-taken_needs_new_meld = { $card } darfst du nur nehmen, um damit sofort eine neue Kombination auszulegen. Zieh stattdessen einen Stein.
reject-put_one_aside = Du hast in diesem Zug ausgelegt. Leg zum Schluss einen Stein weg.
reject-must_lay = Du kannst Steine auslegen, und in diesem Spiel musst du dann auch. Sieh nach, wie sich der Tisch umbauen lässt.

reject-draw_first-tiles = Nimm erst einen Stein. Dann leg aus, oder leg einen weg.
reject-already_drawn-v1 = Einen Stein hast du in diesem Zug schon genommen. Leg Steine aus, oder leg einen weg.
reject-already_drawn-tiles = Gezogen hast du schon. Leg Steine aus, wenn du magst, dann beende deinen Zug.
reject-awaiting_shuffle-tiles = Die Steine werden gemischt. Versuch es gleich noch einmal.
reject-piece_from_nowhere-tiles = { $card } hast du nicht, und auf dem Tisch liegt kein weiterer. Leg, was da ist.
reject-joker_unannounced-tiles = { $choices ->
    [none] Sag dazu, für welchen Stein der Joker steht.
   *[other] Sag dazu, für welchen Stein der Joker steht: { $choices }.
}
reject-joker_cannot_stand_for-tiles = { $choices ->
    [none] In dieser Kombination kann der Joker nicht für { $face } stehen. Wähle einen anderen Stein für ihn.
   *[other] Hier kann der Joker nicht für { $face } stehen, wohl aber für { $choices }.
}
reject-bad_shuffle-tiles = Diese Reihenfolge ist keine Mischung dieser Steine.
reject-not_in_hand-tiles = { $card } hast du nicht. Wähle aus dem, was du hast.
reject-nothing_chosen-tiles = Du hast keinen Stein gewählt. Wähle erst Steine auf deinem Bänkchen.
reject-unknown_card-tiles = { $choices ->
    [none] { $text ->
        [none] Das ist kein Stein. Schreib den Buchstaben seiner Farbe und seine Zahl, oder JK für einen Joker. Die Buchstaben stehen unter { button-rules }.
       *[other] „{ $text }“ ist kein Stein. Schreib den Buchstaben seiner Farbe und seine Zahl, oder JK für einen Joker. Die Buchstaben stehen unter { button-rules }.
    }
   *[other] „{ $text }“ ist kein Stein. Schreib { $choices }.
}
reject-one_card-tiles = Das sind { $count } Steine, { $cards }. Nenn einen davon.
reject-meld_too_short-tiles = Das sind zu wenige Steine für eine Kombination. Sie braucht mindestens { $min }.
reject-not_a_meld-tiles = { $max ->
    [none] { $cards ->
        [none] Diese Steine sind weder Gruppe noch Reihe. Eine Gruppe ist eine Zahl in verschiedenen Farben, eine Reihe sind Zahlen einer Farbe in Folge.
       *[other] { $cards }: Diese Steine sind weder Gruppe noch Reihe. Eine Gruppe ist eine Zahl in verschiedenen Farben, eine Reihe sind Zahlen einer Farbe in Folge.
    }
   *[other] Eine Reihe hat höchstens { $max } Steine. Leg weniger davon aus.
}
reject-set_suit_repeated-tiles = In einer Gruppe gibt es jede Farbe nur einmal, und { $card } wäre zweimal da. Lass einen weg.
reject-set_too_large-tiles = Eine Gruppe hat höchstens { $max } Steine. Lass einen weg.
reject-run_broken-tiles = { $repeated ->
    [none] { $missing ->
        [none] Diese Steine folgen nicht aufeinander. Eine Reihe hat keine Lücken.
       *[other] Die Reihe hat eine Lücke: { $missing }. Füll sie, mit einem Joker, wenn du einen hast, oder leg weniger Steine aus.
    }
   *[other] In einer Reihe gibt es jeden Stein nur einmal, und { $repeated } ist zweimal da. Lass einen weg.
}
reject-run_wraps-tiles = Die Eins steht nur unter der Zwei. Eine Reihe endet bei 13.
reject-too_many_jokers-tiles = { $jokers ->
    [1] Ein Joker ist zu viel für diese Kombination. Nimm dafür einen anderen Stein.
   *[other] Das sind zu viele Joker für diese Kombination. Nimm für einige davon andere Steine.
}
reject-opening_short-tiles = { $points ->
    [none] Für deine ersten Kombinationen der Runde ist das zu wenig. Leg von deinem Bänkchen noch etwas dazu.
   *[other] Deine ersten Kombinationen der Runde müssen { $needed } Punkte wert sein, allein von deinem Bänkchen, und diese bringen { $points }. Leg mehr aus, oder zieh einen Stein.
}
reject-freed_joker_unused-tiles = { $freed ->
    [immediately_in_new_meld] Ein befreiter Joker muss im selben Zug in eine neue Kombination. Leg eine mit ihm aus.
   *[other] Ein befreiter Joker muss im selben Zug wieder auf den Tisch. Wähle, wohin.
}
reject-take_not_allowed-tiles = In diesem Spiel kommen Steine nur aus dem Vorrat. Zieh einen.
reject-taken_not_melded-tiles = { $card } darfst du nur nehmen, um den Stein sofort auszulegen. Leg ihn aus, oder lass ihn liegen.
reject-stock_empty-tiles = Der Vorrat ist leer. Leg Steine aus, oder passe, wenn du nicht kannst oder willst.
reject-may_not_pass-v1 = Passen kannst du nur, wenn es keinen Stein zu nehmen gibt. Leg Steine aus, oder leg einen weg.
reject-may_not_pass-tiles = Passen kannst du nur, wenn es keinen Stein zu ziehen gibt. Leg Steine aus, oder zieh einen.

reject-nothing_to_flip = Du hast gerade nichts aufzudecken. Warte auf die anderen.

reject-upcard_first = Dir wird die offene Karte { $card } angeboten. Erst musst du sie nehmen oder ablehnen.
reject-knock_too_high-gin = Deine losen Karten würden { $left } Punkte zählen, und klopfen darfst du mit höchstens { $limit }. Leg ab, ohne zu klopfen.
reject-no_window-gin = Du klopfst beim Ablegen: in deinem Blatt, oder mit **{ option-call.name }** bei /{ command-discard.name }.
reject-big_gin_disabled = In diesem Spiel wird vor dem Klopfen nichts ausgelegt. Leg eine Karte ab, und klopf mit ihr, wenn du kannst.
reject-big_gin_needs_all = Für Big Gin muss jede Karte in einer Kombination sein. Noch lose: { $cards }. Leg stattdessen eine ab und klopf.
reject-lay_off_first = Dein Gegenüber hat geklopft. Leg an, was du magst, oder lass für dich anlegen.

reject-start_with_eight = Du beginnst die Runde mit { $card }. Leg zuerst diese Karte.
reject-no_place_in_row = { $card } hat noch keinen Platz. Eine Reihe beginnt mit ihrer Acht und wächst um die nächste Karte nach unten oder oben.
reject-stock_empty = Der Nachziehstapel ist leer. Leg eine Karte, oder passe, wenn keine passt.
reject-must_place = Du hast eine Karte, die passt, also leg eine. Gezogen wird nur, wenn keine passt.
reject-may_not_pass = Passen kannst du nur, wenn keine Karte passt und der Nachziehstapel leer ist. Leg eine Karte oder zieh eine.

reject-no_game_here = In diesem Kanal gibt es kein Spiel. Eröffne eins mit /{ command-game.name } { command-game-new.name }.
reject-no_such_game = Dieses Spiel ist weg. Welche da sind, zeigt dir /{ command-game.name } { command-game-list.name }.
reject-channel_busy = In diesem Kanal gibt es schon ein Spiel. Wähle einen anderen Kanal oder einen neuen Thread.
reject-not_a_lobby = Dieses Spiel hat schon begonnen: Plätze und Regeln stehen fest.
reject-set_aside = Dieses Spiel lässt sich gerade nicht lesen, aber seine Züge sind aufgehoben. Wer Talon betreibt, kann nachsehen, warum. Hier darfst du ein neues eröffnen.
reject-not_running = { $status ->
    [lobby] Dieses Spiel hat noch nicht begonnen: Mit /{ command-game.name } { command-game-start.name } geht es los.
    [cancelled] Hier wird nicht mehr gespielt: Diese Partie wurde geschlossen oder abgesagt.
    [finished] Diese Partie ist aus.
   *[other] Dieses Spiel läuft nicht.
}
reject-already_joined = Du sitzt schon an diesem Tisch.
reject-not_joined = Du sitzt nicht an diesem Tisch. Setz dich mit /{ command-game.name } { command-game-join.name } dazu, solange die Lobby offen ist.
reject-lobby_full = Alle { $seats } Plätze an diesem Tisch sind besetzt. Eröffne einen anderen mit /{ command-game.name } { command-game-new.name }.
reject-too_few_seats = Dieses Spiel braucht mindestens { $min } am Tisch. Warte auf weitere, oder setz einen Computer dazu.
reject-not_host = Das kann nur, wer diesen Tisch leitet: { $host_id }.
reject-not_seated = Du hast keinen Platz in diesem Spiel. Was alle sehen dürfen, zeigt sein Tisch.
reject-no_hand = In diesem Spiel hat niemand ein Blatt. Spiel am Tisch oder mit /{ command-flip.name }.
reject-not_your_seat = Dieser Platz gehört nicht dir. Öffne dein eigenes Blatt mit /{ command-hand.name }.
reject-unknown_variant = Ein Spiel namens „{ $variant }“ gibt es nicht. Wähle eins aus der Liste.
reject-bad_switch = { $why }
reject-half_a_rule = „{ $typed }“ ist keine Hausregel. Schreib den Namen eines Schalters, = und einen Wert, etwa `match.end=fixed_rounds`.
reject-bad_pace = { $turn_min ->
    [none] „{ $given }“ ist kein Tempo. Wähle `{ pace-live }`, `{ pace-quick }`, `{ pace-daily }`, `{ pace-slow }` oder `{ pace-friendly }`, oder schreib die Zeit für einen Zug, einen Schrägstrich und die zum Klopfen: `90s/20s`, `1h 30m/5m`, oder `8h+1d/30m` mit einem Tag Reserve.
   *[other] Dieses Tempo geht nicht: Ein Zug dauert { $turn_min } bis { $turn_max }, das Klopfen { $window_min } bis { $window_max } und nicht länger als der Zug, und die Reserve beträgt höchstens { $reserve_max }.
}
reject-bad_seats = Dieses Spiel ist für { $known } Personen.
reject-not_finished = Diese Partie läuft noch. Ihren Verlauf kannst du ansehen, wenn sie aus ist.
reject-hands_closed = { $why ->
    [round] Andere Tische dieser Runde spielen noch. Danach werden die Blätter gezeigt.
   *[match] Die Blätter werden gezeigt, wenn die Partie aus ist.
}
reject-not_played_on = Von hier aus lässt sich nicht weiterspielen. Geh zu einem früheren Zug zurück.
reject-moments_posted = Du hast innerhalb einer Stunde { $most } Momente gepostet. Versuch es bitte wieder in { LENGTH($wait, case: "dative") }.
reject-not_its_channel = Momente werden dort gepostet, wo die Partie war: { $channels }.
reject-unknown_strength = Einen Computer der Stärke „{ $strength }“ gibt es nicht. Wähle { $known }.
reject-not_a_keeper = Die Einstellungen kann nur ändern, wer diesen Server verwalten darf. An deinem eigenen Tisch bestimmst du die Regeln.
reject-no_rule_set = { $name ->
    [none] Regeln mit diesem Namen hat dieser Server nicht. Siehe /{ command-settings.name }.
   *[other] Regeln namens „{ $name }“ hat dieser Server nicht. Siehe /{ command-settings.name }.
}
reject-rule_sets_full = Dieser Server hat schon { $most } Regelsätze, und mehr passen nicht. Vergiss erst einen.
reject-bad_name = Ein Name hat 1 bis { $most } Zeichen. Wähle einen anderen.
reject-name_taken = Der Name „{ $name }“ ist schon vergeben. Wähle einen anderen oder vergiss erst jene Regeln.
reject-standard_rules = „{ $name }“ heißen die Standardregeln. Wähle einen anderen Namen.
reject-too_late = Deine Zeit war um, also hat die Uhr für dich gespielt.
