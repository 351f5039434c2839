button-me-privacy = Tes données
privacy-former-player = Ancien joueur
privacy-about =
    ## Tes données
    Je garde ton identifiant Discord, ton nom, tes places et tes coups dans chaque partie ; tes choix dans /{ command-me.name }, liste de blocage, consignes, brouillons, énigmes et résultats ; ta ponctualité ; ce que tu as fait en organisant. Je ne lis aucun message.
    { $days ->
        [one] Une partie est archivée ou effacée { $days } jour après sa fin.
       *[other] Une partie est archivée ou effacée { $days } jours après sa fin.
    } Le reste demeure jusqu’à ce que tu l’effaces.
button-privacy-export = Recevoir mes données
button-privacy-delete = Effacer mes données
button-privacy-sure = Tout effacer
button-privacy-keep = Garder
privacy-export = Voici tout ce que je garde à ton sujet. Personne d’autre ne le voit.
privacy-ask =
    ## Effacer tout ce qui te concerne ?
    { $marks ->
        [0] {""}
       *[other] Une chose reste jusqu’à la fin des parties où tu as eu une place : une marque faite de ton identifiant et d’une clé secrète, pour que personne ne joue deux places d’une partie. Elle est effacée avec elle.
    }
    { $lobbies ->
        [0] Tu n’es à aucune table en préparation.
        [1] Tu quittes ta table en préparation.
       *[other] Tu quittes tes { $lobbies } tables en préparation.
    } { $matches ->
        [0] Tu ne joues aucune partie.
        [1] Dans ta partie en cours, l’ordinateur prend ta place pour de bon, ou elle est perdue si ses règles le disent.
       *[other] Dans tes { $matches } parties en cours, l’ordinateur prend ta place pour de bon, ou elle est perdue si les règles le disent.
    } { $tournaments ->
        [0] Tu n’es dans aucun tournoi.
        [1] Tu abandonnes un tournoi.
       *[other] Tu abandonnes { $tournaments } tournois.
    }
    Tes réglages, ta liste de blocage, tes consignes et tes brouillons sont effacés. Les parties et résultats passés disent « { privacy-former-player } » au lieu de ton nom ; ils restent, sans toi, pour que les autres puissent encore les vérifier et garder leurs cotes. Les messages que j’ai publiés dans des salons restent comme ils sont.
    -# Si quelqu’un t’a mis sur sa liste de blocage, ou si un serveur ne te laisse pas jouer, cela reste, par ton seul identifiant ; si c’est un tournoi, ou si l’on t’a retiré ta place à une table en préparation, une marque faite de ton identifiant reste jusqu’à sa fin. Les raisons que les organisateurs de tournois ont données restent aussi. On ne peut pas revenir en arrière.
privacy-deleted = Tout ce qui te concerne est effacé, sauf ce qui reste, comme je l’ai dit. { $games ->
    [0] Aucune partie ne portait ton nom.
    [1] Une partie portait ton nom.
   *[other] { $games } parties portaient ton nom.
}
reject-still_playing = Tu as pris place à une table pendant que j’effaçais. Ce qui est parti est parti ; appuie encore une fois.

application-description = Le rami pour qui n’est pas souvent en ligne au même moment : treize jeux de cartes et de tuiles, de deux à six, en direct ou sur des jours. Ta main est privée, le tableau est à tous, chaque mélange se vérifie, et des ordinateurs prennent les places vides. Des tournois aussi. Commence par /{ command-game.name } { command-game-new.name } ; sans adversaire, /{ command-learn.name }. Tes données : /{ command-me.name }.
