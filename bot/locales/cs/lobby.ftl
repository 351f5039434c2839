### Opening a game, coming and going, house rules.
### button-… at most 80 characters, what stands in selects (change-…, seat-computer…, new-…) at most 100, titles and fields
### of forms (…-form, …-field) at most 45. $game is a game’s name: it may stand in quotes, or after “the game”.

picture-free-seat = volno
# Read aloud where a picture is not seen. $players is a list of names, $pace as in pace-live.
lobby-alt = { $free ->
    [0] Stůl { $game }, všechna místa obsazená: { $players }.
    [1] Stůl { $game }, jedno volné místo: { $players }.
    [few] Stůl { $game }, { $free } volná místa: { $players }.
   *[other] Stůl { $game }, { $free } volných míst: { $players }.
} Tempo: { $pace }.
lobby-missing = { $count ->
    [0] { $free ->
        [0] Všichni jsou tady: { $host } může stisknout **{ button-start }**.
       *[other] { $host } může stisknout **{ button-start }**, nebo počkat na další.
    }
    [1] { $host } čeká ještě na jednoho hráče. Chceš hrát? Stiskni **{ button-join }**.
    [few] { $host } čeká ještě na { $count } hráče. Chceš hrát? Stiskni **{ button-join }**.
   *[other] { $host } čeká ještě na { $count } hráčů. Chceš hrát? Stiskni **{ button-join }**.
}
lobby-house = -# { button-house }: viz **{ button-change }**.
lobby-rests = -# { pace-rests }
lobby-gone = Tenhle stůl hry { $game } je zrušený.
# $rounds is a sentence of lobby-length.
lobby-time = { $rounds } { $days ->
    [none] Když jsou všichni u stolu: asi { $length }.
    [1] Když jsou všichni u stolu: asi { $length }; po pár tazích denně jeden den.
    [few] Když jsou všichni u stolu: asi { $length }; po pár tazích denně { $days } dny.
   *[other] Když jsou všichni u stolu: asi { $length }; po pár tazích denně { $days } dní.
}

button-change = Změnit
change-about = ## Tvůj stůl: { $game }
change-select = Přečíst nebo změnit …
change-standard = Běžná pravidla
change-by-the-booklet = { $length ->
    [custom] Běžná pravidla, vlastní délka.
   *[same] { change-standard }.
}
change-help = { $assist ->
    [hints] S tipy a pomocí při přestavbě stolu
    [placement] S pomocí při přestavbě stolu, bez tipů
   *[none] Bez tipů a bez pomoci
}
change-rules = Jak se hraje
change-house = { button-house }
change-time = Čas a kdo je pryč
change-fair = { button-fair }
change-seats = Místa
change-seats-about = Kolik vás hraje?
change-computer = Počítač
change-computer-about = Kdo si sedne na volné místo? Můžeš jich přidat víc, po jednom.
change-pace = Tempo
change-pace-about = Jak dlouhý je tah?
change-pace-typed = Napsat vlastní …
change-pace-form = Vlastní tempo
# How the lengths are typed stays as it is: h, d, m, / and +.
change-pace-field = Tah, rezerva a čas na zaklepání
change-pace-hint = 8h/30m, nebo 8h+1d/30m s jedním dnem v rezervě
change-pace-field-buying = Tah, rezerva a čas na nákup
change-pace-field-claimless = Tah a rezerva
change-pace-hint-claimless = 8h, nebo 8h+1d
change-language = Jazyk
change-language-about = Jakým jazykem se mluví u stolu?
change-rests = Kdy hodiny stojí
change-rests-about = Kdy se hráči zastaví hodiny?
change-saved = Uložená pravidla
change-saved-about = Podle kterých pravidel se hraje?
change-guests = { button-guests }
change-cancel = { button-cancel }

lobby-length = { $end ->
    [target] Hraje se do { $target } bodů.
    [last_player_standing] Hraje se, dokud nezbude jediný hráč.
   *[fixed_rounds] { $rounds ->
        [players] Tolik kol, kolik je hráčů.
        [1] Jedno kolo.
        [few] { $rounds } kola.
       *[other] { $rounds } kol.
    }
}
# How strong a computer player is.
seat-computer = { $strength ->
    [easy] Lehký
    [casual] Pohodový
    [steady] Zkušený
    [sharp] Ostrý
   *[other] { $strength }
}
seat-computer-about = { $strength ->
    [easy] Teprve se učí: hraje, co je po ruce, a spoustu přehlédne
    [casual] Pořádně se podívá jen občas a zapomíná, co se hrálo
    [steady] Hraje jako dobrý klubový hráč a pamatuje si každou kartu
    [sharp] Každý tah zkouší na mnoha rozdáních, která mohou být to pravé
   *[other] Počítač
}
lobby-fair = ## { button-fair }
    Tajemství, kterým se tahle hra míchá, je vylosované od otevření stolu. Je zapečetěné: tohle je jeho SHA-256 a nikdo ho nezmění.
    `{ $commitment }`
    Každý, kdo přisedne, přidá díl, který si Talon nemůže vybrat. Po partii se tajemství ukáže a každý si s ním ověří všechna rozdání.
shuffles-shown = ## { button-fair }
    Tajemství, kterým se míchala hra { $game }:
    `{ $secret }`
    Jeho SHA-256, dané před prvním rozdáním:
    `{ $commitment }`
    Se souborem se záznamem si každý ověří všechna rozdání: `talon verify`.
shuffles-chosen = Tahle rozdání nemíchala náhoda: jsou vybraná pro tvou první hru.
button-fair = Poctivé míchání
house-rule = - { $rule }
house-rule-text = { $stated ->
    [yes] { $said } `{ $name }={ $value }` (návod: `{ $booklet }`)
   *[no] { $said } `{ $name }={ $value }` (výchozí: `{ $booklet }`)
}
# The last of the house rules that a lobby tells.

lobby-opened = { $where ->
    [thread] Stůl je prostřený: { $channel }.
   *[channel] Stůl je prostřený.
} { $full ->
    [yes] Všechna místa jsou obsazená: stiskni **{ button-start }**.
   *[no] Ostatní přisednou jedním kliknutím.
}
lobby-joined = Sedíš u stolu { $game }. { $free ->
    [0] Všechna místa jsou obsazená, může se začít.
    [one] Volné je ještě { $free } místo.
    [few] Volná jsou ještě { $free } místa.
   *[other] Volných je ještě { $free } míst.
}
lobby-joined-next = **{ $way }:** { $told }
lobby-leaving = { $ends ->
    [kept] Odejít ze hry [{ $game }]({ $board })? Dokud si tvoje místo nikdo nevezme, vrátíš se kterýmkoli tahem.
    [yes] Odejít ze hry [{ $game }]({ $board })? Partie pak pro tebe končí, a hned skončí i celá.
   *[no] Odejít ze hry [{ $game }]({ $board })? Partie pak pro tebe končí.
}
# $kept: what becomes of the seat of somebody who leaves a running match.
lobby-left = { $status ->
    [running] { $kept ->
        [open] Tvoje místo má teď počítač a může si ho vzít někdo jiný. Dokud to nikdo neudělá, vrátíš se kterýmkoli tahem.
        [computer] Tvoje místo má teď počítač. Stačí táhnout a je zase tvoje.
       *[forfeit] Odcházíš z partie. Tvoje místo je ze hry venku.
    }
    [cancelled] Odcházíš. Nikdo další tu není, takže stůl mizí.
   *[other] Odcházíš od stolu.
}
lobby-started = Hráčů: { $seats }, jde se na to.
lobby-started-duel = Rozdáno, hráčů: { $seats }. Stiskni **{ $flip }** pod stolem.
lobby-called-off = Hra je zrušená.
# The name of a thread: at most 100 characters.
lobby-thread-name = { $game }, otevírá { $host }
lobby-thread-failed = Vlákno tu otevřít nemůžu. Vyber přímo kanál, nebo mi povol vytvářet veřejná vlákna.
lobby-suspended-here = V tomhle kanálu je pozastavená partie a vlákno pro ni otevřít nemůžu. Vyber jiný kanál, nebo mi povol vytvářet veřejná vlákna.
lobby-not-here = Hra ve vlákně potřebuje textový kanál serveru. Otevři ji tam.
lobby-permissions = Bez tohohle tu hru vést nemůžu: { $missing }. Moderátor to může povolit v nastavení kanálu.

# What Discord calls these permissions in its own settings, in your language.
permission-view_channel = Zobrazit kanál
permission-send_messages = Posílat zprávy
permission-send_messages_in_threads = Posílat zprávy ve vláknech
permission-create_public_threads = Vytvářet veřejná vlákna
permission-attach_files = Přikládat soubory
permission-read_message_history = Číst historii zpráv

seat-taken-back = Vítej zpátky. Místo je zase tvoje.

games-none = Na tomhle serveru se nic nehraje. Otevři hru: /{ command-game.name } { command-game-new.name }.
games-heading = { $own ->
    [yes] ## Tvoje hry
   *[no] ## Hry na tomhle serveru
}
# $moment is a sentence moment-…
games-line = { $status ->
    [lobby] - [{ $game }]({ $board }): { $players }. { $free ->
        [0] Žádné volné místo.
        [one] { $free } volné místo.
        [few] { $free } volná místa.
       *[other] { $free } volných míst.
    }
   *[other] - [{ $game }]({ $board }), kolo { $round }: { $players }. { $moment } { $ends }
} { $yours ->
    [yes] **Hraješ v ní.**
   *[no] {""}
}
rematch-follows = { $status ->
    [lobby] **{ $way }:** { reject-already_joined } [{ $game }]({ $board })
   *[running] **{ button-next-match }:** [{ $game }]({ $board })
}
rematch-opened = Stůl je znovu prostřený, se stejnými pravidly.
replay-here = Celá partie: ověříš ji pomocí `talon verify`.

## The house rules of a table, switch by switch

button-house = Domácí pravidla
button-house-type = Napsat hodnotu
button-house-booklet = Výchozí
button-house-several = Napsat víc najednou
button-house-restore = { change-standard }
house-title = ## Domácí pravidla: { $game }
house-page = **{ $page }**
# $said is the rule as a sentence; $name, $value and $booklet are what is typed, and stay in code. $stated: whether the
# printed booklet says it, or Talon chose where the booklet is silent.
house-word = - `{ $word }`: { $meaning }
house-chosen = **{ $said }** `{ $name }={ $value }`
    { $stated ->
        [yes] V návodu: `{ $booklet }`. Může být: { $allowed }.
       *[no] Výchozí: `{ $booklet }`. Může být: { $allowed }.
    }
house-look-only = -# { $stage ->
    [lobby] Určuje je pořadatel.
    [tournament] Hrají se podle nich všechny stoly turnaje.
   *[other] Tato pravidla už se nemění.
}
house-changed = Změněno.
house-by-the-booklet = výchozí
house-select-switch = Vyber pravidlo, uvidíš možnosti
house-select-value = Vyber hodnotu
house-form-rules = Co se liší od běžných pravidel
house-section-options = Co je na vás
house-section-match = Hráči, kola, konec partie
house-section-deal = Karty, rozdávání, začátek
house-section-turn = Lízání a tah
house-section-claim = Přihlášení o odhozené karty
house-section-melds = Sety a postupky
house-section-joker = Žolíci
house-section-opening = První kombinace, přikládání
house-section-rearrange = Přestavba stolu
house-section-ending = Konec kola
house-section-variants = Varianty z návodů
house-section-points = Hodnoty a body

## Rule sets that a server keeps

rule-sets-about =
    ## { change-saved }
    { $count ->
        [0] Zatím žádná.
       *[other] Každý pořadatel si je může vybrat u stolu: **{ button-change }**.
    }
rule-sets-select = Podívat se na …
button-rule-set-new = Uložit nová
rule-set-which = Pro kterou hru jsou?
rule-set-which-select = Vyber hru …
rule-set-form = Uložit pravidla
rule-set-field-name = Jejich název
rule-set-about =
    ## { $name }
    { $rules ->
        [none] { $game } podle běžných pravidel
       *[other] { $game }: `{ $rules }`
    }
    { $default ->
        [yes] Na tomhle serveru se podle nich hraje { $game }.
       *[no] {""}
    }
button-rule-set-use = Hrát tu podle nich
button-rule-set-booklet = Hrát podle běžných pravidel
button-rule-set-delete = Zapomenout

rule-set-choice = { $name } ({ $game })

## Choosing a game

# Beside a game’s name in selects, headings and the button “As last time”.
game-glance = { $length ->
    [none] { $seats ->
        [one] { $game }, { $seats } hráč
        [few] { $game }, { $seats } hráči
       *[other] { $game }, { $seats } hráčů
    }
   *[other] { $seats ->
        [one] { $game }, { $seats } hráč, asi { $length }
        [few] { $game }, { $seats } hráči, asi { $length }
       *[other] { $game }, { $seats } hráčů, asi { $length }
    }
}
game-length = asi { $length }
new-which = ## Kterou hru?
    Časy platí pro stůl, u kterého jsou všichni.
# Groups of games.
new-group-cards = Rummy s kartami
new-group-two = Gin, pro dva
new-group-rack = Rummy s kameny
new-group-teams = Hrdinové proti padouchům
# $range is 2, 2 to 6 or 2 or 4: “Players: { $range }” needs no plural. $length is game-length.
new-game-about = { $single ->
    [yes] Hráči: { $range }, { $length }
   *[no] Hráči: { $range }; při { $seats } { $length }
}
new-chosen = ## { $glance }
    { $summary }
new-house = **{ button-house }**
new-seats = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
new-seats-select = Kolik hráčů
new-pace-select = Jak rychle
new-computers = { $computers ->
    [0] Bez počítače
    [1] Jedno místo pro počítač
    [few] { $computers } místa pro počítač
   *[other] { $computers } míst pro počítač
}
new-computers-select = { change-computer }
button-new-like = Jako minule: { $glance }
button-new-set = Prostřít stůl
button-new-thread = V novém vlákně
button-new-other = Jiná hra

## Practice games

learn-welcome = **Cvičná hra: { $game }** proti počítači. Pod stolem stiskni **{ button-hand }**: každý tah ti vysvětlí jedna řádka. Nespěchej. Ukončíš ji přes **/{ command-games.name }**.
learn-welcome-duel = **Cvičná hra: { $game }** proti počítači. Pod stolem stiskni **{ button-board-flip }**. Ukončíš ji přes **/{ command-games.name }**.
learn-dealt = Tvoje cvičná hra { $game } je připravená [ve tvých zprávách]({ $board }).{ $chosen ->
    [yes] { " " }Rozdání jsou vybraná k učení.
   *[no] { "" }
}
learn-running = Cvičíš { $game }: [pokračuj]({ $board }).
button-learn-switch = Přejít na { $game }
learn-closed = Nemůžu ti napsat soukromou zprávu. Povol je v nastavení soukromí od členů tohohle serveru a zkus to znovu.
