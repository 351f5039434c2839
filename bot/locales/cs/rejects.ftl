### What the rules and the host refuse: one sentence each, what is wrong and what would be right.
### An argument that a refusal may lack comes as "none". $card, $face and $cards are cards, $choices some
### of which any will do (“A, B or C”), $seat is a name, numbers are numbers.

## Whose turn, which moment

reject-stale_turn = Tohle tlačítko patří k dřívějšímu tahu. V ruce vidíš, jak hra stojí.
reject-stale_window = Na klepání už je pozdě. Další odhozená karta může přinést novou šanci.
reject-not_your_turn = { $seat ->
    [none] Ještě nejsi na tahu. Otevři si karty, uvidíš, co můžeš.
   *[other] Na tahu: { $seat }. Otevři si karty, uvidíš, co můžeš.
}
reject-wrong_phase = Tohle teď nejde. V ruce vidíš, co můžeš.
reject-draw_first = Nejdřív ze všeho si lízni kartu.
reject-already_drawn = Líznuto už máš. Tah končí odhozením.
reject-opening_discard_only = Úvodní tah je jen odhození. Vyber kartu, kterou potřebuješ nejmíň.
reject-match_over = Tahle partie skončila. Začni jinou: /{ command-game.name } { command-game-new.name }.
reject-seat_out = Tvoje místo už z partie vypadlo, můžeš se jen dívat.
reject-awaiting_shuffle = Karty se míchají. Zkus to za chvilku.
reject-bad_shuffle = Tohle pořadí nevznikne zamícháním těchhle karet.

## Cards

reject-not_in_hand = V ruce nemáš { CARDS($card, case: "accusative") }. Vyber z toho, co máš.
reject-nothing_chosen = Není vybraná žádná karta. Nejdřív si je vyber v ruce.
# $choices: cards as they are typed, “A, B or C”. The letters are English in every language.
reject-unknown_card = { $choices ->
    [none] { $text ->
        [none] To není žádná karta. Napiš hodnotu a barvu, třeba 7H, 10S, QD, AC nebo JK.
       *[other] „{ $text }“ není žádná karta. Napiš hodnotu a barvu, třeba 7H, 10S, QD, AC nebo JK.
    }
   *[other] „{ $text }“ není žádná karta. Napiš { $choices }.
}
reject-too_much_typed = Tolik jich není na žádném stole. Napiš jen karty, které máš na mysli.
reject-one_card = { $count ->
    [one] Tomu odpovídá { $count } karta: { $cards }. Napiš jednu z nich.
    [few] Tomu odpovídají { $count } karty: { $cards }. Napiš jednu z nich.
   *[other] Tomu odpovídá { $count } karet: { $cards }. Napiš jednu z nich.
}

## Melds

reject-meld_too_short = To je málo karet. { $kind ->
    [run] { $min ->
        [one] Postupka potřebuje aspoň { $min } kartu.
        [few] Postupka potřebuje aspoň { $min } karty.
       *[other] Postupka potřebuje aspoň { $min } karet.
    }
    [set] { $min ->
        [one] Set potřebuje aspoň { $min } kartu.
        [few] Set potřebuje aspoň { $min } karty.
       *[other] Set potřebuje aspoň { $min } karet.
    }
   *[other] { $min ->
        [one] Kombinace potřebuje aspoň { $min } kartu.
        [few] Kombinace potřebuje aspoň { $min } karty.
       *[other] Kombinace potřebuje aspoň { $min } karet.
    }
}
reject-not_a_meld = { $max ->
    [none] { $cards ->
        [none] Tyhle karty nejsou set ani postupka. Set je jedna hodnota, postupka jedna barva po sobě.
       *[other] { $cards }: tyhle karty nejsou set ani postupka. Set je jedna hodnota, postupka jedna barva po sobě.
    }
   *[other] Nejvíc karet v postupce: { $max }. Vylož jich míň.
}
reject-set_suit_repeated = V setu smí být každá barva jen jednou a { $card } je tam dvakrát. Jednu kartu vynech.
reject-set_too_large = Nejvíc karet v setu: { $max }. Jednu vynech.
reject-run_broken = { $repeated ->
    [none] { $missing ->
        [none] Tyhle karty nejdou po sobě. V postupce nesmí být mezera.
       *[other] V postupce je mezera: chybí { $missing }. Vyplň ji, třeba žolíkem, nebo vylož míň karet.
    }
   *[other] V postupce je každá karta jen jednou a { $repeated } je tam dvakrát. Jednu vynech.
}
reject-run_wraps = { $ace ->
    [low] V téhle hře je eso jen pod dvojkou. Postupka končí králem.
    [high] V téhle hře je eso jen nad králem. Postupka začíná dvojkou nebo výš.
   *[other] Postupka nejde za roh. Eso je pod dvojkou, nebo nad králem, ne uprostřed.
}
reject-too_many_jokers = { $jokers ->
    [1] Jeden žolík je na tuhle kombinaci moc. Dej místo něj jinou kartu.
    [few] { $jokers } žolíci jsou na tuhle kombinaci moc. Místo některých dej jiné karty.
   *[other] { $jokers } žolíků je na tuhle kombinaci moc. Místo některých dej jiné karty.
}
reject-joker_unannounced = { $choices ->
    [none] Řekni, kterou kartu žolík zastupuje.
   *[other] Řekni, kterou kartu žolík zastupuje: { $choices }.
}
reject-joker_cannot_stand_for = { $choices ->
    [none] Žolík v téhle kombinaci nemůže být { $face }. Vyber pro něj jinou kartu.
   *[other] Žolík tu nemůže být { $face }. Může být { $choices }.
}
reject-flush_only_closes = { $cards ->
    [none] Fleš se vykládá jen k zavření kola, s jednou kartou navíc k odhození.
    [any_remaining] Fleš se vykládá jen k zavření kola z ruky: všechny tvoje karty kromě jedné k odhození, a předtím nic vyloženého.
   *[other] Fleš se vykládá jen k zavření kola: karet jedné barvy najednou { $cards } a jedna navíc k odhození.
}
reject-melds_too_early = Vykládá se od oběhu { $from_lap } a teď je oběh { $lap }. Zatím si lízni a jednu kartu odhoď.
reject-opening_short = { $points ->
    [none] Na první kombinace v kole je to málo bodů. Přidej další.
   *[other] První kombinace v kole musí mít aspoň { $needed } bodů a tyhle mají { $points }. Vyber víc karet, nebo hodnotnější.
}
reject-opening_one_meld = { $points ->
    [none] První kombinace v kole musí minimum splnit sama. Vyber větší.
   *[other] První kombinace v kole musí mít sama aspoň { $needed } bodů a nejlepší z těchhle má { $points }. Vyber větší.
}

## Laying off and jokers

reject-no_such_meld = Tahle kombinace na stole není. Podívej se na stůl znovu.
reject-layoff_disabled = V téhle hře se nepřikládá. Vylož místo toho nové kombinace.
reject-layoff_needs_opening = Přikládat můžeš až po svých prvních kombinacích v kole.
reject-layoff_not_in_opening_turn = V téhle hře nejde přikládat v tahu prvních kombinací. Přilož v příštím tahu.
reject-layoff_needs_meld = Přikládat můžeš, až v tomhle kole vyložíš vlastní kombinaci.
reject-layoff_target = { $targets ->
    [own] V téhle hře se přikládá jen k vlastním kombinacím. Vyber některou svou.
    [others] V téhle hře se přikládá jen k cizím kombinacím. Vyber některou z nich.
   *[other] K téhle kombinaci přiložit nemůžeš. Vyber jinou.
}
reject-does_not_fit = { $choices ->
    [none] { $card } tam nepasuje. Vyber jinou kartu, nebo jinou kombinaci.
   *[other] { $card } k téhle kombinaci nepasuje. Jde k ní { $choices }.
}
reject-swap_disabled = V téhle hře zůstávají žolíci na stole na svém místě.
reject-swap_needs_opening = Žolíka můžeš uvolnit až po svých prvních kombinacích v kole.
reject-swap_no_joker = { $card ->
    [none] Žádný žolík v téhle kombinaci tuhle kartu nezastupuje.
   *[other] Žádný žolík v téhle kombinaci není { $card }. Uvolní ho jen karta, kterou zastupuje.
}
reject-freed_joker_unused = { $freed ->
    [immediately_in_new_meld] Uvolněný žolík musí hned do nové kombinace. Vyber k němu karty ve stejném tahu.
   *[other] Uvolněný žolík se musí hned zase vyložit. Vyber ve stejném tahu, kam přijde.
}

## Drawing and discarding

reject-discard_empty = Odhazovací balíček je prázdný. Lízni z dobíracího.
reject-stock_only = { $why ->
    [claimed] Odhozenou kartu dostává někdo jiný.
    [refused] Otočenou kartu nechce ani jeden z vás.
   *[often] Odhozené karty se braly příliš často po sobě.
} Tentokrát lízáš z dobíracího balíčku.
reject-take_not_allowed = Odhozená karta se tu brát nesmí. Lízni z dobíracího balíčku.
reject-take_top_only = Z odhazovacího balíčku se bere jen vrchní karta. Vezmi tu, nebo lízni z dobíracího.
reject-pile_too_small = { $count ->
    [1] Na odhazovacím balíčku je jedna karta. Vezmi tu, nebo lízni z dobíracího.
    [few] Na odhazovacím balíčku jsou { $count } karty. Víc jich vzít nejde.
   *[other] Na odhazovacím balíčku je { $count } karet. Víc jich vzít nejde.
}
reject-taken_not_melded = { CARDS($card, case: "accusative") } smíš vzít, jen když tu kartu hned vyložíš. { $where ->
    [pile] Lízni z dobíracího balíčku.
   *[none] Vylož ji, přilož ji, nebo ji vrať.
}
reject-nothing_to_return = Nemáš žádnou vzatou kartu, kterou by šlo vrátit.
reject-discard_just_taken = { CARDS($card, case: "accusative") } máš právě z odhazovacího balíčku, ve stejném tahu tu kartu odhodit nejde. Odhoď jinou kartu.
reject-keep_a_discard = { $card ->
    [none] Tah končí odhozením, jednu kartu si na to nech.
   *[other] Tah končí odhozením. { CARDS($card, case: "accusative") } máš právě z odhazovacího balíčku, nech si na to jinou kartu.
}
reject-knock_not_allowed = Teď Rommé ohlásit nemůžeš. Odhoď bez ohlášení.
reject-knock_too_high = Bodů v ruce by zbylo { $left }. { $test ->
    [exactly] Rommé jde ohlásit přesně s { $limit }.
   *[at_most] Rommé jde ohlásit nejvýš do { $limit }.
} Odhoď bez ohlášení.

## Claims

reject-stale_window-buying = Tahle karta už na prodej není. Na prodej bude další odhozená.
reject-no_window-buying = Teď tu žádná karta na prodej není. Ve dvou odhozené karty na prodej nejsou: kdo je na řadě, prostě si je vezme.
reject-claim_not_asked-buying = Tuhle kartu koupit nemůžeš. Přijde jiná.
reject-window_closed-buying = Čas na koupi téhle karty vypršel.
reject-no_window = Teď není na co klepat. Ve dvou se neklepe nikdy.
reject-no_window-claimless = U tohohle stolu se na odhozené karty neklepe. Stůl ukazuje, kdo je na řadě.
reject-claim_not_asked = Na tuhle odhozenou kartu klepat nemůžeš. Přijde jiná.
reject-claim_answered = O téhle odhozené kartě už máš rozhodnuto. Změnit to nejde.
reject-window_closed = Čas zaklepat na tuhle kartu vypršel.

## Rebuilding the table

reject-rearrange_disabled = V téhle hře zůstávají kombinace, jak leží. Vylož nové, nebo přilož, kde se to smí.
reject-table_piece_missing = { $card } ze stolu musí na stole zůstat, a to v kombinaci.
reject-piece_from_nowhere = V ruce nemáš { CARDS($card, case: "accusative") } a na stole žádná další není. Vylož, co tu je.
reject-nothing_laid = Při přestavbě stolu musíš z ruky přidat aspoň tolik karet: { $min }. Přidej další.
reject-nothing_laid-tiles = { $min ->
    [1] Ze stojánku nepřibylo nic. Přidej aspoň jeden svůj kámen, nebo si místo toho lízni.
    [few] Vyložit musíš ze stojánku aspoň { $min } kameny. Přidej další, nebo si místo toho lízni.
   *[other] Vyložit musíš ze stojánku aspoň { $min } kamenů. Přidej další, nebo si místo toho lízni.
}
reject-joker_locked = Žolík tu je { $face }, dokud ho { $face } nevystřídá. Nech ho, kde je.
reject-meld_locked = { $cards }: tahle kombinace má žolíka a nerozebírá se. Přilož k ní, nebo žolíka nejdřív uvolni.
reject-origin_broken = { $cards }: aspoň tři z nich musí zůstat pohromadě. Odeber jich míň.

## Tiles

reject-table_needs_opening = Kombinace na stole můžeš použít až po prvním vyložení. Napřed vylož jen ze svého stojánku { $needed } bodů.
reject-no_tile_to_take = Žádný takový kámen teď neleží otevřený. Lízni ze zásoby.
reject-open_tile_finishes = { $card } se bere, jen když s ním vyložíš celý stojánek. Jinak ho nech ležet.
reject-taken_needs_new_meld = { $card } se bere, jen když s ním hned vyložíš novou kombinaci. Lízni si jiný kámen.
reject-put_one_aside = V tomhle tahu už vykládáš. Ukonči ho odložením jednoho kamene stranou.
reject-must_lay = Kameny vyložit můžeš, v téhle hře tedy i musíš. Podívej se, jak by šel stůl přestavět.

## Where tiles are said otherwise than cards

reject-draw_first-tiles = Nejdřív si vezmi kámen. Pak vykládej, nebo jeden odlož stranou.
reject-already_drawn-v1 = Kámen na tenhle tah už máš. Vylož kameny, nebo jeden odlož stranou.
reject-already_drawn-tiles = Na tenhle tah už máš líznuto. Jestli chceš, vylož kameny, pak tah ukonči.
reject-awaiting_shuffle-tiles = Kameny se míchají. Zkus to za chvilku.
reject-piece_from_nowhere-tiles = Na stojánku nemáš { CARDS($card, case: "accusative") } a na stole žádný další není. Vylož, co tu je.
reject-joker_unannounced-tiles = { $choices ->
    [none] Řekni, který kámen žolík zastupuje.
   *[other] Řekni, který kámen žolík zastupuje: { $choices }.
}
reject-joker_cannot_stand_for-tiles = { $choices ->
    [none] Žolík v téhle kombinaci nemůže být { $face }. Vyber pro něj jiný kámen.
   *[other] Žolík tu nemůže být { $face }. Může být { $choices }.
}
reject-bad_shuffle-tiles = Tohle pořadí nevznikne zamícháním těchhle kamenů.
reject-not_in_hand-tiles = Na stojánku nemáš { CARDS($card, case: "accusative") }. Vyber z toho, co máš.
reject-nothing_chosen-tiles = Není vybraný žádný kámen. Nejdřív si je vyber na stojánku.
reject-unknown_card-tiles = { $choices ->
    [none] { $text ->
        [none] To není žádný kámen. Napiš písmeno barvy a číslo, nebo JK jako žolíka. Písmena najdeš tady: { button-rules }.
       *[other] „{ $text }“ není žádný kámen. Napiš písmeno barvy a číslo, nebo JK jako žolíka. Písmena najdeš tady: { button-rules }.
    }
   *[other] „{ $text }“ není žádný kámen. Napiš { $choices }.
}
reject-one_card-tiles = { $count ->
    [one] Tomu odpovídá { $count } kámen: { $cards }. Napiš jeden z nich.
    [few] Tomu odpovídají { $count } kameny: { $cards }. Napiš jeden z nich.
   *[other] Tomu odpovídá { $count } kamenů: { $cards }. Napiš jeden z nich.
}
reject-meld_too_short-tiles = { $min ->
    [one] Na kombinaci je to málo kamenů. Potřebuje aspoň { $min } kámen.
    [few] Na kombinaci je to málo kamenů. Potřebuje aspoň { $min } kameny.
   *[other] Na kombinaci je to málo kamenů. Potřebuje aspoň { $min } kamenů.
}
reject-not_a_meld-tiles = { $max ->
    [none] { $cards ->
        [none] Tyhle kameny nejsou skupina ani řada. Skupina je jedno číslo v různých barvách, řada jedna barva s čísly po sobě.
       *[other] { $cards }: tyhle kameny nejsou skupina ani řada. Skupina je jedno číslo v různých barvách, řada jedna barva s čísly po sobě.
    }
   *[other] Nejvíc kamenů v řadě: { $max }. Vylož jich míň.
}
reject-set_suit_repeated-tiles = Ve skupině smí být každá barva jen jednou a { $card } je tam dvakrát. Jeden kámen vynech.
reject-set_too_large-tiles = Nejvíc kamenů ve skupině: { $max }. Jeden vynech.
reject-run_broken-tiles = { $repeated ->
    [none] { $missing ->
        [none] Tyhle kameny nejdou po sobě. V řadě nesmí být mezera.
       *[other] V řadě je mezera: chybí { $missing }. Vyplň ji, třeba žolíkem, nebo vylož míň kamenů.
    }
   *[other] V řadě je každý kámen jen jednou a { $repeated } je tam dvakrát. Jeden vynech.
}
reject-run_wraps-tiles = Jednička je jen pod dvojkou. Řada končí třináctkou.
reject-too_many_jokers-tiles = { $jokers ->
    [1] Jeden žolík je na tuhle kombinaci moc. Dej místo něj jiný kámen.
    [few] Na tuhle kombinaci je to moc žolíků. Místo některých dej jiné kameny.
   *[other] Na tuhle kombinaci je to moc žolíků. Místo některých dej jiné kameny.
}
reject-opening_short-tiles = { $points ->
    [none] Na první kombinace v kole je to málo bodů. Přidej další ze stojánku.
   *[other] První kombinace v kole musí mít jen ze stojánku aspoň { $needed } bodů a tyhle mají { $points }. Vylož víc, nebo si lízni kámen.
}
reject-freed_joker_unused-tiles = { $freed ->
    [immediately_in_new_meld] Uvolněný žolík musí ve stejném tahu do nové kombinace. Vylož ji s ním.
   *[other] Uvolněný žolík se musí ve stejném tahu zase vyložit. Vyber, kam přijde.
}
reject-take_not_allowed-tiles = V téhle hře se kameny berou jen ze zásoby. Lízni si jeden.
reject-taken_not_melded-tiles = { CARDS($card, case: "accusative") } smíš vzít, jen když ho hned vyložíš. Vylož ho, nebo ho nech ležet.
reject-stock_empty-tiles = Zásoba je prázdná. Vylož kameny, nebo pasuj, když nemůžeš nebo nechceš.
reject-may_not_pass-v1 = Pasuje se, jen když není kámen, který by šlo vzít. Vylož kameny, nebo jeden odlož stranou.
reject-may_not_pass-tiles = Pasuje se, jen když není co líznout. Vylož kameny, nebo si jeden lízni.

## Duel

reject-nothing_to_flip = Teď nemáš co otočit. Počkej na ostatní.

## Gin

reject-upcard_first = Nabízí se ti { $card }. Nejdřív ji vezmi, nebo odmítni.
reject-knock_too_high-gin = Bodů ve volných kartách by ti zbylo { $left } a klepat jde nejvýš do { $limit }. Odhoď bez klepání.
reject-no_window-gin = Klepe se při odhození: ve tvých kartách, nebo přes /{ command-discard.name } a **{ option-call.name }**.
reject-big_gin_disabled = V téhle hře se před zaklepáním nic nevykládá. Odhoď kartu, a jestli můžeš, zaklepej s ní.
reject-big_gin_needs_all = Velký gin chce všechny karty v kombinacích. Mimo jsou: { $cards }. Jednu odhoď a radši zaklepej.
reject-lay_off_first = Protihráč klepe. Přilož, co chceš, nebo ať to hra udělá za tebe.

## Suit rows

reject-start_with_eight = Začínáš kolo a máš { $card }. Vylož ji jako první.
reject-no_place_in_row = { $card } zatím nemá místo. Řada začíná osmičkou a roste o nejbližší kartu dolů nebo nahoru.
reject-stock_empty = Balíček je prázdný. Vylož kartu, nebo pasuj, když žádnou vyložit nejde.
reject-must_place = Máš kartu, kterou jde vyložit, tak ji vylož. Lízá se, jen když žádnou vyložit nejde.
reject-may_not_pass = Pasuje se, jen když žádnou kartu vyložit nejde a balíček je prázdný. Vylož kartu, nebo si lízni.

## The host

reject-no_game_here = V tomhle kanálu žádná hra není. Otevři nějakou: /{ command-game.name } { command-game-new.name }.
reject-no_such_game = Tahle hra už není. Které tu jsou, ukáže /{ command-game.name } { command-game-list.name }.
reject-channel_busy = V tomhle kanálu už hra je. Vyber jiný kanál nebo nové vlákno.
reject-not_a_lobby = Tahle hra už běží, místa i pravidla jsou daná.
reject-set_aside = Tahle hra se teď nedá načíst, ale její tahy jsou uložené. Důvod vidí správce Talonu. Můžeš tu otevřít jinou.
reject-not_running = { $status ->
    [lobby] Tahle hra ještě nezačala: začne po /{ command-game.name } { command-game-start.name }.
    [cancelled] Tady se už nehraje: tahle partie je zavřená nebo zrušená.
    [finished] Tahle partie skončila.
   *[other] Tahle hra se nehraje.
}
reject-already_joined = U tohohle stolu už sedíš.
reject-not_joined = U tohohle stolu nesedíš. Přisedni, dokud se čeká na hráče: /{ command-game.name } { command-game-join.name }.
reject-lobby_full = { $seats ->
    [one] Jediné místo u tohohle stolu je obsazené ({ $seats }). Otevři jiný: /{ command-game.name } { command-game-new.name }.
    [few] Všechna { $seats } místa u tohohle stolu jsou obsazená. Otevři jiný: /{ command-game.name } { command-game-new.name }.
   *[other] Všech { $seats } míst u tohohle stolu je obsazených. Otevři jiný: /{ command-game.name } { command-game-new.name }.
}
reject-too_few_seats = Nejmíň hráčů v téhle hře: { $min }. Počkej na další, nebo přidej počítač.
reject-not_host = To může jen ten, kdo tenhle stůl vede: { $host_id }.
reject-not_seated = V téhle hře nemáš místo. Co smí vidět každý, ukazuje její stůl.
reject-no_hand = V téhle hře nikdo nedrží karty v ruce. Hraj u stolu, nebo přes /{ command-flip.name }.
reject-not_your_seat = To místo není tvoje. Otevři si svoje karty: /{ command-hand.name }.
reject-unknown_variant = Hra „{ $variant }“ tu není. Vyber některou ze seznamu.
# $why: a sentence of faults.ftl.
reject-bad_switch = { $why }
reject-half_a_rule = „{ $typed }“ není domácí pravidlo. Napiš název přepínače, = a hodnotu, třeba `match.end=fixed_rounds`.
# All facts but $given are lengths of time.
reject-bad_pace = { $turn_min ->
    [none] „{ $given }“ není tempo. Vyber `{ pace-live }`, `{ pace-quick }`, `{ pace-daily }`, `{ pace-slow }` nebo `{ pace-friendly }`, nebo napiš čas na tah, lomítko a čas na zaklepání: `90s/20s`, `1h 30m/5m`, nebo `8h+1d/30m` s jedním dnem v rezervě.
   *[other] Takové tempo nejde: tah trvá { LENGTH($turn_min, case: "accusative") } až { LENGTH($turn_max, case: "accusative") }, klepání { LENGTH($window_min, case: "accusative") } až { LENGTH($window_max, case: "accusative") } a ne déle než tah, a rezerva je nejvýš { $reserve_max }.
}
reject-bad_seats = Počet hráčů v téhle hře: { $known }.
reject-not_finished = Tahle partie se ještě hraje. Záznam bude, až skončí.
reject-hands_closed = { $why ->
    [round] Jiné stoly tohohle kola ještě hrají. Karty se odkryjí, až skončí.
   *[match] Karty se odkryjí, až partie skončí.
}
reject-not_played_on = Odsud se dál hrát nedá. Vrať se k dřívějšímu tahu.
reject-moments_posted = Za hodinu máš zveřejněných okamžiků už { $most }. Zkus to prosím znovu za { LENGTH($wait, case: "accusative") }.
reject-not_its_channel = Okamžiky se zveřejňují tam, kde se partie hrála: { $channels }.
reject-unknown_strength = Počítač se silou „{ $strength }“ není. Vyber { $known }.
reject-not_a_keeper = Nastavení serveru mění jen ti, kdo ho smějí spravovat. U vlastního stolu určuješ pravidla ty.
reject-no_rule_set = { $name ->
    [none] Pravidla s tímhle názvem na tomhle serveru nejsou. Viz /{ command-settings.name }.
   *[other] Pravidla „{ $name }“ na tomhle serveru nejsou. Viz /{ command-settings.name }.
}
reject-rule_sets_full = Uložených sad pravidel na tomhle serveru: { $most }, víc se jich nevejde. Nejdřív nějakou zapomeň.
reject-bad_name = { $most ->
    [one] Název má nejvýš { $most } znak. Vyber jiný.
    [few] Název má 1 až { $most } znaky. Vyber jiný.
   *[other] Název má 1 až { $most } znaků. Vyber jiný.
}
reject-name_taken = Název „{ $name }“ je už obsazený. Vyber jiný, nebo ta pravidla nejdřív zapomeň.
reject-standard_rules = „{ $name }“ jsou běžná pravidla. Vyber jiný název.
reject-too_late = Čas ti vypršel, tah už za tebe udělaly hodiny.
