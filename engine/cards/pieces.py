"""Cards and tiles: 53 interned faces, decks, and their text form; and the numbers by which play is told.

A card is a *face*. Two packs hold two equal sevens of hearts, and equal cards are interchangeable, so a hand is a
multiset of faces. Tiles use the same 53 faces: the four tile colours are the four suits, the thirteen numbers are the
thirteen ranks. Only the text form differs, and that is a `Notation`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product, repeat, starmap
from operator import attrgetter
from typing import Any, Final, NewType, TypeVar, cast

from pydantic_core import core_schema

Seat = NewType("Seat", int)
"""A seat of a match, from 0."""

TurnNumber = NewType("TurnNumber", int)
"""A turn of a match, numbered on from round to round."""

WindowNumber = NewType("WindowNumber", int)
"""A claim window of a match, numbered on from round to round."""

seats_of = cast("Callable[[int], Sequence[Seat]]", range)
"""The seats of a table of so many, in order."""

T = TypeVar("T")


def put_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """What there is of each seat, or of others that are numbered from 0, with that of one replaced."""
    after = list(values)
    after[at] = value
    return tuple(after)


SUITS: Final = 4
RANKS: Final = 13
ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13


class Card:
    """One face. Interned: two equal faces are the same object, so `is`, `==` and `hash` agree and are cheap.

    `index` is 0..51 for naturals (suit * 13 + rank - 1) and 52 for the joker; `suit` is 0..3 and `rank` 1..13, both
    -1 and 0 for the joker. Cards order by index, which groups suits.
    """

    __slots__ = ("index", "is_joker", "rank", "suit")

    index: int
    suit: int
    rank: int
    is_joker: bool

    def __init__(self, index: int) -> None:
        if len(_FACES) > 52:
            raise TypeError("cards are interned: use natural(suit, rank), card_at(index) or JOKER")
        joker = index == 52
        object.__setattr__(self, "index", index)
        object.__setattr__(self, "suit", -1 if joker else index // RANKS)
        object.__setattr__(self, "rank", 0 if joker else index % RANKS + 1)
        object.__setattr__(self, "is_joker", joker)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a card never changes")

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __hash__(self) -> int:
        return self.index

    def __reduce__(self) -> tuple[Any, ...]:
        return card_at, (self.index,)

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Card":
        return self

    def __repr__(self) -> str:
        return PLAYING_CARDS.text(self)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: object) -> core_schema.CoreSchema:
        """Cards travel through JSON as their playing-card text, whatever the notation of the variant."""
        return core_schema.no_info_plain_validator_function(
            _card_from_json,
            json_schema_input_schema=core_schema.str_schema(pattern=r"^((A|[2-9]|10|J|Q|K)[SHDC]|JK)$"),
            serialization=core_schema.plain_serializer_function_ser_schema(PLAYING_CARDS.text),
        )


_FACES: list[Card] = []
for _index in range(53):
    _FACES.append(Card(_index))

FACES: Final[tuple[Card, ...]] = tuple(_FACES)
NATURALS: Final[tuple[Card, ...]] = FACES[:52]
JOKER: Final[Card] = FACES[52]


def card_at(index: int) -> Card:
    """The face with this index (0..52)."""
    return FACES[index]


def natural(suit: int, rank: int) -> Card:
    """The natural card of a suit (0..3) and a rank (1..13)."""
    return FACES[suit * RANKS + rank - 1]


class CardTextError(ValueError):
    """A text that names no card. `text` is the offending piece, exactly as typed."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True, slots=True)
class Notation:
    """How faces are written: `7H` for cards (rank, suit letter), `R7` for tiles (colour letter, number).

    `also` are pairs of what may be read besides and the letter it stands for, as far as that leaves nothing else to
    mean: `(("D", "Q"), ("KA", "D"))`.
    """

    name: str
    letters: str
    signs: str
    tiles: bool
    also: tuple[tuple[str, str], ...] = ()

    def text(self, card: Card) -> str:
        """The canonical text of a face: `10S`, `AH`, `JK`, or `R10` in a tile notation."""
        if card.is_joker:
            return "JK"
        letter = self.letters[card.suit]
        if self.tiles:
            return f"{letter}{card.rank}"
        return f"{_RANK_TEXT[card.rank]}{letter}"

    def texts(self, cards: Iterable[Card]) -> str:
        """Several faces, separated by blanks."""
        return " ".join(self.text(card) for card in cards)

    def parse(self, text: str) -> Card:
        """The face a text names, case-insensitive; `T` is ten, suit signs stand for their letters.

        >>> PLAYING_CARDS.parse("td") is PLAYING_CARDS.parse("10♦")
        True
        >>> TILES_004.text(TILES_004.parse("r10"))
        'R10'
        >>> german = Notation("cards", "SHDC", "", tiles=False, also=(("D", "Q"), ("KA", "D")))
        >>> german.texts(german.parse_many("dka 7d"))
        'QD 7D'

        Raises CardTextError:

        >>> PLAYING_CARDS.parse("11H")
        Traceback (most recent call last):
        engine.cards.pieces.CardTextError: 11H
        """
        word = text.strip().upper().translate(_NO_SELECTORS)
        if word in _JOKER_WORDS:
            return JOKER
        at = 1 if self.tiles else -1
        card = self._read(word[:at], word[at:])
        if card is None and self.also:
            card = next(filter(None, map(self._read_besides, range(1, len(word)), repeat(word))), None)
        if card is None:
            raise CardTextError(text)
        return card

    def readings(self, piece: str) -> tuple[str, ...]:
        """What a piece in capitals may stand for: itself first, then what it is read as besides."""
        return (piece, *(letter for written, letter in self.also if written == piece))

    def _read_besides(self, at: int, word: str) -> Card | None:
        pairs = product(self.readings(word[:at]), self.readings(word[at:]))
        return next(filter(None, starmap(self._read, pairs)), None)

    def _read(self, first: str, last: str) -> Card | None:
        """The face of two pieces in the order of this notation, in English letters or by its sign; None for none."""
        rank_text, suit_text = (last, first) if self.tiles else (first, last)
        suit = max(self.letters.find(suit_text), self.signs.find(suit_text)) if len(suit_text) == 1 else -1
        rank = _parse_rank(rank_text, tiles=self.tiles)
        return None if suit < 0 or rank is None else natural(suit, rank)

    def parse_many(self, text: str) -> tuple[Card, ...]:
        """The faces that a blank- or comma-separated text names. Raises CardTextError on the first bad piece.

        >>> PLAYING_CARDS.texts(PLAYING_CARDS.parse_many("7h, 8♥ joker"))
        '7H 8H JK'
        """
        return tuple(self.parse(word) for word in text.replace(",", " ").split())

    def parse_ranks(self, text: str) -> tuple[Card, ...]:
        """Like `parse_many`, but a suit may be left out where only values count.

        >>> [card.rank for card in PLAYING_CARDS.parse_ranks("A K Q 10")]
        [1, 13, 12, 10]
        """
        found = []
        for word in text.replace(",", " ").split():
            rank = _parse_rank(word.upper(), tiles=self.tiles)
            found.append(natural(0, rank) if rank is not None else self.parse(word))
        return tuple(found)


_RANK_TEXT: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_RANK_OF: Final = {text: rank for rank, text in enumerate(_RANK_TEXT) if text} | {"T": 10}
_NUMBERS: Final = {str(rank): rank for rank in range(1, RANKS + 1)}
# Suit signs are copied with the mark that has them drawn as a picture, or as text.
_NO_SELECTORS: Final = dict.fromkeys(map(ord, "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"))
_JOKER_WORDS: Final = frozenset({"JK", "JOKER", "\N{PLAYING CARD BLACK JOKER}", "*"})


def _parse_rank(text: str, *, tiles: bool) -> int | None:
    return _NUMBERS.get(text.lstrip("0")) if tiles else _RANK_OF.get(text)


PLAYING_CARDS: Final = Notation("cards", "SHDC", "♠♥♦♣", tiles=False)
TILES_002: Final = Notation("tiles-002", "PBGY", "", tiles=True)
TILES_004: Final = Notation("tiles-004", "NRBW", "", tiles=True)

_BY_TEXT: Final = {PLAYING_CARDS.text(card): card for card in FACES}

SPADES, HEARTS, DIAMONDS, CLUBS = range(SUITS)
RED_SUITS: Final = frozenset({HEARTS, DIAMONDS})


def _card_from_json(value: object) -> Card:
    if isinstance(value, Card):
        return value
    if isinstance(value, str):
        return _BY_TEXT.get(value) or PLAYING_CARDS.parse(value)
    raise ValueError(f"a card is a text such as 7H, not {value!r}")


@lru_cache(maxsize=64)
def deck(packs: int, jokers: int) -> tuple[Card, ...]:
    """The canonical, sorted deck of so many 52-card packs and jokers, on which shuffles act."""
    return tuple(card for card in NATURALS for _ in range(packs)) + (JOKER,) * jokers


def holds(hand: Iterable[Card], wanted: Iterable[Card]) -> bool:
    """Whether a hand contains all wanted cards, counting copies."""
    have = Counter(hand)
    have.subtract(Counter(wanted))
    return min(have.values(), default=0) >= 0


def without(hand: Sequence[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """The hand less one copy of each card gone, order kept. Raises ValueError where a copy is missing."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)


_INDEX: Final = attrgetter("index")


def with_cards(hand: Iterable[Card], more: Iterable[Card]) -> tuple[Card, ...]:
    """The hand with more cards, sorted: states keep hands sorted, so equal hands are equal tuples.

    >>> PLAYING_CARDS.texts(with_cards(PLAYING_CARDS.parse_many("9H JK"), PLAYING_CARDS.parse_many("2S 9H")))
    '2S 9H 9H JK'
    """
    cards = [*hand, *more]
    cards.sort(key=_INDEX)
    return tuple(cards)
