duration-day = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
duration-hour = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-second = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
