"""The messages: docs, Python and TypeScript say the same."""

from __future__ import annotations

import typing
from pathlib import Path

import msgspec
import pytest

from manege.server import wire, wire_ts
from manege.server.trouble import STATUS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")
TAGS = [
    each.__struct_config__.tag
    for name in ("FromBrowser", "FromServer")
    for each in typing.get_args(getattr(wire, name))
]


def test_the_browsers_types_are_up_to_date() -> None:
    kept = (ROOT / "web" / "src" / "lib" / "wire.ts").read_text("utf-8")

    hosts = (ROOT / "web" / "src" / "lib" / "hosting" / "wire.ts").read_text("utf-8")

    assert kept == wire_ts.typescript(), "run python -m manege.server.wire_ts"
    assert hosts == wire_ts.of_hosts(), "run python -m manege.server.wire_ts hosting"


@pytest.mark.parametrize("tag", TAGS)
def test_every_message_is_on_the_page(tag: str) -> None:
    assert f"| `{tag} {{" in PAGE


@pytest.mark.parametrize("error", STATUS)
def test_every_error_is_on_the_page(error: str) -> None:
    assert f"`{error}`" in PAGE


def test_the_page_names_no_other_error() -> None:
    table = PAGE.partition("## Errors")[2].partition("## View")[0]
    named = {word for row in table.splitlines()[3:] for word in row.split("|")[1:2]}
    keys = {key.strip("`") for cell in named for key in cell.split()}

    assert keys == set(STATUS)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"play","seat":0,"turn":0,"code":0,"id":""}',
        '{"type":"play","seat":-1,"turn":0,"code":0,"id":"a"}',
        '{"type":"play","seat":0,"turn":0,"code":1e30,"id":"a"}',
        '{"type":"play","seat":0,"turn":0,"code":"0","id":"a"}',
        '{"type":"play","seat":0,"turn":0,"code":0,"id":"%s"}' % ("x" * 41),
        '{"type":"hello"}',
        '{"type":"hello","keys":["%s"]}' % ("x" * 65),
        '{"type":"welcome","seats":[]}',
        '{"seat":0}',
        "[]",
        "",
    ],
)
def test_what_is_no_message_is_not_decoded(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=wire.FromBrowser)


def test_a_later_browser_may_say_more() -> None:
    said = '{"type":"ping","n":-1,"colour":"red"}'

    assert msgspec.json.decode(said, type=wire.FromBrowser) == wire.Ping(-1)
