"""Matches in the simulated Discord: opened and played through commands and buttons, as people do it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.hosting.clock.pace import PACES
from bot.hosting.clock.stage import stage_of
from bot.hosting.clock.timing import deadlines_for
from bot.hosting.moves.advance import Advance
from bot.hosting.moves.commits import advance_commit
from bot.records.games import GameRecord, NewGame, VisibleGame
from bot.records.notices import Notice, NoticeKind
from bot.store.ledger.stored import Commit, StoredGame
from bot.ui.lobby.house_rules import parse_house_rules
from engine.cards import JOKER, PLAYING_CARDS, Card
from engine.computers import choose
from engine.games.draw_discard.round import Round
from engine.games.game import awaited_seats
from engine.games.moves import Claim, Discard, DrawStock, Lay, Pass, SeatMove, TakeDiscard
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.melds.meld import NewMeld
from engine.rules.switches import described
from tests.discord.conftest import World
from tests.visible import can_act

SECRET: Final = bytes(range(32))
# One pack that is not renewed: whoever plays, and whatever is dealt, such a round ends soon.
SOON_OVER: Final = "opening.points=0 meld_from_lap=1 deck.packs=1 deck.jokers=4 stock.max_recycles=0"
QUICK_ROUND: Final = f"deal.cards=7 {SOON_OVER}"
QUICKEST_ROUND: Final = f"deal.cards=5 {SOON_OVER}"
MOST_MOVES: Final = 400
BOARD_CATCHES_UP: Final = 4.0

Message = discord.Message | ResponseMessage


# ------------------------------------------------------------------------------------------------- what people see


def parts(message: Message) -> Iterator[dict[str, Any]]:
    """Every component of a message as Discord keeps it."""
    raw = message.components
    waiting: list[Any] = [part if isinstance(part, dict) else part.to_dict() for part in raw]
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = [*part.get("components", ()), *waiting]


def words(message: Message) -> str:
    """All text of a message: its content, or its text displays."""
    shown = [part["content"] for part in parts(message) if part["type"] == 10]
    return "\n".join([message.content, *shown] if message.content else shown)


def alts(message: Message) -> list[str]:
    """The alt texts of a message's pictures."""
    items = [item for part in parts(message) if part["type"] == 12 for item in part["items"]]
    return [item.get("description") or "" for item in items]


def labels(message: Message) -> dict[str, bool]:
    """The buttons of a message by label, and whether each can be pressed."""
    return {part["label"]: not part.get("disabled", False) for part in parts(message) if part["type"] == 2}


def primary(message: Message) -> list[str]:
    """The labels of a message's primary buttons."""
    style = discord.ButtonStyle.primary.value
    return [part["label"] for part in parts(message) if part["type"] == 2 and part["style"] == style]


def select_of(message: Message, action: str) -> dict[str, Any]:
    """The select of a hand panel that does this action: `cards`, or a question."""
    return next(part for part in parts(message) if part["type"] == 3 and part["custom_id"].split(":")[2] == action)


async def press(person: MemberActor, message: Message, action: str) -> InteractionResult:
    """Press the button that does this action, whatever it says at the moment; or choose it from the list of more."""
    buttons = [part for part in parts(message) if part["type"] == 2 and part["custom_id"].split(":")[2] == action]
    if buttons:
        return await person.click(message, custom_id=buttons[0]["custom_id"])
    behind = [part for part in parts(message) if part["type"] == 3 and ":more:choose:" in part["custom_id"]]
    values = [one["value"] for part in behind for one in part["options"] if one["value"].split(":")[2] == action]
    assert values, (action, labels(message))
    return await person.select(message, values[:1], custom_id=behind[0]["custom_id"])


async def tap(person: MemberActor, message: Message, label: str) -> InteractionResult:
    """Press the button whose words begin so; where none is in sight, choose it from the list of more."""
    found = [part for part in parts(message) if part["type"] == 2 and str(part["label"]).startswith(label)]
    found.sort(key=lambda part: part["label"] != label)
    if found:
        return await person.click(message, custom_id=found[0]["custom_id"])
    is_open = any(
        part["type"] == 3 and part["custom_id"].split(":")[1:3] == ["more", "choose"] for part in parts(message)
    )
    opened = None if is_open else await press(person, message, "more")
    panel = message if opened is None or opened.response is None else opened.response
    behind = select_of(panel, "choose")
    values = [option["value"] for option in behind["options"] if option["label"].startswith(label)]
    assert values, (label, [option["label"] for option in behind["options"]])
    chosen = await person.select(panel, values[:1], custom_id=behind["custom_id"])
    return chosen if opened is None or chosen.response is not None or chosen.followups else opened


def behind_more(panel: Message) -> list[str]:
    """What the open list behind More offers."""
    return [option["label"] for option in select_of(panel, "choose")["options"]]


def question_of(message: Message) -> dict[str, Any] | None:
    """The follow-up that a hand panel asks, if it asks one."""
    asked = (part for part in parts(message) if part["type"] == 3 and part["custom_id"].endswith(":which"))
    return next(asked, None)


def panel_of(result: InteractionResult) -> ResponseMessage:
    """The message that answered a click or a command."""
    assert result.response is not None
    return result.response


def answer(result: InteractionResult) -> str:
    """The private words that answered a click or a command, the last of them if there were several."""
    said = [message for message in (result.response, *result.followups) if message is not None]
    assert said, "the interaction was not answered"
    assert said[-1].ephemeral, "an answer is private"
    return words(said[-1])


# ----------------------------------------------------------------------------------------------------------- a table


@dataclass
class Playing:
    """A match among people of the world, seat by seat."""

    world: World
    game_id: int
    people: tuple[MemberActor, ...]

    async def look(self, person: MemberActor | None = None) -> VisibleGame:
        """The game as somebody sees it; without anybody as a spectator does."""
        return await self.world.bot.services.games.look(self.game_id, None if person is None else person.id)

    async def record(self) -> GameRecord:
        return (await self.look()).record

    async def view(self, person: MemberActor | None = None) -> MatchView:
        """The match that is being played, as somebody sees it."""
        view = (await self.look(person)).view
        assert view is not None
        return view

    async def board(self) -> discord.Message:
        """The public message that is the lobby or the board, once it has caught up with the game."""
        await self.world.env.advance_time(BOARD_CATCHES_UP)
        return await self.board_as_it_hangs()

    async def board_as_it_hangs(self) -> discord.Message:
        """The lobby or the board as it is in the channel at this moment, which may be behind the game."""
        board_id = (await self.record()).board_message_id
        return next(message for message in self.world.channel.history() if message.id == board_id)

    async def in_turn(self) -> MemberActor:
        """The person whose turn it is."""
        visible = await self.look()
        assert visible.view is not None
        assert visible.view.turn_seat is not None
        return self.people[visible.view.turn_seat]

    async def next_move(self, strength: str = "steady") -> tuple[MemberActor, SeatMove] | None:
        """Somebody who is to act, and what a computer player would do there; None once the match is over."""
        for dice, person in enumerate(self.people):
            visible = await self.look(person)
            assert visible.view is not None
            if can_act(visible):
                return person, choose(strength, visible.view, dice)
        return None

    async def play_to_the_end(
        self, perform: Callable[[MemberActor, SeatMove], Awaitable[object]], strength: str = "steady"
    ) -> int:
        """Have every move performed until the match is over, and give their number."""
        for made in range(MOST_MOVES):
            due = await self.next_move(strength)
            if due is None:
                visible = await self.look()
                assert visible.view is not None
                assert visible.view.result is not None, "nobody may act, and the match is not over"
                return made
            await perform(*due)
        raise AssertionError("the match does not end")

    async def played_out(self, most: int = 4000, strength: Strength = Strength.EASY) -> GameRecord:
        """The match with so many moves more of computer players, or to its end, in one commit that tells nobody."""

        def plan(stored: StoredGame, now: Any) -> Commit:
            assert stored.state is not None
            advance = Advance(stored, stored.state, now, "played out")
            for dice in range(most):
                awaited = awaited_seats(stored.game.active(advance.state))
                if not awaited:
                    break
                view = stored.game.view(advance.state, awaited[0])
                advance.apply(stored.game.choose(strength, view, dice))
            return replace(advance_commit(stored, advance, now, self.world.bot.services.games._policy), notes=())

        await self.world.bot.services.games.path.change(self.game_id, plan)
        await self.world.env.settle()
        return await self.record()

    async def set_round(self, rnd: Round) -> None:
        """Put a round of a test's own making on the table."""

        def plan(stored: StoredGame, now: Any) -> Commit:
            assert stored.state is not None
            state = stored.state._replace(play=rnd, turn=rnd.last_turn, window=rnd.last_window)
            after = replace(stored, version=stored.version + 1, state=state)
            after = replace(after, deadlines=_deadlines(self.world, after, now))
            return Commit(stored, after, now, notes=(Notice(NoticeKind.BOARD),))

        await self.world.bot.services.games.path.change(self.game_id, plan)
        await self.world.env.settle()

    async def call(self) -> None:
        """Have the person in turn called, as at the beginning of a turn."""
        visible = await self.look()
        assert visible.view is not None
        seat, turn = visible.view.turn_seat, visible.view.turn
        assert seat is not None
        notice = Notice(NoticeKind.TURN, turn=turn, seat=seat, user_id=self.people[seat].id)

        def plan(stored: StoredGame, now: Any) -> Commit:
            return Commit(stored, replace(stored, version=stored.version + 1), now, notes=(notice,))

        await self.world.bot.services.games.path.change(self.game_id, plan)
        self.world.bot.delivery.wake()
        await self.world.env.advance_time(BOARD_CATCHES_UP)

    async def notice(self) -> discord.Message:
        """The message that calls somebody to their turn."""
        notice_id = (await self.record()).notice_message_id
        return next(message for message in self.world.channel.history() if message.id == notice_id)


def _deadlines(world: World, stored: StoredGame, now: Any) -> Any:
    return deadlines_for(
        (), stored.record, stage_of(stored), now, world.bot.services.games._policy, ordering=stored.orders
    )


async def open_table(world: World, host: MemberActor, **options: Any) -> Playing:
    """A lobby opened with `/game new`; its host sits in it."""
    settings: dict[str, Any] = {"variant": "disney_basic", "seats": 3, "pace": "quick", "rounds": 1, **options}
    world.bot.services.games.lobbies._secret = lambda: SECRET
    game, rules, rounds = settings.pop("variant"), settings.pop("rules", ""), settings.pop("rounds")
    result = await host.slash(world.channel, "game new", game=game, **settings)
    assert "The table is set" in answer(result), answer(result)
    record = await world.bot.services.games.game_in_channel(world.channel.id)
    if rules or "match.rounds" in {switch.name for switch in described(record.rules)}:
        switches = {"match.rounds": rounds} | parse_house_rules(rules)
        await world.bot.services.games.lobbies.change_rules(record.id, host.id, switches, f"rules {record.id}")
    return Playing(world, record.id, (host,))


async def table_page(person: MemberActor, channel: Any, game_id: int, command: str = "games") -> ResponseMessage:
    """The page of one table, as somebody reaches it who sees nothing of its channel."""
    listed = panel_of(await person.slash(channel, command))
    await person.select(listed, [str(game_id)], custom_id=select_of(listed, "one")["custom_id"])
    return listed


async def asked_to_call_off(
    person: MemberActor, channel: Any, game_id: int, command: str = "games"
) -> InteractionResult:
    """What somebody is answered who wants to call a game off from its page."""
    return await press(person, await table_page(person, channel, game_id, command), "cancel")


async def changing(person: MemberActor, table: Playing, leaf: str = "") -> ResponseMessage:
    """The panel behind **Change** under a lobby; with a `leaf`, what its list leads to."""
    if leaf:
        return panel_of(await chosen_in_change(person, table, leaf))
    return panel_of(await press(person, await table.board(), "open"))


async def chosen_in_change(person: MemberActor, table: Playing, leaf: str) -> InteractionResult:
    """What somebody is answered who chooses something from the list behind **Change**."""
    panel = await changing(person, table)
    return await person.select(panel, [leaf], custom_id=select_of(panel, "leaf")["custom_id"])


async def started(
    world: World, *people: MemberActor, rules: str = "", rounds: int = 1, pace: str = "quick", **wishes: Any
) -> Playing:
    """A running match of these people, in the order of their seats; `wishes` are fields of NewGame.

    By the service alone: how a table is opened, joined and begun with commands and buttons has tests of its own, and a
    hand that the start lays before somebody would be kept true through the whole test.
    """
    lobbies, people = world.bot.services.games.lobbies, people or (world.ada, world.ben, world.cyd)
    lobbies._secret = lambda: SECRET
    host, *others = people
    computers: tuple[str, ...] = wishes.get("computers", ())
    new = NewGame(
        guild_id=world.guild.id,
        channel_id=world.channel.id,
        host_id=host.id,
        host_name=host.name,
        variant="disney_basic",
        seats=max(len(people) + len(computers), 2),
        pace=PACES[pace],
        switches={"match.rounds": rounds} | parse_house_rules(rules),
    )
    record = await lobbies.open(replace(new, **wishes), f"open {world.channel.id}")
    for person in others:
        await lobbies.join(record.id, person.id, person.name, f"join {world.channel.id} {person.id}")
    await lobbies.start(record.id, host.id, f"start {world.channel.id}")
    await world.env.settle()
    return Playing(world, record.id, people)


# ------------------------------------------------------------------------------------------------ moves as commands


class Typist:
    """Makes moves by slash commands; a question that comes of one gets its first answer.

    `answers` are what was said to the commands.
    """

    def __init__(self, table: Playing) -> None:
        self.table = table
        self.answers: list[str] = []

    async def __call__(self, person: MemberActor, move: SeatMove) -> None:
        """Type one move; a Lay takes as many commands as it has parts."""
        for name, options in commands_for(move):
            result = await person.slash(self.table.world.channel, name, **options)
            self.answers.append(answer(result))
            question = None if result.response is None else question_of(result.response)
            if result.response is not None and question is not None:
                first = question["options"][0]["value"]
                await person.select(result.response, [first], custom_id=question["custom_id"])


def commands_for(move: SeatMove) -> Iterator[tuple[str, dict[str, Any]]]:
    """The commands, with their options, that make a move."""
    match move:
        case DrawStock():
            yield "draw", {}
        case TakeDiscard():
            yield "take", {}
        case Claim():
            yield "knock", {}
        case Pass(then_draw=then_draw):
            yield ("draw" if then_draw else "pass"), {}
        case Discard(card=card, call=call):
            yield "discard", {"card": typed([card])} | ({"call": True} if call else {})
        case Lay():
            for swap in move.swaps:
                yield "joker", {"card": typed([swap.card]), "meld": swap.meld}
            if move.melds:
                yield "meld", {"cards": " | ".join(typed_meld(meld) for meld in move.melds)}
            for off in move.layoffs:
                face = {"stands_for": typed([off.face])} if off.face is not None else {}
                yield "layoff", {"cards": typed([off.card]), "meld": off.meld, **face}
        case _:
            raise AssertionError(move)


def typed(cards: Sequence[Card]) -> str:
    return PLAYING_CARDS.texts(cards)


def typed_meld(meld: NewMeld) -> str:
    """A meld as typed, jokers named where the move names them."""
    faces = meld.faces or (None,) * len(meld.cards)
    return " ".join(
        f"JK={typed([face])}" if card is JOKER and face is not None and face is not JOKER else typed([card])
        for card, face in zip(meld.cards, faces, strict=True)
    )


# ------------------------------------------------------------------------------------------------- moves as clicks


class Clicker:
    """Makes moves by buttons alone: draws, takes, knocks and passes under the board, the rest in the hand panel."""

    def __init__(self, table: Playing) -> None:
        self.table = table
        self.answers: list[str] = []

    async def __call__(self, person: MemberActor, move: SeatMove) -> None:
        """Click one move; a Lay takes several."""
        match move:
            case DrawStock() | TakeDiscard() | Claim() | Pass():
                await self._under_the_board(person, move)
            case Discard(card=card):
                await self.in_hand(person, [card], "discard")
            case Lay():
                for swap in move.swaps:
                    await self.in_hand(person, [swap.card], "swap", str(swap.meld))
                for meld in move.melds:
                    await self.in_hand(person, meld.cards, "meld")
                for off in move.layoffs:
                    await self.in_hand(person, [off.card], "layoff")
            case _:
                raise AssertionError(move)

    async def _under_the_board(self, person: MemberActor, move: SeatMove) -> None:
        if isinstance(move, Pass) and move.then_draw:
            panel = await self.open_hand(person)
            await press(person, panel, "drawlater")
            self.answers.append(words(panel))
            return
        action = {DrawStock: "draw", TakeDiscard: "take", Claim: "knock", Pass: "pass"}[type(move)]
        self.answers.append(answer(await press(person, await self.table.board(), action)))

    async def in_hand(
        self, person: MemberActor, cards: Sequence[Card], action: str, which: str | None = None
    ) -> Message:
        """Choose cards in one's hand and press a button; a question is answered with `which`, else its first answer."""
        panel = await self.open_hand(person)
        await person.select(panel, choices(panel, cards), custom_id=select_of(panel, "cards")["custom_id"])
        await press(person, panel, action)
        question = next(
            (part for part in parts(panel) if part["type"] == 3 and part["custom_id"].endswith("which")), None
        )
        if question is not None:
            value = which if which is not None else question["options"][0]["value"]
            await person.select(panel, [value], custom_id=question["custom_id"])
        self.answers.append(words(panel))
        return panel

    async def open_hand(self, person: MemberActor) -> ResponseMessage:
        """One's hand, opened with the button under the board."""
        result = await tap(person, await self.table.board(), "My hand")
        assert result.response is not None
        assert result.response.ephemeral
        return result.response


def choices(panel: Message, cards: Sequence[Card]) -> list[str]:
    """The values by which a hand's select knows these cards, copies apart."""
    free = [option["value"] for option in select_of(panel, "cards")["options"]]
    chosen = []
    for card in cards:
        value = next(value for value in free if value.partition(".")[0] == typed([card]))
        free.remove(value)
        chosen.append(value)
    return chosen
