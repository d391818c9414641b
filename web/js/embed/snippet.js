/** Snippet: the HTML that puts a table into a page. */

/**
 * @param {string} site our own address, with a slash at its end
 * @param {Record<string, string>} parameters
 * @param {boolean} isFrame a plain frame in place of the element
 * @param {string} title
 * @returns {string} HTML
 */
export function buildSnippet(site, parameters, isFrame, title) {
  if (!isFrame) {
    const attributes = Object.entries(parameters).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<script src="${escapeHtml(site)}embed.js" async></script>\n<follow-suit${attributes.join("")}></follow-suit>\n`;
  }
  const query = new URLSearchParams(parameters).toString();
  const address = `${site}embed/${query && `?${query}`}`;
  return `<iframe src="${escapeHtml(address)}"\n  title="${escapeHtml(title)}" width="100%" height="640" loading="lazy"\n  allow="clipboard-write; fullscreen" style="border: 0"></iframe>\n`;
}

/** @param {string} value */
function escapeHtml(value) {
  return value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
