# Lengths of time: nominative, accusative („za minutę”), genitive („około minuty”).

duration-day = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
duration-hour = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
duration-minute = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
duration-second = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
duration-day-accusative = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
duration-hour-accusative = { $count ->
    [one] { $count } godzinę
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
duration-minute-accusative = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
duration-second-accusative = { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
duration-day-genitive = { $count ->
    [one] { $count } dnia
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
duration-hour-genitive = { $count ->
    [one] { $count } godziny
    [few] { $count } godzin
    [many] { $count } godzin
   *[other] { $count } godziny
}
duration-minute-genitive = { $count ->
    [one] { $count } minuty
    [few] { $count } minut
    [many] { $count } minut
   *[other] { $count } minuty
}
duration-second-genitive = { $count ->
    [one] { $count } sekundy
    [few] { $count } sekund
    [many] { $count } sekund
   *[other] { $count } sekundy
}
