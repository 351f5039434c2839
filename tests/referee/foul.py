"""What the referee whistles."""

from __future__ import annotations


class Foul(AssertionError):  # noqa: N818 - a foul is what a referee whistles
    """Something that the rules forbid. `clause` names the rule, `what` says in one sentence what is wrong.

    `where` is the match and the number of its move; the referee adds it.
    """

    def __init__(self, clause: str, what: str, where: str = "") -> None:
        super().__init__(f"{where}: {what} ({clause})" if where else f"{what} ({clause})")
        self.clause = clause
        self.what = what
        self.where = where

    def __reduce__(self) -> tuple[type[Foul], tuple[str, str, str]]:
        """It is told by the process that watched to the one that asked."""
        return Foul, (self.clause, self.what, self.where)

    def at(self, where: str) -> Foul:
        """The same foul with the place in the match."""
        return Foul(self.clause, self.what, where)


def expect(holds: bool, clause: str, what: str) -> None:
    """Raises Foul where something does not hold."""
    if not holds:
        raise Foul(clause, what)
