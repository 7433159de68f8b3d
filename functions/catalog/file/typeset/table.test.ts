import { describe, expect, it } from 'vitest';
import { margins, sheet } from './page.ts';
import { divide } from './table-plan.ts';
import { type Piece, type Setting, setText } from './testing/recorded.ts';

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(rowOf).join('\n');
const all = ({ pieces }: Setting): string => pieces.map(({ text }) => text).join(' ');
const find = ({ pieces }: Setting, text: string): Piece[] => pieces.filter((piece) => piece.text === text);
const linesOf = (setting: Setting, text: string): number => new Set(find(setting, text).map(({ y }) => y)).size;

describe('a table in a PDF', () => {
  it('repeats its head on each page and divides no row', () => {
    const rows = Array.from({ length: 60 }, (_, n) => [
      `R${n}`,
      'several words that take more than one line '.repeat(16),
    ]);
    const setting = setText(tableOf(['Number', 'Meaning'], rows));
    const pages = new Set(setting.pieces.map(({ page }) => page)).size;
    expect(pages).toBeGreaterThan(3);
    expect(find(setting, 'Number').map(({ page }) => page)).toEqual(Array.from({ length: pages }, (_, n) => n + 1));
    const starts = setting.pieces.filter(({ text }) => /^R\d+$/.test(text));
    expect(starts).toHaveLength(60);
    for (const [n, { page }] of starts.entries()) {
      const from = setting.pieces.indexOf(starts[n] as Piece);
      const to = starts[n + 1] ? setting.pieces.indexOf(starts[n + 1] as Piece) : setting.pieces.length;
      const row = setting.pieces.slice(from, to).filter(({ text }) => !['Number', 'Meaning'].includes(text));
      expect(row.every((piece) => piece.page === page)).toBe(true);
    }
  });

  it('leaves no last row alone on a page', () => {
    for (let count = 3; count < 30; count++) {
      const rows = Array.from({ length: count }, (_, n) => [`R${n}`, 'words '.repeat(12)]);
      const starts = setText(tableOf(['Number', 'Meaning'], rows)).pieces.filter(({ text }) => /^R\d+$/.test(text));
      expect(starts).toHaveLength(count);
      const last = starts.at(-1)?.page;
      expect(starts.filter(({ page }) => page === last).length).toBeGreaterThan(1);
    }
  });

  it('divides a row that is taller than a page, and loses none of it', () => {
    const words = Array.from({ length: 1500 }, (_, n) => `w${n}`);
    const setting = setText(
      tableOf(
        ['One', 'Two'],
        [
          [words.join(' '), 'beside'],
          ['after', 'it'],
        ],
      ),
    );
    expect(setting.pages.length).toBeGreaterThan(2);
    expect(setting.pieces.map(({ text }) => text).filter((text) => /^w\d+$/.test(text))).toEqual(words);
    for (const { y, page } of setting.pieces)
      expect(y).toBeLessThan((setting.pages[page - 1]?.height ?? 0) - margins.bottom);
    expect(find(setting, 'after')).toHaveLength(1);
  });

  it('makes empty cells tall enough to write in, and wide enough', () => {
    const setting = setText(
      tableOf(
        ['No.', 'Of', 'It', 'Is'],
        [
          ['1', '', '', ''],
          ['2', '', '', ''],
          ['3', 'a', 'b', 'c'],
        ],
      ),
    );
    const at = (text: string) => find(setting, text)[0] as Piece;
    expect(at('2').y - at('1').y).toBeGreaterThanOrEqual(22);
    const letters = [...'abcdefghi'];
    const sheet = setText(tableOf(letters, [letters.map(() => '')]));
    const [first, second] = ['a', 'b'].map((name) => find(sheet, name)[0] as Piece);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(40);
  });

  it('turns the page for a table that is too wide, with the heading above it, and back', () => {
    const head = [
      'Identification',
      'Responsibility',
      'Circumstances',
      'Documentation',
      'Effectiveness',
      'Verification',
      'Consequences',
    ];
    const setting = setText(`# Start\n\nBefore.\n\n## Sheet\n\n${tableOf(head, [head, head])}\n\nAfterwards.`);
    expect(setting.pages.map(({ width, height }) => width > height)).toEqual([false, true, false]);
    expect(find(setting, 'Sheet')[0]?.page).toBe(2);
    expect(setting.pieces.filter(({ text }) => text === 'Verification')).toHaveLength(3);
    for (const { right, page } of setting.pieces)
      expect(right).toBeLessThan((setting.pages[page - 1]?.width ?? 0) - 20);
  });

  it('breaks only words that no column can hold', () => {
    const setting = setText(tableOf(['Field', 'Yours'], [['Acknowledgement', 'x'.repeat(400)]]));
    expect(find(setting, 'Acknowledgement')).toHaveLength(1);
    expect(all(setting).match(/x/g)).toHaveLength(400);
    for (const { right } of setting.pieces) expect(right).toBeLessThan(sheet.height);
  });

  it('sets hostile tables: a head taller than a page, twelve columns, thousands of rows', () => {
    const tall = setText(tableOf(['head '.repeat(900), 'b'], [['c', 'd']]));
    expect(find(tall, 'head')).toHaveLength(900);
    const twelve = Array.from({ length: 12 }, (_, n) => `column${n}`.repeat(6));
    expect(all(setText(tableOf(twelve, [twelve]))).replaceAll(' ', '')).toContain('0');
    const many = setText(
      tableOf(
        ['a', 'b'],
        Array.from({ length: 3000 }, (_, n) => [`r${n}`, '']),
      ),
    );
    expect(linesOf(many, 'r2999')).toBe(1);
  });

  it('keeps with the line that introduces it', () => {
    for (let lines = 12; lines < 24; lines++) {
      const filler = Array.from({ length: lines }, (_, n) => `Line ${n}.`).join('\n\n');
      const setting = setText(
        `${filler}\n\nWorksheet\n\n${tableOf(
          ['Field', 'Yours'],
          [
            ['a', ''],
            ['b', ''],
          ],
        )}`,
      );
      expect(find(setting, 'Worksheet')[0]?.page).toBe(find(setting, 'Field')[0]?.page);
    }
  });
});

describe('divide', () => {
  it('gives each column what it asks for, but never less than its widest word', () => {
    expect(
      divide(100, [
        { least: 5, wish: 50 },
        { least: 5, wish: 150 },
      ]),
    ).toEqual([25, 75]);
    expect(
      divide(100, [
        { least: 30, wish: 30 },
        { least: 5, wish: 970 },
      ]),
    ).toEqual([30, 70]);
    expect(
      divide(100, [
        { least: 100, wish: 100 },
        { least: 300, wish: 300 },
      ]),
    ).toEqual([50, 50]);
  });
});
