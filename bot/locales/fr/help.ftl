help-name = Aide

help-start-title = Commencer une partie
help-start = **/{ command-game.name } { command-game-new.name }** met une table ici, ou dans un fil à part : choisis un jeu, à combien, et le rythme : *{ pace-live }* pour une soirée, *{ pace-daily }* pour un coup par jour.
    Les autres appuient sur **{ button-join }**. Personne ? Ajoute un ordinateur sous **{ button-change }**. Puis appuie sur **{ button-start }**.

    Un salon a une partie à la fois. Tu peux jouer à plusieurs tables.

    {"**"}Un jeu que tu ne connais pas ?** **/{ command-learn.name }** te donne une partie d’entraînement contre l’ordinateur, avec une ligne à chaque tour : ce que tu peux faire, et pourquoi.

help-table-title = Le tableau
help-table = L’image dans le salon, c’est la table : les combinaisons, la pioche, la pile de défausse, qui a combien de cartes ou de tuiles, et à qui c’est. **/{ command-table.name }** te la montre quand elle a disparu vers le haut.
    Les boutons dessous sont pour tout le monde.

help-hand-title = Ta main
help-hand = Appuie sur **{ button-hand }** sous le tableau, ou écris **/{ command-hand.name }**. Personne d’autre ne la voit.
    {"**"}Les boutons verts** font ce qu’ils disent : **{ button-board-draw }**, **{ button-lay-all }**, **{ button-discard-card }**. À défausser, ils nomment la carte de 💡, sinon celle que tu viens de piocher si elle ne va avec rien, sinon la plus chère qui ne va avec rien, la couleur la plus basse d’abord.
    {"**"}Choisis des cartes** dans la liste pour tout autre coup : les boutons parlent alors d’elles. Le reste est sous **{ select-more }** : tri, consignes, ce qui s’est passé, règles, horloge.

help-turn-title = Ton tour
help-turn = Quand c’est à toi, on t’appelle par ton nom.
    1. **Pioche** une carte, ou prends celle du dessus de la défausse.
    2. **Pose** si tu veux et peux.
    3. **Défausse** une carte. Ton tour est fini.

    Une erreur ? Reprends ce que tu as posé avant de défausser.

    Si tu aimes écrire : **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Écris valeur et couleur : `7H` `10S` `QD` `AC`, et `JK` pour le joker. Tes cartes te sont proposées pendant que tu écris ; personne d’autre ne le voit.

help-knock-title = Frapper
help-knock = Dans les jeux où l’on frappe, chaque défausse est proposée aux autres un court moment : **{ button-board-knock }** ou **{ button-board-pass }**. Personne ne voit ta réponse, et en général rien ne presse : parmi ceux qui frappent, la carte va au plus proche après celui qui défausse.
    {"**"}À deux**, on ne frappe pas : la carte se prend simplement au tour suivant.
    {"**"}{ button-orders }** : dans ta main, elles frappent ou passent pour toi quand tu n’es pas là.

help-others-title = Les autres jeux de cartes
help-others = {"**"}{ variant-name-disney_duel }** : appuie sur **{ button-board-flip }** sous le tableau. La plus forte carte rafle tout. **{ button-board-run }** : tes cartes se retournent toutes seules.
    {"**"}{ variant-name-disney_karo8 }** : choisis une carte marquée et appuie sur **{ button-lay }**. Si aucune ne va, **{ button-board-draw }**.
    {"**"}{ variant-name-gin_rummy }** : prends la carte ouverte ou **{ button-board-refuse }**, puis pioche et **{ button-discard-card }**, ou **{ button-bid-card-gin }** avec peu de cartes isolées.
    {"**"}{ variant-name-rummy_500 }** : ta main dit jusqu’où tu peux prendre dans la pile ouverte.
    {"**"}{ variant-name-nsv_basic }** : selon la forme, on peut **acheter** la carte ouverte, ou finir une manche avec **{ button-bid-card }**.

help-rebuilding-title = Tuiles, et tables qu’on recombine
help-rebuilding = Avec des tuiles, on **pose** ou on **pioche une tuile**. Pas de défausse.
    1. Choisis des tuiles dans ta main et appuie sur **{ button-lay }**. Talon leur trouve des combinaisons, recombine la table s’il le faut, et la montre : un plus marque les tiennes, une flèche ce qui a bougé. Personne ne le voit avant que tu appuies sur **{ button-benchok }**.
    2. {"**"}{ button-byhand }**, tu déplaces tout toi-même. **{ button-benchsplit }** coupe une combinaison en deux, **{ button-benchundo }** revient d’un pas.
    3. {"**"}{ button-hint }** montre une bonne façon, si la table a permis les indices.

    {"**"}{ variant-name-nsv_robber }** marche pareil avec des cartes : pioche, **{ button-rebuild }**, confirme, défausse.

help-house-title = Règles maison
help-house = Chaque règle d’un jeu peut changer avant le début. Qui a ouvert la table appuie sur **{ button-change }**, puis **{ button-house }**, et voit chaque règle avec ce qui est possible. Des règles qui ne vont pas ensemble sont refusées, avec la raison. La table dit combien elle a de règles maison.

    Un serveur garde ses préférées : **/{ command-settings.name }**, { server-page-rules }, leur donne un nom et en fait celles du serveur. On les choisit sous **{ button-change }**.

help-time-title = Quand tu n’es pas là
help-time = Quand ton temps est écoulé, Talon joue le coup le plus simple. Rate deux tours : un ordinateur joue, ou tout attend s’il n’y a personne ; si tu pars ou ne reviens pas, ta place est libre.
    Un coup de ta part la reprend, sauf si quelqu’un d’autre l’a prise : on y continue avec tes cartes et ton score, et le résultat donne les deux noms. **/{ command-game.name } { command-game-join.name }** prend une place libre.

    Chaque mélange est mis sous scellés avant la première carte : personne, pas même qui fait tourner Talon, ne peut arranger les cartes, et tu peux le vérifier.

help-company-title = Avec qui tu joues
help-company = Sous **{ button-change }**, on choisit qui peut venir à sa table : tout le monde, ou seulement sur invitation. Les invités reçoivent un message, et on peut les retirer.
    {"**"}/{ command-me.name }** vous garde, toi et quelqu’un d’autre, à des tables différentes ; personne n’en sait rien. On y voit aussi ce qui est conservé à ton sujet, on le reçoit en fichier, on l’efface.
    Qui gère un serveur choisit dans **/{ command-settings.name }** qui ouvre des tables et où, ce qui est habituel, et qui ne peut pas jouer.

help-tournaments-title = Tournois
help-tournaments = Appuie sur **{ button-tournament-join }** sous le tableau d’un tournoi, ou écris **/{ command-tournament.name } { command-tournament-join.name }**. **/{ command-tournament.name } { command-tournament-list.name }** montre ce qu’il y a.
    Un pointage ? Appuie sur **{ button-tournament-checkin }** quand on t’appelle. Au début d’une ronde, on t’appelle dans un fil avec tes cartes. Les résultats arrivent tout seuls.
    Vois où on en est avec **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** mène à ta table, te laisse souffler, ou abandonner : l’ordinateur continue pour toi.
    Quand tout est fini, **{ button-tournament-fair }** montre le secret des mélanges, et **{ button-tournament-export }** a tout ce qui s’est passé.

help-hosting-title = Organiser un tournoi
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** ouvre un panneau que personne d’autre ne voit. **{ button-draft-open }** publie le tableau. Tout le reste est dans **/{ command-tournament.name } { command-tournament-host.name }** : commencer, suspendre, donner du temps, trancher une table, revenir en arrière. Tout le monde apprend ta raison. Qui gère le serveur peut en organiser un, et un rôle dans **/{ command-settings.name }**.
    - **{ tournament-format-swiss }** : tout le monde joue chaque ronde.
    - **{ tournament-format-round_robin }** : chacun rencontre chacun.
    - **{ tournament-format-knockout }** : les meilleurs de chaque table continuent.
    - **{ tournament-format-ladder }** : à la limite de points, c’est fini.
    - **{ tournament-format-league }** : des divisions, avec des saisons.
    - **{ tournament-format-arena }** : une nouvelle table aussitôt, jusqu’à la cloche.
