command-me = Deine Einstellungen: Zeitzone, Ruhezeit, Urlaub, Erinnerungen, was du siehst
    .name = ich

me-heading =
    ## Deine Einstellungen
    Nur für dich, auf jedem Server und in jedem Spiel.
me-zone = { $city } (dort ist es { $clock })
me-zone-none = noch nicht bekannt; Ruhezeit, Urlaub und tägliche Liste brauchen sie
me-when =
    Zeitzone: { $zone }
    { $begins ->
        [none] Ruhezeit: keine
       *[other] Ruhezeit: { $begins } bis { $ends }
    }
    { $vacation ->
        [none] Urlaub: keiner geplant, { $left ->
            [1] noch ein Tag
           *[other] noch { $left } Tage
        } dieses Jahr
       *[other] Urlaub: { $vacation }, { $left ->
            [1] noch ein weiterer Tag
           *[other] noch { $left } weitere Tage
        } dieses Jahr
    }
    { $digest ->
        [none] Tägliche Liste wartender Spiele: keine
       *[other] Tägliche Liste wartender Spiele: { $digest }
    }
    -# In Spielen, die es erlauben, ruht deine Uhr in der Ruhezeit und im Urlaub.

me-choose-reminders = Wie du erinnert wirst
me-reminders = ## { me-choose-reminders }
me-reminder-mention = Erinnere mich im Kanal
me-reminder-direct = Erinnere mich per Direktnachricht
me-reminder-none = Erinnere mich nicht

button-me-zone = Zeitzone
button-me-quiet = Ruhezeit
button-me-vacation = Urlaub
button-me-digest = Tägliche Liste
button-me-colours = { $on ->
    [yes] Vier Farben: an
   *[no] Vier Farben: aus
}
button-me-text = { $on ->
    [yes] Nur Worte: an
   *[no] Nur Worte: aus
}
button-me-teach = { $on ->
    [yes] Erklärungen: an
   *[no] Erklärungen: aus
}
button-me-knocks = { $on ->
    [yes] Ruf zum Klopfen: an
   *[no] Ruf zum Klopfen: aus
}
button-me-asking = { $on ->
    [yes] Ablegen bestätigen: an
   *[no] Ablegen bestätigen: aus
}
button-me-plan = Urlaub planen
button-me-language = Sprache
button-me-back = Zu den Einstellungen

me-form-where = Wo du lebst
me-form-quiet = { button-me-quiet }
me-form-digest = { button-me-digest }
me-form-plan = { button-me-plan }
me-field-city = Große Stadt in der Nähe, oder deine Uhrzeit
me-hint-city = Berlin, Buenos Aires, Europe/Berlin oder 21:35
me-field-hours = Von und bis, nach deiner Uhr
me-hint-hours = 22:00-08:00; leer für keine
me-field-digest = Wann, nach deiner Uhr
me-hint-digest = 18:00; leer für nie
me-field-first = Erster Tag
me-hint-first = 24.12. oder leer für heute
me-field-last = Letzter Tag, oder wie viele Tage
me-hint-last = 31.12. oder 7

me-which-zone = Mehrere Orte passen. Wo gehen die Uhren wie bei dir?
me-choose-zone = Wähle einen Ort
me-dates = { $first } bis { $last }
me-vacation = { $days ->
    [1] • { $dates }, ein Tag
   *[other] • { $dates }, { $days } Tage
}
me-no-vacation = Du hast keinen Urlaub geplant.
me-vacations =
    ## Urlaub
    Im Urlaub ruhen deine Züge, in Spielen, die es erlauben, und der Tisch erfährt es: sofort, oder wenn eine Partie in den 14 Tagen davor beginnt. Ein Zug ruht höchstens 14 Tage.
    { $left ->
        [1] { $year } hast du noch einen Tag.
       *[other] { $year } hast du noch { $left } Tage.
    }
me-end-vacation = Einen Urlaub absagen oder beenden

reject-no_zone = Wann bei dir Nacht ist, weiß niemand. Wähle erst deine Zeitzone mit /{ command-me.name }.
reject-bad_zone = Einen Ort namens „{ $given }“ gibt es nicht. Schreib eine große Stadt in deiner Nähe, etwa Berlin, oder deine Uhrzeit, etwa `21:35`.
reject-bad_hours = „{ $given }“ ist keine Ruhezeit. Schreib, von wann bis wann, höchstens { $longest }: `22:00-08:00`.
reject-bad_time = „{ $given }“ ist keine Uhrzeit. Schreib sie wie `22:00` oder `10 pm`.
reject-bad_date = „{ $given }“ ist kein Datum. Schreib es wie `2030-12-24` oder `24.12`.
reject-bad_vacation = { $why ->
    [backwards] Dieser Urlaub endet am { $last }, bevor er am { $first } beginnt. Wähle einen späteren letzten Tag.
    [past] Ein Urlaub kann nicht in der Vergangenheit beginnen, am { $first }. Lass ihn heute oder später beginnen.
    [far] Ein Urlaub bis { $last } ist zu weit weg. Plane höchstens ein Jahr voraus.
    [overlap] An einigen dieser Tage hast du schon Urlaub. Wähle andere Tage, oder beende erst den anderen Urlaub.
   *[other] Das ist kein Urlaub. Wähle einen ersten Tag ab heute und einen letzten danach.
}
reject-vacation_used = { $left ->
    [0] { $year } hast du keine Urlaubstage mehr, und das braucht { $days }.
   *[other] Dieser Urlaub braucht { $days } Tage in { $year }, und du hast noch { $left }. Wähle weniger.
}

me-language =
    ## Sprache
    Für alles, was Talon nur dir sagt.
me-language-discord = Wie in deinem Discord
