### Cards in words, and what the pictures show: alt texts hold at most 1,024 characters, so they are terse.

# Fante, donna, re; picche, cuori, quadri, fiori. C stays English (clubs), so hearts take two letters.
typed-cards = F=J D=Q R=K P=S CU=H Q=D F=C
# Viola, nero, verde, grigio.
typed-tiles-002 = VI=P N=B VE=G GR=Y
# Marrone, bianco.
typed-tiles-004 = M=N BI=W

row-told = { $before }, { $after }
row-rows = { $before }; { $after }
card-joker = Jolly
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [1] un jolly
   *[other] { $count } jolly
}
suit-cards-0 = picche
suit-cards-1 = cuori
suit-cards-2 = quadri
suit-cards-3 = fiori
suit-tiles-002-0 = viola
suit-tiles-002-1 = nero
suit-tiles-002-2 = verde
suit-tiles-002-3 = grigio
suit-tiles-004-0 = marrone
suit-tiles-004-1 = rosso
suit-tiles-004-2 = blu
suit-tiles-004-3 = bianco
tile-colour = **{ $letter }** per { $name }
rank-1 = asso
rank-11 = fante
rank-12 = donna
rank-13 = re

alt-board-round = { $rounds ->
    [none] Manche { $round }.
    [extra] Manche supplementare.
   *[other] Manche { $round } di { $rounds }.
}
alt-board-piles = { $top ->
    [none] Mazzo di pesca { $stock }; mazzo degli scarti vuoto.
   *[other] Mazzo di pesca { $stock }; mazzo degli scarti { $discards }, in cima { $top }.
}
alt-board-stock = Mazzo di pesca { $stock }.
alt-board-pool = Piatto { $pool }.
alt-board-open-tile = Pezzo scoperto: { $card }.
alt-board-aside = { $free ->
    [yes] { $name } ha messo da parte { $card }, da prendere in questo turno.
   *[no] { $name } ha messo da parte { $card }.
}
alt-board-changed = { $laid ->
    [none] Spostato per ultimo: { $moved }.
   *[other] { $moved ->
        [none] Calato per ultimo: { $laid }.
       *[other] Calato per ultimo: { $laid }; spostato: { $moved }.
    }
}
alt-board-row = { $cards ->
    [none] Fila di { $suit }: non iniziata.
   *[other] Fila di { $suit }: { $cards }.
}
alt-board-shown = Girate per ultime: { $cards }.
alt-board-at-stake = In palio: { $cards } carte.
alt-board-pile = { picture-pile }: { $cards }.
alt-board-seat = { $name }: { $told }.
alt-seat-of-team = { $team ->
    [heroes] { $name } (eroi)
   *[villains] { $name } (criminali)
}
alt-seat-out = fuori
alt-seat-holds = { $count ->
    [1] una carta
   *[other] { $count } carte
}
alt-seat-holds-tiles = { $count ->
    [1] un pezzo
   *[other] { $count } pezzi
}
alt-seat-taken = { $count } prese
alt-seat-total = totale { SCORE($total) }
alt-seat-to-act = di turno
alt-board-melds = Sul tavolo:
alt-board-no-melds = Nessuna combinazione sul tavolo.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-joker-as = { $joker } come { $face }

alt-hand = { $count ->
    [0] Non hai carte in mano.
    [1] La tua unica carta: { $cards }.
   *[other] Le tue { $count } carte: { $cards }.
}
alt-hand-tiles = { $count ->
    [0] Il tuo portapezzi è vuoto.
    [1] Il tuo unico pezzo: { $cards }.
   *[other] I tuoi { $count } pezzi: { $cards }.
}
alt-hand-drawn = Appena pescato: { $cards }.
alt-hand-chosen = Scelta: { $cards }.

## Names of games and paces

variant-name-disney_basic = Ramino Disney 100
variant-summary-disney_basic = Raccogli serie e sequenze, calale e resta senza carte. Bussa se vuoi uno scarto.
variant-summary-disney_basic-claimless = Raccogli serie e sequenze, calale e resta senza carte.
variant-name-disney_layoff = Ramino con abbinamento
variant-summary-disney_layoff = Cala serie e sequenze, e aggiungi a ogni combinazione sul tavolo. Chi resta senza carte vince la manche.

variant-name-czech_rummy = Ramino ceco
variant-summary-czech_rummy = Cala serie e sequenze, e aggiungi a quelle degli altri. Con troppi punti esci; vince chi resta alla fine.
variant-name-gin_rummy = Gin
variant-summary-gin_rummy = In due. Raccogli combinazioni in mano, e bussa con poche carte spaiate.
variant-name-rummy_500 = Ramino 500
variant-summary-rummy_500 = Gli scarti restano tutti aperti: prendi quelli che puoi usare. Ciò che cali conta per te.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Cala serie e sequenze dal primo turno. Dichiara Ramino quando ti restano pochi punti in mano.
variant-name-nsv_buy = Rommé con acquisto
variant-summary-nsv_buy = Rommé con acquisto: puoi comprare la carta scoperta fuori turno, con in più una carta del mazzo di pesca.
variant-name-nsv_layoff = Rommé con aggiunta
variant-summary-nsv_layoff = Rommé senza dichiarazione: cala, aggiungi a ogni combinazione sul tavolo, e chiudi prima degli altri.
variant-name-nsv_robber = Rommé dei ladri
variant-summary-nsv_robber = Pesca, cala e ruba dal tavolo: smonta le sue combinazioni e ricalale come vuoi.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Con i pezzi: cala o pesca. Dopo l’apertura puoi trasformare tutto il tavolo.
variant-name-tile_rummy = Rummy con i pezzi
variant-summary-tile_rummy = Con i pezzi: cala o pesca. Apri, e nello stesso turno trasforma tutto il tavolo.
variant-name-disney_duel = Eroi contro criminali
variant-summary-disney_duel = Rosso contro nero: si gira una carta a testa, e la più alta le prende tutte. Veloce, e niente da decidere.
variant-name-disney_karo8 = 8 di quadri
variant-summary-disney_karo8 = Due squadre costruiscono quattro file dagli otto. Ciò che trattieni conta quanto ciò che cali.

pace-live = dal vivo
pace-quick = rapido
pace-daily = giornaliero
pace-slow = lento
pace-friendly = amichevole
pace-custom = su misura
pace-named = { $name }: { $lengths }
pace-lengths-claimless = { $reserve ->
    [none] { $turn } a turno
   *[other] { $turn } a turno e { $reserve } di riserva
}
pace-lengths-duel = { $turn } a carta
pace-lengths-buying = { $reserve ->
    [none] { $turn } a turno, { $window } per comprare
   *[other] { $turn } a turno e { $reserve } di riserva, { $window } per comprare
}
pace-lengths = { $reserve ->
    [none] { $turn } a turno, { $window } per bussare
   *[other] { $turn } a turno e { $reserve } di riserva, { $window } per bussare
}
