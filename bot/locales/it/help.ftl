### From zero to the first move: pages of at most 90 words. On buttons, { $card } is 8♦.

help-name = Aiuto

help-start-title = Iniziare una partita
help-start = **/{ command-game.name } { command-game-new.name }** apre un tavolo qui, o in un thread apposta: scegli il gioco, in quanti e a che ritmo: *{ pace-live }* per una serata, *{ pace-daily }* per una mossa al giorno.
    Gli altri premono **{ button-join }**. Non c’è nessuno? Aggiungi un computer in **{ button-change }**. Poi premi **{ button-start }**.

    Un canale tiene una partita alla volta. Tu puoi giocare a più tavoli.

    {"**"}Gioco nuovo per te?** **/{ command-learn.name }** ti dà un allenamento contro il computer, e a ogni turno una riga dice che cosa puoi fare e perché.

help-table-title = Il tavolo
help-table = L’immagine nel canale è il tavolo: le combinazioni, il mazzo di pesca, il mazzo degli scarti, quante carte o pezzi ha ciascuno, e a chi tocca. Se è scivolata via, te la mostra **/{ command-table.name }**.
    I pulsanti sotto sono per tutti.

help-hand-title = Le tue carte
help-hand = Premi **{ button-hand }** sotto il tavolo, o scrivi **/{ command-hand.name }**. La vedi solo tu.
    {"**"}I pulsanti verdi** fanno ciò che dicono: **{ button-board-draw }**, **{ button-lay-all }**, **{ button-discard-card }**. Da scartare nominano la carta di 💡, altrimenti quella appena pescata se non lega con niente, altrimenti la più cara che non lega, dal seme più basso.
    {"**"}Scegli le carte** nell’elenco per tutto il resto: i pulsanti parlano allora di quelle. Il resto è in **{ select-more }**: ordinare, ordini fissi, che cosa è successo, regole, orologio.

help-turn-title = Il tuo turno
help-turn = Quando tocca a te, ti chiamo per nome.
    1. **Pesca** una carta dal mazzo di pesca, o prendi lo scarto in cima.
    2. **Cala** se vuoi e puoi.
    3. **Scarta** una carta. Così finisce il tuo turno.

    Uno sbaglio? Prima di scartare, riprendi ciò che hai calato.

    Se ti piace scrivere: **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Scrivi le carte con valore e seme: `7H` `10S` `QD` `AC`, e `JK` per il jolly. Mentre scrivi, ti propongo le tue carte; nessun altro le vede.

help-knock-title = Bussare
help-knock = Nei giochi dove si bussa, ogni scarto è per un po’ a disposizione degli altri: **{ button-board-knock }** o **{ button-board-pass }**. Nessuno vede la tua risposta, e di regola non serve correre: tra chi bussa, la carta va alla prima persona dopo chi ha scartato.
    {"**"}In due** non si bussa: chi è di turno può semplicemente prendere la carta.
    {"**"}{ button-orders }**, tra le tue carte, bussano o passano per te quando non ci sei.

help-others-title = Gli altri giochi di carte
help-others = {"**"}{ variant-name-disney_duel }**: premi **{ button-board-flip }** sotto il tavolo. La carta più alta prende tutto. **{ button-board-run }** gira le tue carte da sole.
    {"**"}{ variant-name-disney_karo8 }**: scegli una carta segnata e premi **{ button-lay }**. Se nessuna va bene, **{ button-board-draw }**.
    {"**"}{ variant-name-gin_rummy }**: prendi la carta scoperta o **{ button-board-refuse }**, poi pesca e **{ button-discard-card }**, o **{ button-bid-card-gin }** con poche carte spaiate.
    {"**"}{ variant-name-rummy_500 }**: la tua mano dice fin dove puoi prendere dagli scarti aperti.
    {"**"}{ variant-name-nsv_basic }**: in certe forme puoi **comprare** la carta scoperta, o chiudere con **{ button-bid-card }**.

help-rebuilding-title = Pezzi, e tavoli da trasformare
help-rebuilding = Con i pezzi o **cali** o **peschi un pezzo**. Non si scarta niente.
    1. Scegli i pezzi nella tua mano e premi **{ button-lay }**. Talon cerca le combinazioni, trasforma il tavolo se serve, e te lo mostra: un più segna i tuoi, una freccia ciò che si è mosso. Nessuno lo vede finché non premi **{ button-benchok }**.
    2. {"**"}{ button-byhand }** sposti i pezzi tu. **{ button-benchsplit }** fa due combinazioni di una, **{ button-benchundo }** torna indietro di un passo.
    3. {"**"}{ button-hint }** mostra una buona strada, dove il tavolo ha scelto i suggerimenti.

    {"**"}{ variant-name-nsv_robber }** funziona così con le carte: pesca, **{ button-rebuild }**, conferma, scarta.

help-house-title = Regole della casa
help-house = Ogni regola di un gioco si può cambiare prima di iniziare. Chi ha aperto il tavolo preme **{ button-change }**, poi **{ button-house }**, e vede ogni regola e come può essere. Regole che non stanno insieme vengono rifiutate, con il motivo. Il tavolo dice quante regole della casa ha.

    Un server tiene le sue preferite: **/{ command-settings.name }**, { server-page-rules }, dà un nome alle regole e le rende quelle del server. Chi apre un tavolo le sceglie in **{ button-change }**.

help-time-title = Quando non ci sei
help-time = Se il tuo tempo scade, Talon fa la mossa più semplice per te. Salta due turni e gioca un computer, o tutto aspetta se non c’è nessuno; resta via, o esci, e il tuo posto è libero.
    Con una tua mossa te lo riprendi, se nessun altro l’ha preso: in quel caso continua con le tue carte e i tuoi punti, e il risultato porta i due nomi. **/{ command-game.name } { command-game-join.name }** prende un posto libero.

    Ogni mescolata è sigillata prima della prima carta: nessuno, nemmeno chi gestisce Talon, può combinare le carte, e tu puoi controllare.

help-company-title = Con chi giochi
help-company = In **{ button-change }** chi ha aperto il tavolo sceglie chi può entrare: tutti, o solo chi ha un invito. Chi è invitato riceve un messaggio, e si può anche far uscire.
    {"**"}/{ command-me.name }** tiene te e un’altra persona a tavoli diversi; nessuno lo viene a sapere. Mostra anche che cosa si conserva di te, te lo dà come file, e lo cancella.
    Chi gestisce un server decide in **/{ command-settings.name }** chi apre tavoli e dove, che cosa è normale, e chi non può giocare.

help-tournaments-title = Tornei
help-tournaments = Premi **{ button-tournament-join }** sotto il tabellone di un torneo, o scrivi **/{ command-tournament.name } { command-tournament-join.name }**. **/{ command-tournament.name } { command-tournament-list.name }** mostra quali ci sono.
    C’è il check-in? Premi **{ button-tournament-checkin }** quando ti chiamo. All’inizio di un turno ti chiamo in un thread con le tue carte. I risultati arrivano da soli.
    A che punto siamo lo dice **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** ti porta al tuo tavolo, ti lascia riposare o ritirarti: il computer continua per te.
    Alla fine **{ button-tournament-fair }** mostra il segreto delle mescolate, e **{ button-tournament-export }** ha tutto ciò che è successo.

help-hosting-title = Organizzare un torneo
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** apre un pannello che vedi solo tu. **{ button-draft-open }** pubblica il tabellone. Tutto il resto è in **/{ command-tournament.name } { command-tournament-host.name }**: iniziare, fermare, dare tempo, decidere un tavolo, revocare. Il tuo motivo lo leggono tutti. Può organizzarne uno chi gestisce il server, e un ruolo in **/{ command-settings.name }**.
    - **{ tournament-format-swiss }**: tutti giocano ogni turno.
    - **{ tournament-format-round_robin }**: tutti incontrano tutti.
    - **{ tournament-format-knockout }**: da ogni tavolo passano i migliori.
    - **{ tournament-format-ladder }**: chi arriva al limite di punti è fuori.
    - **{ tournament-format-league }**: divisioni, con stagioni.
    - **{ tournament-format-arena }**: subito un nuovo tavolo, fino alla campana.
