"""Scream Machine — the parks in figures, who would go where, the builders' offer, one's hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manege.cli.menu import Menu
from manege.cli.scene import Scene
from manege.cli.tables import any_game
from manege.cli.wishes import letter
from manege.games.scream_machine.components import (
    ACTIONS_A_TURN,
    ATTRACTION_IDS,
    FAMILY_IDS,
    OPTION_IDS,
    VISITOR_IDS,
    cost_of,
)

OPEN: frozenset[str] = frozenset()
QUIET = frozenset(  # the table shows it
    {"dealt", "kept", "row", "national", "local", "hidden_local", "turned_up", "round_over"}
)
PARAGRAPHS = frozenset(
    {
        "round_began",
        "built",
        "built_from_row",
        "publicity",
        "surveyed",
        "developed",
        "demolished",
        "renewed",
        "ended",
    }
)

STYLES = {
    "coaster": "red",
    "water": "cyan",
    "kiddie": "yellow",
    "food": "magenta",
    "family": "green",
    "thrill": "bright_blue",
    "nostalgia": "bright_yellow",
    "cheapskate": "",
}
NARROWEST = 64  # columns: less, and the parks are told in words
FIRST_IN_HAND = 11  # what one types for the first card of the hand; the offer is 1 to 7
KEYS = dict(zip("pldxn", OPTION_IDS, strict=True))  # what one types for the five options
FINISH = "f"


def table(scene: Scene) -> RenderableType:
    title = Text(heading(scene), style="bold")
    if not is_open(scene):
        return Group(title, gates(scene), cards(scene))
    if scene.plain or scene.width < NARROWEST:
        return Group(title, parks_in_words(scene), visitors_in_words(scene), cards(scene))
    return Group(title, parks(scene), visitors(scene), cards(scene, side_by_side=True))


def is_open(scene: Scene) -> bool:
    return bool(scene.view["fields"]["round"])


def heading(scene: Scene) -> str:
    fields = scene.view["fields"]
    if not is_open(scene):
        return scene.say("cli-scream-opening")
    first = scene.names[fields["first"]]
    facts = {"round": fields["round"], "rounds": fields["rounds"], "first": first}
    return scene.say("cli-scream-round", **facts)


# Les parcs


def gates(scene: Scene) -> Text:
    """While the parks open: who still chooses, and nothing else (SM-15)."""
    return Text(" · ").join(name(scene, seat) for seat in range(scene.view["seats"]))


def parks(scene: Scene) -> RenderableType:
    """A row a park: its sum in each family, its ticket, its cards and its visitors."""
    fields = scene.view["fields"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=scene.width // 3)
    for visitor in VISITOR_IDS:
        grid.add_column(justify="right", style=STYLES[visitor])
    for _ in range(2):
        grid.add_column(justify="right", no_wrap=True)
    heads = [Text(family_letter(scene, family), style="bold") for family in FAMILY_IDS]
    heads += [Text(scene.say(f"cli-scream-{column}")) for column in ("price", "hand-size", "score")]
    grid.add_row(Text(), *heads)
    for seat in range(scene.view["seats"]):
        sums = [*fields["values"][seat], fields["tickets"][seat]]
        figures = [
            Text(str(number or "·"), style="bold" if leads(scene, visitor, seat) else "")
            for visitor, number in zip(VISITOR_IDS, sums, strict=True)
        ]
        score = Text(str(fields["scores"][seat]), style="bold")
        grid.add_row(name(scene, seat), *figures, str(hand_size(scene, seat)), score)
    letters = (
        f"{family_letter(scene, each)} {scene.say(f'family-{each}.short')}" for each in FAMILY_IDS
    )
    return Group(grid, Text("  ".join(letters), style="dim"))


def name(scene: Scene, seat: int) -> Text:
    state = state_of(scene, seat)
    shown = f"{scene.house(seat)} – {state}" if state else scene.house(seat)
    return Text(shown, style="bold yellow" if seat == scene.seat else "")


def parks_in_words(scene: Scene) -> RenderableType:
    """The same on one line a park, for narrow terminals and for ears."""
    fields = scene.view["fields"]
    lines = []
    for seat in range(scene.view["seats"]):
        sums = zip(FAMILY_IDS, fields["values"][seat], strict=True)
        told = [f"{scene.say(f'family-{family}.short')} {sum_}" for family, sum_ in sums if sum_]
        told.append(scene.say("cli-scream-ticket", number=fields["tickets"][seat]))
        told.append(scene.say("cli-cards", number=hand_size(scene, seat)))
        told.append(scene.say("visitors", points=fields["scores"][seat]))
        before = scene.say("cli-colon", before=name(scene, seat).plain)
        lines.append(Text(f"{before} {', '.join(told)}"))
    return Group(*lines)


def state_of(scene: Scene, seat: int) -> str:
    """Whose turn it is; while the parks open, who still chooses."""
    deciding = any(each["seat"] == seat for each in scene.view["deciding"])
    if is_open(scene):
        return scene.say("cli-scream-turn") if deciding else ""
    return scene.say("cli-scream-chooses" if deciding else "cli-scream-kept")


def hand_size(scene: Scene, seat: int) -> int:
    held = scene.view["zones"]["hand"][seat]
    return len(held) if isinstance(held, list) else int(held)


# Les visiteurs, et chez qui ils iraient


def host_of(scene: Scene, visitor: str, seats: list[int]) -> int | None:
    """The park a visitor would enter now; None on a tie (SM-42 to SM-48)."""
    appeals = {seat: appeal(scene, visitor, seat) for seat in seats}
    best = [seat for seat in seats if appeals[seat] == max(appeals.values())]
    return best[0] if len(best) == 1 else None


def appeal(scene: Scene, visitor: str, seat: int) -> int:
    fields = scene.view["fields"]
    if visitor == "cheapskate":
        return -int(fields["tickets"][seat])
    return int(fields["values"][seat][FAMILY_IDS.index(visitor)])


def leads(scene: Scene, visitor: str, seat: int) -> bool:
    return host_of(scene, visitor, list(range(scene.view["seats"]))) == seat


def lanes(scene: Scene) -> Iterator[tuple[list[int], list[str], list[str], int]]:
    """Of each gap: its two seats, the visitors all see, those only you know, how many hide."""
    seats = scene.view["seats"]
    zones = scene.view["zones"]
    for gap in range(seats if seats > 2 else 1):  # SM-R12
        hidden = zones["hidden"][gap]
        known = hidden if isinstance(hidden, list) else []
        unknown = 0 if isinstance(hidden, list) else hidden
        yield [gap, (gap + 1) % seats], zones["locals"][gap], known, unknown


def visitors(scene: Scene) -> RenderableType:
    """`M→B` would go to B, `M=` stays on a tie, `(M→B)` is hidden from the others."""
    everybody = list(range(scene.view["seats"]))
    nationals = [sign(scene, each, everybody) for each in scene.view["zones"]["nationals"]]
    grid = Table.grid(padding=(0, 3, 0, 0))
    cells: list[Text] = []
    for pair, seen, known, unknown in lanes(scene):
        signs = [sign(scene, each, pair) for each in seen]
        signs += [Text.assemble("(", sign(scene, each, pair), ")") for each in known]
        signs += [Text("?")] * unknown
        cells += [Text(" – ".join(map(letter, pair)), style="bold"), Text("  ").join(signs)]
    for place in range(0, len(cells), 4):
        grid.add_row(*cells[place : place + 4])
    square = Text(scene.say("cli-scream-square"), style="bold").append("  ")
    return Group(square.append_text(Text("  ").join(nationals)), grid)


def sign(scene: Scene, visitor: str, seats: list[int]) -> Text:
    host = host_of(scene, visitor, seats)
    mark = "=" if host is None else f"→{letter(host)}"
    return Text(f"{family_letter(scene, visitor)}{mark}", style=STYLES[visitor])


def visitors_in_words(scene: Scene) -> RenderableType:
    everybody = list(range(scene.view["seats"]))
    nationals = [in_words(scene, each, everybody) for each in scene.view["zones"]["nationals"]]
    lines = [listed(scene, scene.say("cli-scream-square"), nationals)]
    for pair, seen, known, unknown in lanes(scene):
        left, right = map(scene.house, pair)
        told = [in_words(scene, each, pair) for each in seen]
        told += [
            scene.say("cli-scream-surveyed", visitor=in_words(scene, each, pair)) for each in known
        ]
        told += [scene.say("cli-scream-hidden")] * unknown
        lines.append(listed(scene, scene.say("cli-scream-lane", left=left, right=right), told))
    return Group(*lines)


def in_words(scene: Scene, visitor: str, seats: list[int]) -> str:
    host = host_of(scene, visitor, seats)
    mark = scene.say("cli-scream-tie") if host is None else letter(host)
    return f"{scene.say(f'visitor-{visitor}.bare')} ({mark})"


# L'offre et la main


def cards(scene: Scene, *, side_by_side: bool = False) -> RenderableType:
    lists: list[RenderableType] = []
    zones = scene.view["zones"]
    if is_open(scene):
        title = scene.say("cli-scream-offer", pile=zones["pile"])
        lists.append(numbered(scene, title, zones["row"], 1))
    if scene.view["viewer"] is not None:
        hand = zones["hand"][scene.view["viewer"]]
        title = scene.say("cli-scream-hand" if hand else "cli-scream-hand.empty")
        lists.append(numbered(scene, title, hand, FIRST_IN_HAND if is_open(scene) else 1))
    if not side_by_side:
        return Group(*lists)
    both = Table.grid(padding=(0, 4, 0, 0))
    both.add_row(*lists)
    return both


def numbered(scene: Scene, title: str, shown: list[str], first: int) -> RenderableType:
    """What one types, the card, what it costs; pale if that is too much."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style="bold")
    for _ in range(2):
        rows.add_column(no_wrap=True)
    left = scene.view["fields"]["actions"] if is_open(scene) else ACTIONS_A_TURN
    for number, card in enumerate(shown, start=first):
        cost = scene.say("cli-scream-cost", number=cost_in_actions(card))
        style = "dim" if cost_in_actions(card) > left else ""
        rows.add_row(str(number), card_name(scene, card), cost, style=style)
    return Group(Text(title, style="bold"), rows)


def memory(scene: Scene) -> RenderableType | None:
    """The discards, open to all (SM-R34)."""
    discards = scene.view["zones"]["discards"]
    if not discards:
        return Text(scene.say("cli-scream-no-discards"))
    names = [card_name(scene, card).plain for card in discards]
    return listed(scene, scene.say("zone-discards"), names)


because = any_game.because


# Les questions


def question(scene: Scene) -> Menu:
    return which_opening(scene) if scene.decision == "opening" else which_action(scene)


def which_opening(scene: Scene) -> Menu:
    """All openings one's hand allows: fifteen at most (SM-R6)."""
    shown: list[RenderableType] = [Text(scene.say("decision-opening"), style="bold")]
    for number, code in enumerate(scene.options, start=1):
        opening = scene.game.actions[code].removeprefix("open ").split(" + ")
        cost = sum(map(cost_in_actions, opening))
        line = Text(f"{number:>3}  ").append_text(
            Text(" + ").join(card_name(scene, card) for card in opening)
        )
        shown.append(line.append(f"  {scene.say('cli-scream-opens', cost=cost)}", style="dim"))
    choices = {str(number): code for number, code in enumerate(scene.options, start=1)}
    return Menu(scene.say("cli-ask-number", last=len(choices)), {**choices}, shown)


def which_action(scene: Scene) -> Menu:
    """A card to build, or a letter; what the rules forbid stands there too, and is told why not."""
    row = scene.view["zones"]["row"]
    hand = scene.view["zones"]["hand"][scene.seat]
    builds = {
        **{str(n): f"build {card} from row" for n, card in enumerate(row, start=1)},
        **{str(n): f"build {card}" for n, card in enumerate(hand, start=FIRST_IN_HAND)},
    }
    choices: dict[str, int | Menu] = {
        typed: scene.game.code(done) for typed, done in builds.items()
    }
    options = [
        scene.game.code("publicity"),
        scene.game.code("survey"),
        scene.game.code("develop"),
        demolition(scene),
        novelties(scene),
    ]
    choices |= dict(zip(KEYS, options, strict=True))
    choices[FINISH] = scene.game.code("end")
    number = scene.view["fields"]["actions"]
    shown = [Text(scene.say("cli-scream-actions", number=number), style="bold"), keys(scene)]
    return Menu(scene.say("cli-scream-ask"), choices, [*shown])


def keys(scene: Scene) -> Text:
    """The five options, those used up struck through (SM-32), and how to end the turn."""
    line = Text()
    for key, option in KEYS.items():
        used = option in scene.view["fields"]["used"]
        word = scene.say(f"option-{option}")
        said = scene.say("cli-scream-used", option=word) if used and scene.plain else word
        line.append(f"{key} ", style="bold").append(said, style="dim strike" if used else "")
        line.append("  ")
    return line.append(f"{FINISH} ", style="bold").append(scene.say("action-end"))


def demolition(scene: Scene) -> int | Menu:
    park = scene.view["zones"]["park"][scene.seat]
    codes = [scene.game.code(f"demolish {card}") for card in park or ATTRACTION_IDS]
    if codes[0] not in scene.options:
        return codes[0]  # the game says why not
    choices = {str(number): code for number, code in enumerate(codes, start=1)}
    ask = scene.say("cli-scream-ask-demolition", last=len(choices))
    return Menu(ask, {**choices}, [numbered(scene, scene.say("zone-park"), park, 1)])


def novelties(scene: Scene) -> int | Menu:
    """Two cards of the offer, by their numbers."""
    row = scene.view["zones"]["row"]
    pairs = [(here, there) for there in range(len(row)) for here in range(there)]
    codes = {pair: renewal(scene, row[pair[0]], row[pair[1]]) for pair in pairs}
    if not codes or codes[0, 1] not in scene.options:
        return codes[0, 1] if codes else renewal(scene, ATTRACTION_IDS[0], ATTRACTION_IDS[0])
    ask = scene.say("cli-scream-ask-novelty", last=len(row))
    menus: dict[str, int | Menu] = {}
    for here in range(len(row)):
        others = {
            str(there + 1): codes[min(here, there), max(here, there)]
            for there in range(len(row))
            if there != here
        }
        menus[str(here + 1)] = Menu(scene.say("cli-scream-ask-other"), {**others})
    return Menu(ask, menus)


def renewal(scene: Scene, one_card: str, other: str) -> int:
    return scene.game.code(f"renew {one_card} + {other}")


# Cards in words


def card_name(scene: Scene, card: str) -> Text:
    """`M5 La Hurleuse`."""
    family, _, value = card.rpartition("-")
    short = f"{family_letter(scene, family)}{value} {scene.say(f'card-{card}')}"
    return Text(short, style=STYLES[family])


def cost_in_actions(card: str) -> int:
    return cost_of(ATTRACTION_IDS.index(card))


def family_letter(scene: Scene, family: str) -> str:
    return scene.say(f"family-{family}.letter")


def listed(scene: Scene, before: str, items: list[str]) -> Text:
    return Text(f"{scene.say('cli-colon', before=before)} {', '.join(items)}")
