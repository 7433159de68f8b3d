/**
 * The HTML of articles, newsletters, tools and legal pages: what the server keeps of a text, and what the browser shows of it.
 * Everything else is dropped, and its text kept.
 */

/** Elements without any attribute. */
const plainElements =
  'h2 h3 h4 p br hr blockquote pre code kbd ul li dl dt dd strong b em i u s sub sup mark small figure figcaption table caption colgroup thead tbody tfoot tr aside'.split(
    ' ',
  );

/** By element, the attributes it may have. */
export const richAttributes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(plainElements.map((name) => [name, []])),
  a: ['href', 'title', 'rel', 'target', 'id'],
  abbr: ['title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'allowfullscreen', 'loading', 'referrerpolicy'],
  ol: ['start'],
  li: ['id'],
  col: ['width'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** By element, the classes that say what it is. */
const classes: Readonly<Record<string, RegExp>> = {
  /** Of the text in a `pre`. */
  code: /^language-[a-z0-9+#-]{1,20}$/,
  /** A list of tasks, and those that are done. */
  ul: /^tasks$/,
  li: /^is-done$/,
  /** Text that is set off from the rest. */
  aside: /^callout-(?:note|tip|warning)$/,
  /** A footnote's number in the text, and the list of footnotes. */
  sup: /^note-reference$/,
  ol: /^notes$/,
  th: /^align-(?:center|right)$/,
  td: /^align-(?:center|right)$/,
};

/** Of a footnote (`note-1`) and the place that refers to it (`note-reference-1`). Other ids could be taken for the page's own. */
const noteId = /^note(?:-reference)?-[1-9]\d{0,2}$/;
const pixels = /^[1-9]\d{0,3}$/;

/** The classes of an element that are kept, in order. */
export const richClasses = (element: string, value: string): string[] =>
  value.split(/\s+/).filter((name) => classes[element]?.test(name));

/** Elements that may have classes. */
export const elementsWithClasses: readonly string[] = Object.keys(classes);

/** Whether the value of an attribute is one that is kept. Addresses are not looked at here. */
export function isRichValue(attribute: string, value: string): boolean {
  if (attribute === 'id') return noteId.test(value);
  // Sizes are of columns and pictures, whose place is as large before they have loaded.
  return !['width', 'height'].includes(attribute) || pixels.test(value);
}
