"""What runs a program of the playground: its text in, as JSON what it printed and drew out."""

import contextlib
import io
import json
import sys
import traceback
import types

from pyscript import sync

page = types.ModuleType("page")
page.figures = []
page.show = page.figures.append
sys.modules["page"] = page


def run(program):
    """Run a program as the main one; its figures are what it handed to `page.show`, as SVG."""
    said = io.StringIO()
    page.figures.clear()
    failed = False
    sys.argv = ["program.py"]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            exec(compile(program, "program.py", "exec"), {"__name__": "__main__"})
        except SystemExit as ended:
            failed = ended.code not in (None, 0)
        except BaseException:
            failed = True
            # Without this module's own lines.
            kind, error, trace = sys.exc_info()
            traceback.print_exception(kind, error, trace.tb_next if trace else None)
    return json.dumps({"text": said.getvalue(), "figures": list(page.figures), "failed": failed})


sync.run = run
