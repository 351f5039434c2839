command-me = Tes réglages : fuseau horaire, heures calmes, vacances, rappels, ce que tu vois
    .name = moi

me-heading =
    ## Tes réglages
    À toi seulement, sur chaque serveur et dans chaque jeu.
me-zone = { $city } (il y est { $clock })
me-zone-none = pas encore connu ; il le faut pour les heures calmes, les vacances et la liste du jour
me-when =
    Fuseau horaire : { $zone }
    { $begins ->
        [none] Heures calmes : aucune
       *[other] Heures calmes : { $begins } – { $ends }
    }
    { $vacation ->
        [none] Vacances : rien de prévu, jours restants cette année : { $left }
       *[other] Vacances : { $vacation }, jours restants cette année : { $left }
    }
    { $digest ->
        [none] Liste du jour des parties en attente : aucune
       *[other] Liste du jour des parties en attente : { $digest }
    }
    -# Ton horloge s’arrête pendant tes heures calmes et tes vacances, dans les parties qui le permettent.

me-choose-reminders = Comment te prévenir
me-reminders = ## { me-choose-reminders }
me-reminder-mention = Me prévenir dans le salon
me-reminder-direct = Me prévenir par message privé
me-reminder-none = Ne pas me prévenir

button-me-zone = Fuseau horaire
button-me-quiet = Heures calmes
button-me-vacation = Vacances
button-me-digest = Liste du jour
button-me-colours = { $on ->
    [yes] Quatre couleurs : oui
   *[no] Quatre couleurs : non
}
button-me-text = { $on ->
    [yes] Texte seul : oui
   *[no] Texte seul : non
}
button-me-teach = { $on ->
    [yes] Explications : oui
   *[no] Explications : non
}
button-me-knocks = { $on ->
    [yes] M’appeler pour frapper : oui
   *[no] M’appeler pour frapper : non
}
button-me-asking = { $on ->
    [yes] Confirmer la défausse : oui
   *[no] Confirmer la défausse : non
}
button-me-plan = Prévoir des vacances
button-me-language = Langue
button-me-back = Retour aux réglages

me-form-where = Où tu habites
me-form-quiet = { button-me-quiet }
me-form-digest = { button-me-digest }
me-form-plan = { button-me-plan }
me-field-city = Une grande ville proche, ou ton heure
me-hint-city = Paris, Montréal, Europe/Paris ou 21:35
me-field-hours = De quand à quand, à ton heure
me-hint-hours = 22:00-08:00 ; rien pour ne pas en avoir
me-field-digest = Quand, à ton heure
me-hint-digest = 18:00 ; rien pour jamais
me-field-first = Premier jour
me-hint-first = 24.12. ou rien pour aujourd’hui
me-field-last = Dernier jour, ou combien de jours
me-hint-last = 31.12. ou 7

me-which-zone = Plusieurs lieux conviennent. Lequel a la même heure que toi ?
me-choose-zone = Choisis un lieu
me-dates = { $first } – { $last }
me-vacation = { $days ->
    [one] • { $dates }, { $days } jour
   *[other] • { $dates }, { $days } jours
}
me-no-vacation = Tu n’as pas prévu de vacances.
me-vacations =
    ## Vacances
    Pendant tes vacances, tes tours attendent, dans les parties qui le permettent, et la table le sait : tout de suite, ou quand une partie commence dans les 14 jours qui précèdent. Un tour attend 14 jours au plus.
    { $left ->
        [one] Il te reste { $left } jour en { $year }.
       *[other] Il te reste { $left } jours en { $year }.
    }
me-end-vacation = Annuler ou finir des vacances

reject-no_zone = Personne ne sait quand il fait nuit chez toi. Choisis d’abord ton fuseau horaire avec /{ command-me.name }.
reject-bad_zone = Aucun lieu ne s’appelle « { $given } ». Écris une grande ville proche, comme Paris, ou ton heure, comme `21:35`.
reject-bad_hours = « { $given } » ne donne pas d’heures calmes. Écris de quand à quand, { $longest } au plus : `22:00-08:00`.
reject-bad_time = « { $given } » n’est pas une heure. Écris-la comme `22:00` ou `10 pm`.
reject-bad_date = « { $given } » n’est pas une date. Écris-la comme `2030-12-24` ou `24.12`.
reject-bad_vacation = { $why ->
    [backwards] Ces vacances finissent avant de commencer : début { $first }, fin { $last }. Choisis un dernier jour plus tard.
    [past] Des vacances ne commencent pas dans le passé : { $first }. Fais-les commencer aujourd’hui ou plus tard.
    [far] Des vacances jusqu’à cette date, c’est trop loin : { $last }. Prévois un an à l’avance au plus.
    [overlap] Tu es déjà en vacances certains de ces jours. Choisis d’autres jours, ou finis d’abord les autres vacances.
   *[other] Ce ne sont pas des vacances. Choisis un premier jour à partir d’aujourd’hui et un dernier jour après.
}
reject-vacation_used = { $left ->
    [0] Il ne te reste plus de jours de vacances en { $year }, et il en faudrait { $days }.
   *[other] Ces vacances prennent { $days } jours en { $year }, et il t’en reste { $left }. Choisis-en moins.
}

me-language =
    ## Langue
    Pour ce que Talon ne dit qu’à toi.
me-language-discord = Comme dans ton Discord
