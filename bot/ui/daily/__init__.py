"""The puzzle of the day: solved on the workbench or in a hand, shared, looked back on by the month. And the deal."""
