### A match to keep: its page, and its moving picture.

button-clip = Klip
button-page = Stránka
keep-clip = **Klip** ze hry { $game }, kolo { $round }: obrázků { $pictures }, sekund { $seconds }.
keep-clip-long = Klip má nejvýš minutu: vyber okamžik, kde začne.
keep-clip-part = Začít (a skončit) v okamžiku
keep-page = **Stránka** hry { $game }: jeden soubor, který v každém prohlížeči přehraje celou partii, všechny karty odkryté, a ověří míchání.
button-keep-make = Vytvořit
button-keep-names = { $on ->
    [yes] Jména: ano
   *[no] Jména: ne
}
# How far the making is: so many pictures of a clip.
keep-drawn = Nakresleno: { $done } z { $pictures }.
keep-clip-alt = Pohyblivý obrázek hry { $game }, kolo { $round }. Končí takhle: { $end }
keep-made = Je tvoje, pošli dál.
reject-too_large = { $what ->
    [page] Stránka by měla { $size } MB a nejvíc je { $most } MB. Celá partie je v souboru se záznamem.
   *[clip] Klip by měl { $size } MB a nejvíc je { $most } MB. Vyber kratší kus.
}

## The page that is made: its buttons and labels, as short as can be

keep-first = Začátek
keep-play = { $on ->
    [yes] Pauza
   *[no] Přehrát
}
keep-step = Krok { $step } z { $steps }
keep-jump = Přejít na
# Whether the others’ cards are shown.
keep-eyes-open = Karty odkryté
keep-eyes-closed = Karty zakryté
keep-speed = Rychlost
keep-speed-pace = { $pace ->
    [slow] pomalu
    [fast] rychle
   *[usual] běžně
}
keep-seat = Místo { $number }
keep-hand = Ruka
keep-melds = Kombinace
keep-deadwood = Volné karty
keep-row = Řada
keep-back-of-piece = rubem nahoru
keep-turned = otočená
keep-won = výhra
keep-keys = Šipky krokují, Home a End skáčou, mezerník přehrává.
# $count shuffles were computed again.
keep-holds = { $count ->
    [1] Právě přepočítáno ve tvém prohlížeči: tenhle závazek a zamíchání.
    [few] Právě přepočítáno ve tvém prohlížeči: tenhle závazek a všechna { $count } zamíchání.
   *[other] Právě přepočítáno ve tvém prohlížeči: tenhle závazek a všech { $count } zamíchání.
}
keep-nothing-else = Nic jiného tahle stránka neověřuje: tahy ověří „talon verify“. Závazek porovnej s tím, který v Discordu ukazuje „{ button-fair }“.
keep-fails = { $what ->
    [commitment] Neplatí, co se slíbilo: z tajemství tenhle závazek nevyjde.
    [table] Neplatí, co se slíbilo: z tajemství turnaje nevyjde tajemství stolu.
    [moves] Neplatí, co se slíbilo: zamíchání se nedají přečíst.
   *[shuffle] Neplatí, co se slíbilo: zamíchání { $number } z tajemství a dílů nevyjde.
}
keep-chosen = Tahle rozdání jsou vybraná: náhodu nikdo nesliboval.
