reject-invited_only = Aan deze tafel zit je alleen op uitnodiging. Vraag er { $host_id } om, of zet zelf een tafel klaar met /{ command-game.name } { command-game-new.name }.
reject-no_seat_for_you = Aan deze tafel kun je niet zitten. Zet er zelf een klaar met /{ command-game.name } { command-game-new.name }, of zoek een andere met /{ command-games.name }.
reject-they_sit_here = Die zit al aan deze tafel.
reject-they_do_not_sit_here = Zo’n speler zit er niet aan deze tafel. Kies een van de spelers, behalve jezelf.
reject-too_many_invited = Je hebt { $most } mensen aan deze tafel uitgenodigd, en meer kan niet. Stel hem liever voor iedereen open.
reject-blocked_sits_here = Op je bloklijst, en aan jouw tafel: { $user_id }. Haal diegene van tafel met “{ button-guests }”, of van je lijst in /{ command-me.name }.
reject-blocked_by_you = Deze persoon staat op je bloklijst. Wil je die uitnodigen, haal die dan van je lijst in /{ command-me.name }.
reject-lobby_changed = Je tafel is net veranderd. Kijk even, en start dan.
reject-blocks_full = Op je lijst staan { $most } mensen, en meer kan niet. Haal er eerst iemand af.
reject-not_blocked = Diegene staat niet op je lijst. In /{ command-me.name } zie je wie wel.
reject-not_yourself = Kies iemand anders dan jezelf.
reject-barred = { $until ->
    [none] { $reason ->
        [none] Op deze server mag je voorlopig niet spelen. Vraag het de beheerders.
       *[other] Op deze server mag je voorlopig niet spelen (“{ $reason }”). Vraag het de beheerders.
    }
   *[other] { $reason ->
        [none] Op deze server mag je voorlopig niet spelen. Dat eindigt { $until }.
       *[other] Op deze server mag je voorlopig niet spelen (“{ $reason }”). Dat eindigt { $until }.
    }
}
reject-not_barred = Diegene mag al op deze server spelen. In /{ command-settings.name } staat wie niet mag.
reject-no_person = Dat is geen mens, en alleen mensen krijgen een plaats aan tafel. Kies een mens, of voeg een computerspeler toe.

button-guests = Gasten
button-guests-only = Op uitnodiging
button-guests-anybody = Open voor iedereen
lobby-by-invitation = -# Alleen op uitnodiging.

guests-about =
    ## Gasten aan jouw tafel { $game }
    { $only ->
        [yes] Alleen wie je uitnodigt, kan aanschuiven.
       *[no] Iedereen kan aanschuiven. Wie je uitnodigt, krijgt een seintje.
    }
    { $invited ->
        [none] Nog niemand is uitgenodigd.
       *[other] Uitgenodigd: { $invited }
    }
guests-select-invite = Nodig iemand uit …
guests-select-out = Haal iemand van tafel …
guests-invitation = { $host } nodigt je uit aan een tafel [{ $game }]({ $board }) in { $channel }. Tempo: { $pace }.
guests-parted = Je bent uit de wachtkamer van { $game } in { $channel }, want daar zit iemand van je bloklijst. Alleen jij hoort waarom.
guests-out = { $host } heeft je uit de wachtkamer van { $game } in { $channel } gehaald. Met een uitnodiging kun je terugkomen.

button-me-blocks = Bloklijst
blocks-about =
    ## Jouw bloklijst
    Met wie op deze lijst staat, zit je nooit aan één tafel, niet in een wachtkamer en niet als invaller. In een toernooi alleen als het niet anders kan. Niemand hoort het. Partijen die jullie allebei spelen, gaan door.
    { $count ->
        [0] Er staat niemand op.
       *[other] { $count } erop: { $names }
    }
blocks-select-add = Zet iemand erop …
blocks-select-off = Haal iemand eraf …
blocks-on = { $who } staat op je lijst. Niemand hoort het.
blocks-off = { $who } staat niet meer op je lijst.
blocks-shared = { $what ->
    [match] Jullie spelen allebei in [{ $game }]({ $board }). Die partij gaat door, en jij mag eruit stappen.
    [mine] Jullie zitten allebei in jouw wachtkamer van [{ $game }]({ $board }). Zo kan het niet starten: haal diegene van tafel, of ga zelf.
   *[left] Jullie zaten allebei in de wachtkamer van [{ $game }]({ $board }), dus nu ben jij eruit. Niemand daar hoort waarom.
}
button-blocks-guests = Van tafel halen …
