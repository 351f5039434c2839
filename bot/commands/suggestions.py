"""What is suggested while a player types: games, and cards from their own hand, so only they ever see it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from discord import app_commands

from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, VisibleGame
from bot.ui.hand.lessons import frees_a_joker
from bot.ui.hand.questions import Speaker
from bot.ui.hand.typed import typed_notation
from bot.ui.kit.items import AnyInteraction
from bot.ui.kit.request import Request
from bot.ui.lobby.choosing import grouped_variants
from bot.ui.lobby.opening import at_a_glance
from bot.ui.table.game_facts import meld_rules, notation_of
from bot.wording import Wording
from bot.wording.lengths import cut
from engine.cards import Card, CardTextError, Notation, without
from engine.games.draw_discard.possible import options as draw_discard_options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.suit_rows.view import RowsView
from engine.games.suit_rows.view import options as rows_options
from engine.games.views import PileOptions, PileView
from engine.melds.meld import Meld
from engine.melds.search import best_melds
from engine.variants import VARIANTS, Variant, game_of_view

Choice = app_commands.Choice

CHOICES: Final = 25
LONGEST: Final = 100


@dataclass(frozen=True, slots=True)
class Typing:
    """A seated player who is typing a command in the channel of a running match."""

    record: GameRecord
    view: PileView
    options: PileOptions
    speaker: Speaker

    def text(self, cards: Iterable[Card]) -> str:
        return notation_of(self.record).texts(cards)

    @property
    def notation(self) -> Notation:
        return typed_notation(self.record, self.speaker.wording)

    def beginnings(self, typed: str) -> tuple[str, ...]:
        """What the beginning of a card may be in English letters: itself, or the player's own letter for it."""
        others = (letter + typed[len(own) :] for own, letter in self.notation.also if typed.startswith(own))
        return typed, *others

    def card_choices(self, cards: Iterable[Card], typed: str, before: str = "") -> list[Choice[str]]:
        """One choice for each face that what was typed may become, with what stands before it."""
        found, begun = [], self.beginnings(typed.upper())
        for card in sorted(set(cards)):
            shown, value = self.speaker.card(card), self.text([card])
            if value.startswith(begun) or shown.startswith(begun):
                found.append(_choice(f"{before} {shown}".strip(), f"{before} {value}".strip()))
        return _fitting(found)

    def meld_choices(self, meld_ids: Iterable[int], typed: str) -> list[Choice[int]]:
        """One choice for each of these melds on the table, by its cards and its owner."""
        wanted = set(meld_ids)
        there = [lying.meld_id for lying in self.view.melds if lying.meld_id in wanted]
        found = [(number, self.speaker.lying(number, self.view.melds)) for number in there]
        return [Choice(name=name[:LONGEST], value=number) for number, name in found if typed in name][:CHOICES]


async def meld_cards(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The best melds of the hand first; then the typed cards and one more."""
    typing = await _typing(interaction)
    if typing is None:
        return []
    melds = best_melds(meld_rules(typing.view.rules), typing.view.hand).melds
    whole = [_choice(name, value) for name, value in _best(typing, melds) if value.startswith(typed.upper())]
    return _fitting([*whole, *_one_more(typing, typing.view.hand, typed)])


async def lay_off_cards(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The cards that fit a meld on the table."""
    typing = await _typing(interaction)
    return [] if typing is None else _one_more(typing, [card for card, _ in typing.options.layoffs], typed)


async def swap_cards(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The cards that would free a joker."""
    typing = await _typing(interaction)
    return [] if typing is None else typing.card_choices([card for card, _ in _swaps(typing)], typed)


async def pile_depths(interaction: AnyInteraction, typed: str) -> list[Choice[int]]:
    """How many cards of an open pile may be taken, with the cards that this brings, the top one last."""
    typing = await _typing(interaction)
    if typing is None or not isinstance(typing.view, DrawDiscardView):
        return []
    pile = typing.view.pile
    found = [
        (depth, f"{depth}: {' '.join(typing.speaker.card(card) for card in pile[-depth:])}")
        for depth in draw_discard_options(typing.view).take_depths
    ]
    return [Choice(name=name[:LONGEST], value=depth) for depth, name in found if str(typed) in name][:CHOICES]


async def placeable_cards(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The cards of one's hand that fit a row now."""
    looked = await _looking(interaction)
    if looked is None or not isinstance(looked.view, RowsView):
        return []
    speaker, notation = Speaker(Request(interaction).wording, looked.record), notation_of(looked.record)
    found = [_choice(speaker.card(card), notation.text(card)) for card in rows_options(looked.view).placeable]
    return _fitting(choice for choice in found if choice.value.startswith(typed.upper()))


async def throw_away_cards(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The cards that may be discarded now; the whole hand where it is not yet time."""
    typing = await _typing(interaction)
    if typing is None:
        return []
    return typing.card_choices(typing.options.discardable or typing.view.hand, typed)


async def melds_for_lay_off(interaction: AnyInteraction, typed: str) -> list[Choice[int]]:
    """The melds on the table that the typed cards fit; all of them where that is not known."""
    typing = await _typing(interaction)
    if typing is None:
        return []
    cards = _cards(typing, str(interaction.namespace.cards or ""))
    fitting = [meld for card, meld in typing.options.layoffs if card in cards]
    return typing.meld_choices(fitting or (lying.meld_id for lying in typing.view.melds), str(typed))


async def melds_for_joker(interaction: AnyInteraction, typed: str) -> list[Choice[int]]:
    """The melds on the table of which the typed card would free a joker."""
    typing = await _typing(interaction)
    if typing is None:
        return []
    cards = _cards(typing, str(interaction.namespace.card or ""))
    return typing.meld_choices((meld for card, meld in _swaps(typing) if card in cards), str(typed))


async def _looking(interaction: AnyInteraction) -> VisibleGame | None:
    request = Request(interaction)
    try:
        visible, _ = await request.services.games.look_with_draft_in(request.channel_id, request.user_id)
    except Refused:
        return None
    return visible


async def _typing(interaction: AnyInteraction) -> Typing | None:
    visible = await _looking(interaction)
    if visible is None or not isinstance(visible.view, PileView) or visible.view.seat is None:
        return None
    now = game_of_view(visible.view).options(visible.view)
    speaker = Speaker(Request(interaction).wording, visible.record)
    return Typing(visible.record, visible.view, now, speaker) if isinstance(now, PileOptions) else None


def _swaps(typing: Typing) -> tuple[tuple[Card, int], ...]:
    """The (card, meld) pairs that would free a joker now."""
    view = typing.view
    if not isinstance(view, DrawDiscardView):
        return ()
    return tuple(one for one in draw_discard_options(view).swaps if frees_a_joker(view, one[:1]))


def _cards(typing: Typing, text: str) -> tuple[Card, ...]:
    try:
        return typing.notation.parse_many(text)
    except CardTextError:
        return ()


def _one_more(typing: Typing, cards: Sequence[Card], typed: str) -> list[Choice[str]]:
    """What was typed, its last piece completed from the cards that are not yet named."""
    before, _, last = typed.rpartition(" ")
    left = list(cards)
    for card in _cards(typing, before.replace("|", " ")):
        if card in left:
            left = list(without(left, [card]))
    return typing.card_choices(left, last, before)


def _best(typing: Typing, melds: Sequence[Meld]) -> Iterator[tuple[str, str]]:
    parts = [(typing.speaker.meld(meld), typing.text(meld.cards)) for meld in melds]
    if len(parts) > 1:
        yield " | ".join(name for name, _ in parts), " | ".join(value for _, value in parts)
    yield from parts


def _choice(name: str, value: str) -> Choice[str]:
    return Choice(name=name[:LONGEST], value=value)


def _fitting(choices: Iterable[Choice[str]]) -> list[Choice[str]]:
    """What Discord takes: 25 distinct choices with values of at most 100 characters."""
    distinct = {choice.value: choice for choice in choices if len(choice.value) <= LONGEST}
    return list(distinct.values())[:CHOICES]


PLAYED_LOOKED_AT: Final = 100


async def game_choices(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The games whose names or groups have what was typed, each for as many players as are asked for."""
    request = Request(interaction)
    last = None if interaction.guild_id is None else await request.services.games.last_opened(interaction.guild_id)
    found = [
        (variant, f"{request.wording.text(f'new-group-{group}')} {request.wording.variant_name(variant.key)}")
        for group, variants in grouped_variants().items()
        for variant in variants
    ]
    matching = [variant for variant, searched in found if typed.strip().casefold() in searched.casefold()]
    matching.sort(key=lambda variant: last is None or variant.key != last.variant)
    seats = interaction.namespace.seats
    asked = seats if isinstance(seats, int) else None
    return [Choice(name=_line(variant, asked, request.wording), value=variant.key) for variant in matching][:CHOICES]


async def played_choices(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The newest finished matches that the asker may see here, by game, people and id, which have what was typed."""
    request, found = Request(interaction), []
    sight, wanted = request.sight, typed.strip().casefold()
    for game in await request.services.my_games.played(interaction.guild_id or 0, request.user_id, PLAYED_LOOKED_AT):
        names = request.wording.listed([name for name, _ in game.people])
        said = f"{game.public_id} · {request.wording.variant_name(game.variant)} · {names}"
        if wanted in said.casefold() and await sight.sees(game):
            found.append(Choice(name=cut(said, LONGEST), value=game.public_id))
    return found[:CHOICES]


def variant_named(typed: str, wording: Wording) -> str:
    """The game that was chosen, or whose name was typed. Raises Refused(UNKNOWN_VARIANT)."""
    if typed in VARIANTS:
        return typed
    meant = [key for key in VARIANTS if typed.strip().casefold() == wording.variant_name(key).casefold()]
    if not meant:
        raise Refused(HostReject.UNKNOWN_VARIANT, variant=typed, known=tuple(VARIANTS))
    return meant[0]


def _line(variant: Variant, asked: int | None, wording: Wording) -> str:
    seats = asked if asked in variant.rules.seat_counts() else variant.rules.usual_seats()
    return at_a_glance(variant.key, variant.rules, seats, wording)[:LONGEST]
