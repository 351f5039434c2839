"""House rules of a lobby, and the rule sets that a server keeps: what departs from the booklet, and nothing else."""

import pytest

from bot.hosting.refusals import HostReject
from bot.hosting.rule_sets import MOST_SETS, RuleSets, departures, resolved, together
from bot.records.games import SavedRules
from engine.rules.contradictions import RuleFault
from engine.variants import VARIANTS
from tests.hosting.hosted import ANN, BEN, Host, refusal_of, refused

GUILD, OTHER_GUILD = 7, 8


def rules(name: str, variant: str = "czech_rummy", guild: int = GUILD, **switches: object) -> SavedRules:
    """House rules to save: `rules("Short", opening__points=50)`."""
    return SavedRules(guild, name, variant, {key.replace("__", "."): value for key, value in switches.items()}, ANN)


@pytest.fixture
def kept(host: Host) -> RuleSets:
    return host.services.rule_sets


@pytest.mark.parametrize("key", VARIANTS)
def test_a_game_by_the_booklet_departs_from_nothing(key: str) -> None:
    assert departures(key, VARIANTS[key].rules) == {}


@pytest.mark.parametrize(
    "switches",
    [
        {"opening.points": 50},
        {"flush": None, "score.double": "none"},
        {"go_out.knock": "on"},
        {"go_out.knock.limit": 5, "deal.packets": "3-3-3-3"},
    ],
)
def test_departures_lead_back_to_the_same_rules(switches: dict[str, object]) -> None:
    house = resolved("czech_rummy", switches)
    assert resolved("czech_rummy", departures("czech_rummy", house)) == house


def test_what_is_said_later_counts_and_comes_after_the_rest() -> None:
    merged = together({"go_out.knock": None, "deck.jokers": 2}, {"deck.jokers": 4, "go_out.knock.limit": 5})
    assert list(merged.items()) == [("go_out.knock", None), ("deck.jokers", 4), ("go_out.knock.limit", 5)]


async def test_rules_are_kept_by_what_departs_from_the_booklet(kept: RuleSets) -> None:
    saved = await kept.save(rules(" Long \x00  evening\u202e ", opening__points="40", match__eliminate_at="200"))
    assert saved.name == "Long evening"
    assert saved.switches == {"match.eliminate_at": 200}, "40 points are the booklet's own"
    assert await kept.named(GUILD, "long\x00 EVENING") == saved


async def test_a_name_is_kept_once_and_by_each_server_for_itself(kept: RuleSets) -> None:
    await kept.save(rules("Club", opening__points=50))
    for variant in ("czech_rummy", "nsv_buy"):
        assert await refusal_of(kept.save(rules("CLUB", variant, opening__points=0))) is HostReject.NAME_TAKEN
    await kept.save(rules("Club", guild=OTHER_GUILD, opening__points=70))
    (saved,) = await kept.of_guild(GUILD)
    assert (saved.name, saved.switches) == ("Club", {"opening.points": 50})
    assert (await kept.named(OTHER_GUILD, "club")).switches == {"opening.points": 70}


async def test_a_server_plays_by_what_it_uses_until_it_uses_something_else(kept: RuleSets) -> None:
    await kept.save(rules("Club", opening__points=50))
    await kept.save(rules("Other", opening__points=60))
    assert await kept.default_for(GUILD, "czech_rummy") is None
    for name in ("Club", "Other"):
        await kept.use(GUILD, name)
        default = await kept.default_for(GUILD, "czech_rummy")
        assert (default.name, default.is_default) == (name, True)
    assert [saved.is_default for saved in await kept.of_guild(GUILD)] == [False, True]
    assert await kept.default_for(GUILD, "nsv_basic") is None
    assert await kept.default_for(OTHER_GUILD, "czech_rummy") is None
    await kept.use_booklet(GUILD, "czech_rummy")
    assert await kept.default_for(GUILD, "czech_rummy") is None


async def test_what_is_deleted_is_no_default_any_more(kept: RuleSets) -> None:
    await kept.save(rules("Club", opening__points=50))
    await kept.use(GUILD, "Club")
    assert (await kept.delete(GUILD, "club")).name == "Club"
    assert await kept.default_for(GUILD, "czech_rummy") is None
    assert await refusal_of(kept.delete(GUILD, "Club")) is HostReject.NO_RULE_SET


@pytest.mark.parametrize(
    ("saved", "code"),
    [
        (rules("", opening__points=50), HostReject.BAD_NAME),
        (rules("x" * 41), HostReject.BAD_NAME),
        (rules("\u200b"), HostReject.BAD_NAME),
        (rules("Booklet"), HostReject.STANDARD_RULES),
        (rules(" As  printed"), HostReject.STANDARD_RULES),
        (rules("Club", "bridge"), HostReject.UNKNOWN_VARIANT),
        (rules("Club", opening__points="many"), HostReject.BAD_SWITCH),
        (rules("Club", match__eliminate_at=None), HostReject.BAD_SWITCH),
    ],
)
async def test_what_cannot_be_kept_is_refused(kept: RuleSets, saved: SavedRules, code: HostReject) -> None:
    assert await refusal_of(kept.save(saved, standard=("as printed",))) is code
    assert await kept.of_guild(GUILD) == ()


async def test_a_server_keeps_only_so_many(kept: RuleSets) -> None:
    for number in range(MOST_SETS):
        await kept.save(rules(f"Set {number}"))
    assert await refusal_of(kept.save(rules("One more"))) is HostReject.RULE_SETS_FULL
    await kept.delete(GUILD, "Set 3")
    await kept.save(rules("One more"))


async def test_the_host_changes_the_rules_of_a_lobby_and_they_are_shown_and_played(host: Host, url: str) -> None:
    record, change = await host.lobby(ANN, BEN, switches={"match.rounds": 1}), host.service.lobbies.change_rules
    from_booklet = await change(record.id, ANN, {"opening.points": 40}, host.key(), from_booklet=True)
    assert from_booklet.switches == {"opening.points": 40}
    await host.say_all()
    changed = await change(record.id, ANN, {"deal.cards": "5"}, host.key())
    assert changed.switches == {"opening.points": 40, "deal.cards": 5}
    assert [notice.kind for notice in await host.say_all()] == ["board"]
    await host.service.lobbies.start(record.id, ANN, host.key())
    async with Host.opened(url, host.clock) as again:
        view = await again.view(record.id)
        assert sorted(info.cards for info in view.seats) == [5, 6]
        assert (await again.look(record.id)).record.switches == changed.switches


async def test_rules_that_cannot_be_are_refused_with_the_reason_and_nothing_changes(host: Host) -> None:
    record = await host.lobby(ANN, BEN)
    refusal = await refused(host.service.lobbies.change_rules(record.id, ANN, {"set.max": None}, host.key()))
    why = refusal.facts["why"]
    assert (refusal.code, why.code, why.switch) == (HostReject.BAD_SWITCH, RuleFault.SET_SUITS_RUN_OUT, "set.max")
    assert (await host.look(record.id)).record.switches == {}
    duel = await host.lobby(ANN, variant="disney_duel", seats=4, channel_id=71)
    asked = host.service.lobbies.change_rules(duel.id, ANN, {"duel.jokers": 6}, host.key())
    assert await refusal_of(asked) is HostReject.BAD_SWITCH, "G-32: jokers that the seats cannot be dealt"


async def test_only_the_host_changes_rules_and_only_in_the_lobby(host: Host) -> None:
    record = await host.lobby(ANN, BEN)
    assert (
        await refusal_of(host.service.lobbies.change_rules(record.id, BEN, {"deal.cards": 5}, host.key()))
        is HostReject.NOT_HOST
    )
    await host.service.lobbies.start(record.id, ANN, host.key())
    assert (
        await refusal_of(host.service.lobbies.change_rules(record.id, ANN, {"deal.cards": 5}, host.key()))
        is HostReject.NOT_A_LOBBY
    )
