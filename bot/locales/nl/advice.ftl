advice = 💡 { $move } { $why }
advice-alone = Hier speelt ieder voor zich: er zitten andere mensen aan tafel. Tips zijn er tegen computerspelers, en aan tafels die dat hebben afgesproken.
advice-none = Je hoeft nu niets te beslissen.

advice-discard = { $how ->
    [bid] { $card } afleggen en kloppen.
   *[plainly] { $card } afleggen.
}
advice-discard-draw_discard = { $how ->
    [bid] { $card } afleggen en Rommé bieden.
    [called] { $card } afleggen en “Rommé” roepen.
   *[plainly] { $card } afleggen.
}
advice-discard-tiles = { $card } opzij leggen.
advice-lay = { $how ->
    [rebuilt] { $cards } leggen en de combinaties op tafel ombouwen.
    [layoffs] { $cards } aanleggen.
    [swap] Een joker roven met { $swapped } en hem houden.
    [swap_and_lay] Een joker roven met { $swapped } en { $cards } leggen.
   *[melds] { $cards } leggen.
}
advice-take_discard = { $number ->
    [1] { $card } van de aflegstapel pakken.
   *[other] De bovenste { $number } kaarten van de aflegstapel pakken.
}
advice-draw_stock = Van de trekstapel trekken.
advice-draw_stock-tiles = Een steen trekken.
advice-return_discard = De aflegkaart terugleggen.
advice-claim = Kloppen voor { $card }.
advice-claim-buying = { $card } kopen.
advice-lay_off_best = Het beste aanleggen.
advice-pass = Passen.
advice-pass_turn = { $offered ->
    [yes] De open kaart weigeren.
   *[no] Passen.
}
advice-place_card = { $card } leggen.
advice-take_back = Terugnemen wat je hebt gelegd.
advice-flip = Je kaart omdraaien.
advice-flip_all = De kaarten vanzelf laten omdraaien.

reason-keeps = { $ends ->
    [both] Zo houd je { $cards } aan beide kanten open: { $number ->
        [1] één kaart die je nog niet zag, maakt er een combinatie van.
       *[other] { $number } kaarten die je nog niet zag, maken er een combinatie van.
    }
   *[1] Zo houd je { $cards } bij elkaar: { $number ->
        [1] één kaart die je nog niet zag, maakt er een combinatie van.
       *[other] { $number } kaarten die je nog niet zag, maken er een combinatie van.
    }
}
reason-breaks = { $number ->
    [1] { $cards } horen bij elkaar: één kaart die je nog niet zag, maakt er een combinatie van.
   *[other] { $cards } horen bij elkaar: { $number } kaarten die je nog niet zag, maken er een combinatie van.
}
reason-splits = { $cards } vormen een combinatie.
reason-alone = { $cards } past nergens en kost { $points } als je het houdt.
reason-spurned = { $seat } wilde { $cards } niet, dus heeft weinig aan deze kaart.
reason-wanted = { $seat } pakte { $cards }, en dat past erbij.
reason-completes = { $how ->
    [single] Daarmee vormen { $cards } een combinatie.
   *[together] Met die kaarten vormen { $cards } een combinatie.
}
reason-fits = { $cards } past bij een combinatie op tafel.
reason-lowers = { $points ->
    [1] Dan heb je één punt minder in de hand.
   *[other] Dan heb je { $points } punten minder in de hand.
}
reason-no_meld = { $cards } geeft met jouw kaarten geen combinatie.
reason-penalty = { $number ->
    [1] Kloppen brengt een strafkaart mee.
   *[other] Kloppen brengt { $number } strafkaarten mee.
}
reason-penalty-buying = { $number ->
    [1] Kopen brengt nog een kaart van de trekstapel mee.
   *[other] Kopen brengt nog { $number } kaarten van de trekstapel mee.
}
reason-left_over = { $points ->
    [1] Je hebt maar één punt in de hand, en er liggen nog { $number } kaarten op de trekstapel.
   *[other] Je hebt maar { $points } punten in de hand, en er liggen nog { $number } kaarten op de trekstapel.
}
reason-out = Dat beëindigt de ronde.
reason-out_called = Roep je eerst “Rommé”, dan beëindigt dat de ronde.
reason-waits = { $points ->
    [0] Je kunt de ronde nu beëindigen, maar wachten levert misschien meer op.
    [1] Je kunt kloppen met één punt, maar wachten levert misschien meer op.
   *[other] Je kunt kloppen met { $points } punten, maar wachten levert misschien meer op.
}
reason-lays = { $number ->
    [1] Dat is één kaart, die { $points } telt zolang je hem houdt.
   *[other] Dat zijn { $number } kaarten, die { $points } tellen zolang je ze houdt.
}
reason-lays-tiles = { $number ->
    [1] Dat is één steen, die { $points } telt zolang je hem houdt.
   *[other] Dat zijn { $number } stenen, die { $points } tellen zolang je ze houdt.
}
reason-opens = { $how ->
    [single] Je eerste combinatie is op zichzelf { $points } waard, en { $number } is nodig.
   *[together] Voor het uitleggen tellen { $points }, en { $number } is nodig.
}
reason-frees = Dan is de joker van jou, voor een combinatie die hem harder nodig heeft.
reason-keeps_joker = Houd je joker: later levert hij meer op.
reason-nearly_over = { $number ->
    [1] { $seat } heeft nog één kaart, dus werk punten weg.
   *[other] { $seat } heeft nog { $number } kaarten, dus werk punten weg.
}
reason-nearly_over-tiles = { $number ->
    [1] { $seat } heeft nog één steen, dus werk punten weg.
   *[other] { $seat } heeft nog { $number } stenen, dus werk punten weg.
}
reason-nothing_to_lay = Niets wat je nu kunt leggen, levert meer op.
reason-ahead = { $points ->
    [1] Dit levert ongeveer één punt meer op dan de eerstvolgende zet.
   *[other] Dit levert ongeveer { $points } punten meer op dan de eerstvolgende zet.
}
