### The workbench, on which a table is rebuilt, and the rack of a tile game.

## The board and the rack

# In pictures: a word or two.
picture-pool = Zásoba
picture-laid = vyloženo
picture-moved = přesunuto
picture-chosen = vybráno
picture-open-tile = otevřený kámen
picture-take-aside = Vzít?
picture-rack = { $count ->
    [0] Nemáš žádné kameny
    [1] Tvůj poslední kámen
    [few] Tvoje { $count } kameny
   *[other] Tvých { $count } kamenů
}
button-board-draw-tile = { button-drawtile }
button-laythese = { button-lay } { CARDS($cards, case: "accusative") }
button-byhand = Ručně
button-hint = Tip
button-rebuild = Přestavět
button-taketile = Vzít { CARDS($card, case: "accusative") }
button-drawtile = Líznout kámen
button-passtiles = { button-board-pass }
rack-turn-lay_or_draw = Jsi na tahu: vylož kameny, nebo si jeden lízni.
rack-turn-lay_or_pass = Jsi na tahu: vylož kameny, nebo dej pas.
rack-turn-draw = { $open ->
    [yes] Jsi na tahu: lízni si kámen, nebo vezmi ten, co leží otevřený, a hned ho vylož.
   *[no] Jsi na tahu: lízni si kámen.
}
rack-turn-lay = Jsi na tahu: vylož kameny, nebo tah ukonči.
rack-turn-lay_or_put_aside = Kámen už máš: vylož kameny, nebo jeden vyber a odlož stranou.
rack-turn-put_aside = Vyloženo: vyber jeden kámen a odlož ho stranou.
rack-assist = { $assist ->
    [placement] U tohohle stolu se hraje bez tipů.
   *[none] U tohohle stolu se hraje bez řešitele: co vybereš, vyloží se tak, jak to je, a přestavuješ ručně.
}
rack-opening = Tvoje první kombinace v kole musí mít jen ze stojánku aspoň tolik bodů: { $needed }.

## The workbench

button-benchok = Potvrdit
button-benchsplit = Rozdělit tady
button-benchundo = Krok zpět
bench-meld = { $number }: { $cards }
bench-to-new = Nová kombinace
bench-to-rack = Zpět ke svým
select-bench-meld = Vyber kombinaci na stole
select-bench-pieces = Vyber kameny z kombinace { $number }
select-bench-pieces-draw_discard = Vyber karty z kombinace { $number }
select-bench-read = Řekni, co zastupují žolíci v kombinaci { $number }
select-bench-target = Přesunout vybrané do …
# The panel above its buttons: at most 60 words in all.
workbench-heading = **Stůl, jak po tobě zůstane.** Dokud nepotvrdíš, nikdo jiný ho nevidí. [Stůl]({ $board })
workbench-taking = Bereš si k tomu { CARDS($card, case: "accusative") }.
workbench-laid = Vykládáš { CARDS($cards, case: "accusative") }.
workbench-problem = ✗ { $problem }
workbench-right = ✓ Takhle je stůl v pořádku.
workbench-untouched = Zatím beze změny: vyber svoje kameny nebo kameny kombinace, pak kam přijdou.{ $needed ->
    [0] {""}
   *[other] {" "}Tvoje první kombinace v kole musí mít aspoň tolik bodů: { $needed }.
}
workbench-untouched-draw_discard = Zatím beze změny: vyber svoje karty nebo karty kombinace, pak kam přijdou.{ $needed ->
    [0] {""}
   *[other] {" "}Tvoje první kombinace v kole musí mít aspoň tolik bodů: { $needed }.
}
# $meld: its cards. $why: a sentence.
workbench-wrong = { $meld }: { $why }
# $numbers: numbers of melds, “1, 2 and 3”, $count how many; each lacks $lacking.
workbench-short = { $count ->
    [1] { $lacking ->
        [1] Kombinaci { $numbers } chybí ještě jeden kámen.
        [few] Kombinaci { $numbers } chybí ještě { $lacking } kameny.
       *[other] Kombinaci { $numbers } chybí ještě { $lacking } kamenů.
    }
    [few] { $lacking ->
        [1] Kombinacím { $numbers } chybí každé ještě jeden kámen.
        [few] Kombinacím { $numbers } chybí každé ještě { $lacking } kameny.
       *[other] Kombinacím { $numbers } chybí každé ještě { $lacking } kamenů.
    }
   *[other] { $lacking ->
        [1] Kombinacím { $numbers } chybí každé ještě jeden kámen.
        [few] Kombinacím { $numbers } chybí každé ještě { $lacking } kameny.
       *[other] Kombinacím { $numbers } chybí každé ještě { $lacking } kamenů.
    }
}
workbench-short-draw_discard = { $count ->
    [1] { $lacking ->
        [1] Kombinaci { $numbers } chybí ještě jedna karta.
        [few] Kombinaci { $numbers } chybí ještě { $lacking } karty.
       *[other] Kombinaci { $numbers } chybí ještě { $lacking } karet.
    }
    [few] { $lacking ->
        [1] Kombinacím { $numbers } chybí každé ještě jedna karta.
        [few] Kombinacím { $numbers } chybí každé ještě { $lacking } karty.
       *[other] Kombinacím { $numbers } chybí každé ještě { $lacking } karet.
    }
   *[other] { $lacking ->
        [1] Kombinacím { $numbers } chybí každé ještě jedna karta.
        [few] Kombinacím { $numbers } chybí každé ještě { $lacking } karty.
       *[other] Kombinacím { $numbers } chybí každé ještě { $lacking } karet.
    }
}
workbench-of-melds = { $count ->
    [1] Kombinace { $numbers }: { $why }
    [few] Kombinace { $numbers }: { $why }
   *[other] Kombinace { $numbers }: { $why }
}
workbench-cannot = Jak všechno z tohohle vyložit, se nenašlo: { $cards }. Vyber jiné, nebo míň.
workbench-cannot-unaided = Jak stůl leží, tohle vyložit nejde: { $cards }. Vyber celé kombinace a kameny, které k nějaké na stole pasují, nebo stůl přestav ručně.
workbench-cannot-unaided-draw_discard = Jak stůl leží, tohle vyložit nejde: { $cards }. Vyber celé kombinace a karty, které k nějaké na stole pasují, nebo stůl přestav ručně.
workbench-hint = Takhle se vyloží nejvíc, co se dá najít. Jestli chceš, uprav to ručně.
workbench-no-hint = Nic, co by teď šlo vyložit, se nenašlo.
workbench-found-later = { $asked ->
    [hint] Delší hledání našlo víc k vyložení. Ukáže ho **{ button-hint }**.
   *[placed] Delší hledání přece jen našlo, jak to vyložit. Ukáže to **{ button-lay }**.
}
workbench-hints-off = Tenhle stůl se dohodl hrát bez tipů. Vyber, co chceš vyložit, nebo stůl přestav ručně.
workbench-time = { $state ->
    [right] -# Když ti vyprší čas, vyloží se to tak, jak to tu leží.
    [taking] -# Když ti vyprší čas, nevyloží se z toho nic: otevřený kámen je tvůj, až když potvrdíš.
   *[wrong] { $policy ->
        [take_loose_tiles] { $penalty ->
            [0] -# Když ti vyprší čas, vyloží se, co z toho smí zůstat, a ostatní kameny jdou na tvůj stojánek.
            [1] -# Když ti vyprší čas, vyloží se, co z toho smí zůstat, a ostatní kameny jdou na tvůj stojánek, i s trestným kamenem.
            [few] -# Když ti vyprší čas, vyloží se, co z toho smí zůstat, a ostatní kameny jdou na tvůj stojánek, k tomu { $penalty } trestné kameny.
           *[other] -# Když ti vyprší čas, vyloží se, co z toho smí zůstat, a ostatní kameny jdou na tvůj stojánek, k tomu { $penalty } trestných kamenů.
        }
       *[keep_valid_else_rollback] -# Když ti vyprší čas, tvoje kameny mimo kombinace se vrátí a zbytek se vyloží, pokud je celý; jinak stůl zůstane, jak ležel.
    }
}
workbench-lies-there = Co máš vybrané, leží v kombinaci { $number } už teď. Vyber jiné místo.
workbench-split-where = Vyber jediný kámen, kterým má začít druhá část, a pak rozděl.
workbench-split-where-draw_discard = Vyber jedinou kartu, kterou má začít druhá část, a pak rozděl.
picture-proposal = Tvůj návrh
# In the picture’s corner: two or three words.
picture-proposal-status = { $state ->
    [right] v pořádku
    [untouched] jak leží
   *[wrong] ještě ne
}
picture-left = Zbude ti
picture-nothing-left = Nezbude ti nic
alt-proposal = { $melds ->
    [none] Na stole by po tobě nezůstala žádná kombinace.
   *[other] Stůl, jak po tobě zůstane: { $melds }.
} { $left ->
    [none] Nezbude ti nic.
   *[other] Zbude ti { $left }.
}

## The command

# Descriptions: at most 100 characters. Names: lower case, no blanks, at most 32.
command-rearrange = Přestav stůl: napiš všechny kombinace tak, jak mají ležet
    .name = přestavět
option-rearrange-table = Celý stůl, kombinace oddělené |, třeba R4 R5 R6 | R6 B6 W6
    .name = stůl
