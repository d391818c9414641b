import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { retryDelay } from "../../../web/runtime/answers.js";
import { diagnoseFiles, diagnoseFrame } from "../../../web/js/engine/diagnosis.js";

const SITE = "https://cards.example/";
const SCRIPT = `${SITE}runtime/python-A.js`;
const LIBRARY = `${SITE}runtime/stdlib-B.zip`;
const FRAME = `${SITE}engine/`;
const WHOLE = "sha256-whole";
const HTML = { "Content-Type": "text/html; charset=utf-8" };
const JS = { "Content-Type": "text/javascript" };

/** What the site answers, by address; null where no answer comes. @type {Record<string, [number, Record<string, string>, string?] | null>} */
let answers = {};
/** What the device keeps. @type {Record<string, [number, Record<string, string>]>} */
let kept = {};
/** What was asked of the site, and how; a signal is as long as it waits. @type {[url: string, how: object][]} */
let asked = [];
/** What was looked for on the device. @type {unknown[][]} */
let looked = [];
/** The policies that stand in the page itself. @type {(string | null)[]} */
let written = [];
/** What ends a body that nobody reads. @type {import("node:test").Mock<Function>} */
let cancel;
/** As a file is asked for past the browser's own cache. */
const FRESH = { cache: "reload", signal: 10_000 };
const NAMES = ["self", "location", "document", "caches", "fetch"];
const before = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

describe("what keeps the engine from starting", () => {
  beforeEach(() => {
    answers = { [SITE]: [200, HTML], [SCRIPT]: [200, JS], [LIBRARY]: [200, {}] };
    kept = {};
    [asked, looked, written] = [[], [], []];
    cancel = mock.method(ReadableStream.prototype, "cancel");
    mock.method(AbortSignal, "timeout", (/** @type {number} */ ms) => ms);
    Object.assign(globalThis, {
      self: { origin: "https://cards.example" },
      location: { href: SITE },
      document: {
        querySelectorAll: (/** @type {string} */ selector) =>
          selector === 'meta[http-equiv="Content-Security-Policy" i]'
            ? written.map((policy) => ({
                getAttribute: (/** @type {string} */ name) => (name === "content" ? policy : ""),
              }))
            : [],
      },
      caches: {
        match: async (/** @type {[string]} */ ...given) => (looked.push(given), answerOf(kept[given[0]])),
      },
      fetch: async (/** @type {string} */ url, /** @type {RequestInit} */ init = {}) => {
        asked.push([url, init]);
        const answer = answerOf(answers[url]);
        if (!answer || (init.integrity && init.integrity !== WHOLE)) throw new TypeError("Failed to fetch");
        return answer;
      },
    });
  });
  afterEach(() => {
    mock.restoreAll();
    for (const [at, name] of NAMES.entries()) {
      Reflect.deleteProperty(globalThis, name);
      if (before[at]) Object.defineProperty(globalThis, name, before[at]);
    }
  });

  /** @param {[number, Record<string, string>, string?] | null | undefined} answer */
  function answerOf(answer) {
    return answer ? new Response(answer[2] ?? "", { status: answer[0], headers: answer[1] }) : undefined;
  }

  const cause = async () => {
    const { code, detail } = (await diagnoseFiles([LIBRARY, SCRIPT])) ?? {};
    return [code, detail];
  };

  test("a file that is not the one that was built is damaged", async () => {
    const ask = (/** @type {string} */ checksum) =>
      diagnoseFiles([SCRIPT, LIBRARY], [], { [LIBRARY]: checksum });
    assert.equal(await ask(WHOLE), null);
    assert.equal(cancel.mock.callCount(), 2);
    assert.deepEqual(asked, [
      [SCRIPT, FRESH],
      [LIBRARY, FRESH],
      [LIBRARY, { integrity: WHOLE, signal: 10_000 }],
      [SITE, FRESH],
    ]);
    assert.deepEqual(
      looked,
      [SCRIPT, LIBRARY].map((url) => [url, { ignoreSearch: true }]),
    );
    assert.deepEqual(await ask("sha256-another"), {
      code: "damaged",
      detail: `${LIBRARY} is not the file that was built: its checksum is another`,
    });
  });

  test("a site that gives out everything has nothing the matter", async () => {
    assert.equal(await diagnoseFiles([LIBRARY, SCRIPT]), null);
  });

  for (const [type, sent] of [
    ["application/octet-stream", "as application/octet-stream"],
    ["text/plain; charset=utf-8", "as text/plain; charset=utf-8"],
    ["", "without a type"],
  ])
    test(`a script sent ${sent} is named with that`, async () => {
      answers[SCRIPT] = [200, type ? { "Content-Type": type } : { "Content-Type": "" }];
      assert.deepEqual(await cause(), [
        "wrong_type",
        `${SCRIPT} is sent ${sent}, as which no browser runs a script`,
      ]);
    });

  test("types that browsers run a script as are no cause, nor is any type of what is no script", async () => {
    for (const type of ["application/javascript", "application/x-javascript", "text/ecmascript"]) {
      answers[SCRIPT] = [200, { "Content-Type": type }];
      answers[LIBRARY] = [200, { "Content-Type": "text/plain" }];
      assert.equal(await diagnoseFiles([LIBRARY, SCRIPT]), null, type);
    }
  });

  for (const status of [404, 403, 410, 500, 503])
    test(`a file that is answered with ${status} is named with it`, async () => {
      answers[LIBRARY] = [status, HTML];
      assert.deepEqual(await cause(), ["file_missing", `${LIBRARY}: status ${status}`]);
    });

  test("a page sent in the place of a file is a file that is missing", async () => {
    answers[LIBRARY] = [200, HTML];
    assert.deepEqual(await cause(), [
      "file_missing",
      `${LIBRARY}: a page was sent in its place (${HTML["Content-Type"]})`,
    ]);
  });

  test("a site that has had too many requests is told as such, and not asked for more", async () => {
    answers[LIBRARY] = [429, { "Retry-After": "7" }];
    assert.deepEqual(await diagnoseFiles([LIBRARY, SCRIPT]), {
      code: "too_many",
      detail: `${LIBRARY}: status 429`,
      waitMs: 7000,
    });
    assert.deepEqual(asked, [[LIBRARY, FRESH]]);
  });

  test("a server is left alone for as long as it asks, within bounds", () => {
    const wait = (/** @type {string} */ said) => retryDelay(new Headers(said ? { "Retry-After": said } : {}));
    assert.deepEqual(["", "0", "3", "86400", "soon"].map(wait), [5000, 1000, 3000, 60_000, 5000]);
    const until = wait(new Date(Date.now() + 20_000).toUTCString());
    assert.ok(until > 15_000 && until <= 20_000, String(until));
  });

  test("where no answer comes nobody is blamed but the line and the site", async () => {
    answers = {};
    assert.deepEqual(await cause(), ["unreachable", `${LIBRARY}: no answer`]);
    assert.deepEqual(asked, [[LIBRARY, FRESH]]);
  });

  test("what the device keeps is not missing while the site is out of reach", async () => {
    answers = {};
    kept = { [LIBRARY]: [200, {}], [SCRIPT]: [200, JS] };
    assert.equal(await diagnoseFiles([LIBRARY, SCRIPT]), null);
  });

  test("a script that the device keeps under a wrong type is the cause, too", async () => {
    kept[SCRIPT] = [200, { "Content-Type": "application/octet-stream" }];
    assert.deepEqual(await cause(), [
      "wrong_type",
      `${SCRIPT} is sent as application/octet-stream, as which no browser runs a script`,
    ]);
  });

  test("a policy of the site is named with what it lacks, and what was seen blocked before all", async () => {
    answers[SITE] = [200, { ...HTML, "Content-Security-Policy": "script-src 'self'" }];
    const lacks =
      "Content-Security-Policy does not allow script-src 'unsafe-eval', script-src 'wasm-unsafe-eval', worker-src blob:";
    assert.deepEqual(await cause(), ["policy", lacks]);
    const blocked = "worker-src does not allow blob";
    assert.deepEqual(await diagnoseFiles([SCRIPT], [blocked, blocked]), {
      code: "policy",
      detail: `${blocked}; ${lacks}`,
    });
    answers[SITE] = [200, HTML];
    asked = [];
    assert.deepEqual(await diagnoseFiles([SCRIPT], [blocked]), { code: "policy", detail: blocked });
    assert.deepEqual(asked, [[SITE, FRESH]], "no file is asked for then");
    written = [null, "connect-src 'none', worker-src 'none'"];
    const both = "Content-Security-Policy does not allow connect-src 'self', worker-src blob:";
    assert.deepEqual(await cause(), ["policy", both]);
    answers[SITE] = null;
    assert.deepEqual(
      await cause(),
      ["policy", both],
      "the page's own word holds where the site says nothing",
    );
  });

  test("a sandbox that may not look at what is there names the header that is lacking", async () => {
    let isThere = true;
    Object.assign(globalThis, {
      self: { origin: "null" },
      fetch: async (/** @type {string} */ url, /** @type {RequestInit} */ init) => {
        asked.push([url, init]);
        if (init.mode === "no-cors" && isThere) return Response.error();
        throw new TypeError("Failed to fetch");
      },
    });
    assert.deepEqual(await cause(), ["policy", `${LIBRARY} is sent without Access-Control-Allow-Origin`]);
    assert.deepEqual(asked.slice(0, 2), [
      [LIBRARY, FRESH],
      [LIBRARY, { mode: "no-cors", cache: "no-store", signal: 10_000 }],
    ]);
    isThere = false;
    assert.deepEqual(await cause(), ["unreachable", `${LIBRARY}: no answer`]);
  });

  const frame = async () => {
    const { code, detail } = await diagnoseFrame(FRAME);
    return [code, detail];
  };

  test("a frame that the site refuses is named with its header", async () => {
    answers[FRAME] = [200, { ...HTML, "X-Frame-Options": "DENY" }];
    assert.deepEqual(await frame(), ["frame_refused", `${FRAME} is sent with X-Frame-Options: DENY`]);
  });

  test("a page whose own policy has no frames says so", async () => {
    answers[FRAME] = [200, HTML];
    answers[SITE] = [200, { ...HTML, "Content-Security-Policy": "frame-src 'none'" }];
    assert.deepEqual(await frame(), ["policy", "Content-Security-Policy does not allow frame-src 'self'"]);
  });

  test("a frame that is not there, or is no page, or whose script is neither, is told so", async () => {
    answers[FRAME] = [404, HTML];
    assert.deepEqual(await frame(), ["file_missing", `${FRAME}: status 404`]);
    answers[FRAME] = [200, { "Content-Type": "application/octet-stream" }];
    assert.deepEqual(await frame(), ["wrong_type", `${FRAME} is sent as application/octet-stream`]);
    answers[FRAME] = null;
    assert.deepEqual(await frame(), ["unreachable", `${FRAME}: no answer`]);
    answers[FRAME] = [
      200,
      HTML,
      '<link rel="modulepreload" href="../assets/chunk-C.js"><script src="../assets/host-D.js">',
    ];
    answers[`${SITE}assets/chunk-C.js`] = [200, JS];
    answers[`${SITE}assets/host-D.js`] = [200, { "Content-Type": "text/plain" }];
    assert.deepEqual(await frame(), [
      "wrong_type",
      `${SITE}assets/host-D.js is sent as text/plain, as which no browser runs a script`,
    ]);
    answers[`${SITE}assets/host-D.js`] = [200, JS];
    assert.deepEqual(await frame(), ["boot_failed", `${FRAME} says nothing`]);
  });
});
