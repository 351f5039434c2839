"""The words that pictures carry, in the players' language: the bot words them, pictures only place them.

An empty label leaves its place empty. Numbers and names come from the view and need no label.
"""

from dataclasses import dataclass

from engine.rules.scores import ScoreItem


@dataclass(frozen=True, slots=True)
class HandLabels:
    """`title` is the heading; `deadwood` the count of what is left over, in words; `drawn` and `taken` mark cards."""

    title: str = ""
    deadwood: str = ""
    drawn: str = ""
    taken: str = ""


@dataclass(frozen=True, slots=True)
class BoardLabels:
    """`heading` says which round and lap; `status` whose move it is; `claim` stands at the piece that may be claimed.

    `cards`, `points` and `opened` head the columns of what everyone knows of the seats; `deals` stands at the dealer,
    `out` at who is out of the match.

    `stock` names the pile to draw from, the pool of a tile game as well. Tiles: `no_melds` stands on an empty table,
    `laid` and `moved` tell what the marks mean, `open_tile` stands beside that tile, `aside` before those put aside.
    Teams: `heroes` and `villains` are their names. Duel: `takes` stands at the card that took the last comparison,
    `tied` at those that play off, `at_stake` at the cards that wait. `pile` heads an open discard pile, `deadwood` the
    cards that a knocker has left.
    """

    heading: str = ""
    status: str = ""
    stock: str = ""
    discards: str = ""
    claim: str = ""
    no_melds: str = ""
    laid: str = ""
    moved: str = ""
    open_tile: str = ""
    heroes: str = ""
    villains: str = ""
    takes: str = ""
    tied: str = ""
    at_stake: str = ""
    pile: str = ""
    deadwood: str = ""
    cards: str = ""
    points: str = ""
    opened: str = ""
    deals: str = ""
    out: str = ""
    aside: str = ""


@dataclass(frozen=True, slots=True)
class ProposalLabels:
    """`title` is the heading; `status` says whether the table is right so, or what is not.

    `laid`, `moved` and `chosen` tell what the marks mean; `left` heads the pieces that stay in the hand, `nothing_left`
    stands there where none do.
    """

    title: str = ""
    status: str = ""
    laid: str = ""
    moved: str = ""
    chosen: str = ""
    left: str = ""
    nothing_left: str = ""


@dataclass(frozen=True, slots=True)
class _ItemLabels:
    """`title` is the heading; `items` name score lines."""

    title: str = ""
    items: tuple[tuple[ScoreItem, str], ...] = ()

    def item(self, item: ScoreItem) -> str:
        """The name of a score line, empty where it has none."""
        return dict(self.items).get(item, "")


@dataclass(frozen=True, slots=True)
class ScoreLabels(_ItemLabels):
    """`rounds[i]` heads the row of the i-th finished round (its number where missing).

    `won` says what the lit points mean, `out` stands where a seat was out of the match already.
    """

    total: str = ""
    rounds: tuple[str, ...] = ()
    won: str = ""
    out: str = ""


@dataclass(frozen=True, slots=True)
class SummaryLabels(_ItemLabels):
    """`title` says which round and how it ended; `winner` marks the winning seat; `no_cards` an empty hand.

    `melded` stands before what a seat laid, `left` before what it still held.
    """

    winner: str = ""
    no_cards: str = ""
    melded: str = ""
    left: str = ""


@dataclass(frozen=True, slots=True)
class FinaleLabels:
    """Of the `moment` the first line is its heading. Each award is the seat that has it and its sentence."""

    title: str = ""
    moment: tuple[str, ...] = ()
    awards: tuple[tuple[int, str], ...] = ()
