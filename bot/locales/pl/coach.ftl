### The coach's report on a finished match, for one player's eyes.

button-coach = Trener
button-coach-see = { $number ->
    [none] Zobacz na planszy
   *[other] Zobacz { $number } na planszy
}
button-coach-post = Pokaż wszystkim

coach-begins = 🔎 Trener ogląda twoje decyzje. To potrwa minutę lub dwie; raport widzisz tylko ty.
coach-waits = { $kept ->
    [yes] 🔎 Raporty przed twoim: { $ahead }. Twój potrwa około { $minutes } min i zaczeka na ciebie: naciśnij wtedy { button-coach } jeszcze raz.
   *[no] 🔎 Raporty przed twoim: { $ahead }. Twój potrwa około { $minutes } min; widzisz go tylko ty.
}
coach-progress = 🔎 Trener ogląda twoje decyzje: gotowe { $percent } %. Raport widzisz tylko ty.
coach-posted = { $name } pokazuje, co mówi trener.

coach-heading = ## { $game }: raport trenera
    { $shown ->
        [0] Sprawdzone decyzje: { $decisions }. Żadna nie kosztuje cię niczego, co dałoby się odróżnić od przypadku.
        [1] Sprawdzone decyzje: { $decisions }. Ta kosztuje cię najwięcej.
        [2] Sprawdzone decyzje: { $decisions }. Te dwie kosztują cię najwięcej.
        [few] Sprawdzone decyzje: { $decisions }. Najwięcej kosztuje cię tyle z nich: { $shown }.
       *[many] Sprawdzone decyzje: { $decisions }. Najwięcej kosztuje cię tyle z nich: { $shown }.
    }
coach-decision = { $cost ->
    [1] {"**"}{ $number }. Runda { $round }: około jednego punktu{"**"}
    [few] {"**"}{ $number }. Runda { $round }: około { $cost } punktów{"**"}
   *[many] {"**"}{ $number }. Runda { $round }: około { $cost } punktów{"**"}
}
coach-made = {"**"}Twój ruch:** { $said }
coach-better = {"**"}Lepiej:** { $said }
coach-points = { $side ->
    [ahead] { $points ->
        [1] jeden punkt na plus
        [few] { $points } punkty na plus
       *[many] { $points } punktów na plus
    }
    [behind] { $points ->
        [1] jeden punkt na minus
        [few] { $points } punkty na minus
       *[many] { $points } punktów na minus
    }
   *[level] równo
}
coach-luck = {"**"}Szczęście w kartach:** twoje rundy: { $lead }. Rozegrane od nowa przez równych graczy, tyle razy: { $replays }, same karty dają: { $cards }. Resztę dała gra: { $rest }.
coach-picture-hand = Wysunięte: twoje. Zaznaczone: lepsze.
