### Who plays with whom: invitations, block lists, whom a server bars. “They” are one person, or several.

reject-invited_only = This table is by invitation. Ask { $host_id } for one, or set a table of your own with /{ command-game.name } { command-game-new.name }.
reject-no_seat_for_you = You cannot sit at this table. Set one of your own with /{ command-game.name } { command-game-new.name }, or find another with /{ command-games.name }.
reject-they_sit_here = They sit at this table already.
reject-they_do_not_sit_here = There is no such player at this table. Choose one of its players other than yourself.
reject-too_many_invited = You have invited { $most } people to this table, and that is as many as there can be. Open it to everybody instead.
reject-blocked_sits_here = On your block list, and at your table: { $user_id }. Take them out with “{ button-guests }”, or take them off your list in /{ command-me.name }.
reject-blocked_by_you = They are on your block list. Take them off it first, in /{ command-me.name }.
reject-lobby_changed = Your table has just changed. Look again, then start.
reject-blocks_full = Your list has { $most } people, as many as there can be. Take somebody off it first.
reject-not_blocked = They are not on your list. /{ command-me.name } shows who is.
reject-not_yourself = Choose somebody other than yourself.
reject-barred = { $reason ->
    [none] You may not play in this server at present.
   *[other] You may not play in this server at present (“{ $reason }”).
} { $until ->
    [none] Ask those who manage it.
   *[other] This ends { $until }.
}
reject-not_barred = They may play in this server already. /{ command-settings.name } lists those who may not.
reject-no_person = That is a bot, and bots have no seat at a table. Choose a person, or add a computer player instead.

button-guests = Guests
button-guests-only = Only by invitation
button-guests-anybody = Open to everybody
lobby-by-invitation = -# By invitation only.

# $invited is a list of mentions.
guests-about =
    ## Guests at your table of { $game }
    { $only ->
        [yes] Only those whom you invite can sit down.
       *[no] Everybody can sit down. Whom you invite gets a word.
    }
    { $invited ->
        [none] Nobody is invited yet.
       *[other] Invited: { $invited }
    }
# Hints in selects (…-select-…): at most 100 characters.
guests-select-invite = Invite somebody …
guests-select-out = Take somebody out …
guests-invitation = { $host } invites you to a table of [{ $game }]({ $board }) in { $channel }. Pace: { $pace }.
guests-parted = You are out of the lobby of { $game } in { $channel }, as somebody on your block list sits there. Only you are told why.
guests-out = { $host } has taken you out of the lobby of { $game } in { $channel }. You can come back if you are invited.

button-me-blocks = Block list
blocks-about =
    ## Your block list
    You are never seated at a table with those on this list, neither in a lobby nor as a substitute. In a tournament you share a table only where there is no other way. They are not told. Matches that you both play go on.
    { $count ->
        [0] Nobody is on it.
       *[other] { $count } on it: { $names }
    }
blocks-select-add = Put somebody on it …
blocks-select-off = Take somebody off it …
blocks-on = { $who } is on your list. Nobody is told.
blocks-off = { $who } is off your list.
blocks-shared = { $what ->
    [match] You both play in [{ $game }]({ $board }). That match goes on, and you may leave it.
    [mine] You both sit in your lobby of [{ $game }]({ $board }). It cannot start like this: take them out, or leave it yourself.
   *[left] You both sat in the lobby of [{ $game }]({ $board }), so you are out of it now. Nobody there is told why.
}
button-blocks-guests = Take them out …
