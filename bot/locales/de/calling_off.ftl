calling-off = [{ $game }]({ $board }) absagen? Im Spiel: { $players }; es ist Runde { $round }. { $decides ->
    [yes] Du entscheidest als Moderation. Die Partie ruht 24 Stunden, und wer mitspielt, darf das zurücknehmen.
    [alone] Niemand sonst spielt mit, also ist sofort Schluss.
   *[no] Die anderen am Tisch müssen einverstanden sein. Sind es alle, die dort sitzen oder saßen, ist sofort Schluss; sonst in 24 Stunden, und so lange dürfen es alle zurücknehmen.
}
calling-off-lobby = Diesen Tisch absagen ({ $game })? { $count ->
    [1] Daran sitzt { $players }.
   *[other] Daran sitzen { $players }.
}
calling-off-kept = { $stage ->
    [lobby] Der Tisch bleibt.
   *[running] Die Partie geht weiter.
}
calling-off-wanted = { $stage ->
    [over] Dieses Spiel ist abgesagt.
    [suspended] Die Partie ruht. In 24 Stunden ist sie aus, außer jemand am Tisch will weiterspielen.
   *[asked] Die anderen werden gefragt, ob sie einverstanden sind.
}
calling-off-notice = { $stage ->
    [asked] { $who } möchte [{ $game }]({ $board }) beenden. { $others ->
        [none] {""}
       *[other] { $others }, einverstanden? Bis dahin geht die Partie weiter.
    }
   *[other] [{ $game }]({ $board }) ruht. Bis sie endet, darf wer mitspielt noch weitermachen: Bis wann, steht am Tisch. { $others ->
        [none] {""}
       *[other] { $count ->
            [1] Ist auch { $others } einverstanden, ist sofort Schluss.
           *[other] Sind auch { $others } einverstanden, ist sofort Schluss.
        }
    }
}
calling-off-settled = { $stage ->
    [over] [{ $game }]({ $board }) ist beendet.
   *[running] [{ $game }]({ $board }) geht weiter.
}
button-calling-off = { $stage ->
    [lobby] Absagen
   *[running] Partie absagen
}
button-calling-off-keep = { $stage ->
    [lobby] Tisch behalten
   *[running] { button-keep-playing }
}
button-keep-playing = Weiterspielen
button-calling-off-agree = Beenden: einverstanden

board-suspended = Diese Partie ruht bis { $until }. Dann ist sie aus, außer jemand am Tisch will weiterspielen.

reject-suspended = Diese Partie ruht. Wer mitspielt, kann „{ button-keep-playing }“ drücken.
