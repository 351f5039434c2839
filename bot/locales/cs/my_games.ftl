### One's games over all servers: which of them wait, and where a seat is free.

command-games = Tvoje hry odevšad: kde jsi na tahu a do kdy
    .name = hry

my-games-heading = ## Tvoje hry
    { $games ->
        [0] Nesedíš u žádného stolu. Prostře ho `/{ command-game.name } { command-game-new.name }`.
       *[other] { $waiting ->
            [0] Nic na tebe nečeká.
            [one] Čeká na tebe { $waiting }.
            [few] Čekají na tebe { $waiting }.
           *[other] Čeká na tebe { $waiting }.
        }
    }
my-games-aside = { $count ->
    [1] Jednu tvou partii teď nejde přečíst, její tahy jsou ale uložené.
    [few] { $count } tvé partie teď nejde přečíst, jejich tahy jsou ale uložené.
   *[other] { $count } tvých partií teď nejde přečíst, jejich tahy jsou ale uložené.
}
# $reserve is a length of time, $moment a sentence moment-…, $pace as in pace-live.
my-games-line = { $status ->
    [lobby] **{ $game }**, { $channel }: stůl se teprve schází. { $free ->
        [0] Všechna místa jsou obsazená.
        [one] Volné je { $free } místo.
        [few] Volná jsou { $free } místa.
       *[other] Volných je { $free } míst.
    }
   *[other] { $yours ->
        [turn] ▶ **{ $game }**, { $channel }, kolo { $round }: **jsi na tahu**.
        [window] ▶ **{ $game }**, { $channel }, kolo { $round }: **čeká se na tvou odpověď**. { $moment }
       *[no] **{ $game }**, { $channel }, kolo { $round }. { $moment }
    } { $ends } { $reserve ->
        [none] {""}
       *[other] V rezervě { $reserve }.
    }
} [Stůl]({ $board })
# Where a practice game is; a channel stands in its place elsewhere ($channel).
place-of-practice = zprávy mezi námi
my-games-joinable = ### Stoly s volným místem
my-games-lobby = **{ $game }**, { $channel }, { $pace }: { $players }. { $free ->
    [one] Volné je { $free } místo.
    [few] Volná jsou { $free } místa.
   *[other] Volných je { $free } míst.
} [Stůl]({ $board })
# Buttons: at most 80 characters.
button-games-next = Další: { $game }
button-games-board = Stůl
button-games-join = Přisednout
button-games-again = Podívat se znovu
tables-select = Jít ke stolu …
table-page =
    ## { $game }
    { $players } ({ $channel }). [Stůl]({ $board })
    { $status ->
        [lobby] Stůl se teprve schází.
        [running] { $moment } { $ends }
       *[other] Skončilo to.
    }
button-move-here = Přesunout sem
