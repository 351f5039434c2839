said-players_min = Minstens { $value } spelers.
said-players_max = Hooguit { $value } spelers.
said-match-end = { $value ->
    [fixed_rounds] De partij heeft een vast aantal ronden.
    [last_player_standing] De partij gaat door tot er één speler over is.
   *[target] De partij gaat door tot iemand een totaal haalt.
}
said-match-rounds = { $value ->
    [number_of_players] Evenveel ronden als spelers.
    [one] { $value } ronde.
   *[other] { $value } ronden.
}
said-match-target = Een partij op punten gaat tot { $value }.
said-match-eliminate_at = { $value ->
    [none] Geen enkel totaal gooit je eruit.
   *[other] Met { SCORE($value) } punten lig je uit de partij.
}
said-match-eliminate_on = { $value ->
    [net] Voor eruit liggen tellen bonussen mee.
   *[gross_penalty] Voor eruit liggen tellen alleen minpunten.
}
said-match-max_rounds = { $value ->
    [one] Zonder vast aantal ronden heeft de partij hooguit { $value } ronde.
   *[other] Zonder vast aantal ronden heeft de partij hooguit { $value } ronden.
}
said-match-best = { $value ->
    [lowest] Het laagste totaal wint.
    [highest] Het hoogste totaal wint.
    [last_player_standing] Wie als laatste overblijft, wint.
   *[other] {""}
}
said-match-first_dealer = { $value ->
    [random] Het lot bepaalt de eerste gever.
   *[first_seat] De eerste plaats geeft als eerste.
}
said-match-dealer_rotation = { $value ->
    [clockwise] Na elke ronde geeft de volgende speler links.
    [fixed] Elke ronde geeft dezelfde speler.
    [winner] Wie een ronde wint, geeft de volgende.
   *[loser] Wie een ronde verliest, geeft de volgende.
}
said-match-tie = { $value ->
    [shared] Bij gelijkstand aan het eind wordt de winst gedeeld.
   *[extra_round] Bij gelijkstand gaat het door tot iemand voorstaat, hooguit tien ronden.
}
said-match-on_leave = { $value ->
    [computer] Ga je weg, dan speelt de computer voor je.
   *[forfeit] Ga je weg, dan lig je uit de partij.
}
said-deck-packs = { $value ->
    [one] { $value } spel van 52 kaarten.
   *[other] { $value } spellen van 52 kaarten.
}
said-deck-packs_from_five = { $value ->
    [none] Evenveel kaartspellen aan een tafel met vijf plaatsen of meer.
    [one] Aan een tafel met vijf plaatsen of meer { $value } kaartspel.
   *[other] Aan een tafel met vijf plaatsen of meer { $value } kaartspellen.
}
said-deck-jokers = { $value ->
    [0] Geen jokers.
    [one] { $value } joker.
   *[other] { $value } jokers.
}
said-deal-cards = Iedereen krijgt { $value } kaarten.
said-deal-cards_two = { $value ->
    [none] Aan een tafel met twee plaatsen krijgt iedereen er evenveel.
   *[other] Aan een tafel met twee plaatsen krijgt iedereen { $value } kaarten.
}
said-deal-upcard_offered = { $value ->
    [on] De open kaart wordt vóór de eerste beurt aangeboden.
   *[off] De open kaart wordt niet vóór de eerste beurt aangeboden.
}
said-deal-extra_card_to = { $value ->
    [left_of_dealer] De speler links van de gever krijgt er een meer.
   *[none] Niemand krijgt een extra kaart.
}
said-deal-packets = Kaarten worden in groepjes gegeven: { $value }.
said-deal-upcard = { $value ->
    [on] Naast de trekstapel komt één kaart open.
   *[off] Er komt geen kaart open.
}
said-start-opening_action = { $value ->
    [discard_only] De eerste speler legt alleen af.
   *[normal_turn] De eerste speler heeft een hele beurt.
}
said-meld_from_lap = { $value ->
    [1] Uitleggen mag vanaf het begin.
   *[other] Uitleggen mag vanaf omloop { $value }.
}
said-draw-discard_take = { $value ->
    [free] De bovenste aflegkaart mag je pakken.
    [only_if_melded_this_turn] De bovenste aflegkaart mag je alleen pakken om meteen te leggen, vóór elke andere kaart.
    [visible_pile] De aflegkaarten liggen open: pak er meer als je de diepste meteen op tafel legt.
   *[never] Aflegkaarten mag je niet pakken.
}
said-draw-pile_top = { $value ->
    [must_be_melded] Ook de bovenste kaart van de open stapel moet je meteen uitleggen.
   *[free] De bovenste kaart van de open stapel mag je zomaar pakken.
}
said-draw-discard_take_from_lap = { $value ->
    [1] Aflegkaarten mag je vanaf het begin pakken.
   *[other] Aflegkaarten mag je vanaf omloop { $value } pakken.
}
said-draw-discard_just_taken = { $value ->
    [on] Wat je net hebt gepakt, mag je afleggen.
   *[off] De kaart die je net hebt gepakt, mag je niet afleggen.
}
said-claim-enabled = { $value ->
    [on] De anderen mogen voor een aflegkaart kloppen.
   *[off] Niemand klopt voor aflegkaarten.
}
said-claim-penalty_stock_cards = { $value ->
    [0] Een aflegkaart krijgen kost geen strafkaart.
    [one] Een aflegkaart krijgen kost { $value } strafkaart.
   *[other] Een aflegkaart krijgen kost { $value } strafkaarten.
}
said-claim-next_player_exempt = { $value ->
    [on] Wie aan de beurt komt, krijgt geen strafkaart.
   *[off] Wie aan de beurt komt, betaalt ook.
}
said-claim-resolution = { $value ->
    [seat_order] Van wie hem wil, krijgt de eerste na de aflegger de kaart.
   *[first_click] Wie er het eerst om vraagt, krijgt de kaart.
}
said-claim-from_lap = { $value ->
    [1] Aflegkaarten zijn vanaf het begin te krijgen.
   *[other] Aflegkaarten zijn vanaf omloop { $value } te krijgen.
}
said-claim-max_per_round = { $value ->
    [none] Je mag zoveel aflegkaarten krijgen als je wilt.
    [one] Je mag per ronde { $value } aflegkaart krijgen.
   *[other] Je mag per ronde { $value } aflegkaarten krijgen.
}
said-claim-upcard_buyable = { $value ->
    [on] De eerste open kaart is te koop.
   *[off] De eerste open kaart is niet te koop.
}
said-claim-veto = { $value ->
    [on] Wie ertussen zit, moet het goedvinden: wie past, doet dat, wie zwijgt niet.
   *[off] Niemand hoeft goed te vinden dat een ander de aflegkaart krijgt.
}
said-claim-changes_turn_order = { $value ->
    [on] Het spel gaat verder bij wie de aflegkaart kreeg.
   *[off] Wie een aflegkaart krijgt, verandert niets aan de volgorde.
}
said-claim-next_draw = { $value ->
    [stock_only] Kreeg een ander de aflegkaart, dan trekt de volgende speler van de trekstapel.
   *[free] Kreeg een ander de aflegkaart, dan trekt de volgende speler van een stapel naar keuze.
}
said-set-min = Een set heeft minstens { $value } kaarten.
said-set-max = { $value ->
    [none] Een set mag zo groot zijn als je wilt.
   *[other] Een set heeft hooguit { $value } kaarten.
}
said-set-distinct_suits = { $value ->
    [on] In een set komt elke kleur één keer voor.
   *[off] In een set mag een kleur twee keer voorkomen.
}
said-run-min = Een rij heeft minstens { $value } kaarten.
said-run-max = Een rij heeft hooguit { $value } kaarten.
said-run-ace = { $value ->
    [low] De aas ligt alleen onder de twee.
    [high] De aas ligt alleen boven de koning.
   *[low_or_high] De aas ligt onder de twee of boven de koning, nooit ertussenin.
}
said-run-wrap = { $value ->
    [on] Een rij mag de hoek om: koning, aas, twee.
   *[off] Een rij gaat niet de hoek om.
}
said-flush = { $value ->
    [none] Er is geen sluitende flush.
   *[on] Een flush van één kleur mag de ronde sluiten.
}
said-flush-cards = { $value ->
    [any_remaining] De sluitende flush heeft al je kaarten, en eerder is niets gelegd.
   *[12] De sluitende flush heeft twaalf kaarten.
}
said-joker-max_per_meld = { $value ->
    [half] Een combinatie mag voor hooguit de helft uit jokers bestaan.
    [at_least_one_natural] In een combinatie zit minstens één stuk dat geen joker is.
   *[1] In een combinatie zit hooguit één joker.
}
said-joker-meld_value = { $value ->
    [replaced_card] Een joker in een combinatie is waard waar hij voor staat.
   *[other] Een joker in een combinatie is { $value } waard.
}
said-joker-swap = { $value ->
    [own_turn_after_opening] Een joker mag je roven op je beurt, na je eerste combinaties.
    [own_turn] Een joker mag je roven op je beurt.
   *[never] Geen kaart rooft een joker van tafel.
}
said-joker-freed = { $value ->
    [hand_or_play] Een vrijgemaakte joker mag je houden.
    [immediately_any] Een vrijgemaakte joker moet meteen weer op tafel.
   *[immediately_in_new_meld] Een vrijgemaakte joker moet meteen in een nieuwe combinatie.
}
said-joker-announce = { $value ->
    [when_ambiguous] Waar een joker voor staat, zeg je alleen als dat niet duidelijk is.
   *[required] Waar een joker in een set voor staat, zeg je altijd.
}
said-opening-points = { $value ->
    [0] Voor het eerste uitleggen zijn geen punten nodig.
    [one] Voor het eerste uitleggen is { $value } punt nodig.
   *[other] Voor het eerste uitleggen zijn { $value } punten nodig.
}
said-opening-scope = { $value ->
    [single_meld] Bij het eerste uitleggen moet één combinatie alle punten halen.
   *[sum_of_melds] Bij het eerste uitleggen mogen combinaties samen de punten halen.
}
said-opening-count_layoffs = { $value ->
    [on] Wat je aanlegt, telt mee voor het eerste uitleggen.
   *[off] Wat je aanlegt, telt niet mee voor het eerste uitleggen.
}
said-opening-count_table = { $value ->
    [none] De tafel telt niet mee voor het eerste uitleggen.
    [touched_melds] Combinaties op tafel die je gebruikt, tellen mee voor het eerste uitleggen.
   *[all] Alle combinaties op tafel tellen mee voor het eerste uitleggen.
}
said-layoff-enabled = { $value ->
    [on] Bij combinaties op tafel mag je kaarten aanleggen.
   *[off] Bij combinaties op tafel wordt niets aangelegd.
}
said-layoff-requires = { $value ->
    [own_opening] Aanleggen mag na je eigen eerste combinaties.
    [own_meld] Aanleggen mag na een eigen combinatie.
   *[any_meld_on_table] Om aan te leggen heb je geen eigen combinatie nodig.
}
said-layoff-targets = { $value ->
    [all_melds] Aanleggen mag bij alle combinaties.
    [others] Aanleggen mag alleen bij combinaties van anderen.
   *[own] Aanleggen mag alleen bij je eigen combinaties.
}
said-layoff-in_opening_turn = { $value ->
    [on] Aanleggen mag al in de beurt van je eerste combinaties.
   *[off] Aanleggen mag niet in de beurt van je eerste combinaties.
}
said-layoff-by = { $value ->
    [choice] Na het kloppen kiest de tegenspeler wat er wordt aangelegd.
    [search] Na het kloppen wordt het beste voor de tegenspeler aangelegd.
   *[nobody] Na het kloppen wordt er niets aangelegd.
}
said-layoff-on_gin = { $value ->
    [on] Bij gin mag worden aangelegd.
   *[off] Bij gin wordt niets aangelegd.
}
said-rearrange = { $value ->
    [none] Combinaties op tafel blijven liggen zoals ze liggen.
   *[on] Combinaties op tafel mogen worden omgebouwd.
}
said-rearrange-lock = { $value ->
    [none] Jokers op tafel mogen overal heen, en telkens voor iets anders staan.
    [joker_only] Een joker op tafel blijft hetzelfde tot hij vrij is, en verhuist alleen naar eenzelfde soort.
    [groups_only] Een set of groep met joker mag alleen groeien tot die vrij is; in een rij mag de rest verschuiven.
   *[whole_meld] Een combinatie met joker blijft bij elkaar tot de joker vrij is, maar mag groeien.
}
said-rearrange-swap_tile_from = { $value ->
    [rack_only] Het stuk dat een joker vrijmaakt, moet van jezelf komen.
   *[rack_or_table] Het stuk dat een joker vrijmaakt, komt van jezelf of uit een andere combinatie.
}
said-rearrange-set_colour = { $value ->
    [any_missing] Elke kleur die ontbreekt, maakt een joker in een set of groep vrij.
   *[declared] Alleen de genoemde kleur maakt een joker in een set of groep vrij.
}
said-rearrange-min_rack = { $value ->
    [0] Je mag de tafel ombouwen zonder zelf iets te leggen.
    [one] Als je de tafel ombouwt, leg je er minstens { $value } van jezelf bij.
   *[other] Als je de tafel ombouwt, leg je er minstens { $value } van jezelf bij.
}
said-rearrange-check = { $value ->
    [final_state] Alleen de tafel aan het eind telt.
   *[strict_origin] Van elke combinatie blijven drie stukken bij elkaar, tenzij je alles uit elkaar haalt.
}
said-rearrange-assist = { $value ->
    [none] Geen hulp bij het ombouwen.
    [placement] Talon zoekt plekken voor wat je kiest.
   *[hints] Talon zoekt plekken en geeft tips.
}
said-deck-copies = { $value ->
    [one] Elke steen is er { $value } keer.
   *[other] Elke steen is er { $value } keer.
}
said-deal-tiles = Iedereen begint met { $value } stenen.
said-deal-method = { $value ->
    [random_draw] Stenen worden een voor een getrokken.
   *[two_stacks_of_7] Iedereen neemt twee stapels van zeven stenen.
}
said-start-player = { $value ->
    [drawn_by_lot] Het lot bepaalt wie begint.
   *[highest_tile_drawn] De hoogste getrokken steen begint.
}
said-table_access_after_opening = { $value ->
    [next_turn] De tafel is van jou vanaf de beurt na je eerste combinaties.
   *[same_turn] De tafel is van jou in de beurt van je eerste combinaties.
}
said-drawn_tile_playable_same_turn = { $value ->
    [on] Een getrokken steen mag je meteen leggen.
   *[off] Een getrokken steen wacht op je volgende beurt.
}
said-may_decline_to_lay = { $value ->
    [on] Je hoeft niet te leggen, ook als je kunt.
   *[off] Als je kunt leggen, moet je.
}
said-hand_game-enabled = { $value ->
    [on] Je hele bankje in één keer uitleggen is een handspel.
   *[off] Er is geen handspel.
}
said-hand_game-waives_opening = { $value ->
    [on] Een handspel heeft geen punten voor het eerste uitleggen nodig.
   *[off] Ook een handspel heeft de punten voor het eerste uitleggen nodig.
}
said-hand_game-allow_table = { $value ->
    [on] Een handspel mag de tafel gebruiken.
   *[off] Een handspel mag de tafel niet gebruiken.
}
said-v1-enabled = { $value ->
    [on] Op je beurt pak je een steen; dan leg je, of leg je er een opzij.
   *[off] Op je beurt leg je stenen of trek je er een.
}
said-v1-discard = { $value ->
    [if_nothing_laid] Je legt alleen een steen opzij als je er geen hebt gelegd.
   *[always] Je legt elke beurt een steen opzij.
}
said-v1-take_condition = { $value ->
    [in_the_new_meld] Een steen die opzij ligt, pak je voor een nieuwe combinatie waar hij in zit.
   *[any_new_meld] Een steen die opzij ligt, pak je als je een nieuwe combinatie legt.
}
said-v2-enabled = { $value ->
    [on] De achtste steen van de laatste stapel ligt open.
   *[off] Er ligt geen steen open.
}
said-v2-condition = { $value ->
    [finish] De open steen is er alleen om je hele bankje uit te leggen.
   *[any_play] De open steen is er voor elke zet.
}
said-timer_s = { $value ->
    [none] Een beurt heeft de tijd van het tempo.
   *[other] Een beurt aan een live tafel heeft { $value } seconden.
}
said-timeout-policy = { $value ->
    [keep_valid_else_rollback] Is de tijd om, dan komen je stenen die in geen combinatie liggen bij je terug.
   *[take_loose_tiles] Is de tijd om, dan krijg je alle losse stenen.
}
said-timeout-penalty_tiles = { $value ->
    [0] Tijd om tijdens het leggen kost geen stenen.
    [one] Tijd om tijdens het leggen kost { $value } steen.
   *[other] Tijd om tijdens het leggen kost { $value } stenen.
}
said-timeout-draw_if_nothing_laid = { $value ->
    [0] Kan er niets van een halve beurt blijven, dan wordt er geen steen getrokken.
    [one] Kan er niets van een halve beurt blijven, dan wordt er { $value } steen getrokken.
   *[other] Kan er niets van een halve beurt blijven, dan worden er { $value } stenen getrokken.
}
said-pool_empty = { $value ->
    [blocked_lowest_wins] Heeft iedereen na elkaar gepast, dan wint het laagste bankje.
   *[void_round] Heeft iedereen na elkaar gepast, dan telt de ronde voor niemand.
}
said-go_out-last_card = { $value ->
    [must_discard] Je laatste kaart moet je afleggen.
    [may_discard] Je mag uitgaan door je laatste kaart uit te leggen.
   *[floats] Leg je je laatste kaart uit, dan speel je zonder hand door tot je kunt afleggen.
}
said-go_out-call = { $value ->
    [auto] “Rommé” wordt voor je geroepen.
    [required] Vergeet je “Rommé” te roepen, dan kost dat een kaart.
   *[none] Niemand roept “Rommé”.
}
said-go_out-knock = { $value ->
    [none] Niemand mag Rommé bieden.
   *[on] Een ronde is te winnen door Rommé te bieden.
}
said-go_out-knock-limit = { $value ->
    [one] Rommé bieden mag bij het afleggen met { $value } punt in de hand.
   *[other] Rommé bieden mag bij het afleggen met { $value } punten in de hand.
}
said-go_out-knock-test = { $value ->
    [at_most] Minder punten zijn ook goed voor het bod.
   *[exactly] Het bod vraagt precies die punten.
}
said-go_out-knock-ace = { $value ->
    [1] Voor het bod telt een aas in de hand 1.
   *[11] Voor het bod telt een aas in de hand 11.
}
said-go_out-knock-undercut = { $value ->
    [on] Een lagere hand verslaat het bod.
   *[off] Het bod wint altijd.
}
said-stock-empty = { $value ->
    [shuffle_discards_keep_top] Is de trekstapel op, dan wordt de aflegstapel geschud; de bovenste kaart blijft liggen.
    [turn_over_discards_keep_top] Is de trekstapel op, dan wordt de aflegstapel omgekeerd; de bovenste kaart blijft liggen.
   *[end_round] De aflegstapel wordt nooit een nieuwe trekstapel.
}
said-stock-max_recycles = { $value ->
    [none] De aflegstapel mag onbeperkt een nieuwe trekstapel worden.
    [0] De aflegstapel wordt nooit een nieuwe trekstapel.
    [one] De aflegstapel mag { $value } keer een nieuwe trekstapel worden.
   *[other] De aflegstapel mag { $value } keer een nieuwe trekstapel worden.
}
said-stock-void_at = { $value ->
    [one] Met nog { $value } kaart in de trekstapel en geen klop telt de ronde niet.
   *[other] Met nog { $value } kaarten in de trekstapel en geen klop telt de ronde niet.
}
said-hand_values-ace = Een aas in de hand telt { $value }.
said-hand_values-court = { $value ->
    [11] In de hand tellen boeren, dames en koningen 11.
    [12] In de hand tellen boeren 11, dames en koningen 12.
    [13] In de hand tellen boeren 11, dames 12, koningen 13.
   *[other] In de hand tellen plaatjes { $value }.
}
said-hand_values-joker = Een joker die je overhoudt, telt { $value }.
said-meld_values-ace_low = Een aas onder de twee is { $value } waard.
said-meld_values-ace_high = Een aas boven de koning is { $value } waard.
said-meld_values-ace_in_set = Een aas in een set is { $value } waard.
said-meld_values-court = { $value ->
    [11] In een combinatie zijn boeren, dames en koningen 11 waard.
    [12] In een combinatie zijn boeren 11 waard, dames en koningen 12.
    [13] In een combinatie zijn boeren 11 waard, dames 12, koningen 13.
   *[other] In een combinatie zijn plaatjes { $value } waard.
}
said-score-winner = { $value ->
    [nothing] Voor wie een ronde wint, telt niets.
    [own_hand_value] Ook voor wie een ronde wint, telt wat er in de hand over is.
    [plus_sum] Wie een ronde wint, krijgt wat de anderen verliezen.
   *[zero] Wie een ronde wint, krijgt niets.
}
said-score-winner_bonus = { $value ->
    [0] Een ronde winnen levert geen bonus op.
   *[other] Een ronde winnen telt { SCORE($value) }.
}
said-score-bonus_floor = { $value ->
    [none] Een bonus mag een totaal voorbij nul brengen.
   *[zero] Een bonus brengt geen totaal voorbij nul.
}
said-score-lone_joker_relief = { $value ->
    [0] Eén losse joker in de hand levert geen bonus op.
   *[other] Voor één losse joker in de hand krijg je { SCORE($value) }.
}
said-score-first_melder_penalty = { $value ->
    [0] Als eerste uitleggen kost niets.
   *[other] Leg je als eerste uit en win je niet, dan betaal je { $value }.
}
said-score-double = { $value ->
    [none] Niets verdubbelt punten.
    [flush_from_hand] Een sluitende flush verdubbelt de punten van de anderen.
    [any_close_from_hand] Uit de hand sluiten verdubbelt de punten van de anderen.
   *[hand_game] Een handspel verdubbelt de punten van de anderen.
}
said-score-count_melds = { $value ->
    [on] Wat je hebt uitgelegd telt voor je, wat je overhoudt tegen je.
   *[off] Wat je nog in handen hebt, telt tegen je.
}
said-score-gin = { $value ->
    [0] Gin levert geen bonus op.
   *[other] Gin levert { $value } extra op.
}
said-score-big_gin = { $value ->
    [none] Er is geen big gin.
   *[other] Big gin levert { $value } extra op.
}
said-score-undercut = Onderbieden levert { $value } extra op.
said-score-undercut_on_tie = { $value ->
    [on] Evenveel punten aan losse kaarten is ook onderbieden.
   *[off] Evenveel punten aan losse kaarten is geen onderbieden.
}
said-score-game = Wie aan het eind voorstaat, krijgt { $value } voor de partij.
said-score-box = Elke gewonnen ronde levert aan het eind { $value } op.
said-score-shutout_doubles = { $value ->
    [on] Tegen wie geen ronde won, tellen punten dubbel.
   *[off] Geen ronde winnen verdubbelt niets.
}
said-score-show_money = { $value ->
    [on] Totalen staan er ook in geld: tien punten zijn een cent.
   *[off] Totalen staan er niet in geld.
}
said-score-display = { $value ->
    [penalty] Totalen staan er als minpunten, zonder minteken.
   *[negative] Totalen staan er onder nul.
}
said-knock-limit = { $value ->
    [0] Kloppen mag alleen zonder losse kaarten.
   *[other] Kloppen mag met losse kaarten die samen { $value } of minder tellen.
}
said-knock-oklahoma = { $value ->
    [none] De open kaart verandert niets aan wie mag kloppen.
   *[on] De open kaart verlaagt de grens om te kloppen tot zijn eigen waarde.
}
said-knock-oklahoma-ace = { $value ->
    [1] Een aas als open kaart telt 1.
   *[gin] Een aas als open kaart betekent: alleen gin.
}
said-knock-oklahoma-spades_double = { $value ->
    [on] Een schoppen als open kaart verdubbelt de ronde.
   *[off] Een schoppen als open kaart verdubbelt niets.
}
said-duel-packs = { said-deck-packs }
said-duel-jokers = { $value ->
    [0] Geen jokers.
   *[other] { $value } jokers, de helft voor elk team.
}
said-karo8-ace = { $value ->
    [high] De aas ligt boven de koning.
   *[low] De aas ligt onder de twee.
}
said-karo8-may_hold_back = { $value ->
    [on] Je mag trekken, ook als je kunt leggen.
   *[off] Je trekt alleen als geen van je kaarten past.
}
said-karo8-eights_first = { $value ->
    [on] Alle vier de achten moeten liggen vóór elke andere kaart.
   *[off] De achten mogen op elk moment komen.
}
said-karo8-start_draw = { $value ->
    [round_robin] Heeft niemand een acht, dan trekken de spelers om de beurt.
   *[first_player] Heeft niemand een acht, dan trekt de eerste speler.
}
said-karo8-drawn_card_playable_same_turn = { $value ->
    [on] Een getrokken kaart die past, wordt meteen gelegd.
   *[off] Een getrokken kaart leg je niet in dezelfde beurt.
}
said-karo8-win = { $value ->
    [colour_complete] De eerste complete kleur wint voor zijn team, wie de kaarten ook legde.
   *[team_hands_empty] Het eerste team zonder kaarten wint.
}
said-karo8-teams = { $value ->
    [lone_hero] Met drie spelers speelt de gever alleen voor de helden.
   *[lone_villain] Met drie spelers speelt de gever alleen voor de schurken.
}
