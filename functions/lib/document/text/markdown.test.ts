import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/text.ts';
import type { Block, Span } from './block.ts';
import { oneLine } from './clean.ts';
import { markdownOf } from './markdown.ts';
import { textOf } from './plain.ts';

const span = fc
  .record({ text: anyText }, { requiredKeys: ['text'] })
  .chain(({ text }) =>
    fc.record({ text: fc.constant(text), bold: fc.boolean(), italic: fc.boolean(), code: fc.boolean() }),
  );
const spans = fc.array(span, { minLength: 1, maxLength: 5 });

/** What a reader of the dialect shows of a line: marks gone, escapes resolved, code as it is, all spaces alike. */
const shown = (line: string): string =>
  line
    .replace(/\\([!-/:-@[-`{-~])|`([^`]*)`|\*\*?/g, (_, escaped?: string, code?: string) => escaped ?? code ?? '')
    .replaceAll('\u00A0', ' ');

const lines = (blocks: readonly Block[]): string[] => markdownOf(blocks).split('\n');
const paragraph = (own: readonly Span[]): Block => ({ kind: 'paragraph', spans: own });

describe('Markdown of any text', () => {
  it('shows the text of a paragraph, and nothing of it as a mark', () => {
    fc.assert(
      fc.property(spans, (own) => {
        const [line = '', ...others] = lines([paragraph(own)]);
        expect(others).toEqual([]);
        expect(shown(line)).toBe(textOf(own));
        expect(line).not.toMatch(/^(#{1,3} |> |- |\||• |```|\d{1,3}[.)] |\[\^|!\[.*\]\(figure:)/);
      }),
    );
  });

  it('shows the text of a heading in one line', () => {
    fc.assert(
      fc.property(anyText, (own) => {
        fc.pre(oneLine(own) !== '');
        const [line = '', ...others] = lines([{ kind: 'heading', level: 2, text: own }]);
        expect(others).toEqual([]);
        expect(shown(line.slice(3))).toBe(oneLine(own));
        expect(line).not.toMatch(/\s#+$/);
      }),
    );
  });

  it('keeps as many cells in each row of a table as its head has', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(spans, spans), { minLength: 2, maxLength: 4 }), ([head = [[], []], ...rows]) => {
        const cells = lines([{ kind: 'table', head, rows }]).map((line) => line.slice(1, -1).split(/(?<!\\)\|/));
        expect(cells.map((row) => row.length)).toEqual(Array(rows.length + 2).fill(2));
        const [first] = cells[0] ?? [];
        expect(shown((first ?? '').replaceAll('\\|', '|').trim())).toBe(textOf(head[0]));
      }),
    );
  });

  it('never ends code early', () => {
    fc.assert(
      fc.property(anyText, (own) => {
        const [first, ...rest] = lines([{ kind: 'code', text: own }]);
        expect(first).toMatch(/^`{3,}$/);
        expect(rest.findIndex((line) => /^`+$/.test(line.trim()) && line.trim().length >= (first?.length ?? 0))).toBe(
          rest.length - 1,
        );
      }),
    );
  });
});

describe('Markdown', () => {
  it('writes lists of two levels, with the numbers of the file', () => {
    const inner = { kind: 'list', items: [{ spans: [{ text: 'b' }] }] } as const;
    expect(
      markdownOf([{ kind: 'list', start: 3, items: [{ spans: [{ text: 'a' }], inner }, { spans: [{ text: 'c' }] }] }]),
    ).toBe('3. a\n  - b\n4. c');
  });
  it('writes quotes, figures and links', () => {
    const blocks: Block[] = [
      { kind: 'quote', paragraphs: [[{ text: 'One' }], [{ text: 'Two' }]] },
      { kind: 'figure', name: 'plan', alt: 'A [plan]', caption: 'The "plan"' },
      paragraph([
        { text: 'See ' },
        { text: 'the site', href: 'https://example.org/a (b)' },
        { text: ' or ' },
        { text: 'not', href: 'javascript:alert(1)' },
      ]),
    ];
    expect(markdownOf(blocks)).toBe(
      '> One\n>\n> Two\n\n![A (plan)](figure:plan "The ”plan”")\n\nSee [the site](https://example.org/a%20%28b%29) or not',
    );
  });
  it('numbers notes as the text refers to them, and leaves out what leads nowhere', () => {
    const blocks: Block[] = [
      paragraph([
        { text: 'A' },
        { text: '', note: 'second' },
        { text: ' b' },
        { text: '', note: 'missing' },
        { text: ' c' },
        { text: '', note: 'first' },
      ]),
      { kind: 'note', key: 'first', spans: [{ text: 'One' }] },
      { kind: 'note', key: 'second', spans: [{ text: 'Two' }] },
    ];
    expect(markdownOf(blocks)).toBe('A[^1] b c[^2]\n\n[^2]: One\n\n[^1]: Two');
  });
  it('writes a table that fits no page as a list of its rows', () => {
    const row = Array.from({ length: 13 }, (_, at) => [{ text: `c${at}` }]);
    expect(markdownOf([{ kind: 'table', head: row, rows: [row] }])).toMatch(/^- c0; c1; .*c12\n- c0; c1/);
  });
});
