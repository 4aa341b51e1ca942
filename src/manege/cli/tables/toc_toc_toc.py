"""Toc toc toc — the street at night: houses with their parties, the pile, and one's hand."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manege.cli.menu import Menu
from manege.cli.scene import Scene
from manege.cli.tables import any_game
from manege.cli.wishes import letter
from manege.games.toc_toc_toc.components import CARD_IDS, MOST_SEATS, TYPE_IDS, becomes_a_guest

OPEN = frozenset({"answer", "take-guest", "choose-type"})  # all they rest on lies on the table
QUIET = frozenset({"uncovered", "left"})  # the table shows it
PARAGRAPHS = frozenset({"knocked"})

STYLES = {"monster": "green", "ghost": "cyan", "vampire": "magenta"}
RED_GROUND = "bold red"  # TT-28
PUMPKIN = "yellow"
LIT = "yellow"
NARROWEST_HOUSE = 15
WIDEST_HOUSE = 32
WIDTH_FOR_BOTH = 16  # cards and points on one line
WALLS = 3  # what they take of a house's width, with the gap beside the left one
NUMBER_AND_GAPS = 5  # before and between what is said of a card in hand
ROLES = ("brute", "musician")


def table(scene: Scene) -> RenderableType:
    parts: list[RenderableType] = [street(scene), pile_and_memory(scene)]
    if scene.view["viewer"] is not None:
        parts.append(hand(scene))
    return Group(*parts)


# La rue — the houses


def street(scene: Scene) -> RenderableType:
    seats = range(scene.view["seats"])
    width = min(scene.width // len(seats), WIDEST_HOUSE)
    if scene.plain or width < NARROWEST_HOUSE:
        return Group(*(house_in_words(scene, seat) for seat in seats))
    parties = [party(scene, seat, width - WALLS) for seat in seats]
    floors = max(map(len, parties))
    houses = [house(scene, seat, parties[seat], floors, width) for seat in seats]
    letters = (
        f"{type_letter(scene, each)} {scene.say(f'type-{each}.plural')}" for each in TYPE_IDS
    )
    legend = Text(scene.say("cli-toc-legend", types=" · ".join(letters)), style="dim")
    return Group(*(Text().join(lines) for lines in zip(*houses, strict=True)), legend)


def house(scene: Scene, seat: int, guests: list[Text], floors: int, width: int) -> list[Text]:
    """A roof with the name on it, the party, a door; the walls of one's own house are thick."""
    inside = guests + [Text()] * (floors - len(guests)) + below(scene, seat, width - WALLS)
    lit = LIT if seat in (scene.seat, scene.view["fields"]["turn"]) else ""
    wall, floor, corners = ("┃", "━", "┗┛") if seat == scene.view["viewer"] else ("│", "─", "╰╯")
    roof = centred(f" {scene.house(seat)} ", "▀", width - 2)
    door = centred(f" {at_the_door(scene, seat) or '∩'} ", floor, width - 2)
    for line in inside:
        line.truncate(width - WALLS, pad=True)
    return [
        Text(f"▟{roof}▙", style=f"bold {lit}"),
        *(Text.assemble((f"{wall} ", lit), line, (wall, lit)) for line in inside),
        Text(f"{corners[0]}{door}{corners[1]}", style=lit),
    ]


def centred(text: str, filled_with: str, width: int) -> str:
    """By what a terminal shows: some signs are two columns wide."""
    fitting = set_cell_size(text, min(cell_len(text), width))
    room = width - cell_len(fitting)
    return filled_with * (room // 2) + fitting + filled_with * (room - room // 2)


def party(scene: Scene, seat: int, width: int) -> list[Text]:
    """Each type in a column of its own (TT-12), then those of no type."""
    guests = Counter(scene.view["zones"]["party"][seat])
    columns = [column(scene, guests, creature) for creature in TYPE_IDS]
    each = (width + 1) // len(columns)
    lines = []
    for row in range(max(map(len, columns))):
        line = Text()
        for creature, cells in zip(TYPE_IDS, columns, strict=True):
            cell = cells[row] if row < len(cells) else ""
            line.append(f"{shortened(cell, each - 1):<{each}}", STYLES[creature])
        lines.append(line)
    lines += [Text(words, PUMPKIN) for words in of_no_type(scene, guests)]
    return lines


def below(scene: Scene, seat: int, width: int) -> list[Text]:
    """Cards and points."""
    cards, points = cards_held(scene, seat), points_now(scene, seat)
    if width >= WIDTH_FOR_BOTH:
        return [Text(f"{cards}{points:>{width - len(cards) - 1}}")]
    return [Text(cards), Text(f"{points:>{width - 1}}")]


def shortened(word: str, width: int) -> str:
    """`musicien`, `music` or `mus`."""
    return word if len(word) <= width else word[: 5 if width >= 5 else 3]


def column(scene: Scene, guests: Counter[str], creature: str) -> list[str]:
    """How many there are of a type, and under that those with a role."""
    number = number_of(guests, creature)
    return [f"{type_letter(scene, creature)} {number or '·'}", *roles(scene, guests, creature)]


def roles(scene: Scene, guests: Counter[str], creature: str) -> list[str]:
    return [
        scene.say(f"card-{role}-{creature}.short").lower()
        for role in ROLES
        for _ in range(guests[f"{role}-{creature}"])
    ]


def at_the_door(scene: Scene, seat: int) -> str:
    fields = scene.view["fields"]
    if seat == fields["keeper"]:
        return scene.say("cli-toc-knock")
    return scene.say("cli-toc-turn") if seat == fields["turn"] else ""


def house_in_words(scene: Scene, seat: int) -> Text:
    """The same on one line, for narrow terminals and for ears."""
    guests = Counter(scene.view["zones"]["party"][seat])
    line = Text(scene.say("cli-colon", before=scene.house(seat))).append(" ")
    for creature in TYPE_IDS:
        with_roles = roles(scene, guests, creature)
        beside = f" ({', '.join(with_roles)})" if with_roles else ""
        number = number_of(guests, creature)
        line.append(f"{type_letter(scene, creature)} {number}{beside}, ", STYLES[creature])
    for words in of_no_type(scene, guests):
        line.append(f"{words}, ", PUMPKIN)
    line.append(f"{cards_held(scene, seat)}, {points_now(scene, seat)}")
    state = at_the_door(scene, seat)
    return line.append(f" – {state}") if state else line


# La pioche et l'aide-mémoire


def pile_and_memory(scene: Scene) -> RenderableType:
    zones = scene.view["zones"]
    number = len(zones["top"]) + zones["pile"]
    pile = Text(scene.say("cli-toc-pile", number=number), style="bold")
    for top in zones["top"]:
        pile.append("\n").append_text(card_name(scene, top))
    remembered = memory(scene)
    if remembered is None:
        return pile
    if scene.plain:
        return Group(pile, remembered)
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_row(pile, remembered)
    return both


def memory(scene: Scene) -> RenderableType | None:
    """What all have seen the others draw and not yet play (TT-R5), if the table wants it."""
    seen = scene.view["fields"].get("seen")
    if seen is None:
        return None
    lines = [Text(scene.say("cli-toc-memory"), style="bold")]
    for seat, cards in enumerate(seen):
        if seat == scene.view["viewer"]:
            continue
        unknown = size(scene.view["zones"]["hand"][seat]) - len(cards)
        known = [short_name(scene, card) for card in cards]
        if unknown > 0:
            known.append(Text(scene.say("cli-toc-unknown", number=unknown), style="dim"))
        if known:
            line = Text(scene.say("cli-colon", before=scene.house(seat))).append(" ")
            lines.append(line.append_text(Text(", ").join(known)))
    return Group(*lines)


because = any_game.because


# La main


def hand(scene: Scene) -> RenderableType:
    """Numbered cards, what each does, and whether all have seen it drawn (TT-R5)."""
    viewer = scene.view["viewer"]
    cards = scene.view["zones"]["hand"][viewer]
    seen = Counter(scene.view["fields"].get("seen", [[]] * scene.view["seats"])[viewer])
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(style="bold")
    names = [card_name(scene, card) for card in cards]
    room = scene.width - NUMBER_AND_GAPS - max((name.cell_len for name in names), default=0)
    for number, card in enumerate(cards, start=1):
        does = Text(scene.say(f"cli-toc-does-{role_of(card)}"), style="dim")
        if seen[card]:
            seen[card] -= 1
            does.append(f" · {scene.say('cli-toc-seen')}")
        does.truncate(room, overflow="ellipsis")  # not left to rich: it drops the numbers first
        rows.add_row(str(number), names[number - 1], does)
    title = scene.say("cli-toc-hand" if cards else "cli-toc-hand.empty")
    return Group(Text(title, style="bold"), rows)


def question(scene: Scene) -> Menu:
    if scene.decision == "offer":
        return which_card(scene)
    if scene.decision == "answer":
        return open_or_not(scene)
    return any_game.question(scene)


def which_card(scene: Scene) -> Menu:
    """Two quick choices, a card and a door; who tries his own door is told why not (TT-16)."""
    cards = scene.view["zones"]["hand"][scene.seat]
    others = [scene.house(seat) for seat in range(scene.view["seats"]) if seat != scene.seat]
    ask_door = scene.say("cli-toc-ask-door", doors=", ".join(others))
    menus = {
        str(number): Menu(
            ask_door,
            {
                letter(door).lower(): scene.game.code(f"knock {card} > {door}")
                for door in range(MOST_SEATS)
            },
        )
        for number, card in enumerate(cards, start=1)
    }
    ask_card = scene.say("cli-toc-ask-card", last=len(cards))
    return Menu(ask_card, {**menus}, [Text(scene.say("decision-offer"), style="bold")])


def open_or_not(scene: Scene) -> Menu:
    offerer = scene.names[scene.view["fields"]["turn"]]
    yes = dict.fromkeys(("o", "y", "oui", "yes"), scene.game.code("open"))
    no = dict.fromkeys(("n", "non", "no"), scene.game.code("refuse"))
    asked = Text(scene.say("a11y-knock", offerer=offerer), style="bold")
    return Menu(scene.say("cli-toc-ask-open"), {**yes, **no}, [asked])


# Cards and numbers in words


def card_name(scene: Scene, card: str) -> Text:
    creature = card.rpartition("-")[2]
    letter_of_type = f"{type_letter(scene, creature)} " if creature in STYLES else ""
    return Text(f"{letter_of_type}{scene.say(f'card-{card}')}", style_of(card))


def short_name(scene: Scene, card: str) -> Text:
    """`M`, `M brute`, `Taxi`: the letter says the type."""
    role, _, creature = card.rpartition("-")
    short = scene.say(f"card-{card}.short")
    if creature not in STYLES:
        return Text(short, style_of(card))
    word = f"{type_letter(scene, creature)} {short.lower() if role else ''}"
    return Text(word.strip(), style_of(card))


def style_of(card: str) -> str:
    creature = card.rpartition("-")[2]
    return STYLES.get(creature, PUMPKIN if becomes_a_guest(CARD_IDS.index(card)) else RED_GROUND)


def role_of(card: str) -> str:
    role, _, creature = card.rpartition("-")
    return role or ("normal" if creature in TYPE_IDS else card)


def type_letter(scene: Scene, creature: str) -> str:
    return scene.say(f"type-{creature}.letter")


def number_of(guests: Counter[str], creature: str) -> int:
    return sum(guests[guest] for guest in chain([creature], (f"{r}-{creature}" for r in ROLES)))


def of_no_type(scene: Scene, guests: Counter[str]) -> list[str]:
    others = [card for card in guests if card.rpartition("-")[2] not in TYPE_IDS]
    return [counted(scene, card, guests[card]) for card in others]


def counted(scene: Scene, card: str, number: int) -> str:
    """`un épouvantail`, `2 épouvantails`."""
    one, many = scene.say(f"card-{card}.one"), scene.say(f"card-{card}.plural")
    return scene.say("a11y-garden", number=number, card_one=one, card_plural=many)


def cards_held(scene: Scene, seat: int) -> str:
    return scene.say("cli-cards", number=size(scene.view["zones"]["hand"][seat]))


def points_now(scene: Scene, seat: int) -> str:
    """If the evening ended now."""
    return scene.say("cli-points", number=sum(scene.view["fields"]["points"][seat].values()))


def size(cards: object) -> int:
    """Of a zone, whether its cards are seen or only counted."""
    return len(cards) if isinstance(cards, list) else int(str(cards))
