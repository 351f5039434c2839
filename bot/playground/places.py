"""Where a page can be, in the channel, one of its threads or somebody's direct messages, and who is called where."""

from typing import Any, Final

from simcord import ChannelHandle
from simcord.backend.models import Message

from bot.playground.world import World
from bot.records.ids import UserId
from bot.wording import Wording

DIRECT: Final = "direct"
_BETWEEN: Final = "-"
_NEWEST_ASLEEP: Final = 20
"""So many of the threads that are asleep are listed."""


def viewer_id(user_id: UserId, place: int | str | None) -> str:
    """Who looks where, as one entry of the list of whom one may be: in the channel where `place` is None."""
    return str(user_id) if place is None else f"{place}{_BETWEEN}{user_id}"


def parted(viewer: object) -> tuple[str, str]:
    """The place and the user of such an entry; the place is empty for the channel."""
    place, _, user = str(viewer).rpartition(_BETWEEN)
    return place, user


class Places:
    """The channel and its threads as people see them: what each of them has seen, and where they are called.

    Somebody is called by a message that mentions them, until they have looked where it is.
    """

    def __init__(self, world: World, wording: Wording) -> None:
        self._wording = wording
        self._world = world
        self._names = {UserId(person.id): str(person.user.global_name) for person in world.people}
        self._seen: dict[tuple[int, int], int] = {}

    def thread(self, thread_id: object) -> ChannelHandle | None:
        """A thread of the channel that is still there."""
        return next((one for one in self._world.channel.threads if str(one.id) == str(thread_id)), None)

    def look(self, user_id: UserId, place: ChannelHandle) -> None:
        """Somebody sees everything that is said in a place up to now."""
        self._seen[user_id, place.id] = max(self._messages(place.id), default=0)

    def listed(self, user_id: UserId) -> list[dict[str, Any]]:
        """The places that somebody can go to: the channel, threads where they are called, the others, those asleep."""
        channel = self._world.channel
        threads = sorted(channel.threads, key=lambda one: (not self._calls(user_id, one), _sleeps(one), -one.id))
        asleep = [one for one in threads if _sleeps(one)]
        threads = [one for one in threads if one not in asleep[_NEWEST_ASLEEP:]]
        direct = self._world.direct[[person.id for person in self._world.people].index(user_id)]
        return [
            self._line(user_id, channel, None, f"# {channel.name}"),
            *(self._line(user_id, one, one.id, one.name or "") for one in threads),
            self._line(user_id, direct, DIRECT, self._wording.text("playground-direct", name=self._names[user_id])),
        ]

    def _line(self, user_id: UserId, place: ChannelHandle, where: int | str | None, name: str) -> dict[str, Any]:
        called = [] if where == DIRECT else [name for one, name in self._names.items() if self._calls(one, place)]
        return {
            "id": str(place.id),
            "name": name,
            "go": viewer_id(user_id, where),
            "thread": place.is_thread,
            "asleep": _sleeps(place),
            "new": bool(self._unseen(user_id, place)),
            "mine": bool(self._calls(user_id, place)),
            "called": self._wording.text("playground-called", names=self._wording.listed(called)) if called else None,
        }

    def _calls(self, user_id: UserId, place: ChannelHandle) -> int:
        return sum(user_id in message.ping_user_ids for message in self._unseen(user_id, place))

    def _unseen(self, user_id: UserId, place: ChannelHandle) -> list[Message]:
        seen = self._seen.get((user_id, place.id), 0)
        there = self._messages(place.id)
        return [there[one] for one in sorted(there) if one > seen and there[one].visible_to(user_id)]

    def _messages(self, channel_id: int) -> dict[int, Message]:
        found: dict[int, Message] = self._world.env.backend.messages.get(channel_id, {})
        return found


def _sleeps(place: ChannelHandle) -> bool:
    metadata = place._channel.thread_metadata
    return bool(metadata and metadata.archived)
