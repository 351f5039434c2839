### One’s own settings: /me

command-me = Le tue impostazioni: fuso orario, ore di quiete, vacanza, promemoria, che cosa vedi
    .name = io

me-heading =
    ## Le tue impostazioni
    Solo tue, in ogni server e in ogni partita.
me-zone = { $city } (ora lì: { $clock })
me-zone-none = non ancora noto; serve per ore di quiete, vacanza ed elenco quotidiano
me-when =
    Fuso orario: { $zone }
    { $begins ->
        [none] Ore di quiete: nessuna
       *[other] Ore di quiete: { $begins }-{ $ends }
    }
    { $vacation ->
        [none] Vacanza: nessuna in vista; giorni rimasti quest’anno: { $left }
       *[other] Vacanza: { $vacation }; giorni rimasti quest’anno: { $left }
    }
    { $digest ->
        [none] Elenco quotidiano delle partite in attesa: no
       *[other] Elenco quotidiano delle partite in attesa: { $digest }
    }
    -# Il tuo orologio si ferma nelle ore di quiete e in vacanza, nelle partite che lo permettono.

me-choose-reminders = Come ricordartelo
me-reminders = ## { me-choose-reminders }
me-reminder-mention = Ricordamelo nel canale
me-reminder-direct = Ricordamelo con un messaggio diretto
me-reminder-none = Non ricordarmelo

button-me-zone = Fuso orario
button-me-quiet = Ore di quiete
button-me-vacation = Vacanza
button-me-digest = Elenco quotidiano
button-me-colours = { $on ->
    [yes] Quattro colori: sì
   *[no] Quattro colori: no
}
button-me-text = { $on ->
    [yes] Solo parole: sì
   *[no] Solo parole: no
}
button-me-teach = { $on ->
    [yes] Spiegazioni: sì
   *[no] Spiegazioni: no
}
button-me-knocks = { $on ->
    [yes] Chiamami per bussare: sì
   *[no] Chiamami per bussare: no
}
button-me-asking = { $on ->
    [yes] Chiedi prima di scartare: sì
   *[no] Chiedi prima di scartare: no
}
button-me-plan = Programma una vacanza
button-me-language = Lingua
button-me-back = Alle tue impostazioni

me-form-where = Dove vivi
me-form-quiet = { button-me-quiet }
me-form-digest = { button-me-digest }
me-form-plan = { button-me-plan }
me-field-city = Una grande città vicina, o la tua ora
me-hint-city = Roma, Buenos Aires, Europe/Rome o 21:35
me-field-hours = Da quando a quando, con la tua ora
me-hint-hours = 22:00-08:00; vuoto per nessuna
me-field-digest = Quando, con la tua ora
me-hint-digest = 18:00; vuoto per mai
me-field-first = Primo giorno
me-hint-first = 24.12. o vuoto per oggi
me-field-last = Ultimo giorno, o quanti giorni
me-hint-last = 31.12. o 7

me-which-zone = Vanno bene diversi posti. Quale ha la tua stessa ora?
me-choose-zone = Scegli un posto
me-dates = { $first } – { $last }
me-vacation = { $days ->
    [1] • { $dates }, un giorno
   *[other] • { $dates }, { $days } giorni
}
me-no-vacation = Non hai vacanze in vista.
me-vacations =
    ## Vacanza
    In vacanza i tuoi turni aspettano, nelle partite che lo permettono, e il tavolo lo sa: subito, o quando una partita comincia nei 14 giorni precedenti. Un turno aspetta al massimo 14 giorni.
    { $left ->
        [1] Nel { $year } hai ancora un giorno.
       *[other] Nel { $year } hai ancora { $left } giorni.
    }
me-end-vacation = Annulla o chiudi una vacanza

reject-no_zone = Nessuno sa quando è notte da te. Prima scegli il tuo fuso orario con /{ command-me.name }.
reject-bad_zone = Nessun posto si chiama «{ $given }». Scrivi una grande città vicina, come Roma, o la tua ora, come `21:35`.
reject-bad_hours = «{ $given }» non sono ore di quiete. Scrivi da quando a quando, al massimo { $longest }: `22:00-08:00`.
reject-bad_time = «{ $given }» non è un’ora. Scrivila come `22:00` o `8:30`.
reject-bad_date = «{ $given }» non è una data. Scrivila come `2030-12-24` o `24.12`.
reject-bad_vacation = { $why ->
    [backwards] Quella vacanza finisce ({ $last }) prima di cominciare ({ $first }). Scegli un ultimo giorno più avanti.
    [past] Una vacanza non può cominciare nel passato ({ $first }). Falla cominciare oggi o più tardi.
    [far] Quella vacanza finisce troppo lontano ({ $last }). Programma al massimo un anno prima.
    [overlap] In alcuni di quei giorni hai già una vacanza. Scegli altri giorni, o prima chiudi l’altra.
   *[other] Questa non è una vacanza. Scegli un primo giorno da oggi in poi e un ultimo giorno dopo.
}
reject-vacation_used = { $left ->
    [0] Nel { $year } non hai più giorni di vacanza, e per questa ne servono { $days }.
   *[other] Giorni di quella vacanza nel { $year }: { $days }; te ne restano { $left }. Scegline meno.
}

me-language =
    ## Lingua
    In ciò che Talon dice solo a te.
me-language-discord = Come nel tuo Discord
