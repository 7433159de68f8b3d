const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Signs that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it stands in HTML or XML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** The same for XML, without what it cannot hold: half of a surrogate pair, most control characters. */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(unwritable, ''));

/** A value as JSON that may stand in a `<script>`: nothing in it ends the element or a line of it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
