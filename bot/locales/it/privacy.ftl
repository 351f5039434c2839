### What is kept of somebody.

button-me-privacy = I tuoi dati
privacy-former-player = Nome cancellato
privacy-about =
    ## I tuoi dati
    Conservo il tuo id di Discord, il tuo nome, i posti e le mosse in ogni partita; le tue scelte in /{ command-me.name }, la lista dei blocchi, ordini, bozze, rompicapi e risultati; quanto rispetti i tempi; ciò che hai organizzato. Non leggo messaggi.
    { $days ->
        [one] Una partita si archivia o si cancella { $days } giorno dopo la fine.
       *[other] Una partita si archivia o si cancella { $days } giorni dopo la fine.
    } Il resto rimane finché non lo cancelli.
button-privacy-export = Dammi i miei dati
button-privacy-delete = Cancella i miei dati
button-privacy-sure = Cancella tutto
button-privacy-keep = Tienili
privacy-export = Questo è tutto ciò che conservo di te. Lo vedi solo tu.
privacy-ask =
    ## Cancellare tutto di te?
    { $marks ->
        [0] {""}
       *[other] Una cosa resta fino alla fine delle partite in cui hai avuto un posto: un segno fatto dal tuo id con una chiave segreta, perché nessuno giochi due posti di una partita. Finita quella, si cancella.
    }
    { $lobbies ->
        [0] Non sei in nessuna sala d’attesa.
        [1] Esci dalla sala d’attesa in cui sei.
       *[other] Esci dalle { $lobbies } sale d’attesa in cui sei.
    } { $matches ->
        [0] Non giochi nessuna partita.
        [1] Nella partita che giochi il computer prende il tuo posto per sempre, o è persa dove le regole lo dicono.
       *[other] Nelle { $matches } partite che giochi il computer prende il tuo posto per sempre, o sono perse dove le regole lo dicono.
    } { $tournaments ->
        [0] Non sei in nessun torneo.
        [1] Ti ritiri da un torneo.
       *[other] Ti ritiri da { $tournaments } tornei.
    }
    Le tue impostazioni, la lista dei blocchi, gli ordini e le bozze si cancellano. Partite e risultati finiti dicono «{ privacy-former-player }» dove dicevano il tuo nome; restano, senza di te, perché gli altri possano ancora controllarli e tenere il punteggio di forza. I messaggi che ho pubblicato nei canali restano come sono.
    -# Se sei sulla lista dei blocchi di qualcuno, o un server non ti lascia giocare, questo resta, solo con il tuo id; se è un torneo, o chi ospita ti ha fatto uscire da una sala d’attesa, resta fino alla sua fine un segno fatto dal tuo id. Restano anche i motivi dati dagli organizzatori dei tornei. Non si può tornare indietro.
privacy-deleted = Tutto di te è cancellato, salvo ciò che resta, come ho detto. { $games ->
    [0] Nessuna partita ti nominava.
    [1] Una partita ti nominava.
   *[other] { $games } partite ti nominavano.
}
reject-still_playing = Mentre cancellavo hai preso posto a un tavolo. Ciò che è andato è andato: premi ancora una volta.

application-description = Ramino per chi raramente è online nello stesso momento: tredici giochi di carte e pezzi in 2-6, dal vivo o nell’arco di giorni. La mano è privata, il tavolo è di tutti, ogni mescolata si controlla, i computer riempiono i posti. Anche tornei. Inizia con /{ command-game.name } { command-game-new.name }; senza compagnia: /{ command-learn.name }. Che cosa si conserva di te: /{ command-me.name }.
