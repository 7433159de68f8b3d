/**
 * What a backslash turns back into text: stars and backticks, a backslash before a sign that it would escape, and
 * brackets where a link, note or figure could begin or end, so also at the end of a run of text.
 */
const inlineMark = /[*`]|\\(?=[!-/:-@[-`{-~]|$)|(?<=!)\[|\[(?=\^|$)|\](?=\(|$)/g;

export const escapeInline = (text: string): string => text.replace(inlineMark, '\\$&');
/** Within a link no bracket may end it. */
export const escapeLink = (text: string): string => text.replace(/[*`[\]]|\\(?=[!-/:-@[-`{-~]|$)/g, '\\$&');

/**
 * A line that would begin a heading, list, quote or table. Inline marks are escaped already, so neither fence, figure nor
 * note can begin here. No backslash stands before a bullet: a space that is no plain one behind it does the same.
 */
export const escapeStart = (line: string): string =>
  line
    .replace(/^(?=#{1,3}(\s|$)|>(\s|$)|-(\s|$)|\|)/, '\\')
    .replace(/^(\d{1,3})(?=[.)](\s|$))/, '$1\\')
    .replace(/^• /, '•\u00A0');

/** `## Title ##` is read as `Title`: hashes at the end of a heading are text only when escaped. */
export function escapeHeading(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return escapeInline(text.slice(0, end)) + '\\#'.repeat(text.length - end);
}
