import type { Block, Items, ListItem, Span } from '#shared/catalog/content.ts';

/*
 * Typographic quotes, dashes and ellipses for prose. Code stays as it is written, and so does a heading's anchor.
 */

const opensAfter = /[\s([{\u2013\u2014\u201C\u2018/-]/;
const isOpening = (before: string): boolean => before === '' || opensAfter.test(before);

/** A single quote is an apostrophe unless it opens something that is closed. */
function curly(text: string, before: string): string {
  return text.replace(/["']/g, (quote, at: number) => {
    const opens = isOpening(at > 0 ? (text[at - 1] ?? '') : before);
    if (quote === '"') return opens ? '“' : '”';
    const isAbbreviated = /^\d/.test(text.slice(at + 1));
    return opens && !isAbbreviated ? '‘' : '’';
  });
}

const dashed = (text: string): string =>
  text
    .replace(/(?<=\S)---(?=\S)|(?<=\s)---(?=\s)/g, '—')
    .replace(/(?<=\S)--(?=\S)|(?<=\s)--(?=\s)/g, '–')
    .replace(/ - /g, ' – ')
    .replace(/\.\.\.(?!\.)/g, '…');

/** The same spans with typographic characters in their prose. */
export function smart(spans: readonly Span[]): Span[] {
  let before = '';
  return spans.map((span) => {
    const text = span.code ? span.text : curly(dashed(span.text), before);
    before = span.text.at(-1) ?? before;
    return text === span.text ? span : { ...span, text };
  });
}
const smartTitle = (text: string): string => smart([{ text }])[0]?.text ?? text;

const smartItem = ({ spans, sub }: ListItem): ListItem => ({
  spans: smart(spans),
  ...(sub && { sub: { ...sub, items: sub.items.map(smart) } }),
});
const smartItems = <List extends Items<ListItem>>(list: List): List => ({ ...list, items: list.items.map(smartItem) });

/** A block as a printer would set it. */
export function smartBlock(block: Block): Block {
  switch (block.kind) {
    case 'heading':
      return { ...block, text: smartTitle(block.text) };
    case 'paragraph':
      return { ...block, spans: smart(block.spans) };
    case 'list':
      return smartItems(block);
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(smart) };
    case 'table':
      return { ...block, head: block.head.map(smart), rows: block.rows.map((row) => row.map(smart)) };
    case 'figure':
      return { ...block, caption: smart(block.caption) };
    case 'notes':
      return { ...block, notes: block.notes.map((note) => ({ ...note, spans: smart(note.spans) })) };
    case 'code':
      return block;
  }
}
