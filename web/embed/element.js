/**
 * The element <follow-suit>: a table of Follow Suit in any page. Published as embed.js; its attributes, events and
 * messages are described in web/EMBED.md. It leaves nothing in the page but the element's name.
 */

import { estimateTableHeight } from "../js/embed/height.js";

(() => {
  const script = /** @type {HTMLScriptElement | null} */ (
    document.currentScript ?? document.querySelector('script[src*="embed.js"]')
  );
  /** The site this script came from. */
  const site = script?.src ?? location.href;
  const live = ["theme", "lang"];
  const names = ["game", "rules", "house", "level", "packs", "seats", "deal", "autostart", "poster", ...live];
  /** How long a frame that is on the screen may say nothing. */
  const PATIENCE_MS = 8000;
  const events = ["ready", "act", "score", "deal-over", "match-over", "step", "error"];
  // What a page of our own is allowed anyway.
  const sandbox =
    "allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox";
  const style = new CSSStyleSheet();
  // Any rule of the page beats those of the host: where it takes the size away, the box in it has one of its own. A frame is
  // as wide as its place; in one that is as wide as what lies in it, 1280 pixels or what there is of them.
  style.replaceSync(
    ":host{display:block;height:640px;writing-mode:horizontal-tb!important}:host([hidden]){display:none}" +
      "div{display:flex;flex-direction:column;height:100%}" +
      "iframe{border:0;width:1280px;min-width:100%;max-width:100%;min-height:0}",
  );

  class FollowSuit extends HTMLElement {
    static observedAttributes = [...names, "src", "replay", "width", "height"];
    /** The table's address; where the script is none of the site's, as in a bundle, `src` has that of the site. */
    #table = new URL("embed/", site);
    #root = this.attachShadow({ mode: "closed" });
    #box = document.createElement("div");
    #size = new CSSStyleSheet();
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #isHeard = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #waiting;
    /** A frame that nobody has scrolled to is not loaded, and so not late. */
    #seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#expect();
    });
    /** The page's scheme of colours may be changed by a class or a style of its root. */
    #scheme = new MutationObserver(() => this.#note("theme"));
    /** @type {Set<string>} */
    #changed = new Set();
    /** @type {Record<string, unknown> | null} */
    #summary = null;

    constructor() {
      super();
      this.#root.append(this.#box);
      this.#root.adoptedStyleSheets = [style, this.#size];
    }

    /** The summary of the deal that was over last, as the protocol has it; null while there is none. */
    get summary() {
      return this.#summary;
    }

    /**
     * Another match in the place of the one on the table; as the message `start`.
     * @param {Record<string, string | null>} [wanted] parameters, which become attributes; null takes one away
     */
    start(wanted = {}) {
      this.#take(wanted, names);
      this.#note("start");
    }

    /**
     * The look or the language, at once.
     * @param {Record<string, string | null>} wanted `theme` and `lang`; null takes one away
     */
    set(wanted) {
      this.#take(wanted, live);
    }

    /** @param {Record<string, string | null>} wanted @param {string[]} known others are passed over */
    #take(wanted, known) {
      for (const name of known) {
        const value = wanted[name];
        if (value === null) this.removeAttribute(name);
        else if (value !== undefined) this.setAttribute(name, value);
      }
    }

    /** A size in CSS pixels that an attribute asks for. @param {string} name */
    #pixels(name) {
      return /^\s*\d{1,4}(px)?\s*$/.test(this.getAttribute(name) ?? "")
        ? Number.parseInt(this.getAttribute(name) ?? "", 10)
        : 0;
    }

    /** Take the room that the table will want before anything is painted, so that nothing of the page moves. */
    #makeRoom() {
      this.#resize(640);
      this.#resize(estimateTableHeight(this.#box.clientWidth));
    }

    /** @param {number} height in CSS pixels; an attribute wins. On a phone the hand and what is asked are seen together. */
    #resize(height) {
      const most = this.#box.clientWidth < 700 ? Math.max(500, innerHeight) : height;
      const tall = `${this.#pixels("height") || Math.ceil(Math.min(height, most))}px`;
      const width = this.#pixels("width");
      const wide = `:host,iframe{width:${width}px;min-width:0;max-width:100%}div{width:fit-content}`;
      this.#size.replaceSync(`:host{height:${tall}}iframe{flex:1 1 ${tall}}${width ? wide : ""}`);
    }

    /** Where the table comes from: the site that `src` names, or this script's. */
    #find() {
      const src = this.getAttribute("src");
      const named = src === null ? site : new URL(src.replace(/\/*$/, "/"), location.href);
      this.#table = new URL("embed/", named);
    }

    /** Say it if the frame does not come: forbidden by the page's policy, or nothing there. */
    #expect() {
      this.#seen.disconnect();
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => {
        if (this.#frame && !this.#isHeard)
          this.#emit("error", { code: "unreachable", value: this.#table.origin });
      }, PATIENCE_MS);
    }

    /** @param {string} type @param {unknown} detail */
    #emit(type, detail) {
      this.dispatchEvent(new CustomEvent(type, { detail }));
    }

    /** Moved within its page, by `moveBefore`, the table stays as it is. */
    connectedMoveCallback() {}

    connectedCallback() {
      this.#find();
      const frame = document.createElement("iframe");
      frame.src = this.#address();
      frame.title = this.title || "Follow Suit";
      frame.allow = "autoplay; clipboard-write; fullscreen; screen-wake-lock";
      frame.referrerPolicy = "origin";
      frame.loading = this.getAttribute("loading") === "eager" ? "eager" : "lazy";
      const shut = this.getAttribute("sandbox") ?? (this.#table.origin === location.origin ? null : sandbox);
      if (shut !== null) frame.setAttribute("sandbox", shut);
      // A page that isolates itself frames us in no other way.
      if (crossOriginIsolated || this.hasAttribute("credentialless"))
        frame.setAttribute("credentialless", "");
      this.#isHeard = false;
      this.#frame = frame;
      this.#box.replaceChildren(frame);
      this.#makeRoom();
      addEventListener("message", this.#hear);
      this.#seen.observe(this);
      this.#scheme.observe(document.documentElement, { attributeFilter: ["class", "style", "data-theme"] });
    }

    disconnectedCallback() {
      this.#seen.disconnect();
      this.#scheme.disconnect();
      clearTimeout(this.#waiting);
      removeEventListener("message", this.#hear);
      this.#box.replaceChildren();
      this.#frame = null;
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#frame) return;
      if (name === "replay" || name === "src") {
        this.#find();
        this.#isHeard = false;
        this.#frame.src = this.#address();
        this.#expect();
        return;
      }
      if (name === "width" || name === "height") this.#makeRoom();
      else this.#note(name);
    }

    /** @param {string} name */
    #note(name) {
      // Attributes set one after another are one change.
      if (!this.#changed.size) queueMicrotask(() => this.#tellChanges());
      this.#changed.add(name);
    }

    #tellChanges() {
      const changed = [...this.#changed];
      this.#changed.clear();
      // Nothing is sent before the frame listens; it gets what has changed when it does.
      if (this.#isHeard) this.#tell(changed.every((name) => live.includes(name)) ? "set" : "start");
    }

    #address() {
      const table = this.#table;
      for (const name of names) table.searchParams.delete(name);
      for (const [name, value] of Object.entries(this.#wanted())) table.searchParams.set(name, value);
      const replay = this.getAttribute("replay");
      if (replay === null) table.searchParams.delete("view");
      else table.searchParams.set("view", "replay");
      // A whole address, or what stands after # in one.
      table.hash = replay?.replace(/^.*#/, "").trim() ?? "";
      return table.href;
    }

    /** @returns {Record<string, string>} */
    #wanted() {
      return Object.fromEntries(
        names.map((name) => [name, this.#wanting(name)]).filter(([, value]) => value),
      );
    }

    /** An attribute that is merely there says yes; a look that is not named is the page's own. @param {string} name */
    #wanting(name) {
      const said = this.getAttribute(name);
      if (said) return said;
      if (name === "autostart" && said !== null) return "yes";
      const scheme = name === "theme" ? getComputedStyle(this).colorScheme : "";
      return scheme === "light" || scheme === "dark" ? scheme : "";
    }

    get #origin() {
      return /^$|allow-same-origin/.test(this.#frame?.getAttribute("sandbox") ?? "")
        ? this.#table.origin
        : "null";
    }

    /** @param {string} type */
    #tell(type) {
      const target = this.#origin === "null" ? "*" : this.#origin;
      this.#frame?.contentWindow?.postMessage(
        { ...this.#wanted(), source: "follow-suit", v: 1, type },
        target,
      );
    }

    #hear = (/** @type {MessageEvent} */ { source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin) return;
      if (data?.source !== "follow-suit" || data.v !== 1) return;
      const { type, ...detail } = data;
      delete detail.source;
      delete detail.v;
      if (type === "hello") {
        this.#isHeard = true;
        this.#tell("hello");
        if (this.#address() !== this.#frame.src) this.#tell("start");
      } else if (type === "resize" && detail.height > 99 && detail.height < 4000) this.#resize(detail.height);
      else if (events.includes(type)) {
        if (type === "deal-over") this.#summary = detail.summary;
        this.#emit(type, detail);
      }
    };
  }

  // What an attribute says can be read and set as a property, too; `lang` and `title` every element has.
  for (const name of [...FollowSuit.observedAttributes, "loading", "sandbox", "credentialless"])
    if (!(name in HTMLElement.prototype))
      Object.defineProperty(FollowSuit.prototype, name, {
        configurable: true,
        enumerable: true,
        /** @this {FollowSuit} */
        get() {
          return this.getAttribute(name);
        },
        /** @this {FollowSuit} @param {string | boolean | null | undefined} value */
        set(value) {
          if (value === null || value === undefined || value === false) this.removeAttribute(name);
          else this.setAttribute(name, value === true ? "" : String(value));
        },
      });

  if (!customElements.get("follow-suit")) customElements.define("follow-suit", FollowSuit);
})();
