"""Fits what the sharp player knows of discards and of knocks to rounds that were played on each way.

    python -m scripts.experience play FAMILY FILE [--seconds 200] [--first 0] [--games KEY ...]
    python -m scripts.experience fit FAMILY FILE ...

The first plays rounds of one sharp player, who does not search, against steady ones, for so much processor time. Now
and then, where the sharp player throws a card or may knock, each of a few moves is made on the deal as it lies, and the
round played on to its end. What tells the moves is kept with the leads they brought: so much more one brought than
another is mostly luck, but over many moments it is learnt what it depends on. The second fits
`engine/games/FAMILY/players/experience.py` to that, and says how well it foretells rounds that it was not fitted to.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from textwrap import fill
from time import process_time
from typing import Any, Final

import numpy as np

from engine.cards import Seat
from engine.games.dice import Dice
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.players import sharp as rummy
from engine.games.draw_discard.players.hand import hand_of
from engine.games.game import awaited_seats
from engine.games.gin.family import GIN
from engine.games.gin.players import sharp as gin
from engine.games.moves import Discard, SeatMove, Shuffled
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.selfplay import play
from engine.match.state import MatchState
from engine.melds.search import split_of
from engine.variants import game_of
from scripts.fitting import TABLES, Array, command_line

ROOT: Final = Path(__file__).parents[1]
KINDS: Final = ("THROWING", "KNOCKING")
EVERY: Final = 3
"""One decision in so many is played on."""

STRAYS: Final = 8
"""Once in so many discards the sharp player throws any card, so that such moments are known too."""

MOST: Final = 5
"""Only so many moves are made at a moment."""

LONGEST: Final = 3_000
DAMPED: Final = 0.02
"""What is learnt is damped as by so many more samples without any difference, for each one that there is."""

Moment = tuple[int, list[SeatMove], list[list[float]]]
"""Which of KINDS it is, the moves, what tells each."""


def main() -> None:
    """Play, or fit."""
    parser = command_line(__doc__)
    parser.add_argument("--games", nargs="*", default=[], metavar="KEY")
    asked = parser.parse_args()
    if asked.what == "play":
        tables = [table for table in TABLES[asked.family] if not asked.games or table[0] in asked.games]
        np.savez(asked.files[0], **played(tables, asked.first, asked.seconds))
        return
    read = [np.load(file) for file in asked.files]
    samples = {name: np.concatenate([one[name] for one in read]) for name in read[0]}
    # Moments of different files are different ones.
    shift = np.repeat(np.arange(len(read)), [len(one["moment"]) for one in read])
    samples["moment"] = samples["moment"] + shift * 10_000_000
    learnt = {name: fitted(samples, kind) for kind, name in enumerate(KINDS) if (samples["kind"] == kind).any()}
    folder = ROOT / "engine" / "games" / asked.family / "players"
    (folder / "experience.py").write_text(module(learnt), encoding="utf-8")


# ---------------------------------------------------------------------------------------------------------- the rounds


def played(tables: Sequence[tuple[str, int]], first: int, seconds: float) -> dict[str, Any]:
    """The moments of as many rounds as can be played in so much processor time, of every table in turn."""
    began, seed, moment = process_time(), first, 0
    kept: dict[str, list[Any]] = {name: [] for name in ("kind", "seed", "moment", "table", "told", "lead")}
    while process_time() - began < seconds:
        for table, (variant, seats) in enumerate(tables):
            for (kind, _, told), leads in moments(variant, seats, seed):
                wide = np.zeros((len(told), 160), dtype=np.float32)
                wide[:, : len(told[0])] = told
                kept["told"].append(wide)
                kept["lead"].append(np.array(leads, dtype=np.float32))
                for name, value in (("kind", kind), ("seed", seed), ("moment", moment), ("table", table)):
                    kept[name].append(np.full(len(leads), value))
                moment += 1
        seed += 1
    return {name: np.concatenate(values) for name, values in kept.items()}


def moments(variant: str, seats: int, seed: int) -> Iterator[tuple[Moment, list[float]]]:
    """Moments of a round, each with the leads that its moves brought."""
    game = game_of(variant)
    family: Any = GIN if game.family == GIN.key else DRAW_DISCARD
    own, chance = seed % seats, Dice(seed)

    def chooser(strength: Strength) -> Callable[[MatchView, int], SeatMove]:
        return lambda view, dice: family.choose(strength, view, dice)

    def straying(view: MatchView, dice: int) -> SeatMove:
        move: SeatMove = family.choose(Strength.SHARP, view, dice)
        found = None if (dice >> 20) % STRAYS or not isinstance(move, Discard) or move.call else moment_of(game, view)
        return move if found is None or found[0] else found[1][(dice >> 30) % len(found[1])]

    on = [chooser(Strength.SHARP if seat == own else Strength.STEADY) for seat in range(seats)]
    there = [straying if seat == own else one for seat, one in enumerate(on)]
    for one in play(game, there, seed, LONGEST):
        if one.step.state.sheet:
            return
        if not isinstance(one.move, Discard) or one.move.seat != own or chance.below(EVERY):
            continue
        found = moment_of(game, game.view(one.before, Seat(own)))
        if found is not None:
            kind, moves, told = found
            order = list(range(len(moves)))
            chance.shuffle(order)
            some = order[:MOST]
            leads = [_lead(game, one.before, moves[at], on, seed) for at in some]
            yield (kind, moves, [told[at] for at in some]), leads


def moment_of(game: AnyGame, view: Any) -> Moment | None:
    """What may be done where a card is to be thrown; None where there is nothing to learn."""
    seat, turn, split = view.own_seat, view.turn, split_of(view.rules, view.hand)
    if game.family == DRAW_DISCARD.key:
        options: Any = game.options(view)
        loose = rummy.loose_cards(hand_of(view), options, split)
        told = rummy.numbers(hand_of(view), options, split, loose)
        return (0, [Discard(seat, turn, card) for card in loose], told) if len(loose) > 1 else None
    loose = gin.loose_cards(view, split)
    if not loose:
        return None
    points = view.rules.hand_values.by_face
    dearest = max(loose, key=lambda card: points[card.index])
    left = split.deadwood - points[dearest.index]
    if not left or len(loose) < 2:
        return None
    if left <= view.limit and turn % 2:
        known = gin.knock_numbers(view, split, dearest)
        waiting = Discard(seat, turn, gin.by_experience(view, split, loose)[0])
        return 1, [Discard(seat, turn, dearest, call=True), waiting], [known, [0.0] * len(known)]
    return 0, [Discard(seat, turn, card) for card in loose], gin.numbers(view, split, loose)


def _lead(game: AnyGame, state: MatchState, move: SeatMove, choosers: Sequence[Any], seed: int) -> float:
    """The lead that a move brings its seat when the round is played on, with the same dice for every move."""
    dice, now = Dice(seed), game.apply(state, move).state
    for _ in range(LONGEST):
        if now.sheet:
            points = [0 if score is None else score.points for score in now.sheet[0].seats]
            others = [each for seat, each in enumerate(points) if seat != move.seat]
            lead = points[move.seat] - sum(others) / len(others)
            return (lead if game.rules.match.best == "highest" else -lead) + _box(game, now.sheet[0].winner, move.seat)
        need, word = game.chance(now), dice.word()
        if need is not None:
            now = game.apply(now, Shuffled(Dice(word).order(need.size))).state
            continue
        seat = awaited_seats(game.active(now))[0]
        now = game.apply(now, choosers[seat](game.view(now, seat), word)).state
    raise RuntimeError("a round came to no end")


def _box(game: AnyGame, winner: int | None, seat: int) -> float:
    """What a round that is won counts besides its points, where it counts something."""
    rules: Any = game.rules
    box: float = getattr(rules.score, "box", 0)
    return 0.0 if winner is None else box if winner == seat else -box


# ------------------------------------------------------------------------------------------------------------- the fit


def fitted(samples: dict[str, Array], kind: int) -> Array:
    """How much each number tells; how well that foretells rounds that it was not fitted to is printed."""
    of_kind = samples["kind"] == kind
    told, lead = samples["told"][of_kind].astype(float), samples["lead"][of_kind].astype(float)
    told = told[:, : np.flatnonzero(np.abs(told).max(0))[-1] + 1]
    _, moment = np.unique(samples["moment"][of_kind], return_inverse=True)
    tables, seeds = samples["table"][of_kind], samples["seed"][of_kind]
    # Leads vary more in one game than in another, and tell as much less.
    spread = np.array([lead[tables == table].std() if (tables == table).any() else 1.0 for table in range(16)])
    rows, aims = _centred(told, moment) / spread[tables][:, None], _centred(lead, moment) / spread[tables]
    foretold = np.zeros(len(lead))
    for fold in range(5):
        out = seeds % 5 == fold
        foretold[out] = told[out] @ _ridge(rows[~out], aims[~out])
    slope, error = _slope(_centred(foretold, moment), _centred(lead, moment))
    print(f"{KINDS[kind]}: {len(np.unique(moment))} moments, points for each point foretold {slope:.2f} +- {error:.2f}")
    return _ridge(rows, aims)


def _slope(foretold: Array, came: Array) -> tuple[float, float]:
    slope = float(foretold @ came / (foretold @ foretold))
    return slope, float(((came - slope * foretold) ** 2).mean() ** 0.5 / (foretold @ foretold) ** 0.5)


def _centred(values: Array, moment: Array) -> Array:
    many = np.bincount(moment)
    flat = values.reshape(len(values), -1)
    means = np.stack([np.bincount(moment, column) / many for column in flat.T], axis=1)
    centred: Array = (flat - means[moment]).reshape(values.shape)
    return centred


def _ridge(rows: Array, aims: Array) -> Array:
    size = rows.std(0) + 1e-9
    scaled = rows / size
    weights: Array = (
        np.linalg.solve(scaled.T @ scaled + DAMPED * len(rows) * np.eye(rows.shape[1]), scaled.T @ aims) / size
    )
    return weights


def module(learnt: dict[str, Array]) -> str:
    """The module that holds what was learnt."""
    about = '"""What discards and knocks brought in many rounds: written by `python -m scripts.experience`."""'
    lines = [about, "", "from __future__ import annotations", "", "from typing import Final", "", "# fmt: off"]
    for name, weights in learnt.items():
        row = ", ".join(str(float(f"{each:.3g}")) for each in weights)
        lines += [
            f"{name}: Final[tuple[float, ...]] = (",
            fill(row, 116, initial_indent="    ", subsequent_indent="    ") + ",",
            ")",
        ]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()
