### What one could do, and why: hints in a match, and the coach’s report after it.

advice = 💡 { $move } { $why }
advice-alone = Qui ciascuno gioca da sé: al tavolo ci sono altre persone. I suggerimenti sono per le partite contro il computer, e per i tavoli che li hanno scelti.
advice-none = Adesso non hai niente da decidere.

## What to do, in the infinitive: it suits a hint and the coach’s “Giocato:”

advice-discard = { $how ->
    [bid] Scartare { $card } e bussare.
   *[plainly] Scartare { $card }.
}
advice-discard-draw_discard = { $how ->
    [bid] Scartare { $card } e dichiarare Ramino.
    [called] Scartare { $card } e chiamare «Ramino».
   *[plainly] Scartare { $card }.
}
advice-discard-tiles = Mettere da parte { $card }.
advice-lay = { $how ->
    [rebuilt] Calare { $cards }, trasformando le combinazioni sul tavolo.
    [layoffs] Aggiungere { $cards }.
    [swap] Liberare un jolly con { $swapped }, e tenerlo.
    [swap_and_lay] Liberare un jolly con { $swapped }, e calare { $cards }.
   *[melds] Calare { $cards }.
}
advice-take_discard = { $number ->
    [1] Prendere { $card } dal mazzo degli scarti.
   *[other] Prendere le { $number } carte in cima al mazzo degli scarti.
}
advice-draw_stock = Pescare dal mazzo.
advice-draw_stock-tiles = Pescare un pezzo.
advice-return_discard = Rimettere lo scarto.
advice-claim = Bussare per { $card }.
advice-claim-buying = Comprare { $card }.
advice-lay_off_best = Aggiungere il meglio.
advice-pass = Passare.
advice-pass_turn = { $offered ->
    [yes] Rifiutare la carta scoperta.
   *[no] Passare.
}
advice-place_card = Calare { $card }.
advice-take_back = Riprendere ciò che è calato.
advice-flip = Girare la propria carta.
advice-flip_all = Lasciare che le carte si girino da sole.

## Why, as sentences of their own

reason-keeps = { $ends ->
    [both] Così { $cards } restano aperte ai due lati: { $number ->
        [1] una carta che non hai visto ne fa una combinazione.
       *[other] { $number } carte che non hai visto ne fanno una combinazione.
    }
   *[1] Così { $cards } restano insieme: { $number ->
        [1] una carta che non hai visto ne fa una combinazione.
       *[other] { $number } carte che non hai visto ne fanno una combinazione.
    }
}
reason-breaks = { $number ->
    [1] { $cards } stanno bene insieme: una carta che non hai visto ne fa una combinazione.
   *[other] { $cards } stanno bene insieme: { $number } carte che non hai visto ne fanno una combinazione.
}
reason-splits = { $cards } sono una combinazione.
reason-alone = { $cards } non lega con niente, e se resta in mano costa { $points }.
reason-spurned = { $seat } non ha voluto { $cards }, quindi questa carta serve poco a quella mano.
reason-wanted = { $seat } ha preso { $cards }, che le sta bene vicino.
reason-completes = { $how ->
    [single] Con questa { $cards } sono una combinazione.
   *[together] Con queste { $cards } sono una combinazione.
}
reason-fits = { $cards } va bene in una combinazione sul tavolo.
reason-lowers = { $points ->
    [1] Così hai un punto di meno in mano.
   *[other] Così hai { $points } punti di meno in mano.
}
reason-no_meld = { $cards } non fa combinazione con le tue carte.
reason-penalty = { $number ->
    [1] Bussare porta una carta penalità.
   *[other] Bussare porta { $number } carte penalità.
}
reason-penalty-buying = { $number ->
    [1] Comprare porta un’altra carta dal mazzo.
   *[other] Comprare porta altre { $number } carte dal mazzo.
}
reason-left_over = { $points ->
    [1] Hai in mano un punto solo, e nel mazzo di pesca le carte sono ancora { $number }.
   *[other] Hai in mano solo { $points } punti, e nel mazzo di pesca le carte sono ancora { $number }.
}
reason-out = Così finisce la manche.
reason-out_called = Chiamando prima «Ramino», finisce la manche.
reason-waits = { $points ->
    [0] Puoi chiudere la manche adesso, ma aspettare può rendere di più.
    [1] Puoi bussare con un punto, ma aspettare può rendere di più.
   *[other] Puoi bussare con { $points } punti, ma aspettare può rendere di più.
}
reason-lays = { $number ->
    [1] È una carta, che conta { $points } finché resta in mano.
   *[other] Sono { $number } carte, che contano { $points } finché restano in mano.
}
reason-lays-tiles = { $number ->
    [1] È un pezzo, che conta { $points } finché resta sul portapezzi.
   *[other] Sono { $number } pezzi, che contano { $points } finché restano sul portapezzi.
}
reason-opens = { $how ->
    [single] La tua prima combinazione vale da sola { $points }, e ne servono { $number }.
   *[together] Apri con { $points }, e ne servono { $number }.
}
reason-frees = Poi il jolly è tuo, per una combinazione che ne ha più bisogno.
reason-keeps_joker = Il jolly conviene tenerlo: più avanti renderà di più.
reason-nearly_over = { $number ->
    [1] { $seat } ha ancora una carta, quindi via i punti.
   *[other] { $seat } ha ancora { $number } carte, quindi via i punti.
}
reason-nearly_over-tiles = { $number ->
    [1] { $seat } ha ancora un pezzo, quindi via i punti.
   *[other] { $seat } ha ancora { $number } pezzi, quindi via i punti.
}
reason-nothing_to_lay = Niente di ciò che puoi calare ora renderebbe di più.
reason-ahead = { $points ->
    [1] Rende circa un punto più della mossa seguente.
   *[other] Rende circa { $points } punti più della mossa seguente.
}
