"""Qui paire gagne, where it is like no other game: everybody at once, against the clock."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from manege import files
from manege.games import game
from tests.browser.checks import settle, too_small, untranslated, violations, words_of
from tests.browser.conftest import Visit
from tests.browser.games.qui_paire_gagne import GUIDE, PLACE, pair, tap
from tests.browser.hands import CONFIRM
from tests.browser.positions import NAMES, SEED, Move, Position, position
from tests.browser.site import Site
from tests.browser.test_screens import LARGE, TOO_SMALL_TO_READ
from tests.browser.test_secrets import lift_the_curtain
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.server.running import Table

FIVE = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]
EIGHT = 8
CLOCK = 300  # seconds of the table
LONG, SHORT = 40, 15  # seconds they last here
TOGETHER = 1000  # ms, E-16
ROUND_KB = 300  # of pictures

# When the browser hears that the pairing is closed, by its own wall clock.
CLOSINGS = """
window.closings = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.includes('"event":"closed"') && data.includes('"type":"moved"'))
        window.closings.push(Date.now());
    });
  }
};
"""
# When this page says that the pairing is closed, and when it shows the first call.
BREATH = """() => {
  window.seen = {};
  const look = () => {
    const bar = document.querySelector('footer.bar').textContent;
    if (bar.includes('relève')) window.seen.closing ??= performance.now();
    if (document.querySelector('[data-phase=calls]')) window.seen.calls ??= performance.now();
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""
BREATH_MS = 1000
LONGEST = """Math.max(
  0, ...document.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime))"""
TAP = """(numbers) => {
  for (const number of numbers)
    document.querySelector(`button.place[data-number="${number}"]`).click();
}"""


def phase(page: Page, name: str) -> None:
    expect(page.locator(f"[data-phase={name}]")).to_be_visible()


def made(table: Table, seat: int) -> list[tuple[int, int]]:
    """What the server holds of a seat."""
    with table.device(seat) as device:
        numbers = [int(name.split("-")[1]) for name in device.view(seat)["zones"]["pairs"][seat]]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def sets(seat: int, round_: int) -> list[tuple[int, int]]:
    """Seats of a kind think alike; the others turn things round."""
    shift = (seat % 3 + round_) % 11
    turned = [((one + shift - 1) % 11 + 1, (other + shift - 1) % 11 + 1) for one, other in FIVE]
    return [(min(each), max(each)) for each in turned]


def lay(page: Page, pairs: list[tuple[int, int]]) -> None:
    page.evaluate(TAP, [number for each in pairs for number in each])
    expect(page.locator(f"{PLACE}.paired")).to_have_count(2 * len(pairs))


# A whole evening


@pytest.fixture
def quick_site(tmp_path: Path) -> Iterator[Site]:
    """A server of our own, to be killed, whose clock goes fast: everybody is at work at once."""
    site = Site(tmp_path, seed=SEED, clock_pace=CLOCK / LONG)
    yield site
    site.stop()


@pytest.mark.rule("PP-11", "PP-18", "PP-42", "PP-47", "PP-48", "PP-51", "PP-60")
def test_eight_phones_play_a_whole_game_through_cut_lines_and_a_killed_server(
    visit: Visit, quick_site: Site
) -> None:
    options = {"clock": CLOCK, "look": 0, "talk": 0}
    table = quick_site.open_table(EIGHT, game=GUIDE.key, name=NAMES[0], options=options)
    for seat in range(1, EIGHT):
        table.seat(seat, "here", name=NAMES[seat])
    table.start()
    visitors = [visit(PHONE, touch=True, at=quick_site) for _ in range(EIGHT)]
    for seat, visitor in enumerate(visitors):
        visitor.may_fall = True
        visitor.page.add_init_script(CLOSINGS)
        visitor.take_seat(table, seat)
    pages = [visitor.page for visitor in visitors]

    for round_, play in enumerate([all_ready, two_drop_out, all_ready, time_runs_out], start=1):
        if play is time_runs_out:  # nobody need wait for long
            restart(quick_site, pages, clock_pace=CLOCK / SHORT)
        everybody_ready(pages)
        play(visitors, table, round_)
        check_closed_together(pages, round_)
        read_all_calls(pages)

    for page in pages:
        phase(page, "over")
    totals = [totals_on(page) for page in pages]
    assert totals == [totals[0]] * EIGHT
    check_match(table, totals[0])
    for seat, visitor in enumerate(visitors):
        check_frames(visitor, seat)


def everybody_ready(pages: list[Page]) -> None:
    for page in pages:
        page.locator(f"[data-phase=gather] {CONFIRM}").tap()
    for page in pages:
        phase(page, "pairing")


def all_ready(visitors: list[Visitor], table: Table, round_: int) -> None:
    """It closes as soon as the last one is ready."""
    for seat, visitor in enumerate(visitors):
        lay(visitor.page, sets(seat, round_))
        visitor.page.locator(CONFIRM).tap()


def two_drop_out(visitors: list[Visitor], table: Table, round_: int) -> None:
    """And come back; meanwhile the server is killed. No tap is lost."""
    gone, here = visitors[6:], visitors[:6]
    for seat, visitor in enumerate(visitors):
        lay(visitor.page, sets(seat, round_)[:2])
        wait_until_kept(table, seat, 2)
    for visitor in gone:
        visitor.context.set_offline(True)
        expect(visitor.page.locator("section.lost")).to_be_visible()
    restart(visitors[0].site, [visitor.page for visitor in here])
    for visitor in gone:
        visitor.context.set_offline(False)
        expect(visitor.page.locator("section.lost")).to_have_count(0)
    for seat, visitor in enumerate(visitors):
        assert made(table, seat) == sets(seat, round_)[:2]
        lay_the_rest(visitor.page, sets(seat, round_))
        visitor.page.locator(CONFIRM).tap()


def restart(site: Site, pages: list[Page], **changes: float) -> None:
    """Killed; all have noticed it, and all come back."""
    site.kill()
    for page in pages:
        expect(page.locator("section.lost")).to_be_visible()
    site.start(**changes)
    for page in pages:
        expect(page.locator("section.lost")).to_have_count(0)


def lay_the_rest(page: Page, pairs: list[tuple[int, int]]) -> None:
    expect(page.locator(f"{PLACE}.paired")).to_have_count(4)
    page.evaluate(TAP, [number for each in pairs[2:] for number in each])
    expect(page.locator(f"{PLACE}.paired")).to_have_count(10)


def time_runs_out(visitors: list[Visitor], table: Table, round_: int) -> None:
    """Nobody is ready; what lies there counts, complete or not."""
    for seat, visitor in enumerate(visitors):
        lay(visitor.page, sets(seat, round_)[: 3 + seat % 3])


def wait_until_kept(table: Table, seat: int, number: int) -> None:
    with table.device(seat) as device:
        while device.view(seat)["zones"]["numbers"][seat] and (
            len(device.view(seat)["zones"]["pairs"][seat]) < 2 * number
        ):
            device.hear("moved")


def check_closed_together(pages: list[Page], round_: int) -> None:
    for page in pages:
        page.wait_for_function(
            "(number) => window.closings.length >= number", arg=round_, timeout=90_000
        )
    heard = [page.evaluate("(number) => window.closings[number - 1]", round_) for page in pages]
    assert max(heard) - min(heard) <= TOGETHER


def read_all_calls(pages: list[Page]) -> None:
    """Each reader says « next »."""
    for page in pages:
        expect(page.locator("[data-phase=calls], [data-phase=gather]")).to_be_visible()
    while True:
        for page in pages:
            reads = page.locator(f"[data-phase=calls] {CONFIRM}")
            if reads.count():
                before = page.locator(".reveal .stage").get_attribute("data-about")
                reads.tap()
                page.wait_for_function(
                    "(about) => document.querySelector('.reveal .stage')?.dataset.about !== about",
                    arg=before,
                )
        if pages[0].locator("[data-phase=calls]").count() == 0:
            return


def totals_on(page: Page) -> list[int]:
    return sorted(map(int, page.locator(GUIDE.totals).all_inner_texts()))


def check_match(table: Table, totals: list[int]) -> None:
    file = table.call("GET", "/match", key=table.keys[0]).json()
    match = files.replayed(file)
    assert match.outcome is not None
    assert sorted(match.outcome.scores) == totals
    laid: dict[tuple[int, int], list[tuple[int, int]]] = {}
    round_ = 0
    for event in (event for chapter in match.chapters for event in chapter):
        if event.name == "round_began":
            round_ = event.facts["round"]
        elif event.name == "paired":
            one, other = event.facts["one"], event.facts["other"]
            laid.setdefault((round_, event.facts["seat"]), []).append((one, other))
    for (number, seat), pairs in laid.items():
        asked = sets(seat, number)
        assert pairs == (asked[: 3 + seat % 3] if number == 4 else asked)
    assert len(laid) == 4 * EIGHT


def check_frames(visitor: Visitor, seat: int) -> None:
    """No frame tells of another's pairs before they were called."""
    for text in visitor.frames:
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] not in ("state", "moved"):
            continue
        assert list(frame["views"]) == [str(seat)]
        told = (
            frame["told"][str(seat)] if frame["type"] == "state" else [frame["events"][str(seat)]]
        )
        events = [event for chapter in told for event in chapter]
        GUIDE.check_secrets(frame["views"][str(seat)], events, seat)
        assert not [note for note in frame.get("notes", []) if note["seat"] != seat]


# The shared screen


@pytest.mark.rule("PP-51", "PP-66")
@pytest.mark.parametrize("where", ["turn", "between", "calls", "end"])
def test_the_shared_screen_shows_what_everybody_may_see(
    visit: Visit, site: Site, where: str
) -> None:
    visitor = visit(WIDE, "en" if where == "calls" else "fr")
    with position(site, GUIDE, where, 6) as reached, reached.table.device(0):  # nobody is missing
        visitor.hold(reached.table, 0)  # even where somebody sits
        visitor.page.locator("[data-phase]").wait_for()
        visitor.open("/credits")
        visitor.frames.clear()
        page = visitor.open(f"/t/{reached.table.code}/ecran")
        expect(page.locator(".screen[data-phase]")).to_be_visible()
        settle(page)
        assert violations(page) + untranslated(page) == []
        code = page.locator("img[src*='qr.svg']").first
        for width, height in (LARGE, WIDE):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert page.evaluate(TOO_SMALL_TO_READ) == []
            expect(code).to_be_in_viewport(ratio=1)
        assert page.locator(".screen :is(button, a)").count() <= 2  # full screen, and out
        if where == "turn":
            numbers = page.locator(".spread .number").all_inner_texts()
            assert numbers == [str(number) for number in range(1, 12)]
            pictures = page.locator(".spread img").evaluate_all("(all) => all.map(({src}) => src)")
            view = reached.my_view()
            assert len(set(pictures)) == len(view["zones"]["pictures"]) + 1  # and the QR code
        states = [json.loads(frame) for frame in visitor.frames if '"type":"state"' in frame]
        assert states
        for state in states:
            assert state["views"] == {}
            GUIDE.check_secrets(state["watch"], [], None)


def test_before_the_game_the_screen_invites(visit: Visit, site: Site) -> None:
    table = site.open_table(4, game=GUIDE.key, name="Aïcha")
    page = visit(WIDE).open(f"/t/{table.code}/ecran")
    expect(page.locator("img[src*='qr.svg']").first).to_be_visible()
    expect(page.locator("body")).to_contain_text(table.code[:3])
    table.seat(1, "here", name="Basile")
    expect(page.locator("body")).to_contain_text("Basile")
    settle(page)
    assert violations(page) + untranslated(page) == []


# Names


@pytest.mark.rule("PP-67")
def test_no_picture_is_named_while_pairing_unless_one_asks_for_it(visit: Visit, site: Site) -> None:
    visitor = visit(PHONE, touch=True)
    with position(site, GUIDE, "turn") as reached:
        page = visitor.take_seat(reached.table)
        deck = site.http.get("/pictures/deck.json").json()["pictures"]
        numbers = [int(name.split("-")[1]) for name in reached.my_view()["zones"]["pictures"]]
        names = [deck[number - 1]["label"]["fr"].lower() for number in numbers]
        assert len(set(names)) == 11

        def told() -> list[str]:
            text = " ".join([*words_of(page), page.content()]).lower()
            return [name for name in names if name in text]

        expect(page.locator(f"{PLACE} img")).to_have_count(11)
        assert told() == []
        page.get_by_role("button", name="Menu de la table").click()
        page.get_by_role("button", name="Décrire les images").click()
        page.keyboard.press("Escape")
        expect(page.locator(f"{PLACE}[aria-label*='\u00a0:']")).to_have_count(11)
        assert len(told()) == 11


# One device for several


@pytest.mark.rule("PP-51")
def test_on_a_shared_device_each_pairs_behind_the_curtain(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    with position(site, GUIDE, "turn") as reached:
        visitor.hold(reached.table, 0, 1)
        page = visitor.page
        expect(page.locator(".curtain")).to_be_visible()
        lift_the_curtain(page)
        for one, other in FIVE:
            pair(page, one, other)
        page.locator(CONFIRM).click()
        expect(page.locator(".curtain")).to_be_visible()  # the next one's
        expect(page.locator(f"{PLACE}.paired, {PLACE}.apple")).to_have_count(0)
        assert not [words for words in words_of(page) if "avec" in words]
        lift_the_curtain(page)
        expect(page.locator(f"{PLACE}.free")).to_have_count(11)


@pytest.mark.rule("PP-15", "PP-51")
def test_on_a_shared_device_hiding_passes_it_on_and_keeps_what_was_made(
    visit: Visit, site: Site
) -> None:
    visitor = visit(WIDE)
    with position(site, GUIDE, "turn") as reached:
        visitor.hold(reached.table, 0, 1)
        page = visitor.page
        for name, numbers in ((NAMES[0], (3, 9)), (NAMES[1], (1, 2))):
            expect(page.locator(".curtain")).to_contain_text(name)
            lift_the_curtain(page)
            pair(page, *numbers)
            page.locator(".hide").click()
            expect(page.locator(f"{PLACE}.paired")).to_have_count(0)
        expect(page.locator(".curtain")).to_contain_text(NAMES[0])  # and round again
        lift_the_curtain(page)
        expect(page.locator(f"{PLACE}.paired")).to_have_count(2)
        expect(page.locator(f"{PLACE}.paired").first).to_have_attribute("data-number", "3")
        assert (made(reached.table, 0), made(reached.table, 1)) == ([(3, 9)], [(1, 2)])


# The pace: only the phases are staged


@pytest.mark.rule("PP-48")
@pytest.mark.parametrize("skips", [False, True], ids=["watched", "skipped"])
def test_the_end_of_pairing_takes_a_breath_that_one_tap_ends(
    visit: Visit, site: Site, skips: bool
) -> None:
    visitor = visit(WIDE, motion=True)
    with position(site, GUIDE, "five") as reached:
        page = visitor.take_seat(reached.table)
        phase(page, "pairing")
        all_others_ready(reached)
        page.evaluate(BREATH)
        page.locator(CONFIRM).click()
        expect(page.locator("footer.bar")).to_contain_text("On relève les paires")
        if skips:
            page.locator("main.table").click(position={"x": 4, "y": 4})
        phase(page, "calls")
        closing, calls = page.evaluate("[window.seen.closing, window.seen.calls]")
        assert (calls - closing < BREATH_MS) == skips


def all_others_ready(reached: Position) -> None:
    actions = game(GUIDE.key).actions
    while asked := reached.others.deciding():
        seat, options = asked
        forward = [code for code in options if not actions[code].startswith("loosen")]
        reached.play(Move(seat, forward[0]))


# The line


def test_a_cut_line_keeps_what_was_paired_and_takes_nothing(visit: Visit, site: Site) -> None:
    visitor = visit(PHONE, touch=True)
    visitor.may_fall = True
    with position(site, GUIDE, "turn") as reached:
        page = visitor.take_seat(reached.table)
        pair(page, 3, 9)
        visitor.context.set_offline(True)
        expect(page.locator("section.lost")).to_be_visible()
        page.evaluate(TAP, [5, 7])
        expect(page.locator(f"{PLACE}.paired")).to_have_count(2)
        visitor.context.set_offline(False)
        expect(page.locator("section.lost")).to_have_count(0)
        expect(page.locator(f"{PLACE}.paired")).to_have_count(2)
        pair(page, 5, 7)
        assert made(reached.table, 0) == [(3, 9), (5, 7)]


def test_a_reload_finds_the_pairs_the_words_and_the_time(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    with position(site, GUIDE, "turn") as reached:
        page = visitor.take_seat(reached.table)
        pair(page, 3, 9)
        page.locator(".own .note").first.click()
        page.locator("dialog[open] textarea, dialog[open] input").first.fill("Ça mouille")
        page.keyboard.press("Enter")
        expect(page.locator("section.own")).to_contain_text("Ça mouille")
        page.reload()
        expect(page.locator(f"{PLACE}.paired")).to_have_count(2)
        expect(page.locator("section.own")).to_contain_text("Ça mouille")
        expect(page.get_by_role("timer")).to_be_visible()


@pytest.mark.rule("PP-43", "PP-46")
def test_any_edit_takes_ready_back(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    with position(site, GUIDE, "turn") as reached:
        page = visitor.take_seat(reached.table)
        for one, other in FIVE:
            pair(page, one, other)
        page.locator(CONFIRM).click()
        expect(page.locator("footer.bar .said")).to_be_visible()
        tap(page, 1)
        expect(page.locator(f"{PLACE}.paired")).to_have_count(8)
        expect(page.locator("footer.bar .said")).to_have_count(0)
        pair(page, 1, 11)
        page.locator(CONFIRM).click()
        expect(page.locator("footer.bar .said")).to_be_visible()
        assert made(reached.table, 0) == [*FIVE[1:], (1, 11)]


# The reveal


@pytest.mark.rule("PP-56", "PP-58", "PP-59")
def test_a_reason_a_laugh_and_a_why_reach_the_others(visit: Visit, site: Site) -> None:
    me, friend = visit(WIDE), visit(PHONE, touch=True)
    with position(site, GUIDE, "read") as reached:
        page, other = me.take_seat(reached.table), friend.take_seat(reached.table, 1)
        call = reached.my_view()["fields"]["calls"][-1]
        about = f"{reached.my_view()['fields']['round']}/{'-'.join(map(str, call['numbers']))}"
        with reached.table.device(0) as mine:
            mine.say("write", seat=0, about=about, text="Ça sonne", id="why")
            mine.hear("played")
        expect(other.locator(".reveal")).to_contain_text("Ça sonne")
        other.locator("footer.bar button.laugh").tap()
        expect(page.locator("footer.bar button.laugh .count")).to_have_text("1")
        settle(other)
        assert violations(other) + untranslated(other) + too_small(other) == []


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "calm"])
def test_the_reveal_is_short_and_still_for_whoever_wants_it(
    visit: Visit, site: Site, motion: bool
) -> None:
    visitor = visit(WIDE, motion=motion)
    with position(site, GUIDE, "read") as reached:
        page = visitor.take_seat(reached.table)
        page.locator(CONFIRM).click()
        expect(page.locator(".reveal .stage, [data-phase=gather]").first).to_be_visible()
        longest = page.evaluate(LONGEST)
    assert longest <= (1500 if motion else 1)


# Weight


def test_a_rounds_pictures_are_light(visit: Visit, site: Site) -> None:
    visitor = visit(PHONE, touch=True)
    came: list[Response] = []
    visitor.page.on("response", lambda response: came.append(response))
    with position(site, GUIDE, "turn") as reached:
        page = visitor.take_seat(reached.table)
        expect(page.locator(f"{PLACE} img")).to_have_count(11)
        page.wait_for_load_state("networkidle")
        pictures = [each for each in came if each.url.endswith(".svg") and "/pictures/" in each.url]
        assert len({each.url for each in pictures}) >= 11
        weight = sum(each.request.sizes()["responseBodySize"] for each in pictures)
        print(f"{len(pictures)} pictures, {weight / 1000:.0f} KB")
        assert weight <= 1000 * ROUND_KB
