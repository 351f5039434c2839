"""Laying: new melds, lay-offs, jokers that are freed, the opening; one move is judged whole."""

from collections import Counter
from dataclasses import dataclass, field

from tests.referee.draw_discard.opening import expect_opening
from tests.referee.draw_discard.table import TURNS, Table
from tests.referee.draw_discard.taking_back import keep
from tests.referee.foul import expect
from tests.referee.melds import VALUES, Meld, read_meld, worth
from tests.referee.pieces import JOKER, RANK_OF
from tests.referee.rebuilding.jokers import expect_jokers
from tests.referee.rebuilding.rebuilt import rebuild
from tests.referee.record import Entry, Events

FREED = "A000-33, where a freed joker goes"
LAY_OFFS = "RULES, lay-offs"
SWAPS = "G-20"


@dataclass
class Laid:
    """What one move laid: new melds, cards laid off with their points, jokers freed, all cards from the hand."""

    melds: list[Meld] = field(default_factory=list)
    touched: set[int] = field(default_factory=set)
    each: list[int] = field(default_factory=list)
    own: int = 0
    off: int = 0
    swapped: int = 0
    jokers_off: int = 0
    freed: int = 0
    cards: list[str] = field(default_factory=list)
    points: int | None = None

    swaps_alone: bool = False


def lays(table: Table, events: Events) -> None:
    """All that one move lays, in the order swaps, melds, lay-offs. Raises Foul for whatever is wrong with it."""
    expect(table.phase == "play", TURNS, f"seat {table.seat} lays before it has drawn")
    keep(table)
    expect(table.lap >= table.rules["meld_from_lap"], "A000-01", f"cards are laid in lap {table.lap}")
    laid, opened_before = Laid(), table.seat in table.opened
    while events.kind in ("joker_swapped", "meld_laid", "laid_off", "opened"):
        told = events.next()
        table.expect_actor(told["seat"], "lays")
        if told["kind"] == "joker_swapped":
            _swap(table, laid, told, opened_before)
        elif told["kind"] == "meld_laid":
            _new_meld(table, laid, told)
        elif told["kind"] == "laid_off":
            _lay_off(table, laid, told)
        else:
            laid.points = told["points"]
    expect(bool(laid.cards), TURNS, "a move lays nothing")
    laid.swaps_alone = len(laid.cards) == laid.freed and table.rules["joker"]["swap"] == "own_turn"
    expect_opening(table, laid, opened_before)
    _expect_may_lay_off(table, laid)
    _expect_freed(table, laid)
    table.turn.flush = table.turn.flush or (not opened_before and _closes_from_hand(table, laid))
    note_laid(table, laid)


def _closes_from_hand(table: Table, laid: Laid) -> bool:
    """Whether cards of one suit that follow on from one another close the round as a flush does (A001-06)."""
    flush, runs = table.rules["flush"], [meld for meld in laid.melds if meld.kind == "run"]
    alone = len(runs) == len(laid.melds) == 1 and len(laid.cards) == len(runs[0].cards)
    laid_before = table.turn.laid or table.turn.laid_before
    if flush is None or not alone or laid_before or len(table.hands[table.seat]) != 1:
        return False
    return flush["cards"] in (len(laid.cards), "any_remaining")


def rebuilds(table: Table, events: Events) -> None:
    """The table is rebuilt (Räuber): all of it is judged as it lies in the end."""
    expect(table.phase == "play", TURNS, f"seat {table.seat} lays before it has drawn")
    keep(table)
    rules, seat = table.rules, table.seat
    expect(rules["rearrange"] is not None, "RULES, rearranging", "the table is rebuilt in a game without that")
    told, opened_before = events.next("table_laid"), table.seat in table.opened
    table.expect_actor(told["seat"], "lays")
    expect(table.lap >= rules["meld_from_lap"], "A000-01", f"cards are laid in lap {table.lap}")
    found = rebuild(rules, table.melds, told, len(table.hands[seat]))
    # Before the own opening a joker is freed by the opening's own rebuild, which must then be worth enough (G-20).
    expect_jokers(rules, found, may_free=rules["joker"]["swap"] != "never")
    table.hands[seat].take(*told["cards"])
    table.hands[seat].add(*[JOKER] * found.to_hand)
    # A joker that is freed and kept is a swap and no lay-off, however the table is laid (G-20).
    swaps_alone = 0 < found.to_hand == len(told["cards"])
    lay_off = not swaps_alone and any(number in found.before for number in found.touched)
    table.melds = dict(found.after)
    table.next_meld = max([table.next_meld - 1, *found.after]) + 1
    laid = Laid([found.after[number] for number in found.new], set(found.touched), cards=list(told["cards"]))
    laid.each = [found.own[number] for number in found.new]
    laid.own = sum(laid.each)
    laid.off = sum(found.own.values()) - laid.own
    laid.swaps_alone = swaps_alone and rules["joker"]["swap"] == "own_turn"
    if events.kind == "opened":
        laid.points = events.next()["points"]
    expect_opening(table, laid, opened_before)
    if lay_off and not rules["layoff"]["in_opening_turn"]:
        expect(opened_before and not table.turn.opened, "G-26", f"seat {seat} lays off in the turn of its opening")
    note_laid(table, laid)


def note_laid(table: Table, laid: Laid) -> None:
    """The turn remembers what it laid; a discard that had to be laid must be among it."""
    turn, cards = table.turn, laid.cards
    turn.touched |= laid.touched
    turn.off += laid.off + laid.swapped
    if turn.must_meld is not None:
        expect(turn.must_meld in cards, "RULES, draw rules", f"{turn.must_meld} was taken, and {cards} are laid before")
        turn.must_meld = None
    turn.laid.update(cards)
    table.idle_renewals = table.idle_turns = table.stale_turns = 0
    if not len(table.hands[table.seat]):
        expect(table.rules["go_out"]["last_card"] != "must_discard", "G-27", "no card is left for the discard")


def _new_meld(table: Table, laid: Laid, told: Entry) -> None:
    meld = read_meld(table.rules, table.seat, told["meld"])
    expect(told["meld_id"] == table.next_meld, TURNS, f"meld {told['meld_id']} comes where {table.next_meld} is next")
    table.hands[table.seat].take(*meld.cards)
    value = sum(worth(table.rules, meld))
    table.earned[table.seat] += value
    if meld.kind == "flush":
        _expect_flush(table, meld)
    else:
        expect(told["value"] == value, VALUES, f"{meld} is worth {value}, not {told['value']}")
        laid.own += value
        laid.each.append(value)
    table.melds[table.next_meld] = meld
    laid.touched.add(table.next_meld)
    table.next_meld += 1
    laid.melds.append(meld)
    laid.cards += meld.cards


def _expect_flush(table: Table, meld: Meld) -> None:
    """Twelve cards of one suit, nothing melded before; the discard that follows closes (A001-06, G-40)."""
    rules = table.rules["flush"]
    expect(rules is not None, "001, flush", "a flush is laid in a game without flushes")
    expect(rules["cards"] == "any_remaining" or len(meld.cards) == 12, "A001-06", f"{meld} has no twelve cards")
    if rules["cards"] == 12:
        nothing_laid = table.seat not in table.melded and not table.turn.laid
        expect(nothing_laid, "A001-06", f"seat {table.seat} has laid cards before its flush")
    expect(len(table.hands[table.seat]) <= 1, "001, flush", "a flush leaves more than the closing discard")
    table.turn.flush = True


def _lay_off(table: Table, laid: Laid, told: Entry) -> None:
    before, number = table.melds.get(told["meld_id"]), told["meld_id"]
    expect(before is not None, LAY_OFFS, f"a card is laid off on meld {number}, which is not there")
    assert before is not None
    after, one = read_meld(table.rules, before.owner, told["meld"]), told["card"]
    expect(Counter(after.cards) == Counter([*before.cards, one]), LAY_OFFS, f"{before} and {one} make no {after}")
    expect(after.kind == before.kind and after.kind != "flush", LAY_OFFS, f"{before} becomes {after}")
    _expect_same_jokers(before, after, one)
    table.hands[table.seat].take(one)
    # What the meld is worth more: where runs go round, a king raises the ace that it comes before.
    points = sum(worth(table.rules, after)) - sum(worth(table.rules, before))
    laid.off += points
    laid.jokers_off += one == JOKER
    table.earned[table.seat] += points
    table.melds[number] = after
    laid.touched.add(number)
    laid.cards.append(one)
    targets = table.rules["layoff"]["targets"]
    own = before.owner == table.seat
    allowed = targets == "all_melds" or (targets == "own") == own
    expect(allowed, "A000-08", f"seat {table.seat} lays off on a meld of seat {before.owner}")


def _expect_same_jokers(before: Meld, after: Meld, one: str) -> None:
    """Raises Foul unless the jokers that lay in a meld stand for what they stood for once a card was added."""
    places = [at for at, own in enumerate(after.cards) if own == one]
    kept = any(
        same_faces(before, after.cards[:at] + after.cards[at + 1 :], after.faces[:at] + after.faces[at + 1 :])
        for at in places
    )
    expect(kept, "G-21", f"in {after} the jokers of {before} stand for something else")


def same_faces(before: Meld, cards: tuple[str, ...], faces: tuple[str | None, ...]) -> bool:
    """Whether cards stand for what they stood for before; an open joker of a set may have become a certain card."""
    stood, stand = Counter(before.pairs()), Counter(zip(cards, faces, strict=True))
    gone, come = stood - stand, stand - stood
    opened = all(own == JOKER and face is None for own, face in gone)
    closed = all(own == JOKER and face is not None for own, face in come)
    return gone.total() == come.total() and opened and closed


def _swap(table: Table, laid: Laid, told: Entry, opened_before: bool) -> None:
    rule, number, one = table.rules["joker"]["swap"], told["meld_id"], told["card"]
    before = table.melds.get(number)
    expect(before is not None, SWAPS, f"a joker is freed from meld {number}, which is not there")
    assert before is not None
    expect(rule != "never", SWAPS, "jokers stay where they lie in this game")
    if rule == "own_turn_after_opening" and table.rules["rearrange"] is None:
        expect(opened_before, SWAPS, f"seat {table.seat} frees a joker before its own opening")
    after = read_meld(table.rules, before.owner, told["meld"])
    gone, come = Counter(before.cards) - Counter(after.cards), Counter(after.cards) - Counter(before.cards)
    right = gone == Counter([JOKER]) and come == Counter([one]) and after.kind == before.kind
    expect(
        right and stood_for(table.rules, before, one),
        "G-20, the card it stands for",
        f"{one} frees no joker of {before}",
    )
    table.hands[table.seat].take(one)
    table.hands[table.seat].add(JOKER)
    table.melds[number] = after
    laid.touched.add(number)
    if table.rules["rearrange"] is not None:
        # Where tables are rebuilt the card counts as one laid off: a rebuilt table does not tell the two apart.
        laid.swapped += worth(table.rules, after)[after.cards.index(one)]
    laid.freed += 1
    laid.cards.append(one)


def stood_for(rules: Entry, meld: Meld, one: str) -> bool:
    """Whether a joker of a meld stands for a card: announced, by its place, or for any missing suit of a set (G-21)."""
    faces = [face for own, face in meld.pairs() if own == JOKER]
    if one in faces:
        return True
    known = [face for face in meld.faces if face is not None]
    if None not in faces or meld.kind != "set" or RANK_OF[one] != RANK_OF[known[0]]:
        return False
    return not rules["set"]["distinct_suits"] or one not in known


def _expect_may_lay_off(table: Table, laid: Laid) -> None:
    rules = table.rules["layoff"]
    if len(laid.cards) == sum(len(meld.cards) for meld in laid.melds) + laid.freed:
        return
    expect(rules["enabled"], LAY_OFFS, "a card is laid off in a game without lay-offs")
    seat = table.seat
    needs = {
        "own_opening": seat in table.opened,
        "own_meld": seat in table.melded,
        "any_meld_on_table": True,
    }[rules["requires"]]
    expect(needs, "A000-16", f"seat {seat} lays off without {rules['requires']}")
    if not rules["in_opening_turn"]:
        expect(not table.turn.opened, "G-26", f"seat {seat} lays off in the turn of its opening")


def _expect_freed(table: Table, laid: Laid) -> None:
    where = table.rules["joker"]["freed"]
    in_new = sum(meld.jokers for meld in laid.melds)
    if where == "immediately_in_new_meld":
        expect(in_new >= laid.freed, "A001-05", "a freed joker must be laid at once in a new meld")
    elif where == "immediately_any":
        expect(in_new + laid.jokers_off >= laid.freed, FREED, "a freed joker must be laid at once")
