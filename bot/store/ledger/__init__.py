"""What is changed by moves: a log, a snapshot, deadlines and an outbox, written in one transaction."""
