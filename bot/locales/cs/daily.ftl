### The puzzle of the day.

command-daily = Hádanka a rozdání dne
    .name = dnes
# $called is the day of the puzzle, $level five signs.
daily-heading = **Hádanka { $called }** · { $game } · { $level }
daily-ask-table = Vylož co nejvíc svých kamenů.
daily-ask-table-draw_discard = Vylož co nejvíc svých karet.
daily-ask-hand = { $upcard ->
    [none] Začínáš, hráčů u stolu: { $seats }. Kterou kartu by odhodil ostrý hráč?
   *[other] { $upcard } nikdo nechce a líznuto máš: kterou kartu by odhodil ostrý hráč?
}
daily-upcard = { $upcard } nikdo nechce.
# The name of a player who is made up, in the picture of a puzzle.
daily-opponent = Hráč { $number }
daily-tried = { $outcome ->
    [best] 🟩 Lepší už to být nemůže.
    [most] { $short ->
        [1] 🟦 Podle pravidel a skoro: vyložit jde ještě jeden kus.
        [few] 🟦 Podle pravidel a skoro: vyložit jdou ještě { $short } kusy.
       *[other] 🟦 Podle pravidel a skoro: vyložit jde ještě { $short } kusů.
    }
    [little] { $short ->
        [0] ⬜ Podle pravidel, ale jde to líp.
        [1] ⬜ Podle pravidel, ale vyložit jde ještě jeden kus.
        [few] ⬜ Podle pravidel, ale vyložit jdou ještě { $short } kusy.
       *[other] ⬜ Podle pravidel, ale vyložit jde ještě { $short } kusů.
    }
   *[refused] ⬛ Tohle pravidla zatím nedovolí.
}
daily-not-judged = Posoudit se to včas nepovedlo, takže se nic nepočítá. Zkus to prosím znovu.
daily-hint-count = { $count ->
    [1] 💡 Vyložit jde jeden tvůj kus.
    [few] 💡 Vyložit jdou { $count } tvoje kusy.
   *[other] 💡 Vyložit jde { $count } tvých kusů.
}
daily-hint-pieces = 💡 Tyhle: { $cards }
daily-hint-why = { $why ->
    [none] 💡 Hledej kartu, kterou zbytek ruky potřebuje nejmíň.
   *[other] 💡 { $why }
}
daily-hint-card = 💡 Ostrý hráč odhazuje { CARDS($card, case: "accusative") }.
# $points is a number, $deals how many deals were imagined.
daily-ahead = Ostrému hráči vychází nejlíp, náskok před ostatními v bodech: { $points } (vymyšlených rozdání: { $deals }).
daily-here = { $count ->
    [0] Na tomhle serveru ji zatím nikdo nemá.
    [1] Na tomhle serveru ji má vyřešenou jeden člověk.
    [few] Na tomhle serveru ji mají vyřešenou { $count } lidé.
   *[other] Na tomhle serveru ji má vyřešenou { $count } lidí.
}
# The line that people share: the puzzle, a square for each try, then daily-share-tries and -hints with · between them.
daily-share = Talon { $called } { $squares }
daily-share-tries = { $tries ->
    [1] 1 pokus
    [few] { $tries } pokusy
   *[other] { $tries } pokusů
}
daily-share-hints = { $hints ->
    [0] bez tipů
    [1] 1 tip
    [few] { $hints } tipy
   *[other] { $hints } tipů
}
daily-shared = **{ $name }**: { $line }
daily-share-yourself = Sem psát nesmím. Zkopíruj si řádku: `{ $line }`
daily-month =
    ## { $month }
    { $solved ->
        [0] Vyřešeno: nic.
        [1] Vyřešeno: 1.
        [few] Vyřešeno: { $solved }.
       *[other] Vyřešeno: { $solved }.
    } { $streak ->
        [none] {""}
        [0] Zatím žádná šňůra.
        [1] 🔥 Jeden den v řadě.
        [few] 🔥 { $streak } dny v řadě.
       *[other] 🔥 { $streak } dní v řadě.
    } { $freezes ->
        [none] {""}
        [0] Tenhle měsíc už nesmíš vynechat ani den.
        [1] Tenhle měsíc smíš vynechat jeden den.
        [few] Tenhle měsíc smíš vynechat { $freezes } dny.
       *[other] Tenhle měsíc smíš vynechat { $freezes } dní.
    }
    -# 🟩 v ten den · 🟦 později · ⬛ otevřená · ⬜ neotevřená · ◽ teprve přijde · ➖ žádná
daily-about =
    ## Hádanka dne
    V pondělí lehká, v neděli těžká. Nejlepší je jediná sada tvých kusů; správně je každý stůl podle pravidel, který ji vyloží. Zkoušej, kolikrát chceš.
    🟩 nejlepší · 🟦 aspoň polovina · ⬜ míň · ⬛ proti pravidlům
    Den končí o tvojí půlnoci (/{ command-me.name }). Dva za měsíc smíš vynechat. Hádanky jsou veřejné a dají se číst předem: žebříček nemají.
picture-daily = Hádanka
picture-daily-best = Nejlepší řešení
button-daily-lay = Vyložit
button-daily-hint = Tip
button-daily-share = Sdílet
button-daily-month = Můj měsíc
button-daily-about = Jak to chodí
button-daily-today = Dnes
button-daily-earlier = Dřívější
button-daily-play = Dnešní hádanka
select-daily-throw = Odhodit …
select-daily-day = Otevřít den
reject-no_puzzle = Pro { $day } hádanka není.
reject-day_to_come = Hádanka pro { $day } teprve přijde. Dnešní je otevřená.
daily-post =
    ### Hádanka { $called }
    { $game } · { $level }
daily-post-over =
    ### Hádanka { $called }
    { $game } · { $level }
    { $count ->
        [0] Tady ji nikdo nemá.
        [1] Vyřešenou ji tu má jeden člověk.
        [few] Vyřešenou ji tu mají { $count } lidé.
       *[other] Vyřešenou ji tu má { $count } lidí.
    }

## What a server settles

server-page-daily = Hádanka dne
daily-settings =
    ## { server-page-daily }
    { $channel ->
        [none] Nic se nevyvěšuje.
       *[other] Vyvěšuje se denně, { $hour } ({ $zone }): { $channel }. Jedna zpráva, bez zmínky.
    }
# Hints in selects: at most 100 characters.
daily-settings-hour = V kolik hodin
daily-settings-channel = Ve kterém kanálu (žádný: nic se nevyvěšuje)
daily-form-zone = Časové pásmo serveru

## The deal of the day

daily-doors = ## { $day }
daily-door-puzzle = { $state ->
    [none] 🧩 Zatím žádná hádanka není.
    [solved] 🧩 **Hádanka**: vyřešená.
    [open] 🧩 **Hádanka**: rozdělaná.
   *[new] 🧩 **Hádanka** na tebe čeká.
}
daily-door-deal = { $state ->
    [running] 🃏 **Rozdání**: { $game }, rozehrané.
    [finished] 🃏 **Rozdání**: { $game }, dohrané.
    [unfinished] 🃏 **Rozdání**: { $game }, nedohrané.
   *[new] 🃏 **Rozdání**: { $game }, jediný pokus.
}
button-daily-puzzle = Hádanka
button-daily-deal = Rozdání
button-daily-yesterday = Včerejší rozdání
button-daily-deals = Jak na rozdání
button-daily-doors = Dnešní
deal-about =
    ## Rozdání dne
    Stejné karty pro všechny, jednou, proti ostrým počítačům, které na stejnou hru odpovídají stejně. Bez tipů. Končí o tvojí půlnoci a nikam se nepočítá.
    Karty na další den už jsou zapečetěné; SHA-256 jejich tajemství:
    `{ $commitment }`
deal-welcome = **Rozdání { $called }: { $game }.** Stiskni pod stolem **{ button-hand }**. Konec: { $until }.
deal-dealt = Tvoje rozdání čeká [v soukromých zprávách]({ $board }).
deal-first = Nejdřív dohraj své rozdání dne: [pokračuj]({ $board }).
button-deal-instead = Radši rozdání
deal-unfinished = **Tohle rozdání skončilo nedohrané.**
deal-fair =
    ## Poctivé míchání
    Tyhle karty mají všichni. Jejich tajemství je zapečetěné od doby, než den začal; tohle je jeho SHA-256:
    `{ $commitment }`
    Druhý díl je od toho, kdo rozdání otevře první. Až dohraješ, tajemství uvidíš.
button-deal-compare = Porovnat
deal-heading = **Rozdání { $called }** · { $game }
deal-own = Ty: **{ $lead }**, { $place }. místo z { $count }.
deal-count = { $count ->
    [0] Nikdo ho nemá dohrané.
    [1] Dohrané ho má jeden člověk.
    [few] Dohrané ho mají { $count } lidé.
   *[other] Dohrané ho má { $count } lidí.
}
deal-sharp = Ostrý hráč na tomhle místě: **{ $lead }**.
deal-sharp-waits = Ostrý hráč o tomhle místě ještě přemýšlí.
deal-sharp-name = Ostrý hráč
deal-of = { $name } ({ $lead })
deal-here = Na tomhle serveru: { $people }.
deal-parted =
    Cesty se rozešly při tvém tahu { $move }:
    - { $mine }
    - { $theirs }
deal-picture = Rozdání { $called }
deal-hand = -# Místo { $number }: { $cards }
deal-shown =
    ## Poctivé míchání
    Tajemství: `{ $secret }`
    Jeho SHA-256, ukázané předem: `{ $commitment }`
    Díl: `{ $part }`
deal-share = Talon, rozdání { $called } { $square }
reject-no_deal = Pro { $day } není co hrát. Dnešní rozdání: **/{ command-daily.name }**.
reject-deal_closed = Výsledky ostatních uvidíš, až tohle rozdání dohraješ, nebo { $until }.
