duration-day = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
duration-hour = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
duration-minute = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
duration-second = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
