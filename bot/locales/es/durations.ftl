# Tiempos, dichos solos. Dos se unen: «2 días y 3 horas».

duration-day = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
duration-hour = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
duration-minute = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
duration-second = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
