"""Sets, runs, flushes and jokers; laying off; exact search over melds; a table rebuilt and its joker locks.

meld -> worth, forming -> no_meld -> reading -> laying_off -> fits: what cards form, what it counts, what may be added.
pools -> search_rules -> candidates -> search -> best_lay_offs, outlook: the exact search over a hand.
joker_locks -> rebuilding: the table as a whole.
"""
