"""Write the golden logs anew: `python tests/playthroughs/remake.py` tells the recorded matches again.

With `--play` the matches themselves are played anew, one per variant; needed for a new variant only, or when the rules
no longer allow the recorded moves. Review what changed before committing it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from telling import told

from engine.match import Game
from engine.moves import Move, Shuffled
from engine.players import choose
from engine.replay import REPLAY, replay_document
from engine.shuffle import order_for
from engine.variants import VARIANTS, game_of, game_with_rules

HERE = Path(__file__).parent
PARTS = ("1001", "1002", "1003")
STRENGTHS = ("steady", "easy", "steady")


def replay_file(variant: str) -> Path:
    return HERE / f"{variant}.replay.json"


def log_file(variant: str) -> Path:
    return HERE / f"{variant}.txt"


def played(variant: str) -> dict[str, Any]:
    """A match of three computer players under a committed secret, as its replay document."""
    game: Game = game_of(variant)
    secret = variant.encode().ljust(32, b"!")
    state = game.new(len(PARTS))
    moves: list[Move] = []
    while state.result is None:
        need = game.chance(state)
        if need is not None:
            moves.append(Shuffled(order_for(secret, PARTS, need.round, need.number, need.size)))
        else:
            seat = min(game.active(state))
            view = game.view(state, seat)
            moves.append(choose(STRENGTHS[seat], view, game.options(view), len(moves)))
        state = game.apply(state, moves[-1]).state
    return replay_document(game, len(PARTS), secret, PARTS, moves, state.result)


def log_of(document: dict[str, Any]) -> str:
    """The golden log of a replay document."""
    match = REPLAY.unpack(document)
    return "\n".join(told(game_with_rules(match.variant, match.rules), match.seats, match.moves)) + "\n"


def written(document: dict[str, Any]) -> str:
    """The document as JSON, one move a line."""
    moves = ",\n".join(json.dumps(move) for move in document["moves"])
    rest = json.dumps({**document, "moves": []}, indent=1)
    return rest.replace('"moves": []', f'"moves": [\n{moves}\n ]') + "\n"


def main() -> None:
    for variant in VARIANTS:
        if "--play" in sys.argv or not replay_file(variant).exists():
            replay_file(variant).write_text(written(played(variant)), encoding="utf-8")
        document = json.loads(replay_file(variant).read_text(encoding="utf-8"))
        log_file(variant).write_text(log_of(document), encoding="utf-8")


if __name__ == "__main__":
    main()
