### What is kept of somebody.

button-me-privacy = Twoje dane
privacy-former-player = Dawny gracz
privacy-about =
    ## Twoje dane
    Przechowuję twój identyfikator z Discorda, imię, miejsca i ruchy w każdej grze; wybory z /{ command-me.name }, listę blokad, polecenia, szkice, zagadki i wyniki; twoją punktualność; twoje działania jako organizatora. Wiadomości nie czytam.
    { $days ->
        [one] Gra jest pakowana lub usuwana { $days } dzień po końcu.
        [few] Gra jest pakowana lub usuwana { $days } dni po końcu.
       *[many] Gra jest pakowana lub usuwana { $days } dni po końcu.
    } Reszta zostaje, aż ją usuniesz.
button-privacy-export = Pobierz moje dane
button-privacy-delete = Usuń moje dane
button-privacy-sure = Usuń wszystko
button-privacy-keep = Zostaw
privacy-export = To wszystko, co o tobie przechowuję. Widzisz to tylko ty.
privacy-ask =
    ## Usunąć wszystko o tobie?
    { $marks ->
        [0] {""}
       *[other] Jedno zostaje do końca partii, w których twoje było jedno z miejsc: znak z twojego identyfikatora i tajnego klucza, żeby nikt nie grał na dwóch miejscach jednej partii. Z jej końcem też znika.
    }
    { $lobbies ->
        [0] Nie siedzisz w żadnej poczekalni.
        [1] Wychodzisz z poczekalni, w której siedzisz.
        [few] Wychodzisz z poczekalni, w których siedzisz ({ $lobbies }).
       *[many] Wychodzisz z poczekalni, w których siedzisz ({ $lobbies }).
    } { $matches ->
        [0] Nie grasz żadnej partii.
        [1] W partii, którą grasz, twoje miejsce na stałe zajmuje komputer albo przepada ono, gdzie tak mówią zasady.
        [few] W partiach, które grasz ({ $matches }), twoje miejsce na stałe zajmuje komputer albo przepada ono, gdzie tak mówią zasady.
       *[many] W partiach, które grasz ({ $matches }), twoje miejsce na stałe zajmuje komputer albo przepada ono, gdzie tak mówią zasady.
    } { $tournaments ->
        [0] Nie ma cię w żadnym turnieju.
        [1] Wycofujesz się z jednego turnieju.
        [few] Wycofujesz się z turniejów ({ $tournaments }).
       *[many] Wycofujesz się z turniejów ({ $tournaments }).
    }
    Twoje ustawienia, lista blokad, polecenia i szkice znikają. Skończone gry i wyniki zamiast twojego imienia mówią „{ privacy-former-player }”; zostają, bez ciebie, żeby inni mogli je sprawdzić i zachować swój ranking siły. Wiadomości, które są już w kanałach, zostają.
    -# Jeśli ktoś cię blokuje albo serwer nie pozwala ci grać, to zostaje, pod samym identyfikatorem; jeśli turniej, albo gospodarz zabrał ci miejsce w poczekalni, do jego końca zostaje znak z twojego identyfikatora. Zostają też powody, które podali organizatorzy turniejów. Tego nie da się cofnąć.
privacy-deleted = Wszystko o tobie jest usunięte, oprócz tego, co miało zostać. { $games ->
    [0] Twojego imienia nie było w żadnej grze.
    [1] Twoje imię było w jednej grze.
    [few] Twoje imię było w { $games } grach.
   *[many] Twoje imię było w { $games } grach.
}
reject-still_playing = Podczas usuwania pojawiło się twoje nowe miejsce przy stole. Co usunięte, to usunięte, więc naciśnij jeszcze raz.

# At most 400 characters.
application-description = Remik dla tych, którzy rzadko są online naraz: trzynaście gier z kartami i kostkami, od dwóch do sześciu osób, na żywo albo całymi dniami. Twoja ręka jest tajna, plansza dla wszystkich, każde tasowanie da się sprawdzić, a puste miejsca zajmuje komputer. Są turnieje. Zacznij: /{ command-game.name } { command-game-new.name }, w pojedynkę /{ command-learn.name }. Twoje dane: /{ command-me.name }.
