"""What everyone can read depends on nothing that only some may know: hands, the stock, sealed answers, orders."""

import re
from dataclasses import dataclass, replace
from types import SimpleNamespace

import pytest
from simcord.actors import MemberActor

from engine.cards import PLAYING_CARDS, Card
from engine.computers import choose
from tests.discord.conftest import World
from tests.discord.games import AnyGame
from tests.discord.tables import (
    BOARD_CATCHES_UP,
    QUICK_ROUND,
    Playing,
    alts,
    at_a_window,
    dealt,
    panel_of,
    parts,
    press,
    started,
    tap,
    words,
)
from tests.engine.gin_builders import a_gin_round

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C JK AS")
_OWN_IDS = re.compile(
    r"\b\d{15,}\b|(?<=t1:board:)[a-z]+:[0-9a-z]+:|(?<=t1:watch:)[a-z]+:[0-9a-z]+:|(?<=t1:clock:)[a-z]+:[0-9a-z]+:|(?<=t1:hand:open:)[0-9a-z]+|<t:\d+:R>"
)
OTHERS = ("AC AD AH KS 2C", "2S 2D 2H JK", "QS QH QD QC")


@dataclass(frozen=True)
class Public:
    """Everything that is to be read in a channel, message by message."""

    texts: tuple[str, ...]
    alts: tuple[str, ...]
    components: tuple[str, ...]
    pictures: tuple[tuple[str, int], ...]


def public(world: World) -> Public:
    messages = world.messages()
    return Public(
        tuple(words(message) for message in messages),
        tuple(alt for message in messages for alt in alts(message)),
        tuple(str([part.to_dict() for part in message.components]) for message in messages),
        tuple((file.filename, file.size) for message in messages for file in message.attachments),
    )


async def names_shown(table: Playing, person: MemberActor) -> list[str]:
    """The files and the ids, but for lists' numbers, of what somebody is shown: the board, what happened, More."""
    board = panel_of(await person.slash(table.world.channel, "table"))
    panel, named = panel_of(await tap(person, await table.board(), "What happened")), list[str]()
    for action in ("", "more", "first", "last", "back", "on"):
        if action:
            await press(person, panel, action)
        for message in (board, panel):
            named += [file.filename for file in message.attachments]
            of = [part for part in parts(message) if "custom_id" in part]
            ids = [id for one in of for id in (one["custom_id"], *(said["value"] for said in one.get("options", ())))]
            named += [re.sub(":[0-9a-z]+(?=:[^:]*$)", "", id) for id in ids]
    return named


async def test_a_sealed_answer_shows_nowhere_and_moves_and_counts_nothing(world: World) -> None:
    table = await started(world)
    for turn in (4, 12):
        while (view := await table.view()).turn < turn or view.claim_window is None:
            await table.submit(*await table.next_move("easy"))
        person, move = await table.next_move("easy")
        others = [one for one in (*table.people, world.dot) if one is not person]
        before = [await names_shown(table, one) for one in others]
        await world.env.advance_time(BOARD_CATCHES_UP)
        requests = len(world.env.http_requests)
        await table.submit(person, move)
        assert (await table.view()).claim_window == view.claim_window, "one of two has answered"
        await world.env.advance_time(BOARD_CATCHES_UP)
        assert world.env.http_requests[requests:] == [], "no board is edited, not even one on somebody's screen alone"
        assert [await names_shown(table, one) for one in others] == before
    story = (await world.bot.services.stories.of(table.game_id)).story
    marks = [int(name.split(":")[4], 36) for name in before[-1] if name.startswith("t1:watch:")]
    assert max(marks) == story.number(story.length) < story.length, "nor are those counted of windows that are over"


async def test_no_message_is_posted_under_a_name_that_counts_sealed_answers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.moves.commits.token_hex", lambda _: "drawn", raising=False)
    named = []
    for answers in (False, True):
        table = await at_a_window(replace(world, channel=world.guild.create_text_channel(f"table-{answers:d}")))
        if answers:
            await world.cyd.slash(table.world.channel, "pass")
        requests = len(world.env.http_requests)
        await world.bot.services.games.want_end(table.game_id, world.ada.id, f"end-{answers:d}")
        await world.env.advance_time(BOARD_CATCHES_UP)
        posted = [one.json["nonce"] for one in world.env.http_requests[requests:] if one.method == "POST"]
        named.append([nonce.removeprefix(f"{table.game_id}-") for nonce in posted])
    assert named[0] == named[1] != []


async def test_two_tables_that_differ_in_hands_and_stock_read_the_same(world: World) -> None:
    read = []
    for hands, stock in ((HANDS, "2C 3C 4C 5C"), (OTHERS, "JK JK AS AH")):
        channel = world.guild.create_text_channel(f"table-{len(read)}")
        table = await dealt(replace(world, channel=channel), *hands, rules="match.first_dealer=first_seat", stock=stock)
        texts: list[str] = []
        for discarded in (False, True):
            if discarded:
                await world.ada.slash(channel, "discard", card="2C")
            assert "Round 1" in words(await table.board())
            shown = public(table.world)
            texts += [_OWN_IDS.sub("", text) for text in (*shown.texts, *shown.alts, *shown.components)]
            texts += [str(size) for size in shown.pictures]
        read.append(texts)
        await world.bot.services.games.cancel(table.game_id, world.ada.id, f"over-{len(read)}")
    assert read[0] == read[1]


async def test_no_public_word_names_a_card_that_lies_in_hands_or_stock_alone(world: World) -> None:
    table = await started(world, rules=QUICK_ROUND)
    typist = AnyGame(table)
    read = 0
    for _ in range(15):
        due = await table.next_move()
        if due is None:
            break
        await typist(*due)
        await world.env.advance_time(3)
        seen = await _seen_by_everyone(table)
        for message in world.messages():
            if "Round 1" in words(message):
                read += 1
                assert set(re.findall(r"(?:10|[2-9AJQK])[♠♥♦♣]|Joker", words(message))) <= seen
    assert read, "there was something to read"


async def _seen_by_everyone(table: Playing) -> set[str]:
    """The cards that lie open, and those that everybody has seen in the round."""
    view = await table.view()
    lying = {card for meld in view.melds for card in meld.meld.cards}  # type: ignore[attr-defined]
    seen = {card for act in view.history for card in act.cards}
    return {_sign(card) for card in lying | seen | ({view.discard_top} - {None})}  # type: ignore[attr-defined]


def _sign(card: Card) -> str:
    text = PLAYING_CARDS.text(card)
    return "Joker" if card.is_joker else text[:-1] + PLAYING_CARDS.signs[card.suit]


async def test_two_deals_of_a_day_that_differ_in_what_their_players_cannot_see_read_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = lambda _family, view, dice, *_limits: SimpleNamespace(move=choose("easy", view, dice))  # noqa: E731
    monkeypatch.setattr("engine.match.match.ponder", quick)
    read, own = [], "7H 8H 9H KS 2C 3D 4D 5D QS JC"
    for person, other, stock in (
        (world.ada, "7C 8C 9C KD 2D 3H 4H 5H QH JH", "6H 6D TS AC"),
        (world.ben, "AC AD AH QC QD QH 6S 6C KH KC", "9C 4H 3S 8D"),
    ):
        await tap(person, panel_of(await person.slash(world.channel, "daily")), "The deal")
        await world.env.advance_time(BOARD_CATCHES_UP)
        home = person.user
        record = await world.bot.services.deals.game_of(person.id, world.env.now().date())
        table = Playing(replace(world, channel=home.dm_channel), record.id, (person,))
        await table.set_round(a_gin_round(record.rules, hands=(own, other), stock=stock))  # type: ignore[arg-type]
        await world.env.advance_time(BOARD_CATCHES_UP)
        shown = [*home.dm_channel.history(), panel_of(await home.slash("hand"))]
        texts = [text for one in shown for text in (words(one), *alts(one))]
        assert any("spades queen, king" in text for text in texts)
        names = "|".join(one.name for one in record.holders)
        read.append([re.sub(rf"\b({names})\b", "", _OWN_IDS.sub("", text)) for text in texts])
    assert read[0] == read[1]
    assert world.messages() == [], "a server sees nothing of a deal"
