### One’s own settings: /me

command-me = Tvoje nastavení: časové pásmo, doba klidu, dovolená, připomínky, co vidíš
    .name = já

me-heading =
    ## Tvoje nastavení
    Jen tvoje, na všech serverech a ve všech hrách.
me-zone = { $city } (je tam { $clock })
me-zone-none = zatím neznámé; doba klidu, dovolená a denní seznam ho potřebují
# $zone is me-zone or me-zone-none, $vacation is me-dates, $left a number of days.
me-when =
    Časové pásmo: { $zone }
    { $begins ->
        [none] Doba klidu: žádná
       *[other] Doba klidu: { $begins } až { $ends }
    }
    { $vacation ->
        [none] Dovolená: žádná v plánu, dnů na letošek zbývá: { $left }
       *[other] Dovolená: { $vacation }, dnů na letošek zbývá: { $left }
    }
    { $digest ->
        [none] Denní seznam čekajících her: žádný
       *[other] Denní seznam čekajících her: { $digest }
    }
    -# V době klidu a na dovolené tvoje hodiny stojí, když to hra dovolí.

me-choose-reminders = Jak ti to připomenout
me-reminders = ## { me-choose-reminders }

me-reminder-mention = Připomenout v kanálu
me-reminder-direct = Připomenout soukromou zprávou
me-reminder-none = Nepřipomínat

# Buttons: at most 80 characters.
button-me-zone = Časové pásmo
button-me-quiet = Doba klidu
button-me-vacation = Dovolená
button-me-digest = Denní seznam
button-me-colours = { $on ->
    [yes] Čtyři barvy: ano
   *[no] Čtyři barvy: ne
}
button-me-text = { $on ->
    [yes] Jen slova: ano
   *[no] Jen slova: ne
}
button-me-teach = { $on ->
    [yes] Vysvětlivky: ano
   *[no] Vysvětlivky: ne
}
button-me-knocks = { $on ->
    [yes] Volat ke klepání: ano
   *[no] Volat ke klepání: ne
}
button-me-asking = { $on ->
    [yes] Ptát se před odhozením: ano
   *[no] Ptát se před odhozením: ne
}
button-me-plan = Naplánovat dovolenou
button-me-language = Jazyk
button-me-back = Zpět do nastavení

# Titles of forms and their fields: at most 45 characters; hints (me-hint-…) at most 100.
me-form-where = Kde bydlíš
me-form-quiet = { button-me-quiet }
me-form-digest = { button-me-digest }
me-form-plan = { button-me-plan }
me-field-city = Velké město u tebe, nebo kolik máš hodin
me-hint-city = Praha, Berlin, Europe/Prague nebo 21:35
me-field-hours = Od a do, podle tvých hodin
me-hint-hours = 22:00-08:00; prázdné znamená žádná
me-field-digest = Kdy, podle tvých hodin
me-hint-digest = 18:00; prázdné znamená nikdy
me-field-first = První den
me-hint-first = 24.12. nebo prázdné jako dnes
me-field-last = Poslední den, nebo kolik dní
me-hint-last = 31.12. nebo 7

me-which-zone = Sedí víc míst. Kde mají stejně hodin jako ty?
me-choose-zone = Vyber místo
me-dates = { $first } až { $last }
# $dates is me-dates.
me-vacation = { $days ->
    [1] • { $dates }, jeden den
    [few] • { $dates }, { $days } dny
   *[other] • { $dates }, { $days } dní
}
me-no-vacation = Žádnou dovolenou v plánu nemáš.
me-vacations =
    ## Dovolená
    Na dovolené tvoje tahy počkají, když to hra dovolí, a stůl se o ní dozví: hned, nebo na začátku partie, když je to nejvýš 14 dní předem. Tah čeká nejvýš 14 dní.
    { $left ->
        [1] Na rok { $year } ti zbývá jeden den.
        [few] Na rok { $year } ti zbývají { $left } dny.
       *[other] Na rok { $year } ti zbývá { $left } dní.
    }
me-end-vacation = Zrušit nebo ukončit dovolenou

reject-no_zone = Nikdo neví, kdy je u tebe noc. Nejdřív si přes /{ command-me.name } vyber časové pásmo.
reject-bad_zone = Místo „{ $given }“ tu není. Napiš velké město blízko tebe, třeba Praha, nebo kolik máš hodin, třeba `21:35`.
reject-bad_hours = „{ $given }“ není doba klidu. Napiš, odkdy a dokdy, nejvýš { $longest }: `22:00-08:00`.
reject-bad_time = „{ $given }“ není denní čas. Piš ho jako `22:00` nebo `10 pm`.
reject-bad_date = „{ $given }“ není datum. Piš ho jako `2030-12-24` nebo `24.12`.
reject-bad_vacation = { $why ->
    [backwards] Ta dovolená končí { $last }, dřív než začne { $first }. Vyber pozdější poslední den.
    [past] Dovolená nemůže začít v minulosti, { $first }. Ať začne dnes nebo později.
    [far] Dovolená do { $last } je moc daleko. Plánuj nejvýš rok dopředu.
    [overlap] V některé z těch dnů už dovolenou máš. Vyber jiné dny, nebo nejdřív zruš tu druhou.
   *[other] To není dovolená. Vyber první den od dneška dál a poslední den po něm.
}
reject-vacation_used = { $left ->
    [0] Na rok { $year } ti žádná dovolená nezbývá a tahle chce dnů: { $days }.
   *[other] Ta dovolená chce v roce { $year } dnů { $days } a zbývá ti { $left }. Vyber jich míň.
}

me-language =
    ## Jazyk
    Čím mluví Talon, když mluví jen s tebou.
me-language-discord = Jako v tvém Discordu
