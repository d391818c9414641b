/**
 * Snapshot: the interpreter's memory as it is once the engine is imported, so that a later visit can go on from
 * there instead of starting Python and importing everything again.
 *
 * Nothing of it is downloaded: each browser makes its own from the files it already has (keeper.mjs), and keeps it
 * in its cache under a name that says which files those were. Most of the memory is nothing but zeros, so only
 * pages that hold something are kept.
 */

const SHELF = "followsuit-snapshots";
const PAGE = 4096;
const MAGIC = 0x46533031;
const HEADER = 4; // numbers: magic, length of the memory, pages kept, checksum of them

/**
 * Packs memory: a header, which pages there are, and those pages.
 * @param {Uint8Array} memory its length a whole number of words
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function pack(memory) {
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
  numbers[3] = checksum(numbers);
  return packed;
}

/**
 * @param {ArrayBuffer} packed
 * @returns {Uint8Array<ArrayBuffer>} the memory
 * @throws {RangeError} where it is not what `pack` made
 */
export function unpack(packed) {
  if (packed.byteLength < HEADER * 4 || packed.byteLength % 4) throw new RangeError("no snapshot");
  const numbers = new Uint32Array(packed);
  const [magic, length, count, sum] = numbers;
  const index = (HEADER + count) * 4;
  if (magic !== MAGIC || packed.byteLength !== index + count * PAGE || checksum(numbers) !== sum)
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
 * A checksum of everything but itself: it tells a damaged snapshot from a whole one, nothing more.
 * @param {Uint32Array} numbers
 */
function checksum(numbers) {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) if (at !== 3) sum = (Math.imul(sum, 31) + numbers[at]) | 0;
  return sum >>> 0;
}

/** @param {string} key @returns {string} */
const addressOf = (key) => new URL(`./snapshot/${key}`, import.meta.url).href;

/**
 * Keeps a snapshot and forgets those of other versions. Throws where the browser keeps nothing.
 * @param {string} key @param {Uint8Array<ArrayBuffer>} packed
 */
export async function keep(key, packed) {
  const shelf = await caches.open(SHELF);
  await shelf.put(addressOf(key), new Response(packed));
  for (const { url } of await shelf.keys()) if (url !== addressOf(key)) await shelf.delete(url);
}

/**
 * @param {string} key
 * @returns {Promise<Response | null>} null where there is none, or the browser keeps nothing
 */
export async function kept(key) {
  try {
    return (await caches.match(addressOf(key), { cacheName: SHELF })) ?? null;
  } catch {
    return null;
  }
}

/** @param {string} key */
export async function forget(key) {
  try {
    const shelf = await caches.open(SHELF);
    await shelf.delete(addressOf(key));
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
