# Lengths of time, as they are said by themselves. Two of them are joined: “2 days and 3 hours”.
#
# Where a sentence asks for a case, { LENGTH($time, case: "dative") }, a language has words of its own for each unit in
# that case: duration-day-dative = { $count -> ... }. The names of the cases are the translator's own.

duration-day = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
duration-hour = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
duration-minute = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
duration-second = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}

# “za 1 hodinu”.
duration-day-accusative = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
duration-hour-accusative = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
duration-minute-accusative = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
duration-second-accusative = { $count ->
    [one] { $count } sekundu
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}

# “do 1 hodiny”, “od 5 minut”.
duration-day-genitive = { $count ->
    [one] { $count } dne
    [many] { $count } dne
    [few] { $count } dní
   *[other] { $count } dní
}
duration-hour-genitive = { $count ->
    [one] { $count } hodiny
    [many] { $count } hodiny
    [few] { $count } hodin
   *[other] { $count } hodin
}
duration-minute-genitive = { $count ->
    [one] { $count } minuty
    [many] { $count } minuty
    [few] { $count } minut
   *[other] { $count } minut
}
duration-second-genitive = { $count ->
    [one] { $count } sekundy
    [many] { $count } sekundy
    [few] { $count } sekund
   *[other] { $count } sekund
}
