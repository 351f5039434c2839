"""`talon run`, connected to a stand-in for Discord: its address is the first argument, what follows goes to `talon`."""

import sys

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.cli import main

if __name__ == "__main__":
    where, *arguments = sys.argv[1:]
    discord.http.Route.BASE = f"http://{where}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{where}/gateway")
    sys.argv = ["talon", *arguments]
    main()
