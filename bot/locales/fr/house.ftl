said-players_min = Au moins { $value } joueurs.
said-players_max = Au plus { $value } joueurs.
said-match-end = { $value ->
    [fixed_rounds] La partie a un nombre fixe de manches.
    [last_player_standing] La partie dure jusqu’à ce qu’il ne reste qu’une personne.
   *[target] La partie dure jusqu’à ce que quelqu’un atteigne un total.
}
said-match-rounds = { $value ->
    [number_of_players] Autant de manches que de joueurs.
    [one] { $value } manche.
   *[other] { $value } manches.
}
said-match-target = Une partie jusqu’à un total se joue jusqu’à { $value }.
said-match-eliminate_at = { $value ->
    [none] Aucun total ne met hors jeu.
   *[other] À { SCORE($value) } points, on est hors jeu.
}
said-match-eliminate_on = { $value ->
    [net] Les bonus comptent pour la mise hors jeu.
   *[gross_penalty] Seuls les points négatifs comptent pour la mise hors jeu.
}
said-match-max_rounds = { $value ->
    [one] Sans nombre fixe de manches, la partie a { $value } manche au plus.
   *[other] Sans nombre fixe de manches, la partie a { $value } manches au plus.
}
said-match-best = { $value ->
    [lowest] Le plus bas total gagne.
    [highest] Le plus haut total gagne.
    [last_player_standing] Qui reste en dernier gagne.
   *[other] {""}
}
said-match-first_dealer = { $value ->
    [random] Le premier donneur est tiré au sort.
   *[first_seat] La première place est le premier donneur.
}
said-match-dealer_rotation = { $value ->
    [clockwise] La donne passe à gauche après chaque manche.
    [fixed] La même personne donne à chaque manche.
    [winner] Qui gagne une manche donne la suivante.
   *[loser] Qui perd une manche donne la suivante.
}
said-match-tie = { $value ->
    [shared] À égalité à la fin, on partage la victoire.
   *[extra_round] À égalité à la fin, on continue jusqu’à ce que quelqu’un mène, dix manches au plus.
}
said-match-on_leave = { $value ->
    [computer] Si tu pars, l’ordinateur joue pour toi.
   *[forfeit] Si tu pars, tu es hors jeu.
}
said-deck-packs = { $value ->
    [one] { $value } paquet de 52 cartes.
   *[other] { $value } paquets de 52 cartes.
}
said-deck-packs_from_five = { $value ->
    [none] Autant de paquets à une table de cinq places ou plus.
    [one] À une table de cinq places ou plus, { $value } paquet.
   *[other] À une table de cinq places ou plus, { $value } paquets.
}
said-deck-jokers = { $value ->
    [0] Pas de joker.
    [1] { $value } joker.
   *[other] { $value } jokers.
}
said-deal-cards = Chacun reçoit { $value } cartes.
said-deal-cards_two = { $value ->
    [none] À une table de deux places, on reçoit autant de cartes.
   *[other] À une table de deux places, on reçoit { $value } cartes.
}
said-deal-upcard_offered = { $value ->
    [on] La carte retournée est proposée avant le premier tour.
   *[off] La carte retournée n’est pas proposée avant le premier tour.
}
said-deal-extra_card_to = { $value ->
    [left_of_dealer] À gauche du donneur, on en reçoit une de plus.
   *[none] Personne ne reçoit de carte de plus.
}
said-deal-packets = On donne par paquets : { $value }.
said-deal-upcard = { $value ->
    [on] On retourne une carte à côté de la pioche.
   *[off] On ne retourne pas de carte.
}
said-start-opening_action = { $value ->
    [discard_only] Qui commence ne fait que défausser.
   *[normal_turn] Qui commence joue un tour entier.
}
said-meld_from_lap = { $value ->
    [one] On peut poser dès le début.
   *[other] On peut poser à partir du tour de table { $value }.
}
said-draw-discard_take = { $value ->
    [free] La carte du dessus de la défausse peut se prendre.
    [only_if_melded_this_turn] La défausse du dessus ne se prend que pour la poser aussitôt, avant toute autre carte.
    [visible_pile] La défausse est ouverte : prends plusieurs cartes si tu poses aussitôt la plus profonde.
   *[never] La défausse ne se prend pas.
}
said-draw-pile_top = { $value ->
    [must_be_melded] La carte du dessus de la pile ouverte se pose aussitôt, elle aussi.
   *[free] La carte du dessus de la pile ouverte peut simplement se prendre.
}
said-draw-discard_take_from_lap = { $value ->
    [one] La défausse peut se prendre dès le début.
   *[other] La défausse peut se prendre à partir du tour de table { $value }.
}
said-draw-discard_just_taken = { $value ->
    [on] Tu peux défausser ce que tu viens de prendre.
   *[off] Tu ne peux pas défausser la carte que tu viens de prendre.
}
said-claim-enabled = { $value ->
    [on] Les autres peuvent frapper pour une défausse.
   *[off] Personne ne frappe pour la défausse.
}
said-claim-penalty_stock_cards = { $value ->
    [0] Demander une défausse ne coûte pas de carte de pénalité.
    [1] Demander une défausse coûte { $value } carte de pénalité.
   *[other] Demander une défausse coûte { $value } cartes de pénalité.
}
said-claim-next_player_exempt = { $value ->
    [on] Qui joue juste après demande sans pénalité.
   *[off] Qui joue juste après paie aussi.
}
said-claim-resolution = { $value ->
    [seat_order] Parmi ceux qui la veulent, la carte va au plus proche après celui qui défausse.
   *[first_click] La carte va à qui la demande en premier.
}
said-claim-from_lap = { $value ->
    [one] On peut demander une défausse dès le début.
   *[other] On peut demander une défausse à partir du tour de table { $value }.
}
said-claim-max_per_round = { $value ->
    [none] Tu peux demander autant de défausses que tu veux.
    [one] Tu peux demander { $value } défausse par manche.
   *[other] Tu peux demander { $value } défausses par manche.
}
said-claim-upcard_buyable = { $value ->
    [on] La première carte ouverte peut s’acheter.
   *[off] La première carte ouverte n’est pas à vendre.
}
said-claim-veto = { $value ->
    [on] Ceux qui sont entre les deux doivent être d’accord : qui passe l’est, qui se tait ne l’est pas.
   *[off] Une demande n’a besoin de l’accord de personne.
}
said-claim-changes_turn_order = { $value ->
    [on] Le jeu continue à partir de qui a pris la carte.
   *[off] Une demande ne change pas l’ordre des tours.
}
said-claim-next_draw = { $value ->
    [stock_only] Après une demande, le tour suivant prend dans la pioche.
   *[free] Après une demande, le tour suivant prend où il veut : pioche ou défausse.
}
said-set-min = Une série a au moins { $value } cartes.
said-set-max = { $value ->
    [none] Une série peut avoir n’importe quelle taille.
   *[other] Une série a au plus { $value } cartes.
}
said-set-distinct_suits = { $value ->
    [on] Une série a chaque couleur une fois.
   *[off] Une série peut avoir une couleur deux fois.
}
said-run-min = Une suite a au moins { $value } cartes.
said-run-max = Une suite a au plus { $value } cartes.
said-run-ace = { $value ->
    [low] L’as ne vient que sous le deux.
    [high] L’as ne vient qu’au-dessus du roi.
   *[low_or_high] L’as vient sous le deux ou au-dessus du roi, jamais au milieu.
}
said-run-wrap = { $value ->
    [on] Une suite peut tourner le coin : roi, as, deux.
   *[off] Une suite ne tourne pas le coin.
}
said-flush = { $value ->
    [none] Aucune couleur ne ferme la manche.
   *[on] Des cartes d’une seule couleur peuvent fermer la manche.
}
said-flush-cards = { $value ->
    [any_remaining] La couleur qui ferme compte toutes tes cartes, sans rien de posé avant.
   *[12] La couleur qui ferme compte douze cartes.
}
said-joker-max_per_meld = { $value ->
    [half] Une combinaison a au plus la moitié de jokers.
    [at_least_one_natural] Une combinaison a au moins une pièce qui n’est pas un joker.
   *[1] Une combinaison prend un joker.
}
said-joker-meld_value = { $value ->
    [replaced_card] Un joker posé vaut ce qu’il remplace.
   *[other] Un joker posé vaut { $value }.
}
said-joker-swap = { $value ->
    [own_turn_after_opening] Tu peux récupérer un joker à ton tour, après tes premières combinaisons.
    [own_turn] Tu peux récupérer un joker à ton tour.
   *[never] Aucune carte ne récupère un joker de la table.
}
said-joker-freed = { $value ->
    [hand_or_play] Un joker récupéré peut se garder.
    [immediately_any] Un joker récupéré se repose tout de suite.
   *[immediately_in_new_meld] Un joker récupéré va tout de suite dans une nouvelle combinaison.
}
said-joker-announce = { $value ->
    [when_ambiguous] Tu ne dis ce qu’un joker remplace que si ce n’est pas clair.
   *[required] Tu dis toujours ce qu’un joker remplace dans une série.
}
said-opening-points = { $value ->
    [0] Il ne faut pas de points pour ouvrir.
    [1] Il faut { $value } point pour ouvrir.
   *[other] Il faut { $value } points pour ouvrir.
}
said-opening-scope = { $value ->
    [single_meld] Une seule combinaison doit apporter les points pour ouvrir.
   *[sum_of_melds] Plusieurs combinaisons peuvent réunir les points pour ouvrir.
}
said-opening-count_layoffs = { $value ->
    [on] Les cartes que tu ajoutes comptent pour ouvrir.
   *[off] Les cartes que tu ajoutes ne comptent pas pour ouvrir.
}
said-opening-count_table = { $value ->
    [none] La table ne compte pas pour ouvrir.
    [touched_melds] Les combinaisons de la table dont tu te sers comptent pour ouvrir.
   *[all] Toutes les combinaisons de la table comptent pour ouvrir.
}
said-layoff-enabled = { $value ->
    [on] On peut ajouter des cartes aux combinaisons de la table.
   *[off] On n’ajoute rien aux combinaisons de la table.
}
said-layoff-requires = { $value ->
    [own_opening] Tu peux ajouter après tes propres premières combinaisons.
    [own_meld] Tu peux ajouter après une combinaison à toi.
   *[any_meld_on_table] Il ne te faut pas de combinaison à toi pour ajouter.
}
said-layoff-targets = { $value ->
    [all_melds] Tu peux ajouter aux combinaisons de tout le monde.
    [others] Tu ne peux ajouter qu’aux combinaisons des autres.
   *[own] Tu ne peux ajouter qu’à tes propres combinaisons.
}
said-layoff-in_opening_turn = { $value ->
    [on] Tu peux ajouter au tour de tes premières combinaisons.
   *[off] Tu ne peux pas ajouter au tour de tes premières combinaisons.
}
said-layoff-by = { $value ->
    [choice] Après une frappe, l’autre choisit quoi ajouter.
    [search] Après une frappe, le mieux est ajouté pour l’autre.
   *[nobody] On n’ajoute rien après une frappe.
}
said-layoff-on_gin = { $value ->
    [on] On peut ajouter des cartes contre un gin.
   *[off] On n’ajoute rien contre un gin.
}
said-rearrange = { $value ->
    [none] Les combinaisons de la table restent comme elles sont.
   *[on] On peut recombiner la table.
}
said-rearrange-lock = { $value ->
    [none] Les jokers de la table bougent librement, et peuvent chaque fois remplacer autre chose.
    [joker_only] Un joker posé garde sa pièce jusqu’à sa récupération, et ne va que dans une combinaison de sa sorte.
    [groups_only] Série ou groupe à joker : ne fait que grandir tant qu’il y est ; dans une suite, le reste bouge.
   *[whole_meld] Une combinaison à joker reste entière tant qu’on ne le récupère pas, mais peut grandir.
}
said-rearrange-swap_tile_from = { $value ->
    [rack_only] La pièce qui récupère un joker doit être à toi.
   *[rack_or_table] La pièce qui récupère un joker peut être à toi ou venir d’une autre combinaison.
}
said-rearrange-set_colour = { $value ->
    [any_missing] Dans une série, toute couleur qui manque récupère un joker.
   *[declared] Dans une série, seule la couleur annoncée récupère un joker.
}
said-rearrange-min_rack = { $value ->
    [0] Tu peux recombiner la table sans rien poser.
    [1] Si tu recombines la table, tu poses au moins { $value } pièce à toi.
   *[other] Si tu recombines la table, tu poses au moins { $value } pièces à toi.
}
said-rearrange-check = { $value ->
    [final_state] Seule la table finie compte.
   *[strict_origin] De chaque combinaison, trois pièces restent ensemble, sauf si tu la défais tout à fait.
}
said-rearrange-assist = { $value ->
    [none] Pas d’aide pour recombiner.
    [placement] Talon trouve une place pour ce que tu choisis.
   *[hints] Talon trouve une place et donne des indices.
}
said-deck-copies = { $value ->
    [one] Chaque tuile existe { $value } fois.
   *[other] Chaque tuile existe { $value } fois.
}
said-deal-tiles = Chacun commence avec { $value } tuiles.
said-deal-method = { $value ->
    [random_draw] On pioche les tuiles une par une.
   *[two_stacks_of_7] Chacun prend deux piles de sept tuiles.
}
said-start-player = { $value ->
    [drawn_by_lot] On tire au sort qui commence.
   *[highest_tile_drawn] La plus haute tuile piochée commence.
}
said-table_access_after_opening = { $value ->
    [next_turn] La table est à toi à partir du tour qui suit tes premières combinaisons.
   *[same_turn] La table est à toi dès le tour de tes premières combinaisons.
}
said-drawn_tile_playable_same_turn = { $value ->
    [on] Une tuile piochée peut se poser aussitôt.
   *[off] Une tuile piochée attend ton tour suivant.
}
said-may_decline_to_lay = { $value ->
    [on] Rien ne t’oblige à poser, même si tu peux.
   *[off] Si tu peux poser, il le faut.
}
said-hand_game-enabled = { $value ->
    [on] Poser tout son plateau d’un coup est un Rami sec.
   *[off] Il n’y a pas de Rami sec.
}
said-hand_game-waives_opening = { $value ->
    [on] Un Rami sec se passe des points pour ouvrir.
   *[off] Un Rami sec demande les points pour ouvrir.
}
said-hand_game-allow_table = { $value ->
    [on] Un Rami sec peut se servir de la table.
   *[off] Un Rami sec ne peut pas se servir de la table.
}
said-v1-enabled = { $value ->
    [on] À ton tour, prends une tuile, puis pose ou mets-en une de côté.
   *[off] À ton tour, pose des tuiles ou pioches-en une.
}
said-v1-discard = { $value ->
    [if_nothing_laid] Tu ne mets une tuile de côté que si tu n’en as pas posé.
   *[always] Tu mets une tuile de côté à chaque tour.
}
said-v1-take_condition = { $value ->
    [in_the_new_meld] Une tuile mise de côté se prend pour une nouvelle combinaison qui la contient.
   *[any_new_meld] Une tuile mise de côté se prend si tu poses une nouvelle combinaison, n’importe laquelle.
}
said-v2-enabled = { $value ->
    [on] La huitième tuile de la dernière pile est ouverte.
   *[off] Aucune tuile n’est ouverte.
}
said-v2-condition = { $value ->
    [finish] La tuile ouverte ne sert qu’à poser tout ton plateau.
   *[any_play] La tuile ouverte sert à n’importe quel coup.
}
said-timer_s = { $value ->
    [none] Un tour a le temps de son rythme.
   *[other] En direct, un tour a { $value } secondes.
}
said-timeout-policy = { $value ->
    [keep_valid_else_rollback] Quand le temps est écoulé, tes tuiles hors combinaison te reviennent.
   *[take_loose_tiles] Quand le temps est écoulé, tu prends toutes les tuiles qui traînent.
}
said-timeout-penalty_tiles = { $value ->
    [0] Dépasser le temps ne coûte pas de tuiles.
    [1] Dépasser le temps en posant coûte { $value } tuile.
   *[other] Dépasser le temps en posant coûte { $value } tuiles.
}
said-timeout-draw_if_nothing_laid = { $value ->
    [0] Si rien d’un tour inachevé ne peut rester, on ne pioche pas de tuile.
    [1] Si rien d’un tour inachevé ne peut rester, on pioche { $value } tuile.
   *[other] Si rien d’un tour inachevé ne peut rester, on pioche { $value } tuiles.
}
said-pool_empty = { $value ->
    [blocked_lowest_wins] Quand tout le monde a passé à la suite, le plateau le plus bas gagne.
   *[void_round] Quand tout le monde a passé à la suite, la manche ne compte pour personne.
}
said-go_out-last_card = { $value ->
    [must_discard] Ta dernière carte doit être une défausse.
    [may_discard] Tu peux vider ta main en posant ta dernière carte.
   *[floats] Si tu poses ta dernière carte, tu continues sans main jusqu’à pouvoir défausser.
}
said-go_out-call = { $value ->
    [auto] « Rami » est crié pour toi.
    [required] Oublier de crier « Rami » coûte une carte.
   *[none] Personne ne crie « Rami ».
}
said-go_out-knock = { $value ->
    [none] Personne ne peut annoncer Rami.
   *[on] On peut gagner une manche en annonçant Rami.
}
said-go_out-knock-limit = { $value ->
    [one] Tu peux annoncer Rami avec ta défausse et { $value } point en main.
   *[other] Tu peux annoncer Rami avec ta défausse et { $value } points en main.
}
said-go_out-knock-test = { $value ->
    [at_most] Moins de points suffisent aussi pour l’annonce.
   *[exactly] L’annonce demande exactement ces points.
}
said-go_out-knock-ace = { $value ->
    [1] Pour l’annonce, un as en main compte 1.
   *[11] Pour l’annonce, un as en main compte 11.
}
said-go_out-knock-undercut = { $value ->
    [on] Une main plus basse bat l’annonce.
   *[off] L’annonce gagne toujours.
}
said-stock-empty = { $value ->
    [shuffle_discards_keep_top] Quand la pioche est épuisée, on bat la défausse, sauf la carte du dessus, pour en refaire une.
    [turn_over_discards_keep_top] Quand la pioche est épuisée, on retourne la défausse, sauf la carte du dessus.
   *[end_round] La défausse ne redevient jamais pioche.
}
said-stock-max_recycles = { $value ->
    [none] La défausse peut redevenir pioche autant de fois qu’il le faut.
    [0] La défausse ne redevient jamais pioche.
    [1] La défausse peut redevenir pioche { $value } fois.
   *[other] La défausse peut redevenir pioche { $value } fois.
}
said-stock-void_at = { $value ->
    [one] S’il reste { $value } carte dans la pioche sans qu’on ait frappé, la manche est nulle.
   *[other] S’il reste { $value } cartes dans la pioche sans qu’on ait frappé, la manche est nulle.
}
said-hand_values-ace = Un as resté en main compte { $value }.
said-hand_values-court = { $value ->
    [11] Restés en main, valets, dames et rois comptent 11.
    [12] Restés en main, les valets comptent 11, dames et rois 12.
    [13] Restés en main, les valets comptent 11, les dames 12, les rois 13.
   *[other] Restées en main, les figures comptent { $value }.
}
said-hand_values-joker = Un joker resté en main compte { $value }.
said-meld_values-ace_low = Un as sous le deux vaut { $value }.
said-meld_values-ace_high = Un as au-dessus du roi vaut { $value }.
said-meld_values-ace_in_set = Un as dans une série vaut { $value }.
said-meld_values-court = { $value ->
    [11] Dans une combinaison, valets, dames et rois valent 11.
    [12] Dans une combinaison, les valets valent 11, dames et rois 12.
    [13] Dans une combinaison, les valets valent 11, les dames 12, les rois 13.
   *[other] Dans une combinaison, les figures valent { $value }.
}
said-score-winner = { $value ->
    [nothing] Qui gagne la manche ne compte rien.
    [own_hand_value] Qui gagne la manche compte aussi ce qui reste en main.
    [plus_sum] Qui gagne la manche reçoit ce que les autres perdent.
   *[zero] Qui gagne la manche marque zéro.
}
said-score-winner_bonus = { $value ->
    [0] Gagner une manche n’apporte pas de bonus.
   *[other] Gagner une manche compte { SCORE($value) }.
}
said-score-bonus_floor = { $value ->
    [none] Un bonus peut faire passer un total au-delà de zéro.
   *[zero] Un bonus ne fait passer aucun total au-delà de zéro.
}
said-score-lone_joker_relief = { $value ->
    [0] Un joker seul en main n’apporte pas de bonus.
   *[other] Un joker seul en main est crédité de { SCORE($value) }.
}
said-score-first_melder_penalty = { $value ->
    [0] Poser en premier ne coûte rien.
   *[other] Si tu poses en premier sans gagner, tu paies { $value }.
}
said-score-double = { $value ->
    [none] Rien ne double les points.
    [flush_from_hand] Une couleur qui ferme double les points des autres.
    [any_close_from_hand] Fermer d’un coup double les points des autres.
   *[hand_game] Un Rami sec double les points des autres.
}
said-score-count_melds = { $value ->
    [on] Ce que tu as posé compte pour toi, ce qui te reste, contre toi.
   *[off] Ce qui te reste compte contre toi.
}
said-score-gin = { $value ->
    [0] Gin n’apporte pas de bonus.
   *[other] Gin rapporte { $value } de plus.
}
said-score-big_gin = { $value ->
    [none] Il n’y a pas de grand gin.
   *[other] Un grand gin rapporte { $value } de plus.
}
said-score-undercut = Un contre rapporte { $value } de plus.
said-score-undercut_on_tie = { $value ->
    [on] À cartes isolées égales, c’est aussi un contre.
   *[off] À cartes isolées égales, ce n’est pas un contre.
}
said-score-game = Qui mène à la fin reçoit { $value } pour la partie.
said-score-box = Chaque manche gagnée rapporte { $value } à la fin.
said-score-shutout_doubles = { $value ->
    [on] Les points doublent contre qui n’a gagné aucune manche.
   *[off] Un capot ne double rien.
}
said-score-show_money = { $value ->
    [on] Les totaux se disent aussi en argent : dix points font un centime.
   *[off] Les totaux ne se disent pas en argent.
}
said-score-display = { $value ->
    [penalty] Les totaux s’écrivent comme des points à éviter.
   *[negative] Les totaux s’écrivent sous zéro.
}
said-knock-limit = { $value ->
    [0] On ne frappe que sans carte isolée.
   *[other] On frappe quand les cartes isolées comptent { $value } ou moins.
}
said-knock-oklahoma = { $value ->
    [none] La carte retournée ne change rien pour frapper.
   *[on] La carte retournée abaisse la limite pour frapper à sa propre valeur.
}
said-knock-oklahoma-ace = { $value ->
    [1] Un as comme carte retournée compte 1.
   *[gin] Un as comme carte retournée n’autorise que gin.
}
said-knock-oklahoma-spades_double = { $value ->
    [on] Un pique comme carte retournée double la manche.
   *[off] Un pique comme carte retournée ne double rien.
}
said-duel-packs = { said-deck-packs }
said-duel-jokers = { $value ->
    [0] Pas de joker.
   *[other] { $value } jokers, la moitié pour chaque équipe.
}
said-karo8-ace = { $value ->
    [high] L’as vient au-dessus du roi.
   *[low] L’as vient sous le deux.
}
said-karo8-may_hold_back = { $value ->
    [on] Tu peux piocher même si tu pourrais poser.
   *[off] Tu ne pioches que si aucune de tes cartes ne va.
}
said-karo8-eights_first = { $value ->
    [on] Les quatre huit se posent avant toute autre carte.
   *[off] Les huit peuvent venir à tout moment.
}
said-karo8-start_draw = { $value ->
    [round_robin] Si personne n’a de huit, on pioche à tour de rôle.
   *[first_player] Si personne n’a de huit, la première place pioche.
}
said-karo8-drawn_card_playable_same_turn = { $value ->
    [on] Une carte piochée qui va se pose aussitôt.
   *[off] Une carte piochée ne se pose pas au même tour.
}
said-karo8-win = { $value ->
    [colour_complete] La première couleur complète fait gagner son équipe, peu importe qui l’a posée.
   *[team_hands_empty] La première équipe sans cartes gagne.
}
said-karo8-teams = { $value ->
    [lone_hero] À trois, le donneur joue sans partenaire pour les héros.
   *[lone_villain] À trois, le donneur joue sans partenaire pour les voleurs.
}
