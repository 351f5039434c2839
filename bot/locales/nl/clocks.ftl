pace-agreed =
    { $end ->
        [yes] Is iemands tijd om, dan doet Talon de eenvoudigste zet.
       *[no] Is iemands tijd om, dan gebeurt er niets tot iemand op “{ button-play-on }” drukt.
    }
    { pace-rests }
pace-rests = { $rests ->
    [both] Je klok staat stil tijdens je stille uren en je vakantie.
    [quiet] Je klok staat stil tijdens je stille uren, maar niet tijdens je vakantie.
    [vacation] Je klok staat stil tijdens je vakantie, maar niet tijdens je stille uren.
   *[never] Je klok staat nooit stil.
}

notice-vacation = { $undone ->
    [yes] De vakantie van { $who } van { $first } tot { $last } is afgezegd of voorbij: die beurten lopen weer.
   *[no] { $who } heeft vakantie van { $first } tot { $last }. Zolang rusten die beurten.
}

reject-not_waiting = Dat kan alleen zolang iemand anders aan de beurt is. Het is voor wie wacht.
reject-time_given = Deze beurt heeft al { $most } keer extra tijd gekregen, en meer past er niet bij.
reject-not_overdue = Deze beurt heeft nog tijd. Je kunt verder spelen { $until }.

rests-both = tijdens stille uren en vakantie
rests-quiet = alleen tijdens stille uren
rests-vacation = alleen tijdens vakantie
rests-never = nooit

notice-reminder = { $who ->
    [none] Je tijd raakt op in [{ $game }]({ $board }): jij bent aan de beurt, en de tijd is om { $until }.
   *[other] { $who }, je tijd raakt op in [{ $game }]({ $board }): jij bent aan de beurt, en de tijd is om { $until }.
}
notice-knock = { $until ->
    [none] { $who }, een aflegkaart [aan deze tafel]({ $board }) kan van jou worden.
   *[other] { $who }, een aflegkaart [aan deze tafel]({ $board }) kan van jou worden: klop of pas, de tijd is om { $until }.
}
notice-knock-buying = { $until ->
    [none] { $who }, een aflegkaart [aan deze tafel]({ $board }) kan van jou worden.
   *[other] { $who }, een aflegkaart [aan deze tafel]({ $board }) kan van jou worden: koop of pas, de tijd is om { $until }.
}

digest-heading = { $count ->
    [1] Eén spel wacht op je:
   *[other] { $count } spellen wachten op je:
}
seat-away = De computer speelt voor je. Met één zet is je plaats weer van jou.
and-more = { $count ->
    [1] … en nog één.
   *[other] … en nog { $count }.
}
digest-settings = -# Deze lijst heb je zelf gekozen met /{ command-me.name }.

button-clock = Klok
button-give-time = Meer tijd geven
button-play-on = Verder spelen
clock-heading = ## De klok van [{ $game }]({ $board })
clock-turn = { $over ->
    [yes] { $who ->
        [none] De tijd van deze beurt was om { $until }.
       *[other] De tijd van { $who } was om { $until }. De anderen mogen verder spelen of meer tijd geven.
    }
   *[no] { $who ->
        [none] Deze beurt eindigt { $until }.
       *[other] De tijd van { $who } is om { $until }.
    }
} { $reserve ->
    [none] {""}
   *[other] De tijd van de beurt zelf is om { $reserve }. Daarna gaat er hooguit een derde van de reserve aan op.
}
clock-window = Een aflegkaart wacht op wie klopt. Dat eindigt { $until }, wat iemands instellingen ook zijn.
clock-stands = Er loopt geen klok.
clock-no-reserve = Bij dit tempo heeft niemand reserve.
clock-reserves = Wat er deze partij van de reserve over is, hooguit een derde ervan in één beurt:
clock-reserve = - { $who }: { $left }
