"""The course of a match for its page: a step a move, what it changed on the table, and what is told of it to whom.

A scene is the table as the page shows it: who holds what, what lies where, each place by a key of its own. It is made
from views alone; what two scenes have alike is told once. Keys say what a place is: `s0` a seat, `h0` its hand, `m7` a
meld, `p0` a pile or another place of whole cards, `w0` a row of small ones. Words are named by their messages.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.ui.table.game_facts import opens_with_any_meld
from bot.wording import Wording
from engine.archive.replay import Watched
from engine.cards import Card, Seat, seats_of
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.events import Event, Opened, WindowAnswered
from engine.games.gin.view import GinView
from engine.games.moves import Shuffled
from engine.games.scenes import SILENT, Eyes, MomentKind
from engine.games.suit_rows.rules import card_in_row
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.options import TileView
from engine.games.views import MatchView, Phase, PileView, TeamView
from engine.melds.meld import Meld
from engine.rules.rule_set import HEROES
from engine.variants import variant_of
from render.pieces.symbols import Piece

Told = str | int | None | list["Told"] | Mapping[str, "Told"]
Scene = dict[str, Told]

BACK: Final = Piece(None)
_SIGNS: Final = "".join(
    chr(code) for code in (*range(0x21, 0x7F), *range(0xA1, 0x200)) if chr(code) not in "\"&'<>\\\xad"
)
"""What pieces are written with: a character each, none that JSON or a page writes in another way."""


class Pieces:
    """The pieces that a page shows, each with the character that stands for it there."""

    def __init__(self) -> None:
        self.known: dict[Piece, str] = {}

    def text(self, pieces: Sequence[Piece]) -> str:
        return "".join(self.known.setdefault(piece, _SIGNS[len(self.known)]) for piece in pieces)

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards that stand for nothing but themselves."""
        return self.text([Piece(card) for card in cards])

    def meld(self, meld: Meld) -> str:
        """A meld in table order, its jokers with what they stand for."""
        both = zip(meld.cards, meld.faces, strict=True)
        return self.text([Piece(card, face if card.is_joker else None) for card, face in both])


class Course:
    """A match from its first move to its last, as its page plays it."""

    def __init__(self, match: Watched, wording: Wording) -> None:
        """Takes up to a second. `wording` is that of the match's rules."""
        replay, game, story = match
        self.pieces = Pieces()
        self.steps: list[Told] = []
        """Of each move what it changed, what is told of it (`_told`), whether people look for it, and the round that
        begins with it, 0 for none."""
        self.shuffles: list[list[Told]] = []
        """Of each shuffle its round, its number and the order that came of it."""
        names = [f"⟦{seat}⟧" for seat in range(replay.seats)]
        self._speech = wording.speech(names, variant_of(replay.variant).notation)
        self._silent = (*SILENT, WindowAnswered, *([Opened] if opens_with_any_meld(replay.rules) else []))
        self.lines: dict[str, int] = {"": 0}
        """Every sentence once, with its number; where a seat is spoken of stands `⟦0⟧`."""
        everybody, whole = Eyes(), Eyes(all_open=True)
        eyes = everybody, whole, *map(Eyes, seats_of(replay.seats))
        moments = {moment.step: moment.kind for moment in story.moments}
        before: Scene = {}
        for played in story.played(game, 1, story.length):
            seen = story.scene(game, played, whole)
            if isinstance(played.move, Shuffled):
                self.shuffles.append([seen.view.round, len(self.shuffles) + 1, list(played.move.order)])
            now = scene(seen.view, seen.hands, self.pieces)
            changed = {key: now.get(key) for key in before | now if before.get(key) != now.get(key)}
            told = self._told([tuple(one.event for one in story.happened(played, each)) for each in eyes])
            if changed or told:
                kind = moments.get(played.step)
                begins = seen.view.round if kind is MomentKind.BEGAN else 0
                self.steps.append([changed, told, int(kind is not None), begins])
            before = now

    def _told(self, events: Sequence[tuple[Event, ...]]) -> int | list[Told]:
        """What everybody is told of a move, the whole truth, then what each seat is told, by their places among the
        lines; one place where that is all the same.
        """
        lines = {each: self._line(each) for each in dict.fromkeys(events)}
        return next(iter(lines.values())) if len(set(lines.values())) == 1 else [lines[each] for each in events]

    def _line(self, events: Sequence[Event]) -> int:
        text = " ".join(self._speech.line(event) for event in events if not isinstance(event, self._silent))
        return self.lines.setdefault(text, len(self.lines))


def scene(public: MatchView, hands: Sequence[MatchView], pieces: Pieces) -> Scene:
    """The table from a spectator's view, and the hands from those of all seats."""
    told: Scene = {"r": public.round}
    for seat, view in enumerate(hands):
        told[f"s{seat}"] = _seat(public, Seat(seat))
        if view.hand:
            told[f"h{seat}"] = pieces.cards(view.hand)
    for lying in public.melds if isinstance(public, PileView | TileView) else ():
        of = [lying.value, lying.owner] if isinstance(public, PileView) else [None, None]
        told[f"m{lying.meld_id}"] = ["", pieces.meld(lying.meld), *of]
    dealt = public.phase is not Phase.SHUFFLE or any(info.cards for info in public.seats)
    for kind, places in (("p", _piles(public, pieces) if dealt else ()), ("w", _rows(public, pieces))):
        told |= {f"{kind}{number}": place for number, place in enumerate(places)}
    return told


def _seat(view: MatchView, seat: Seat) -> Told:
    """A seat's cards, its total, whether it is to act, what else is known, and how many cards it won in a duel."""
    info, said = view.seats[seat], list[Told]()
    acts = seat == view.turn_seat
    if isinstance(view, DuelView):
        acts = seat in view.revealing and seat not in view.flipped
    if info.out:
        said.append("picture-out")
    if isinstance(view, DrawDiscardView | TileView) and info.opened:
        said.append("picture-column-opened")
    if not isinstance(view, DuelView | TileView) and seat == view.dealer:
        said.append("picture-deals")
    if isinstance(view, TeamView) and view.teams[seat] is not None:
        said.append("picture-heroes" if view.teams[seat] == HEROES else "picture-villains")
    told: list[Told] = [info.cards, view.rules.as_written(info.total), int(acts), said]
    return [*told, view.won[seat]] if isinstance(view, DuelView) else told


def _piles(view: MatchView, pieces: Pieces) -> Iterator[Told]:
    """The places of whole pieces: what each is called, what lies open on it, how many there are, whose it is."""
    match view:
        case PileView():
            yield ["picture-stock", pieces.text([BACK] if view.stock else []), view.stock, None]
            top = [] if view.discard_top is None else [view.discard_top]
            yield ["picture-discards", pieces.cards(top), view.discards, None]
        case TileView():
            yield ["picture-pool", pieces.text([BACK] if view.pool else []), view.pool, None]
            if view.open_tile is not None:
                yield ["picture-open-tile", pieces.cards([view.open_tile]), None, None]
            for seat, tiles in enumerate(view.aside):
                if tiles:
                    yield ["picture-aside", pieces.cards(tiles[-1:]), len(tiles), seat]
        case DuelView():
            for seat, card in view.shown:
                yield ["keep-turned", pieces.cards([card]), None, seat]
            if view.at_stake:
                yield ["picture-at-stake", pieces.text([BACK]), view.at_stake, None]
        case RowsView():
            yield ["picture-stock", pieces.text([BACK] if view.stock else []), view.stock, None]


def _rows(view: MatchView, pieces: Pieces) -> Iterator[Told]:
    """The rows of small pieces that are no melds: what each is called, its pieces, whose it is."""
    match view:
        case DrawDiscardView() if len(view.pile) > 1:
            yield ["picture-pile", pieces.cards(view.pile), None, None]
        case GinView() if view.knocker is not None and view.deadwood:
            yield ["keep-deadwood", pieces.cards(view.deadwood), None, view.knocker]
        case RowsView():
            for suit, ends in enumerate(view.rows):
                if ends is not None:
                    low, high = ends
                    cards = [card_in_row(suit, place) for place in range(low, high + 1)]
                    yield ["keep-row", pieces.cards(cards), None, None]
