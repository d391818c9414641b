/** Controls: all that each writes of what it is given, and that nothing is said of what is not. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  PHOTOS,
  button,
  checkbox,
  fileField,
  fold,
  form,
  iconButton,
  inputField,
  radioGroup,
  selectField,
  textArea,
} from "../../../web/js/parts/controls.js";
import { pressed } from "../shared/pressed.js";
import { written } from "../shared/written.js";

const never = () => assert.fail("nobody uses it");
/** On one line, without what listens. @param {unknown} drawn */
const html = (drawn) =>
  written(drawn)
    .replaceAll(/ @\w+=/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?(\/?>) ?/g, "$1");

test("a control writes all that it is given, and says nothing of what it is not", () => {
  for (const [drawn, said] of [
    [button("Go", never), "<button class=button type=button>Go</button>"],
    [
      button("Go", null, {
        isMain: true,
        isOff: true,
        isPressed: false,
        isHome: true,
        isAnswer: true,
        label: "Go on",
        title: "It goes on",
        className: "wide",
        look: "row",
        type: "submit",
        isCurrent: true,
        isIdle: true,
      }),
      "<button class=row wide aria-current=true data-main data-idle data-home data-asks-first type=submit disabled aria-label=Go on title=It goes on aria-pressed=false>Go</button>",
    ],
    [
      button("Go", never, { isPressed: true, look: "" }),
      "<button class= type=button aria-pressed=true>Go</button>",
    ],
    [iconButton("×", "Close", never), "<button class=icon-button type=button aria-label=Close>×</button>"],
    [
      iconButton("×", "Close", never, { isTitled: true, className: "small", isPressed: true, isIdle: true }),
      "<button class=icon-button small data-idle type=button disabled aria-label=Close title=Close aria-pressed=true>×</button>",
    ],
    [fold("More", "it all"), '<details class="fold"><summary>More</summary><div>it all</div></details>'],
    [
      fold("More", "it all", "rows"),
      '<details class="fold"><summary>More</summary><div class=rows>it all</div></details>',
    ],
    [form("ask", never, "fields"), "<form class=ask>fields</form>"],
    [
      selectField(
        "Game",
        [
          ["a", "A"],
          ["b", "B"],
        ],
        "b",
        never,
        ["a"],
      ),
      '<label class="field"><span>Game</span><select><option value=a disabled>A</option><option value=b selected>B</option></select></label>',
    ],
    [
      radioGroup(
        "Speed",
        "speed",
        [
          [1, "slow"],
          [2, "fast"],
        ],
        2,
        never,
      ),
      '<fieldset class="choice"><legend>Speed</legend><label><input type="radio" name=speed value=1 .checked=false/><span>slow</span></label><label><input type="radio" name=speed value=2 .checked=true/><span>fast</span></label></fieldset>',
    ],
    [
      radioGroup("Speed", "speed", [[1, "slow"]], 2, never, { isOff: true, isEven: true, id: "pace" }),
      '<fieldset class="choice" data-choice=pace data-even disabled><legend class=unseen>Speed</legend><label><input type="radio" name=speed value=1 .checked=false/><span>slow</span></label></fieldset>',
    ],
    [checkbox("Sound", true, never), '<label><input type="checkbox" .checked=true/>Sound</label>'],
    [
      checkbox("Sound", false, never, "check"),
      '<label class=check><input type="checkbox" .checked=false/>Sound</label>',
    ],
    [
      inputField("Name", "Ada", {}),
      '<label class="field"><span>Name</span><input type=text autocomplete="off" spellcheck="false" .value=Ada/></label>',
    ],
    [
      inputField("Name", "Ada", {
        type: "number",
        onInput: never,
        onEntered: never,
        maxLength: 3,
        inputMode: "numeric",
        name: "age",
        list: "ages",
        isInvalid: true,
      }),
      '<label class="field"><span>Name</span><input type=number name=age inputmode=numeric maxlength=3 autocomplete="off" spellcheck="false" list=ages aria-invalid=true .value=Ada/></label>',
    ],
    [
      textArea("Note", "x", never, { rows: 3 }),
      '<label class="field"><span>Note</span><textarea rows=3 autocomplete="off" spellcheck="false" .value=x></textarea></label>',
    ],
    [
      textArea("Note", "x", never, { rows: 3, dir: "ltr", placeholder: "say", isInvalid: true }),
      '<label class="field"><span>Note</span><textarea rows=3 dir=ltr autocomplete="off" spellcheck="false" placeholder=say aria-invalid=true .value=x></textarea></label>',
    ],
    [fileField("Open", never, ""), '<label class=button><input type="file"/><span>Open</span></label>'],
    [
      fileField("Open", never, "wide", PHOTOS),
      '<label class=button wide><input type="file" accept=image/* capture=environment/><span>Open</span></label>',
    ],
    [
      fileField("Open", never, "wide", ".txt"),
      '<label class=button wide><input type="file" accept=.txt/><span>Open</span></label>',
    ],
  ])
    assert.equal(html(drawn), said);
});

test("what is done with a control is told, of a field with what stands in it", () => {
  const calls = pressed((acts) => [
    button("", acts.press),
    iconButton("", "", acts.press),
    form("", acts.send, ""),
    selectField("", [], "", acts.choose),
    radioGroup(
      "",
      "",
      [
        [1, ""],
        [2, ""],
      ],
      1,
      acts.pick,
    ),
    checkbox("", false, acts.tick),
    inputField("", "", { onInput: acts.type }),
    inputField("", "", { onEntered: acts.enter }),
    textArea("", "", acts.write, { rows: 1 }),
  ]);
  assert.deepEqual(calls, [
    ["press"],
    ["press"],
    ["send"],
    ["choose", "entered"],
    ["pick", 1],
    ["pick", 2],
    ["tick", true],
    ["type", "entered"],
    ["enter", "entered"],
    ["write", "entered"],
  ]);
});

test("a file that was chosen can be chosen once more, and where none was there is nothing to open", () => {
  /** @type {unknown[]} */
  const opened = [];
  const { values } = /** @type {any} */ (fileField("", (file) => opened.push(file), ""));
  const onChosen = values.find((/** @type {unknown} */ one) => typeof one === "function");
  const input = { files: ["a file"], value: "its name" };
  onChosen({ target: input });
  assert.deepEqual([opened, input.value], [["a file"], ""]);
  onChosen({ target: { files: [], value: "" } });
  assert.equal(opened.length, 1);
});
