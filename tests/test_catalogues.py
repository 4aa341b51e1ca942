"""How the catalogues sound, those of the rules and those of the pages: French as it is printed,
nobody supposed to be a man, no language speaking the other, one name for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.catalogues import CATALOGUES, FRENCH, english, language_of, place_of, sentences

every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES, ids=place_of)
every_french_one = pytest.mark.parametrize("catalogue", FRENCH, ids=place_of)


def lines(catalogue: Path) -> list[str]:
    """As they are written, without what is said to whoever writes them."""
    written = catalogue.read_text(encoding="utf-8").splitlines()
    return [line for line in written if not line.startswith("#")]


# Signs and spaces

WRONG_SPACES = re.compile(
    "[^\u00a0]:|[^\u202f][!?;]|«[^\u00a0]|[^\u00a0]»|[^\u00a0][%$](?!\\w)"
    "|[\u00a0\u202f](?![:!?;»%$])(?<![\\d«°]\u00a0)|\\.\\.\\."
)


@every_catalogue
def test_quotes_and_apostrophes_are_those_of_print(catalogue: Path) -> None:
    assert [said for said in sentences(catalogue, 1) if re.search(r"['\"]", said[1])] == []


@every_french_one
@pytest.mark.parametrize("number", [0, 1, 2])
def test_french_has_its_spaces(catalogue: Path, number: int) -> None:
    found = [said for said in sentences(catalogue, number) if WRONG_SPACES.search(said[1])]

    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "Qui ?",
        "Qui?",
        "Ici : non",
        "«Oui\u00a0»",
        "«\u00a0Oui »",
        "Oui\u00a0!",
        "Hé\u00a0oui",
        "3 $",
        "100%",
        "...",
    ],
)
def test_wrong_french_spaces_are_found(text: str) -> None:
    assert WRONG_SPACES.search(text) is not None


# Names of people: nobody knows how they begin, nor whether it is « il » or « elle »

PEOPLE = (
    "players?|names?|host|keeper|offerer|rival|second|left|right|other|first|door|neighbour|winners"
)
ELIDED = re.compile(rf"\b([ldnsmtj]e|\w*que|si) \{{ \$({PEOPLE}) \}}", re.IGNORECASE)
AFTER = r"(?:déjà |encore |toujours |plus |de nouveau )*+(?!là\b)\w+(?:é|i|u|é?s|if|eux|ant|el)\b"
AGREES = re.compile(
    rf"\{{ \$({PEOPLE}) \}} (?:n’)?(?:est|sont|était|reste|devient) {AFTER}"
    rf"|\bvous (?:êtes|serez|étiez) {AFTER}",
    re.IGNORECASE,
)


@every_french_one
def test_french_never_elides_before_a_name(catalogue: Path) -> None:
    assert [line for line in lines(catalogue) if ELIDED.search(line)] == []


@every_french_one
def test_french_agrees_with_nobody(catalogue: Path) -> None:
    assert [line for line in lines(catalogue) if AGREES.search(line)] == []


def test_elisions_and_agreements_are_found() -> None:
    assert ELIDED.search("une de plus que { $other }")
    assert not ELIDED.search("la porte de { $level }")
    assert AGREES.search("{ $player } est parti.")
    assert AGREES.search("Vous êtes invité.")
    assert not AGREES.search("{ $player } est déjà là.")


# Nobody who plays is supposed to be a man

MEN = {
    "fr": r"\b(celui|ceux) qui (joue|a |gagne|mène|commence|décide|frappe)"
    r"|\b(autre|chaque|dernier|prochain|son|leur) joueur\b|\b(le|au|du) (premier )?joueur\b"
    r"|\btous les joueurs\b.*\bils\b|«\u00a0Prêt\u00a0»",
    "en": r"\b(he|him|his|himself)\b",
}


@every_catalogue
def test_no_sentence_supposes_a_man(catalogue: Path) -> None:
    supposed = re.compile(MEN[language_of(catalogue)], re.IGNORECASE)

    assert [line for line in lines(catalogue) if supposed.search(line)] == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [("fr", "Seul celui qui a joué"), ("fr", "le premier joueur"), ("en", "his turn")],
)
def test_who_supposes_a_man_is_found(lang: str, text: str) -> None:
    assert re.search(MEN[lang], text, re.IGNORECASE)


# No language speaks the other

OWN = {  # small words that the other language does not have
    "fr": r"les|des|une|est|vous|chez|avec|dans|du|au|aux|votre|vos|pas",
    "en": r"the|and|of|you|your|with|is|are|this|to|from|has|have",
}


@every_catalogue
def test_no_language_speaks_the_other(catalogue: Path) -> None:
    other = "en" if language_of(catalogue) == "fr" else "fr"
    foreign = re.compile(rf"\b({OWN[other]})\b", re.IGNORECASE)

    assert [said for said in sentences(catalogue, 1) if foreign.search(said[1])] == []


@every_french_one
def test_nothing_is_left_untranslated(catalogue: Path) -> None:
    """A sentence that is alike in both languages is a name, a figure or one of both."""
    words = dict(sentences(english(catalogue), 2))
    alike = {key: said for key, said in sentences(catalogue, 2) if words[key] == said}

    assert {key: said for key, said in alike.items() if said.count(" ") > 3} == {}


# One thing has one name

OTHERWISE = [
    ("fr", "", r"à vue de table", "d’après ce que toute la table voit"),
    ("fr", "toc[_-]toc", r"\brival", "l’adversaire"),
    ("fr", "qui[_-]paire", r"\bchrono\b", "le sablier"),
    ("fr", "qui[_-]paire", r"\bpetits? mots?\b", "une raison"),
    ("fr", "qui[_-]paire", r"\blit\b", "annonce"),
    ("fr", "dice", r"\bplace (libre|allumée)\b(?! de cube)|\bautre place\b", "une case"),
    ("fr", "wishland", r"\btravailleurs?\b", "un ouvrier"),
    ("en", "", r"\btouch an?\b", "tap"),
    ("en", "", r"\bas the table s(ees|aw)\b", "from what the whole table can see"),
    ("en", "dice", r"\bhex(es)?\b", "a space"),
    ("en", "dice", r"\b(may be|must be|is|has been|never) rolled\b(?!\.)", "re-rolled"),
    ("en", "scream", r"\bcards? in the (row|offer)\b", "a poster"),
]


@every_catalogue
def test_one_thing_has_one_name(catalogue: Path) -> None:
    lang, where = language_of(catalogue), place_of(catalogue)
    for spoken, part, words, instead in OTHERWISE:
        if spoken == lang and re.search(part, where):
            other = re.compile(words, re.IGNORECASE)
            found = [said for said in sentences(catalogue, 1) if other.search(said[1])]
            assert found == [], instead


# A log is read in passing

LONGEST = 110


@every_catalogue
def test_a_sentence_of_the_log_is_short(catalogue: Path) -> None:
    told = {key: said for key, said in sentences(catalogue, "Aïcha") if key.startswith("log-")}

    assert {key: said for key, said in told.items() if len(said) > LONGEST} == {}
