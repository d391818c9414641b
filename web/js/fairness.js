/** Fairness: the page that says why the table is fair, and verifies a match. The engine is fetched when it is first needed. */

import { RequestRefused, createEngineFunctions } from "./messages/engine-functions.js";
import { render } from "./parts/rendering.js";
import { bootEngine } from "./engine/index.js";
import { createDocuments } from "./core/storage/documents.js";
import { idbStore } from "./core/storage/idb.js";
import { createVerifier } from "./features/fairness/store.js";
import { firstLanguage } from "./text/languages.js";
import { createSpeech } from "./text/sentences.js";
import { putWords } from "./home/home.js";
import { verifyView } from "./features/fairness/view.js";

/** @import { VerifyActions, VerifyState } from "./features/fairness/view.js" */

/** A match of masters takes minutes to be thought through again. */
const PATIENCE_MS = 3_600_000;

const page = document.documentElement;
const language = await firstLanguage(page);
const text = createSpeech(language.code, language.sentences);
const place = /** @type {HTMLElement} */ (document.querySelector('[data-root="verify"]'));
const documents = createDocuments({ openDevice: idbStore });
/** @type {ReturnType<typeof bootEngine> | null} */
let starting = null;

/** @type {VerifyState} */
let state = { heads: [], text: "", noted: "", loading: null, found: null, refusal: null };
/** The record that was verified last. */
let record = "";

/** @param {Partial<VerifyState>} change */
function changeState(change) {
  state = { ...state, ...change };
  render(verifyView(text, state, actions), place);
}

function engine() {
  starting ??= bootEngine({
    askTimeoutMs: PATIENCE_MS,
    onProgress: ({ loaded, total }) =>
      state.loading !== null && changeState({ loading: total ? loaded / total : 0 }),
  }).catch((error) => {
    starting = null;
    throw new RequestRefused({ code: error.code ?? "boot_failed" });
  });
  return starting;
}

const verifier = createVerifier({
  engine: createEngineFunctions(async (message) => (await engine()).ask(message)),
  onProgress: (found) => changeState({ found, loading: null }),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** Runs a task; a refusal is shown. @param {() => Promise<unknown>} work */
const showRefusalOf = (work) =>
  work().catch((error) => {
    const refusal = error instanceof RequestRefused ? error.refusal : { code: "internal" };
    if (refusal.code !== "cancelled") changeState({ refusal, loading: null, found: null });
  });

/** @param {string} written a record, or a link to one */
function verify(written) {
  if (!written.trim()) return;
  changeState({ refusal: null, found: null, loading: 0, noted: "" });
  void showRefusalOf(async () => {
    await engine();
    record = await verifier.readRecord(written);
    await verifier.verifyRecord(record);
  });
}

/** @type {VerifyActions} */
const actions = {
  verifyOwn: (id) =>
    void showRefusalOf(async () => {
      if (!id) return;
      const own = await documents.loadText(id);
      changeState({ text: own ?? "" });
      verify(own ?? "");
    }),
  writeText: (written) => changeState({ text: written }),
  readFile: (file) =>
    void showRefusalOf(async () => {
      const written = await file.text();
      changeState({ text: written });
      verify(written);
    }),
  verifyText: () => verify(state.text),
  noteFingerprint: (noted) => changeState({ noted }),
  exchangeCards: () =>
    void showRefusalOf(async () => state.found && (await verifier.exchangeCards(record, state.found))),
  stopWork: () => {
    const { found } = state;
    void verifier.stopWork();
    changeState({
      found: found?.stage === "exchanging" ? { ...found, stage: "done", exchanged: null } : null,
    });
  },
};

putWords(document, text);
document.title = text.say("page-title-game", { game: text.say("fair-title") });
delete page.dataset["words"];
changeState({});
// Where nothing kept can be read, a record or a link can be given.
changeState({ heads: await documents.listHeads("record").catch(() => []) });
const asked = new URLSearchParams(location.search).get("match");
if (asked) actions.verifyOwn(asked);
