import assert from "node:assert/strict";
import { test } from "node:test";
import { noChange } from "../../../web/node_modules/lit-html/node/lit-html.js";
import { fieldValue } from "../../../web/js/parts/directives.js";

/** A field of a page, and what is shown in it. @param {import("node:test").TestContext} t */
function field(t) {
  const element = { value: "" };
  const page = { activeElement: /** @type {unknown} */ (null) };
  const before = Object.getOwnPropertyDescriptor(globalThis, "document");
  Object.defineProperty(globalThis, "document", { value: page, configurable: true });
  t.after(() => {
    Reflect.deleteProperty(globalThis, "document");
    if (before) Object.defineProperty(globalThis, "document", before);
  });
  const { _$litDirective$: Kind } = /** @type {any} */ (fieldValue(""));
  const one = new Kind({ type: 3 });
  return {
    element,
    enter: () => (page.activeElement = element),
    leave: () => (page.activeElement = null),
    /** Lit itself writes nothing: what the directive says is that nothing has changed. */
    show: (/** @type {string} */ value, stays = false) =>
      assert.equal(one.update({ element }, [value, stays]), noChange),
  };
}

test("an answer that arrives while somebody types in a field leaves it alone", (t) => {
  const { element, enter, leave, show } = field(t);
  show("Ada");
  enter();
  element.value = "Ada L";
  show("Ada");
  show("Adah");
  assert.equal(element.value, "Ada L");
  leave();
  show("Adah");
  assert.equal(element.value, "Adah");
});

test("a field that was left shows what holds; one whose text stays, only another value", (t) => {
  const { element, show } = field(t);
  show("60");
  element.value = "999";
  show("60", true);
  assert.equal(element.value, "999", "it may still be on its way");
  show("60");
  assert.equal(element.value, "60");
  element.value = "a note";
  show("a note of another act", true);
  assert.equal(element.value, "a note of another act");
});
