standstill-notice = **{ $game }** dans { $channel } : { $said } { $missing ->
    [none] {""}
   *[other] Il me manque là : { $missing }.
}
standstill-ends = Personne ne perd de temps. Si rien ne se passe, la partie finit sans résultat { $until }.
hand-stands-still = ⏸ { reject-stands_still }
reject-stands_still = { $why ->
    [channel_gone] La partie est à l’arrêt : son salon ou son fil a été supprimé. **/{ command-games.name }** dans un autre salon l’y déplace.
    [locked] La partie est à l’arrêt tant que son fil est verrouillé.
    [server_away] La partie est à l’arrêt tant que son serveur est hors d’atteinte.
    [server_left] La partie est à l’arrêt tant qu’on ne m’a pas de nouveau invité sur son serveur.
    [paused] La partie attend que son tournoi reprenne.
    [decided] La partie est suspendue : l’organisateur a tranché cette table.
   *[other] La partie est à l’arrêt tant que je ne peux plus écrire dans son salon.
}
move-done = [{ $game }]({ $board }) continue ici.
