"""What can be wrong with a database. Apart from what knows databases, so that a command can name it quickly."""

from typing import Final

NO_ROOM: Final = "there is no room left for {file}"


class DatabaseFault(Exception):  # noqa: N818 - of the operator's making, and for them to mend
    """A database that cannot be used as it is. Its text is one line."""


class DatabaseTrouble(Exception):  # noqa: N818 - of the machine, not of the program
    """The database does not answer: it is away, locked, full or broken. What was asked may be asked again.

    Its text is one line, which quotes nothing that is stored.
    """

    quotes_nothing: Final = True


class LeaseLost(DatabaseTrouble):
    """Our process gave no sign of life for so long that others have taken its place: nothing it writes counts."""

    def __init__(self) -> None:
        super().__init__("this process was silent for too long, and another has its place")


class Collision(DatabaseTrouble):
    """Two transactions waited for each other, and this one gave way: it will do better at once."""
