command-takeback = Reprendre ce que tu as posé à ce tour, tant que tu n’as pas défaussé
    .name = reprendre
button-takeback = { $count ->
    [one] Reprendre la carte
   *[other] Reprendre { $count } cartes
}
event-took_back = { $seat } a repris { $cards }.
did-took_back = reprise de { $cards }
reject-nothing_to_take_back = { $most ->
    [none] Il n’y a rien à reprendre : seulement ce que tu as posé à ce tour, tant que tu n’as ni défaussé ni pioché.
   *[other] Tu as repris { $most } fois à ce tour. Ce que tu as posé reste maintenant.
}
