"""The puzzle of the day: solved on the workbench or in a hand, shared in a line, looked back on by the month; and the deal of the day."""
