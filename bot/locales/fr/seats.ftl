lobby-absence = { $leaving ->
    [forfeit] Rate { $misses } tours et un ordinateur te remplace jusqu’à ton retour. Pars, et tu es hors jeu.
   *[computer] Rate { $misses } tours et un ordinateur te remplace ; rates-en { $kept } de plus et ta place est libre.
}
lobby-seat-punctual = -# { $name } joue { $share } % de ses tours à temps.

notice-seat-open = La place de { $who } dans [{ $game }]({ $board }) est libre. { $paused ->
    [yes] Personne n’est là, alors la partie attend.
   *[no] En attendant, l’ordinateur la joue.
} Prends-la, et tu continues avec ses cartes et son score ; le résultat donne les deux noms.{ $back ->
    [no] {""}
   *[yes] {" "}D’ici là, { $who } peut revenir.
}
notice-seat-taken = { $name } continue à la place de { $before } dans [{ $game }]({ $board }), avec ses cartes et son score.
button-seat-take = Prendre la place de { $name }
button-seat-open = Libérer la place de { $name }
button-players = Joueurs
button-seat-leave = Partir

seat-taken = Tu joues maintenant à la place de { $name }, avec ses cartes et son score.

players-heading = ## Les joueurs de [{ $game }]({ $board })
players-line = { $seat }. { $told }
players-computer = ordinateur
players-free = la place est libre
players-away = pas là
players-played = l’ordinateur joue
players-host = a ouvert la table
players-before = à la place de { $before }
players-freeing = { $opens ->
    [closed] Quelqu’un qui jouait ici a fait effacer ses données : personne de nouveau ne prend de place dans cette partie.
    [yes] Quand quelqu’un a raté { $misses } tours de suite, { $host } peut libérer sa place.
   *[no] Dans cette partie, aucune place ne se libère : si tu pars, tu es hors jeu.
}

board-paused = { $opens ->
    [alone] Tu n’es pas là. Joue un coup, et la partie reprend.
    [yes] Personne n’est là, alors la partie est en pause jusqu’à ce que quelqu’un revienne, ou prenne une place libre.
   *[no] Personne n’est là, alors la partie est en pause jusqu’à ce que quelqu’un revienne.
}
summary-seat-held = { $name } a continué à la place de { $before }.

my-games-open-seat = **{ $game }**, { $channel }, { $pace } : la place de { $name } est libre, et tu continuerais avec ses cartes et son score. [Tableau]({ $board })

reject-no_open_seat = Cette partie est en cours, et toutes ses places sont prises. Ouvres-en une autre avec /{ command-game.name } { command-game-new.name }.
reject-seat_taken = Cette place n’est plus libre : { $name } la joue.
reject-somebody_was_forgotten = Quelqu’un qui jouait ici a fait effacer ses données, et je ne peux pas savoir si c’était toi. Personne de nouveau ne prend donc de place dans cette partie.
reject-has_seen_a_hand = Tu y as déjà vu les cartes d’une place : tant qu’on peut y jouer, tu ne peux pas en prendre une autre.
reject-seats_stay = Dans cette partie, une place reste à qui l’a prise : on ne peut pas la libérer.
reject-not_away = Une place ne se libère que si on l’a quittée, ou si on a raté { $misses } tours de suite.
