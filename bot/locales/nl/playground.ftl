playground-topic = Rummy op je eigen computer. In de lijst hierboven kies je wie je bent.

playground-direct = { $name }: berichten met Talon

playground-welcome = **Welkom bij Talon.** Jij bent **{ $first }**, en aan de tafel hieronder wachten computers: druk op **{ button-start }**, en dan op **{ button-hand }** telkens als je aan de beurt bent.
    Met de lijst bovenaan ben je ook **{ $second }**; **{ $direct }** laat zien wat Talon je schrijft, zoals oefenspellen met `/{ command-learn.name }`.
    De klok bovenaan laat uren of dagen voorbijgaan. `/{ command-help.name }` legt de rest uit, `/{ command-game.name } { command-game-new.name }` zet nog een tafel klaar, `/{ command-tournament.name } { command-tournament-create.name }` houdt een toernooi.
playground-welcome-back = **Welkom terug.** Hier is de tafel zoals je hem achterliet: **{ button-hand }** laat je kaarten zien. In de lijst bovenaan de pagina kies je of je **{ $first }** of **{ $second }** bent. **{ $direct }** toont je oefenspellen.

playground-time = Laat tijd voorbijgaan, hooguit een week tegelijk
playground-let-pass = { $hours ->
    [1] Een uur
    [8] Acht uur
    [24] Een dag
    [72] Drie dagen
   *[other] { $hours } uur
}
playground-time-left = nog { $hours } uur
playground-time-stop = Hier stoppen
playground-moment = { $day }, { $time }
playground-waits = { $game } · { $why ->
    [lobby] De tafel wacht tot { $who } op “{ button-start }” drukt.
    [players] Het wacht op spelers.
    [standstill] De partij ligt stil.
    [suspended] De partij ligt stil tot { $until }.
    [over] De partij is voorbij.
    [away] Het wacht tot er iemand terugkomt.
    [friendly] Het wacht op { $who }, tot iemand op “{ button-play-on }” drukt.
    [window] Het wacht op kloppen tot { $until }.
   *[turn] { $until ->
        [none] Het wacht op { $who }, hoelang dat ook duurt.
       *[other] Het wacht op { $who } tot { $until }.
    }
}

playground-threads = Threads
playground-back = Terug naar #{ $channel }
playground-asleep = in slaap
playground-called = roept { $names }

playground-late = Dat kwam te laat: de tafel was veranderd. Druk nog een keer.
playground-slow = Dat duurde te lang. Kijk naar de tafel voordat je weer drukt.
playground-silent = Talon antwoordt niet; nieuwe poging.
playground-ended = Dit is afgelopen. Start opnieuw om verder te spelen.
playground-outdated = Deze pagina is verouderd. Laad hem opnieuw.

playground-page-more = Meer
playground-page-end = Hier stoppen
playground-page-who = Jij bent
playground-page-edited = (bewerkt)
playground-page-private = Alleen jij kunt dit zien
playground-page-thinking = Denkt na…
playground-page-send = Versturen
playground-page-cancel = Annuleren
playground-page-apply = Toepassen
playground-page-chosen = { $count } gekozen. Kies er { $least } tot { $most }.
playground-page-required = Dit veld moet ingevuld zijn.
playground-page-invalid = Dat kan niet: vul iets anders in.
playground-page-choose = Kies iets uit de lijst.
playground-page-nothing = Niets past
playground-page-earlier = Eerdere berichten
playground-page-newer = Nieuwere berichten
playground-page-newest = Nieuwe berichten · naar het laatste
playground-page-write = Bericht aan { $channel }
playground-page-used = { $name } gebruikt

playground-open = Speel hier: { $url }
playground-kept = De partijen staan in { $file }. Ctrl-C sluit de pagina.
playground-stopped = Gestopt. De partijen gaan verder als je weer start.
