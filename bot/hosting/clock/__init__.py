"""How time counts: paces, turns and their reserve, rests, reminders, absence, standstills."""
