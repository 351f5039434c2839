button-me-privacy = Jouw gegevens
privacy-former-player = Oud-speler
privacy-about =
    ## Jouw gegevens
    Ik bewaar je Discord-id, je naam, je plaatsen en zetten in elk spel; je keuzes in /{ command-me.name }, bloklijst, opdrachten, concepten, puzzels en uitslagen; hoe stipt je bent; wat je als organisator deed. Ik lees geen berichten.
    { $days ->
        [one] Een spel wordt { $days } dag na afloop ingepakt of gewist.
       *[other] Een spel wordt { $days } dagen na afloop ingepakt of gewist.
    } De rest blijft tot jij het wist.
button-privacy-export = Geef mijn gegevens
button-privacy-delete = Wis mijn gegevens
button-privacy-sure = Wis alles
button-privacy-keep = Laat staan
privacy-export = Dit is alles wat ik over je bewaar. Alleen jij ziet het.
privacy-ask =
    ## Alles over jou wissen?
    { $marks ->
        [0] {""}
       *[other] Eén ding blijft tot de partijen voorbij zijn waarin je een plaats had: een merk, gemaakt van je id met een geheime sleutel, zodat niemand twee plaatsen van een partij speelt. Na afloop wordt het gewist.
    }
    { $lobbies ->
        [0] Je zit in geen wachtkamer.
        [1] Je gaat uit de wachtkamer waarin je zit.
       *[other] Je gaat uit de { $lobbies } wachtkamers waarin je zit.
    } { $matches ->
        [0] Je speelt geen partij.
        [1] In de partij die je speelt, neemt de computer je plaats voorgoed over, of die vervalt waar de regels dat zeggen.
       *[other] In de { $matches } partijen die je speelt, neemt de computer je plaats voorgoed over, of die vervalt waar de regels dat zeggen.
    } { $tournaments ->
        [0] Je doet aan geen toernooi mee.
        [1] Je stopt met één toernooi.
       *[other] Je stopt met { $tournaments } toernooien.
    }
    Je instellingen, bloklijst, opdrachten en concepten worden gewist. In afgelopen spellen en uitslagen staat “{ privacy-former-player }” waar je naam stond; ze blijven, zonder jou, zodat anderen ze nog kunnen nagaan en hun speelsterkte houden. Berichten die ik in kanalen heb geplaatst, blijven zoals ze zijn.
    -# Heeft iemand jou geblokkeerd, of laat een server je niet spelen, dan blijft dat, met alleen je id; laat een toernooi je niet, of ben je uit een wachtkamer gehaald, dan blijft tot het einde daarvan een merk, gemaakt van je id. Ook de redenen die organisatoren van toernooien gaven, blijven. Dit is niet terug te draaien.
privacy-deleted = Alles over jou is gewist, behalve wat zoals gezegd blijft. { $games ->
    [0] Geen spel noemde je.
    [1] Eén spel noemde je.
   *[other] { $games } spellen noemden je.
}
reject-still_playing = Je schoof aan een tafel aan terwijl ik aan het wissen was. Wat weg is, is weg, dus druk nog één keer.

application-description = Rummy voor mensen die zelden tegelijk online zijn: dertien spellen met kaarten en stenen voor twee tot zes, live of over dagen. Je hand is privé, het bord is voor iedereen, al het schudden is na te gaan, en computers vullen lege plaatsen. Ook toernooien. Begin met /{ command-game.name } { command-game-new.name }; alleen met /{ command-learn.name }. Wat ik over je bewaar: /{ command-me.name }.
