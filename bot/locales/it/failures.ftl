### The last word to an interaction that went wrong.

failure-unforeseen = Scusa, da noi qualcosa è andato storto. Apri un pannello nuovo con /{ command-hand.name } o /{ command-table.name } per vedere a che punto è la partita. (Riferimento { $reference })
failure-outdated-panel = Questo pannello è di una versione vecchia. Aprine uno nuovo con /{ command-hand.name } o /{ command-table.name }.
failure-not-in-private = Funziona solo nel canale di un server, dove c’è la partita.
failure-you-lack-permission = In questo canale non hai il permesso per farlo. Chi modera può aiutarti.
failure-bot-lacks-permission = In questo canale mi manca un permesso. Chi modera può permettermi di vederlo, inviare messaggi, allegare file e leggerne la cronologia.
failure-command-outdated = Quel comando è appena cambiato. Ricarica Discord e riprova.
failure-bad-option = «{ $value }» qui non va. Scegli tra quelli proposti.
delivery-cannot-be-shown = In questa partita è successo qualcosa che qui non posso mostrare. Niente è perso: vedi a che punto è con /{ command-table.name } o /{ command-hand.name }.
delivery-cannot-be-shown-tournament = In **{ $name }** è successo qualcosa che qui non posso mostrare. Niente è perso: vedi a che punto è con /{ command-tournament.name } { command-tournament-standings.name }.
failure-database-away = Al momento non raggiungo i miei dati, e non è cambiato niente. Riprova tra un minuto.
