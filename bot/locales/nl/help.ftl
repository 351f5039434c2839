help-name = Hulp

help-start-title = Een spel beginnen
help-start = **/{ command-game.name } { command-game-new.name }** zet hier een tafel klaar, of in een eigen thread: kies een spel, hoeveel spelers en hoe snel: *{ pace-live }* voor een avondje, *{ pace-daily }* voor één zet per dag.
    Anderen drukken op **{ button-join }**. Niemand in de buurt? Zet er onder **{ button-change }** een computerspeler bij. Druk dan op **{ button-start }**.

    Een kanaal heeft één spel tegelijk. Zelf mag je aan meer tafels zitten.

    {"**"}Nieuw in een spel?** **/{ command-learn.name }** geeft je een oefenspel tegen de computer, met bij elke beurt een regel over wat er kan en waarom.

help-table-title = Het bord
help-table = De afbeelding in het kanaal is de tafel: de combinaties, de trekstapel, de aflegstapel, wie hoeveel kaarten of stenen heeft en wie aan de beurt is. Is het weggescrold? **/{ command-table.name }** laat het weer zien.
    De knoppen eronder zijn voor iedereen.

help-hand-title = Je hand
help-hand = Druk op **{ button-hand }** onder het bord, of schrijf **/{ command-hand.name }**. Alleen jij ziet hem.
    {"**"}Groene knoppen** doen wat erop staat: **{ button-board-draw }**, **{ button-lay-all }**, **{ button-discard-card }**. Om af te leggen noemen ze de kaart van 💡, anders die je net trok als hij nergens past, anders de duurste die nergens past, laagste kleur eerst.
    {"**"}Kies kaarten** in de lijst voor al het andere: de knoppen gaan dan daarover. De rest zit achter **{ select-more }**: sorteren, vaste opdrachten, wat er gebeurde, regels, de klok.

help-turn-title = Je beurt
help-turn = Je wordt bij je naam geroepen als je aan de beurt bent.
    1. **Trek** een kaart van de trekstapel, of pak de bovenste aflegkaart.
    2. **Leg uit** als je wilt en kunt.
    3. **Leg** één kaart af. Dat beëindigt je beurt.

    Vergist? Neem terug wat je uitlegde, voordat je aflegt.

    Typ je liever: **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Schrijf kaarten als waarde en kleur: `7H` `10S` `QD` `AC`, en `JK` voor de joker. Je eigen kaarten worden tijdens het typen voorgesteld; niemand anders ziet dat.

help-knock-title = Kloppen
help-knock = In spellen met kloppen wordt elke aflegkaart even aan de anderen aangeboden: **{ button-board-knock }** of **{ button-board-pass }**. Niemand ziet je antwoord, en in de regel hoef je niet snel te zijn: van wie klopt, krijgt degene die het eerst na de aflegger komt de kaart.
    {"**"}Met twee spelers** klopt niemand: wie aan de beurt komt, mag de kaart gewoon pakken.
    {"**"}{ button-orders }** in je hand kloppen of passen voor je als je er niet bent.

help-others-title = De andere kaartspellen
help-others = {"**"}{ variant-name-disney_duel }**: druk op **{ button-board-flip }** onder het bord. De hoogste kaart pakt alles. **{ button-board-run }** draait je kaarten vanzelf om.
    {"**"}{ variant-name-disney_karo8 }**: kies een gemarkeerde kaart en druk op **{ button-lay }**. Past er geen, dan **{ button-board-draw }**.
    {"**"}{ variant-name-gin_rummy }**: pak de open kaart of **{ button-board-refuse }**, trek dan en **{ button-discard-card }**, of **{ button-bid-card-gin }** met weinig losse kaarten.
    {"**"}{ variant-name-rummy_500 }**: je hand laat zien hoe diep je van de open stapel kunt pakken.
    {"**"}{ variant-name-nsv_basic }**: in sommige vormen **koop** je de open kaart, of eindig je een ronde met **{ button-bid-card }**.

help-rebuilding-title = Stenen, en tafels die je ombouwt
help-rebuilding = Met stenen **leg** je of **trek je één steen**. Er wordt niets afgelegd.
    1. Kies stenen in je hand en druk op **{ button-lay }**. Talon zoekt er combinaties voor, bouwt zo nodig de tafel om en laat het zien: een plus is van jou, een pijl is verplaatst. Niemand ziet het tot je op **{ button-benchok }** drukt.
    2. {"**"}{ button-byhand }** verplaats je de stukken zelf. **{ button-benchsplit }** maakt van één combinatie twee, **{ button-benchundo }** zet een stap terug.
    3. {"**"}{ button-hint }** laat een goede manier zien, als de tafel met tips speelt.

    {"**"}{ variant-name-nsv_robber }** werkt net zo met kaarten: trek, **{ button-rebuild }**, bevestig, leg af.

help-house-title = Huisregels
help-house = Elke regel van een spel kun je aanpassen voordat het begint. De organisator drukt op **{ button-change }** onder de tafel, dan op **{ button-house }**, en ziet bij elke regel wat er kan. Regels die niet samengaan, worden geweigerd, met de reden. De tafel zegt hoeveel huisregels er zijn.

    Een server bewaart zijn favorieten: **/{ command-settings.name }**, { server-page-rules }, geeft regels een naam en maakt ze de gewone regels van de server. De organisator kiest ze onder **{ button-change }**.

help-time-title = Als je er niet bent
help-time = Is je tijd om, dan doet Talon de eenvoudigste zet voor je. Mis je twee beurten, dan valt een computer in, of alles wacht als er niemand is; blijf of ga je weg, dan is je plaats vrij.
    Met één zet is hij weer van jou, tenzij iemand anders hem nam: die speelt verder met jouw kaarten en jouw score, en de uitslag noemt jullie allebei. **/{ command-game.name } { command-game-join.name }** neemt een vrije plaats.

    Elke schudbeurt is verzegeld vóór de eerste kaart: niemand, ook de eigenaar van Talon niet, kan de kaarten steken, en dat kun je nagaan.

help-company-title = Met wie je speelt
help-company = Onder **{ button-change }** kiest de organisator wie mag aanschuiven: iedereen, of alleen genodigden. Gasten krijgen een bericht en kunnen er ook weer uit.
    {"**"}/{ command-me.name }** houdt jou en iemand anders aan verschillende tafels; niemand krijgt dat te horen. Je ziet er ook wat er over je bewaard wordt, krijgt het als bestand, en kunt het wissen.
    Wie een server beheert, kiest in **/{ command-settings.name }** wie waar tafels opent, wat gebruikelijk is en wie niet mag meespelen.

help-tournaments-title = Toernooien
help-tournaments = Druk op **{ button-tournament-join }** onder het bord van een toernooi, of schrijf **/{ command-tournament.name } { command-tournament-join.name }**. **/{ command-tournament.name } { command-tournament-list.name }** laat zien wat er is.
    Is er een check-in? Druk op **{ button-tournament-checkin }** als je geroepen wordt. Begint een ronde, dan word je naar een thread met je kaarten geroepen. Uitslagen komen vanzelf binnen.
    De stand zie je met **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** brengt je naar je tafel, laat je rusten of stoppen: de computer speelt dan voor je verder.
    Na afloop toont **{ button-tournament-fair }** het geheim van het schudden, en in **{ button-tournament-export }** staat alles wat er gebeurde.

help-hosting-title = Een toernooi houden
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** opent een paneel dat alleen jij ziet. **{ button-draft-open }** plaatst het bord. Al het andere zit in **/{ command-tournament.name } { command-tournament-host.name }**: beginnen, pauzeren, tijd geven, over een tafel beslissen, dat terugdraaien. Iedereen krijgt je reden te horen. Wie de server beheert, kan er een houden, en een rol in **/{ command-settings.name }**.
    - **{ tournament-format-swiss }**: iedereen speelt elke ronde.
    - **{ tournament-format-round_robin }**: iedereen treft iedereen.
    - **{ tournament-format-knockout }**: de besten van elke tafel gaan door.
    - **{ tournament-format-ladder }**: haal je de grens van minpunten, dan lig je eruit.
    - **{ tournament-format-league }**: divisies, met seizoenen.
    - **{ tournament-format-arena }**: meteen een nieuwe tafel, tot de bel.
