"""The referee's look at the matches of the contract suite."""

from collections.abc import Iterator, Sequence

from engine.archive.codec import dump_events, dump_move, dump_rules
from engine.match.match import AnyGame
from engine.match.selfplay import Played
from tests.contract.conduct import Taken
from tests.referee import Foul, watch


def assert_the_referee_finds_no_foul(game: AnyGame, seats: int, taken: Sequence[Taken | Played], label: str) -> None:
    """A referee that knows the record alone agrees with every move."""
    try:
        watch(game.variant, dump_rules(game.rules), seats, recorded(taken), label=label)
    except Foul as foul:
        foul.add_note(
            "The referee reads the rules a second time, from the record alone: where the engine is right, and a switch "
            "is new or has a value that was never met, teach it the rule in tests/referee, in the folder of the family."
        )
        raise


def recorded(taken: Sequence[Taken | Played]) -> Iterator[tuple[str, str]]:
    """The steps of a match as the archive writes them."""
    for one in taken:
        yield dump_move(one.move), dump_events(one.step.events)
