### Tournaments: what is refused in them, their board, their tables, and what is asked about them.
### $names and $winners are lists of names, $who mentions people, $ends and $starts are times that Discord writes as
### “in 3 hours”, $time and $checkin are lengths of time. $points is a number ready to read.

## What is refused

reject-table_of_tournament = Tenhle stůl patří k turnaji a ukončit ho může jen jeho pořadatel: „{ button-tournament-decide }“ v /{ command-tournament.name } { command-tournament-host.name }.
reject-several_tables = Sedíš tu u víc stolů: { $threads }. Řekni to ve vlákně toho, který myslíš.
reject-no_such_tournament = Takový turnaj tu není. Které tu jsou, ukáže /{ command-tournament.name } { command-tournament-list.name }.
reject-which_tournament = Je tu víc turnajů. Napiš do pole **{ option-tournament.name }** u příkazu, který myslíš.
reject-tournament_unreadable = Tenhle turnaj se teď nedá přečíst. Popros správce Talonu, ať se na něj podívá.
reject-not_a_draft = Přihlášky do tohohle turnaje jsou otevřené, jeho podmínky tedy platí. Když je chceš změnit, zruš ho a založ jiný.
reject-still_a_draft = Tenhle turnaj se ještě připravuje. Počkej, až pořadatel otevře přihlášky.
reject-not_tournament_host = To může jen pořadatel tohohle turnaje, nebo kdo spravuje server.
reject-may_not_host = Turnaj tu smí pořádat jen ten, kdo server spravuje, nebo kdo má roli z /{ command-settings.name }.
reject-too_many_tournaments = Turnajů na tomhle serveru: { $most }, víc jich pořádat nejde. Počkej, až některý skončí, nebo nějaký zruš.
reject-bad_tournament_name = { $most ->
    [one] Turnaj potřebuje název, nejvýš { $most } znak.
    [few] Turnaj potřebuje název, 1 až { $most } znaky.
   *[other] Turnaj potřebuje název, 1 až { $most } znaků.
}
reject-bad_format = Takový druh turnaje není. Vyber některý ze seznamu.
reject-league_too_quick = Liga otvírá všechny své stoly najednou: zvol tempo od { LENGTH($least, case: "genitive") } na tah.
reject-bad_round_time = Při tomhle tempu může kolo trvat od { LENGTH($least, case: "genitive") } do { LENGTH($most, case: "genitive") }. Napiš třeba `2h`, `3d` nebo `14d`.
reject-bad_check_in = Prezence může být otevřená nejvýš { LENGTH($most, case: "accusative") }. Napiš třeba `30m` nebo `2h`.
reject-too_many_computers = Nejvíc počítačů v turnaji: { $most }. Vyber jich míň.
reject-start_passed = Čas, kdy se mělo začít hrát, už uplynul. Vyber pozdější, nebo začni ručně.
reject-role_needed = Do tohohle turnaje smějí jen členové s rolí <@&{ $role }>.
reject-already_entered = V tomhle turnaji už jsi. Jak to stojí, ukáže /{ command-tournament.name } { command-tournament-mine.name }.
reject-bad_extension = Najednou se dá přidat od { LENGTH($least, case: "genitive") } do { LENGTH($most, case: "genitive") }. Napiš třeba `30m`, `2h` nebo `1d`.
reject-bad_length = „{ $given }“ není délka. Napiš třeba `30m`, `2h` nebo `1d`.
reject-not_entered = V tomhle turnaji nejsi.

## What a format refuses: sentences of `engine.tournament`'s codes

tournament-reject-not_open = Přihlášky do tohohle turnaje skončily. Jiné ukáže /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-not_running = Tenhle turnaj ještě nezačal. Začne ho pořadatel, nebo čas, který stojí na tabuli.
tournament-reject-over = { $phase ->
    [cancelled] Tenhle turnaj je zrušený.
   *[other] Tenhle turnaj skončil. Jak dopadl, ukáže /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-paused = Tenhle turnaj je pozastavený. Pokračuje, až to řekne pořadatel.
tournament-reject-not_paused = Tenhle turnaj pozastavený není, není tedy v čem pokračovat.
tournament-reject-no_check_in = { $phase ->
    [open] Prezence ještě není otevřená. Až bude, hra tě zavolá.
   *[other] Tenhle turnaj teď prezenci nemá.
}
tournament-reject-too_few = Zatím může hrát jen { $there } a začít se dá od { $least }. Pozvi další hráče.
tournament-reject-no_such_entrant = Nikdo toho jména v turnaji není. Vyber jméno ze seznamu.
tournament-reject-not_in = Tenhle hráč už v turnaji není. Kdo v něm je, ukáže /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-left = V turnaji už nejsi. Jak to stojí, ukáže /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-still_in = V turnaji už jsi, vracet se nemusíš.
tournament-reject-may_not_return = Do tohohle turnaje se vrátit nemůžeš.
tournament-reject-entry_closed = V tomhle turnaji už je odehráno příliš, přihlásit se nejde. Jiné ukáže /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-checked_in_already = Prezenci už máš. Hrát se začne, kdy říká tabule.
tournament-reject-rest_in_arena_only = Pauzu mezi stoly si dáš jen v aréně. Odejít můžeš přes /{ command-tournament.name } { command-tournament-leave.name }.
tournament-reject-nothing_changes = { $resting ->
    [yes] Pauzu už máš.
   *[other] Na stůl už čekáš.
}
tournament-reject-bad_lot = Losování tohohle turnaje se nepovedlo. Zkus to za chvilku.
tournament-reject-bad_seeds = V nasazení je někdo dvakrát, nebo někdo, kdo v turnaji není. Uveď každého hráče jednou.
tournament-reject-round_not_due = Turnaj se mezitím pohnul. Podívej se na tabuli, jak stojí.
tournament-reject-bad_pairing = Turnaj se během losování stolů pohnul. Zkus to za chvilku.
tournament-reject-not_finished = Tenhle turnaj ještě není dohraný.
tournament-reject-no_such_table = { $table ->
    [none] Kolo { $round } ještě není. Stoly ukáže „{ button-tournament-tables }“ v /{ command-tournament.name } { command-tournament-standings.name }.
   *[other] Stůl { $table } v kole { $round } není. Stoly ukáže „{ button-tournament-tables }“ v /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-table_ended = Stůl { $table } v kole { $round } už výsledek má. Když ho chceš změnit, stůl rozhodni.
tournament-reject-bad_result = Výsledek uvádí pořadí pro každé místo ({ $seats }), nejlepší jako 1. Dělená pořadí vynechají další: `1 1`, `1 1 3`.
tournament-reject-bad_totals = Napiš pro každé místo součet od −{ $most } do { $most }.
tournament-reject-totals_needed = V tomhle turnaji jsou body ze součtů. Uveď i součet každého místa.
tournament-reject-not_at_table = Tenhle hráč u stolu { $table } v kole { $round } nesedí.
tournament-reject-round_ended = To je v kole { $round } dohrané, čas navíc tedy k ničemu není.
tournament-reject-deadline_passed = Čas kola { $round } už vypršel.
tournament-reject-reason_needed = Napiš proč: důvod se dozvědí všichni v turnaji.
tournament-reject-no_such_act = Zásah číslo { $act } není. Ukáže je /{ command-tournament.name } { command-tournament-host.name }.
tournament-reject-undone_already = To už je vzaté zpět.
tournament-reject-cannot_undo = To se zpět vzít nedá. Udělej radši opak.
tournament-reject-too_late_to_undo = Vzít to zpět už nejde: mezitím se hrálo dál.
tournament-reject-too_late_to_decide = Na rozhodnutí toho stolu je pozdě: mezitím začalo další kolo.
tournament-reject-later_act_first = Něco pozdějšího na tom stojí. Vezmi nejdřív zpět zásah číslo { $later }.
tournament-reject-too_many = Tady hraje každý s každým, nejvýš tolik hráčů: { $most }. Přihlášených je { $there }. Nastav limit míst.
tournament-reject-no_bell = Zvonek má jen aréna a zvoní jednou.
tournament-reject-not_seeded = V tomhle turnaji umísťuje všechny los. Nasadit hráče jde v lize a ve vyřazovacím turnaji, který je na to připravený.
tournament-reject-ending_already = Další kolo stejně nezačne. Turnaj skončí stoly, které se teď hrají.

## What is wrong with the rules of a format

tournament-fault-seats_crossed = Nejmenší počet míst u stolu, { $least }, je víc než jeho { $most }. Vyber míň.
tournament-fault-nobody_knocked_out = U každého stolu musí někdo vypadnout, postoupit může nejvýš { $most }.
tournament-fault-third_place_of_two = O třetí místo se hraje jen tam, kde jsou stoly pro dva.
tournament-fault-division_too_small = Skupina téhle velikosti nezaplní ani stůl. Potřebuje nejmíň hráčů: { $least }.
tournament-fault-playing_costs = Hrát tu nesmí stát body. Vyber body podle pořadí.
tournament-fault-streak_of_places = Šňůra se počítá dvojnásobně jen tam, kde jsou body podle pořadí. Vyber body podle pořadí.
tournament-fault-too_many_move = Přesouvalo by se víc hráčů, než kolik jich skupina má. Každým směrem nejvýš { $most }.
reject-player_not_entered = Tenhle hráč v turnaji není. Kdo v něm je, ukáže /{ command-tournament.name } { command-tournament-standings.name }.
reject-bad_seeds_named = { $name }: toho jména nikdo přihlášený není. Uveď hráče s @, nebo jako na tabuli, oddělené čárkami.
reject-several_so_called = { $name }: tak se jmenuje víc hráčů. Uveď je s @.
reject-no_seasons = Sezony má jen liga.
reject-season_begun = Další sezona už začala.
reject-check_in_open = Prezence ještě běží. Začni, až tu budou všichni, nebo vyřaď, kdo tu není.
reject-bad_numbers = Napiš jedno celé číslo pro každé místo, v pořadí míst: `2 1`, `2 1 3`.

## Commands and their options, at most 100 characters each

command-tournament = Turnaje: přihlas se, podívej se, jak stojí, nebo nějaký uspořádej
    .name = turnaj
command-tournament-create = Připrav turnaj v tomhle kanálu; dokud neotevřeš přihlášky, nikdo ho nevidí
    .name = založit
command-tournament-join = Přihlas se do turnaje
    .name = přihlásit
command-tournament-leave = Odejdi z turnaje, nebo odstup: dál za tebe hraje počítač
    .name = odejít
command-tournament-standings = Podívej se na pořadí, stoly každého kola a čí cestu chceš
    .name = pořadí
command-tournament-mine = Tvoje stoly a cesta turnajem: prezence, pauza, odchod
    .name = moje
command-tournament-list = Podívej se na turnaje tohohle serveru
    .name = seznam
command-tournament-host = Veď svůj turnaj: jak stojí a co všechno s ním můžeš dělat
    .name = vést
option-tournament = který, když jich je víc
    .name = turnaj
option-tournament-name = jeho název
    .name = název
option-tournament-format = jaký druh turnaje
    .name = druh
option-tournament-role = přihlásit se smějí jen členové s touhle rolí
    .name = role

## Kinds of tournament, and what is chosen

tournament-format-swiss = Švýcarský systém
tournament-format-round_robin = Každý s každým
tournament-format-knockout = Vyřazovací
tournament-format-ladder = Postupné vypadávání
tournament-format-league = Liga
tournament-format-arena = Aréna
tournament-format-line = { $format ->
    [swiss] { $extent ->
        [1] Švýcarský systém, 1 kolo, stoly po { $seats }
        [few] Švýcarský systém, { $extent } kola, stoly po { $seats }
       *[other] Švýcarský systém, { $extent } kol, stoly po { $seats }
    }
    [round_robin] { $extent ->
        [1] Každý s každým jednou, stoly po { $seats }
        [few] Každý s každým { $extent }×, stoly po { $seats }
       *[other] Každý s každým { $extent }×, stoly po { $seats }
    }
    [knockout] { $extent ->
        [1] Vyřazovací, stoly po { $seats }
        [few] Vyřazovací, postupujících od stolu { $extent }, stoly po { $seats }
       *[other] Vyřazovací, postupujících od stolu { $extent }, stoly po { $seats }
    }
    [ladder] Postupné vypadávání, konec při { $extent } b., kol nejvýš: { $rounds }, stoly po { $seats }
    [league] { $extent ->
        [1] Liga, ve skupině každý s každým jednou, stoly po { $seats }
        [few] Liga, ve skupině každý s každým { $extent }×, stoly po { $seats }
       *[other] Liga, ve skupině každý s každým { $extent }×, stoly po { $seats }
    }
   *[other] Aréna, stoly po { $seats }
}
# Hints in selects (tournament-choose-…) and their choices (tournament-option-…, -format-…, -ties): at most 100 characters.
tournament-choose-act = Vyber, co udělat
tournament-choose-road = Čí cesta?
tournament-choose-round = Které kolo?
tournament-choose-format = Jaký druh turnaje
tournament-choose-game = Která hra
tournament-choose-set = Podle kterých pravidel
tournament-choose-seats = Kolik hráčů u stolu
tournament-choose-pace = Jak rychle
tournament-choose-rounds = Kolik kol
tournament-choose-new-opponents-first = Kdo se s kým potká
tournament-choose-best-against-best = Poslední kolo
tournament-choose-late-rounds = Kdo se ještě smí přihlásit
tournament-choose-laps = Kolikrát se každý s každým potká
tournament-choose-go-on = Kolik jich od stolu postupuje
tournament-choose-seeding = Kdo je kam umístěný
tournament-choose-third-place = Třetí místo
tournament-choose-out-at = Kdo vypadává
tournament-choose-max-rounds = Kolik kol nejvýš
tournament-choose-division-size = Jak velká je skupina
tournament-choose-moving = Kolik jich postupuje a sestupuje
tournament-choose-streak-from = Stoly vyhrané po sobě
tournament-choose-leftovers = Kdo nezaplní stůl
tournament-choose-points = Co stůl přináší
tournament-choose-ties = Co rozhoduje shodu nejdřív
tournament-choose-bye-points = Co přináší volné kolo
tournament-choose-unfinished = Stoly, které se nestihnou
tournament-choose-computers = Kolik hraje počítačů
tournament-choose-strength = Jak dobře hrají
tournament-choose-rests = Kdy tahy počkají
tournament-choose-role = Kdo se smí přihlásit
tournament-choose-help = Pomoc u stolů
tournament-option-set = { $value ->
    [booklet] { change-standard }
   *[other] Naše pravidla: { $value }
}
tournament-option-seats = Stoly po { $value }
tournament-option-rounds = { $value ->
    [1] 1 kolo
    [few] { $value } kola
   *[other] { $value } kol
}
tournament-option-new-opponents-first = { $value ->
    [yes] Noví soupeři mají přednost před stejnými body
   *[other] Stejné body mají přednost před novými soupeři
}
tournament-option-best-against-best = { $value ->
    [yes] V posledním kole hrají nejlepší s nejlepšími
   *[other] Poslední kolo se losuje jako ostatní
}
tournament-option-late-rounds = { $value ->
    [0] Po začátku hry už se nikdo nepřihlásí
   *[other] Přihlásit se dá, dokud nezačne kolo { $next }
}
tournament-option-laps = { $value ->
    [1] Každý s každým jednou
    [few] Každý s každým { $value }×
   *[other] Každý s každým { $value }×
}
tournament-option-go-on = { $value ->
    [1] Od stolu postupuje nejlepší
    [few] Od stolu postupují { $value } nejlepší
   *[other] Od stolu postupuje { $value } nejlepších
}
tournament-option-seeding = { $value ->
    [given] Napřed nasazení z /{ command-tournament.name } { command-tournament-host.name }
   *[other] Všechna místa určí los
}
tournament-option-third-place = { $value ->
    [yes] Poražení ze semifinále hrají o třetí místo
   *[other] O třetí místo se nehraje
}
tournament-option-out-at = { $value ->
    [1] Konec při 1 bodu
    [few] Konec při { $value } bodech
   *[other] Konec při { $value } bodech
}
tournament-option-max-rounds = { $value ->
    [1] Nejvýš 1 kolo
    [few] Nejvýš { $value } kola
   *[other] Nejvýš { $value } kol
}
tournament-option-division-size = { $value ->
    [1] Skupiny po 1
    [few] Skupiny asi po { $value }
   *[other] Skupiny asi po { $value }
}
tournament-option-moving = { $value ->
    [0] Nikdo nepostupuje ani nesestupuje
    [1] Nejlepší postupuje, poslední sestupuje
    [few] Postupují { $value } nejlepší, sestupují { $value } poslední
   *[other] Postupuje { $value } nejlepších, sestupuje { $value } posledních
}
tournament-option-streak-from = { $value ->
    [none] Každý vyhraný stůl se počítá jednou
    [1] Po 1 vyhraném stolu se další počítají dvakrát
    [few] Po { $value } vyhraných stolech se další počítají dvakrát
   *[other] Po { $value } vyhraných stolech se další počítají dvakrát
}
tournament-option-leftovers = { $value ->
    [byes] Hráč bez stolu má volné kolo
    [computers] Poslední stůl doplní počítače
   *[other] Menší stoly, aby nikdo nevynechal
}
tournament-option-points = { $value ->
    [difference] Body podle rozdílu součtů
    [totals] Počítají se součty samotné hry
   *[other] Body podle pořadí
}
tournament-option-bye-points = { $value ->
    [win] Volné kolo se počítá jako vyhraný stůl
    [loss] Volné kolo se počítá jako prohraný stůl
   *[other] Volné kolo vynese průměrné body
}
tournament-option-unfinished = { $value ->
    [computer_finishes] Dohraje je počítač
   *[other] Počítá se, jak to v tu chvíli stojí
}
tournament-ties = { $first ->
    [opponents] Nejdřív síla soupeřů
    [sonneborn_berger] Nejdřív body poražených soupeřů
    [direct] Nejdřív společné stoly
   *[other] Nejdřív nejlepší jednotlivý stůl
}
tournament-option-computers = { $value ->
    [0] Bez počítačů
    [1] 1 počítač
    [few] { $value } počítače
   *[other] { $value } počítačů
}
# $value is strength-easy and so on.
tournament-option-strength = Síla: { $value }
tournament-option-rests = { $value ->
    [both] Tahy počkají v době klidu a na dovolené
    [quiet] Tahy počkají jen v době klidu
    [vacation] Tahy počkají jen na dovolené
   *[other] Tahy nepočkají nikdy
}
tournament-option-role = { $value ->
    [everybody] Přihlásit se smí každý
   *[other] Přihlásit se smějí jen členové s rolí { $value }
}
tournament-option-help = { $value ->
    [on] Pomoc jako u každého stolu
   *[other] Bez pomoci počítače
}
# Heads of columns in a picture: at most 8 characters or so; the sentences after them explain them, in a list after “Ties:”.
tournament-break-opponents = Soup.
tournament-break-sonneborn_berger = Poraž.
tournament-break-direct = Spolu
tournament-break-best_table = Nej
tournament-tie-opponents = síla soupeřů
tournament-tie-sonneborn_berger = body poražených soupeřů
tournament-tie-direct = společné stoly
tournament-tie-best_table = nejlepší jednotlivý stůl

## The panel in which a tournament is prepared

tournament-draft = -# Nikdo to zatím nevidí. { $computers ->
    [0] {""}
    [1] Hraje jeden počítač.
    [few] Hrají { $computers } počítače.
   *[other] Hraje { $computers } počítačů.
} { $checkin ->
    [none] {""}
   *[other] Prezence je otevřená { LENGTH($checkin, case: "accusative") }.
} { $limit ->
    [none] {""}
   *[other] Míst je { $limit }, pak čekací listina.
} { $starts ->
    [none] Hru začneš ty.
   *[other] Hrát se začne { $starts }.
}
tournament-draft-forgotten = Zapomenuto. Nikdo to neviděl.
tournament-opened = Přihlášky do turnaje **{ $name }** jsou otevřené. Jeho tabule je v { $channel }.
tournament-not-here = Turnaj potřebuje textový kanál, kde může pro každý stůl otevřít vlákno. Zkus to v nějakém.
tournament-draft-roleless = Role, která se smí přihlásit, byla smazána: zvol jinou, nebo pusť všechny.
button-draft-open = Otevřít přihlášky
button-draft-times = Název a časy
button-draft-forget = Zapomenout
# Fields of a form: at most 45 characters.
tournament-form-name = Název
tournament-form-round = Délka kola: 2h, 3d, 14d
tournament-form-checkin = Prezence před začátkem: 30m, nebo nic
tournament-form-starts = Hrát se začne za: 2h, 3d, nebo nic
tournament-form-starts-hint = prázdné: začneš to ty
tournament-form-limit = Pro kolik hráčů je místo, nebo nic

## The board

# $house are sentences said-…, $more sentences tournament-agreed, $ties a list of tournament-tie-…, $host mentions the host.
tournament-about = ## { $name }
    { $house ->
        [none] { $format } · **{ $game }**
       *[other] { $format } · **{ $game }** s domácími pravidly: { $house }
    }
    { $arena ->
        [yes] Tempo: { $pace } · zvonek za { LENGTH($time, case: "accusative") } · pořádá { $host }
       *[other] Tempo: { $pace } · { $time } na kolo · pořádá { $host }
    }
    -# { $points ->
        [knockout] Vyhraj a postupuješ.
        [place] Body podle pořadí. Při shodě: { $ties }, pak los.
        [behind] Trestné body: o kolik jsi za nejlepším u stolu. Při shodě: { $ties }, pak los.
        [difference] Body podle rozdílu součtů. Při shodě: { $ties }, pak los.
       *[other] Počítají se součty samotné hry. Při shodě: { $ties }, pak los.
    } { $unfinished ->
        [score_now] Stůl, který se nestihne, se počítá, jak stojí.
       *[other] Stůl, který se nestihne, dohraje počítač.
    } { $help ->
        [yes] Počítač smí pomáhat.
       *[other] {""}
    } { $role ->
        [none] {""}
       *[other] Přihlásit se smí jen { $role }.
    } { $more ->
        [none] {""}
       *[other] { $more }
    }
tournament-agreed = { $what ->
    [check_in] Prezence je otevřená { LENGTH($value, case: "accusative") } před začátkem: kdo ji nestihne, nehraje.
    [last] V posledním kole hrají nejlepší s nejlepšími.
    [new] Noví soupeři mají přednost před stejnými body.
    [late] Přihlásit se dá, dokud nezačne kolo { $value }.
    [seeded] Pořadatel před začátkem nasadí hráče; ostatní umístí los.
    [third] Hraje se o třetí místo.
    [divisions] { tournament-option-division-size }.
    [moving] { $value ->
        [1] Nejlepší z každé skupiny v příští sezoně postupuje, poslední sestupuje.
        [few] Z každé skupiny v příští sezoně postupují { $value } nejlepší, sestupují { $value } poslední.
       *[other] Z každé skupiny v příští sezoně postupuje { $value } nejlepších, sestupuje { $value } posledních.
    }
    [streak] { $value ->
        [1] Po 1 vyhraném stolu se další výhry v řadě počítají dvakrát.
        [few] Po { $value } vyhraných stolech v řadě se další počítají dvakrát.
       *[other] Po { $value } vyhraných stolech v řadě se další počítají dvakrát.
    }
    [leftovers] { tournament-option-leftovers }.
    [byes] { tournament-option-bye-points }.
    [rests] { tournament-option-rests }.
   *[other] Další kolo už nezačne.
}
# $round is tournament-round-heading or -all-tables, and none before there is a round; $ends is tournament-ends.
tournament-state = { $status ->
    [open] **Přihlášky jsou otevřené.** { $limit ->
        [none] {""}
       *[other] Míst je { $limit }.
    } { $starts ->
        [none] Hru začne pořadatel.
        [gone] Hru začne, kdo spravuje server.
       *[other] Hrát se začne { $starts }.
    }
    [check_in] { $people ->
        [0] **Prezence je otevřená.**
       *[other] **Prezence je otevřená**: zatím { $checked }, přihlášeno { $people }.
    } Hrát se začne { $starts }.
    [paused] **Pozastaveno.** { $round ->
        [none] {""}
       *[other] { $round }: hotových stolů { $done } z { $tables }.
    }
    [running] **{ $round ->
        [none] Stoly prvního kola se losují.
       *[other] { $round }:
    }** { $tables ->
        [0] {""}
       *[other] { $opening ->
            [0] Hotových stolů { $done } z { $tables }.{ $next ->
                [none] { $ends ->
                    [none] {""}
                   *[other] {" "}{ $ends }.
                }
               *[other] { $left ->
                    [yes] {" "}Další kolo začne { $next }.
                    [alone] {" "}Zbývá jediný hráč. Vítězové se vyhlásí { $next }.
                   *[no] {" "}Vítězové se vyhlásí { $next }.
                }
            }
           *[other] Stoly se otevírají: zbývá { $opening } z { $tables }.
        }
    }
    [over] { $lot ->
        [yes] **Skončilo.** Losem vyhrává { $winners }.
       *[no] **Skončilo.** Vyhrává { $winners }.
    }
   *[other] **Zrušeno.**
}
tournament-ends = { $what ->
    [bell] Zvonek zazvoní { $ends }
    [round] Kolo skončí { $ends }
    [all] Všechna otevřená kola skončí { $ends }
   *[some] Nejbližší konec, { $ends }: { $rounds }
}
tournament-stands-still = U žádného stolu se teď nedá hrát, a proto jejich čas počká
tournament-entrants = { $count ->
    [0] { tournament-nobody-yet }
    [1] 1 hráč: { $names }
    [few] { $count } hráči: { $names }
   *[other] { $count } hráčů: { $names }
}
# The last of the names: so many more people, and so many computers.
tournament-more-players = { $count ->
    [1] 1 další
    [few] { $count } další
   *[other] { $count } dalších
}
tournament-computers = { $count ->
    [1] 1 počítač
    [few] { $count } počítače
   *[other] { $count } počítačů
}
tournament-entrant = { $here ->
    [yes] { $name } ✓
   *[other] { $name }
}
tournament-waiting = { $count ->
    [1] Na čekací listině: { $names }
    [few] Na čekací listině ({ $count }): { $names }
   *[other] Na čekací listině ({ $count }): { $names }
}
tournament-nobody-yet = Zatím není přihlášený nikdo.
tournament-fair = { $secret ->
    [none] Míchání všech stolů pečetí `{ $commitment }`, SHA-256 tajemství vylosovaného dřív, než se kdokoli přihlásil. Odhalí se, až turnaj skončí, a pak se dá ověřit každé rozdání.
   *[other] Tajemství, kterým se míchaly karty všech stolů: `{ $secret }`
        Jeho SHA-256, ukázané dřív, než se kdokoli přihlásil: `{ $commitment }`
        Se souborem se záznamem si každý ověří všechna rozdání: `talon verify`.
}
# The name of a computer that fills a seat.
tournament-filler = počítač
tournament-entered-again = { $name } (dříve)
# Buttons: at most 80 characters.
button-tournament-join = Přihlásit se
button-tournament-leave = Odejít
button-tournament-drop = Odstoupit
button-tournament-checkin = Jsem tady
button-tournament-standings = Pořadí
button-tournament-tables = Stoly
button-tournament-mine = Moje cesta
button-tournament-host = Vést
button-tournament-fair = { button-fair }
button-tournament-export = Soubory
button-tournament-start = { $checkin ->
    [yes] Otevřít prezenci
   *[other] Začít
}
button-tournament-pause = Pozastavit
button-tournament-end = Ukončit dřív
button-tournament-seed = Nasadit hráče
button-tournament-remove = Vyřadit hráče
button-tournament-decide = Rozhodnout stůl
button-tournament-cancel = Zrušit turnaj
button-tournament-rest = Pauza
button-tournament-play = Zase ke stolu
button-tournament-season = Další sezona
button-tournament-help = Jak to chodí
button-tournament-resume = Pokračovat
button-tournament-extend = Přidat čas
button-tournament-undo = Vzít zpět zásah { $act }

## What is answered

tournament-joined = { $waits ->
    [yes] Jsi na čekací listině turnaje **{ $name }**. { $how ->
        [vacancy] Dostaneš se dovnitř, když někdo odejde, nebo v příští sezoně.
        [season] Dostaneš se dovnitř v příští sezoně.
       *[full] Dostaneš se dovnitř, když někdo odejde.
    }
   *[no] Jsi v turnaji **{ $name }**. { $how ->
        [late] Hraješ od příštího kola.
        [free] Stůl dostaneš, jakmile nějaký bude.
        [back] { seat-taken-back }
        [taken] Hra tě zavolá ke tvým stolům.
        [last] Další kolo už nezačne.
        [check_in] K prezenci tě hra zavolá.
       *[in] Až se začne hrát, hra tě zavolá ke stolu.
    }
}
tournament-drop = { $sits ->
    [others] Odstoupit z **{ $name }**? Tvoje stoly mohou převzít jiní.
    [yes] Odstoupit z **{ $name }**? Počítač hraje dál za tebe.
   *[no] Odstoupit z **{ $name }**?
}
tournament-left = { $how ->
    [table] Odstupuješ z turnaje **{ $name }**. U tvého stolu za tebe dál hraje počítač.
    [dropped] Odstupuješ z turnaje **{ $name }**.
   *[left] Odcházíš z turnaje **{ $name }**.
}
tournament-checked-in = Prezenci máš.
tournament-resting = { $resting ->
    [yes] Další stůl dostaneš, až ho zase budeš chtít.
   *[other] Stůl dostaneš, jakmile nějaký bude.
}
tournament-standings = **{ $name }**
tournament-called-off = zrušeno
tournament-dropped = nedohrané
tournament-table-line = { $thread ->
    [none] **{ $heading }**: { $names }
   *[other] **{ $heading }** { $thread }: { $names }
} · { $state ->
    [waiting] brzy se otevře
    [playing] hraje se
    [dropped] { tournament-dropped }
    [played] hotovo
    [scored_now] počítá se, jak stál
    [computer_finished] dohrál počítač
   *[other] rozhodnuto pořadatelem
}
tournament-mine = **{ $name }** · { $status ->
    [in] ve hře
    [resting] má pauzu
    [took_part] účast
    [out] mimo hru
    [waiting] na čekací listině
    [waited] do konce na čekací listině
    [withdrawn] odchod
    [missed_check_in] bez prezence
    [dropped] odstoupení
    [no_show] nedostavení ke stolu
   *[other] vyřazení
} { $thread ->
    [none] {""}
   *[other] · teď u stolu { $thread }
}
tournament-export = Čísla do tabulky a všechno, co se stalo. { $replay ->
    [there] Soubor se záznamem ověří `talon verify`.
    [later] Až turnaj skončí, ověří soubor se záznamem `talon verify`.
   *[none] {""}
}
tournament-season-begun = Sezona { $season } turnaje **{ $name }** začíná { $starts }. Každý je ve své skupině a hra ho zavolá k prezenci; kdo se nepřihlásí, končí.
tournament-season-there = { reject-season_begun } [{ $name }]({ $board })
tournaments-heading = **Turnaje tohohle serveru**
tournaments-none = Žádný turnaj tu ještě nebyl. Uspořádej ho přes /{ command-tournament.name } { command-tournament-create.name }.
tournament-called = { $season ->
    [none] { $name }
   *[other] { $name } · sezona { $season }
}
tournaments-line = - [{ $name }]({ $board }) · { $format } · { $game } · { $status ->
    [draft] připravuje se
    [open] přihlášky otevřené, přihlášených { $entered }
    [check_in] prezence otevřená
    [running] kolo { $round }
    [paused] pozastaveno
    [over] skončilo
   *[other] { tournament-called-off }
}

## What is said in public

# At most 100 characters with what is filled in.
tournament-thread-name = { $name } · { $where }
tournament-check-in-call = { $who }: stiskni u turnaje [{ $name }]({ $board }) **{ button-tournament-checkin }**, ať nepřijdeš o místo. Dokdy, stojí tam.
# A table of a round, $where of other messages: it stands beside a name, before a colon or after a comma, never declined.
tournament-where = { $stage ->
    [final] finále
    [third] hra o třetí místo
   *[other] kolo { $round }, stůl { $table }
}
tournament-card = { $ended ->
    [none] **{ $name }** · { $where }: { $names }
    [played] **{ $name }** · { $where }: hotovo
    [scored_now] **{ $name }** · { $where }: počítá se, jak stál
    [computer_finished] **{ $name }** · { $where }: dohrál počítač
   *[other] **{ $name }** · { $where }: rozhodnuto pořadatelem
}
tournament-closing = { $ended ->
    [decided] **Tenhle stůl je rozhodnutý pořadatelem.** Platí:
    [computer_finished] **Čas vypršel a stůl dohrál počítač.** Platí:
   *[scored_now] **Čas vypršel a stůl je zavřený.** Platí:
}
tournament-goes-on = { $count ->
    [1] Postupuje { $names }.
    [few] Postupují { $names }.
   *[other] Postupují { $names }.
}
tournament-result-line = { $total ->
    [none] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points }, počítač
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points }
    }
   *[other] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points } (celkem { SCORE($total) }), počítač
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points } (celkem { SCORE($total) })
    }
}
tournament-table-call = { $who ->
    [none] U tohohle stolu hrají počítače.
   *[other] { $who }: hraje se tady: [{ $name }]({ $board }), { $where }.
}
tournament-table-fair = -# Tajemství pro míchání je zapečetěné. Toto je SHA-256: `{ $commitment }`
tournament-seat-word = { $who ->
    [none] Odteď tu hraje počítač. Předtím: { $gone }.
   *[other] { $who } bere místo, předtím: { $gone }. Odteď je tvoje: otevři si karty pod stolem.
}
tournament-bye-word = { $who }: volno v kole { $round } turnaje [{ $name }]({ $board }). { $brings ->
    [next] Postup bez stolu.
    [win] Počítá se to jako vyhraný stůl.
    [loss] Počítá se to jako prohraný stůl.
   *[average] Vynese průměrné body.
} { $left ->
    [yes] Až začne další kolo, hra zavolá.
    [season] Všechna kola sezony se otevřou naráz.
   *[no] Je to poslední kolo.
}
tournament-round-over = **[{ $name }]({ $board })**: kolo { $round } skončilo.
# What a host did, or took back. $time is a length of time, $reason what the host wrote, $seeds a list of names.
tournament-act = { $undone ->
    [yes] { $kind ->
        [decide] { $host } bere zpět rozhodnutí stolu, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } bere zpět posunutí zvonku o { LENGTH($time, case: "accusative") }: { $reason }
           *[other] { $where ->
                [none] { $host } bere zpět přidaný čas ({ $time }), kolo { $round }: { $reason }
               *[other] { $host } bere zpět přidaný čas ({ $time }), { $where }: { $reason }
            }
        }
        [end] { $host } nechává turnaj pokračovat až do posledního kola: { $reason }
       *[other] { $host } bere zpět vyřazení hráče, { $player }: { $reason }
    }
   *[other] { $kind ->
        [decide] { $host } rozhoduje stůl, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } posouvá zvonek o { LENGTH($time, case: "accusative") }: { $reason }
           *[other] { $where ->
                [none] { $host } přidává { LENGTH($time, case: "accusative") }, kolo { $round }: { $reason }
               *[other] { $host } přidává { LENGTH($time, case: "accusative") }, { $where }: { $reason }
            }
        }
        [seed] { $host } nasazuje hráče, nejlepší první: { $seeds }. Důvod: { $reason }
        [end] { $host } končí turnaj stoly, které se teď hrají: { $reason }
        [remove] { $host } vyřazuje hráče, { $player }: { $reason }
        [pause] { $host } pozastavuje turnaj: { $reason }
        [resume] { $host } nechává turnaj pokračovat: { $reason }
       *[other] { $host } ruší turnaj: { $reason }
    }
}
tournament-act-told = **[{ $name }]({ $board })** · { $act }
tournament-not-begun = { $host }: turnaj **{ $name }** nezačal. { $why } { $state }
tournament-crowded = { $host }: otevřených vláken je na tomhle serveru tolik, kolik Discord dovolí, takže stoly turnaje **{ $name }** se zatím otevřít nemůžou. Zavři vlákna, která nikdo nepotřebuje. Jakmile bude místo, stoly se otevřou samy.
tournament-hindered = V { $channel } mi chybí: { $missing }. Stoly turnaje **{ $name }** se proto nemůžou otevřít. Jakmile budu smět, otevřou se samy.
tournament-homeless = Kanál turnaje **{ $name }** byl smazán, turnaj je tedy zrušený.
tournament-roleless = Role, která se smí přihlásit na **{ $name }**, byla smazána, takže to nejde nikomu. Kdo turnaj pořádá, může v /{ command-tournament.name } { command-tournament-host.name } pustit všechny.
tournament-podium = ## { $name }
    { $count ->
        [1] { $lot ->
            [yes] **Losem vyhrává { $winners }!**
           *[no] **Vyhrává { $winners }!**
        }
        [few] { $divisions ->
            [1] **Společně vyhrávají { $winners }!**
            [few] **Svoje skupiny vyhrávají { $winners }!**
           *[other] **Svoje skupiny vyhrávají { $winners }!**
        }
       *[other] { $divisions ->
            [1] **Společně vyhrávají { $winners }!**
            [few] **Svoje skupiny vyhrávají { $winners }!**
           *[other] **Svoje skupiny vyhrávají { $winners }!**
        }
    }

## The host’s panel: its forms and its report

# Fields of forms: at most 45 characters; hints (-hint) and choices of selects: at most 100.
tournament-form-reason = Proč? Dozvědí se to všichni
tournament-form-reason-hint = třeba: spadlo připojení
tournament-form-what = Co dostane čas navíc?
tournament-form-what-hint = 2 je kolo 2, 2.3 je v něm stůl 3
tournament-form-whole = kolo { $round }, všechny jeho stoly
tournament-form-bell = Všechno: zvonek zazvoní později
tournament-form-at = { $where }: { $names }
tournament-form-time = O kolik víc?
tournament-form-time-hint = 30m, 2h, 1d
tournament-form-table = Který stůl?
tournament-form-table-hint = 2.3 je stůl 3 v kole 2
tournament-form-places = Pořadí každého místa, v tomhle sledu
tournament-form-totals = Jejich součty, když jsou z nich body
tournament-form-player = Koho vyřadit?
tournament-form-player-hint = @Ada, nebo jméno jako na tabuli
tournament-form-seeds = Nasazení, nejlepší první
tournament-form-seeds-hint = @Ada @Ben, nebo jména oddělená čárkami

tournament-report = **{ $name }** · { $status ->
    [open] přihlášky jsou otevřené
    [check_in] prezence je otevřená
    [running] { $round ->
        [none] první kolo se losuje
       *[other] { $ends ->
            [none] { $round }
           *[other] { $round } · { $ends }
        }
    }
    [paused] pozastaveno
    [over] skončilo
   *[other] { tournament-called-off }
} · { $waiting ->
    [0] účastníci: { $there }
   *[other] účastníci: { $there }, čekají: { $waiting }
}
tournament-report-table = { $thread ->
    [none] - { $where } (otevírá se): { $names }
   *[other] - { $thread }: { $names }
}
tournament-report-gone = { $status ->
    [withdrawn] - { $name }: odchod
    [missed_check_in] - { $name }: bez prezence
    [dropped] - { $name }: odstoupení
    [no_show] - { $name }: včas žádný tah
   *[other] - { $name }: vyřazení
}
tournament-report-acts = Co dělali pořadatelé:
tournament-report-act = { $act }. { $line }

## In pictures and alt texts

# In pictures, as short as can be; -alt is read aloud.
tournament-division = { $name }, skupina { $division }
tournament-after-round = Po kole { $round }
tournament-points = Body
tournament-round-heading = { $rounds ->
    [none] Kolo { $round }
   *[other] Kolo { $round } z { $rounds }
}
tournament-table-heading = { $stage ->
    [final] Finále
    [third] O třetí místo
   *[other] { $round ->
        [none] Stůl { $table }
       *[other] Kolo { $round }, stůl { $table }
    }
}
tournament-open-tables = Otevřené stoly
# What a board counts tables by where rounds do not wait for one another.
tournament-all-tables = { $format ->
    [league] Všechny stoly sezony
   *[other] Všechny stoly dosud
}
tournament-table-note = { $state ->
    [waiting] brzy se otevře
    [playing] hraje se
    [dropped] { tournament-dropped }
   *[other] { $ended ->
        [scored_now] jak stál
        [decided] rozhodnuto
       *[other] {""}
    }
}
tournament-seat-alt = { $points ->
    [none] { $name }
   *[other] { $name } { $points }
}
tournament-table-alt = { $state ->
    [waiting] { $heading }, ještě neotevřený: { $seats }.
    [playing] { $heading }, hraje se: { $seats }.
    [dropped] { $heading }, { tournament-dropped }: { $seats }.
   *[other] { $note ->
        [none] { $heading }, hotovo: { $seats }.
       *[other] { $heading }, { $note }: { $seats }.
    }
}
tournament-byes-alt = { $count ->
    [1] Volné kolo má { $names }.
    [few] Volné kolo mají { $names }.
   *[other] Volné kolo mají { $names }.
}
tournament-standing-alt = { $settled ->
    [lot] { $fate ->
        [out] { $place }. { $name }: { $points }, losem, konec.
        [up] { $place }. { $name }: { $points }, losem, postupuje.
        [down] { $place }. { $name }: { $points }, losem, sestupuje.
       *[none] { $place }. { $name }: { $points }, losem.
    }
    [undrawn] { $place }. { $name }: { $points }, na konci kola rozhodne los.
   *[other] { $fate ->
        [out] { $place }. { $name }: { $points }, konec.
        [up] { $place }. { $name }: { $points }, postupuje.
        [down] { $place }. { $name }: { $points }, sestupuje.
       *[none] { $place }. { $name }: { $points }.
    }
}
tournament-moved-alt = { $way ->
    [up] Nahoru o { $places }.
   *[down] Dolů o { $places }.
}
tournament-bracket-alt = { $heading }: { $names ->
    [none] zatím nepostupuje nikdo.
    [nobody] nikdo nepostoupil.
   *[other] postup: { $names }.
}
# Who goes on where several are level: what was drawn, or when it will be.
tournament-lot = { $what ->
    [open] Shoda, na konci kola rozhodne los: { $names }.
    [before] Losem postup: { $names }; kdo byl ve shodě, doplní další kolo.
    [title] Losem výhra: { $names }. Ve shodě: { $out }.
    [third] Losem třetí: { $names }. Ve shodě: { $out }.
    [ahead] Losem výš: { $names }. Ve shodě: { $out }.
   *[way] Losem postup: { $names }. Ve shodě: { $out }.
}
tournament-lot-note = { $drawn ->
    [yes] losem
   *[no] rozhodne los
}
tournament-computer-won = vyhrál počítač
# In a picture: who has no table in this round, and goes on.
tournament-bye = volno
tournament-bye-heading = Volno
tournament-bracket-meets = { $stage ->
    [third] O třetí místo { $one } proti { $other }.
   *[none] Pak { $one } proti { $other }.
}
# In a picture, and read aloud.
tournament-bracket-third = { $place }. { $name }
tournament-bracket-place-alt = { $place }. { $name }.
# The way of one player through a tournament, a line for each round.
tournament-road-met = { $where ->
    [none] Společně u stolu { $table }: { $names }.
   *[other] { $names }: { $where }.
}
tournament-road-place = { $how ->
    [gone] { $place }. místo z { $seats }, počítač.
    [shared] { $place }. místo z { $seats }, dělené.
   *[alone] { $place }. místo z { $seats }.
}
tournament-road-bye = Žádný stůl: volné kolo.
tournament-road-missed = Bez účasti: počítá se jako prohraný stůl.
tournament-road-fate = { $on ->
    [open] rozhodne los
    [third] { $lot ->
        [yes] o třetí místo losem
       *[no] hraje o třetí místo
    }
    [on] { $lot ->
        [yes] postup losem
       *[no] postup
    }
   *[out] { $lot ->
        [yes] konec losem
       *[no] konec
    }
}
tournament-place = { $settled ->
    [lot] { $place }. místo, losem
   *[other] { $place }. místo
}
tournament-road-alt = { $after ->
    [none] { $heading } ({ $points }): { $met }
   *[other] { $heading } ({ $points }, { $after }): { $met }
}
tournament-podium-points = { $lot ->
    [yes] { $points } · losem
   *[no] { $count ->
        [1] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
}

# Of an event in Discord’s list of events.
tournament-event-where = #{ $channel }
tournament-event-about = Turnaj ve hře { $game }. Přihlas se u jeho tabule.
