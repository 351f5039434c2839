"""`make screenshots`: take the README's pictures from the playground itself, at tables that are always the same.

A table is played by computers from a fixed secret until it is worth a picture; then the playground is started on that
database and a browser looks at it. Needs chromium.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Error, Locator, expect

from bot.card_emojis import CardEmojis
from bot.config import Config
from bot.hosting.policy import Policy
from bot.hosting.results.service import Results
from bot.hosting.results.visibility import Asker
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.playground.session import VARIANT
from bot.records.ids import GameId, UserId
from bot.services import Chance, Services, build_services
from bot.store.database.db import Database, sqlite_url
from bot.ui.games.families import board_of
from bot.ui.keepsake.clip import clip_of, first_minute, part_of
from bot.ui.keepsake.page import page_of
from bot.ui.results.sheets import statistics_files
from bot.ui.table.game_facts import names_of
from bot.wording import Wording
from engine.computers import choose
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.scenes import Eyes, MomentKind
from engine.games.tiles.options import TileView
from engine.games.views import MatchView
from engine.solver import solve
from tests.hosting.hosted import FakeClock
from tests.hosting.results.leaving import keep as leave
from tests.hosting.results.leaving import season
from tests.playground.laid import DICE, SECRET, laid
from tests.playground.visitor import Visitor, browser, chromium, playground
from tests.visible import can_act

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
COLOURS = 256
PATIENCE_MS = 240_000
PANEL = ".component-container"
PART_ABOVE = """(node, whole) => {
    const {top, height} = whole.getBoundingClientRect();
    return (node.getBoundingClientRect().bottom + 4 - top) / height;
}"""
ALL_LOADED = "node => [...node.querySelectorAll('img')].every(image => image.complete && image.naturalWidth)"
TRIES = 8
HEIGHT = 6000
"""So high is the page: a report is higher than any screen, and what scrolls while it is taken is another picture."""
COACHED_MS = 900_000


class Scene(NamedTuple):
    """A game, when its table is worth a picture, and what a visitor takes pictures of then.

    `plays` is how the visitor has played until then, against computer players of the strength `against`, under
    the house rules of `house`.
    """

    variant: str
    seats: int
    worth: Callable[[MatchView], bool]
    look_around: Callable[[Visitor], None]
    plays: str = "steady"
    against: str = "steady"
    house: tuple[tuple[str, object], ...] = ()


def may_be_claimed(view: MatchView) -> bool:
    """A discard may be claimed, and there is something to see: on the table, and in the hand."""
    if not isinstance(view, DrawDiscardView) or view.claim_window is None or view.seat not in view.claim_window.asked:
        return False
    return len(view.melds) >= 4 and len(view.hand) >= 8


def may_be_rebuilt(view: MatchView) -> bool:
    """Tiles of the rack can be laid only by moving others, on a table of some melds."""
    if not isinstance(view, TileView) or view.seat is None or view.turn_seat != view.seat or len(view.melds) < 6:
        return False
    if not view.seats[view.seat].opened or len(view.hand) < 5:
        return False
    best = solve(view.rules, [lying.meld for lying in view.melds], view.hand)
    return best.laid > 1 and sum(len(change.moved) for change in best.changes) > 1


def is_over(view: MatchView) -> bool:
    """The match is over."""
    return view.result is not None


def hosted(file: Path, clock: FakeClock) -> Services:
    """What hosts games in a database, with chance that is always the same."""
    config = Config(_env_file=None, database_url=sqlite_url(file))
    chance = Chance(secret=lambda: SECRET, dice=lambda: DICE, choose=choose)
    return build_services(config, clock, Policy(), InlineThinkers(), chance)


async def keep(file: Path) -> None:
    """The clip of a match's longest round and its page, as they are given to whoever watches it."""
    services, wording = hosted(file, FakeClock(datetime.now(UTC))), Wording.of("en")
    told = await services.stories.of(GameId(1))
    ends = [moment.step for moment in told.story.moments if moment.kind is MomentKind.ENDED]
    last = max(ends, key=lambda step: step - told.story.round_begins(step))
    first = told.story.round_begins(last)
    last = first_minute(told, first, last)
    scenes = told.scenes(first, last, Eyes(all_open=True))
    clip, _ = await clip_of(scenes, part_of(told, first, last), told.record, wording, CardEmojis(), [])
    page = page_of(await services.games.replay(told.record.id), names_of(told.record), wording)
    await services.close()
    for path, data in ((PICTURES / "clip.gif", clip), (PICTURES.parent / "match.html", page)):
        path.write_bytes(data)
        print(f"{path.name}: {len(data):,} bytes")


async def lay_table(file: Path, scene: Scene) -> None:
    """Play a scene's game in the playground's channel until it is worth a picture."""
    async with laid(file, scene.variant, scene.seats, house=dict(scene.house), against=scene.against) as table:
        service, visible, moves = table.services.games, table.visible, 0
        while visible.view is None or not scene.worth(visible.view):
            if visible.view is None or visible.view.result is not None:
                raise SystemExit("the match was over before it was worth a picture")
            if can_act(visible):
                move = choose(scene.plays, visible.view, DICE)
                key = f"move {moves}"
                visible = (await service.submit(table.game, UserId(table.ada), move, key, table.clock())).visible
                moves += 1
            else:
                table.clock.now += timedelta(seconds=1)
                await table.services.scheduler.fire_due()
                visible = await service.look(table.game, UserId(table.ada))


def take(what: Locator, name: str, until: Locator | None = None) -> None:
    """One picture, in few colours; with `until` it ends below that part of it."""
    path = PICTURES / f"{name}.png"
    for attempt in range(TRIES):
        try:
            what.page.wait_for_function(ALL_LOADED, arg=what.element_handle())
            what.screenshot(path=path, animations="disabled")
            break
        except Error:  # a message that counts down is drawn anew every few seconds, perhaps in the middle
            if attempt == TRIES - 1:
                raise
    part = 1.0 if until is None else until.evaluate(PART_ABOVE, what.element_handle())
    with Image.open(path) as shot:
        upper = shot.crop((0, 0, shot.width, round(shot.height * part)))
        few = upper.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    print(f"{path.name}: {few.width} x {few.height}, {path.stat().st_size:,} bytes")


def look_at_a_claim(visitor: Visitor) -> None:
    """A claim window, a hand with chosen cards, and the board when play has gone on."""
    expect(visitor.board.get_by_role("button", name="Knock")).to_be_enabled()
    visitor.picture(visitor.board)
    take(visitor.board.locator(PANEL).first, "claim")
    visitor.look_at_hand()
    visitor.choose(3)
    take(visitor.hand.locator(PANEL).first, "hand")
    visitor.press(visitor.board, "Pass")
    expect(visitor.board).to_contain_text("is to draw")
    visitor.picture(visitor.board)
    take(visitor.board.locator(PANEL).first, "board")


def look_at_a_rebuild(visitor: Visitor) -> None:
    """A table of tiles as it would lie, before anybody else sees it."""
    visitor.look_at_hand()
    in_sight = "Hint" in visitor.offered(visitor.hand)
    (visitor.press if in_sight else visitor.choose_behind_more)(visitor.hand, "Hint")
    proposal = visitor.message_with("Confirm")
    visitor.picture(proposal)
    take(proposal.locator(PANEL).first, "rebuild")


def look_at_the_coach(visitor: Visitor) -> None:
    """What the coach says of a match that is over: the decision that cost most."""
    visitor.press(visitor.message_with("Rematch"), "Coach")
    report = visitor.message_with("Post it for everyone")
    expect(report).to_be_visible(timeout=COACHED_MS)
    visitor.picture(report)
    panel = report.locator(PANEL).first
    take(panel, "coach", until=panel.locator("img.gallery-image").first)


SCENES = (
    Scene(VARIANT, 4, may_be_claimed, look_at_a_claim),
    Scene("tile_rummy", 3, may_be_rebuilt, look_at_a_rebuild),
    Scene("gin_rummy", 2, is_over, look_at_the_coach, plays="easy", against="sharp", house=(("match.target", 60),)),
)


async def draw_in_german(file: Path) -> None:
    """The board of a laid table as those see it who play in German."""
    services, wording = hosted(file, FakeClock(datetime.now(UTC))), Wording.of("de")
    board = await board_of(await services.games.look(GameId(1), None), wording, CardEmojis()).message()
    (PICTURES / "german.png").write_bytes(board.files[0].data)
    await services.close()


async def draw_statistics() -> None:
    """A person's statistics after a season of 200 matches that were never played."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(sqlite_url(Path(folder) / "season.db"))
        await database.upgrade()
        results, ada = Results(database), Asker(UserId(10), 7)
        await leave(database, season(range(10, 16), 200))
        await results.rater.rebuild()
        looked = await results.look(UserId(10), ada)
        if looked is not None:
            [file] = await statistics_files(await results.statistics(looked, ada, {70}), Wording.of("en"))
            (PICTURES / "stats.png").write_bytes(file.data)
        await database.close()


def main() -> None:
    """Take every picture, or those of the games that are named."""
    if chromium() is None:
        sys.exit("the pictures are taken with chromium, and there is none")
    PICTURES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    asyncio.run(draw_statistics())
    for scene in [one for one in SCENES if one.variant in (sys.argv[1:] or {one.variant})]:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "screenshots.db"
            asyncio.run(lay_table(file, scene))
            if scene.worth is may_be_claimed:
                asyncio.run(draw_in_german(file))
            if scene.worth is is_over:
                asyncio.run(keep(file))
            with playground(file) as address, browser() as launched:
                scene.look_around(Visitor.arrive(launched, address, height=HEIGHT, scale=1.5))


if __name__ == "__main__":
    main()
