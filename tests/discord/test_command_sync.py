"""Slash commands are registered when their definitions changed, and only then."""

import discord
import simcord
from discord import app_commands

from bot.command_sync import sync_commands
from tests.discord.test_card_emojis import client


class Remembered(dict[str, str]):
    """A memory that outlives the bot."""

    async def get(self, name: str) -> str | None:  # type: ignore[override]
        return super().get(name)

    async def put(self, name: str, value: str) -> None:
        self[name] = value


def tree_with(description: str, client: discord.Client) -> app_commands.CommandTree[discord.Client]:
    tree = app_commands.CommandTree(client)

    @tree.command(name="deal", description=description)
    async def deal(interaction: discord.Interaction) -> None:
        raise NotImplementedError

    return tree


async def test_commands_are_registered_once_and_anew_where_one_was_changed_or_somebody_removed_them() -> None:
    memory = Remembered()
    async with simcord.run(client()) as env:
        tree = tree_with("Deal.", env.bot)
        assert await sync_commands(tree, memory)
        assert not await sync_commands(tree, memory)
        assert [request.method for request in env.http_requests if "commands" in request.path] == ["GET", "PUT", "GET"]
        command = tree.get_command("deal")
        command.description = "Deal the cards."
        assert await sync_commands(tree, memory)
        assert [command.description for command in await tree.fetch_commands()] == ["Deal the cards."]
        await env.bot.http.bulk_upsert_global_commands(env.bot.application_id, payload=[])
        assert await sync_commands(tree, memory)
        assert [command.name for command in await tree.fetch_commands()] == ["deal"]
