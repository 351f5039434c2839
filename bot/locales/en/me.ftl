### One’s own settings: /me

command-me = Your own settings: time zone, quiet hours, vacation, reminders, what you see
    .name = me

me-heading =
    ## Your settings
    Yours alone, in every server and every game.
me-zone = { $city } (it is { $clock } there)
me-zone-none = not known yet; quiet hours, vacation and daily list need it
# $zone is me-zone or me-zone-none, $vacation is me-dates, $left a number of days.
me-when =
    Time zone: { $zone }
    { $begins ->
        [none] Quiet hours: none
       *[other] Quiet hours: { $begins } to { $ends }
    }
    { $vacation ->
        [none] Vacation: none planned. Days left this year: { $left }
       *[other] Vacation: { $vacation }. More days left this year: { $left }
    }
    { $digest ->
        [none] Daily list of waiting games: none
       *[other] Daily list of waiting games: { $digest }
    }
    -# Your clock pauses in quiet hours and on vacation, in games that allow it.

me-choose-reminders = How you are reminded
me-reminders = ## { me-choose-reminders }
me-reminder-mention = Remind me in the channel
me-reminder-direct = Remind me by direct message
me-reminder-none = Do not remind me

# Buttons: at most 80 characters.
button-me-zone = Time zone
button-me-quiet = Quiet hours
button-me-vacation = Vacation
button-me-digest = Daily list
button-me-colours = { $on ->
    [yes] Four colours: on
   *[no] Four colours: off
}
button-me-text = { $on ->
    [yes] Words only: on
   *[no] Words only: off
}
button-me-teach = { $on ->
    [yes] Explanations: on
   *[no] Explanations: off
}
button-me-knocks = { $on ->
    [yes] Call me to knock: on
   *[no] Call me to knock: off
}
button-me-asking = { $on ->
    [yes] Ask before discarding: on
   *[no] Ask before discarding: off
}
button-me-plan = Plan a vacation
button-me-language = Language
button-me-back = Back to your settings

# Titles of forms and their fields: at most 45 characters; hints (me-hint-…) at most 100.
me-form-where = Where you live
me-form-quiet = { button-me-quiet }
me-form-digest = { button-me-digest }
me-form-plan = { button-me-plan }
me-field-city = A big city near you, or your time now
me-hint-city = Berlin, Buenos Aires, Europe/Berlin or 21:35
me-field-hours = From and until, by your own clocks
me-hint-hours = 22:00-08:00; leave empty for none
me-field-digest = When, by your own clocks
me-hint-digest = 18:00; leave empty for never
me-field-first = First day
me-hint-first = 24.12. or empty for today
me-field-last = Last day, or how many days
me-hint-last = 31.12. or 7

me-which-zone = Several places fit. Which one has the same clocks as you?
me-choose-zone = Choose a place
me-dates = { $first } to { $last }
# $dates is me-dates.
me-vacation = { $days ->
    [1] • { $dates }, one day
   *[other] • { $dates }, { $days } days
}
me-no-vacation = You have planned no vacation.
me-vacations =
    ## Vacation
    On vacation your turns rest, in games that allow it, and the table is told: at once, or as a match begins in the 14 days before. A turn rests at most 14 days.
    { $left ->
        [1] You have one more day in { $year }.
       *[other] You have { $left } more days in { $year }.
    }
me-end-vacation = Call off or end a vacation

reject-no_zone = Nobody knows when it is night where you are. Choose your time zone with /{ command-me.name } first.
reject-bad_zone = No place goes by “{ $given }”. Type a big city near you, such as Berlin, or your time now, such as `21:35`.
reject-bad_hours = “{ $given }” are no quiet hours. Write from when until when, at most { $longest }: `22:00-08:00`.
reject-bad_time = “{ $given }” is no time of day. Write it like `22:00` or `10 pm`.
reject-bad_date = “{ $given }” is no date. Write it like `2030-12-24` or `24.12`.
reject-bad_vacation = { $why ->
    [backwards] That vacation ends on { $last }, before it begins on { $first }. Choose a later last day.
    [past] A vacation cannot begin in the past, on { $first }. Let it begin today or later.
    [far] A vacation until { $last } is too far away. Plan at most a year ahead.
    [overlap] You are on vacation already on some of those days. Choose other days, or end the other vacation first.
   *[other] That is no vacation. Choose a first day from today on and a last day after it.
}
reject-vacation_used = { $left ->
    [0] You have no days of vacation left in { $year }, and this takes { $days }.
   *[other] That vacation takes { $days } days in { $year }, and you have { $left } left. Choose fewer.
}

me-language =
    ## Language
    In what the bot says to you alone.
me-language-discord = As in your Discord
