import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createArchive } from "../../../web/js/core/storage/archive.js";
import { memoryStore } from "../../../web/js/core/storage/memory-store.js";
import { readStored } from "../../../web/js/features/score-sheet/sheet-storage.js";
import { isWrongDealer } from "../../../web/js/features/score-sheet/score-view.js";
import { archiveOf } from "../shared/archives.js";
import { begun, keeperOn } from "../shared/score-desk.js";

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
  const { acts, archive } = await begun();
  await acts.showList();
  await acts.startSetup();
  await Promise.all([acts.startSheet(), acts.startSheet()]);
  assert.equal((await archive.loadSheets()).length, 2, "the one before, and this");
});

test("a tab closed in the middle of an entry is there again, with the digits typed", async () => {
  const { acts, archive } = await begun();
  await acts.enterDeal();
  await acts.typeDigit("8");
  const again = keeperOn(archive);
  await again.acts.open();
  assert.deepEqual([again.now().place, again.now().kept?.entry?.typed], ["entry", "8"]);
  await again.acts.typeDigit("5");
  await again.acts.answerTyped("side", "EW");
  assert.deepEqual(again.deals(), [[85, "EW"]]);
});

test("every step is undone and done again, after the page was closed too", async () => {
  const { enter, acts, archive, deals } = await begun();
  for (const points of ["5", "10", "15"]) await enter(points, "NS");
  await acts.editDeal(2);
  await acts.answerField("points", 100);
  await acts.finishEntry();
  assert.deepEqual(
    deals()?.map(([points]) => points),
    [5, 100, 15],
  );
  const again = keeperOn(archive);
  await again.acts.open();
  await again.acts.openSheet("sheet 1");
  for (const left of [[5, 10, 15], [5, 10], [5], []]) {
    await again.acts.undoStep();
    assert.deepEqual(
      again.deals()?.map(([points]) => points),
      left,
    );
  }
  await again.acts.undoStep();
  for (const back of [[5], [5, 10], [5, 10, 15], [5, 100, 15]]) {
    await again.acts.redoStep();
    assert.deepEqual(
      again.deals()?.map(([points]) => points),
      back,
    );
  }
  // What is entered after an undo takes the place of what was undone.
  await again.acts.undoStep();
  await again.enter("20", "EW");
  assert.equal(again.now().kept?.undone.length, 0);
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
  const { archive } = await archiveOf();
  const { acts, now, enter, deals } = keeperOn(archive);
  await acts.openLink('followsuit-sheet {"S":"Noor"}\n{"points":50,"side":"NS"}');
  assert.deepEqual([now().place, now().kept?.id, (await archive.loadSheets()).length], ["score", "", 0]);
  await acts.saveCopy();
  await enter("20", "EW");
  assert.equal((await archive.loadSheets()).length, 1);
  assert.equal(deals()?.length, 2);
  await acts.openLink("torn");
  assert.deepEqual([now().place, now().refusal?.code], ["list", "not_a_sheet"]);
});

test("the referee knows the people, and of a deal that is being entered what is said so far", async () => {
  /** @type {any[]} */
  const asked = [];
  const { archive } = await archiveOf();
  const { acts } = keeperOn(archive, {
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
  const { archive, enter, now } = await begun();
  const other = keeperOn(archive);
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
  const { archive, acts, enter, now, deals } = await begun();
  await enter("5", "NS");
  const other = keeperOn(archive);
  await other.acts.open();
  await other.acts.removeSheet("sheet 1");
  await acts.enterDeal();
  await acts.typeDigit("8");
  assert.deepEqual([now().isDeletedElsewhere, now().place, now().kept?.entry?.typed], [true, "entry", "8"]);
  assert.deepEqual(await archive.loadSheets(), []);
  await acts.answerTyped("side", "EW");
  assert.deepEqual(deals(), [
    [5, "NS"],
    [8, "EW"],
  ]);
  assert.deepEqual([now().isDeletedElsewhere, await archive.loadSheets()], [true, []]);
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
    /** @type {typeof kept.writeSteps} */
    writeSteps: async (steps, unless) => {
      if (unless?.isMet(await kept.loadValue(unless.store, unless.key))) return false;
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const { acts, enter, now, deals } = keeperOn(createArchive({ openDevice: async () => device }));
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
    /** @type {typeof kept.writeSteps} */
    writeSteps: (steps, unless) =>
      isFull
        ? Promise.reject(new DOMException("full", "QuotaExceededError"))
        : kept.writeSteps(steps, unless),
  };
  const archive = createArchive({
    openDevice: async () => device,
    onStorageChange: (where) => void told.push(where),
  });
  const { acts, enter, deals } = keeperOn(archive);
  await acts.open();
  await acts.startSheet();
  await enter("5", "NS");
  isFull = true;
  await enter("10", "EW");
  assert.equal(told.at(-1), "full");
  assert.equal(deals()?.length, 2);
  assert.match(readStored(await kept.loadValue("sheets", "sheet 1"))?.text ?? "", /"points":5/);
  isFull = false;
  await enter("15", "EW");
  assert.match(readStored(await kept.loadValue("sheets", "sheet 1"))?.text ?? "", /"points":10/);
});

test("what else was kept beside the sheets is no sheet, and is left as it is", async () => {
  const { acts, now, archive } = await begun();
  const other = { id: "monday", text: "followsuit-exercises 1", changed: 7 };
  await archive.saveSheet(other.id, other);
  await acts.open();
  assert.deepEqual(
    now().sheets.map(({ id }) => id),
    ["sheet 1"],
  );
  assert.ok((await archive.loadSheets()).some((one) => /** @type {any} */ (one).id === other.id));
});
