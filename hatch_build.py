"""The build hook — compiles the core with mypyc and puts it into the wheel, beside its source;
the built pages of web/dist come along as manege/web.

Which modules it compiles stands in pyproject.toml. Where that fails (no C compiler, say) the wheel
is pure Python: the same source, only slower. MANEGE_PURE=1 asks for that, MANEGE_EXPECT=compiled
forbids it. What was compiled is kept in build/compiled until its source changes.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
# Calls between our own functions need not be replaceable from outside: 1.5 times as fast.
# A warning of a newer gcc (mypyc says -Werror) is no reason to play slowly.
# Nobody walks through the generated C with a debugger: compiled sooner, and a tenth the size.
# To warn of its indentation gcc would read its 78 MB again for every `if`: longer than all else.
FLAGS = [
    *("-fno-semantic-interposition", "-fvisibility=hidden"),
    *("-Wno-error", "-Wno-misleading-indentation", "-g0"),
]
# Half of the generated C runs once, when a module is imported and fills its tables. As one function
# a module it is long, and to optimise it would take longer than all the rest.
TOP_LEVEL = re.compile(r"^(extern char CPyDef_\w+_____top_level__\(void\));", re.MULTILINE)
ONCE = """\
#ifdef __clang__
#define ONCE __attribute__((optnone, noinline))
#else
#define ONCE __attribute__((optimize("O0")))
#endif
"""


class CompiledCore(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        pages = Path(self.root, "web", "dist")
        if pages.is_dir():
            build_data["force_include"][str(pages)] = "manege/web"
        if os.environ.get("MANEGE_PURE"):
            return
        try:
            folder = compiled(Path(self.root), self.config["modules"])
        except subprocess.CalledProcessError as error:
            if os.environ.get("MANEGE_EXPECT") == "compiled":
                raise SystemExit(f"{error.output}The core could not be compiled.") from None
            self.app.display_warning(
                f"{error.output}The core could not be compiled: this is a pure Python build."
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in folder.rglob(f"*{SUFFIX}"):
            build_data["force_include"][str(file)] = str(file.relative_to(folder))


def compiled(root: Path, modules: list[str]) -> Path:
    """The folder of the compiled modules, made if need be."""
    folder = root / "build" / "compiled" / fingerprint(root, modules)
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as workshop:
            subprocess.run(
                [sys.executable, __file__, workshop, *modules],
                cwd=root,
                env={**os.environ, "MYPYPATH": "src"},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=True,
            )
            shutil.move(f"{workshop}/lib", folder)
    return folder


def fingerprint(root: Path, modules: list[str]) -> str:
    """Changes with whatever the compiled code depends on."""
    parts = [
        Path(__file__).read_text(encoding="utf-8"),
        sys.version,
        version("mypy"),
        version("librt"),
        SUFFIX,
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
        os.environ.get("CPPFLAGS", ""),
        *(f"{module}\n{(root / module).read_text(encoding='utf-8')}" for module in modules),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def compile_into(workshop: str, modules: list[str]) -> None:
    """One shared library and a small one a module, in `lib`; runs in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    extensions = mypycify(
        ["--strict", f"--cache-dir={workshop}/mypy", *modules],
        opt_level="3",
        target_dir=f"{workshop}/c",
        group_name="manege",
    )
    header = Path(workshop, "c", "__native_internal_manege.h")
    declared = TOP_LEVEL.sub(r"\1 ONCE;", header.read_text(encoding="utf-8"))
    header.write_text(ONCE + declared, encoding="utf-8")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    command = build_ext(Distribution({"name": "manege", "ext_modules": extensions}))
    command.build_lib = f"{workshop}/lib"
    command.build_temp = f"{workshop}/o"
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CCompilerError) as error:  # the compiler has said what is wrong
        sys.exit(f"{error!s:.200} …")


if __name__ == "__main__":
    compile_into(sys.argv[1], sys.argv[2:])
