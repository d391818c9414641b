/**
 * A snapshot is the interpreter's memory once the engine has been imported; a later visit goes on from there instead of
 * starting Python and importing everything again.
 *
 * It is not downloaded: each browser makes its own from the files it already has (snapshot_worker.js) and stores it in a
 * cache, under a key made of those files' checksums. Most of the memory is zeros; only pages with other bytes are stored.
 */

/** Every cache of ours begins with `follow-suit`: web/js/offline deletes them by that. */
const CACHE = "follow-suit-snapshots";
const PAGE = 4096;
const MAGIC = 0x46533031;
const HEADER = 4; // numbers: magic, length of the memory, pages kept, checksum of them

/**
 * Packs memory: a header, which pages there are, and those pages.
 * @param {Uint8Array} memory its length a whole number of words
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function packMemory(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
  const pages = [];
  for (let start = 0; start < words.length; start += PAGE >> 2) {
    const end = Math.min(start + (PAGE >> 2), words.length);
    for (let at = start; at < end; at++) {
      if (words[at] === 0) continue;
      pages.push((start << 2) / PAGE);
      break;
    }
  }
  const index = (HEADER + pages.length) * 4;
  const packed = new Uint8Array(index + pages.length * PAGE);
  pages.forEach((page, place) =>
    packed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), index + place * PAGE),
  );
  const numbers = new Uint32Array(packed.buffer);
  numbers.set([MAGIC, memory.byteLength, pages.length], 0);
  numbers.set(pages, HEADER);
  numbers[3] = computeChecksum(numbers);
  return packed;
}

/**
 * @param {ArrayBuffer} packed
 * @returns {Uint8Array<ArrayBuffer>} the memory
 * @throws {RangeError} where it is not what `pack` made
 */
export function unpackMemory(packed) {
  if (packed.byteLength < HEADER * 4 || packed.byteLength % 4) throw new RangeError("no snapshot");
  const numbers = new Uint32Array(packed);
  const [magic, length, count, sum] = numbers;
  const index = (HEADER + count) * 4;
  if (magic !== MAGIC || packed.byteLength !== index + count * PAGE || computeChecksum(numbers) !== sum)
    throw new RangeError("a damaged snapshot");
  const memory = new Uint8Array(length);
  const bytes = new Uint8Array(packed);
  // Neighbouring pages go in one piece: a few hundred pieces in place of thousands.
  for (let first = 0; first < count;) {
    let next = first + 1;
    while (next < count && numbers[HEADER + next] === numbers[HEADER + next - 1] + 1) next++;
    const start = numbers[HEADER + first] * PAGE;
    const piece = bytes.subarray(index + first * PAGE, index + next * PAGE);
    memory.set(piece.subarray(0, length - start), start);
    first = next;
  }
  return memory;
}

/**
 * A checksum of everything but itself: it tells a damaged snapshot from a whole one, nothing more. Four sums run side by
 * side, since each step of one waits for the step before.
 * @param {Uint32Array} numbers
 */
function computeChecksum(numbers) {
  const { length } = numbers;
  const whole = length - (length % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = HEADER; at < whole; at += 4) {
    a = (Math.imul(a, 31) + numbers[at]) | 0;
    b = (Math.imul(b, 31) + numbers[at + 1]) | 0;
    c = (Math.imul(c, 31) + numbers[at + 2]) | 0;
    d = (Math.imul(d, 31) + numbers[at + 3]) | 0;
  }
  for (const rest of [...numbers.subarray(whole), a, b, c, d, numbers[1], numbers[2]])
    a = (Math.imul(a, 31) + rest) | 0;
  return a >>> 0;
}

/** @param {string} key @returns {string} */
const addressOf = (key) => new URL(`./snapshot/${key}`, import.meta.url).href;

/**
 * Stores a snapshot and deletes those of other versions.
 * @param {string} key @param {Uint8Array<ArrayBuffer>} packed
 * @throws {DOMException} where the browser refuses storage
 */
export async function storeSnapshot(key, packed) {
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(key), new Response(packed));
  for (const { url } of await cache.keys()) if (url !== addressOf(key)) await cache.delete(url);
}

/**
 * @param {string} key
 * @returns {Promise<Response | null>} null where there is none, or the browser refuses storage
 */
export async function readSnapshot(key) {
  try {
    return (await caches.match(addressOf(key), { cacheName: CACHE })) ?? null;
  } catch {
    return null;
  }
}

/** @param {string} key */
export async function deleteSnapshot(key) {
  try {
    const cache = await caches.open(CACHE);
    await cache.delete(addressOf(key));
  } catch {
    // Where storage is refused there is nothing to delete.
  }
}
