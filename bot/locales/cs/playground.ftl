# The web page of `talon play`, where a visitor is two people and computers play the other seats.

playground-topic = Rummy na tvém počítači. Seznam nahoře volí, kdo jsi.

# How somebody’s direct messages with the bot are called in the list of whom the visitor may be.
playground-direct = { $name }: zprávy s Talonem

# $first and $second are the names of the two people that the visitor may be, $direct is the entry of $first’s messages.
playground-welcome = **Vítej v Talonu.** Jsi **{ $first }** a u stolu níž čekají počítače: stiskni **{ button-start }**, a kdykoli jsi na tahu, **{ button-hand }**.
    Seznam nahoře z tebe udělá i druhého hráče (**{ $second }**); **{ $direct }** ukáže, co ti Talon píše, třeba cvičnou hru přes `/{ command-learn.name }`.
    Hodiny nahoře nechají utéct hodiny nebo dny. `/{ command-help.name }` vysvětlí zbytek, `/{ command-game.name } { command-game-new.name }` prostře další stůl, `/{ command-tournament.name } { command-tournament-create.name }` uspořádá turnaj.
playground-welcome-back = **Vítej zpátky.** Stůl je tu, jak po tobě zůstal: **{ button-hand }** ukáže tvoje karty. Seznam nahoře na stránce volí, kdo jsi: **{ $first }**, nebo **{ $second }**. **{ $direct }** ukáže tvoje cvičné hry.

# The clock in the bar at the top, from which time can be let go by.
playground-time = Nech utéct čas, najednou nejvýš týden
playground-let-pass = { $hours ->
    [1] Hodina
    [8] Osm hodin
    [24] Den
    [72] Tři dny
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
# Beside the clock while time flies, and in its menu.
playground-time-left = zbývá { $hours } h
playground-time-stop = Zastavit tady
# A time on the clock of the visitor: a date and a time of day.
playground-moment = { $day }, { $time }
# Beside the clock once time has flown: why the table stands as it does.
playground-waits = { $game } · { $why ->
    [lobby] Stůl čeká, až { $who } stiskne „{ button-start }“.
    [players] Čeká se na hráče.
    [standstill] Partie stojí.
    [suspended] Partie je pozastavená do { $until }.
    [over] Partie skončila.
    [away] Čeká se, až se někdo vrátí.
    [friendly] Čeká se, dokud někdo nestiskne „{ button-play-on }“. Na tahu: { $who }.
    [window] Čeká se na klepání do { $until }.
   *[turn] { $until ->
        [none] Čeká se, ať to trvá, jak chce. Na tahu: { $who }.
       *[other] Čeká se do { $until }. Na tahu: { $who }.
    }
}

# The menu of places beside the channel’s name, and the way back from a thread to the channel.
playground-threads = Vlákna
playground-back = Zpět do #{ $channel }
# Under the name of a thread that nobody has written in for long.
playground-asleep = spí
# Under the name of a place where these people are called and have not looked yet.
playground-called = volá: { $names }

playground-late = Přišlo to pozdě: stůl se mezitím změnil. Stiskni znovu.
playground-slow = Trvalo to moc dlouho. Než znovu stiskneš, podívej se na stůl.
playground-silent = Talon neodpovídá; zkouším znovu.
playground-ended = Tady je konec. Chceš-li hrát dál, spusť to znovu.
playground-outdated = Tahle stránka je zastaralá. Načti ji znovu.

playground-page-more = Další
playground-page-end = Tady skončit
playground-page-who = Díváš se jako
playground-page-edited = (upraveno)
playground-page-private = Tohle vidíš jen ty
playground-page-thinking = Přemýšlí …
playground-page-send = Odeslat
playground-page-cancel = Zrušit
playground-page-apply = Použít
playground-page-chosen = Vybráno { $count }. Vyber { $least } až { $most }.
playground-page-required = Tohle je potřeba vyplnit.
playground-page-invalid = Takhle to nejde: zadej něco jiného.
playground-page-choose = Vyber něco ze seznamu.
playground-page-nothing = Nic neodpovídá
playground-page-earlier = Dřívější zprávy
playground-page-newer = Novější zprávy
playground-page-newest = Nové zprávy · na poslední
playground-page-write = Zpráva do { $channel }
playground-page-used = { $name } používá

playground-open = Hraj tady: { $url }
playground-kept = Partie jsou uložené v { $file }. Stránku ukončíš pomocí Ctrl-C.
playground-stopped = Ukončeno. Partie budou pokračovat, až začneš znovu.
