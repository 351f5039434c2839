"""Who is told of which event. Denied by default: what nobody has named reaches nobody."""

from dataclasses import dataclass, fields, replace
from typing import Any, get_args

import pytest

from engine.games.events import Event, seen_by

KINDS: tuple[type[Any], ...] = get_args(get_args(Event)[0])
# What of an event is for its own seat alone: one field of it, or that it happened at all.
SECRETS = {
    "hand_dealt": None,
    "window_answered": None,
    "drew_stock": "card",
    "call_forgotten": "card",
    "claim_won": "drawn",
    "penalty_drawn": "cards",
}


@dataclass(frozen=True, slots=True)
class HandPeeked:
    """An event that no union holds."""

    seat: int
    card: int
    kind: str = "hand_peeked"


def of_seat_1(kind: type[Any]) -> Any:
    """An event whose fields are all 1, its seat too."""
    return kind(**{field.name: 1 for field in fields(kind) if field.name != "kind"})


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_seat_of_an_event_is_told_all_of_it(kind: type[Any]) -> None:
    event = of_seat_1(kind)
    assert seen_by(event, 1) == event


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("viewer", [0, None])
def test_the_others_are_told_all_but_its_secret(kind: type[Any], viewer: int | None) -> None:
    event = of_seat_1(kind)
    told: Any = event
    if event.kind in SECRETS:
        secret = SECRETS[event.kind]
        told = None if secret is None else replace(event, **{secret: None})
    assert seen_by(event, viewer) == told


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_event_that_nobody_has_named_reaches_nobody(viewer: int | None) -> None:
    event: Any = HandPeeked(1, 7)
    assert seen_by(event, viewer) is None
