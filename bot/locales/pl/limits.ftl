### How much one person, one channel or one server may have at a time.

reject-too_many_lobbies = { $where ->
    [server] Na tym serwerze masz już tyle otwartych stołów, ile można: { $most }. Najpierw któryś zacznij albo odwołaj.
   *[none] Masz już tyle otwartych stołów, ile można: { $most }. Najpierw któryś zacznij albo odwołaj.
}
reject-too_many_games = { $where ->
    [channel] W tym kanale i jego wątkach masz już tyle stołów, ile może mieć jedna osoba: { $most }. Najpierw skończ którąś grę albo otwórz swój stół w innym kanale.
    [server] Na tym serwerze siedzisz już przy tylu stołach, przy ilu można: { $most }. Najpierw od któregoś odejdź albo skończ grę.
   *[none] Siedzisz już przy tylu stołach, przy ilu można: { $most }. Najpierw od któregoś odejdź albo skończ grę.
}
reject-channel_full = { $most ->
    [1] W tym kanale i jego wątkach trwa już jedna gra, więcej się nie zmieści. Otwórz swoją w innym kanale albo poczekaj, aż się skończy.
    [few] W tym kanale i jego wątkach trwa już tyle gier, ile się mieści: { $most }. Otwórz swoją w innym kanale albo poczekaj, aż jakaś się skończy.
   *[many] W tym kanale i jego wątkach trwa już tyle gier, ile się mieści: { $most }. Otwórz swoją w innym kanale albo poczekaj, aż jakaś się skończy.
}
reject-too_many_today = { $most ->
    [1] W ciągu 24 godzin możesz otworzyć jeden stół, a ten już jest. Spróbuj jutro.
    [few] Stołów otwartych przez ciebie w ciągu 24 godzin jest już tyle, ile można: { $most }. Spróbuj jutro.
   *[many] Stołów otwartych przez ciebie w ciągu 24 godzin jest już tyle, ile można: { $most }. Spróbuj jutro.
}
reject-server_full = { $most ->
    [1] Na tym serwerze trwa już jedna gra, więcej się nie zmieści. Poczekaj, aż się skończy.
    [few] Na tym serwerze trwa już tyle gier, ile się mieści: { $most }. Poczekaj, aż jakaś się skończy.
   *[many] Na tym serwerze trwa już tyle gier, ile się mieści: { $most }. Poczekaj, aż jakaś się skończy.
}
reject-too_fast = Sporo tego jak na minutę. Spróbuj ponownie za { LENGTH($wait, case: "accusative") }.
reject-too_busy = { $where ->
    [server] Na tym serwerze jest już dużo moich wiadomości jak na minutę. Spróbuj ponownie za { LENGTH($wait, case: "accusative") }.
   *[other] W tym kanale jest już dużo moich wiadomości jak na minutę. Spróbuj ponownie za { LENGTH($wait, case: "accusative") }.
}
reject-bad_limit = „{ $given }” to tutaj żaden limit. Wpisz liczbę całkowitą od 1 do { $most } albo nic, wtedy zostanie zwykły.
reject-bad_days = „{ $given }” to nie liczba dni. Wpisz liczbę od 1 do { $most } albo nic: dopóki znów nie pozwolisz grać.
reject-may_not_open = Na tym serwerze stoły otwierają tylko osoby z rolą { $roles }. Dołączyć nadal możesz.
reject-not_in_this_channel = Na tym serwerze stoły otwiera się tylko tutaj: { $channels }. Tam otwórz swój.
