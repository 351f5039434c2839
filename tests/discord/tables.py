"""Matches in the simulated Discord: opened and played through commands and buttons, as people do it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.hosting.clock.pace import PACES
from bot.hosting.moves.advance import Advance
from bot.hosting.moves.commits import advance_commit
from bot.records.games import GameRecord, NewGame, VisibleGame
from bot.records.notices import Notice, NoticeKind
from bot.store.ledger.stored import Commit, StoredGame
from bot.ui.lobby.house_rules import parse_house_rules
from engine.cards import JOKER, PLAYING_CARDS, Card, Notation
from engine.computers import choose
from engine.games.draw_discard.round import Round
from engine.games.game import awaited_seats
from engine.games.moves import Claim, Discard, DrawStock, Lay, Pass, SeatMove, TakeDiscard
from engine.games.strengths import Strength
from engine.games.views import MatchView, WindowView
from engine.melds.meld import NewMeld
from engine.rules.switches import described
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.engine.builders import a_round, cards
from tests.hosting.hosted import with_round
from tests.visible import can_act

SECRET: Final = bytes(range(32))
# One pack that is not renewed: whoever plays, and whatever is dealt, such a round ends soon.
SOON_OVER: Final = "opening.points=0 meld_from_lap=1 deck.packs=1 deck.jokers=4 stock.max_recycles=0"
QUICK_ROUND: Final = f"deal.cards=7 {SOON_OVER}"
QUICKEST_ROUND: Final = f"deal.cards=5 {SOON_OVER}"
BOARD_CATCHES_UP: Final = 4.0

LISTS: Final = (3, 5, 6, 8)
"""The kinds of components that are lists."""

Message = discord.Message | ResponseMessage


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
    style = discord.ButtonStyle.primary.value
    return [part["label"] for part in parts(message) if part["type"] == 2 and part["style"] == style]


def select_of(message: Message, action: str) -> dict[str, Any]:
    """The list of a panel that does this action, of people, roles and channels too."""
    return next(part for part in parts(message) if part["type"] in LISTS and part["custom_id"].split(":")[2] == action)


async def choose_from(person: MemberActor, message: Message, action: str, *values: object) -> InteractionResult:
    """Choose in the list of a panel that does this action."""
    return await person.select(message, [*values], custom_id=select_of(message, action)["custom_id"])


def values_of(message: Message, action: str) -> list[str]:
    return [option["value"] for option in select_of(message, action)["options"]]


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


async def answer_question(person: MemberActor, message: Message) -> None:
    """Answer what a hand panel asks, if it asks something, with its first answer."""
    question = question_of(message)
    if question is not None:
        await person.select(message, [question["options"][0]["value"]], custom_id=question["custom_id"])


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


def direct_to(person: MemberActor) -> list[str]:
    """What the bot has said to somebody alone."""
    return [words(message) for message in person.user.dm_channel.history()]


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
        view = (await self.look(person)).view
        assert view is not None
        return view

    async def hand(self, person: MemberActor) -> str:
        view = await self.view(person)
        return VARIANTS[view.variant].notation.texts(view.hand)

    async def melds(self) -> list[str]:
        view = await self.view()
        return [VARIANTS[view.variant].notation.texts(lying.meld.cards) for lying in view.melds]

    async def window(self) -> WindowView:
        view = await self.view()
        assert view.claim_window is not None
        return view.claim_window

    async def board(self) -> discord.Message:
        """The public message that is the lobby or the board, once it has caught up with the game."""
        await self.world.env.advance_time(BOARD_CATCHES_UP)
        return await self.board_as_it_hangs()

    async def board_as_it_hangs(self) -> discord.Message:
        """The lobby or the board as it is in the channel at this moment, which may be behind the game."""
        board_id = (await self.record()).board_message_id
        return next(message for message in self.world.channel.history() if message.id == board_id)

    async def open_hand(self, person: MemberActor) -> ResponseMessage:
        """Somebody's hand, opened with the button under the board."""
        panel = panel_of(await tap(person, await self.board(), "My hand"))
        assert panel.ephemeral
        return panel

    async def in_turn(self) -> MemberActor:
        visible = await self.look()
        return self.people[visible.view.turn_seat]

    async def next_move(self, strength: str = "steady") -> tuple[MemberActor, SeatMove] | None:
        """Somebody who is to act, and what a computer player would do there; None once the match is over."""
        for dice, person in enumerate(self.people):
            visible = await self.look(person)
            assert visible.view is not None
            if can_act(visible):
                return person, choose(strength, visible.view, dice)
        return None

    async def played_out(
        self, most: int = 4000, strength: Strength = Strength.EASY, is_told: bool = False
    ) -> GameRecord:
        """The match with so many moves more of computer players, or to its end, in one commit, of which nobody is told
        unless that is asked for.
        """

        def plan(stored: StoredGame, now: Any) -> Commit:
            advance = Advance(stored, stored.state, now, "played out")
            for dice in range(most):
                awaited = awaited_seats(stored.game.active(advance.state))
                if not awaited:
                    break
                view = stored.game.view(advance.state, awaited[0])
                advance.apply(stored.game.choose(strength, view, dice))
            made = advance_commit(stored, advance, now, self.world.bot.services.games.path.policy)
            return made if is_told else replace(made, notes=())

        await self.world.bot.services.games.path.change(self.game_id, plan)
        await self.world.env.settle()
        return await self.record()

    async def submit(self, person: MemberActor, move: SeatMove) -> None:
        """Make a move by the service alone: what people are shown meanwhile is not asked."""
        games, before = self.world.bot.services.games, (await self.record()).seq
        await games.submit(self.game_id, person.id, move, f"move {before}", games.path.clock())

    async def set_round(self, rnd: Round) -> None:
        """Put a round of a test's own making on the table."""

        def plan(stored: StoredGame, now: Any) -> Commit:
            after = with_round(stored, rnd, now, self.world.bot.services.games.path.policy)
            return Commit(stored, after, now, notes=(Notice(NoticeKind.BOARD),))

        await self.world.bot.services.games.path.change(self.game_id, plan)
        await self.world.env.settle()

    async def call(self) -> None:
        """Have the person in turn called, as at the beginning of a turn."""
        visible = await self.look()
        seat, turn = visible.view.turn_seat, visible.view.turn
        notice = Notice(NoticeKind.TURN, turn=turn, seat=seat, user_id=self.people[seat].id)

        def plan(stored: StoredGame, now: Any) -> Commit:
            return Commit(stored, replace(stored, version=stored.version + 1), now, notes=(notice,))

        await self.world.bot.services.games.path.change(self.game_id, plan)
        self.world.bot.delivery.wake()
        await self.world.env.advance_time(BOARD_CATCHES_UP)

    async def called_by(self) -> int | None:
        """The message that calls somebody; None where nobody is called."""
        found = await self.world.bot.services.games.posted.of(self.game_id, name=NoticeKind.TURN)
        return next((one.message_id for one in found), None)

    async def notice(self) -> discord.Message:
        """The message that calls somebody to their turn."""
        notice_id = await self.called_by()
        return next(message for message in self.world.channel.history() if message.id == notice_id)


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


async def dealt(
    world: World, *hands: str, at: Playing | None = None, variant: str = "disney_basic", rules: str = "", **table: Any
) -> Playing:
    """A match in which these are held, from the first seat on; `at` one that is there, from now on."""
    people = (world.ada, world.ben, world.cyd)[: len(hands)]
    playing = at or await started(world, *people, variant=variant, rules=rules)
    resolved: Any = (await playing.record()).rules
    await playing.set_round(a_round(resolved, hands=hands, **table))
    return playing


async def at_a_window(world: World, card: str = "KS") -> Playing:
    """A match of three in which Ada has discarded a card, the two others are asked, and the board shows it."""
    table = await dealt(world, f"7H 8H 9H {card} 2C", "KH KD 3D 4D", "5C 6C 9D AS")
    await table.board()
    await world.ada.slash(world.channel, "discard", card=card)
    assert (await table.window()).asked == (1, 2)
    return table


async def table_page(person: MemberActor, channel: Any, game_id: int, command: str = "games") -> ResponseMessage:
    """The page of one table, as somebody reaches it who sees nothing of its channel."""
    listed = panel_of(await person.slash(channel, command))
    await choose_from(person, listed, "one", str(game_id))
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
    return await choose_from(person, await changing(person, table), "leaf", leaf)


def may_manage(world: World, person: MemberActor) -> MemberActor:
    may = discord.Permissions(manage_guild=True, view_channel=True)
    role = world.guild.create_role("keepers", permissions=may)
    world.env.backend.add_member_role(world.guild.id, person.id, role.id)
    return person


def keeper(world: World) -> MemberActor:
    """A member who manages the server."""
    return may_manage(world, world.guild.add_member(world.env.create_user("kay")))


async def settings_page(world: World, person: MemberActor, page: str) -> ResponseMessage:
    panel = panel_of(await person.slash(world.channel, "settings"))
    await choose_from(person, panel, "page", page)
    return panel


async def gathered(world: World, *people: MemberActor, rules: str = "", rounds: int = 1, **wishes: Any) -> Playing:
    """A lobby of these people, in the order of their seats; `wishes` are fields of NewGame.

    By the service alone: how a table is opened, joined and begun with commands and buttons has tests of its own, and a
    hand that the start lays before somebody would be kept true through the whole test.
    """
    lobbies = world.bot.services.games.lobbies
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
        pace=PACES["quick"],
        switches={"match.rounds": rounds} | parse_house_rules(rules),
    )
    new = replace(new, **wishes)
    table = Playing(world, (await lobbies.open(new, f"open {new.channel_id}")).id, (host,))
    await join(table, *others)
    return table


async def join(table: Playing, *people: MemberActor) -> None:
    """People sit down at a lobby, and the bot comes to rest."""
    for person in people:
        lobbies = table.world.bot.services.games.lobbies
        await lobbies.join(table.game_id, person.id, person.name, f"join {table.world.channel.id} {person.id}")
    table.people += people
    await table.world.env.settle()


async def begin(table: Playing) -> Playing:
    """The match of a lobby begins."""
    lobbies = table.world.bot.services.games.lobbies
    await lobbies.start(table.game_id, table.people[0].id, f"start {table.world.channel.id}")
    await table.world.env.settle()
    return table


async def started(world: World, *people: MemberActor, pace: str = "quick", **wishes: Any) -> Playing:
    """A running match of these people, as they are gathered."""
    people = people or (world.ada, world.ben, world.cyd)
    return await begin(await gathered(world, *people, pace=PACES[pace], **wishes))


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


def typed(named: Sequence[Card]) -> str:
    return PLAYING_CARDS.texts(named)


def typed_meld(meld: NewMeld, notation: Notation = PLAYING_CARDS) -> str:
    """A meld as typed, jokers named where the move names them."""
    faces = meld.faces or (None,) * len(meld.cards)
    return " ".join(
        f"JK={notation.text(face)}" if card is JOKER and face not in (None, JOKER) else notation.text(card)
        for card, face in zip(meld.cards, faces, strict=True)
    )


async def choose_cards(person: MemberActor, panel: Message, chosen: str | Sequence[Card]) -> None:
    """Choose cards in a hand, and no others."""
    named = cards(chosen) if isinstance(chosen, str) else chosen
    await choose_from(person, panel, "cards", *choices(panel, named))


async def press_with(person: MemberActor, panel: Message, chosen: str | Sequence[Card], action: str) -> None:
    """Choose cards in a hand, and press the button that does this with them."""
    await choose_cards(person, panel, chosen)
    await press(person, panel, action)


def choices(panel: Message, named: Sequence[Card]) -> list[str]:
    """The values by which a hand's select knows these cards, copies apart."""
    free = values_of(panel, "cards")
    chosen = []
    for card in named:
        value = next(value for value in free if value.partition(".")[0] == typed([card]))
        free.remove(value)
        chosen.append(value)
    return chosen
