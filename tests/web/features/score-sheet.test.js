import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { memoryStore } from "../shared/memory-store.js";
import { isWrongDealer } from "../../../web/js/features/score-sheet/score-view.js";
import { NOTE_UNITS } from "../../../web/js/features/score-sheet/setup.js";
import { RequestRefused } from "../../../web/js/messages/engine-functions.js";
import { documentsOf } from "../shared/documents.js";
import { begun, keeperOn } from "../shared/score-desk.js";
import { sheetView } from "../../../web/js/features/score-sheet/view.js";
import { changesIn, drawingOf, pageTest, recordings, storedIn } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";
import { resetsOf } from "../shared/resets.js";

test("a deal is entered field by field, and a wrong number is asked again with why", async () => {
  const { acts, now, enter, deals } = await begun();
  assert.equal(now().kept?.told.people[0]?.name, "Ama");
  await enter("85", "NS");
  assert.deepEqual(deals(), [[85, "NS"]]);
  assert.equal(now().place, "score");
  await enter("205", "EW");
  assert.deepEqual(
    [now().place, now().refusal?.code, now().kept?.entry?.asked],
    ["entry", "bad_entry", "points"],
  );
  for (const digit of "95") await acts.typeDigit(digit);
  await acts.answerTyped();
  assert.deepEqual(deals(), [
    [85, "NS"],
    [95, "EW"],
  ]);
});

test("digits typed while the engine answers belong to the question that comes next", async () => {
  const { acts, now, hold, deals } = await begun();
  await acts.enterDeal();
  void acts.typeNumber("85");
  const answer = hold();
  const said = acts.answerTyped();
  assert.equal(now().kept?.entry?.typed, "", "the field is free at once");
  void acts.typeDigit("1");
  void acts.typeDigit("0");
  answer();
  await said;
  assert.deepEqual([now().kept?.entry?.values, now().kept?.entry?.typed], [{ points: 85 }, "10"]);
  // Enter, pressed ahead, is no answer to a question that takes no number.
  await acts.answerTyped();
  assert.deepEqual(now().kept?.entry?.values, { points: 85 });
  await acts.answerField("side", "NS");
  assert.deepEqual(deals(), [[85, "NS"]]);
});

test("a number that is typed and confirmed faster than the device keeps it is whole", async () => {
  const { acts, now } = await begun();
  await acts.enterDeal();
  void acts.typeDigit("8");
  void acts.typeDigit("5");
  await acts.answerTyped();
  assert.deepEqual(now().kept?.entry?.values, { points: 85 });
});

test("digits typed while a sheet is opened again stay", async () => {
  const { acts, now, hold } = await begun();
  await acts.enterDeal();
  await acts.typeDigit("8");
  const answer = hold();
  const opened = acts.openSheet("sheet 1");
  const typed = acts.typeDigit("5");
  answer();
  await Promise.all([opened, typed]);
  assert.equal(now().kept?.entry?.typed, "85");
});

test("a sheet that is begun by two presses is one", async () => {
  const { acts, documents } = await begun();
  await acts.showList();
  await acts.startSetup();
  await Promise.all([acts.startSheet(), acts.startSheet()]);
  assert.equal((await documents.listHeads("sheet")).length, 2, "the one before, and this");
});

test("a tab closed in the middle of an entry is there again, with the digits typed", async () => {
  const { acts, again } = await begun();
  await acts.enterDeal();
  await acts.typeDigit("8");
  const next = keeperOn(again());
  await next.acts.open();
  assert.deepEqual([next.now().place, next.now().kept?.entry?.typed], ["entry", "8"]);
  await next.acts.typeDigit("5");
  await next.acts.answerTyped("side", "EW");
  assert.deepEqual(next.deals(), [[85, "EW"]]);
});

test("every step is undone and done again, after the page was closed too", async () => {
  const { enter, acts, again, deals } = await begun();
  for (const points of ["5", "10", "15"]) await enter(points, "NS");
  await acts.editDeal(2);
  await acts.answerField("points", 100);
  await acts.finishEntry();
  assert.deepEqual(
    deals()?.map(([points]) => points),
    [5, 100, 15],
  );
  const next = keeperOn(again());
  await next.acts.open();
  await next.acts.openSheet("sheet 1");
  for (const left of [[5, 10, 15], [5, 10], [5], []]) {
    await next.acts.undoStep();
    assert.deepEqual(
      next.deals()?.map(([points]) => points),
      left,
    );
  }
  await next.acts.undoStep();
  for (const back of [[5], [5, 10], [5, 10, 15], [5, 100, 15]]) {
    await next.acts.redoStep();
    assert.deepEqual(
      next.deals()?.map(([points]) => points),
      back,
    );
  }
  // What is entered after an undo takes the place of what was undone.
  await next.acts.undoStep();
  await next.enter("20", "EW");
  assert.equal(next.now().kept?.undone.length, 0);
});

test("the same deal a moment later is asked about: thrown away, or entered all the same", async () => {
  const { enter, acts, now, deals } = await begun();
  await enter("85", "NS");
  await enter("85", "NS");
  assert.deepEqual([now().isRepeated, now().place], [true, "entry"]);
  await acts.dropEntry();
  assert.equal(deals()?.length, 1);
  await enter("85", "NS");
  await acts.finishEntry(true);
  assert.deepEqual([deals()?.length, now().isRepeated, now().kept?.entry], [2, false, null]);
});

test("a forgotten deal goes before another, and one never played is taken out", async () => {
  const { enter, acts, deals } = await begun();
  await enter("5", "NS");
  await enter("15", "NS");
  await acts.insertBefore(2);
  for (const digit of "10") await acts.typeDigit(digit);
  await acts.answerTyped("side", "EW");
  assert.deepEqual(
    deals()?.map(([points]) => points),
    [5, 10, 15],
  );
  await acts.removeDeal(1);
  assert.deepEqual(
    deals()?.map(([points]) => points),
    [10, 15],
  );
});

test("marks that a forgotten deal leaves on later ones go with one tap, and come back with undo", async () => {
  const { enter, acts, now } = await begun();
  for (const points of ["5", "15", "25"]) await enter(points, "NS");
  await acts.insertBefore(2);
  for (const digit of "10") await acts.typeDigit(digit);
  await acts.answerTyped("side", "EW");
  const marked = () =>
    now()
      .sheet?.deals.filter(isWrongDealer)
      .map(({ number }) => number);
  assert.deepEqual(marked(), [3, 4]);
  await acts.editDeal(4);
  await acts.settleDue([4]);
  assert.deepEqual([now().place, now().kept?.entry, marked()], ["score", null, [3]]);
  await acts.undoStep();
  await acts.settleDue([3, 4]);
  assert.deepEqual(marked(), []);
  await acts.undoStep();
  assert.deepEqual(marked(), [3, 4]);
});

test("a sheet of a link is only seen until somebody goes on with it, as a copy", async () => {
  const { documents } = await documentsOf();
  const { acts, now, enter, deals } = keeperOn(documents);
  const text = 'followsuit-sheet {"S":"Noor"}\n{"points":50,"side":"NS"}';
  await acts.openDocument(Promise.resolve(/** @type {any} */ ({ kind: "sheet", text })), false);
  assert.deepEqual(
    [now().place, now().kept?.id, (await documents.listHeads("sheet")).length],
    ["score", "", 0],
  );
  await acts.saveCopy();
  await enter("20", "EW");
  assert.equal((await documents.listHeads("sheet")).length, 1);
  assert.equal(deals()?.length, 2);
  await acts.openDocument(Promise.reject(new RequestRefused({ code: "not_a_sheet" })), false);
  assert.deepEqual([now().place, now().refusal?.code], ["list", "not_a_sheet"]);
});

test("a sheet of a file is kept at once", async () => {
  const { documents } = await documentsOf();
  const { acts } = keeperOn(documents);
  await acts.openDocument(
    Promise.resolve(/** @type {any} */ ({ kind: "sheet", text: "followsuit-sheet {}" })),
    true,
  );
  assert.equal((await documents.listHeads("sheet")).length, 1);
});

test("the referee knows the people, and of a deal that is being entered what is said so far", async () => {
  /** @type {any[]} */
  const asked = [];
  const { documents } = await documentsOf();
  const { acts } = keeperOn(documents, {
    referee: { openBeside: (/** @type {any[]} */ ...all) => asked.push(all) },
  });
  await acts.open();
  acts.nameSeat("S", "Ama");
  await acts.startSheet();
  acts.callReferee();
  await acts.enterDeal();
  for (const digit of "85") await acts.typeDigit(digit);
  await acts.answerField("points", 85);
  acts.callReferee();
  assert.deepEqual(
    asked.map(([game, , { known, names }]) => [game, known, names]),
    [
      ["two_hundred", {}, { S: "Ama" }],
      ["two_hundred", { points: 85 }, { S: "Ama" }],
    ],
  );
});

test("a sheet that another tab has written is shown as it stands there, and not written over", async () => {
  const { again, enter, now } = await begun();
  const other = keeperOn(again());
  await other.acts.open();
  await other.acts.openSheet("sheet 1");
  await enter("5", "NS");
  await enter("10", "NS");
  await other.acts.enterDeal();
  assert.equal(other.now().isChangedElsewhere, true);
  assert.equal(other.deals()?.length, 2);
  assert.equal(now().isChangedElsewhere, false);
});

test("a sheet that another tab has deleted stays away, and what was typed stays here until it is kept again", async () => {
  const { again, documents, acts, enter, now, deals } = await begun();
  await enter("5", "NS");
  const other = keeperOn(again());
  await other.acts.open();
  await other.acts.removeSheet("sheet 1");
  await acts.enterDeal();
  await acts.typeDigit("8");
  assert.deepEqual([now().isDeletedElsewhere, now().place, now().kept?.entry?.typed], [true, "entry", "8"]);
  assert.deepEqual(await documents.listHeads("sheet"), []);
  await acts.answerTyped("side", "EW");
  assert.deepEqual(deals(), [
    [5, "NS"],
    [8, "EW"],
  ]);
  assert.deepEqual([now().isDeletedElsewhere, await documents.listHeads("sheet")], [true, []]);
  await acts.keepAgain();
  assert.equal(now().isDeletedElsewhere, false);
  await enter("10", "NS");
  await other.acts.open();
  await other.acts.openSheet("sheet 2");
  assert.equal(other.deals()?.length, 3);
});

test("a sheet for which the device never had room is not taken for deleted", async () => {
  const kept = memoryStore();
  const device = {
    ...kept,
    /** @type {typeof kept.writeAll} */
    writeAll: async (changes, guard) => {
      if (guard?.isMet(await kept.loadHead(guard.id))) return false;
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const { acts, enter, now, deals } = keeperOn(createDocuments({ openDevice: async () => device }));
  await acts.open();
  await acts.startSheet();
  await enter("5", "NS");
  assert.deepEqual([now().isDeletedElsewhere, deals()], [false, [[5, "NS"]]]);
});

test("a device without room says so, and loses nothing until the page is closed", async () => {
  const kept = memoryStore();
  let isFull = false;
  /** @type {string[]} */
  const told = [];
  const device = {
    ...kept,
    /** @type {typeof kept.writeAll} */
    writeAll: (changes, guard) =>
      isFull ? Promise.reject(new DOMException("full", "QuotaExceededError")) : kept.writeAll(changes, guard),
  };
  const documents = createDocuments({
    openDevice: async () => device,
    onStorageChange: (where) => void told.push(where),
  });
  const { acts, enter, deals } = keeperOn(documents);
  await acts.open();
  await acts.startSheet();
  await enter("5", "NS");
  isFull = true;
  await enter("10", "EW");
  assert.equal(told.at(-1), "full");
  assert.equal(deals()?.length, 2);
  assert.match(String(await kept.loadLines("sheet 1")), /"points":5/);
  isFull = false;
  await enter("15", "EW");
  assert.match(String(await kept.loadLines("sheet 1")), /"points":10/);
});

test("a note has eighty characters, as a reader counts them, and room for twice as many units", async () => {
  const { acts, asked, now } = await begun();
  await acts.changeHead({ note: `  ${"é".repeat(81)}` });
  assert.equal(asked.at(-1)?.["head"].note, "é".repeat(80));
  await acts.showList();
  assert.deepEqual([now().place, NOTE_UNITS], ["list", 160]);
});

const SAME = changesIn(recordings(import.meta.url));

pageTest("each place of the panel is drawn, told and asked for whole", async () => {
  const { documents } = await documentsOf();
  const { acts, store, asked, given, now } = keeperOn(documents);
  const today = String(new Date(2026, 10, 25, 21, 14).getTime());
  const see = (/** @type {string} */ name) =>
    SAME(
      name,
      [
        drawingOf((actions) => sheetView(speech(/^(?!.*secret)/), store.state(), actions)),
        ...storedIn({ ...now(), sheets: now().sheets.length }),
        ...asked.splice(0).map((one) => `> ${JSON.stringify(one)}`),
        ...given.splice(0).map((one) => `< ${JSON.stringify(one)}`),
      ]
        .join("\n")
        .replaceAll(today, "today"),
    );
  await acts.open();
  see("a new sheet");
  store.change({ type: "setting", settings: /** @type {any} */ ({ house: { rangvaar: { target: 3 } } }) });
  await acts.changeField({ game: "rangvaar" });
  await acts.changeField({ length: "5" });
  acts.nameSeat("S", " Ama ");
  acts.nameSeat("N", "Ama");
  await acts.changeField({ dealer: "W" });
  await acts.changeField({ date: "2026-11-24", note: " at  home ", stake: "2.50" });
  see("a sheet of a game for chips");
  await acts.changeField({ preset: "house" });
  see("a sheet by house rules");
  await acts.changeField({ game: "tractor" });
  await acts.changeField({ table: "4x3" });
  see("a sheet of a game at several tables");
  await acts.startSheet();
  see("a sheet that has begun");
  await acts.enterDeal();
  see("a number is asked");
  await acts.typeDigit("8");
  await acts.typeDigit("5");
  await acts.stepNumber(10);
  await acts.eraseDigit();
  see("a number is typed");
  await acts.answerTyped("side", "NS");
  see("a deal is entered");
  await acts.enterDeal();
  await acts.typeNumber("205");
  await acts.answerTyped();
  see("a number is refused");
  await acts.typeNumber("9");
  await acts.answerTyped();
  await acts.goToField("points");
  see("an answer is asked again");
  await acts.dropEntry();
  await acts.enterDeal();
  await acts.typeNumber("9");
  await acts.answerTyped("side", "NS");
  await acts.undoStep();
  see("a step was taken back");
  await acts.redoStep();
  await acts.enterDeal();
  await acts.typeNumber("9");
  await acts.answerTyped("side", "NS");
  see("a deal is entered twice");
  await acts.dropEntry();
  await acts.insertBefore(1);
  await acts.typeNumber("20");
  await acts.answerTyped("side", "EW");
  see("a deal was forgotten");
  await acts.editDeal(2);
  acts.askToConfirm("deal 2");
  see("a deal is looked at again");
  await acts.removeDeal(2);
  await acts.changeHead({ note: "a note" });
  acts.turnScreen();
  see("a sheet turned round");
  acts.showExport();
  see("what a sheet is given away as");
  await acts.showList();
  acts.askToConfirm("sheet 1");
  see("the sheets of a device");
  acts.showFigures();
  see("the people of a device");
  await acts.openDocument(
    Promise.resolve(
      /** @type {any} */ ({
        kind: "sheet",
        text: 'followsuit-sheet {"S":"Noor"}\n{"points":500,"side":"NS"}',
      }),
    ),
    false,
  );
  see("a sheet that somebody sent, and that is over");
  await acts.openDocument(Promise.reject(new RequestRefused({ code: "not_a_sheet" })), false);
  see("a sheet that cannot be read");
});

test("what was said, asked or copied before is over with each act", async () => {
  const { acts, store, enter } = await begun();
  const stood = {
    ...{ refusal: { code: "x" }, copied: "copied", confirming: "deal 1", isRepeated: true, isTurned: true },
    ...{ isChangedElsewhere: true, isDeletedElsewhere: true, place: "figures", link: "its" },
  };
  assert.deepEqual(
    await resetsOf(store, "scoreSheet", stood, {
      enterDeal: acts.enterDeal,
      typeDigit: () => acts.typeDigit("5"),
      typeNumber: () => acts.typeNumber("15"),
      stepNumber: () => acts.stepNumber(5),
      eraseDigit: () => acts.eraseDigit(),
      answerTyped: () => acts.answerTyped("side", "NS"),
      "a deal": () => enter("20", "NS"),
      editDeal: () => acts.editDeal(1),
      answerField: () => acts.answerField("points", 10),
      goToField: () => acts.goToField("points"),
      finishEntry: () => acts.finishEntry(),
      insertBefore: () => acts.insertBefore(1),
      dropEntry: acts.dropEntry,
      removeDeal: () => acts.removeDeal(1),
      changeHead: () => acts.changeHead({ note: "it" }),
      undoStep: acts.undoStep,
      redoStep: acts.redoStep,
      settleDue: () => acts.settleDue([1]),
      turnScreen: acts.turnScreen,
      showExport: acts.showExport,
      showFigures: acts.showFigures,
      showScore: acts.showScore,
      showList: acts.showList,
      openSheet: () => acts.openSheet("sheet 1"),
      askToConfirm: () => acts.askToConfirm("it"),
      keepAgain: acts.keepAgain,
      open: () => acts.open(),
      startSetup: acts.startSetup,
      changeField: () => acts.changeField({ preset: "traditional" }),
      "another date": () => acts.changeField({ date: "2026-11-24" }),
      nameSeat: () => acts.nameSeat("S", "Bo"),
      startSheet: acts.startSheet,
      removeSheet: () => acts.removeSheet("sheet 1"),
    }),
    {
      "a deal": "refusal copied confirming isRepeated place link",
      "another date": "",
      answerField: "refusal copied confirming isRepeated place",
      answerTyped: "refusal copied confirming isRepeated place link",
      askToConfirm: "confirming",
      changeField: "refusal",
      changeHead: "link",
      dropEntry: "refusal copied confirming isRepeated place",
      editDeal: "refusal copied confirming isRepeated place",
      enterDeal: "refusal copied confirming isRepeated place",
      eraseDigit: "refusal",
      finishEntry: "refusal copied confirming isRepeated place link",
      goToField: "refusal isRepeated",
      insertBefore: "refusal copied confirming isRepeated place",
      keepAgain: "isDeletedElsewhere",
      nameSeat: "",
      open: "refusal copied confirming isRepeated place",
      openSheet: "refusal copied confirming isRepeated place link",
      redoStep: "refusal copied confirming isRepeated place link",
      removeDeal: "refusal copied confirming isRepeated place link",
      removeSheet: "confirming",
      settleDue: "refusal copied confirming isRepeated place link",
      showExport: "refusal copied confirming isRepeated place",
      showFigures: "refusal copied confirming isRepeated",
      showList: "refusal copied confirming isRepeated isChangedElsewhere isDeletedElsewhere place",
      showScore: "refusal copied confirming isRepeated place",
      startSetup: "refusal copied confirming isRepeated place",
      startSheet: "refusal copied confirming isRepeated isChangedElsewhere isDeletedElsewhere place link",
      stepNumber: "refusal",
      turnScreen: "isTurned",
      typeDigit: "refusal",
      typeNumber: "refusal",
      undoStep: "refusal copied confirming isRepeated place link",
    },
  );
});
