reject-too_many_lobbies = { $where ->
    [server] Tu as le maximum de tables ouvertes sur ce serveur : { $most }. Commences-en ou annules-en une d’abord.
   *[none] Tu as le maximum de tables ouvertes : { $most }. Commences-en ou annules-en une d’abord.
}
reject-too_many_games = { $where ->
    [channel] C’est le maximum de tables qu’une personne peut avoir dans ce salon et ses fils : { $most }. Finis-en une d’abord, ou ouvre la tienne dans un autre salon.
    [server] C’est le maximum de tables de ce serveur où l’on peut jouer : { $most }. Quittes-en ou finis-en une d’abord.
   *[none] C’est le maximum de tables où l’on peut jouer : { $most }. Quittes-en ou finis-en une d’abord.
}
reject-channel_full = { $most ->
    [one] Ce salon et ses fils ont { $most } partie en cours, le maximum. Ouvre la tienne dans un autre salon, ou attends que l’une finisse.
   *[other] Ce salon et ses fils ont { $most } parties en cours, le maximum. Ouvre la tienne dans un autre salon, ou attends que l’une finisse.
}
reject-too_many_today = { $most ->
    [one] Tu as ouvert { $most } table ces dernières 24 heures, le maximum. Réessaie demain.
   *[other] Tu as ouvert { $most } tables ces dernières 24 heures, le maximum. Réessaie demain.
}
reject-server_full = { $most ->
    [one] Ce serveur a { $most } partie en cours, le maximum. Attends que l’une finisse.
   *[other] Ce serveur a { $most } parties en cours, le maximum. Attends que l’une finisse.
}
reject-too_fast = Ça faisait beaucoup en une minute. Réessaie dans { $wait }.
reject-too_busy = { $where ->
    [server] J’ai beaucoup parlé sur ce serveur en une minute. Réessaie dans { $wait }.
   *[other] J’ai beaucoup parlé dans ce salon en une minute. Réessaie dans { $wait }.
}
reject-bad_limit = « { $given } » n’est pas une limite ici. Écris un nombre entier de 1 à { $most }, ou rien pour l’habituelle.
reject-bad_days = « { $given } » n’est pas un nombre de jours. Écris-en un de 1 à { $most }, ou rien : jusqu’à ce que tu reviennes là-dessus.
reject-may_not_open = Sur ce serveur, il faut un rôle pour ouvrir des tables : { $roles }. Tu peux toujours en rejoindre une.
reject-not_in_this_channel = Sur ce serveur, on n’ouvre de tables qu’ici : { $channels }. Ouvre la tienne là.
