/**
 * Compression, with brotli at the level given: reads pairs of lines, a file and where its compressed form goes (`.br`
 * or `.gz`), and makes them, as many at a time as there are processors.
 */
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const lines = readFileSync(0, "utf8").trim().split("\n");
const pairs = Array.from({ length: lines.length / 2 }, (_, at) => lines.slice(2 * at, 2 * at + 2));
// The largest first: one that is begun last would be waited for alone.
pairs.sort(([one], [other]) => statSync(other).size - statSync(one).size);

/** @param {string} source @param {string} target */
async function encode(source, target) {
  const bytes = readFileSync(source);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Number(process.argv[2]),
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const encoded = target.endsWith(".br") ? await brotli(bytes, { params }) : await zip(bytes, { level: 9 });
  writeFileSync(`${target}.part`, encoded);
  renameSync(`${target}.part`, target);
}

async function work() {
  for (let next = pairs.shift(); next; next = pairs.shift()) await encode(...next);
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
