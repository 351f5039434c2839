reject-stale_turn = Die knop hoort bij een eerdere beurt. Je hand laat zien hoe het spel ervoor staat.
reject-stale_window = Die kans om te kloppen is voorbij. Bij de volgende aflegkaart is er misschien weer een.
reject-not_your_turn = { $seat ->
    [none] Je bent nog niet aan de beurt. Open je hand om te zien wat wel kan.
   *[other] Nu is { $seat } aan de beurt. Open je hand om te zien wat wel kan.
}
reject-wrong_phase = Dat kan nu niet. Je hand laat zien wat wel kan.
reject-draw_first = Trek eerst een kaart, daarna volgt de rest.
reject-already_drawn = Je hebt al getrokken. Je beurt eindigt met afleggen.
reject-opening_discard_only = In de eerste beurt leg je alleen een kaart af. Kies die waar je het minst aan hebt.
reject-match_over = Deze partij is voorbij. Begin een nieuwe met /{ command-game.name } { command-game-new.name }.
reject-seat_out = Jij ligt uit deze partij, dus je kunt alleen toekijken.
reject-awaiting_shuffle = De kaarten worden geschud. Probeer het zo nog eens.
reject-bad_shuffle = Die volgorde is geen geschud spel van deze kaarten.

reject-not_in_hand = Je hebt { $card } niet. Kies uit wat je hebt.
reject-nothing_chosen = Er is geen kaart gekozen. Kies eerst de kaarten in je hand.
reject-unknown_card = { $choices ->
    [none] { $text ->
        [none] Dat is geen kaart. Schrijf waarde en kleur, zoals 7H, 10S, QD, AC of JK.
       *[other] “{ $text }” is geen kaart. Schrijf waarde en kleur, zoals 7H, 10S, QD, AC of JK.
    }
   *[other] “{ $text }” is geen kaart. Schrijf { $choices }.
}
reject-too_much_typed = Dat is meer dan er op welke tafel ook ligt. Noem alleen de kaarten die je bedoelt.
reject-one_card = Dat zijn { $count } kaarten: { $cards }. Noem er één.

reject-meld_too_short = Dat zijn te weinig kaarten. { $kind ->
    [run] Een rij heeft er minstens { $min } nodig.
    [set] Een set heeft er minstens { $min } nodig.
   *[other] Een combinatie heeft er minstens { $min } nodig.
}
reject-not_a_meld = { $max ->
    [none] { $cards ->
        [none] Deze kaarten zijn geen set en geen rij. Een set is één waarde, een rij is één kleur op volgorde.
       *[other] { $cards }: deze kaarten zijn geen set en geen rij. Een set is één waarde, een rij is één kleur op volgorde.
    }
   *[other] Een rij heeft hooguit { $max } kaarten. Leg er minder.
}
reject-set_suit_repeated = In een set komt elke kleur maar één keer voor, en { $card } zou er twee keer in zitten. Laat er een weg.
reject-set_too_large = Een set heeft hooguit { $max } kaarten. Laat er een weg.
reject-run_broken = { $repeated ->
    [none] { $missing ->
        [none] Deze kaarten volgen niet op elkaar. In een rij zit geen gat.
       *[other] Er zit een gat in de rij: { $missing } ontbreekt. Vul het op, met een joker als je die hebt, of leg minder kaarten.
    }
   *[other] In een rij zit elke kaart maar één keer, en { $repeated } zit er twee keer in. Laat er een weg.
}
reject-run_wraps = { $ace ->
    [low] In dit spel ligt de aas alleen onder de twee. Een rij eindigt bij de koning.
    [high] In dit spel ligt de aas alleen boven de koning. Een rij begint bij de twee of hoger.
   *[other] Een rij gaat niet de hoek om. De aas ligt onder de twee of boven de koning, niet ertussenin.
}
reject-too_many_jokers = { $jokers ->
    [1] Eén joker is te veel voor deze combinatie. Neem daarvoor een andere kaart.
   *[other] { $jokers } jokers zijn te veel voor deze combinatie. Neem voor een paar ervan andere kaarten.
}
reject-joker_unannounced = { $choices ->
    [none] Zeg voor welke kaart de joker staat.
   *[other] Zeg voor welke kaart de joker staat: { $choices }.
}
reject-joker_cannot_stand_for = { $choices ->
    [none] De joker kan in deze combinatie niet voor { $face } staan. Kies er een andere kaart voor.
   *[other] De joker kan hier niet voor { $face } staan. Dit kan wel: { $choices }.
}
reject-flush_only_closes = { $cards ->
    [none] Een flush leg je alleen om de ronde te sluiten, met nog één kaart om af te leggen.
    [any_remaining] Een flush leg je alleen om de ronde uit de hand te sluiten: al je kaarten op één na om af te leggen, en eerder niets gelegd.
   *[other] Een flush leg je alleen om de ronde te sluiten: { $cards } kaarten van één kleur tegelijk, en nog één om af te leggen.
}
reject-melds_too_early = Uitleggen mag vanaf omloop { $from_lap }, en dit is omloop { $lap }. Trek voorlopig een kaart en leg er een af.
reject-opening_short = { $points ->
    [none] Dat is niet genoeg waard voor je eerste combinaties van de ronde. Leg er meer bij.
   *[other] Je eerste combinaties van de ronde moeten { $needed } punten waard zijn, en deze zijn er { $points } waard. Kies meer kaarten, of kaarten die meer tellen.
}
reject-opening_one_meld = { $points ->
    [none] Je eerste combinatie van de ronde moet het minimum op zichzelf halen. Kies een grotere.
   *[other] Je eerste combinatie van de ronde moet op zichzelf { $needed } punten waard zijn, en de beste van deze is er { $points } waard. Kies een grotere.
}

reject-no_such_meld = Die combinatie ligt niet op tafel. Kijk nog eens op het bord.
reject-layoff_disabled = In dit spel wordt niet aangelegd. Leg in plaats daarvan nieuwe combinaties.
reject-layoff_needs_opening = Aanleggen kun je na je eigen eerste combinaties van de ronde.
reject-layoff_not_in_opening_turn = In dit spel kun je niet aanleggen in de beurt van je eerste combinaties. Doe het in je volgende beurt.
reject-layoff_needs_meld = Aanleggen kun je zodra je deze ronde zelf een combinatie hebt uitgelegd.
reject-layoff_target = { $targets ->
    [own] In dit spel leg je alleen bij je eigen combinaties aan. Kies er een van jou.
    [others] In dit spel leg je alleen bij combinaties van anderen aan. Kies er een van hen.
   *[other] Bij die combinatie kun je niet aanleggen. Kies een andere.
}
reject-does_not_fit = { $choices ->
    [none] { $card } past daar niet. Kies een andere kaart of een andere combinatie.
   *[other] { $card } past niet bij deze combinatie. Er kan bij: { $choices }.
}
reject-swap_disabled = In dit spel blijven jokers op tafel liggen waar ze liggen.
reject-swap_needs_opening = Een joker roven kun je na je eigen eerste combinaties van de ronde.
reject-swap_no_joker = { $card ->
    [none] In deze combinatie staat geen joker voor die kaart.
   *[other] In deze combinatie staat geen joker voor { $card }. Alleen de kaart waarvoor hij staat, maakt hem vrij.
}
reject-freed_joker_unused = { $freed ->
    [immediately_in_new_meld] Een geroofde joker moet meteen in een nieuwe combinatie. Kies in dezelfde zet de kaarten erbij.
   *[other] Een geroofde joker moet meteen weer op tafel. Kies in dezelfde zet waar hij naartoe gaat.
}

reject-discard_empty = De aflegstapel is leeg. Trek van de trekstapel.
reject-stock_only = { $why ->
    [claimed] De aflegkaart is al naar een ander gegaan.
    [refused] Jullie hebben de open kaart allebei geweigerd.
   *[often] Er zijn te veel aflegkaarten na elkaar gepakt.
} Dit keer trek je van de trekstapel.
reject-take_not_allowed = Hier mag je de aflegkaart niet pakken. Trek van de trekstapel.
reject-take_top_only = Je mag alleen de bovenste kaart van de aflegstapel pakken. Pak die, of trek van de trekstapel.
reject-pile_too_small = { $count ->
    [1] Op de aflegstapel ligt één kaart. Pak die, of trek van de trekstapel.
   *[other] Op de aflegstapel liggen { $count } kaarten. Pak er niet meer dan dat.
}
reject-taken_not_melded = { $card } mag je alleen pakken om meteen te leggen. { $where ->
    [pile] Trek van de trekstapel.
   *[none] Leg uit, leg aan of geef terug.
}
reject-nothing_to_return = Je hebt geen aflegkaart gepakt die je kunt teruggeven.
reject-discard_just_taken = Je hebt { $card } net gepakt, dus die kun je deze beurt niet afleggen. Leg een andere kaart af.
reject-keep_a_discard = { $card ->
    [none] Je beurt eindigt met afleggen, dus houd daar één kaart voor over.
   *[other] Je beurt eindigt met afleggen. Je hebt { $card } net gepakt, dus houd daar een andere kaart voor over.
}
reject-knock_not_allowed = Je kunt nu geen Rommé bieden. Leg af zonder te bieden.
reject-knock_too_high = Je zou { $left } punten overhouden. { $test ->
    [exactly] Rommé bieden mag met precies { $limit }.
   *[at_most] Rommé bieden mag met hooguit { $limit }.
} Leg af zonder te bieden.

reject-stale_window-buying = Die kaart is niet meer te koop. De volgende aflegkaart wel weer.
reject-no_window-buying = Er is nu geen kaart te koop. Met twee spelers zijn aflegkaarten nooit te koop: wie aan de beurt komt, pakt ze gewoon.
reject-claim_not_asked-buying = Deze kaart kun jij niet kopen. Er komt wel weer een andere.
reject-window_closed-buying = De tijd om deze kaart te kopen is om.
reject-no_window = Er is nu geen aflegkaart om voor te kloppen. Met twee spelers is die er nooit.
reject-no_window-claimless = Aan deze tafel klopt niemand voor aflegkaarten. Het bord toont wie aan de beurt is.
reject-claim_not_asked = Voor deze aflegkaart kun jij niet kloppen. Er komt wel weer een andere.
reject-claim_answered = Je hebt voor deze aflegkaart al geantwoord. Dat blijft zo.
reject-window_closed = De tijd om voor deze aflegkaart te kloppen is om.

reject-rearrange_disabled = In dit spel blijven combinaties liggen zoals ze gelegd zijn. Leg nieuwe, of leg aan waar dat mag.
reject-table_piece_missing = { $card } lag op tafel en moet daar blijven. Leg die kaart in een combinatie.
reject-piece_from_nowhere = Je hebt { $card } niet, en op tafel ligt er geen meer. Leg wat er is.
reject-nothing_laid = Als je de tafel ombouwt, leg je minstens { $min } uit je hand bij. Leg er meer van jezelf bij.
reject-nothing_laid-tiles = { $min ->
    [1] Je hebt niets van je bankje bijgelegd. Leg minstens één steen van jezelf bij, of trek er een.
   *[other] Leggen kan met minstens { $min } stenen van je bankje. Leg er meer bij, of trek er een.
}
reject-joker_locked = De joker staat voor { $face } tot { $face } zelf zijn plek inneemt. Laat hem liggen waar hij ligt.
reject-meld_locked = { $cards }: in deze combinatie zit een joker, dus die haal je niet uit elkaar. Leg erbij aan, of maak eerst de joker vrij.
reject-origin_broken = Van { $cards } moeten er minstens drie bij elkaar blijven. Haal er minder weg.

reject-table_needs_opening = De combinaties op tafel zijn van jou zodra je hebt uitgelegd. Leg eerst { $needed } punten van alleen je bankje.
reject-no_tile_to_take = Zo’n steen ligt nu niet open. Trek er een uit de voorraad.
reject-open_tile_finishes = { $card } pak je alleen om daarmee je hele bankje uit te leggen. Laat hem anders liggen.
reject-taken_needs_new_meld = { $card } pak je alleen om er meteen een nieuwe combinatie mee te leggen. Trek in plaats daarvan een steen.
reject-put_one_aside = Je hebt deze beurt gelegd. Sluit af door één steen opzij te leggen.
reject-must_lay = Je kunt stenen leggen, dus in dit spel moet dat. Kijk hoe je de tafel kunt ombouwen.

reject-draw_first-tiles = Pak eerst een steen. Leg daarna, of leg er een opzij.
reject-already_drawn-v1 = Je hebt deze beurt al een steen gepakt. Leg stenen, of leg er een opzij.
reject-already_drawn-tiles = Je hebt deze beurt al getrokken. Leg stenen als je wilt en beëindig dan je beurt.
reject-awaiting_shuffle-tiles = De stenen worden geschud. Probeer het zo nog eens.
reject-piece_from_nowhere-tiles = Je hebt { $card } niet, en op tafel ligt er geen meer. Leg wat er is.
reject-joker_unannounced-tiles = { $choices ->
    [none] Zeg voor welke steen de joker staat.
   *[other] Zeg voor welke steen de joker staat: { $choices }.
}
reject-joker_cannot_stand_for-tiles = { $choices ->
    [none] De joker kan in deze combinatie niet voor { $face } staan. Kies er een andere steen voor.
   *[other] De joker kan hier niet voor { $face } staan. Dit kan wel: { $choices }.
}
reject-bad_shuffle-tiles = Die volgorde schudt deze stenen niet.
reject-not_in_hand-tiles = Je hebt { $card } niet. Kies uit wat je hebt.
reject-nothing_chosen-tiles = Er is geen steen gekozen. Kies eerst de stenen op je bankje.
reject-unknown_card-tiles = { $choices ->
    [none] { $text ->
        [none] Dat is geen steen. Schrijf de letter van de kleur en het getal, of JK voor een joker. De letters staan onder { button-rules }.
       *[other] “{ $text }” is geen steen. Schrijf de letter van de kleur en het getal, of JK voor een joker. De letters staan onder { button-rules }.
    }
   *[other] “{ $text }” is geen steen. Schrijf { $choices }.
}
reject-one_card-tiles = Dat zijn { $count } stenen: { $cards }. Noem er één.
reject-meld_too_short-tiles = Dat zijn te weinig stenen voor een combinatie. Er zijn er minstens { $min } nodig.
reject-not_a_meld-tiles = { $max ->
    [none] { $cards ->
        [none] Deze stenen zijn geen groep en geen rij. Een groep is één getal in verschillende kleuren, een rij is één kleur op volgorde.
       *[other] { $cards }: deze stenen zijn geen groep en geen rij. Een groep is één getal in verschillende kleuren, een rij is één kleur op volgorde.
    }
   *[other] Een rij heeft hooguit { $max } stenen. Leg er minder.
}
reject-set_suit_repeated-tiles = In een groep komt elke kleur maar één keer voor, en { $card } zou er twee keer in zitten. Laat er een weg.
reject-set_too_large-tiles = Een groep heeft hooguit { $max } stenen. Laat er een weg.
reject-run_broken-tiles = { $repeated ->
    [none] { $missing ->
        [none] Deze stenen volgen niet op elkaar. In een rij zit geen gat.
       *[other] Er zit een gat in de rij: { $missing } ontbreekt. Vul het op, met een joker als je die hebt, of leg minder stenen.
    }
   *[other] In een rij zit elke steen maar één keer, en { $repeated } zit er twee keer in. Laat er een weg.
}
reject-run_wraps-tiles = De 1 ligt alleen onder de 2. Een rij eindigt bij 13.
reject-too_many_jokers-tiles = { $jokers ->
    [1] Eén joker is te veel voor deze combinatie. Neem daarvoor een andere steen.
   *[other] Dat zijn te veel jokers voor deze combinatie. Neem voor een paar ervan andere stenen.
}
reject-opening_short-tiles = { $points ->
    [none] Dat is niet genoeg waard voor je eerste combinaties van de ronde. Leg er van je bankje meer bij.
   *[other] Je eerste combinaties van de ronde moeten { $needed } punten waard zijn, van alleen je bankje, en deze zijn er { $points } waard. Leg meer, of trek een steen.
}
reject-freed_joker_unused-tiles = { $freed ->
    [immediately_in_new_meld] Een vrijgemaakte joker moet nog deze beurt in een nieuwe combinatie. Leg er een mee.
   *[other] Een vrijgemaakte joker moet nog deze beurt weer op tafel. Kies waar hij naartoe gaat.
}
reject-take_not_allowed-tiles = In dit spel komen stenen alleen uit de voorraad. Trek er een.
reject-taken_not_melded-tiles = { $card } mag je alleen pakken om meteen te leggen. Leg hem, of laat hem liggen.
reject-stock_empty-tiles = De voorraad is leeg. Leg stenen, of pas als je niet kunt of wilt.
reject-may_not_pass-v1 = Passen kan alleen als er geen steen te pakken is. Leg stenen, of leg er een opzij.
reject-may_not_pass-tiles = Passen kan alleen als er geen steen te trekken is. Leg stenen, of trek er een.

reject-nothing_to_flip = Er is nu niets om om te draaien. Wacht op de anderen.

reject-upcard_first = { $card } wordt jou aangeboden. Pak of weiger die kaart eerst.
reject-knock_too_high-gin = Je zou { $left } punten aan losse kaarten overhouden, en kloppen mag met hooguit { $limit }. Leg af zonder te kloppen.
reject-no_window-gin = Je klopt bij het afleggen: in je hand, of met **{ option-call.name }** bij /{ command-discard.name }.
reject-big_gin_disabled = In dit spel ligt er niets open voordat iemand klopt. Leg een kaart af, en klop ermee als je kunt.
reject-big_gin_needs_all = Voor big gin zit elke kaart in een combinatie. Nergens bij hoort: { $cards }. Leg er een af en klop.
reject-lay_off_first = Je tegenspeler heeft geklopt. Leg aan wat je wilt, of laat het voor je doen.

reject-start_with_eight = Jij begint de ronde met { $card }. Leg die eerst.
reject-no_place_in_row = { $card } kan nog nergens liggen. Een rij begint met de acht van die kleur en groeit met de volgende kaart omlaag of omhoog.
reject-stock_empty = De trekstapel is op. Leg een kaart, of pas als er geen past.
reject-must_place = Je hebt een kaart die past, dus leg er een. Trekken doe je alleen als er geen past.
reject-may_not_pass = Passen kan alleen als er geen kaart past en de trekstapel op is. Leg een kaart of trek er een.

reject-no_game_here = Er is geen spel in dit kanaal. Open er een met /{ command-game.name } { command-game-new.name }.
reject-no_such_game = Dat spel is er niet meer. Met /{ command-game.name } { command-game-list.name } zie je welke er wel zijn.
reject-channel_busy = Dit kanaal heeft al een spel. Kies een ander kanaal, of een nieuwe thread.
reject-not_a_lobby = Dit spel is al begonnen: plaatsen en regels liggen vast.
reject-set_aside = Dit spel is op het moment niet te lezen, maar de zetten zijn bewaard. Wie Talon beheert, kan zien waarom. Je mag hier een ander openen.
reject-not_running = { $status ->
    [lobby] Dit spel is nog niet begonnen: /{ command-game.name } { command-game-start.name } begint het.
    [cancelled] Hier wordt niet meer gespeeld: deze partij is gesloten of afgeblazen.
    [finished] Deze partij is voorbij.
   *[other] Dit spel wordt niet gespeeld.
}
reject-already_joined = Je zit al aan deze tafel.
reject-not_joined = Je zit niet aan deze tafel. Doe mee met /{ command-game.name } { command-game-join.name } zolang de wachtkamer open is.
reject-lobby_full = Alle { $seats } plaatsen van deze tafel zijn bezet. Open een andere met /{ command-game.name } { command-game-new.name }.
reject-too_few_seats = Dit spel heeft minstens { $min } spelers nodig. Wacht op meer, of voeg een computerspeler toe.
reject-not_host = Alleen { $host_id }, die deze tafel leidt, kan dat.
reject-not_seated = Je hebt geen plaats in dit spel. Zijn bord toont wat iedereen mag zien.
reject-no_hand = In dit spel heeft niemand een hand. Speel op het bord, of met /{ command-flip.name }.
reject-not_your_seat = Die plaats is niet van jou. Open je eigen hand met /{ command-hand.name }.
reject-unknown_variant = Er is geen spel met de naam “{ $variant }”. Kies er een uit de lijst.
reject-bad_switch = { $why }
reject-half_a_rule = “{ $typed }” is geen huisregel. Schrijf de naam van een regel, = en een waarde, zoals `match.end=fixed_rounds`.
reject-bad_pace = { $turn_min ->
    [none] “{ $given }” is geen tempo. Kies `{ pace-live }`, `{ pace-quick }`, `{ pace-daily }`, `{ pace-slow }` of `{ pace-friendly }`, of schrijf de tijd van een beurt, een schuine streep en die om te kloppen: `90s/20s`, `1h 30m/5m`, of `8h+1d/30m` met een dag reserve.
   *[other] Dat tempo werkt niet: een beurt duurt { $turn_min } tot { $turn_max }, kloppen { $window_min } tot { $window_max } en niet langer dan de beurt, en een reserve is hooguit { $reserve_max }.
}
reject-bad_seats = Dit spel is voor { $known } spelers.
reject-not_finished = Deze partij loopt nog. De replay is er na afloop.
reject-hands_closed = { $why ->
    [round] Andere tafels van deze ronde spelen nog. De handen gaan open als de ronde voorbij is.
   *[match] De handen gaan open als de partij voorbij is.
}
reject-not_played_on = Vanaf hier valt er niets verder te spelen. Ga terug naar een eerdere zet.
reject-moments_posted = Je hebt binnen een uur { $most } momenten geplaatst. Probeer het opnieuw over { $wait }.
reject-not_its_channel = Momenten plaats je waar de partij gespeeld is: { $channels }.
reject-unknown_strength = Er is geen computerspeler van sterkte “{ $strength }”. Kies { $known }.
reject-not_a_keeper = Alleen wie deze server mag beheren, kan de instellingen aanpassen. Aan je eigen tafel bepaal jij de regels.
reject-no_rule_set = { $name ->
    [none] Deze server heeft geen regels met die naam. Kijk bij /{ command-settings.name }.
   *[other] Deze server heeft geen regels met de naam “{ $name }”. Kijk bij /{ command-settings.name }.
}
reject-rule_sets_full = Deze server heeft al { $most } stellen regels, en meer passen er niet. Vergeet er eerst een.
reject-bad_name = Een naam heeft 1 tot { $most } tekens. Kies een andere.
reject-name_taken = De naam “{ $name }” is al in gebruik. Kies een andere, of vergeet eerst die regels.
reject-standard_rules = “{ $name }” zijn de standaardregels. Kies een andere naam.
reject-too_late = Je tijd was om, dus de klok heeft voor je gespeeld.
