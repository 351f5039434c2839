### How much one person, one channel or one server may have at a time.

reject-too_many_lobbies = { $where ->
    [server] In questo server hai già tutti i tavoli aperti che puoi avere: { $most }. Prima iniziane o annullane uno.
   *[none] Hai già tutti i tavoli aperti che puoi avere: { $most }. Prima iniziane o annullane uno.
}
reject-too_many_games = { $where ->
    [channel] In questo canale e nei suoi thread hai già tutti i tavoli che una persona può avere: { $most }. Prima finiscine uno, o apri il tuo in un altro canale.
    [server] In questo server giochi già a tutti i tavoli possibili: { $most }. Prima lasciane o finiscine uno.
   *[none] Giochi già a tutti i tavoli possibili: { $most }. Prima lasciane o finiscine uno.
}
reject-channel_full = { $most ->
    [1] In questo canale e nei suoi thread c’è già una partita, e di più non si può. Apri la tua in un altro canale, o aspetta che finisca.
   *[other] In questo canale e nei suoi thread ci sono già { $most } partite, e di più non si può. Apri la tua in un altro canale, o aspetta che ne finisca una.
}
reject-too_many_today = { $most ->
    [1] Nelle ultime 24 ore hai già aperto un tavolo, e di più non si può. Riprova domani.
   *[other] Nelle ultime 24 ore hai già aperto { $most } tavoli, e di più non si può. Riprova domani.
}
reject-server_full = { $most ->
    [1] In questo server c’è già una partita, e di più non si può. Aspetta che finisca.
   *[other] In questo server ci sono già { $most } partite, e di più non si può. Aspetta che ne finisca una.
}
reject-too_fast = Era tanto per un minuto solo. Riprova tra { $wait }.
reject-too_busy = { $where ->
    [server] In un minuto ho parlato molto in questo server. Riprova tra { $wait }.
   *[other] In un minuto ho parlato molto in questo canale. Riprova tra { $wait }.
}
reject-bad_limit = «{ $given }» qui non è un limite. Scrivi un numero intero da 1 a { $most }, o niente per quello normale.
reject-bad_days = «{ $given }» non è un numero di giorni. Scrivine uno da 1 a { $most }, o niente: finché non permetti di nuovo di giocare.
reject-may_not_open = In questo server apre tavoli solo chi ha il ruolo { $roles }. Puoi comunque entrare in uno.
reject-not_in_this_channel = In questo server i tavoli si aprono solo in { $channels }. Apri lì il tuo.
