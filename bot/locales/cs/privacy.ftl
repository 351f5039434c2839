### What is kept of somebody.

button-me-privacy = Tvoje údaje
# Stands for the name of somebody whose data is deleted, in lists and pictures.
privacy-former-player = Bývalý hráč
privacy-about =
    ## Tvoje údaje
    Ukládám tvoje Discord ID, jméno, místa a tahy v každé hře; tvoje volby v /{ command-me.name }, blokované, pokyny, koncepty, hádanky a výsledky; jak hraješ včas; co děláš jako pořadatel. Žádné zprávy nečtu.
    { $days ->
        [one] Hra se { $days } den po svém konci zabalí nebo smaže.
        [few] Hra se { $days } dny po svém konci zabalí nebo smaže.
       *[other] Hra se { $days } dní po svém konci zabalí nebo smaže.
    } Zbytek zůstává, dokud ho nesmažeš.
button-privacy-export = Dej mi moje údaje
button-privacy-delete = Smazat moje údaje
button-privacy-sure = Smazat všechno
button-privacy-keep = Nechat
privacy-export = Tohle je všechno, co o tobě ukládám. Vidíš to jen ty.
privacy-ask =
    ## Smazat o tobě všechno?
    { $marks ->
        [0] {""}
       *[other] Jedna věc zůstane, dokud neskončí partie, ve kterých ti patřilo místo: značka z tvého ID a tajného klíče, aby nikdo nehrál na dvou místech jedné partie. S jejím koncem se smaže.
    }
    { $lobbies ->
        [0] V žádné čekárně nesedíš.
        [1] Odejdeš z čekárny, ve které sedíš.
        [few] Odejdeš z čekáren, ve kterých sedíš: { $lobbies }.
       *[other] Odejdeš z čekáren, ve kterých sedíš: { $lobbies }.
    } { $matches ->
        [0] Žádnou partii nehraješ.
        [1] V partii, kterou hraješ, převezme tvoje místo natrvalo počítač, nebo propadne, když to chtějí její pravidla.
        [few] V partiích, které hraješ ({ $matches }), převezme tvoje místo natrvalo počítač, nebo propadne, když to chtějí pravidla.
       *[other] V partiích, které hraješ ({ $matches }), převezme tvoje místo natrvalo počítač, nebo propadne, když to chtějí pravidla.
    } { $tournaments ->
        [0] V žádném turnaji nejsi.
        [1] Odstoupíš z jednoho turnaje.
        [few] Odstoupíš z turnajů: { $tournaments }.
       *[other] Odstoupíš z turnajů: { $tournaments }.
    }
    Tvoje nastavení, blokovaní, pokyny a koncepty se smažou. Skončené hry a výsledky místo tvého jména uvedou „{ privacy-former-player }“; zůstanou, bez tebe, aby je ostatní mohli dál ověřit a nepřišli o hodnocení. Zprávy, které jsou ode mě v kanálech, zůstanou, jak jsou.
    -# Jestli tě někdo blokuje nebo ti server nedovolí hrát, zůstane to, jen podle ID; jestli turnaj, nebo tě někdo vzal z čekárny, tak do jeho konce značka z tvého ID. Zůstanou i důvody, které uvedli pořadatelé turnajů. Vrátit se to nedá.
privacy-deleted = Všechno o tobě je smazané, kromě toho, co mělo zůstat. { $games ->
    [0] Žádná hra tě neuváděla.
    [1] Uváděla tě jedna hra.
    [few] Uváděly tě { $games } hry.
   *[other] Uvádělo tě { $games } her.
}
reject-still_playing = Než se to smazalo, přibylo ti místo u stolu. Co je pryč, je pryč, stiskni tedy prosím ještě jednou.

# At most 400 characters.
application-description = Rummy pro lidi, kteří jsou málokdy online ve stejnou chvíli: třináct her s kartami a kameny pro dva až šest, naživo i na dny. Karty vidíš jen ty, stůl všichni, každé zamíchání se dá ověřit a na prázdná místa sedá počítač. I turnaje. Začni: /{ command-game.name } { command-game-new.name }; bez soupeřů: /{ command-learn.name }. Co o tobě ukládám: /{ command-me.name }.
