command-me = Je eigen instellingen: tijdzone, stille uren, vakantie, herinneringen, wat je ziet
    .name = ik

me-heading =
    ## Jouw instellingen
    Alleen van jou, op elke server en in elk spel.
me-zone = { $city } (daar is het { $clock })
me-zone-none = nog niet bekend; stille uren, vakantie en daglijst hebben die nodig
me-when =
    Tijdzone: { $zone }
    { $begins ->
        [none] Stille uren: geen
       *[other] Stille uren: { $begins } tot { $ends }
    }
    { $vacation ->
        [none] Vakantie: niets gepland; dagen over dit jaar: { $left }
       *[other] Vakantie: { $vacation }; dagen over dit jaar: { $left }
    }
    { $digest ->
        [none] Daglijst van wachtende spellen: geen
       *[other] Daglijst van wachtende spellen: { $digest }
    }
    -# Je klok staat stil tijdens stille uren en vakantie, in spellen die dat toelaten.

me-choose-reminders = Hoe je herinnerd wordt
me-reminders = ## { me-choose-reminders }
me-reminder-mention = Herinner me in het kanaal
me-reminder-direct = Herinner me met een privébericht
me-reminder-none = Herinner me niet

button-me-zone = Tijdzone
button-me-quiet = Stille uren
button-me-vacation = Vakantie
button-me-digest = Daglijst
button-me-colours = { $on ->
    [yes] Vier kleuren: aan
   *[no] Vier kleuren: uit
}
button-me-text = { $on ->
    [yes] Alleen tekst: aan
   *[no] Alleen tekst: uit
}
button-me-teach = { $on ->
    [yes] Uitleg: aan
   *[no] Uitleg: uit
}
button-me-knocks = { $on ->
    [yes] Roep me om te kloppen: aan
   *[no] Roep me om te kloppen: uit
}
button-me-asking = { $on ->
    [yes] Vragen vóór afleggen: aan
   *[no] Vragen vóór afleggen: uit
}
button-me-plan = Vakantie plannen
button-me-language = Taal
button-me-back = Terug naar instellingen

me-form-where = Waar je woont
me-form-quiet = { button-me-quiet }
me-form-digest = { button-me-digest }
me-form-plan = { button-me-plan }
me-field-city = Een grote stad in de buurt, of je tijd nu
me-hint-city = Amsterdam, Antwerpen, Europe/Brussels of 21:35
me-field-hours = Van en tot, op je eigen klok
me-hint-hours = 22:00-08:00; laat leeg voor geen
me-field-digest = Hoe laat, op je eigen klok
me-hint-digest = 18:00; laat leeg voor nooit
me-field-first = Eerste dag
me-hint-first = 24.12. of leeg voor vandaag
me-field-last = Laatste dag, of hoeveel dagen
me-hint-last = 31.12. of 7

me-which-zone = Er passen meer plaatsen. Welke heeft dezelfde tijd als jij?
me-choose-zone = Kies een plaats
me-dates = { $first } tot en met { $last }
me-vacation = { $days ->
    [1] • { $dates }, één dag
   *[other] • { $dates }, { $days } dagen
}
me-no-vacation = Je hebt geen vakantie gepland.
me-vacations =
    ## Vakantie
    Op vakantie rusten je beurten, in spellen die dat toelaten, en de tafel hoort het: meteen, of als een partij in de 14 dagen ervoor begint. Een beurt rust hooguit 14 dagen.
    { $left ->
        [1] Je hebt nog één dag in { $year }.
       *[other] Je hebt nog { $left } dagen in { $year }.
    }
me-end-vacation = Een vakantie afblazen of beëindigen

reject-no_zone = Niemand weet wanneer het bij jou nacht is. Kies eerst je tijdzone met /{ command-me.name }.
reject-bad_zone = Ik ken geen plaats “{ $given }”. Typ een grote stad in de buurt, zoals Amsterdam, of je tijd nu, zoals `21:35`.
reject-bad_hours = “{ $given }” zijn geen stille uren. Schrijf van wanneer tot wanneer, hooguit { $longest }: `22:00-08:00`.
reject-bad_time = “{ $given }” is geen tijdstip. Schrijf het als `22:00` of `10 pm`.
reject-bad_date = “{ $given }” is geen datum. Schrijf hem als `2030-12-24` of `24.12`.
reject-bad_vacation = { $why ->
    [backwards] Die vakantie eindigt op { $last }, nog voor het begin op { $first }. Kies een latere laatste dag.
    [past] Een vakantie kan niet in het verleden beginnen, op { $first }. Begin vandaag of later.
    [far] Een vakantie tot { $last } is te ver weg. Plan hooguit een jaar vooruit.
    [overlap] Op sommige van die dagen heb je al vakantie. Kies andere dagen, of beëindig eerst de andere.
   *[other] Dat is geen vakantie. Kies een eerste dag vanaf vandaag en een laatste dag daarna.
}
reject-vacation_used = { $left ->
    [0] Je hebt in { $year } geen vakantiedagen meer over, en dit kost er { $days }.
   *[other] Die vakantie kost { $days } dagen in { $year }, en je hebt er nog { $left }. Kies er minder.
}

me-language =
    ## Taal
    Waarin Talon iets alleen tegen jou zegt.
me-language-discord = Zoals in je Discord
