"""Wishland: an order, turns of one action, and a market of five rows."""

from __future__ import annotations

from dataclasses import replace

from tests.browser.games.chairs import sit_with_bots
from tests.browser.games.guide import Call, Guide, Picture
from tests.browser.games.wishland import alone, bosses, pictures, positions, screens
from tests.browser.games.wishland.playing import (
    ADVERTISE,
    BOOTH,
    CARD,
    GOAL,
    HELD,
    RECOVER,
    SCENE,
    choose,
    recover,
)
from tests.browser.games.wishland.secrets import check_secrets
from tests.browser.panels import see_screen

GUIDE = Guide(
    key=positions.KEY,
    clause="WL-37",
    wanted={
        "turn": positions.turn,
        "order": positions.order,
        "step": positions.step,
        "finish": positions.finish,
        "waiting": positions.waiting,
        "last": positions.last,
        "closing": positions.closing,
        "rich": positions.rich,
        "fresh": positions.order,
        "end": positions.over,
        "won": positions.over,
    },
    play=positions.play,
    arrange=sit_with_bots(1),
    awaited={
        "end": "[data-phase=over]:not(.telling) .podium",
        "held": HELD,
        "scene": SCENE,
        "order": ".asks-choose-order .booth",
        "step": ".asks-step-choice, .asks-conversion",
        "act": ".asks-act",
        "finish": ".asks-finish",
        "last": ".asks-last-purchase",
    },
    choose=choose,
    chosen=".frame.wish.picked",
    hand=CARD,
    nowhere=".roof h1",
    usual=("order", "buy", "recover"),
    undecided="turn",
    quick=("order", "buy", "recover", "advertise", "end", "step"),
    totals=".podium .total",
    screens={
        "turn": screens.turn,
        "order": screens.order,
        "step": screens.step,
        "finish": screens.finish,
        "waiting": screens.waiting,
        "last": screens.round_end,
        "end": screens.end,
    },
    counts=(2, 4),
    own="section.own, footer.bar",
    overlapping="section.own .mini",
    apart=[("section.own", ".market")],
    reach={
        "turn": screens.picking(f"{CARD}:not(.dim)", RECOVER),
        "order": screens.picking(f"{BOOTH}:not(.taken) .take"),
        "step": screens.picking(".steps button"),
        "waiting": screens.picking(),
    },
    sizes=("turn", "order", "step", "waiting", "end"),
    shared=("turn", "order", "end"),
    things=f"{CARD}, {ADVERTISE}, {RECOVER}, {GOAL}, {BOOTH} .take",
    picked=".frame.wish.picked, section.sheet",
    refusals={"turn": ("WL-41",), "order": ("WL-24",), "waiting": ("WL-33",)},
    advised=("turn", "order", "step"),
    moving=("waiting", "last"),
    showing="closing",
    show=recover,
    shown=HELD,
    english="opens",
    french="ouvre|ouvrier|gagne|manche",
    call=Call("waiting", "recover", "À vous", "polite"),
    letters=("p", "r"),
    deals=False,  # without the entrepreneurs nobody holds anything hidden
    secretive=(),
    check_secrets=check_secrets,
    pictures={
        "wish-turn": Picture("rich", 3, pictures.richness, pictures.pick_the_best, games=20),
        "wish-order": Picture("fresh", 3, pictures.freshness, pictures.take_a_booth, games=20),
        "wish-end": Picture("won", 3, pictures.victory, pictures.see_end, bot=False, games=20),
        "wish-screen-order": Picture("fresh", 3, pictures.freshness, see_screen, games=20),
        "wish-screen": Picture("rich", 3, pictures.richness, see_screen, games=20),
        "wish-screen-end": Picture("won", 3, pictures.victory, see_screen, bot=False, games=20),
    },
)

TOLD = {name: GUIDE.awaited[name] for name in ("end", "held", "scene", "order", "step")}
ALONE = replace(
    GUIDE,
    variant="alone",
    seats=1,
    counts=(1,),
    arrange=sit_with_bots(0),
    wanted=alone.WANTED,
    play=alone.play,
    awaited={
        **TOLD,
        "begin": ".asks-solo-turn",
        "buy": ".asks-buying",
        "finish": ".asks-solo-end",
    },
    choose=alone.choose,
    usual=("order", "draw", "play", "recover"),
    quick=("order", "draw", "play", "recover", "stop", "end", "step"),
    screens={
        "turn": alone.buying,
        "beginning": alone.still,
        "order": alone.ordering,
        "last": alone.round_end,
        "end": alone.still,
    },
    apart=[("section.own", ".solo")],
    reach={"turn": screens.picking(f"{alone.HAND}:not(.dim)"), "beginning": screens.picking()},
    sizes=("turn", "beginning", "order", "last", "end"),
    shared=("turn", "end"),
    unfolding={"last": alone.round_end},
    things=f"{alone.HAND}, {alone.DECK}, {ADVERTISE}, {RECOVER}, {GOAL}",
    refusals={"beginning": ("WL-R92",), "turn": ("WL-41", "WL-R88")},
    advised=("turn",),
    moving=(),
    showing="",
    pictures={
        "wish-screen-solo": Picture("turn", 1, pictures.any_time, see_screen, bot=False, games=4),
    },
)
ENTREPRENEURS = replace(
    GUIDE,
    variant="entrepreneurs",
    options={"entrepreneurs": True},
    wanted=bosses.WANTED,
    awaited={**GUIDE.awaited, "keep": ".asks-choose-entrepreneur"},
    choose=bosses.choose,
    hand=bosses.BOSS,
    usual=(),  # once the secret is out it is played like any other
    screens={"secret": bosses.secretly, "kept": bosses.shown},
    apart=[("section.own", ".secret")],
    reach={"secret": screens.picking(bosses.BOSS), "kept": screens.picking()},
    sizes=("secret", "kept"),
    shared=("secret",),
    unfolding={"secret": bosses.secretly, "kept": bosses.shown},
    refusals={},
    advised=("secret",),
    moving=(),
    showing="",
    pictures={
        "wish-screen-entrepreneurs": Picture(
            "secret", 4, pictures.any_time, see_screen, bot=False, games=1
        ),
    },
    deals=True,
    secretive=("keep",),
    curtained="secret",
    retracting="kept",
    take_back="footer.bar button:not(.counting):has(svg)",
)
VARIANTS = [ALONE, ENTREPRENEURS]
