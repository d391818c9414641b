"""What runs a program of the playground: its text in, as JSON what it printed and drew out."""

import contextlib
import io
import json
import sys
import traceback
import types

from pyscript import sync

PROGRAM = "program.py"

page = types.ModuleType("page")
page.figures = []
page.show = page.figures.append
sys.modules["page"] = page


def run(program):
    """Run a program as the main one; its figures are what it handed to `page.show`, as SVG."""
    said = io.StringIO()
    page.figures.clear()
    failed, line, message = False, None, ""
    sys.argv = [PROGRAM]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            exec(compile(program, PROGRAM, "exec"), {"__name__": "__main__"})
        except SystemExit as ended:
            failed = ended.code not in (None, 0)
        except BaseException:
            failed = True
            # Without this module's own lines.
            kind, error, trace = sys.exc_info()
            traceback.print_exception(kind, error, trace.tb_next if trace else None)
            line, message = line_of(error), traceback.format_exception_only(error)[-1].strip()
    return json.dumps(
        {
            "text": said.getvalue(),
            "figures": list(page.figures),
            "failed": failed,
            "line": line,
            "error": message,
        }
    )


def line_of(error):
    """Return the line of the program that an error came from, the innermost; None where there is none."""
    if isinstance(error, SyntaxError) and error.filename == PROGRAM:
        return error.lineno
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == PROGRAM]
    return lines[-1] if lines else None


sync.run = run
