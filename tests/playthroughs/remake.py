"""Write the golden logs anew: `python -m tests.playthroughs.remake` tells the recorded matches again.

With `--play KEY ...` the matches of these variants are played anew first: for a new variant, or when the rules no
longer allow the recorded moves. Review what changed before committing it.
"""

import json
import sys
from pathlib import Path
from typing import Any

from engine.archive.replay import REPLAY, replay_document
from engine.cards.shuffle import order_for
from engine.computers import choose
from engine.games.game import awaited_seats
from engine.games.moves import Move, Shuffled
from engine.match.match import Game
from engine.variants import game_of, game_with_rules
from tests.playthroughs.telling import told

HERE = Path(__file__).parent
PARTS = ("1001", "1002", "1003", "1004")
STRENGTHS = ("steady", "easy", "steady", "easy")
# Where melds are rebuilt the sharp player plays differently too.
WITH_A_SHARP_ONE = dict.fromkeys(("my_rummy", "nsv_robber", "tile_rummy"), ("sharp", "easy", "steady"))
SEATS = {"disney_duel": 4, "disney_karo8": 4, "gin_rummy": 2}
# A match of the Czech game to the booklet's 100 points takes some thirty rounds.
HOUSE_RULES: dict[str, dict[str, object]] = {
    "czech_rummy": {"match.eliminate_at": 60},
    "rummy_500": {"match.target": 250},
    "my_rummy": {"match.rounds": 2},
    "tile_rummy": {"match.rounds": 2},
}


def replay_file(variant: str) -> Path:
    return HERE / f"{variant}.replay.json"


def log_file(variant: str) -> Path:
    return HERE / f"{variant}.txt"


def played(variant: str) -> dict[str, Any]:
    """A match of computer players, three of them unless said otherwise, under a committed secret, as its document."""
    game: Game = game_of(variant, HOUSE_RULES.get(variant))
    secret = variant.encode().ljust(32, b"!")
    parts = PARTS[: SEATS.get(variant, 3)]
    strengths = WITH_A_SHARP_ONE.get(variant, STRENGTHS)
    state = game.new(len(parts))
    moves: list[Move] = []
    while state.result is None:
        need = game.chance(state)
        if need is not None:
            moves.append(Shuffled(order_for(secret, parts, need.round, need.number, need.size)))
        else:
            seat = awaited_seats(game.active(state))[0]
            view = game.view(state, seat)
            moves.append(choose(strengths[seat], view, len(moves)))
        state = game.apply(state, moves[-1]).state
    return replay_document(game, len(parts), secret, parts, moves, state.result)


def log_of(document: dict[str, Any]) -> str:
    """The golden log of a replay document."""
    match = REPLAY.unpack(document)
    return "\n".join(told(game_with_rules(match.variant, match.rules), match.seats, match.moves)) + "\n"


def written(document: dict[str, Any]) -> str:
    """The document as JSON, one move a line."""
    moves = ",\n".join(json.dumps(move) for move in document["moves"])
    rest = json.dumps({**document, "moves": []}, indent=1)
    return rest.replace('"moves": []', f'"moves": [\n{moves}\n ]') + "\n"


def recorded() -> list[str]:
    """The variants of which a match is recorded."""
    return sorted(path.name.removesuffix(".replay.json") for path in HERE.glob("*.replay.json"))


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--play"]:
        for variant in arguments[1:]:
            replay_file(variant).write_text(written(played(variant)), encoding="utf-8")
    for variant in recorded():
        document = json.loads(replay_file(variant).read_text(encoding="utf-8"))
        log_file(variant).write_text(log_of(document), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
