/**
 * The element <follow-suit>: a table of Follow Suit in any page. Published as embed.js; its attributes, events and
 * messages are described in web/EMBED.md. It leaves nothing in the page but the element's name.
 */

(() => {
  const script = /** @type {HTMLScriptElement | null} */ (
    document.currentScript ?? document.querySelector('script[src*="embed.js"]')
  );
  /** The site this script came from. */
  const site = script?.src ?? location.href;
  const live = ["theme", "lang"];
  const names = ["game", "rules", "level", "packs", "seats", "deal", "autostart", ...live];
  const events = ["ready", "deal-over", "match-over", "step", "error"];
  // What a page of our own is allowed anyway.
  const sandbox =
    "allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox";
  const style = new CSSStyleSheet();
  style.replaceSync(
    ":host{display:block;block-size:640px}:host([hidden]){display:none}iframe{border:0;inline-size:100%;block-size:100%}",
  );

  class FollowSuit extends HTMLElement {
    static observedAttributes = [...names, "replay"];
    /** The table's address; where the script is none of the site's, as in a bundle, `src` has that of the site. */
    #table = new URL("embed/", site);
    #root = this.attachShadow({ mode: "closed" });
    #size = new CSSStyleSheet();
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #isHeard = false;
    /** @type {Set<string>} */
    #changed = new Set();

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [style, this.#size];
    }

    connectedCallback() {
      const src = this.getAttribute("src");
      if (src !== null) this.#table = new URL("embed/", new URL(src.replace(/\/*$/, "/"), location.href));
      const frame = document.createElement("iframe");
      frame.src = this.#address();
      frame.title = this.title || "Follow Suit";
      frame.allow = "autoplay; clipboard-write; fullscreen; screen-wake-lock";
      frame.referrerPolicy = "origin";
      frame.loading = this.getAttribute("loading") === "eager" ? "eager" : "lazy";
      const shut = this.getAttribute("sandbox") ?? (this.#table.origin === location.origin ? null : sandbox);
      if (shut !== null) frame.setAttribute("sandbox", shut);
      this.#isHeard = false;
      this.#frame = frame;
      this.#root.replaceChildren(frame);
      addEventListener("message", this.#hear);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#root.replaceChildren();
      this.#frame = null;
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#frame) return;
      if (name === "replay") {
        this.#isHeard = false;
        this.#frame.src = this.#address();
        return;
      }
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

    /** An attribute that is merely there says yes. @param {string} name */
    #wanting(name) {
      return (
        (this.getAttribute(name) ?? "") || (name === "autostart" && this.hasAttribute(name) ? "yes" : "")
      );
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
      } else if (type === "resize" && detail.height > 99 && detail.height < 4000)
        this.#size.replaceSync(`:host{block-size:${Math.ceil(detail.height)}px}`);
      else if (events.includes(type)) this.dispatchEvent(new CustomEvent(type, { detail }));
    };
  }

  if (!customElements.get("follow-suit")) customElements.define("follow-suit", FollowSuit);
})();
