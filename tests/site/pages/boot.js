/** The engine with no page around it: tests of the boot drive `window.engineRoom`. */
import { bootEngine } from "../../../web/js/engine/index.js";

const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
const query = new URLSearchParams(location.search);
const room = {
  /** @type {import("../../../web/js/engine/index.js").EngineClient | null} */
  engine: null,
  /** @type {import("../../../web/js/engine/index.js").Progress[]} */
  progress: [],
  /** @type {Record<string, unknown> | null} */
  hello: null,
  /** One attempt; what came of it is the status text, which tests wait for. */
  async start() {
    room.progress.length = 0;
    status.textContent = "starting";
    try {
      room.engine = await bootEngine({
        onProgress: (progress) => room.progress.push(progress),
        timeoutMs: Number(query.get("timeout") ?? 30_000),
        askTimeoutMs: Number(query.get("ask") ?? 60_000),
      });
      room.hello = await room.engine.ask({ op: "hello" });
      status.textContent = "answered";
    } catch (error) {
      const { code, detail } = /** @type {import("../../../web/js/engine/errors.js").EngineError} */ (error);
      status.textContent = `${code}: ${detail}`;
    }
  },
};
Object.assign(window, { engineRoom: room });
void room.start();
