const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for HTML or XML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** The same for XML, without characters it cannot represent: lone surrogates, most control characters. */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(unwritable, ''));

const codeOf = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that is safe inside a `<script>`: nothing in it ends the element or a line. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, codeOf);

/**
 * JSON of ASCII only, for answers that are kept and sent often. One typographer's quote makes a whole text two bytes a
 * character in memory, and everything that is done with it twice to ten times slower.
 */
export const asciiJson = (value: unknown): string => JSON.stringify(value).replace(/[\u0080-\uffff]/g, codeOf);
