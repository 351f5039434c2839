### Who plays with whom: invitations, block lists, whom a server bars. “They” are one person, or several.

reject-invited_only = Tenhle stůl je jen pro pozvané. Řekni si o pozvání ({ $host_id }), nebo prostři vlastní: /{ command-game.name } { command-game-new.name }.
reject-no_seat_for_you = K tomuhle stolu si sednout nemůžeš. Prostři vlastní přes /{ command-game.name } { command-game-new.name }, nebo najdi jiný: /{ command-games.name }.
reject-they_sit_here = U tohohle stolu už tenhle člověk sedí.
reject-they_do_not_sit_here = Takový hráč u tohohle stolu není. Vyber jiného hráče od stolu, ne sebe.
reject-too_many_invited = Víc lidí k tomuhle stolu pozvat nejde: { $most }. Otevři ho radši všem.
reject-blocked_sits_here = U tvého stolu sedí někdo z tvého seznamu blokovaných: { $user_id }. Vyškrtni ho přes „{ button-guests }“, nebo ze seznamu přes /{ command-me.name }.
reject-blocked_by_you = Tenhle člověk je na tvém seznamu blokovaných. Chceš ho pozvat? Vyškrtni ho přes /{ command-me.name }.
reject-lobby_changed = Tvůj stůl se právě změnil. Podívej se na něj a pak začni.
reject-blocks_full = Víc lidí se na tvůj seznam nevejde: { $most }. Nejdřív někoho vyškrtni.
reject-not_blocked = Na tvém seznamu to jméno není. Kdo na něm je, ukáže /{ command-me.name }.
reject-not_yourself = Vyber někoho jiného než sebe.
reject-barred = { $until ->
    [none] { $reason ->
        [none] Na tomhle serveru teď hrát nesmíš. Zeptej se těch, kdo ho spravují.
       *[other] Na tomhle serveru teď hrát nesmíš („{ $reason }“). Zeptej se těch, kdo ho spravují.
    }
   *[other] { $reason ->
        [none] Na tomhle serveru teď hrát nesmíš. Skončí to { $until }.
       *[other] Na tomhle serveru teď hrát nesmíš („{ $reason }“). Skončí to { $until }.
    }
}
reject-not_barred = Tenhle člověk už na serveru hrát smí. Kdo nesmí, ukáže /{ command-settings.name }.
reject-no_person = To není člověk, ale program, a ten u stolu místo nemá. Vyber člověka, nebo radši přidej počítač.

button-guests = Hosté
button-guests-only = Jen pro pozvané
button-guests-anybody = Otevřít všem
lobby-by-invitation = -# Jen pro pozvané.

# $invited is a list of mentions.
guests-about =
    ## Hosté u tvého stolu hry { $game }
    { $only ->
        [yes] Sednout si smí jen ten, koho pozveš.
       *[no] Sednout si smí každý. Koho pozveš, ten se to dozví.
    }
    { $invited ->
        [none] Zatím není pozvaný nikdo.
       *[other] Pozvaní: { $invited }
    }
# Hints in selects (…-select-…): at most 100 characters.
guests-select-invite = Pozvat někoho …
guests-select-out = Vyškrtnout někoho …
guests-invitation = { $host } tě zve ke stolu hry [{ $game }]({ $board }), { $channel }. Tempo: { $pace }.
guests-parted = Tvoje místo v čekárně hry { $game } ({ $channel }) už není tvoje, sedí tam někdo z tvého seznamu blokovaných. Důvod znáš jen ty.
guests-out = { $host } tě bere ze seznamu hráčů u stolu hry { $game } ({ $channel }). Vrátit se můžeš, když tě někdo pozve.

button-me-blocks = Seznam blokovaných
blocks-about =
    ## Tvoji blokovaní
    S lidmi z tohohle seznamu nikdy nebudeš u jednoho stolu, v čekárně ani jako náhradník. V turnaji jen tehdy, když to jinak nejde. Nedozvědí se to. Společné rozehrané partie pokračují.
    { $count ->
        [0] Nikdo na něm není.
       *[other] Na seznamu { $count }: { $names }
    }
blocks-select-add = Přidat někoho …
blocks-select-off = Vyškrtnout někoho …
blocks-on = { $who } je na tvém seznamu. Nikdo se to nedozví.
blocks-off = { $who } už na tvém seznamu není.
blocks-shared = { $what ->
    [match] Oba hrajete [{ $game }]({ $board }). Ta partie pokračuje a můžeš z ní odejít.
    [mine] Oba sedíte v tvé čekárně hry [{ $game }]({ $board }). Takhle začít nemůže: vyškrtni toho člověka, nebo odejdi.
   *[left] V čekárně hry [{ $game }]({ $board }) jste byli oba, takže už v ní nesedíš. Nikdo tam důvod nezná.
}
button-blocks-guests = Vyškrtnout …
