"""What was typed into a form and refused: whoever opens the same form again need not type it twice."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

KEPT_FOR: Final = timedelta(minutes=15)


class RefusedForms:
    """The last form of each person that was refused, in memory alone, for a quarter of an hour."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[str, Mapping[str, str], datetime]] = {}

    def keep(self, user_id: int, form: str, filled: Mapping[str, str], now: datetime) -> None:
        """Remember what somebody typed, and forget what is too old."""
        self._kept = {user: kept for user, kept in self._kept.items() if now - kept[2] < KEPT_FOR}
        self._kept[user_id] = form, filled, now

    def filled(self, user_id: int, form: str, now: datetime) -> Mapping[str, str]:
        """What somebody typed into a form that was refused; nothing of any other."""
        refused, filled, at = self._kept.get(user_id, ("", {}, now))
        return filled if refused == form and now - at < KEPT_FOR else {}

    def forget(self, user_id: int) -> None:
        """Somebody has sent a form again."""
        self._kept.pop(user_id, None)
