"""The database itself: connections, its schema brought up to date, copies, what is wrong with it."""
