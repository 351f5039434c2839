### What a server settles for its games, whom it does not let play, and how it is greeted.

server-about =
    ## Nastavení tohohle serveru
    { $hosts ->
        [none] **Stoly:** otevírá kdokoli
       *[other] **Stoly:** otevírá { $hosts }
    }
    { $channels ->
        [none] **Kde:** kdekoli
       *[other] **Kde:** { $channels }
    }
    { $game ->
        [none] **Hra:** volí pořadatel
       *[other] **Hra:** { $game }
    }
    { $pace ->
        [none] **Tempo:** { pace-daily }
       *[other] **Tempo:** { $pace }
    }
    { $assist ->
        [unsaid] **Pomoc:** jak ji má která hra
        [none] **Pomoc:** žádná
        [placement] **Pomoc:** umístí kameny
       *[hints] **Pomoc:** umístí kameny a dává tipy
    }
    { $role ->
        [none] **Turnaje:** kdo spravuje tenhle server
       *[other] **Turnaje:** { $role }
    }
    { $four ->
        [yes] **Karetní barvy:** čtyři barvy
       *[no] **Karetní barvy:** dvě barvy
    }
    { $locale ->
        [none] **Jazyk:** podle pořadatele
       *[other] **Jazyk:** { $locale }
    }
# $what is one of server-limit-lobbies_per_person and those after it.
server-limit = **{ $what }:** { $most }
# Choices of selects (server-page-…, server-unsaid-…) and hints: at most 100 characters.
server-select-page = Vyber …
server-page-channels = Kde se otevírají stoly
server-page-hosts = Kdo otevírá stoly
server-page-variant = Obvyklá hra
server-page-pace = Obvyklé tempo
server-page-assist = Pomoc s přestavbou
server-page-rules = { change-saved }
server-page-tournaments = Kdo pořádá turnaje
server-page-events = Události serveru
server-page-colours = Barvy na kartách
server-page-locale = Jazyk stolů
server-page-limits = Limity
server-page-bars = Kdo nesmí hrát
server-about-channels = Ve kterých kanálech a jejich vláknech se otevírají stoly? Nic nevybráno: všude.
server-about-hosts = Které role otevírají stoly? Nic nevybráno: kdokoli.
server-about-variant = Která hra se nabízí první?
server-about-pace = V jakém tempu, když pořadatel neřekne jinak?
server-about-assist = Kolik pomoci s přestavbou stolu, když pořadatel neřekne jinak?
server-about-tournaments = Která role pořádá turnaje, kromě těch, kdo spravují tenhle server?
server-about-events = Mají být turnaje s pevným začátkem mezi událostmi serveru? Potřebuji k tomu oprávnění Vytvářet události.
server-about-colours = V kolika barvách se kreslí karty? Stůl se změní s dalším tahem.
server-about-locale = V jakém jazyce se píšou stoly?
server-events-on = Ohlašovat turnaje jako události
server-events-off = Bez událostí

# Fields of a form: at most 45 characters.
server-limit-lobbies_per_person = Otevřené stoly jednoho pořadatele
server-limit-games_per_person = U kolika stolů smí člen sedět
server-limit-commands_per_minute = Příkazy jednoho člena za minutu
server-limit-games_per_channel = Hry v kanálu a jeho vláknech
server-limit-games_per_server = Hry na serveru
server-limit-hint = { $most ->
    [none] Číslo, nebo nic: bez limitu
   *[other] 1 až { $most }; nic znamená { $most }
}
server-form-limits = Limity tohohle serveru
server-cannot-post = Do { $channel } nemůžu psát bez tohohle: { $missing }.
server-channel-gone = Ten kanál už není.
server-unsaid-variant = Hru volí pořadatelé
server-unsaid-pace = Obvyklé tempo: { pace-daily }
server-unsaid-locale = Jako v nastavení Discordu
server-unsaid-assist = Pomoc, jak ji má která hra
server-assist = { $assist ->
    [none] Bez pomoci s přestavbou
    [placement] Pomoc umístí vybrané kameny
   *[hints] Pomoc umístí kameny a dává tipy
}

# One person, spoken of as “they”. $until and $since are dates, $out is a number.
bars-on = { $until ->
    [none] { $who } odteď na tomhle serveru nesmí hrát.
   *[other] { $who } na tomhle serveru nesmí hrát do { $until }.
} Otevírat stoly ani přisednout nejde. { $matches ->
    [out] { $out ->
        [0] V čekárnách ani partiích žádné místo.
        [1] Místo v jedné čekárně nebo partii je pryč; v partii převezme místo počítač, nebo propadne, když to chtějí její pravidla.
        [few] Místa v čekárnách a partiích jsou pryč ({ $out }); v partiích převezme místa počítač, nebo propadnou, když to chtějí pravidla.
       *[other] Místa v čekárnách a partiích jsou pryč ({ $out }); v partiích převezme místa počítač, nebo propadnou, když to chtějí pravidla.
    }
   *[played] { $out ->
        [0] Rozehrané partie pokračují do konce.
        [1] Místo v jedné čekárně je pryč. Rozehrané partie pokračují do konce.
        [few] Místa v čekárnách jsou pryč ({ $out }). Rozehrané partie pokračují do konce.
       *[other] Místa v čekárnách jsou pryč ({ $out }). Rozehrané partie pokračují do konce.
    }
} Turnaje jsou na jejich pořadatelích.
bars-select-add = Nenechat někoho hrát …
# The title of a form and its fields: at most 45 characters.
bars-form = Ne na tomhle serveru
bars-field-reason = Proč? Důvod se sdělí.
bars-field-days = Na kolik dní?
bars-hint-days = Prázdné: dokud to zase nedovolíš
button-bars-out = I z rozehraných partií
bars-about =
    ## Kdo tu nesmí hrát
    { $count ->
        [0] Smí všichni.
        [1] Jeden člen.
        [few] { $count } členové.
       *[other] { $count } členů.
    }
bars-lifted = { $who } smí na tomhle serveru zase hrát.
bars-line = { $until ->
    [none] { $reason ->
        [none] - { $who } ({ $name }), od { $since }, rozhodnutí: { $by }
       *[other] - { $who } ({ $name }), od { $since }, rozhodnutí: { $by }: { $reason }
    }
   *[other] { $reason ->
        [none] - { $who } ({ $name }), { $since } až { $until }, rozhodnutí: { $by }
       *[other] - { $who } ({ $name }), { $since } až { $until }, rozhodnutí: { $by }: { $reason }
    }
}
bars-select-lift = Nechat někoho zase hrát …

greeting =
    ## Ahoj, já jsem Talon
    Vedu rummy pro lidi, kteří jsou málokdy online ve stejnou chvíli: karty i kameny, dva až šest hráčů, na minuty i na týdny.
    Stiskni **{ button-greeting-table }**, nebo napiš /{ command-game.name } { command-game-new.name }. Nemáš s kým? /{ command-learn.name } ti rozdá cvičnou hru.
    -# Kdo a kde smí otevírat stoly: /{ command-settings.name }. Co o tobě ukládám: /{ command-me.name }.
button-greeting-table = Prostřít stůl
button-greeting-help = Jak se hraje
button-greeting-settings = Nastavení
