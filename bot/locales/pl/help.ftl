### From zero to the first move: pages of at most 90 words. On buttons, { $card } is 8♦.

help-name = Pomoc

help-start-title = Zacznij grę
help-start = **/{ command-game.name } { command-game-new.name }** nakrywa stół tutaj albo w osobnym wątku: wybierz grę, liczbę graczy i tempo: *{ pace-live }* na jeden wieczór, *{ pace-daily }* na ruch dziennie.
    Inni naciskają **{ button-join }**. Nikogo nie ma? Dodaj komputer pod **{ button-change }**. Potem naciśnij **{ button-start }**.

    Kanał ma jedną grę naraz. Możesz siedzieć przy kilku stołach.

    {"**"}Pierwszy raz?** **/{ command-learn.name }** rozda ci trening z komputerem i w każdym ruchu powie, co możesz zrobić i dlaczego.

help-table-title = Plansza
help-table = Obrazek w kanale to stół: układy, stos dobierania, stos zrzutek, kto ma ile kart lub kostek i czyja kolej. Gdy ucieknie w górę, pokaże ci go **/{ command-table.name }**.
    Przyciski pod nim są dla wszystkich.

help-hand-title = Twoja ręka
help-hand = Naciśnij **{ button-hand }** pod planszą albo napisz **/{ command-hand.name }**. Widzisz ją tylko ty.
    {"**"}Zielone przyciski** robią, co mówią: **{ button-board-draw }**, **{ button-lay-all }**, **{ button-discard-card }**. Do odrzucenia podają kartę z 💡, a inaczej właśnie dobraną, jeśli do niczego nie pasuje, a inaczej najdroższą niepasującą, z najniższego koloru.
    {"**"}Wybierz karty** z listy, jeśli chcesz czegoś innego: przyciski mówią wtedy o nich. Cała reszta kryje się pod **{ select-more }**: układanie, stałe polecenia, co się stało, zasady, zegar.

help-turn-title = Twój ruch
help-turn = Gdy przyjdzie twoja kolej, zawołam cię po imieniu.
    1. **Dobierz** kartę ze stosu albo weź wierzchnią zrzutkę.
    2. **Wyłóż** układy, jeśli chcesz i możesz.
    3. **Odrzuć** jedną kartę. To kończy ruch.

    Pomyłka? Cofnij, co leży, zanim odrzucisz.

    Wolisz pisać: **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Karty to wartość i kolor: `7H` `10S` `QD` `AC`, a `JK` to joker. Gdy piszesz, podpowiadam twoje karty; nikt inny tego nie widzi.

help-knock-title = Pukanie
help-knock = W grach z pukaniem każda zrzutka jest przez chwilę do wzięcia przez innych: **{ button-board-knock }** albo **{ button-board-pass }**. Nikt nie widzi twojej odpowiedzi i zwykle nie trzeba się spieszyć: z pukających kartę dostaje ten, kto siedzi najbliżej za odrzucającym.
    {"**"}We dwoje** nikt nie puka: kto jest następny, może po prostu wziąć kartę.
    {"**"}{ button-orders }** w twojej ręce pukają lub pasują za ciebie, gdy cię nie ma.

help-others-title = Inne gry karciane
help-others = {"**"}{ variant-name-disney_duel }**: naciśnij **{ button-board-flip }** pod planszą. Najwyższa karta bierze wszystkie. **{ button-board-run }** odkrywa twoje karty za ciebie.
    {"**"}{ variant-name-disney_karo8 }**: wybierz zaznaczoną kartę i naciśnij **{ button-lay }**. Nic nie pasuje? **{ button-board-draw }**.
    {"**"}{ variant-name-gin_rummy }**: weź odkrytą kartę albo **{ button-board-refuse }**, potem dobierz i **{ button-discard-card }**, a z niewielką liczbą luźnych kart **{ button-bid-card-gin }**.
    {"**"}{ variant-name-rummy_500 }**: lista w ręce mówi, jak głęboko możesz sięgnąć w odkryty stos.
    {"**"}{ variant-name-nsv_basic }**: w niektórych odmianach odkrytą kartę się **kupuje** albo kończy rundę przez **{ button-bid-card }**.

help-rebuilding-title = Kostki i przebudowa stołu
help-rebuilding = Z kostkami albo **wykładasz**, albo **dobierasz jedną kostkę**. Nic się nie odrzuca.
    1. Wybierz kostki w ręce i naciśnij **{ button-lay }**. Talon znajdzie im układy, w razie potrzeby przebuduje stół i go pokaże: plus to twoje, strzałka to przesunięte. Nikt tego nie widzi, dopóki nie naciśniesz **{ button-benchok }**.
    2. {"**"}{ button-byhand }**: przesuwasz kostki samodzielnie. **{ button-benchsplit }** robi z układu dwa, **{ button-benchundo }** cofa krok.
    3. {"**"}{ button-hint }** pokazuje dobry sposób, jeśli stół zgodził się na podpowiedzi.

    {"**"}{ variant-name-nsv_robber }** działa tak samo z kartami: dobierz, **{ button-rebuild }**, potwierdź, odrzuć.

help-house-title = Zasady domowe
help-house = Przed grą można zmienić każdą zasadę. Organizator naciska **{ button-change }** pod planszą, potem **{ button-house }**, i przy każdej zasadzie widzi możliwości. Zasady, które się kłócą, nie przejdą, a powód jest podany. Stół mówi, ile ma zasad domowych.

    Serwer pamięta swoje ulubione: **/{ command-settings.name }**, { server-page-rules }, nadaje zasadom nazwę i czyni je zasadami serwera. Organizator wybiera je pod **{ button-change }**.

help-time-title = Gdy cię nie ma
help-time = Gdy minie ci czas, Talon robi za ciebie najprostszy ruch. Po dwóch przegapionych ruchach gra komputer, a gdy nikogo nie ma, gra czeka; gdy nie wrócisz lub wyjdziesz, miejsce jest wolne.
    Twój ruch je odzyskuje, chyba że zajmie je ktoś inny: gra wtedy dalej twoimi kartami i punktami, a wynik wymienia was oboje. **/{ command-game.name } { command-game-join.name }** zajmuje wolne miejsce.

    Każde tasowanie jest zapieczętowane przed pierwszą kartą: nikt, nawet właściciel Talona, nie ułoży kart, a ty możesz to sprawdzić.

help-company-title = Z kim grasz
help-company = Pod **{ button-change }** organizator wybiera, kto może usiąść: wszyscy czy tylko zaproszeni goście. Goście dostają wiadomość i można ich też wyprosić.
    {"**"}/{ command-me.name }** trzyma ciebie i kogoś innego przy różnych stołach; nikt się o tym nie dowie. Pokazuje też, co o tobie przechowuję, daje ci to w pliku i usuwa.
    Kto zarządza serwerem, wybiera w **/{ command-settings.name }**, kto i gdzie otwiera stoły, co jest domyślne i kto nie może grać.

help-tournaments-title = Turnieje
help-tournaments = Naciśnij **{ button-tournament-join }** pod tablicą turnieju albo napisz **/{ command-tournament.name } { command-tournament-join.name }**. **/{ command-tournament.name } { command-tournament-list.name }** pokazuje, co jest.
    Jest odprawa? Naciśnij **{ button-tournament-checkin }**, gdy cię zawołam. Na początku rundy wołam cię do wątku z twoimi kartami. Wyniki wpisują się same.
    Jak stoi turniej, mówi **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** prowadzi do twojego stołu, daje odpocząć albo się wycofać: dalej gra za ciebie komputer.
    Po wszystkim **{ button-tournament-fair }** pokazuje sekret tasowania, a **{ button-tournament-export }** wszystko, co się działo.

help-hosting-title = Własny turniej
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** otwiera panel, który widzisz tylko ty. **{ button-draft-open }** wystawia tablicę turnieju. Cała reszta jest w **/{ command-tournament.name } { command-tournament-host.name }**: start, przerwa, więcej czasu, rozstrzygnięcie stołu, cofnięcie. Powód poznają wszyscy. Turniej może zorganizować, kto zarządza serwerem, i rola z **/{ command-settings.name }**.
    - **{ tournament-format-swiss }**: wszyscy grają w każdej rundzie.
    - **{ tournament-format-round_robin }**: wszyscy spotykają wszystkich.
    - **{ tournament-format-knockout }**: dalej idą najlepsi z każdego stołu.
    - **{ tournament-format-ladder }**: przy limicie punktów odpadasz.
    - **{ tournament-format-league }**: dywizje i sezony.
    - **{ tournament-format-arena }**: od razu nowy stół, aż do gongu.
