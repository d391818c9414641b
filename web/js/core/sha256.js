/** SHA-256, as the browser makes it: only in a secure context, that is HTTPS or localhost. */

/** @param {string} text @returns {Promise<string | null>} its SHA-256 in hexadecimal digits; null where there is none */
export async function sha256(text) {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
