"""Engine memory: deals played through the page's own engine without its table, and what they take of memory."""

from typing import Any

from playwright.sync_api import Page

#: The most the engine may take, in MB: 40 MiB. The interpreter begins with 31.5 MB.
BOUND_MB = 41.9

# One deal: what the person does is what a hint of the weakest level says; a new match begins where one is over.
DEAL = """async ({ isNew, ...match }) => {
  const ask = async (op, more = {}) => {
    const answer = JSON.parse(await followSuit.askText(JSON.stringify({ v: 1, id: 1, op, ...more })));
    if (!answer.ok && op !== "view") throw new Error(JSON.stringify(answer.error));
    return answer;
  };
  let { view } = await ask("view");
  if (view?.waits_for === "deal" && !isNew) ({ view } = await ask("deal", { turn: view.turn }));
  else ({ view } = await ask("new", { seed: String(performance.now()), ...match }));
  while (!["deal", "over"].includes(view.waits_for)) {
    const { turn } = view;
    const hint = view.waits_for === "you" ? (await ask("hint", { turn, level: "beginner" })).hint.action : null;
    ({ view } = hint ? await ask("act", { turn, action: hint }) : await ask("step", { turn }));
  }
}"""

# The worker's interpreter is what the module that started it gives to whoever asks.
ENGINE = """async (interpreter) => {
  const python = await (await import(interpreter)).loadPyodide();
  const objects = python.runPython("import gc; gc.collect(); len(gc.get_objects())");
  return [python._module.HEAP8.length / 1e6, objects];
}"""


def play_deal(page: Page, *, is_new: bool = False, **match: Any) -> None:
    """Play a deal; `match` says what a new one is."""
    page.evaluate(DEAL, {"isNew": is_new, **match})


def engine_memory(page: Page, interpreter: str) -> tuple[float, int]:
    """Return the memory of the engine's interpreter in MB, which only grows, and how many objects Python holds."""
    for worker in page.workers:
        memory, objects = worker.evaluate(ENGINE, interpreter)
        return float(memory), int(objects)
    raise LookupError("the page has no worker")
