"""Words of the score that a least size of letters breaks."""

#: Words of the score and the tiles that stand in two lines, or outside their cell.
BROKEN_WORDS = """() => {
  const walker = document.createTreeWalker(document.querySelector(".ledger"), NodeFilter.SHOW_TEXT);
  const wrong = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const { parentElement: parent } = text;
    if (!parent.checkVisibility() || parent.closest(".unseen")) continue;
    const cell = (parent.closest("th, td, .tile") ?? parent).getBoundingClientRect();
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const { left, right } = range.getBoundingClientRect();
      if (lines.size > 1) wrong.push(`${word} is broken`);
      if (left < cell.left - 2 || right > cell.right + 2) wrong.push(`${word} runs out of its cell`);
      if (left < 0 || right > innerWidth) wrong.push(`${word} is off the screen`);
    }
  }
  return wrong;
}"""
