### The clocks of a game: what a table agrees on, what is left, more time. $until is a time that Discord writes as “in 3 hours”.

pace-agreed =
    { $end ->
        [yes] Když hráči vyprší čas, Talon za něj zahraje ten nejjednodušší tah.
       *[no] Když hráči vyprší čas, nic se neděje, dokud někdo nestiskne „{ button-play-on }“.
    }
    { pace-rests }
pace-rests = { $rests ->
    [both] Tvoje hodiny stojí v době klidu a na dovolené.
    [quiet] Tvoje hodiny stojí v době klidu, na dovolené ne.
    [vacation] Tvoje hodiny stojí na dovolené, v době klidu ne.
   *[never] Tvoje hodiny se nezastaví nikdy.
}

notice-vacation = { $undone ->
    [yes] { $who } nemá dovolenou od { $first } do { $last }, jak bylo v plánu: tahy zase běží.
   *[no] { $who } má dovolenou od { $first } do { $last }. Tahy zatím počkají.
}

reject-not_waiting = To jde, jen když běží tah někoho jiného. Je to pro ty, kdo čekají.
reject-time_given = Tenhle tah už dostal čas navíc tolikrát: { $most }. Víc to nejde.
reject-not_overdue = Tenhle tah má ještě čas. Hrát dál můžeš { $until }.

# When the clock pauses: choices of a select, at most 100 characters.
rests-both = v době klidu a na dovolené
rests-quiet = jen v době klidu
rests-vacation = jen na dovolené
rests-never = nikdy

# $who is none in a direct message.
notice-reminder = { $who ->
    [none] Ve hře [{ $game }]({ $board }) ti dochází čas: jsi na tahu a čas vyprší { $until }.
   *[other] { $who }, ve hře [{ $game }]({ $board }) ti dochází čas: jsi na tahu a čas vyprší { $until }.
}
notice-knock = { $until ->
    [none] { $who }, odhozená karta [u tohohle stolu]({ $board }) může být tvoje.
   *[other] { $who }, odhozená karta [u tohohle stolu]({ $board }) může být tvoje: zaklepej, nebo pasuj, konec { $until }.
}
notice-knock-buying = { $until ->
    [none] { $who }, odhozená karta [u tohohle stolu]({ $board }) může být tvoje.
   *[other] { $who }, odhozená karta [u tohohle stolu]({ $board }) může být tvoje: kup ji, nebo pasuj, konec { $until }.
}

digest-heading = { $count ->
    [1] Čeká na tebe jedna hra:
    [few] Čekají na tebe { $count } hry:
   *[other] Čeká na tebe { $count } her:
}
seat-away = Tvoje místo hraje počítač. Vrátíš se kterýmkoli tahem.
and-more = { $count ->
    [1] … a ještě jedna.
    [few] … a ještě { $count }.
   *[other] … a ještě { $count }.
}
digest-settings = -# Tenhle seznam chodí podle tvé volby: /{ command-me.name }.

button-clock = Hodiny
button-give-time = Přidat čas
button-play-on = Hrát dál
clock-heading = ## Hodiny hry [{ $game }]({ $board })
# $reserve is when the time of the turn itself is up, before the reserve.
clock-turn = { $over ->
    [yes] { $who ->
        [none] Konec času na tenhle tah: { $until }.
       *[other] { $who }, konec času: { $until }. Ostatní můžou hrát dál, nebo přidat čas.
    }
   *[no] { $who ->
        [none] Tenhle tah končí { $until }.
       *[other] { $who }: čas vyprší { $until }.
    }
} { $reserve ->
    [none] {""}
   *[other] Čas samotného tahu vyprší { $reserve }. Pak se čerpá rezerva, nejvýš její třetina.
}
clock-window = Odhozená karta čeká, kdo na ni zaklepe. Končí to { $until }, ať má kdo chce jaké chce nastavení.
clock-stands = Žádné hodiny neběží.
clock-no-reserve = V tomhle tempu nemá nikdo rezervu.
clock-reserves = Co zbývá z rezervy na tuhle partii, v jednom tahu nejvýš třetina:
# A line for each player; $left is a length of time.
clock-reserve = - { $who }: { $left }
