"""The calls described on a page of our own: the usual pages fetch scripts from foreign hosts."""

from __future__ import annotations

from html import escape
from typing import Any

METHODS = ("get", "post", "put", "delete")
TOP = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/manege.svg">
<title>Manège: the calls</title>
<h1>Manège: the calls</h1>
<p>As data: <a href="/api/schema/openapi.json">openapi.json</a>.
Keys go into the header <code>Authorization: Bearer KEY</code>.
What cannot be done answers a <a href="#Problem">Problem</a>.
The game itself runs over the WebSocket <code>/ws/CODE</code>.</p>
"""


def described(schema: dict[str, Any]) -> str:
    """OpenAPI data as plain HTML, without script or style."""
    parts = [TOP, "<h2>Calls</h2>\n<dl>\n"]
    for path, calls in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in calls:
                parts.append(call(method, path, calls[method]))
    parts.append("</dl>\n<h2>Types</h2>\n")
    for name, kind in sorted(schema["components"]["schemas"].items()):
        parts.append(type_table(name, kind))
    parts.append("</html>\n")
    return "".join(parts)


def call(method: str, path: str, told: dict[str, Any]) -> str:
    body = "".join(
        f" Body: {kind(each['schema'])}."
        for each in told.get("requestBody", {}).get("content", {}).values()
    )
    answers = "".join(
        f" Answer {status}: {kind(each.get('schema', {}))}."
        for status, answer in told["responses"].items()
        if status.startswith("2")
        for each in answer.get("content", {}).values()
    )
    key = " With a key." if told.get("security") else ""
    return (
        f"<dt><code>{method.upper()} {escape(path)}</code></dt>\n"
        f"<dd>{escape(told.get('summary') or '')}.{key}{body}{answers}</dd>\n"
    )


def type_table(name: str, told: dict[str, Any]) -> str:
    required = told.get("required", [])
    rows = "".join(
        f"<tr><td><code>{escape(key)}</code></td><td>{kind(each)}</td>"
        f"<td>{'' if key in required else 'optional'}</td></tr>\n"
        for key, each in told.get("properties", {}).items()
    )
    return f'<h3 id="{escape(name)}">{escape(name)}</h3>\n<table>\n{rows}</table>\n'


def kind(told: dict[str, Any]) -> str:
    """A type in a few words, with a link to those that have a table."""
    if "$ref" in told:
        name = escape(told["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in told:
        return " or ".join(kind(each) for each in told["oneOf"])
    if "enum" in told:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in told["enum"])
    if told.get("type") == "array":
        return f"list of {kind(told.get('items', {}))}"
    return escape(str(told.get("type", "anything")))
