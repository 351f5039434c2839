"""JSON of rules, moves, events, states; versions, upcasts, refusals. Whole matches go through the contract suite."""

import json
from dataclasses import dataclass, fields
from typing import get_args

import pytest

from engine.archive.codec import (
    EVENTS,
    MOVE,
    RULES,
    STATE_VERSION,
    CodecError,
    Document,
    dump_events,
    dump_move,
    dump_rules,
    dump_state,
    load_events,
    load_move,
    load_state,
)
from engine.cards import JOKER
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import ClaimWon, Event, Flipped
from engine.games.moves import Claim, JokerSwap, Lay, LayOffCard, Pass
from engine.match.selfplay import play, player
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.variants import game_of
from tests.engine.builders import cards


def mid_game() -> MatchState:
    """A state in the middle of a round, with melds on the table."""
    game = game_of("disney_layoff")
    states = (played.step.state for played in play(game, [player(game, "steady")] * 4, seed=7))
    return next(state for state in states if state.play is not None and len(state.play.table.melds) > 1)


LAY = Lay(
    1,
    9,
    (NewMeld(cards("7H 8H JK"), (*cards("7H 8H"), *cards("9H"))), NewMeld(cards("KS KD KC"))),
    (LayOffCard(3, JOKER, cards("4C")[0]),),
    (JokerSwap(2, cards("QD")[0]),),
    call=True,
)


def test_every_document_begins_with_its_version():
    for version, text in (
        (MOVE.version, dump_move(Claim(0, 3))),
        (EVENTS.version, dump_events((ClaimWon(3, 0, JOKER, 1, (JOKER,)),))),
        (RULES.version, dump_rules(DrawDiscardRules())),
        (STATE_VERSION, dump_state(mid_game())),
    ):
        assert text.startswith(f'{{"v":{version},')


def test_a_move_reads_as_people_write_it():
    assert json.loads(dump_move(Pass(2, 5, then_draw=True))) == {
        "v": MOVE.version,
        "move": {"seat": 2, "window": 5, "then_draw": True, "kind": "pass"},
    }
    assert json.loads(dump_move(LAY))["move"]["melds"][0] == {"cards": ["7H", "8H", "JK"], "faces": ["7H", "8H", "9H"]}


def test_the_order_of_keys_and_blanks_do_not_matter():
    tree = json.loads(dump_state(mid_game()))
    pretty = json.dumps(dict(reversed(tree.items())), indent=2)
    assert load_state(pretty) == mid_game()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"v": STATE_VERSION - 1}, f"version {STATE_VERSION - 1}; this release reads version {STATE_VERSION}"),
        ({"v": "2 of 7H"}, f"version unknown; this release reads version {STATE_VERSION}"),
        ({"v": STATE_VERSION + 1}, f"version {STATE_VERSION + 1}; this release reads version {STATE_VERSION}"),
        ({"family": "canasta"}, "canasta"),
    ],
)
def test_a_state_of_another_version_or_of_no_family_is_refused(change: dict[str, object], why: str):
    """So that its match is played again from the log."""
    tree = json.loads(dump_state(mid_game())) | change
    with pytest.raises(CodecError, match=why):
        load_state(json.dumps(tree))


@dataclass(frozen=True, slots=True)
class Greeting:
    to: str
    words: tuple[str, ...]


def _name_the_seat(tree: dict) -> dict:
    return {**tree, "to": f"seat {tree['seat']}"}


UPCASTS = {1: lambda tree: {**tree, "words": tree["text"].split()}, 2: _name_the_seat}
GREETING = Document("a greeting", Greeting, version=3, upcasts=UPCASTS)


def test_an_old_document_is_upcast_version_by_version():
    wanted = Greeting("seat 2", ("good", "evening"))
    assert GREETING.load('{"v":1,"seat":2,"text":"good evening"}') == wanted
    assert GREETING.load('{"v": 2, "seat": 2, "words": ["good", "evening"]}') == wanted
    assert GREETING.load(GREETING.dump(wanted)) == wanted
    assert GREETING.unpack({"v": 1, "seat": 2, "text": "good evening"}) == wanted
    assert GREETING.pack(wanted) == {"v": 3, "to": "seat 2", "words": ["good", "evening"]}


def test_a_document_without_all_its_upcasts_cannot_be_declared():
    with pytest.raises(ValueError, match="needs an upcast from each version"):
        Document("a greeting", Greeting, version=3, upcasts={2: _name_the_seat})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a move is not JSON"),
        ("[1]", "a move is not a JSON object"),
        ('{"move":{}}', '"v" must be a whole number from 1'),
        ('{"v":true,"move":{}}', '"v" must be a whole number from 1'),
        ('{"v":0,"move":{}}', '"v" must be a whole number from 1'),
        ('{"v":99,"move":{}}', "reads up to version"),
        ('{"v":1,"move":{"kind":"fly"}}', "cannot be read at move"),
        ('{"v":1,"move":{"kind":"claim","seat":"west","window":1}}', "cannot be read at move.claim.seat"),
        ('{"v":1,"move":{"kind":"discard","seat":0,"turn":1,"card":"1X"}}', "cannot be read at move.discard.card"),
        ('{"v": 1, "move": {"kind": "claim", "seat": 0}}', "cannot be read at move.claim.window"),
        ('{"v":1,', "cannot be read"),
    ],
)
def test_a_bad_document_is_refused_in_one_sentence(text: str, why: str):
    with pytest.raises(CodecError) as refused:
        load_move(text)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_refusal_does_not_tell_what_else_the_document_holds():
    """A state holds every hand and the order of the stock: neither belongs into a log line."""
    tree = json.loads(dump_state(mid_game()))
    stock, *_ = tree["play"][Round._fields.index("piles")]
    tree["play"][Round._fields.index("turn")] = "soon"
    with pytest.raises(CodecError) as refused:
        load_state(json.dumps(tree))
    assert str(refused.value).startswith("a state cannot be read at play")
    assert not any(card in str(refused.value) for card in stock)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__


EVENT_KINDS = """
    call_forgotten card_placed claim_unwanted claim_won comparison_decided discarded drew_stock flipped floated
    hand_dealt
    joker_swapped knocked laid_off letting_run loose_tiles_taken match_ended meld_laid opened penalty_drawn
    play_off_called returned_discard romme_called round_began round_ended seat_eliminated seat_left starter_drawn
    stock_renewed table_laid tile_put_aside tile_taken timed_out took_back took_discard turn_began turn_passed
    upcard_refused upcard_turned window_answered window_opened
"""


def test_the_kinds_of_stored_events_are_named_here():
    """Logs hold them for good: a kind is never renamed, a new one is added here. Those of moves the schema has."""
    members = get_args(get_args(Event)[0])
    kinds = [field.default for member in members for field in fields(member) if field.name == "kind"]
    assert sorted(kinds) == EVENT_KINDS.split()


def test_an_event_of_an_unknown_kind_is_not_read():
    with pytest.raises(CodecError, match="peeked"):
        load_events(dump_events((Flipped(1),)).replace("flipped", "peeked"))
