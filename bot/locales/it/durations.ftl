duration-day = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
duration-hour = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
duration-minute = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
duration-second = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
