"""The web page: simcord's preview of the channel, made fit to be played in while the world moves by itself."""

import asyncio
import json
import math
import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from datetime import timedelta
from html import escape
from importlib.resources import files
from typing import Any, ClassVar, Final

from aiohttp import web
from simcord import ChannelHandle, UserHandle
from simcord.components import walk_components
from simcord.interactions import command_leaves
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.playground.passing import STRETCHES, Passing
from bot.playground.places import DIRECT, Places, parted, viewer_id
from bot.playground.world import World
from bot.records.ids import UserId
from bot.wording import BASE_LOCALE, Wording, message_ids
from bot.wording.languages import discords

COUNTDOWN: Final = timedelta(seconds=5)
HOUR: Final = timedelta(hours=1)

_REMEMBERED: Final = 400
PICTURES_KEPT: Final = 100
_SPEAKING: Final = ("text/html", "application/javascript")
_OWN_FILES: Final = {"/preview.css": "page.css", "/app.js": "page.js"}
_FLY: Final = "let_time_fly"
_STOP: Final = "stop_time"
_BEFORE: Final = '<details class="session-menu">'
_MENTION: Final = re.compile(r"<#(\d+)>")
_TIMESTAMP: Final = '"type": "timestamp"'
_SAYINGS: Final = ("late", "slow", "silent", "ended", "outdated")
"""What the page says where a press came to nothing."""
_OWN: Final = "playground-page-"
"""How the messages begin whose English is what simcord's page says."""
_FILLED_IN: Final = {
    "count": "${selected.length}",
    "least": "${minimum}",
    "most": "${maximum}",
    "channel": "${channel.glyph}${channel.name}",
    "name": "${invoker}",
}
"""What its script fills into them."""
# These name what they act on, so that it does not matter which revision of the page they were sent from.
_NAMED: Final = frozenset(
    {
        "run_command",
        "autocomplete_command",
        "send_message",
        "modal_submit",
        "browse_messages",
        "browse_candidates",
        "history",
        "configure_presentation",
    }
)
_AIMED: Final = frozenset({"click", "select"})

Offer = tuple[tuple[int | None, str, bool], ...]


class KeptMedia(MediaWorker):
    """What the preview finds of pictures, which takes it a process each: kept, also where nobody looks at them now.

    Else a place with many pictures takes no press for as long as they are all looked into, whenever it is opened.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kept: OrderedDict[tuple[str, float | None], MediaInfo] = OrderedDict()
        self._turn = asyncio.Lock()

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """What a picture is, named by its digest; one after another, as more than eight that wait are refused."""
        async with self._turn:
            found = self._kept.pop((key, media_time), None)
            if found is None:
                found = await super().validate(key, blob, media_time=media_time)
            self._kept[key, media_time] = found
            while len(self._kept) > PICTURES_KEPT:
                self._kept.popitem(last=False)
            return found

    def release(self, key: str) -> None:
        """Whatever is looked into comes to its end: asyncio complains of a process that is killed as it ends."""

    async def close(self) -> None:
        """Wait for what is being looked into."""
        await asyncio.gather(*self._inflight.values(), return_exceptions=True)
        await super().close()


class Page(Preview):
    """The page on which a visitor is one of the world's people: in the channel, a thread, or their direct messages.

    Whatever acts on the world, a click or the clock, holds `turn`, so that the two never meet in the middle. A click
    made on a picture of the channel that is a moment old is let through if the message clicked has not changed since.
    Pages open at the newest message and follow.
    """

    def __init__(
        self,
        world: World,
        *,
        port: int,
        timezone: str,
        assets: Mapping[str, tuple[str, bytes]],
        wording: Wording,
        passing: Passing,
    ) -> None:
        super().__init__(
            world.env,
            world.channel,
            world.people,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=discords(wording.locale),
            timezone=timezone,
            presentation_time=None,
            assets=assets,
            port=port,
        )
        self.turn = asyncio.Lock()
        self._table = world.channel
        self._users = {viewer_id(UserId(person.id), DIRECT): person.user for person in world.people}
        self.wording = wording
        self.own_words = own_words(wording)
        self.places = Places(world, wording)
        self._threads: dict[str, str] = {}
        self.passing = passing
        self._called: dict[str, str] = {}
        self._server = _Server(self, port)
        self._media_worker = KeptMedia()
        self._shown: OrderedDict[tuple[str, int], dict[str, Offer]] = OrderedDict()

    def has_ended(self) -> bool:
        """Whether somebody ended the session on its page."""
        return self._closed

    @property
    def watched(self) -> bool:
        return len(self._pages) > 1  # one is simcord's own

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        """No message to open at: the newest."""
        return None

    def _publish(self, page: _Page, **how: Any) -> None:
        """Publish, and remember what each message offered in this revision.

        The preview draws a message again only when it changed; a mark makes it do so for those that count down.
        """
        place = self._place_of(page)
        page.channel_id = place.id
        if page is not self._python:
            self.places.look(page.viewer.id, place)
        super()._publish(page, **how)
        self._name_commands(page)
        for projected in page.snapshot.get("messages", {}).values():
            written = json.dumps(projected)
            if isinstance(page.viewer, UserHandle):
                # simcord names no channel in direct messages.
                projected.update(json.loads(_MENTION.sub(self._named, written)))
            if _TIMESTAMP in written:
                projected["countdown"] = self.env.now().timestamp() // COUNTDOWN.total_seconds()
        here = self.env.backend.messages.get(page.channel_id, {})
        shown = [here[int(name)] for name in page.snapshot.get("messages", {}) if int(name) in here]
        self._shown[page.id, page.revision] = {str(message.id): _offer(message.components) for message in shown}
        while len(self._shown) > _REMEMBERED:
            self._shown.popitem(last=False)

    def _named(self, mention: re.Match[str]) -> str:
        place = self.env.backend.channels.get(int(mention[1]))
        return mention[0] if place is None else json.dumps(f"#{place.name}")[1:-1]

    def _name_commands(self, page: _Page) -> None:
        """Call commands, what they and their options do, and choices as Discord does in the page's language.

        An option is sent back under its own name, and a message keeps its command's: the page itself shows the others.
        """

        def said(part: Mapping[str, Any], what: str) -> str:
            translated = part.get(f"{what}_localizations") or {}
            return str(translated.get(self.locale) or part[what])

        entries = {entry["key"]: entry for entry in page.command_catalog["entries"]}
        commands = self.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)
        for command in commands if entries else ():
            self._called["/" + command["name"]] = "/" + said(command, "name")
            for path, leaf in command_leaves(command):
                entry = entries.get(f"{command['id']}:{'.'.join(path)}", {"options": ()})
                parts = (command, leaf) if len(path) > 1 else (command,)
                called = " ".join(said(one, "name") for one in parts)
                entry |= {"invocation": called, "description": said(leaf, "description")}
                for shown, option in zip(entry["options"], leaf.get("options") or (), strict=False):
                    shown["description"] = said(option, "description")
                    self._called[option["name"]] = said(option, "name")
                    for choice, one in zip(shown["choices"], option.get("choices") or (), strict=True):
                        choice["name"] = said(one, "name")

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out what a page sends, when nothing else acts on the world; commands are given where the page is."""
        if body.get("kind") == _FLY:
            return {"until": self.passing.ask(body.get("choice"))}
        if body.get("kind") == _STOP:
            self.passing.stop()
            return {"until": None}
        async with self.turn:
            page, table, before = self._pages.get(context_id or ""), self.channel, dict(self._threads)
            if page is not None:
                body = self._gone_to(page, body)
                self.channel = self._place_of(page)
            try:
                answer = await super()._action(context_id, self._brought_up_to_date(context_id, body))
            finally:
                self.channel = table
            if answer.get("rejected"):
                self._threads = before
            return answer

    def _gone_to(self, page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a page sends, for simcord, which knows who one is and not where: that is noted."""
        if body.get("kind") != "viewer":
            return body
        place, user = parted(body.get("viewer_id"))
        self._threads = {name: thread for name, thread in self._threads.items() if name in self._pages}
        self._threads[page.id] = place
        return body if place == DIRECT else {**body, "viewer_id": user}

    def _place_of(self, page: _Page) -> ChannelHandle:
        """The channel that a page shows: the one of the server or a thread of it, or somebody's direct messages."""
        if isinstance(page.viewer, UserHandle):
            return page.viewer.dm_channel
        return self.places.thread(self._threads.get(page.id)) or self._table

    def _viewer(self, viewer_id: Any) -> Any:
        """Whoever is chosen in the list: somebody in the server, or in their direct messages."""
        return self._users.get(str(viewer_id)) or super()._viewer(viewer_id)

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        """What a page is told; its list of who one can be has everybody's direct messages too."""
        payload = super()._page_payload(page)
        left = math.ceil(self.passing.left / HOUR)
        said = self.wording.text("playground-time-left", hours=left) if left else None
        payload["passing"] = {"left": said, "offered": self.passing.offered(), "waits": self.passing.waits}
        payload["called"] = self._called
        listed = {one["id"]: one for one in payload.get("viewers", ())}
        for direct_id, user in self._users.items():
            one = listed[str(user.id)]
            name = self.wording.text("playground-direct", name=one["name"])
            payload["viewers"].append({**one, "id": direct_id, "name": name})
        place = self._place_of(page)
        if place.is_thread:  # whoever one becomes, one stays in the thread
            for one in listed.values():
                one["id"] = viewer_id(one["id"], place.id)
        where = DIRECT if isinstance(page.viewer, UserHandle) else place.id if place.is_thread else None
        payload["viewerId"] = viewer_id(page.viewer.id, where)
        words = {
            "heading": self.wording.text("playground-threads"),
            "back": self.wording.text("playground-back", channel=self._table.name),
            "asleep": self.wording.text("playground-asleep"),
        }
        payload["places"] = {"listed": self.places.listed(page.viewer.id), "words": words}
        return payload

    def _brought_up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        page = self._pages.get(context_id or "")
        if page is None or body.get("published_revision") == page.revision:
            return body
        kind = body.get("kind")
        if kind in _NAMED or (kind in _AIMED and self._unchanged(page, body)):
            return {**body, "published_revision": page.revision}
        return body

    def _unchanged(self, page: _Page, body: Mapping[str, Any]) -> bool:
        target = str(body.get("target_id"))
        then = self._shown.get((page.id, body.get("published_revision", -1)), {})
        return target in then and then[target] == self._shown[page.id, page.revision].get(target)


def _offer(components: Iterable[dict[str, Any]]) -> Offer:
    """What a message's components offer, in order: equal as long as each place does the same."""
    return tuple(
        (component.get("id"), component["custom_id"], bool(component.get("disabled")))
        for component in walk_components(components)
        if "custom_id" in component
    )


def own_words(wording: Wording) -> dict[str, str]:
    """What simcord's page says by itself, with the words of a language."""
    english, owned = Wording.of(BASE_LOCALE), [one for one in message_ids(BASE_LOCALE) if one.startswith(_OWN)]
    return {english.text(own, **_FILLED_IN): wording.text(own, **_FILLED_IN) for own in owned}


class _Server(PreviewServer):
    """Serves the preview's files with the playground's own style, script and title.

    The page may hold itself in a frame, for the second person beside the first; nobody else may.
    """

    _SECURITY_HEADERS: ClassVar[dict[str, str]] = {
        **PreviewServer._SECURITY_HEADERS,
        "X-Frame-Options": "SAMEORIGIN",
        "Content-Security-Policy": PreviewServer._SECURITY_HEADERS["Content-Security-Policy"].replace(
            "frame-ancestors 'none'", "frame-ancestors 'self'"
        ),
    }

    async def _static(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._static(request)
        page: Any = self.preview
        wording: Wording = page.wording
        own = _OWN_FILES.get(request.path)
        if response.content_type in _SPEAKING and response.text is not None:
            for english, said in page.own_words.items():
                stands = rf"""(?<=["`>])(\s*){re.escape(english)}(\s*)(?=["`<])"""
                response.text = re.sub(stands, rf"\g<1>{said}\g<2>", response.text)
        if own is not None and response.text is not None:
            sayings = {what: wording.text(f"playground-{what}") for what in _SAYINGS}
            told = f"\nconst said = {json.dumps(sayings)};\n" if own.endswith(".js") else ""
            response.text += told + files("bot.playground").joinpath(own).read_text(encoding="utf-8")
        elif request.path == "/" and response.text is not None:
            text = response.text.replace("<title>SimCord Preview</title>", "<title>Talon</title>")
            text = text.replace('<html lang="en">', f'<html lang="{escape(page.locale)}">')
            response.text = text.replace(_BEFORE, _menu(wording) + _BEFORE, 1)
        return response


def _menu(wording: Wording) -> str:
    """The clock in the bar above, from which hours and days can be let go by."""
    heading, stop = (escape(wording.text(f"playground-{what}")) for what in ("time", "time-stop"))
    stretches = [wording.text("playground-let-pass", hours=stretch // HOUR) for stretch in STRETCHES]
    choices = "".join(
        f'<button type="button" data-let-pass="{number}">{escape(said)}</button>'
        for number, said in enumerate(stretches)
    )
    return (
        f'<details class="session-menu" id="time-menu"><summary id="world-clock" title="{heading}">'
        f'</summary><div class="session-menu-popover"><p>{heading}</p>{choices}'
        f'<p id="time-left" role="status"></p><button type="button" id="stop-time" hidden>{stop}</button>'
        "</div></details>"
    )
