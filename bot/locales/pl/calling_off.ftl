### Calling a lobby or a running match off.

calling-off = Odwołać [{ $game }]({ $board })? W grze: { $players }; trwa runda { $round }. { $decides ->
    [yes] Decydujesz jako moderator. Partia jest zawieszona na 24 godziny, a jej gracze mogą to cofnąć.
    [alone] Nikt inny z tobą nie gra, więc kończy się od razu.
   *[no] Inni gracze muszą się zgodzić. Jeśli zgodzą się wszyscy, którzy tu siedzą lub siedzieli, kończy się od razu; jeśli nie, za 24 godziny, a do tego czasu każdy może to cofnąć.
}
calling-off-lobby = Odwołać ten stół ({ $game })? { $count ->
    [1] Siedzi przy nim { $players }.
    [few] Siedzą przy nim { $players }.
   *[many] Siedzą przy nim { $players }.
}
calling-off-kept = { $stage ->
    [lobby] Stół zostaje.
   *[running] Partia trwa dalej.
}
calling-off-wanted = { $stage ->
    [over] Ta gra jest odwołana.
    [suspended] Partia jest zawieszona. Skończy się za 24 godziny, chyba że ktoś z graczy chce grać dalej.
   *[asked] Pytam innych, czy się zgadzają.
}
calling-off-notice = { $stage ->
    [asked] { $who } chce zakończyć [{ $game }]({ $board }). { $others ->
        [none] {""}
       *[other] { $others }, zgoda? Do tego czasu partia trwa.
    }
   *[other] [{ $game }]({ $board }): zawieszenie. Dopóki się nie skończy, jej gracze nadal mogą wrócić do gry: na planszy widać, do kiedy. { $others ->
        [none] {""}
       *[other] { $count ->
            [1] Jeśli zgodzi się też { $others }, kończy się od razu.
            [few] Jeśli zgodzą się też { $others }, kończy się od razu.
           *[many] Jeśli zgodzą się też { $others }, kończy się od razu.
        }
    }
}
calling-off-settled = { $stage ->
    [over] [{ $game }]({ $board }): koniec.
   *[running] [{ $game }]({ $board }): gramy dalej.
}
button-calling-off = { $stage ->
    [lobby] Odwołaj
   *[running] Odwołaj partię
}
button-calling-off-keep = { $stage ->
    [lobby] Zostaw stół
   *[running] { button-keep-playing }
}
button-keep-playing = Gramy dalej
button-calling-off-agree = Zgoda na koniec

board-suspended = Ta partia jest zawieszona do { $until }. Potem się skończy, chyba że ktoś z graczy chce grać dalej.

reject-suspended = Ta partia jest zawieszona. Kto w niej gra, może nacisnąć „{ button-keep-playing }”.
