### What the rules and the host refuse: one sentence each, what is wrong and what would be right.

## Whose turn, which moment

reject-stale_turn = Ten przycisk należy do wcześniejszego ruchu. Twoja ręka pokazuje, co się dzieje.
reject-stale_window = Na to pukanie już za późno. Następna zrzutka może dać kolejną szansę.
reject-not_your_turn = { $seat ->
    [none] To jeszcze nie twoja kolej. Otwórz rękę i zobacz, co możesz zrobić.
   *[other] Teraz gra { $seat }. Otwórz rękę i zobacz, co możesz zrobić.
}
reject-wrong_phase = Teraz tego nie zrobisz. Twoja ręka pokazuje, co możesz zrobić.
reject-draw_first = Zanim zrobisz coś innego, dobierz kartę.
reject-already_drawn = Karta jest już dobrana. Ruch kończy się odrzuceniem.
reject-opening_discard_only = Pierwszy ruch to tylko odrzucenie. Wybierz najmniej potrzebną kartę.
reject-match_over = Ta partia się skończyła. Zacznij następną przez /{ command-game.name } { command-game-new.name }.
reject-seat_out = Twoje miejsce odpadło z tej partii, więc możesz już tylko patrzeć.
reject-awaiting_shuffle = Karty się tasują. Spróbuj za chwilę.
reject-bad_shuffle = Ta kolejność nie powstała z tasowania tej talii.

## Cards

reject-not_in_hand = Nie masz karty { $card }. Wybierz z tego, co masz.
reject-nothing_chosen = Żadna karta nie jest wybrana. Najpierw wybierz karty w ręce.
reject-unknown_card = { $choices ->
    [none] { $text ->
        [none] Nie ma takiej karty. Napisz wartość i kolor, na przykład 7H, 10S, QD, AC albo JK.
       *[other] „{ $text }” to nie karta. Napisz wartość i kolor, na przykład 7H, 10S, QD, AC albo JK.
    }
   *[other] „{ $text }” to nie karta. Napisz { $choices }.
}
reject-too_much_typed = Tyle kart nie ma na żadnym stole. Podaj tylko te, o które ci chodzi.
reject-one_card = To kilka kart naraz ({ $count }): { $cards }. Podaj jedną z nich.

## Melds

reject-meld_too_short = To za mało kart. { $kind ->
    [run] Na sekwens trzeba co najmniej { $min }.
    [set] Na zestaw trzeba co najmniej { $min }.
   *[other] Na układ trzeba co najmniej { $min }.
}
reject-not_a_meld = { $max ->
    [none] { $cards ->
        [none] Te karty to ani zestaw, ani sekwens. Zestaw to jedna wartość, sekwens to jeden kolor po kolei.
       *[other] { $cards }: te karty to ani zestaw, ani sekwens. Zestaw to jedna wartość, sekwens to jeden kolor po kolei.
    }
   *[other] Sekwens może mieć do { $max } kart. Wyłóż ich mniej.
}
reject-set_suit_repeated = W zestawie każdy kolor jest tylko raz, a karta { $card } byłaby dwa razy. Jedną pomiń.
reject-set_too_large = Zestaw może mieć do { $max } kart. Jedną pomiń.
reject-run_broken = { $repeated ->
    [none] { $missing ->
        [none] Te karty nie idą po kolei. Sekwens nie ma luk.
       *[other] Sekwens ma lukę: brakuje { $missing }. Uzupełnij ją, choćby jokerem, albo wyłóż mniej kart.
    }
   *[other] W sekwensie każda karta jest tylko raz, a { $repeated } jest dwa razy. Jedną pomiń.
}
reject-run_wraps = { $ace ->
    [low] W tej grze as stoi tylko przed dwójką. Sekwens kończy się na królu.
    [high] W tej grze as stoi tylko za królem. Sekwens zaczyna się od dwójki albo wyżej.
   *[other] Sekwens nie idzie w kółko. As stoi przed dwójką albo za królem, nie pośrodku.
}
reject-too_many_jokers = { $jokers ->
    [1] Jeden joker to za dużo na ten układ. Daj zamiast niego inną kartę.
    [few] { $jokers } jokery to za dużo na ten układ. Zamiast niektórych daj inne karty.
   *[many] { $jokers } jokerów to za dużo na ten układ. Zamiast niektórych daj inne karty.
}
reject-joker_unannounced = { $choices ->
    [none] Powiedz, którą kartę zastępuje joker.
   *[other] Powiedz, którą kartę zastępuje joker: { $choices }.
}
reject-joker_cannot_stand_for = { $choices ->
    [none] W tym układzie joker nie może zastąpić { $face }. Wybierz dla niego inną kartę.
   *[other] Joker nie może tu zastąpić { $face }. Może zastąpić { $choices }.
}
reject-flush_only_closes = { $cards ->
    [none] Kolor wykłada się tylko na zakończenie rundy, z jeszcze jedną kartą do odrzucenia.
    [any_remaining] Kolor wykłada się tylko na zakończenie rundy z ręki: wszystkie twoje karty oprócz jednej do odrzucenia, a wcześniej nic wyłożonego.
   *[other] Kolor wykłada się tylko na zakończenie rundy: naraz karty jednego koloru ({ $cards }) i jeszcze jedna do odrzucenia.
}
reject-melds_too_early = Wykładać można od okrążenia { $from_lap }, a teraz trwa okrążenie { $lap }. Na razie dobierz kartę i jedną odrzuć.
reject-opening_short = { $points ->
    [none] To za mało na twoje pierwsze układy w rundzie. Dodaj coś.
   *[other] Twoje pierwsze układy w rundzie muszą być warte { $needed } punktów, a te są warte { $points }. Wybierz więcej kart albo takie, które są więcej warte.
}
reject-opening_one_meld = { $points ->
    [none] Twój pierwszy układ w rundzie musi sam osiągnąć próg. Wybierz większy.
   *[other] Twój pierwszy układ w rundzie musi sam być wart { $needed } punktów, a najlepszy z tych jest wart { $points }. Wybierz większy.
}

## Laying off and jokers

reject-no_such_meld = Tego układu nie ma na stole. Spójrz jeszcze raz na planszę.
reject-layoff_disabled = W tej grze nic się nie dokłada. Wykładaj nowe układy.
reject-layoff_needs_opening = Dokładać możesz po swoich pierwszych układach w rundzie.
reject-layoff_not_in_opening_turn = W tej grze nie dokładasz w ruchu, w którym wykładasz pierwsze układy. Zrób to w następnym.
reject-layoff_needs_meld = Dokładać możesz, gdy w tej rundzie leży już twój własny układ.
reject-layoff_target = { $targets ->
    [own] W tej grze dokładasz tylko do swoich układów. Wybierz jeden z nich.
    [others] W tej grze dokładasz tylko do cudzych układów. Wybierz jeden z nich.
   *[other] Do tego układu nie możesz dołożyć. Wybierz inny.
}
reject-does_not_fit = { $choices ->
    [none] { $card } tam nie pasuje. Wybierz inną kartę albo inny układ.
   *[other] { $card } nie pasuje do tego układu. Pasuje { $choices }.
}
reject-swap_disabled = W tej grze jokery na stole zostają na miejscu.
reject-swap_needs_opening = Jokera możesz odzyskać po swoich pierwszych układach w rundzie.
reject-swap_no_joker = { $card ->
    [none] Żaden joker w tym układzie nie zastępuje tej karty.
   *[other] Żaden joker w tym układzie nie zastępuje { $card }. Odzyskasz go tylko kartą, którą zastępuje.
}
reject-freed_joker_unused = { $freed ->
    [immediately_in_new_meld] Odzyskany joker musi od razu trafić do nowego układu. Wybierz karty w tym samym ruchu.
   *[other] Odzyskanego jokera trzeba od razu znów wyłożyć. Wybierz miejsce w tym samym ruchu.
}

## Drawing and discarding

reject-discard_empty = Stos zrzutek jest pusty. Dobierz ze stosu dobierania.
reject-stock_only = { $why ->
    [claimed] Zrzutka już komuś przypadła.
    [refused] Żadne z was nie chce odkrytej karty.
   *[often] Za dużo zrzutek wzięto z rzędu.
} Tym razem dobierasz ze stosu.
reject-take_not_allowed = Tutaj zrzutki się nie bierze. Dobierz ze stosu.
reject-take_top_only = Ze stosu zrzutek bierze się tylko wierzchnią kartę. Weź ją albo dobierz ze stosu dobierania.
reject-pile_too_small = { $count ->
    [1] Na stosie zrzutek leży jedna karta. Weź ją albo dobierz ze stosu dobierania.
    [few] Na stosie zrzutek leżą { $count } karty. Więcej nie weźmiesz.
   *[many] Na stosie zrzutek leży { $count } kart. Więcej nie weźmiesz.
}
reject-taken_not_melded = Kartę { $card } bierze się tylko po to, żeby od razu ją wyłożyć. { $where ->
    [pile] Dobierz ze stosu.
   *[none] Wyłóż ją, dołóż albo oddaj.
}
reject-nothing_to_return = Nie masz zrzutki, którą można by oddać.
reject-discard_just_taken = W tym ruchu bierzesz { CARDS($card, case: "accusative") }, więc w nim tej karty nie odrzucisz. Odrzuć inną.
reject-keep_a_discard = { $card ->
    [none] Ruch kończy się odrzuceniem, więc zostaw na to jedną kartę.
   *[other] Ruch kończy się odrzuceniem. W tym ruchu bierzesz { CARDS($card, case: "accusative") }, więc zostaw na to inną kartę.
}
reject-knock_not_allowed = Teraz nie możesz zgłosić remika. Odrzuć kartę bez zgłaszania.
reject-knock_too_high = W ręce zostałoby ci punktów: { $left }. { $test ->
    [exactly] Remika zgłasza się dokładnie z { $limit }.
   *[at_most] Remika zgłasza się najwyżej z { $limit }.
} Odrzuć kartę bez zgłaszania.

## Claims

reject-stale_window-buying = Tej karty już nie można kupić. Następną będzie można.
reject-no_window-buying = Teraz nie ma nic do kupienia. We dwoje zrzutek się nie kupuje: kto jest następny, po prostu je bierze.
reject-claim_not_asked-buying = Tej karty nie możesz kupić. Będzie następna.
reject-window_closed-buying = Czas na kupienie tej karty minął.
reject-no_window = Teraz nie ma zrzutki, po którą można pukać. We dwoje nigdy się po nią nie puka.
reject-no_window-claimless = Przy tym stole po zrzutki nikt nie puka. Plansza pokazuje, czyj jest ruch.
reject-claim_not_asked = Po tę zrzutkę nie możesz pukać. Będzie następna.
reject-claim_answered = Twoja odpowiedź na tę zrzutkę już padła. Odpowiedzi są ostateczne.
reject-window_closed = Czas na pukanie po tę zrzutkę minął.

## Rebuilding the table

reject-rearrange_disabled = W tej grze układy zostają tak, jak leżą. Wykładaj nowe albo dokładaj, gdzie wolno.
reject-table_piece_missing = { $card } jest ze stołu i musi tam zostać. Znajdź miejsce w układzie.
reject-piece_from_nowhere = Nie masz karty { $card }, a na stole nie ma drugiej. Wyłóż to, co jest.
reject-nothing_laid = Przebudowując stół, dokładasz z ręki co najmniej { $min }. Dodaj więcej swoich kart.
reject-nothing_laid-tiles = { $min ->
    [1] Nie dokładasz nic z podstawki. Dodaj choć jedną swoją kostkę albo dobierz.
    [few] Z podstawki trzeba wyłożyć co najmniej { $min } kostki. Dodaj więcej swoich albo dobierz jedną.
   *[many] Z podstawki trzeba wyłożyć co najmniej { $min } kostek. Dodaj więcej swoich albo dobierz jedną.
}
reject-joker_locked = Joker zastępuje { $face }, dopóki ona sama nie trafi na jego miejsce. Zostaw go tam, gdzie jest.
reject-meld_locked = { $cards }: tego układu nie wolno rozbierać, bo jest w nim joker. Dołóż coś albo najpierw odzyskaj jokera.
reject-origin_broken = { $cards }: co najmniej trzy muszą zostać razem. Zabierz mniej.

## Tiles

reject-table_needs_opening = Z układów na stole możesz korzystać po swoich pierwszych układach. Najpierw wyłóż { $needed } punktów z samej podstawki.
reject-no_tile_to_take = Teraz nie leży odkryta żadna taka kostka. Dobierz z zapasu.
reject-open_tile_finishes = { CARDS($card, case: "accusative") } bierze się tylko po to, żeby wyłożyć całą podstawkę. Inaczej ją zostaw.
reject-taken_needs_new_meld = { CARDS($card, case: "accusative") } bierze się tylko po to, żeby od razu wyłożyć nowy układ z tą kostką. Dobierz inną kostkę.
reject-put_one_aside = W tym ruchu już wykładasz. Zakończ go, odkładając jedną kostkę.
reject-must_lay = Masz kostki do wyłożenia, więc w tej grze musisz. Pomyśl, jak przebudować stół.

## Where tiles are said otherwise than cards

reject-draw_first-tiles = Najpierw weź kostkę. Potem wyłóż coś albo odłóż jedną.
reject-already_drawn-v1 = W tym ruchu masz już swoją kostkę. Wyłóż coś albo odłóż jedną.
reject-already_drawn-tiles = W tym ruchu już nie dobierasz. Wyłóż kostki, jeśli chcesz, i zakończ ruch.
reject-awaiting_shuffle-tiles = Kostki się mieszają. Spróbuj za chwilę.
reject-piece_from_nowhere-tiles = Nie masz kostki { $card }, a na stole nie ma drugiej. Wyłóż to, co jest.
reject-joker_unannounced-tiles = { $choices ->
    [none] Powiedz, którą kostkę zastępuje joker.
   *[other] Powiedz, którą kostkę zastępuje joker: { $choices }.
}
reject-joker_cannot_stand_for-tiles = { $choices ->
    [none] W tym układzie joker nie może zastąpić { $face }. Wybierz dla niego inną kostkę.
   *[other] Joker nie może tu zastąpić { $face }. Może zastąpić { $choices }.
}
reject-bad_shuffle-tiles = Ta kolejność nie powstała z mieszania tych kostek.
reject-not_in_hand-tiles = Nie masz kostki { $card }. Wybierz z tego, co masz.
reject-nothing_chosen-tiles = Żadna kostka nie jest wybrana. Najpierw wybierz kostki na podstawce.
reject-unknown_card-tiles = { $choices ->
    [none] { $text ->
        [none] Nie ma takiej kostki. Napisz literę jej koloru i liczbę albo JK dla jokera. Litery znajdziesz pod { button-rules }.
       *[other] „{ $text }” to nie kostka. Napisz literę jej koloru i liczbę albo JK dla jokera. Litery znajdziesz pod { button-rules }.
    }
   *[other] „{ $text }” to nie kostka. Napisz { $choices }.
}
reject-one_card-tiles = To kilka kostek naraz ({ $count }): { $cards }. Podaj jedną z nich.
reject-meld_too_short-tiles = To za mało kostek. Na układ trzeba co najmniej { $min }.
reject-not_a_meld-tiles = { $max ->
    [none] { $cards ->
        [none] Te kostki to ani grupa, ani rząd. Grupa to jedna liczba w różnych kolorach, rząd to liczby jednego koloru po kolei.
       *[other] { $cards }: te kostki to ani grupa, ani rząd. Grupa to jedna liczba w różnych kolorach, rząd to liczby jednego koloru po kolei.
    }
   *[other] Rząd może mieć do { $max } kostek. Wyłóż ich mniej.
}
reject-set_suit_repeated-tiles = W grupie każdy kolor jest tylko raz, a kostka { $card } byłaby dwa razy. Jedną pomiń.
reject-set_too_large-tiles = Grupa może mieć do { $max } kostek. Jedną pomiń.
reject-run_broken-tiles = { $repeated ->
    [none] { $missing ->
        [none] Te kostki nie idą po kolei. Rząd nie ma luk.
       *[other] Rząd ma lukę: brakuje { $missing }. Uzupełnij ją, choćby jokerem, albo wyłóż mniej kostek.
    }
   *[other] W rzędzie każda kostka jest tylko raz, a { $repeated } jest dwa razy. Jedną pomiń.
}
reject-run_wraps-tiles = Jedynka stoi tylko przed dwójką. Rząd kończy się na 13.
reject-too_many_jokers-tiles = { $jokers ->
    [1] Jeden joker to za dużo na ten układ. Daj zamiast niego inną kostkę.
    [few] Za dużo jokerów jak na ten układ. Zamiast niektórych daj inne kostki.
   *[many] Za dużo jokerów jak na ten układ. Zamiast niektórych daj inne kostki.
}
reject-opening_short-tiles = { $points ->
    [none] To za mało na twoje pierwsze układy w rundzie. Dodaj coś z podstawki.
   *[other] Twoje pierwsze układy w rundzie muszą być warte { $needed } punktów z samej podstawki, a te są warte { $points }. Wyłóż więcej albo dobierz kostkę.
}
reject-freed_joker_unused-tiles = { $freed ->
    [immediately_in_new_meld] Odzyskany joker musi w tym samym ruchu trafić do nowego układu. Wyłóż taki układ.
   *[other] Odzyskanego jokera trzeba wyłożyć w tym samym ruchu. Wybierz mu miejsce.
}
reject-take_not_allowed-tiles = W tej grze kostki bierze się tylko z zapasu. Dobierz jedną.
reject-taken_not_melded-tiles = Kostkę { $card } bierze się tylko po to, żeby od razu ją wyłożyć. Wyłóż ją albo zostaw.
reject-stock_empty-tiles = Zapas jest pusty. Wyłóż kostki albo spasuj, jeśli nie możesz lub nie chcesz.
reject-may_not_pass-v1 = Pasujesz tylko wtedy, gdy nie ma skąd wziąć kostki. Wyłóż coś albo odłóż jedną.
reject-may_not_pass-tiles = Pasujesz tylko wtedy, gdy nie ma kostki do dobrania. Wyłóż coś albo dobierz.

## Duel

reject-nothing_to_flip = Teraz nie masz czego odkrywać. Poczekaj na innych.

## Gin

reject-upcard_first = Możesz wziąć { CARDS($card, case: "accusative") }. Najpierw weź tę odkrytą kartę albo powiedz, że jej nie chcesz.
reject-knock_too_high-gin = W luźnych kartach zostałoby ci za dużo punktów: { $left }, a pukać można najwyżej z { $limit }. Odrzuć kartę bez pukania.
reject-no_window-gin = Puka się, odrzucając kartę: w swojej ręce albo przez /{ command-discard.name } z **{ option-call.name }**.
reject-big_gin_disabled = W tej grze przed pukaniem nic się nie wykłada. Odrzuć kartę i zapukaj przy tym, jeśli możesz.
reject-big_gin_needs_all = Na duży gin każda karta musi być w układzie. Poza układami: { $cards }. Odrzuć jedną i zapukaj.
reject-lay_off_first = Druga osoba puka. Dołóż, co chcesz, albo zostaw to mnie.

## Suit rows

reject-start_with_eight = Rundę zaczynasz kartą { $card }. Najpierw ją połóż.
reject-no_place_in_row = { $card } nie ma jeszcze miejsca. Rząd zaczyna się od ósemki i rośnie o następną kartę w dół albo w górę.
reject-stock_empty = Stos dobierania jest pusty. Połóż kartę albo spasuj, jeśli żadna nie pasuje.
reject-must_place = Masz kartę, która pasuje, więc ją połóż. Dobierasz tylko, gdy żadna nie pasuje.
reject-may_not_pass = Pasujesz tylko, gdy żadna karta nie pasuje, a stos jest pusty. Połóż kartę albo dobierz.

## The host

reject-no_game_here = W tym kanale nie ma gry. Otwórz ją przez /{ command-game.name } { command-game-new.name }.
reject-no_such_game = Tej gry już nie ma. Te, które są, pokaże /{ command-game.name } { command-game-list.name }.
reject-channel_busy = W tym kanale już jest gra. Wybierz inny kanał albo nowy wątek.
reject-not_a_lobby = Ta gra już trwa: miejsca i zasady są ustalone.
reject-set_aside = Tej gry nie da się teraz odczytać, ale jej ruchy są bezpieczne. Opiekun Talona może sprawdzić, dlaczego. Tu możesz otworzyć inną.
reject-not_running = { $status ->
    [lobby] Ta gra się jeszcze nie zaczęła: zaczyna ją /{ command-game.name } { command-game-start.name }.
    [cancelled] Tu już nikt nie gra: ta partia jest zamknięta albo odwołana.
    [finished] Ta partia się skończyła.
   *[other] W tę grę nikt teraz nie gra.
}
reject-already_joined = Już siedzisz przy tym stole.
reject-not_joined = Nie siedzisz przy tym stole. Dołącz przez /{ command-game.name } { command-game-join.name }, póki poczekalnia jest otwarta.
reject-lobby_full = Wszystkie miejsca przy tym stole ({ $seats }) są zajęte. Otwórz inny przez /{ command-game.name } { command-game-new.name }.
reject-too_few_seats = W tej grze trzeba co najmniej { $min } graczy. Poczekaj na innych albo dodaj komputer.
reject-not_host = Może to zrobić tylko { $host_id }, bo prowadzi ten stół.
reject-not_seated = Nie masz miejsca w tej grze. Jej plansza pokazuje to, co może widzieć każdy.
reject-no_hand = W tej grze nikt nie ma ręki. Graj na planszy albo przez /{ command-flip.name }.
reject-not_your_seat = To nie twoje miejsce. Otwórz własną rękę przez /{ command-hand.name }.
reject-unknown_variant = Nie ma gry „{ $variant }”. Wybierz jedną z listy.
reject-bad_switch = { $why }
reject-half_a_rule = „{ $typed }” to nie zasada domowa. Napisz nazwę przełącznika, = i wartość, na przykład `match.end=fixed_rounds`.
reject-bad_pace = { $turn_min ->
    [none] „{ $given }” to nie tempo. Wybierz `{ pace-live }`, `{ pace-quick }`, `{ pace-daily }`, `{ pace-slow }` lub `{ pace-friendly }` albo napisz czas ruchu, ukośnik i czas na pukanie: `90s/20s`, `1h 30m/5m` albo `8h+1d/30m` z dniem w rezerwie.
   *[other] Takie tempo nie działa: ruch trwa od { LENGTH($turn_min, case: "genitive") } do { LENGTH($turn_max, case: "genitive") }, pukanie od { LENGTH($window_min, case: "genitive") } do { LENGTH($window_max, case: "genitive") }, nie dłużej niż ruch, a rezerwa to najwyżej { $reserve_max }.
}
reject-bad_seats = Liczba graczy w tej grze: { $known }.
reject-not_finished = Ta partia jeszcze trwa. Powtórka będzie po jej końcu.
reject-hands_closed = { $why ->
    [round] Inne stoły tej rundy jeszcze grają. Ręce odkryją się po jej końcu.
   *[match] Ręce odkryją się po końcu partii.
}
reject-not_played_on = Od tego miejsca nie da się grać dalej. Cofnij się do wcześniejszego ruchu.
reject-moments_posted = Liczba twoich chwil z ostatniej godziny: { $most }. Więcej na razie nie pokażesz, spróbuj ponownie za { LENGTH($wait, case: "accusative") }.
reject-not_its_channel = Chwile pokazuje się tam, gdzie była partia: { $channels }.
reject-unknown_strength = Nie ma komputera o sile „{ $strength }”. Wybierz { $known }.
reject-not_a_keeper = Ustawienia tego serwera zmieniają tylko ci, którzy nim zarządzają. Przy swoim stole zasady ustalasz ty.
reject-no_rule_set = { $name ->
    [none] Ten serwer nie ma zasad o tej nazwie. Zobacz /{ command-settings.name }.
   *[other] Ten serwer nie ma zasad „{ $name }”. Zobacz /{ command-settings.name }.
}
reject-rule_sets_full = Ten serwer ma już tyle zestawów zasad, ile się mieści: { $most }. Najpierw jakiś zapomnij.
reject-bad_name = Nazwa ma od 1 do { $most } znaków. Wybierz inną.
reject-name_taken = Nazwa „{ $name }” jest już zajęta. Wybierz inną albo najpierw zapomnij tamte zasady.
reject-standard_rules = „{ $name }” to zasady standardowe. Wybierz inną nazwę.
reject-too_late = Czas minął, więc zegar już zagrał za ciebie.
