reject-invited_only = Cette table est sur invitation. Demandes-en une à { $host_id }, ou mets ta propre table avec /{ command-game.name } { command-game-new.name }.
reject-no_seat_for_you = Tu ne peux pas prendre place à cette table. Mets-en une à toi avec /{ command-game.name } { command-game-new.name }, ou trouves-en une autre avec /{ command-games.name }.
reject-they_sit_here = Cette personne a déjà une place à cette table.
reject-they_do_not_sit_here = Personne de ce nom ne joue à cette table. Choisis quelqu’un qui y joue, à part toi.
reject-too_many_invited = Tu as invité { $most } personnes à cette table, et c’est le maximum. Ouvre-la plutôt à tout le monde.
reject-blocked_sits_here = Sur ta liste de blocage, et à ta table : { $user_id }. Retire ces personnes avec « { button-guests } », ou de ta liste dans /{ command-me.name }.
reject-blocked_by_you = Cette personne est sur ta liste de blocage. Pour l’inviter, retire-la de ta liste dans /{ command-me.name }.
reject-lobby_changed = Ta table vient de changer. Regarde-la, puis commence.
reject-blocks_full = Ta liste a { $most } personnes, le maximum. Retires-en quelqu’un d’abord.
reject-not_blocked = Cette personne n’est pas sur ta liste. /{ command-me.name } montre qui y est.
reject-not_yourself = Choisis quelqu’un d’autre que toi.
reject-barred = { $until ->
    [none] { $reason ->
        [none] Tu ne peux pas jouer sur ce serveur pour le moment. Demande à ceux qui le gèrent.
       *[other] Tu ne peux pas jouer sur ce serveur pour le moment (« { $reason } »). Demande à ceux qui le gèrent.
    }
   *[other] { $reason ->
        [none] Tu ne peux pas jouer sur ce serveur pour le moment. Ça finit { $until }.
       *[other] Tu ne peux pas jouer sur ce serveur pour le moment (« { $reason } »). Ça finit { $until }.
    }
}
reject-not_barred = Cette personne peut déjà jouer sur ce serveur. /{ command-settings.name } montre qui ne le peut pas.
reject-no_person = C’est un programme, et un programme n’a pas de place à une table. Choisis une personne, ou ajoute plutôt un ordinateur.

button-guests = Invités
button-guests-only = Sur invitation
button-guests-anybody = Ouvrir à tous
lobby-by-invitation = -# Sur invitation seulement.

guests-about =
    ## Invités à ta table de { $game }
    { $only ->
        [yes] Seules les personnes que tu invites peuvent y prendre place.
       *[no] Tout le monde peut y prendre place. Qui tu invites reçoit un mot.
    }
    { $invited ->
        [none] Aucune invitation encore.
       *[other] Invitations : { $invited }
    }
guests-select-invite = Inviter quelqu’un …
guests-select-out = Retirer quelqu’un …
guests-invitation = { $host } t’invite à une table de [{ $game }]({ $board }) dans { $channel }. Rythme : { $pace }.
guests-parted = Tu n’es plus à la table en préparation de { $game } dans { $channel } : quelqu’un de ta liste de blocage y a une place. Personne d’autre que toi ne sait pourquoi.
guests-out = { $host } t’a retiré ta place à la table de { $game } dans { $channel }. Une invitation te permettrait de revenir.

button-me-blocks = Liste de blocage
blocks-about =
    ## Ta liste de blocage
    Tu n’es jamais à une table avec ceux de cette liste, ni avant le début ni en remplacement. Dans un tournoi, tu ne partages une table avec eux que s’il n’y a pas d’autre moyen. Personne ne leur dit rien. Les parties déjà en cours continuent.
    { $count ->
        [0] Personne n’y est.
       *[other] Personnes sur la liste : { $count }. { $names }
    }
blocks-select-add = Y mettre quelqu’un …
blocks-select-off = En retirer quelqu’un …
blocks-on = { $who } est sur ta liste. Personne ne le sait.
blocks-off = { $who } n’est plus sur ta liste.
blocks-shared = { $what ->
    [match] Vous jouez ensemble dans [{ $game }]({ $board }). Cette partie continue, et tu peux la quitter.
    [mine] Vous êtes à la même table en préparation, la tienne : [{ $game }]({ $board }). Elle ne peut pas commencer ainsi : retire cette personne, ou pars toi-même.
   *[left] Vous étiez à la même table en préparation, [{ $game }]({ $board }), et tu n’y es plus. Personne n’y sait pourquoi.
}
button-blocks-guests = Retirer cette personne …
