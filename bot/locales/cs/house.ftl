### House rules in words, as a lobby tells them: each switch as a sentence, by what it is set to.
### $value is a number where the switch is one, else the word that is typed. A sentence is a choice of a select, too: at
### most 100 characters.

said-players_min = { $value ->
    [one] Aspoň { $value } hráč.
    [few] Aspoň { $value } hráči.
   *[other] Aspoň { $value } hráčů.
}
said-players_max = { $value ->
    [one] Nejvýš { $value } hráč.
    [few] Nejvýš { $value } hráči.
   *[other] Nejvýš { $value } hráčů.
}
said-match-end = { $value ->
    [fixed_rounds] Partie má pevný počet kol.
    [last_player_standing] Partie trvá, dokud nezbude jediný hráč.
   *[target] Partie trvá, dokud někdo nedosáhne daného součtu.
}
said-match-rounds = { $value ->
    [number_of_players] Tolik kol, kolik je hráčů.
    [one] { $value } kolo.
    [few] { $value } kola.
   *[other] { $value } kol.
}
said-match-target = { $value ->
    [one] Partie na součet se hraje do { $value } bodu.
    [few] Partie na součet se hraje do { $value } bodů.
   *[other] Partie na součet se hraje do { $value } bodů.
}
said-match-eliminate_at = { $value ->
    [none] Žádný součet nikoho nevyřadí.
   *[other] Při { SCORE($value) } bodech hráč vypadává z partie.
}
said-match-eliminate_on = { $value ->
    [net] Pro vypadnutí se počítají i prémie.
   *[gross_penalty] Pro vypadnutí se počítají jen trestné body.
}
said-match-max_rounds = { $value ->
    [one] Bez pevného počtu kol má partie nejvýš { $value } kolo.
    [few] Bez pevného počtu kol má partie nejvýš { $value } kola.
   *[other] Bez pevného počtu kol má partie nejvýš { $value } kol.
}
said-match-best = { $value ->
    [lowest] Vyhrává nejnižší součet.
    [highest] Vyhrává nejvyšší součet.
    [last_player_standing] Vyhrává poslední, kdo zbude.
   *[other] {""}
}
said-match-first_dealer = { $value ->
    [random] První rozdávající se losuje.
   *[first_seat] První rozdává první místo.
}
said-match-dealer_rotation = { $value ->
    [clockwise] Po každém kole rozdává další vlevo.
    [fixed] Všechna kola rozdává stejný hráč.
    [winner] Kdo kolo vyhraje, rozdává příští.
   *[loser] Kdo kolo prohraje, rozdává příští.
}
said-match-tie = { $value ->
    [shared] Při shodě na konci se o výhru dělí.
   *[extra_round] Při shodě na konci se hraje dál, dokud někdo nevede, nejvýš deset kol.
}
said-match-on_leave = { $value ->
    [computer] Když odejdeš, hraje za tebe počítač.
   *[forfeit] Když odejdeš, v partii končíš.
}
said-deck-packs = { $value ->
    [one] { $value } sada 52 karet.
    [few] { $value } sady po 52 kartách.
   *[other] { $value } sad po 52 kartách.
}
said-deck-packs_from_five = { $value ->
    [none] U stolu pro pět a víc stejně sad karet.
    [one] U stolu pro pět a víc { $value } sada.
    [few] U stolu pro pět a víc { $value } sady.
   *[other] U stolu pro pět a víc { $value } sad.
}
said-deck-jokers = { $value ->
    [0] Bez žolíků.
    [one] { $value } žolík.
    [few] { $value } žolíci.
   *[other] { $value } žolíků.
}
said-deal-cards = { $value ->
    [one] Každý dostane { $value } kartu.
    [few] Každý dostane { $value } karty.
   *[other] Každý dostane { $value } karet.
}
said-deal-cards_two = { $value ->
    [none] U stolu pro dva se rozdává stejně karet.
   *[other] { $value ->
        [one] U stolu pro dva dostane každý { $value } kartu.
        [few] U stolu pro dva dostane každý { $value } karty.
       *[other] U stolu pro dva dostane každý { $value } karet.
    }
}
said-deal-upcard_offered = { $value ->
    [on] Otočená karta se nabízí ještě před prvním tahem.
   *[off] Otočená karta se před prvním tahem nenabízí.
}
said-deal-extra_card_to = { $value ->
    [left_of_dealer] Hráč vlevo od rozdávajícího dostane o jednu víc.
   *[none] Kartu navíc nedostane nikdo.
}
said-deal-packets = Karty se rozdávají po hromádkách: { $value }.
said-deal-upcard = { $value ->
    [on] Jedna karta se otočí vedle balíčku.
   *[off] Žádná karta se neotáčí.
}
said-start-opening_action = { $value ->
    [discard_only] Začínající hráč jen odhazuje.
   *[normal_turn] Začínající hráč hraje celý tah.
}
said-meld_from_lap = { $value ->
    [1] Kombinace se smějí vykládat od začátku.
    [few] Kombinace se smějí vykládat od oběhu { $value }.
   *[other] Kombinace se smějí vykládat od oběhu { $value }.
}
said-draw-discard_take = { $value ->
    [free] Vrchní odhozená karta se smí vzít.
    [only_if_melded_this_turn] Vrchní odhozenou kartu smíš vzít, jen když ji hned vyložíš, před všemi ostatními.
    [visible_pile] Odhozené karty leží odkryté: vezmi jich víc, když nejspodnější hned dáš na stůl.
   *[never] Odhozené karty se brát nesmějí.
}
said-draw-pile_top = { $value ->
    [must_be_melded] I vrchní karta otevřeného balíčku se musí hned vyložit v kombinaci.
   *[free] Vrchní karta otevřeného balíčku se smí prostě vzít.
}
said-draw-discard_take_from_lap = { $value ->
    [1] Odhozené karty se smějí brát od začátku.
    [few] Odhozené karty se smějí brát od oběhu { $value }.
   *[other] Odhozené karty se smějí brát od oběhu { $value }.
}
said-draw-discard_just_taken = { $value ->
    [on] Právě vzatou kartu smíš i odhodit.
   *[off] Právě vzatou kartu odhodit nesmíš.
}
said-claim-enabled = { $value ->
    [on] Na odhozenou kartu smějí ostatní zaklepat.
   *[off] Na odhozené karty se neklepe.
}
said-claim-penalty_stock_cards = { $value ->
    [0] Odhozená karta, o kterou se přihlásíš, nestojí žádnou trestnou kartu.
    [one] Odhozená karta, o kterou se přihlásíš, stojí { $value } trestnou kartu.
    [few] Odhozená karta, o kterou se přihlásíš, stojí { $value } trestné karty.
   *[other] Odhozená karta, o kterou se přihlásíš, stojí { $value } trestných karet.
}
said-claim-next_player_exempt = { $value ->
    [on] Kdo je na řadě, bere kartu bez trestu.
   *[off] Platí i ten, kdo je na řadě.
}
said-claim-resolution = { $value ->
    [seat_order] Z těch, kdo ji chtějí, dostane kartu ten, kdo je po odhazujícím nejdřív na řadě.
   *[first_click] Kartu dostane, kdo se přihlásí první.
}
said-claim-from_lap = { $value ->
    [1] O odhozené karty se dá hlásit od začátku.
    [few] O odhozené karty se dá hlásit od oběhu { $value }.
   *[other] O odhozené karty se dá hlásit od oběhu { $value }.
}
said-claim-max_per_round = { $value ->
    [none] Přihlásit se smíš o libovolně mnoho odhozených karet.
    [one] V kole se smíš přihlásit o { $value } odhozenou kartu.
    [few] V kole se smíš přihlásit o { $value } odhozené karty.
   *[other] V kole se smíš přihlásit o { $value } odhozených karet.
}
said-claim-upcard_buyable = { $value ->
    [on] První otevřená karta se smí koupit.
   *[off] První otevřená karta není na prodej.
}
said-claim-veto = { $value ->
    [on] Hráči, kteří sedí mezi, musí s přihlášením souhlasit: kdo se vzdá, souhlasí, kdo mlčí, ne.
   *[off] K přihlášení není třeba ničí souhlas.
}
said-claim-changes_turn_order = { $value ->
    [on] Dál se hraje od toho, kdo kartu získal.
   *[off] Přihlášení nemění, kdo je na řadě.
}
said-claim-next_draw = { $value ->
    [stock_only] Po přihlášení líže další hráč jen z dobíracího balíčku.
   *[free] Po přihlášení líže další hráč z kteréhokoli balíčku.
}
said-set-min = { $value ->
    [one] Set má aspoň { $value } kartu.
    [few] Set má aspoň { $value } karty.
   *[other] Set má aspoň { $value } karet.
}
said-set-max = { $value ->
    [none] Set smí být libovolně velký.
   *[other] { $value ->
        [one] Set má nejvýš { $value } kartu.
        [few] Set má nejvýš { $value } karty.
       *[other] Set má nejvýš { $value } karet.
    }
}
said-set-distinct_suits = { $value ->
    [on] V setu je každá barva jen jednou.
   *[off] V setu smí být barva dvakrát.
}
said-run-min = { $value ->
    [one] Postupka má aspoň { $value } kartu.
    [few] Postupka má aspoň { $value } karty.
   *[other] Postupka má aspoň { $value } karet.
}
said-run-max = { $value ->
    [one] Postupka má nejvýš { $value } kartu.
    [few] Postupka má nejvýš { $value } karty.
   *[other] Postupka má nejvýš { $value } karet.
}
said-run-ace = { $value ->
    [low] Eso je jen pod dvojkou.
    [high] Eso je jen nad králem.
   *[low_or_high] Eso je pod dvojkou, nebo nad králem, nikdy uprostřed.
}
said-run-wrap = { $value ->
    [on] Postupka smí jít za roh: král, eso, dvojka.
   *[off] Postupka nejde za roh.
}
said-flush = { $value ->
    [none] Zavírací fleš neexistuje.
   *[on] Kolo smí zavřít fleš jedné barvy.
}
said-flush-cards = { $value ->
    [any_remaining] Zavírací fleš má všechny tvoje karty a předtím se nic nevyložilo.
   *[12] Zavírací fleš má dvanáct karet.
}
said-joker-max_per_meld = { $value ->
    [half] Žolíků smí být nejvýš polovina kombinace.
    [at_least_one_natural] V kombinaci musí být aspoň jeden kus, který není žolík.
   *[1] V kombinaci smí být jeden žolík.
}
said-joker-meld_value = { $value ->
    [replaced_card] Žolík v kombinaci má hodnotu toho, co zastupuje.
   *[other] Žolík v kombinaci má hodnotu { $value }.
}
said-joker-swap = { $value ->
    [own_turn_after_opening] Žolíka smíš uvolnit ve svém tahu, po svých prvních kombinacích.
    [own_turn] Žolíka smíš uvolnit ve svém tahu.
   *[never] Žolíka na stole žádná karta neuvolní.
}
said-joker-freed = { $value ->
    [hand_or_play] Uvolněného žolíka si smíš nechat.
    [immediately_any] Uvolněný žolík se musí hned zase vyložit.
   *[immediately_in_new_meld] Uvolněný žolík musí hned do nové kombinace.
}
said-joker-announce = { $value ->
    [when_ambiguous] Co žolík zastupuje, říkáš jen tam, kde to není jasné.
   *[required] Co žolík v setu zastupuje, říkáš vždycky.
}
said-opening-points = { $value ->
    [0] Na první vyložení nejsou potřeba žádné body.
    [one] Na první vyložení je potřeba { $value } bod.
    [few] Na první vyložení jsou potřeba { $value } body.
   *[other] Na první vyložení je potřeba { $value } bodů.
}
said-opening-scope = { $value ->
    [single_meld] Body na první vyložení musí dát jediná kombinace.
   *[sum_of_melds] Body na první vyložení smí dát víc kombinací dohromady.
}
said-opening-count_layoffs = { $value ->
    [on] Do prvního vyložení se počítají i přiložené karty.
   *[off] Do prvního vyložení se přiložené karty nepočítají.
}
said-opening-count_table = { $value ->
    [none] Do prvního vyložení se stůl nepočítá.
    [touched_melds] Do prvního vyložení se počítají kombinace na stole, které použiješ.
   *[all] Do prvního vyložení se počítají všechny kombinace na stole.
}
said-layoff-enabled = { $value ->
    [on] Ke kombinacím na stole se smí přikládat.
   *[off] Ke kombinacím na stole se nepřikládá.
}
said-layoff-requires = { $value ->
    [own_opening] Přikládat smíš po svých prvních kombinacích.
    [own_meld] Přikládat smíš po vlastní kombinaci.
   *[any_meld_on_table] K přikládání vlastní kombinaci nepotřebuješ.
}
said-layoff-targets = { $value ->
    [all_melds] Přikládat smíš ke všem kombinacím.
    [others] Přikládat smíš jen k cizím kombinacím.
   *[own] Přikládat smíš jen k vlastním kombinacím.
}
said-layoff-in_opening_turn = { $value ->
    [on] Přikládat smíš i v tahu svých prvních kombinací.
   *[off] V tahu svých prvních kombinací přikládat nesmíš.
}
said-layoff-by = { $value ->
    [choice] Po zaklepání si protihráč vybírá, co přiloží.
    [search] Po zaklepání se za protihráče přiloží, co je nejlepší.
   *[nobody] Po zaklepání se nepřikládá.
}
said-layoff-on_gin = { $value ->
    [on] Přikládat se smí i proti ginu.
   *[off] Proti ginu se nepřikládá.
}
said-rearrange = { $value ->
    [none] Kombinace na stole zůstávají, jak leží.
   *[on] Kombinace na stole se smějí přestavovat.
}
said-rearrange-lock = { $value ->
    [none] Žolíci na stole se volně přesouvají a pokaždé smějí zastupovat něco jiného.
    [joker_only] Žolík na stole zastupuje totéž, dokud se neuvolní, a smí jen do kombinace téhož druhu.
    [groups_only] Set nebo skupina s žolíkem smí jen růst, dokud se neuvolní; v postupce či řadě se zbytek hýbat smí.
   *[whole_meld] Kombinace s žolíkem drží pohromadě, dokud se žolík neuvolní, ale smí růst.
}
said-rearrange-swap_tile_from = { $value ->
    [rack_only] Kus, který uvolní žolíka, musí být tvůj vlastní.
   *[rack_or_table] Kus, který uvolní žolíka, smí být tvůj, nebo z jiné kombinace.
}
said-rearrange-set_colour = { $value ->
    [any_missing] Žolíka v setu uvolní kterákoli chybějící barva.
   *[declared] Žolíka v setu uvolní jen ohlášená barva.
}
said-rearrange-min_rack = { $value ->
    [0] Stůl smíš přestavět, i když nic nevyložíš.
    [one] Při přestavbě stolu vyložíš aspoň { $value } vlastní kus.
    [few] Při přestavbě stolu vyložíš aspoň { $value } vlastní kusy.
   *[other] Při přestavbě stolu vyložíš aspoň { $value } vlastních kusů.
}
said-rearrange-check = { $value ->
    [final_state] Počítá se jen hotový stůl.
   *[strict_origin] Z každé kombinace zůstanou pohromadě tři kusy, pokud ji nerozebereš úplně.
}
said-rearrange-assist = { $value ->
    [none] Bez pomoci s přestavbou.
    [placement] Talon najde místa pro to, co vybereš.
   *[hints] Talon najde místa a dává tipy.
}
said-deck-copies = { $value ->
    [one] Každý kámen je tu { $value }×.
    [few] Každý kámen je tu { $value }×.
   *[other] Každý kámen je tu { $value }×.
}
said-deal-tiles = { $value ->
    [one] Každý dostane na začátek { $value } kámen.
    [few] Každý dostane na začátek { $value } kameny.
   *[other] Každý dostane na začátek { $value } kamenů.
}
said-deal-method = { $value ->
    [random_draw] Kameny se lízají po jednom.
   *[two_stacks_of_7] Každý si vezme dva sloupky po sedmi kamenech.
}
said-start-player = { $value ->
    [drawn_by_lot] Kdo začíná, se losuje.
   *[highest_tile_drawn] Začíná, kdo si lízne nejvyšší kámen.
}
said-table_access_after_opening = { $value ->
    [next_turn] Stůl je tvůj od tahu po tvých prvních kombinacích.
   *[same_turn] Stůl je tvůj už v tahu tvých prvních kombinací.
}
said-drawn_tile_playable_same_turn = { $value ->
    [on] Líznutý kámen se smí hned vyložit.
   *[off] Líznutý kámen čeká na tvůj další tah.
}
said-may_decline_to_lay = { $value ->
    [on] Vykládat nemusíš, i když můžeš.
   *[off] Když můžeš vyložit, musíš.
}
said-hand_game-enabled = { $value ->
    [on] Vyložit celý stojánek najednou je zavření z ruky.
   *[off] Zavření z ruky neexistuje.
}
said-hand_game-waives_opening = { $value ->
    [on] Na zavření z ruky nejsou potřeba body na první vyložení.
   *[off] Na zavření z ruky jsou potřeba body na první vyložení.
}
said-hand_game-allow_table = { $value ->
    [on] Zavření z ruky smí použít stůl.
   *[off] Zavření z ruky nesmí použít stůl.
}
said-v1-enabled = { $value ->
    [on] Ve svém tahu si vezmi kámen, pak vylož, nebo jeden odlož stranou.
   *[off] Ve svém tahu vylož kameny, nebo si jeden lízni.
}
said-v1-discard = { $value ->
    [if_nothing_laid] Kámen odkládáš stranou, jen když žádný nevyložíš.
   *[always] Kámen odkládáš stranou v každém tahu.
}
said-v1-take_condition = { $value ->
    [in_the_new_meld] Odložený kámen se bere do nové kombinace, ve které bude ležet.
   *[any_new_meld] Odložený kámen se bere, když vyložíš jakoukoli novou kombinaci.
}
said-v2-enabled = { $value ->
    [on] Osmý kámen posledního sloupku leží otevřený.
   *[off] Žádný kámen neleží otevřený.
}
said-v2-condition = { $value ->
    [finish] Otevřený kámen je jen na vyložení celého stojánku.
   *[any_play] Otevřený kámen je na cokoli.
}
said-timer_s = { $value ->
    [none] Tah má čas podle tempa.
   *[other] { $value ->
        [one] Živý tah má { $value } sekundu.
        [few] Živý tah má { $value } sekundy.
       *[other] Živý tah má { $value } sekund.
    }
}
said-timeout-policy = { $value ->
    [keep_valid_else_rollback] Když vyprší čas, vrátí se ti tvoje kameny, které neleží v kombinaci.
   *[take_loose_tiles] Když vyprší čas, bereš si všechny volné kameny.
}
said-timeout-penalty_tiles = { $value ->
    [0] Vypršení času nestojí žádné kameny.
    [one] Vypršení času při vykládání stojí { $value } kámen.
    [few] Vypršení času při vykládání stojí { $value } kameny.
   *[other] Vypršení času při vykládání stojí { $value } kamenů.
}
said-timeout-draw_if_nothing_laid = { $value ->
    [0] Když z nedokončeného tahu nezůstane nic, kámen se nelíže.
    [one] Když z nedokončeného tahu nezůstane nic, líže se { $value } kámen.
    [few] Když z nedokončeného tahu nezůstane nic, lížou se { $value } kameny.
   *[other] Když z nedokončeného tahu nezůstane nic, líže se { $value } kamenů.
}
said-pool_empty = { $value ->
    [blocked_lowest_wins] Když pasují všichni po sobě, vyhrává nejnižší stojánek.
   *[void_round] Když pasují všichni po sobě, kolo se nikomu nepočítá.
}
said-go_out-last_card = { $value ->
    [must_discard] Poslední karta se musí odhodit.
    [may_discard] Zavřít smíš i vyložením poslední karty.
   *[floats] Když vyložíš poslední kartu, hraješ dál bez karet, dokud nemůžeš odhodit.
}
said-go_out-call = { $value ->
    [auto] „Rommé“ se zavolá za tebe.
    [required] Zapomenuté volání „Rommé“ stojí kartu.
   *[none] „Rommé“ nikdo nevolá.
}
said-go_out-knock = { $value ->
    [none] Rommé se neohlašuje.
   *[on] Kolo se dá vyhrát ohlášením Rommé.
}
said-go_out-knock-limit = { $value ->
    [one] Rommé smíš ohlásit při odhození, když ti v ruce zbývá { $value } bod.
    [few] Rommé smíš ohlásit při odhození, když ti v ruce zbývají { $value } body.
   *[other] Rommé smíš ohlásit při odhození, když ti v ruce zbývá { $value } bodů.
}
said-go_out-knock-test = { $value ->
    [at_most] K ohlášení stačí i míň bodů.
   *[exactly] Ohlášení chce přesně tolik bodů.
}
said-go_out-knock-ace = { $value ->
    [1] Pro ohlášení se eso v ruce počítá za 1.
   *[11] Pro ohlášení se eso v ruce počítá za 11.
}
said-go_out-knock-undercut = { $value ->
    [on] Nižší ruka ohlášení přebije.
   *[off] Ohlášení vyhrává vždycky.
}
said-stock-empty = { $value ->
    [shuffle_discards_keep_top] Když balíček dojde, odhozené karty kromě vrchní se zamíchají do nového.
    [turn_over_discards_keep_top] Když balíček dojde, odhozené karty kromě vrchní se obrátí.
   *[end_round] Z odhozených karet nový balíček nevznikne.
}
said-stock-max_recycles = { $value ->
    [none] Z odhozených karet smí vzniknout nový balíček, kolikrát je třeba.
    [0] Z odhozených karet nový balíček nevznikne.
    [one] Z odhozených karet smí vzniknout nový balíček { $value }×.
    [few] Z odhozených karet smí vzniknout nový balíček { $value }×.
   *[other] Z odhozených karet smí vzniknout nový balíček { $value }×.
}
said-stock-void_at = { $value ->
    [one] Když v balíčku zbude { $value } karta a nikdo neklepe, kolo se nepočítá.
    [few] Když v balíčku zbudou { $value } karty a nikdo neklepe, kolo se nepočítá.
   *[other] Když v balíčku zbude { $value } karet a nikdo neklepe, kolo se nepočítá.
}
said-hand_values-ace = Eso, které zbude v ruce, se počítá za { $value }.
said-hand_values-court = { $value ->
    [11] V ruce se kluk, dáma i král počítají za 11.
    [12] V ruce se kluk počítá za 11, dáma a král za 12.
    [13] V ruce se kluk počítá za 11, dáma za 12, král za 13.
   *[other] V ruce se kluk, dáma i král počítají za { $value }.
}
said-hand_values-joker = Žolík, který zbude v ruce, se počítá za { $value }.
said-meld_values-ace_low = Eso pod dvojkou má hodnotu { $value }.
said-meld_values-ace_high = Eso nad králem má hodnotu { $value }.
said-meld_values-ace_in_set = Eso v setu má hodnotu { $value }.
said-meld_values-court = { $value ->
    [11] V kombinaci má kluk, dáma i král hodnotu 11.
    [12] V kombinaci má kluk hodnotu 11, dáma a král 12.
    [13] V kombinaci má kluk hodnotu 11, dáma 12, král 13.
   *[other] V kombinaci má kluk, dáma i král hodnotu { $value }.
}
said-score-winner = { $value ->
    [nothing] Vítězi kola se nepočítá nic.
    [own_hand_value] I vítězi kola se počítá, co mu zbude v ruce.
    [plus_sum] Vítěz kola dostane, co ostatní ztratí.
   *[zero] Vítěz kola nezíská nic.
}
said-score-winner_bonus = { $value ->
    [0] Výhra kola nepřináší prémii.
   *[other] Výhra kola se počítá za { SCORE($value) }.
}
said-score-bonus_floor = { $value ->
    [none] Prémie smí převést součet přes nulu.
   *[zero] Prémie součet přes nulu nepřevede.
}
said-score-lone_joker_relief = { $value ->
    [0] Samotný žolík v ruce prémii nepřináší.
   *[other] Za samotného žolíka v ruce se připíše { SCORE($value) }.
}
said-score-first_melder_penalty = { $value ->
    [0] Vyložit jako první nic nestojí.
   *[other] Když vyložíš jako první a nevyhraješ, platíš { $value }.
}
said-score-double = { $value ->
    [none] Body nic nezdvojuje.
    [flush_from_hand] Zavírací fleš zdvojí ostatním body.
    [any_close_from_hand] Zavření z ruky zdvojí ostatním body.
   *[hand_game] Zavření z ruky zdvojí ostatním body.
}
said-score-count_melds = { $value ->
    [on] Co vyložíš, počítá se pro tebe, co ti zbude, proti tobě.
   *[off] Co ti zbude v ruce, počítá se proti tobě.
}
said-score-gin = { $value ->
    [0] Gin nepřináší prémii.
   *[other] Gin přináší o { $value } víc.
}
said-score-big_gin = { $value ->
    [none] Velký gin neexistuje.
   *[other] Velký gin přináší o { $value } víc.
}
said-score-undercut = Podbití přináší o { $value } víc.
said-score-undercut_on_tie = { $value ->
    [on] I stejně volných karet je podbití.
   *[off] Stejně volných karet ještě podbití není.
}
said-score-game = Kdo na konci vede, dostane za partii { $value }.
said-score-box = Každé vyhrané kolo přinese na konci { $value }.
said-score-shutout_doubles = { $value ->
    [on] Proti hráči bez vyhraného kola se body zdvojují.
   *[off] Čistá výhra nic nezdvojuje.
}
said-score-show_money = { $value ->
    [on] Součty se říkají i v penězích: deset bodů je cent.
   *[off] Součty se v penězích neříkají.
}
said-score-display = { $value ->
    [penalty] Součty se píšou jako trestné body.
   *[negative] Součty se píšou pod nulou.
}
said-knock-limit = { $value ->
    [0] Klepat smíš jen bez volných karet.
    [one] Klepat smíš, když volné karty mají nejvýš { $value } bod.
    [few] Klepat smíš, když volné karty mají nejvýš { $value } body.
   *[other] Klepat smíš, když volné karty mají nejvýš { $value } bodů.
}
said-knock-oklahoma = { $value ->
    [none] Otočená karta nemění, kdo smí klepat.
   *[on] Otočená karta snižuje hranici pro klepání na svou hodnotu.
}
said-knock-oklahoma-ace = { $value ->
    [1] Eso jako otočená karta se počítá za 1.
   *[gin] Eso jako otočená karta znamená jedině gin.
}
said-knock-oklahoma-spades_double = { $value ->
    [on] Piková otočená karta zdvojuje kolo.
   *[off] Piková otočená karta nic nezdvojuje.
}
said-duel-packs = { said-deck-packs }
said-duel-jokers = { $value ->
    [0] Bez žolíků.
    [one] { $value } žolík, každému týmu polovina.
    [few] { $value } žolíci, každému týmu polovina.
   *[other] { $value } žolíků, každému týmu polovina.
}
said-karo8-ace = { $value ->
    [high] Eso leží nad králem.
   *[low] Eso leží pod dvojkou.
}
said-karo8-may_hold_back = { $value ->
    [on] Lízat smíš, i když můžeš vyložit.
   *[off] Lízáš, jen když ti žádná karta nepasuje.
}
said-karo8-eights_first = { $value ->
    [on] Nejdřív musí ležet všechny čtyři osmičky, pak teprve ostatní karty.
   *[off] Osmičky smějí přijít kdykoli.
}
said-karo8-start_draw = { $value ->
    [round_robin] Když nikdo nemá osmičku, hráči lížou po řadě.
   *[first_player] Když nikdo nemá osmičku, líže první hráč.
}
said-karo8-drawn_card_playable_same_turn = { $value ->
    [on] Líznutá karta, která pasuje, se hned vyloží.
   *[off] Líznutá karta se ve stejném tahu nevykládá.
}
said-karo8-win = { $value ->
    [colour_complete] První úplná barva vyhrává pro svůj tým, ať ji dokončí kdokoli.
   *[team_hands_empty] Vyhrává první tým bez karet.
}
said-karo8-teams = { $value ->
    [lone_hero] Ze tří hráčů hraje rozdávající sám za hrdiny.
   *[lone_villain] Ze tří hráčů hraje rozdávající sám za padouchy.
}
