lobby-absence = { $leaving ->
    [forfeit] Mis { $misses } beurten en een computer valt in tot je terug bent. Ga je weg, dan lig je eruit.
   *[computer] Mis { $misses } beurten en een computer valt in; mis er nog { $kept } en je plaats is vrij.
}
lobby-seat-punctual = -# { $name } speelt { $share } % van de beurten op tijd.

notice-seat-open = De plaats van { $who } in [{ $game }]({ $board }) is vrij. { $paused ->
    [yes] Iedereen is weg, dus de partij wacht.
   *[no] Intussen speelt de computer er.
} Neem hem, en je speelt verder met die kaarten en die score; de uitslag noemt jullie allebei.{ $back ->
    [no] {""}
   *[yes] {" "}Tot dan mag { $who } terugkomen.
}
notice-seat-taken = { $name } speelt verder op de plaats van { $before } in [{ $game }]({ $board }), met die kaarten en die score.
button-seat-take = Neem plaats van { $name }
button-seat-open = Maak plaats vrij: { $name }
button-players = Spelers
button-seat-leave = Verlaten

seat-taken = Vanaf nu speel je op de plaats van { $name }, met die kaarten en die score.

players-heading = ## De spelers van [{ $game }]({ $board })
players-line = { $seat }. { $told }
players-computer = een computerspeler
players-free = de plaats is vrij
players-away = weg
players-played = de computer speelt
players-host = de organisator
players-before = op de plaats van { $before }
players-freeing = { $opens ->
    [closed] Van iemand die hier zat zijn de gegevens gewist: niemand nieuw neemt een plaats in deze partij.
    [yes] Mist iemand { $misses } beurten op rij, dan mag { $host } die plaats vrijmaken.
   *[no] In deze partij komt geen plaats vrij voor anderen: ga je weg, dan lig je eruit.
}

board-paused = { $opens ->
    [alone] Je bent weg. Doe een zet, en het gaat verder.
    [yes] Iedereen is weg, dus de partij ligt stil tot iemand terugkomt of een vrije plaats neemt.
   *[no] Iedereen is weg, dus de partij ligt stil tot iemand terugkomt.
}
summary-seat-held = { $name } speelde verder op de plaats van { $before }.

my-games-open-seat = **{ $game }**, { $channel }, { $pace }: de plaats van { $name } is vrij, en je speelt verder met die kaarten en die score. [Bord]({ $board })

reject-no_open_seat = Deze partij loopt al, en alle plaatsen zijn bezet. Open een andere met /{ command-game.name } { command-game-new.name }.
reject-seat_taken = Die plaats is niet meer vrij: daar speelt { $name }.
reject-somebody_was_forgotten = Van iemand die hier zat zijn de gegevens gewist, en ik weet niet of jij dat was. Daarom neemt niemand nieuw een plaats in deze partij.
reject-has_seen_a_hand = Je hebt daar al de kaarten van een plaats gezien, dus je kunt geen andere nemen zolang er nog verder gespeeld kan worden.
reject-seats_stay = In deze partij blijft een plaats bij zijn speler, dus die kan niet voor anderen vrijkomen.
reject-not_away = Een plaats komt pas vrij als de speler weg is, of { $misses } beurten op rij heeft gemist.
