### Lo que se guarda de alguien.

button-me-privacy = Tus datos
privacy-former-player = Alguien de antes
privacy-about =
    ## Tus datos
    Guardo tu id de Discord, tu nombre, tus sitios y jugadas en cada partida; lo que eliges en /{ command-me.name }, tu lista de bloqueo, encargos, borradores, retos y resultados; tu puntualidad; lo que hiciste al organizar. No leo mensajes.
    { $days ->
        [one] Una partida se archiva o se borra { $days } día después de su final.
       *[other] Una partida se archiva o se borra { $days } días después de su final.
    } Lo demás queda hasta que lo borres.
button-privacy-export = Obtener mis datos
button-privacy-delete = Borrar mis datos
button-privacy-sure = Borrarlo todo
button-privacy-keep = Conservarlo
privacy-export = Esto es todo lo que guardo de ti. Solo lo ves tú.
privacy-ask =
    ## ¿Borrar todo sobre ti?
    { $marks ->
        [0] {""}
       *[other] Una cosa queda hasta que acaben las partidas en las que has tenido sitio: una marca hecha de tu id con una clave secreta, para que nadie juegue dos sitios de una partida. Se borra al terminar.
    }
    { $lobbies ->
        [0] No estás en ninguna sala.
        [1] Sales de la sala en la que estás.
       *[other] Sales de las { $lobbies } salas en las que estás.
    } { $matches ->
        [0] No juegas ninguna partida.
        [1] En la partida que juegas, la máquina toma tu sitio para siempre, o queda fuera donde las reglas lo dicen.
       *[other] En las { $matches } partidas que juegas, la máquina toma tu sitio para siempre, o queda fuera donde las reglas lo dicen.
    } { $tournaments ->
        [0] No estás en ningún torneo.
        [1] Te retiras de un torneo.
       *[other] Te retiras de { $tournaments } torneos.
    }
    Se borran tus ajustes, lista de bloqueo, encargos y borradores. Las partidas y resultados terminados dicen «{ privacy-former-player }» donde decían tu nombre; quedan, sin ti, para que los demás puedan comprobarlos y conserven su nivel. Los mensajes que he publicado en canales quedan como están.
    -# Si alguien te ha bloqueado, o un servidor no te deja jugar, eso queda, solo con tu id; si es un torneo, o te han sacado de una sala, queda hasta que acabe una marca hecha de tu id. También quedan los motivos que dieron quienes organizaron torneos. No se puede deshacer.
privacy-deleted = Todo sobre ti está borrado, salvo lo que dije que queda. { $games ->
    [0] Ninguna partida te nombraba.
    [1] Una partida te nombraba.
   *[other] { $games } partidas te nombraban.
}
reject-still_playing = Te sentaste a una mesa mientras borraba. Lo borrado, borrado está: pulsa una vez más.

application-description = Rummy para gente que rara vez coincide en línea: trece juegos de cartas y fichas para dos a seis, en vivo o durante días. Tu mano es privada, la mesa es de todos, cada barajado se puede comprobar y la máquina ocupa sitios vacíos. También torneos. Empieza con /{ command-game.name } { command-game-new.name }; a solas con /{ command-learn.name }. Lo que se guarda de ti: /{ command-me.name }.
