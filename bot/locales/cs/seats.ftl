### Seats of people who are away: who plays them, and how somebody else takes one.

# $misses and $kept are numbers of turns.
lobby-absence = { $leaving ->
    [forfeit] { $misses ->
        [one] Po { $misses } zmeškaném tahu za tebe hraje počítač, dokud se nevrátíš. Když odejdeš, končíš.
        [few] Po { $misses } zmeškaných tazích za tebe hraje počítač, dokud se nevrátíš. Když odejdeš, končíš.
       *[other] Po { $misses } zmeškaných tazích za tebe hraje počítač, dokud se nevrátíš. Když odejdeš, končíš.
    }
   *[computer] { $misses ->
        [one] Po { $misses } zmeškaném tahu za tebe hraje počítač; dalších zmeškaných tahů, než se místo uvolní: { $kept }.
        [few] Po { $misses } zmeškaných tazích za tebe hraje počítač; dalších zmeškaných tahů, než se místo uvolní: { $kept }.
       *[other] Po { $misses } zmeškaných tazích za tebe hraje počítač; dalších zmeškaných tahů, než se místo uvolní: { $kept }.
    }
}
lobby-seat-punctual = -# { $name }: včas { $share } % tahů.

notice-seat-open = { $who }: místo ve hře [{ $game }]({ $board }) je volné. { $paused ->
    [yes] Všichni jsou pryč, partie tedy čeká.
   *[no] Zatím na něm hraje počítač.
} Vezmi si ho a hraješ dál s jeho kartami a body; ve výsledku budete oba.{ $back ->
    [no] {""}
   *[yes] {" "}Do té doby se { $who } může vrátit.
}
notice-seat-taken = { $name } hraje dál ve hře [{ $game }]({ $board }), se stejnými kartami a body. Předtím tu sedí: { $before }.
# Buttons: at most 80 characters with a name of 32.
button-seat-take = Vzít místo: { $name }
button-seat-open = Uvolnit místo: { $name }
button-players = Hráči
button-seat-leave = Odejít

seat-taken = Odteď hraješ na tomhle místě ({ $name }), s jeho kartami a body.

players-heading = ## Hráči u stolu [{ $game }]({ $board })
# $told is a name and what there is to say of the seat, from the next six, with commas between them.
players-line = { $seat }. { $told }
players-computer = počítač
players-free = místo je volné
players-away = pryč
players-played = hraje počítač
players-host = pořadatel
players-before = místo po: { $before }
players-freeing = { $opens ->
    [closed] Něčí údaje odsud jsou na přání smazané: nikdo nový si v téhle partii místo nevezme.
    [yes] Kdo zmešká několik tahů za sebou ({ $misses }), toho místo může { $host } uvolnit.
   *[no] V téhle partii se místa neuvolňují: kdo odejde, končí.
}

board-paused = { $opens ->
    [alone] Jsi pryč. Zahraj tah a hra půjde dál.
    [yes] Všichni jsou pryč, partie tedy stojí, dokud se někdo nevrátí nebo si nevezme volné místo.
   *[no] Všichni jsou pryč, partie tedy stojí, dokud se někdo nevrátí.
}
summary-seat-held = { $name } dohrává na místě, kde předtím hraje { $before }.

my-games-open-seat = **{ $game }**, { $channel }, { $pace }: volné místo ({ $name }), hraješ dál s jeho kartami a body. [Stůl]({ $board })

reject-no_open_seat = Tahle partie už běží a všechna místa jsou obsazená. Otevři jinou: /{ command-game.name } { command-game-new.name }.
reject-seat_taken = To místo už volné není: hraje na něm { $name }.
reject-somebody_was_forgotten = Něčí údaje odsud jsou na přání smazané a já nepoznám, jestli nešlo o tebe. Nikdo nový si proto v téhle partii místo nevezme.
reject-has_seen_a_hand = Znáš tam už karty jednoho místa, takže dokud se tam dá hrát dál, jiné si vzít nemůžeš.
reject-seats_stay = V téhle partii místo patří svému hráči, uvolnit pro jiné se nedá.
reject-not_away = Místo se uvolní, až když jeho hráč odejde, nebo zmešká několik tahů za sebou: { $misses }.
