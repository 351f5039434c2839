duration-day = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
duration-hour = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-minute = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
duration-second = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
duration-day-dative = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
duration-hour-dative = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-minute-dative = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
duration-second-dative = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
