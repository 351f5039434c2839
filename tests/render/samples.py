"""Views to look at pictures by: moments of matches that computers play from a seed, and small changes of these.

Where a picture has an extreme (a full table, a full rack, a tie), the moment is changed by what the test asks for.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from engine.cards import JOKER, PLAYING_CARDS, RANKS, TILES_002, TILES_004, Card, Notation, natural
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.events import ComparisonDecided
from engine.games.strengths import Strength
from engine.games.suit_rows.rules import Rows
from engine.games.suit_rows.view import RowsView
from engine.games.table import TableMeld
from engine.games.tiles.options import TileView
from engine.games.views import MatchView, Phase
from engine.match.selfplay import Played, play, player
from engine.melds.meld import Meld, MeldKind
from engine.rules.scores import RoundResult
from engine.variants import game_of
from render.boards.board import board_pictures
from render.boards.duel_story import duel_story
from render.boards.proposal import Proposal, proposal_pictures
from render.boards.trays import Tray, table_trays
from render.hands.hand import hand_picture
from render.kit.encoding import Picture
from render.labels import BoardLabels, HandLabels, ProposalLabels, ScoreLabels, SummaryLabels
from render.pieces.pack import CARDS, Pack
from render.sheets.round_summary import round_summary_pictures
from render.sheets.rule_example import Example, rule_example_pictures
from render.sheets.score_sheet import score_sheet_pictures

NAMES: Final = ("Anna", "Bartholomäus von Hohenfels", "Чарли", "日本太郎", "🦊", "Zoë")
_FOUR: Final = NAMES[:4]
HAND: Final = "7H 8H 9H 10H JS QS KS 3D 10D QD AC 4C KC JK"
ROWS_HAND: Final = "6D 9D QS 7S 8C AD"
FITTING: Final = "6D 9D QS 7S 8C"
ROWS: Final[Rows] = ((8, 11), (4, 14), (7, 8), None)
RACK: Final = "P5 P6 P7 P11 B2 B9 B12 G1 G9 Y3 Y4 Y7 Y9 JK"
FULL_RACK: Final = " ".join(
    [f"{colour}{number}" for colour in "NRBW" for number in (1, 2, 4, 5, 7, 8, 8, 10, 13)] + ["R11", "W12", "JK", "JK"]
)
_OF_CARDS: Final = "disney_layoff"
cards: Final = PLAYING_CARDS.parse_many


def _match(variant: str, seats: int, seed: int) -> Iterator[Played]:
    game = game_of(variant)
    return play(game, [player(game, Strength.STEADY)] * seats, seed)


def seen(variant: str, seats: int, wanted: Callable[[Any], bool], seed: int = 1) -> Any:
    """What everyone sees at the first moment of a match that is as wanted. Raises LookupError where none is."""
    game = game_of(variant)
    for played in _match(variant, seats, seed):
        view = game.view(played.step.state, None)
        if wanted(view):
            return view
    raise LookupError(f"{variant} with {seats} seats and seed {seed} has no such moment")


def over(view: MatchView) -> bool:
    """Whether the match has ended."""
    return view.result is not None


@cache
def board_view(seats: int = 4, melds: int = 5) -> DrawDiscardView:
    """A table at the turn of seat 0 with its melds, one with a joker first, again and again until so many lie."""
    view: DrawDiscardView = seen(_OF_CARDS, seats, _is_busy)
    lying = sorted(view.melds, key=lambda laid: JOKER in laid.meld.cards)
    lying = [lying[-1], *lying[:-1]]
    again = tuple(replace(lying[number % len(lying)], meld_id=number + 1) for number in range(melds))
    return view._replace(melds=again, sheet=sheet(seats))


def _is_busy(view: DrawDiscardView) -> bool:
    """Whether seat 0 plays in a later round, with a joker in a meld and at least two melds without any."""
    jokers = sum(JOKER in laid.meld.cards for laid in view.melds)
    acting = view.phase is Phase.PLAY and view.turn_seat == 0
    return acting and view.round > 1 and 0 < jokers <= len(view.melds) - 2


@cache
def window_view(seats: int = 4, melds: int = 5) -> DrawDiscardView:
    """The same table with an open claim window on a discard of seat 0."""
    view = board_view(seats, melds)
    top = view.discard_top or natural(1, 12)
    asking = seen(_OF_CARDS, len(_FOUR), lambda view: view.claim_window is not None)
    window = replace(asking.claim_window, card=top, discarder=0, next_seat=1, asked=tuple(range(1, seats)))
    return view._replace(phase=Phase.WINDOW, turn_seat=1, discard_top=top, claim_window=window)


@cache
def finished_view(seats: int = 4) -> DrawDiscardView:
    """A match that is over."""
    view: DrawDiscardView = seen(_OF_CARDS, seats, over)
    return view._replace(sheet=sheet(seats), melds=board_view(seats).melds)


@cache
def sheet(seats: int) -> tuple[RoundResult, ...]:
    """The first rounds of a match, at most three."""
    view: DrawDiscardView = seen(_OF_CARDS, seats, over)
    return view.sheet[:3]


def hand_view(hand: str = HAND, drawn: str = "10H", taken: str = "") -> DrawDiscardView:
    """The view of seat 0, in the middle of its turn, with this hand."""
    taken_card = PLAYING_CARDS.parse(taken) if taken else None
    held = tuple(sorted(cards(hand)))
    return board_view()._replace(seat=0, hand=held, drawn=cards(drawn), taken=taken_card)


@cache
def rows_view(seats: int = 4, rows: Rows = ROWS, hand: str = "", *, ended: bool = False) -> RowsView:
    """A game of Karo 8 at the turn of seat 0 with these rows; with a hand it is seat 0's own view."""
    wanted = over if ended else lambda view: view.turn_seat == 0 and view.turn > seats
    view: RowsView = seen("disney_karo8", seats, wanted)
    return view._replace(rows=rows, seat=0 if hand else None, hand=tuple(sorted(cards(hand))))


def duel_view(shown: str = "QH AS 3D JC", revealing: tuple[int, ...] | None = None, **changed: object) -> DuelView:
    """A duel of as many seats as cards are shown (2 or 4), after a comparison of all of them."""
    turned = tuple(enumerate(cards(shown)))
    due = tuple(range(len(turned))) if revealing is None else revealing
    changed = {"flipped": (), "letting_run": (), "at_stake": 0, **changed}
    play_off = len(due) < len(turned)
    return _duel(len(turned))._replace(shown=turned, revealing=due, play_off=play_off, **changed)


@cache
def _duel(seats: int) -> DuelView:
    view: DuelView = seen(
        "disney_duel", seats, lambda view: view.phase is Phase.FLIP and min(view.won) > 4 and not view.play_off
    )
    return view


@cache
def finished_duel() -> DuelView:
    """A duel that the heroes have won."""
    view: DuelView = seen("disney_duel", 4, over, seed=4)
    return view


@cache
def comparisons() -> tuple[ComparisonDecided, ...]:
    """Eight comparisons of a duel, the first one taken, then a play-off."""
    events = [event for played in _match("disney_duel", 4, 1) for event in played.step.events]
    return tuple(event for event in events if isinstance(event, ComparisonDecided))[2:10]


def tile_view(
    rack: str = "",
    table: Sequence[str] | None = None,
    seats: int = 4,
    notation: Notation = TILES_002,
    drawn: str = "",
    aside: str = "",
    open_tile: str = "",
) -> TileView:
    """A tile game at the turn of seat 0 with its rack, if any; all as texts of the notation.

    Without a table there is the one that the match has, with what its last turn changed. `aside` holds a tile that each
    seat has put aside, the first one's left out.
    """
    view, put_aside = _tiles(seats, notation), notation.parse_many(aside)
    if table is not None:
        melds = tuple(_laid(number, notation.parse_many(meld)) for number, meld in enumerate(table, start=1))
        view = view._replace(melds=melds, changes=())
    return view._replace(
        seat=0 if rack else None,
        hand=tuple(sorted(notation.parse_many(rack))),
        drawn=notation.parse_many(drawn),
        aside=tuple(put_aside[seat : seat + 1] if seat else () for seat in range(seats)),
        aside_seat=seats - 1 if put_aside else None,
        open_tile=notation.parse(open_tile) if open_tile else None,
    )


@cache
def _tiles(seats: int, notation: Notation) -> TileView:
    variant = "my_rummy" if notation is TILES_002 else "tile_rummy"
    view: TileView = seen(variant, seats, lambda view: view.turn_seat == 0 and any(one.moved for one in view.changes))
    return view


def _laid(number: int, tiles: tuple[Card, ...]) -> TableMeld:
    """A meld as it lies, its jokers standing for what the order says."""
    first = next(tile for tile in tiles if not tile.is_joker)
    faces: tuple[Card | None, ...] = tuple(None if tile.is_joker else tile for tile in tiles)
    kind = MeldKind.SET
    if {tile.suit for tile in tiles if not tile.is_joker} == {first.suit}:
        start = first.rank - tiles.index(first)
        kind, faces = MeldKind.RUN, tuple(natural(first.suit, start + place) for place in range(len(tiles)))
    return TableMeld(number, 0, Meld(kind, tiles, faces), 30)


def full_table(notation: Notation = TILES_002) -> tuple[str, ...]:
    """All 106 tiles in 25 melds."""
    runs = [
        notation.texts(natural(suit, rank) for rank in ranks)
        for suit in range(4)
        for ranks in (range(1, 5), range(5, 8), range(8, RANKS + 1))
    ]
    sets = [notation.texts(natural(suit, rank) for suit in range(4)) for rank in range(1, RANKS + 1)]
    return (*(f"{run} JK" if number in (1, 4) else run for number, run in enumerate(runs)), *sets)


def numbered(trays: Sequence[Tray]) -> tuple[Tray, ...]:
    """The same trays with a number each, as a proposal has them."""
    return tuple(replace(tray, number=str(number)) for number, tray in enumerate(trays, start=1))


def proposal() -> Proposal:
    """The table of tiles as its last turn would leave it, with what is left of the rack."""
    view = tile_view(RACK)
    return Proposal(numbered(table_trays(view.melds, view.changes)), view.hand[:11])


def mistake() -> Proposal:
    """The same with a meld that is none, and nothing left of the rack."""
    first, *others = proposal().trays
    short = replace(first, pieces=first.pieces[:2], wrong=True)
    return Proposal((short, *others), ())


@cache
def proposal_of_cards() -> Proposal:
    """A table of cards that a turn has rebuilt, one of its melds spoilt."""
    view = seen("nsv_robber", 4, lambda view: any(change.moved for change in view.changes))
    first, *others = numbered(table_trays(view.melds, view.changes))
    return Proposal((replace(first, wrong=True), *others), cards("3S 5D 9C JK"))


@dataclass(frozen=True, slots=True)
class SampleLabels:
    """The words for each kind of sample."""

    hand: HandLabels = HandLabels()
    board: BoardLabels = BoardLabels()
    scores: ScoreLabels = ScoreLabels()
    summary: SummaryLabels = SummaryLabels()
    proposal: ProposalLabels = ProposalLabels()


_TILES: Final = Pack(TILES_002)
_OTHER_TILES: Final = Pack(TILES_004)
_PLAY_OFF: Final = {"shown": "KH KS 3D 7C", "revealing": (0, 1), "at_stake": 4}


def _examples(notation: Notation, *right: str, wrong: str) -> tuple[Example, ...]:
    return (
        *(Example(notation.parse_many(meld), "", right=True) for meld in right),
        Example(notation.parse_many(wrong), "", right=False),
    )


def _board(view: Callable[[], MatchView], pack: Pack = CARDS, fresh: str = "") -> Callable[..., tuple[Picture, ...]]:
    return lambda words: board_pictures(view(), _FOUR[: len(view().seats)], words.board, pack, cards(fresh))


_PICTURES: Final[dict[str, Callable[[SampleLabels], tuple[Picture, ...]]]] = {
    "hand": lambda words: (hand_picture(hand_view(), cards("7H 8H 9H"), labels=words.hand),),
    "melds": lambda words: (
        hand_picture(hand_view(), (), "melds", (cards("7H 8H 9H 10H"), cards("JS QS KS")), words.hand),
    ),
    "board": _board(board_view),
    "window": _board(window_view),
    "scores": lambda words: score_sheet_pictures(finished_view(), _FOUR, words.scores),
    "summary": lambda words: round_summary_pictures(sheet(4)[0], _FOUR, board_view().rules, words.summary),
    "rule-examples": lambda words: rule_example_pictures(
        _examples(PLAYING_CARDS, "10S JS QS", "7H JK 9H", "5S 5H 5D 5C", wrong="5S 5H 5H")
    ),
    "rebuild": lambda words: proposal_pictures(proposal_of_cards(), words.proposal),
    "rack": lambda words: (
        hand_picture(tile_view(RACK, drawn="B9"), TILES_002.parse_many("P5 P6 P7"), labels=words.hand, pack=_TILES),
    ),
    "full-rack": lambda words: (
        hand_picture(tile_view(FULL_RACK, notation=TILES_004, drawn="W13"), labels=words.hand, pack=_OTHER_TILES),
    ),
    "table": _board(tile_view, _TILES),
    "aside": _board(lambda: tile_view(notation=TILES_004, aside="R5 B8 N11 W3", open_tile="R13"), _OTHER_TILES),
    "full-table": _board(lambda: tile_view(table=full_table()), _TILES),
    "proposal": lambda words: proposal_pictures(proposal(), words.proposal, _TILES),
    "mistake": lambda words: proposal_pictures(mistake(), words.proposal, _TILES),
    "tile-rule-examples": lambda words: rule_example_pictures(
        _examples(TILES_004, "B4 B5 B6", "N10 R10 B10 W10", "R4 JK R6", wrong="W12 W13 W1"), _OTHER_TILES
    ),
    "rows": _board(rows_view, fresh="4H"),
    "rows-hand": lambda words: (
        hand_picture(rows_view(hand=ROWS_HAND), cards("8C"), labels=words.hand, playable=cards(FITTING)),
    ),
    "duel": _board(duel_view),
    "flipping": _board(lambda: duel_view("QH AS", flipped=(1,))),
    "play-off": _board(lambda: duel_view(**_PLAY_OFF)),
    "story": lambda words: (duel_story(duel_view(), comparisons(), words.board),),
    "finale": _board(finished_duel),
}
KINDS: Final = tuple(_PICTURES)


def draw(kind: str, labels: SampleLabels | None = None) -> tuple[Picture, ...]:
    """The sample of one of `KINDS`, large ones in two pictures."""
    return _PICTURES[kind](labels or SampleLabels())
