"""What is read and listed of games and tournaments, and what belongs to them beside their ledger."""
