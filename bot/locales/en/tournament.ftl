# Tournaments: their board, panels, answers, and what is refused in them.

reject-table_of_tournament = This table belongs to a tournament. Only the tournament’s host can end it: ask for `/tournament decide`.
