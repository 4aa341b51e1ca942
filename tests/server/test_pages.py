"""What is served beside the calls: the built pages, the headers, the described calls."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from manege.server.pages import Pages
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<!doctype html><title>Manège</title>", "utf-8")
    (web / "assets" / "main-1a2b.js").write_text("console.log('toc');\n" * 100, "utf-8")
    (web / "assets" / "main-1a2b.js.br").write_bytes(b"smaller")
    (web / "assets" / "font.woff2").write_bytes(b"wOF2")
    (web / ".." / "secret.txt").write_text("Not for browsers", "utf-8")
    with running(tmp_path_factory.mktemp("data"), web=web) as served:
        yield served


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/ABCDEF", "/regles/toc"])
def test_every_way_leads_to_the_one_page(site: Running, path: str) -> None:
    answer = site.http.get(path)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Manège" in answer.text


def test_files_are_sent_compressed_and_kept(site: Running) -> None:
    gzipped = {"accept-encoding": "gzip, deflate"}
    with site.http.stream("GET", "/assets/main-1a2b.js", headers=gzipped) as answer:
        body = b"".join(answer.iter_raw())
    again = site.http.get("/assets/main-1a2b.js", headers={"if-none-match": answer.headers["etag"]})

    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert gzip.decompress(body).startswith(b"console.log")
    assert (again.status_code, again.content) == (304, b"")


def test_whoever_reads_it_gets_what_the_build_has_made_smaller(site: Running) -> None:
    both = {"accept-encoding": "gzip, deflate, br, zstd"}
    with site.http.stream("GET", "/assets/main-1a2b.js", headers=both) as answer:
        body = b"".join(answer.iter_raw())

    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert body == b"smaller"


def test_whoever_reads_no_gzip_gets_none(site: Running) -> None:
    plain = site.http.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})

    assert "content-encoding" not in plain.headers
    assert plain.text.startswith("console.log")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/favicon.ico",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/.%2f..%2fsecret.txt",
        "/%2findex.html",
        "/.%2findex.html",
        "/assets%2f.%2fmain-1a2b.js",
        "/index.html%00.js",
    ],
)
def test_a_file_that_is_not_there(site: Running, path: str) -> None:
    assert site.http.get(path).status_code == 404


def test_head_is_get_without_the_body(site: Running) -> None:
    answer = site.http.head("/")

    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize(
    "path", ["/", "/assets/main-1a2b.js", "/api/games", "/api/docs", "/healthz", "/api/none"]
)
def test_every_answer_tells_browsers_to_be_strict(site: Running, path: str) -> None:
    headers = site.http.get(path).headers
    policy = headers["content-security-policy"]

    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"https?:|data:|\*", policy)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_calls_are_not_kept(site: Running) -> None:
    assert site.http.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/docs", "/api/schema/openapi.json"])
def test_the_described_calls_load_nothing_from_foreign_hosts(site: Running, path: str) -> None:
    answer = site.http.get(path)

    assert answer.status_code == 200
    assert not re.search(r"https?://(?!json-schema\.org)", answer.text)
    assert "<script" not in answer.text
    assert "style" not in answer.text


def test_every_call_is_described(site: Running) -> None:
    schema = site.http.get("/api/schema/openapi.json").json()
    page = site.http.get("/api/docs").text

    assert {"/api/games", "/api/tables", "/api/tables/{code}/join"} <= set(schema["paths"])
    for path in schema["paths"]:
        assert path in page
    assert "Opened" in schema["components"]["schemas"]


def test_without_a_built_page_a_sentence_says_what_to_do(tmp_path: Path) -> None:
    with running(tmp_path) as bare:
        answer = bare.http.get("/t/ABCDEF")

    assert answer.status_code == 503
    assert "make play" in answer.text


def test_health_and_figures(site: Running) -> None:
    site.open_table()
    figures = site.http.get("/metrics").text

    assert site.http.get("/healthz").json()["status"] == "ok"
    assert "manege_tables_total 1.0" in figures
    assert "manege_commit_seconds_count" in figures


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/metrics", "text/plain; version=0.0.4"), ("/api/docs", "text/html"), ("/", "text/html")],
)
def test_a_text_says_once_how_it_is_written(site: Running, path: str, kind: str) -> None:
    """What reads figures may take a word said twice for a fault."""
    assert site.http.get(path).headers["content-type"] == f"{kind}; charset=utf-8"


def test_a_file_is_read_once_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are more than a thousand of the pages' own."""
    names = [f"/{number}.txt" for number in range(2000)]
    for name in names:
        (tmp_path / name[1:]).write_text("x")
    read: list[str] = []
    really = Path.read_bytes

    def counted(path: Path) -> bytes:
        read.append(path.name)
        return really(path)

    monkeypatch.setattr(Path, "read_bytes", counted)
    pages = Pages(None, tmp_path)
    for name in [*names, *names]:
        assert pages.find(name) is not None

    assert len(read) == len(names)
