"""Events as lines, and the moment of play as one line. Everything comes from seen events and views only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, Final

from bot.wording.speech import Speech, listed, plain_name
from engine.cards import Card
from engine.games.duel.view import DuelView
from engine.games.events import Event, TableLaid
from engine.games.suit_rows.view import RowsView
from engine.games.views import MatchView, Phase
from engine.melds.meld import Meld
from engine.rules.scores import MatchResult, RoundResult

# A rebuilt table is seen on the board: a line that spelled it out would be read by nobody.
_WHOLE_MELDS: Final = frozenset({"melds", "changes", "gone"})


def line(speech: Speech, event: Event, own_seat: int | None = None) -> str:
    """One line for a seen event; a withheld part (a drawn card) is simply not said.

    Whoever sits at `own_seat` is told of what they did themselves as “you”.
    """
    own = own_seat is not None and getattr(event, "seat", None) == own_seat
    if own and speech.catalog.says(f"own-{event.kind}"):
        return speech.text(f"own-{event.kind}", facts_of(speech, event))
    return speech.text(f"event-{event.kind}", facts_of(speech, event))


def facts_of(speech: Speech, event: Event) -> dict[str, Any]:
    """What a seen event says, as arguments of its messages."""
    told: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        match value:
            case Meld():
                told |= {"meld_kind": value.kind.value, "cards": speech.say("cards", value.cards)}
            case RoundResult():
                told |= {
                    "round": value.round,
                    "end": value.end.value,
                    "winner": speech.say("winner", value.winner),
                    "team": speech.say("team", value.team),
                }
            case MatchResult():
                winners = [plain_name(speech.names[seat]) for seat in value.winners]
                told |= {"winners": listed(speech.catalog, winners), "count": len(winners)}
            case _ if field.name in {"shown", "draws"}:
                told[field.name] = _shown(speech, value)
            case _ if field.name in _WHOLE_MELDS:
                pass
            case tuple() if isinstance(event, TableLaid) and field.name == "cards" and value:
                told["cards"] = _meld_by_meld(speech, event)
            case _:
                told[field.name] = speech.say(field.name, value)
    return told


def _meld_by_meld(speech: Speech, event: TableLaid) -> str:
    """The cards that a rebuilt table took from a hand: those of each meld together, in its order."""
    lying = {there.meld_id: there.meld.cards for there in event.melds}
    parts = [tuple(lying[change.meld_id][at] for at in change.laid) for change in event.changes if change.laid]
    if sum(map(len, parts)) != len(event.cards):
        return str(speech.say("cards", event.cards))
    return ", ".join(str(speech.say("cards", part)) for part in parts)


def _shown(speech: Speech, shown: Iterable[tuple[int, Card]]) -> str:
    """What each seat turned up: `Ada K♥, Ben 5♣`."""
    pieces = ({"seat": speech.say("seat", seat), "card": speech.say("card", card)} for seat, card in shown)
    return ", ".join(speech.catalog.text("shown-card", piece) for piece in pieces)


def moment(speech: Speech, view: MatchView) -> str:
    """One line on where the game stands and who is to do what."""
    window = view.claim_window
    phase = Phase.OVER if view.result is not None else view.phase
    late = [seat for seat in view.revealing if seat not in view.flipped] if isinstance(view, DuelView) else []
    told = {
        "seat": speech.say("seat", view.turn_seat),
        "seats": speech.say("seats", tuple(late)),
        "card": speech.say("card", window.card if window is not None else None),
        "eight": "yes" if isinstance(view, RowsView) and view.eight_due else "no",
    }
    return speech.text(f"moment-{phase.value}", told)
