# Lengths of time, as they are said by themselves. Two of them are joined: “2 days and 3 hours”.
#
# Where a sentence asks for a case, { LENGTH($time, case: "dative") }, a language has words of its own for each unit in
# that case: duration-day-dative = { $count -> ... }. The names of the cases are the translator's own.

duration-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
duration-hour = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-second = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
