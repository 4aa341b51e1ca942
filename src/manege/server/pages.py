"""Pages — the built browser side, read once and sent compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
import stat
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from manege.server.guard import answer, header, is_call, problem
from manege.server.trouble import Trouble

TEXTS = {".html", ".js", ".css", ".svg", ".json", ".txt", ".map", ".webmanifest", ".ftl", ".wasm"}
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
MOST_PAGES = 5000  # more than there are, some megabytes
NOT_BUILT = """\
<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Manège</title>
<h1>Manège</h1>
<p>Le serveur tourne, mais la partie du navigateur n’est pas construite\u00a0:
lancez <code>make play</code> dans le dossier du projet, puis rechargez cette page.</p>
<p lang="en">The server is running, but the browser side is not built:
run <code>make play</code> in the project’s folder, then reload this page.</p>
</html>
"""


class Page(Struct, frozen=True):
    body: bytes
    packed: dict[str, bytes]  # by what a browser calls it, the smallest first
    kind: str
    tag: str


@lru_cache(maxsize=MOST_PAGES)
def page(name: str, modified: int) -> Page:
    """A file as it is sent; read and compressed once for each time it was written."""
    path = Path(name)
    body = path.read_bytes()
    suffix = path.suffix.lower()
    kind = TYPES.get(suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    packed = {}
    if suffix in TEXTS:
        smaller = path.with_name(f"{path.name}.br")
        if smaller.is_file():
            packed["br"] = smaller.read_bytes()
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


class Pages:
    """Before the application: whatever is no call of it is a file, or the one page."""

    def __init__(self, app: Any, folder: Path) -> None:
        self.app = app
        self.folder = folder.resolve()

    def find(self, name: str) -> Page | None:
        """Each file has one name here: nothing outside is found, nor anything kept twice."""
        if not {"", ".", ".."}.isdisjoint(name.split("/")[1:]):
            return None
        path = f"{self.folder}{name}"
        try:
            found = os.stat(path)
            return page(path, found.st_mtime_ns) if stat.S_ISREG(found.st_mode) else None
        except (OSError, ValueError):  # just being rebuilt, or no name of a file
            return None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or is_call(scope):
            await self.app(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await answer(send, 405, problem(Trouble("method.wrong")))
        else:
            await self.send_page(scope, send)

    async def send_page(self, scope: Any, send: Any) -> None:
        path = scope["path"]
        found = self.find(path)
        if found is None and "." in path.rsplit("/", 1)[-1]:
            await answer(send, 404, problem(Trouble("page.unknown")))
            return
        found = found or self.find("/index.html")  # the browser side knows the rest of the way
        if found is None:
            kind = [(b"content-type", b"text/html; charset=utf-8")]
            await answer(send, 503, NOT_BUILT.encode(), kind)
            return
        is_for_ever = path.startswith("/assets/")  # such a name changes with its content
        keep = b"public, max-age=31536000, immutable" if is_for_ever else b"no-cache"
        headers = [
            (b"content-type", found.kind.encode()),
            (b"etag", found.tag.encode()),
            (b"cache-control", keep),
            (b"vary", b"accept-encoding"),
        ]
        if header(scope, b"if-none-match") == found.tag:
            await answer(send, 304, b"", headers)
            return
        read = re.findall(r"[\w-]+", header(scope, b"accept-encoding") or "")
        body = found.body
        if packed := next((each for each in found.packed if each in read), None):
            body = found.packed[packed]
            headers.append((b"content-encoding", packed.encode()))
        await answer(send, 200, body, headers)
