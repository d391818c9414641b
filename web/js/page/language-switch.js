/** Language: goes on in another language, once its words are there. */

import { askSite, tellGone } from "../core/loader.js";
import { languageOf } from "../text/languages.js";
import { putWords } from "../home/home.js";

/** @import { Store } from "../core/store.js" */
/** @import { Settings } from "../core/types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {ReturnType<typeof import("../text/sentences.js").createSpeech>} needs.text
 * @param {(settings: Partial<Settings>) => void} needs.set
 * @param {() => void} needs.keep keep the language on this device
 */
export function createLanguageSwitch({ store, text, set, keep }) {
  /** Switch to another language; keep the present one if the other's words cannot be fetched. @param {string} code */
  return async function speak(code) {
    const language = languageOf(code);
    try {
      await text.switchLanguage(language.code, (await language.loadWords()).default);
    } catch (error) {
      if ((await askSite(error)).isGone) tellGone(store);
      else store.change({ type: "notice", code: "language" });
      set({}); // what shows the choice shows the language that is spoken
      return;
    }
    document.documentElement.lang = language.code;
    document.documentElement.dir = language.direction;
    putWords(document, text);
    if (store.state().notice?.code === "language") store.change({ type: "notice", code: null });
    set({ language: language.code });
    keep();
  };
}
