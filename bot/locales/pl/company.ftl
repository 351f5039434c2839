### Who plays with whom: invitations, block lists, whom a server bars.

reject-invited_only = Ten stół jest tylko dla zaproszonych. Poproś o zaproszenie ({ $host_id }) albo nakryj własny stół przez /{ command-game.name } { command-game-new.name }.
reject-no_seat_for_you = Przy tym stole nie możesz usiąść. Nakryj własny przez /{ command-game.name } { command-game-new.name } albo znajdź inny przez /{ command-games.name }.
reject-they_sit_here = Ta osoba już siedzi przy tym stole.
reject-they_do_not_sit_here = Przy tym stole nie ma takiej osoby. Wybierz kogoś z graczy, byle nie siebie.
reject-too_many_invited = Przy tym stole masz już tyle zaproszonych osób, ile można: { $most }. Zamiast tego otwórz go dla wszystkich.
reject-blocked_sits_here = Na twojej liście blokad, a przy twoim stole: { $user_id }. Wyproś tę osobę przez „{ button-guests }” albo zdejmij ją z listy w /{ command-me.name }.
reject-blocked_by_you = Ta osoba jest na twojej liście blokad. Aby ją zaprosić, zdejmij ją z listy w /{ command-me.name }.
reject-lobby_changed = Twój stół właśnie się zmienił. Spójrz na niego, potem zacznij.
reject-blocks_full = Na twojej liście jest już tyle osób, ile się mieści: { $most }. Najpierw kogoś z niej zdejmij.
reject-not_blocked = Tej osoby nie ma na twojej liście. Kto na niej jest, pokaże /{ command-me.name }.
reject-not_yourself = Wybierz kogoś innego niż ty.
reject-barred = { $until ->
    [none] { $reason ->
        [none] Na razie nie możesz grać na tym serwerze. Zapytaj tych, którzy nim zarządzają.
       *[other] Na razie nie możesz grać na tym serwerze („{ $reason }”). Zapytaj tych, którzy nim zarządzają.
    }
   *[other] { $reason ->
        [none] Na razie nie możesz grać na tym serwerze. Koniec { $until }.
       *[other] Na razie nie możesz grać na tym serwerze („{ $reason }”). Koniec { $until }.
    }
}
reject-not_barred = Ta osoba może już grać na tym serwerze. Kto nie może, pokaże /{ command-settings.name }.
reject-no_person = To nie człowiek, tylko aplikacja, a aplikacje nie siadają do stołu. Wybierz osobę albo dodaj komputer.

button-guests = Goście
button-guests-only = Tylko z zaproszeniem
button-guests-anybody = Otwórz dla wszystkich
lobby-by-invitation = -# Tylko z zaproszeniem.

guests-about =
    ## Goście przy twoim stole: { $game }
    { $only ->
        [yes] Usiąść mogą tylko ci, których zaprosisz.
       *[no] Usiąść może każdy. Kogo zaprosisz, dostanie wiadomość.
    }
    { $invited ->
        [none] Jeszcze nikt nie jest zaproszony.
       *[other] Zaproszeni: { $invited }
    }
guests-select-invite = Zaproś kogoś …
guests-select-out = Wyproś kogoś …
guests-invitation = { $host } zaprasza cię do stołu: [{ $game }]({ $board }), { $channel }. Tempo: { $pace }.
guests-parted = Nie ma cię już w poczekalni: { $game }, { $channel }, bo siedzi tam ktoś z twojej listy blokad. Dlaczego, wiesz tylko ty.
guests-out = { $host } zabiera ci miejsce w poczekalni: { $game }, { $channel }. Z zaproszeniem możesz wrócić.

button-me-blocks = Lista blokad
blocks-about =
    ## Twoja lista blokad
    Nigdy nie usiądziesz z nimi przy jednym stole, ani w poczekalni, ani na zastępstwie. W turnieju tylko wtedy, gdy nie ma innego wyjścia. Te osoby o tym nie wiedzą. Partie, w których gracie razem, trwają dalej.
    { $count ->
        [0] Nikogo na niej nie ma.
       *[other] Osób na liście: { $count }. { $names }
    }
blocks-select-add = Wpisz kogoś na nią …
blocks-select-off = Zdejmij z niej kogoś …
blocks-on = { $who } jest na twojej liście. Nikt się o tym nie dowie.
blocks-off = { $who }: już nie na twojej liście.
blocks-shared = { $what ->
    [match] Gracie razem w [{ $game }]({ $board }). Ta partia trwa dalej, a ty możesz z niej wyjść.
    [mine] Siedzicie razem w twojej poczekalni: [{ $game }]({ $board }). Tak nie może się zacząć: wyproś tę osobę albo wyjdź.
   *[left] W poczekalni [{ $game }]({ $board }) siedzi ta osoba, więc już cię tam nie ma. Nikt tam nie wie, dlaczego.
}
button-blocks-guests = Wyproś …
