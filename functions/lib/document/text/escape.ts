/** Inline marks of the product's Markdown, which a backslash turns back into text. */
const inlineMark = /[\\*`[\]]/g;

export const escapeInline = (text: string): string => text.replace(inlineMark, '\\$&');

/**
 * A line that would begin a block of another kind: a heading, list, quote, table, rule or bullet. Inline marks are
 * escaped already, so a fence, figure or note cannot begin here.
 */
export const escapeStart = (line: string): string =>
  line.replace(/^(?=[#>|+•=~-])/, '\\').replace(/^(\d{1,9})(?=[.)](\s|$))/, '$1\\');

/** `## Title ##` is read as `Title`: hashes at the end of a heading are text only when escaped. */
export const escapeHeading = (text: string): string => escapeInline(text).replace(/#(?=#*$)/g, '\\#');
