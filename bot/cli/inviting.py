"""`talon invite`: the link that brings the bot into a server, and the words for the forms of Discord's portal."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.failures import BadInput
from bot.cli.language import spoken
from bot.cli.operating import configured

if TYPE_CHECKING:
    from bot.config import Config


def invite(
    client_id: Annotated[
        int | None, typer.Option(min=1, help="The application's id; else it is read from TALON_TOKEN.")
    ] = None,
) -> None:
    """Print the invite link with exactly the permissions that are needed, and the application's description."""
    import discord  # noqa: PLC0415 - the whole library, which few commands need

    from bot.ui.kit.sight import everything  # noqa: PLC0415

    wording, names = spoken(), everything()
    permissions = discord.Permissions(**dict.fromkeys(names, True))
    scopes = ("bot", "applications.commands")
    application = client_id or _from_token(configured())
    typer.echo(f"link:         {discord.utils.oauth_url(application, permissions=permissions, scopes=scopes)}")
    typer.echo(f"scopes:       {' '.join(scopes)}")
    typer.echo(f"permissions:  {permissions.value} ({', '.join(wording.text(f'permission-{one}') for one in names)})")
    typer.echo("intents:      none that are privileged")
    typer.echo(f"description:  {wording.text('application-description')}")


def _from_token(config: Config) -> int:
    """The application of the configured token. Raises BadInput."""
    token = "" if config.token is None else config.token.get_secret_value()
    first = token.partition(".")[0]
    try:
        return int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))
    except (ValueError, binascii.Error):
        raise BadInput("say --client-id, the application's id in the developer portal, or set TALON_TOKEN") from None
