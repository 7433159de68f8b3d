import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, parseContent, type Span } from '#shared/catalog/content.ts';
import { anyText } from '../testing/text.ts';
import { oneLine } from './clean.ts';
import { markdownOf } from './markdown.ts';
import { textOf } from './plain.ts';

/* What is read from a document is what the product's own parser shows of it: no character is taken for a mark. */

const spans = fc.array(
  fc.record({
    text: anyText,
    bold: fc.boolean(),
    italic: fc.boolean(),
    code: fc.boolean(),
    href: fc.constantFrom(undefined, undefined, 'https://a.b/c (d)'),
  }),
  { minLength: 1, maxLength: 5 },
);

const shown = (found: readonly Span[]): string => oneLine(found.map((span) => span.text).join(''));
/** The only block of a text, which is of this kind. */
function only<Kind extends Block['kind']>(kind: Kind, markdown: string): Extract<Block, { kind: Kind }> {
  const blocks = parseContent(markdown);
  expect(blocks.map((block) => block.kind)).toEqual([kind]);
  return blocks[0] as Extract<Block, { kind: Kind }>;
}

describe('what a document says is shown as it is', () => {
  it('in a paragraph', () =>
    fc.assert(
      fc.property(spans, (own) => {
        fc.pre(textOf(own) !== '');
        expect(shown(only('paragraph', markdownOf([{ kind: 'paragraph', spans: own }])).spans)).toBe(textOf(own));
      }),
    ));

  it('in a heading', () =>
    fc.assert(
      fc.property(anyText, (own) => {
        fc.pre(oneLine(own) !== '');
        expect(oneLine(only('heading', markdownOf([{ kind: 'heading', level: 2, text: own }])).text)).toBe(
          oneLine(own),
        );
      }),
    ));

  it('in lists and in lists within them', () =>
    fc.assert(
      fc.property(
        fc.array(spans, { minLength: 1, maxLength: 4 }),
        fc.option(fc.nat(20), { nil: undefined }),
        (own, start) => {
          fc.pre(own.every((item) => textOf(item) !== ''));
          const items = own.map((item) => ({
            spans: item,
            inner: { kind: 'list' as const, items: [{ spans: item }] },
          }));
          const found = only('list', markdownOf([{ kind: 'list', start, items }]));
          expect(found.items.map((item) => shown(item.spans))).toEqual(own.map(textOf));
          expect(found.items.map(({ sub }) => shown(sub?.items[0] ?? []))).toEqual(own.map(textOf));
        },
      ),
    ));

  it('in a table', () =>
    fc.assert(
      fc.property(spans, spans, fc.array(fc.tuple(spans, spans), { minLength: 1, maxLength: 3 }), (a, b, rows) => {
        const found = only('table', markdownOf([{ kind: 'table', head: [a, b], rows }]));
        expect([found.head, ...found.rows].map((row) => row.map(shown))).toEqual(
          [[a, b], ...rows].map((row) => row.map(textOf)),
        );
      }),
    ));

  it('in quotes and notes', () =>
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        fc.pre(textOf(a) !== '' && textOf(b) !== '');
        const [quote, paragraph, notes] = parseContent(
          markdownOf([
            { kind: 'quote', paragraphs: [a, b] },
            { kind: 'paragraph', spans: [...a, { text: '', note: 'x' }] },
            { kind: 'note', key: 'x', spans: b },
          ]),
        );
        expect(quote?.kind === 'quote' && quote.paragraphs.map(shown)).toEqual([a, b].map(textOf));
        expect(paragraph?.kind === 'paragraph' && shown(paragraph.spans)).toBe(textOf(a));
        expect(notes?.kind === 'notes' && shown(notes.notes[0]?.spans ?? [])).toBe(textOf(b));
      }),
    ));

  it('beside figures', () =>
    fc.assert(
      fc.property(anyText, anyText, (alt, caption) => {
        const figure = only('figure', markdownOf([{ kind: 'figure', name: 'n-1', alt, caption }]));
        expect(shown(figure.caption)).toBe(oneLine(caption).replaceAll('"', '”'));
      }),
    ));
});
