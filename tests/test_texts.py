"""Every catalogue is whole in both languages, and has a text for all that the code can say."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator, Sequence

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from manege import games, texts
from manege.bots import EVERY_GAME, UnknownBot
from manege.bots.levels import levels_of
from manege.kernel.chance import Chance, chance_from
from manege.kernel.errors import UNDO_REASONS, ManegeError
from manege.kernel.game import Game
from manege.kernel.match import Match
from manege.kernel.outcome import Outcome
from manege.kernel.refusal import Refusal
from manege.kernel.story import Event
from manege.texts import MissingText, Texts, UnknownLanguage, language, languages, patterns, rules
from manege.texts.needed import missing, refusals_written, said
from tests.depth import depth

NAMES = [
    "Aïcha",
    "Basile",
    "Chloé",
    "Driss",
    "Émile",
    "Farah",
    "Gaël",
    "Hana",
    "Inès",
    "Jules",
    "Karim",
    "Léa",
]

every_game = pytest.mark.parametrize("game", games.all_games(), ids=games.keys())
every_language = pytest.mark.parametrize("lang", languages())
every_catalogue = pytest.mark.parametrize("key", [None, *games.keys()])


# What is in a catalogue


def messages(lang: str, key: str | None) -> list[ftl.Message]:
    return [m for m in texts.resource(lang, key).body if isinstance(m, ftl.Message)]


class Facts(Visitor):
    """The variables of a sentence; those it selects by are numbers."""

    def __init__(self, lang: str, key: str | None) -> None:
        self.lang, self.key = lang, key
        self.named: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's)
        self.named.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (Fluent's)
        everything = patterns(self.lang, None) | patterns(self.lang, self.key)
        self.visit(everything[node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (Fluent's)
        if isinstance(node.selector, ftl.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def facts_of(lang: str, key: str | None, pattern: ftl.Pattern) -> Facts:
    facts = Facts(lang, key)
    facts.visit(pattern)
    return facts


def bare(key: str | None, fact: str) -> str:
    """`card_one` and `card_the` are the same fact, `card`."""
    known = () if key is None else games.game(key).secrecy.names
    return next((name for name in known if fact.startswith(f"{name}_")), fact)


def formatted(lang: str, key: str | None) -> Iterator[tuple[str, str]]:
    """Every sentence with sample facts, as often as it takes to see its plurals."""
    say = Texts(lang).say
    for name, pattern in patterns(lang, key).items():
        facts = facts_of(lang, key, pattern)
        assert facts.named.isdisjoint({"key", "game"}), f"{name}: an argument of `say`"
        sample: dict[str, object] = dict.fromkeys(facts.named, "Aïcha")
        for number in (0, 1, 2, 3, 12) if facts.numbers else (0,):
            sample |= dict.fromkeys(facts.numbers, number)
            yield name, say(name, key, **sample)


# Both languages alike


@every_language
@every_catalogue
def test_a_catalogue_has_no_faulty_line_and_no_key_twice(lang: str, key: str | None) -> None:
    assert [e.content for e in texts.resource(lang, key).body if isinstance(e, ftl.Junk)] == []
    own = [message.id.name for message in messages(lang, key)]
    assert len(own) == len(set(own))
    if key is not None:
        assert set(own) & {message.id.name for message in messages(lang, None)} == set()


@every_catalogue
def test_all_languages_have_the_same_keys_in_the_same_order(key: str | None) -> None:
    reference = list(patterns(texts.REFERENCE, key))
    for lang in languages():
        assert list(patterns(lang, key)) == reference


@every_catalogue
def test_all_languages_tell_the_same_facts(key: str | None) -> None:
    def told(lang: str) -> dict[str, set[str]]:
        return {
            name: {bare(key, fact) for fact in facts_of(lang, key, pattern).named}
            for name, pattern in patterns(lang, key).items()
        }

    reference = told(texts.REFERENCE)
    for lang in languages():
        assert told(lang) == reference


@every_language
@every_catalogue
def test_every_text_can_be_said(lang: str, key: str | None) -> None:
    for name, text in formatted(lang, key):
        assert re.search(r"[{}\u2066-\u2069]|  |^\s|\s$|^$", text) is None, (name, text)
        assert re.search(r"['\"]", text) is None, (name, text)


# All that the code can say


def common_keys() -> set[str]:
    return set(patterns(texts.REFERENCE))


def played(game: Game, seats: int, seed: int, *, switched: bool = False) -> Match:
    """At random, the first who may decide; or with all there is, any who may."""
    match = Match(game, seats, seed, with_everything(game, seats) if switched else {})
    chance = chance_from(seed)
    while not match.over:
        deciding = [decision.seat for decision in match.table.decisions()]
        seat = any_of(deciding, chance) if switched else deciding[0]
        match.play(any_of(match.options(seat), chance), seat)
    return match


def with_everything(game: Game, seats: int) -> dict[str, object]:
    """All switches on, and of several ways to play the last."""
    offered = game.offered(seats, {})
    ways = {key: values[-1] for key, values in offered.items() if is_way_to_play(values)}
    switches = [option.key for option in game.options if option.default is False]
    return ways | {key: True for key in switches if True in offered[key]}


def is_way_to_play(values: Sequence[object]) -> bool:
    return "initiation" in values


def any_of(options: list[int], chance: Chance) -> int:
    return options[chance.below(len(options))]


@every_language
@every_game
def test_a_game_has_a_text_for_all_that_its_code_can_say(game: Game, lang: str) -> None:
    assert missing(game, lang) == []


@every_game
def test_every_kind_of_text_is_asked_for(game: Game) -> None:
    kinds = {key.partition("-")[0] for key in said(game)}

    assert {"game", "zone", "option", "decision", "action", "log"} <= kinds
    assert {"refusal", "outcome", "source", "bot", "rule"} <= kinds
    named = {fact for fact, ids in game.secrecy.names.items() if "picture-1" not in ids}
    assert named <= kinds


@every_game
def test_a_name_needs_no_fact(game: Game) -> None:
    for lang in languages():
        for fact in game.secrecy.names:
            for key in patterns(lang, game.key):
                if key.startswith(f"{fact}-"):
                    assert Texts(lang).say(key, game.key)


def test_the_bot_of_every_game_has_its_text() -> None:
    names = {*EVERY_GAME, *levels_of(games.game("toc_toc_toc"))}
    assert {f"bot-{name}" for name in names} <= common_keys()
    assert {f"bot-{name}.text" for name in names} <= common_keys()


def test_every_undo_reason_and_error_has_its_text() -> None:
    ours = [*ManegeError.__subclasses__(), UnknownBot, UnknownLanguage]
    modules = ("manege.kernel", "manege.bots", "manege.texts", "manege.files")
    names = [kind.__name__ for kind in ours if kind.__module__.startswith(modules)]
    errors = {"error" + re.sub("[A-Z]", lambda m: f"-{m[0].lower()}", name) for name in names}

    assert {f"undo-{reason}" for reason in UNDO_REASONS} <= common_keys()
    assert "error-bad-match-file" in errors
    assert errors <= common_keys()


# The rules


@every_language
@pytest.mark.parametrize(
    ("key", "short", "last", "last_ruling"),
    [
        ("dice_theme_park", "DP", 213, 102),
        ("qui_paire_gagne", "PP", 76, 13),
        ("scream_machine", "SM", 63, 37),
        ("toc_toc_toc", "TT", 52, 31),
        ("wishland", "WL", 202, 97),
    ],
)
def test_a_game_tells_every_clause_of_its_ledger(
    key: str, short: str, last: int, last_ruling: int, lang: str
) -> None:
    clauses = [clause for chapter in rules(key, lang).values() for clause, _ in chapter]
    unused = {"PP-38", "PP-39"}
    ledger = [f"{short}-{n}" for n in range(1, last + 1) if f"{short}-{n}" not in unused]
    ledger += [f"{short}-R{n}" for n in range(1, last_ruling + 1)]

    assert sorted(clauses) == sorted(ledger)


@every_game
def test_every_chapter_has_clauses_and_every_language_the_same(game: Game) -> None:
    books = [rules(game.key, lang) for lang in languages()]
    contents = [[[clause for clause, _ in chapter] for chapter in b.values()] for b in books]

    assert all(contents[0])
    assert contents == [contents[0]] * len(languages())


@every_game
def test_every_clause_a_refusal_names_is_asked_for(game: Game) -> None:
    refused: set[str] = set().union(*(rule for rule, _ in refusals_written(game)))

    assert {f"rule-{clause}" for clause in refused} <= set(said(game))


# Words for what happens


def any_event(game: Game, name: str) -> Event:
    """Seats 0, 1, 2… in the order of its facts, the eighth card, then the ninth, three of it."""
    facts: dict[str, int] = {}
    for fact in game.secrecy.events[name].facts:
        seats = sum(known in game.secrecy.seats for known in facts)
        names = game.secrecy.names.get(fact, ())
        alike = sum(game.secrecy.names.get(known) == names for known in facts)
        named = len(names) // 2 + alike if names else 3
        facts[fact] = seats if fact in game.secrecy.seats else named
    return Event(name, facts)


@every_language
@every_game
def test_an_event_is_told_to_those_who_know_and_to_those_who_do_not(game: Game, lang: str) -> None:
    say = Texts(lang)
    hidden = 0
    for name in game.secrecy.events:
        event = any_event(game, name)
        whole = game.secrecy.told(event, event.facts.get("seat"))
        public = game.secrecy.told(event, None)
        assert whole is not None
        assert public is not None
        told = say.event(game.key, whole, NAMES)
        for fact in whole.keys() - public.keys():
            hidden += 1
            named = fact in game.secrecy.names
            word = say.say(f"{fact}-{whole[fact]}.bare", game.key) if named else str(whole[fact])
            assert word in told
            assert word not in say.event(game.key, public, NAMES)
        if whole.keys() == public.keys():
            assert told == say.event(game.key, public, NAMES)
    assert hidden > 0


RAREST = {"wishland": [59], "dice_theme_park": [37, 42, 71]}  # with these happens what seldom does


@every_language
@every_game
def test_whole_matches_can_be_told(game: Game, lang: str) -> None:
    say = Texts(lang)
    names: set[object] = set()
    for seed in (*range(6), *RAREST.get(game.key, ())):
        match = played(game, game.seats[-(seed % 2)], seed, switched=seed > 2)
        for viewer in (0, None):
            for told in match.told(viewer):
                names.add(told["event"])
                assert say.event(game.key, told, NAMES)
        assert match.outcome is not None
        ending = say.outcome(game.key, match.outcome, NAMES)
        assert all(NAMES[seat] in ending for seat in match.outcome.winners)
        assert match.outcome.winners or match.outcome.target is not None
    assert names == set(game.secrecy.events)


@every_game
def test_every_refusal_that_happens_can_be_told(game: Game) -> None:
    refused: set[Refusal] = set()
    for seed in range(depth(1, 4, 4)):
        match = Match(game, game.seats[0], seed)
        chance = chance_from(seed)
        while not match.over:
            refused |= all_refusals(match)
            match.play(any_of(match.options(), chance))
        refused |= all_refusals(match)

    happened = {refusal.reason for refusal in refused}
    written = {reason for _, reason in refusals_written(game)}
    assert happened <= written
    for lang in languages():
        for reason in written - happened:  # too rare for these games
            assert f"refusal-{reason}" in patterns(lang, game.key)
        for refusal in refused:
            assert Texts(lang).refusal(game.key, refusal, NAMES)
            assert Texts(lang).say(f"rule-{refusal.rule}", game.key)


def all_refusals(match: Match) -> set[Refusal]:
    found = (
        match.game.refusal(match.table, seat, code)
        for seat in range(match.seats)
        for code in range(len(match.game.actions))
    )
    return {refusal for refusal in found if refusal is not None}


@every_language
@every_game
def test_no_two_actions_are_worded_alike(game: Game, lang: str) -> None:
    actions = [action for action in game.actions if action]
    worded = [Texts(lang).action(game.key, action, NAMES) for action in actions]

    assert len(set(worded)) == len(actions)


def test_sentences_read_well() -> None:
    fr, en = Texts("fr"), Texts("en")
    knock = {"event": "knocked", "seat": 0, "door": 1, "card": "vamp-ghost"}
    moved = {"event": "moved", "card": "ghost", "number": 3, "host": 2, "to": 0}
    one = moved | {"number": 1}
    guarded = Refusal("TT-33", "guarded", {"type": 1})
    turn = Refusal("TT-13", "not-your-turn", {"seat": 4})

    assert [
        fr.event("toc_toc_toc", knock, NAMES),
        fr.event("toc_toc_toc", moved, NAMES),
        fr.event("toc_toc_toc", one, NAMES),
        fr.action("toc_toc_toc", "send vampires", NAMES),
        fr.action("toc_toc_toc", "knock taxi > 3", NAMES),
        fr.listed(NAMES[:3]),
    ] == [
        "Aïcha frappe chez Basile et pose, face cachée, une vamp fantôme.",
        "Chloé voit 3 fantômes filer chez Aïcha.",
        "Chloé voit un fantôme filer chez Aïcha.",
        "Faire partir les vampires",
        "Frapper chez Driss avec un taxi-corbillard",
        "Aïcha, Basile et Chloé",
    ]
    assert fr.refusal("toc_toc_toc", guarded, NAMES).startswith("Une brute garde les fantômes")
    assert fr.refusal("toc_toc_toc", turn, NAMES).startswith("C’est à Émile de frapper.")
    assert [
        en.event("toc_toc_toc", knock, NAMES),
        en.event("toc_toc_toc", moved, NAMES),
        en.action("toc_toc_toc", "take brute-ghost", NAMES),
        en.listed(NAMES[:2], "list-or"),
        en.listed(NAMES[:1]),
        en.listed([]),
    ] == [
        "Aïcha knocks at Basile’s door and lays down, out of sight, a ghost vamp.",
        "Chloé sees 3 ghosts slip away to Aïcha’s party.",
        "Invite the ghost brute",
        "Aïcha or Basile",
        "Aïcha",
        "",
    ]


def test_sentences_of_scream_machine_read_well() -> None:
    fr, en = Texts("fr"), Texts("en")
    key = "scream_machine"
    saw = {"event": "saw", "seat": 0, "left": 5, "right": 0}
    entered = {"event": "entered_local", "seat": 2, "rival": 1, "visitor": "thrill"}
    entered |= {"left": 1, "right": 2, "value": 8, "next": 0}
    dear = Refusal("SM-R11", "too-dear", {"card": 2, "cost": 3, "actions": 1})
    wrong = [Refusal("SM-R6", "opening-cost", {"cost": cost}) for cost in (0, 1, 7)]

    assert [
        fr.event(key, saw, NAMES),
        fr.event(key, saw | {"visitor": "cheapskate"}, NAMES),
        fr.event(key, entered, NAMES),
        fr.action(key, "open coaster-3 + water-1 + water-1", NAMES),
        fr.action(key, "build family-5", NAMES),
        fr.action(key, "build family-5 from row", NAMES),
        fr.refusal(key, dear, NAMES),
        fr.action(key, "open for 15", NAMES),
        *(fr.refusal(key, each, NAMES) for each in wrong),
    ] == [
        "Aïcha regarde le visiteur caché entre Farah et Aïcha.",
        "Aïcha regarde le visiteur caché entre Farah et Aïcha\u00a0: un radin.",
        "Chez Chloé entre un casse-cou\u00a0: 8 contre 0 chez Basile.",
        "Ouvrir\u00a0: Le Grand Huit et 2 Bûches",
        "Construire la Grande Roue (Tribu 5)",
        "Construire la Grande Roue (Tribu 5), depuis l’offre",
        "La Hurleuse\u00a0: il faut 3 actions, il vous en reste 1. "
        "Choisissez une affiche moins chère, ou autre chose.",
        "Ouvrir pour 15 actions",
        *(
            f"{so}. Une ouverture coûte 3 ou 4 actions\u00a0: ajoutez ou retirez des affiches."
            for so in (
                "Rien n’est choisi",
                "Ce choix ne coûte que 1 action",
                "Ce choix coûte 7 actions",
            )
        ),
    ]
    assert [
        en.event(key, entered, NAMES),
        en.action(key, "renew food-1 + thrill-5", NAMES),
        en.action(key, "end", NAMES),
    ] == [
        "Chloé wins a daredevil: 8 against 0 at Basile’s.",
        "Replace in the offer: Candy Floss and Free Fall",
        "End the turn",
    ]


def test_things_alike_are_told_together() -> None:
    fr, en = Texts("fr"), Texts("en")

    assert fr.action("scream_machine", "renew family-1 + family-1", NAMES).endswith(
        ": 2 Petites Roues"
    )
    assert fr.action("dice_theme_park", "pick guide guide", NAMES) == "Jouer 2 × Guide"
    assert en.action("dice_theme_park", "pick guide guard", NAMES) == "Play Guide and Guard"


def test_sentences_of_qui_paire_gagne_read_well() -> None:
    fr, en = Texts("fr"), Texts("en")
    key = "qui_paire_gagne"
    paired = {"event": "paired", "seat": 0}
    called = {"event": "called", "seat": 2, "one": 4, "other": 11, "hands": 3, "points": 3}
    alone = called | {"hands": 1, "points": 0}
    unanimous = called | {"hands": 4, "points": 0}
    apple = {"event": "called_apple", "seat": 1, "one": 10, "hands": 1, "points": 2}
    few = Refusal("PP-46", "five-first", {"number": 3})

    assert [
        fr.event(key, paired, NAMES),
        fr.event(key, paired | {"one": 3, "other": 9}, NAMES),
        fr.event(key, {"event": "round_began", "round": 2, "turned": True}, NAMES),
        fr.event(key, {"event": "shown", "number": 3, "card": "picture-17"}, NAMES),
        fr.event(key, {"event": "time_up", "phase": "pairing"}, NAMES),
        fr.event(key, called, NAMES),
        fr.event(key, alone, NAMES),
        fr.event(key, unanimous, NAMES),
        fr.event(key, apple, NAMES),
        fr.action(key, "loosen 3-11", NAMES),
        fr.refusal(key, few, NAMES),
    ] == [
        "Aïcha pose une paire, face cachée.",
        "Aïcha pose une paire, face cachée\u00a0: 3 et 9.",
        "Manche 2\u00a0: les onze cartes se retournent.",
        "À la place 3, une image.",
        "Le sablier est vide.",
        "Chloé annonce 4 et 11\u00a0: 3 mains, 3 points chacune.",
        "Chloé annonce 4 et 11\u00a0: une seule main, zéro point.",
        "Chloé annonce 4 et 11\u00a0: toutes les mains, zéro point.",
        "Basile montre sa pomme pourrie, la 10\u00a0: une seule main, 2 points.",
        "Délier 3 et 11",
        "«\u00a0C’est prêt\u00a0» se dit à cinq paires, et vous en avez 3. "
        "Liez encore des images, ou laissez le temps finir.",
    ]
    assert [
        en.event(key, called, NAMES),
        en.event(key, {"event": "round_began", "round": 3, "turned": False}, NAMES),
        en.action(key, "sit 7", NAMES),
    ] == [
        "Chloé announces 4 and 11: 3 hands, 3 points each.",
        "Round 3: eleven new cards.",
        "Hana comes to the table",
    ]


def test_the_best_total_of_those_who_stayed_is_told() -> None:
    outcome = Outcome([9, 4, 7], [{}, {}, {}], "PP-35", ranked=[False, True, True])

    assert Texts("en").outcome("qui_paire_gagne", outcome, NAMES) == "Chloé wins with 7 points!"


@pytest.mark.rule("PP-R12")
def test_where_all_have_left_nobody_wins() -> None:
    outcome = Outcome([9, 4, 7], [{}, {}, {}], "PP-62", ranked=[False, False, False])

    assert Texts("fr").outcome("qui_paire_gagne", outcome, NAMES) == "Personne ne gagne."
    assert Texts("en").outcome("qui_paire_gagne", outcome, NAMES) == "Nobody wins."


# The loader


@pytest.mark.parametrize(
    ("key", "game"),
    [
        ("card-unicorn", "toc_toc_toc"),
        ("card-ghost.colour", "toc_toc_toc"),
        ("card-ghost", None),
        ("log-drew", "toc_toc_toc"),  # without its facts
    ],
)
def test_a_missing_text_is_an_error_that_names_it(key: str, game: str | None) -> None:
    with pytest.raises(MissingText, match=re.escape(key)):
        Texts("fr").say(key, game)


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        (None, {}, "fr"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "en_US.UTF-8", "LC_ALL": ""}, "en"),
        (None, {"LANG": "C.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "fr"),
        ("en", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("fr-CA", {"LANG": "en_US.UTF-8"}, "fr"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_terminals_or_french(
    asked: str | None, environment: dict[str, str], lang: str
) -> None:
    assert language(asked, environment) == lang


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="fr, en, not in “de”"):
        Texts("de")


def test_the_example_is_true() -> None:
    assert doctest.testmod(texts).failed == 0
