### De cero a la primera jugada: páginas cortas.

help-name = Ayuda

help-start-title = Empezar una partida
help-start = **/{ command-game.name } { command-game-new.name }** pone una mesa aquí, o en un hilo propio: elige el juego, cuántas personas y el ritmo: *{ pace-live }* para una tarde, *{ pace-daily }* para una jugada al día.
    Los demás pulsan **{ button-join }**. ¿No hay nadie? Añade una máquina en **{ button-change }**. Luego pulsa **{ button-start }**.

    Un canal tiene una partida a la vez. Tú puedes estar en varias mesas.

    {"**"}¿Es tu primera vez?** **/{ command-learn.name }** te reparte una partida de práctica contra la máquina: en cada turno, una línea te dice qué puedes hacer y por qué.

help-table-title = La mesa
help-table = La imagen del canal es la mesa: las combinaciones, el mazo, la pila de descartes, cuántas cartas o fichas tiene cada cual y de quién es el turno. **/{ command-table.name }** te la enseña si ha quedado muy arriba.
    Los botones de debajo son para todo el mundo.

help-hand-title = Tu mano
help-hand = Pulsa **{ button-hand }** bajo la mesa, o escribe **/{ command-hand.name }**. Solo la ves tú.
    {"**"}Los botones verdes** hacen lo que dicen: **{ button-board-draw }**, **{ button-lay-all }**, **{ button-discard-card }**. Para descartar nombran la carta de 💡; si no, la recién robada si no encaja en nada; si no, la más cara que no encaja, con el palo más bajo primero.
    {"**"}Elige cartas** de la lista para todo lo demás: los botones hablan entonces de ellas. El resto está en **{ select-more }**: ordenar, encargos, qué pasó, reglas, reloj.

help-turn-title = Tu turno
help-turn = Cuando es tu turno, te llamo por tu nombre.
    1. **Roba** una carta del mazo, o toma el descarte de encima.
    2. **Combina** si quieres y puedes.
    3. **Descarta** una carta. Así acaba tu turno.

    ¿Un error? Antes de descartar puedes deshacer lo colocado.

    Si te gusta escribir: **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Las cartas son valor y palo: `7H` `10S` `QD` `AC`, y `JK` el comodín. Al escribir te propongo tus propias cartas; nadie más lo ve.

help-knock-title = Golpear
help-knock = En los juegos con golpes, cada descarte se ofrece un rato a los demás: **{ button-board-knock }** o **{ button-board-pass }**. Nadie ve tu respuesta, y por lo general no hay prisa: de quienes golpean, se lleva la carta quien está más cerca después de quien descarta.
    {"**"}Entre dos** nadie golpea: quien sigue puede tomar la carta sin más.
    {"**"}{ button-orders }**, en tu mano, golpean o pasan por ti mientras no estás.

help-others-title = Los otros juegos de cartas
help-others = {"**"}{ variant-name-disney_duel }**: pulsa **{ button-board-flip }** bajo la mesa. La carta más alta se las lleva todas. Con **{ button-board-run }** se voltean solas.
    {"**"}{ variant-name-disney_karo8 }**: elige una carta marcada y pulsa **{ button-lay }**. Si ninguna encaja, **{ button-board-draw }**.
    {"**"}{ variant-name-gin_rummy }**: toma la carta abierta o **{ button-board-refuse }**; luego roba y **{ button-discard-card }**, o **{ button-bid-card-gin }** con pocas cartas sueltas.
    {"**"}{ variant-name-rummy_500 }**: tu mano dice hasta dónde puedes tomar de la pila abierta.
    {"**"}{ variant-name-nsv_basic }**: en algunas formas se **compra** la carta abierta, o se cierra la ronda con **{ button-bid-card }**.

help-rebuilding-title = Fichas, y mesas que se reorganizan
help-rebuilding = Con fichas, o **colocas** o **robas una ficha**. No se descarta nada.
    1. Elige fichas de tu mano y pulsa **{ button-lay }**. El bot les busca combinaciones, reorganiza la mesa si hace falta y te la muestra: un más marca las tuyas, una flecha lo movido. Nadie lo ve hasta que pulsas **{ button-benchok }**.
    2. {"**"}{ button-byhand }** mueves fichas tú. **{ button-benchsplit }** hace dos combinaciones de una, **{ button-benchundo }** da un paso atrás.
    3. {"**"}{ button-hint }** enseña un buen camino, si la mesa acordó pistas.

    {"**"}{ variant-name-nsv_robber }** funciona igual con cartas: robar, **{ button-rebuild }**, confirmar, descartar.

help-house-title = Reglas de la casa
help-house = Todas las reglas de un juego se pueden cambiar antes de empezar. Quien organiza pulsa **{ button-change }** bajo la mesa y luego **{ button-house }**, y ve cada regla con lo que puede ser. Las que no casan se rechazan, con el motivo. La mesa dice cuántas reglas de la casa tiene.

    Un servidor guarda sus favoritas: **/{ command-settings.name }**, { server-page-rules }, les da nombre y las hace propias del servidor. Se eligen en **{ button-change }**.

help-time-title = Cuando no estás
help-time = Si se te acaba el tiempo, el bot hace por ti la jugada más sencilla. Si pierdes dos turnos, la máquina te suple, o todo espera si no hay nadie; si no vuelves, o te vas, tu sitio queda libre.
    Una jugada tuya lo recupera, salvo que alguien lo haya tomado: sigue con tus cartas y tus puntos, y el resultado nombra a los dos. **/{ command-game.name } { command-game-join.name }** toma un sitio libre.

    Cada barajado se sella antes de la primera carta: nadie, ni quien lleva el bot, puede preparar las cartas, y tú puedes comprobarlo.

help-company-title = Con quién juegas
help-company = En **{ button-change }**, quien organiza elige quién puede sentarse: todo el mundo, o solo por invitación. La gente invitada recibe un mensaje, y también se la puede quitar.
    {"**"}/{ command-me.name }** te mantiene lejos de la mesa de otra persona; nadie se entera. También muestra lo que se guarda de ti, te lo da en un archivo y lo borra.
    Quien gestiona un servidor elige en **/{ command-settings.name }** quién abre mesas y dónde, qué es lo habitual y quién no puede jugar.

help-tournaments-title = Torneos
help-tournaments = Pulsa **{ button-tournament-join }** bajo el tablón de un torneo, o escribe **/{ command-tournament.name } { command-tournament-join.name }**. **/{ command-tournament.name } { command-tournament-list.name }** muestra los que hay.
    ¿Hay confirmación? Pulsa **{ button-tournament-checkin }** cuando te llame. Al empezar una ronda, te llamo a un hilo con tus cartas. Los resultados llegan solos.
    Mira cómo va con **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** lleva a tu mesa, te deja descansar o retirarte: la máquina sigue por ti.
    Al final, **{ button-tournament-fair }** muestra el secreto de los barajados, y **{ button-tournament-export }** tiene todo lo que pasó.

help-hosting-title = Organizar un torneo
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** abre un panel que solo ves tú. **{ button-draft-open }** publica el tablón. Lo demás está en **/{ command-tournament.name } { command-tournament-host.name }**: empezar, pausar, dar tiempo, decidir una mesa, deshacerlo. Tu motivo lo lee todo el mundo. Puede organizar quien gestiona el servidor, y un rol de **/{ command-settings.name }**.
    - **{ tournament-format-swiss }**: todos juegan cada ronda.
    - **{ tournament-format-round_robin }**: cada cual se mide con cada cual.
    - **{ tournament-format-knockout }**: siguen los mejores de cada mesa.
    - **{ tournament-format-ladder }**: si llegas al límite de puntos, quedas fuera.
    - **{ tournament-format-league }**: divisiones, con temporadas.
    - **{ tournament-format-arena }**: una mesa nueva al instante, hasta la campana.
