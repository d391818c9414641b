/**
 * Compression, with brotli at the level given: reads pairs of lines, a file and where its compressed form goes (`.br`
 * or `.gz`), and makes them.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const lines = readFileSync(0, "utf8").trim().split("\n");
for (let i = 0; i < lines.length; i += 2) {
  const [source, target] = [lines[i], lines[i + 1]];
  const bytes = readFileSync(source);
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(process.argv[2]),
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  writeFileSync(
    `${target}.part`,
    target.endsWith(".br") ? brotliCompressSync(bytes, brotli) : gzipSync(bytes, { level: 9 }),
  );
  renameSync(`${target}.part`, target);
}
