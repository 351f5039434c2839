"""Days that never were: people with habits who play on the real service, while a clock of our own runs ahead."""
