"""A stand-in for Discord that real processes connect to, over HTTP and the gateway, and that writes down what they do.

It knows as much of Discord as a bot needs that is invited to some servers and speaks in them: logging in, shards, READY
and RESUME, messages that are posted, edited and removed, and interactions.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

from bot.store.processes import FOR_EACH_SHARD

BOT = 4001
DISCORDS_EPOCH_MS = 1_420_070_400_000
HELLO, IDENTIFY, RESUME, HEARTBEAT, ACK, INVALID, DISPATCH = 10, 2, 6, 1, 11, 9, 0
EVERYTHING = str((1 << 53) - 1)
ME = {
    "id": str(BOT), "username": "Talon", "discriminator": "0", "avatar": None, "bot": True, "global_name": None,
    "flags": 0, "public_flags": 0, "verified": True, "mfa_enabled": True,
}  # fmt: skip

Json = dict[str, Any]
Answering = Callable[[int, bool], Awaitable[web.Response | None]]


def _ids_by_time() -> Iterator[int]:
    """Ids as Discord makes them: each tells when it was made, and none is there twice."""
    for number in itertools.count():
        yield (int(time.time() * 1000) - DISCORDS_EPOCH_MS) << 22 | number % (1 << 22)


@dataclass(frozen=True)
class Said:
    """A message that was posted, or a request that was refused: when, where, its nonce, and whether it is there."""

    at: float
    channel: int
    nonce: str | None
    id: int | None


@dataclass
class Discord:
    """What there is, and what was asked.

    `answering` may answer a request to post before it is carried out: it is told the channel, and whether files are
    uploaded.
    """

    guilds: dict[int, list[int]]
    address: str = ""
    posted: list[Said] = field(default_factory=list)
    edited: list[int] = field(default_factory=list)
    identified: list[tuple[float, int]] = field(default_factory=list)
    resumed: int = 0
    refuses_to_resume: bool = False
    answers: dict[str, tuple[float, Json]] = field(default_factory=dict)
    completed: dict[str, float] = field(default_factory=dict)
    answering: Answering | None = None
    messages: dict[int, Json] = field(default_factory=dict)
    sockets: dict[int, web.WebSocketResponse] = field(default_factory=dict)
    ids: Iterator[int] = field(default_factory=_ids_by_time)
    sequence: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    @asynccontextmanager
    async def there(self) -> AsyncIterator[Discord]:
        app = web.Application(client_max_size=2**26)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._request)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield self
        finally:
            await runner.cleanup()

    def present(self, channel: int) -> list[Json]:
        """What is to be read in a channel, the newest first."""
        there = [one for one in self.messages.values() if one["channel_id"] == str(channel)]
        return sorted(there, key=lambda one: int(one["id"]), reverse=True)

    async def cut(self, shard: int = 0) -> None:
        """Hang up on a shard, which may resume as far as it knows."""
        await self.sockets[shard].close(code=4000)

    async def click(self, token: str, guild: int, channel: int, data: Json, user: int = 1001) -> None:
        """Somebody gives a slash command."""
        person = {**ME, "id": str(user), "username": "ann", "bot": False}
        event = {
            "id": str(next(self.ids)), "application_id": str(BOT), "type": 2, "token": token, "version": 1,
            "guild_id": str(guild), "channel_id": str(channel), "channel": _channel(guild, channel), "locale": "en-US",
            "guild_locale": "en-US", "member": _member(person), "app_permissions": EVERYTHING, "entitlements": [],
            "authorizing_integration_owners": {}, "context": 0, "attachment_size_limit": 10_000_000, "data": data,
        }  # fmt: skip
        shard = guild // FOR_EACH_SHARD % len(self.sockets)
        await self._tell(self.sockets[shard], "INTERACTION_CREATE", event)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 30_000}, "s": None, "t": None})
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            said = json.loads(frame.data)
            if said["op"] == HEARTBEAT:
                await socket.send_json({"op": ACK, "d": None, "s": None, "t": None})
            elif said["op"] == RESUME:
                self.resumed += 1
                if self.refuses_to_resume:
                    await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})
                else:
                    self.sockets[int(said["d"]["session_id"])] = socket
                    await self._tell(socket, "RESUMED", {})
            elif said["op"] == IDENTIFY:
                shard, count = said["d"].get("shard") or (0, 1)
                self.identified.append((time.monotonic(), shard))
                self.sockets[shard] = socket
                await self._welcome(socket, shard, count)
        return socket

    async def _welcome(self, socket: web.WebSocketResponse, shard: int, count: int) -> None:
        ours = [guild for guild in self.guilds if guild // FOR_EACH_SHARD % count == shard]
        ready = {
            "v": 10, "user": ME, "session_id": str(shard), "resume_gateway_url": f"ws://{self.address}/gateway",
            "guilds": [{"id": str(guild), "unavailable": True} for guild in ours], "shard": [shard, count],
            "application": {"id": str(BOT), "flags": 0},
        }  # fmt: skip
        await self._tell(socket, "READY", ready)
        for guild in ours:
            await self._tell(socket, "GUILD_CREATE", _guild(guild, self.guilds[guild]))

    async def _tell(self, socket: web.WebSocketResponse, what: str, about: Json) -> None:
        await socket.send_json({"op": DISPATCH, "t": what, "s": next(self.sequence), "d": about})

    async def _request(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        match request.method, path.split("/"):
            case "POST", ["interactions", _, token, "callback"]:
                self.answers[token] = (time.monotonic(), await _body(request))
                about = {"id": str(next(self.ids)), "type": 2}
                return answer({"interaction": about, "resource": {"type": 4, "message": _message(1, 0, {})}})
            case _, ["webhooks", _, token, *_]:
                await _body(request)
                self.completed[token] = time.monotonic()
                return answer(_message(next(self.ids), 0, {}))
            case method, ["channels", channel, "messages", *which]:
                return await self._messages(request, method, int(channel), which)
        found = await self._looked_up(request, path)
        return answer({"message": "404: Not Found", "code": 0}, status=404) if found is None else answer(found)

    async def _looked_up(self, request: web.Request, path: str) -> object:
        """What is asked about the application and about people; None for what there is not."""
        match request.method, path.split("/"):
            case "PUT", ["applications", _, "commands"]:
                about = {"application_id": str(BOT), "version": "1", "default_member_permissions": None}
                given = json.loads(await request.text())
                return [{"id": str(next(self.ids)), **about, **one} for one in given]
            case _, ["applications", _, "commands"]:
                return []
            case _, ["users", "@me"]:
                return ME
            case _, ["applications" | "oauth2", *_]:
                about = {"description": "", "bot_public": True, "bot_require_code_grant": False, "verify_key": "00"}
                return {"id": str(BOT), "name": "Talon", "icon": None, "owner": ME, **about}
            case _, ["guilds", _, "members", user]:
                return _member({**ME, "id": user, "bot": user == str(BOT)})
        return None

    async def _messages(self, request: web.Request, method: str, channel: int, which: list[str]) -> web.Response:
        if method == "GET" and not which:
            return answer(self.present(channel)[: int(request.query.get("limit", 50))])
        if method == "POST":
            return await self._post(request, channel)
        message = self.messages.get(int(which[0]))
        if message is None:
            return answer({"message": "Unknown Message", "code": 10008}, status=404)
        if method == "DELETE":
            del self.messages[int(which[0])]
            return web.Response(status=204)
        if method == "PATCH":
            await _body(request)
            self.edited.append(int(which[0]))
        return answer(message)

    async def _post(self, request: web.Request, channel: int) -> web.Response:
        body = await _body(request)
        nonce = body.get("nonce")
        nonce = None if nonce is None else str(nonce)
        if self.answering is not None:
            answered = await self.answering(channel, request.content_type.startswith("multipart"))
            if answered is not None:
                self.posted.append(Said(time.monotonic(), channel, nonce, None))
                return answered
        first = [one.id for one in self.posted if nonce is not None and (one.channel, one.nonce) == (channel, nonce)]
        if body.get("enforce_nonce") and any(first):
            return answer(self.messages[next(one for one in first if one)])
        message = _message(next(self.ids), channel, body)
        self.messages[int(message["id"])] = message
        self.posted.append(Said(time.monotonic(), channel, nonce, int(message["id"])))
        return answer(message)


def answer(about: object, status: int = 200, **headers: str) -> web.Response:
    """An answer as Discord gives it: discord.py reads none that names a charset."""
    said = {"Content-Type": "application/json", **headers}
    return web.Response(body=json.dumps(about).encode(), status=status, headers=said)


async def _body(request: web.Request) -> Json:
    if not request.content_type.startswith("multipart"):
        said: Json = json.loads(await request.text() or "{}")
        return said
    fields = await request.post()
    payload: Json = json.loads(str(fields["payload_json"]))
    return payload


def _channel(guild: int, channel: int) -> Json:
    return {
        "id": str(channel), "type": 0, "name": f"channel-{channel}", "position": 0, "permission_overwrites": [],
        "parent_id": None, "nsfw": False, "topic": None, "rate_limit_per_user": 0, "last_message_id": None,
        "guild_id": str(guild), "permissions": EVERYTHING,
    }  # fmt: skip


def _member(user: Json) -> Json:
    return {
        "user": user, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0,
        "nick": None, "avatar": None, "pending": False, "permissions": EVERYTHING,
    }  # fmt: skip


def _guild(guild: int, channels: list[int]) -> Json:
    everyone = {
        "id": str(guild), "name": "@everyone", "color": 0, "hoist": False, "position": 0, "permissions": EVERYTHING,
        "managed": False, "mentionable": False, "flags": 0, "colors": {"primary_color": 0},
    }  # fmt: skip
    return {
        "id": str(guild), "name": f"server-{guild}", "owner_id": "1001", "roles": [everyone], "emojis": [],
        "stickers": [], "features": [], "channels": [_channel(guild, one) for one in channels], "threads": [],
        "members": [_member(ME)], "member_count": 3, "presences": [], "voice_states": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [], "large": False, "unavailable": False,
        "preferred_locale": "en-US", "verification_level": 0, "default_message_notifications": 0,
        "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "system_channel_flags": 0,
        "afk_timeout": 300, "icon": None, "splash": None, "banner": None, "description": None,
        "premium_progress_bar_enabled": False, "joined_at": "2026-01-01T00:00:00+00:00", "system_channel_id": None,
    }  # fmt: skip


def _message(message_id: int, channel: int, body: Json) -> Json:
    return {
        "id": str(message_id), "channel_id": str(channel), "author": ME, "content": body.get("content") or "",
        "timestamp": "2030-01-07T12:00:00+00:00", "edited_timestamp": None, "tts": False, "mention_everyone": False,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": False, "type": 0,
        "flags": body.get("flags") or 0, "components": [], "nonce": body.get("nonce"),
    }  # fmt: skip


async def until(happened: Callable[[], object], seconds: float = 120) -> None:
    """Wait for what other processes do."""
    async with asyncio.timeout(seconds):
        while not happened():  # noqa: ASYNC110 - other processes tell nobody
            await asyncio.sleep(0.02)
