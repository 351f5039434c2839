"""The verbs of play: each does what a button of the board or of the hand does, with cards typed instead of chosen."""

from discord import app_commands
from discord.ext import commands

from bot.commands.suggestions import (
    lay_off_cards,
    meld_cards,
    melds_for_joker,
    melds_for_lay_off,
    pile_depths,
    placeable_cards,
    swap_cards,
    throw_away_cards,
)
from bot.ui.hand import hand, typed
from bot.ui.hand.meld_actions import take_back
from bot.ui.hand.sitting import Sitting, sit_down_here
from bot.ui.kit.items import AnyInteraction
from bot.ui.kit.request import Request
from bot.ui.table.board import show_table
from bot.ui.table.board_panel import Answer
from bot.wording.translator import command_text, described
from engine.games.moves import Flip, FlipAll
from engine.games.views import MatchView


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class MoveCommands(commands.Cog):
    """What a seat can do in this channel's game."""

    @app_commands.command(name="hand", description=command_text("command-hand"))
    async def open_hand(self, interaction: AnyInteraction) -> None:
        """Open one's hand."""
        await hand.open_hand(await _sitting(interaction))

    @app_commands.command(name="table", description=command_text("command-table"))
    async def table(self, interaction: AnyInteraction) -> None:
        """Show the board to oneself."""
        request = Request(interaction)
        await request.defer()
        meant = await request.services.games.whereabouts.meant(request.channel_id, request.user_id)
        await show_table(request, meant.game_id)

    @app_commands.command(name="draw", description=command_text("command-draw"))
    async def draw(self, interaction: AnyInteraction) -> None:
        """Draw from the stock."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, sitting.submit(typed.draw(sitting)))

    @app_commands.command(name="take", description=command_text("command-take"))
    @described(cards="option-take-cards")
    @app_commands.autocomplete(cards=pile_depths)
    async def take(self, interaction: AnyInteraction, cards: app_commands.Range[int, 1, 200] = 1) -> None:
        """Take the top discard, of an open pile as many as one says."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, sitting.submit(typed.take(sitting, cards)))

    @app_commands.command(name="meld", description=command_text("command-meld"))
    @described(cards="option-meld-cards", call="option-call")
    @app_commands.autocomplete(cards=meld_cards)
    async def meld(self, interaction: AnyInteraction, cards: str, call: bool = False) -> None:
        """Lay one or several melds."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, typed.meld(sitting, cards, call=call))

    @app_commands.command(name="layoff", description=command_text("command-layoff"))
    @described(cards="option-layoff-cards", meld="option-layoff-meld")
    @described(stands_for="option-stands-for", call="option-call")
    @app_commands.autocomplete(cards=lay_off_cards)
    @app_commands.autocomplete(meld=melds_for_lay_off)
    async def layoff(
        self,
        interaction: AnyInteraction,
        cards: str,
        meld: int | None = None,
        stands_for: str | None = None,
        call: bool = False,
    ) -> None:
        """Add cards to a meld on the table."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, typed.lay_off(sitting, cards, meld, stands_for, call=call))

    @app_commands.command(name="joker", description=command_text("command-joker"))
    @described(card="option-joker-card", meld="option-joker-meld")
    @app_commands.autocomplete(card=swap_cards)
    @app_commands.autocomplete(meld=melds_for_joker)
    async def joker(self, interaction: AnyInteraction, card: str, meld: int | None = None) -> None:
        """Free a joker with the card that it stands for."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, typed.free_joker(sitting, card, meld))

    @app_commands.command(name="takeback", description=command_text("command-takeback"))
    async def take_back(self, interaction: AnyInteraction) -> None:
        """Take back what one has laid in this turn."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, take_back(sitting))

    @app_commands.command(name="rearrange", description=command_text("command-rearrange"))
    @described(table="option-rearrange-table")
    async def rearrange(self, interaction: AnyInteraction, table: str) -> None:
        """Rebuild the table, as typed."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, typed.rearrange(sitting, table))

    @app_commands.command(name="discard", description=command_text("command-discard"))
    @described(card="option-discard-card", call="option-call")
    @app_commands.autocomplete(card=throw_away_cards)
    async def discard(self, interaction: AnyInteraction, card: str, call: bool = False) -> None:
        """End one's turn with a card."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, typed.discard(sitting, card, call=call), Answer.SENTENCE)

    @app_commands.command(name="lay", description=command_text("command-lay"))
    @described(card="option-lay-card")
    @app_commands.autocomplete(card=placeable_cards)
    async def lay(self, interaction: AnyInteraction, card: str) -> None:
        """Lay a card in its row."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, typed.place(sitting, card))

    @app_commands.command(name="flip", description=command_text("command-flip"))
    @described(run="option-flip-run")
    async def flip(self, interaction: AnyInteraction, run: bool | None = None) -> None:
        """Turn up one's top card, or let one's cards turn up by themselves from now on."""
        sitting = await _sitting(interaction)
        seat, turn = sitting.seat, sitting.view.turn
        move = Flip(seat, turn) if run is None else FlipAll(seat, turn, run)
        await hand.answer(sitting, sitting.submit(move), Answer.SENTENCE)

    @app_commands.command(name="knock", description=command_text("command-knock"))
    async def knock(self, interaction: AnyInteraction) -> None:
        """Claim the discard that is offered."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, typed.knock(sitting), Answer.SENTENCE)

    @app_commands.command(name="pass", description=command_text("command-pass"))
    async def let_go(self, interaction: AnyInteraction) -> None:
        """Pass on what is offered, or pass a turn where that may be."""
        sitting = await _sitting(interaction)
        await hand.answer(sitting, typed.let_go(sitting), Answer.SENTENCE)


async def _sitting(interaction: AnyInteraction) -> Sitting[MatchView]:
    """The asker at the match of their channel. Raises Refused as `sit_down_here`."""
    request = Request(interaction)
    await request.defer()
    return await sit_down_here(request)
