import { describe, expect, it } from 'vitest';
import { margins, sheet } from '../page.ts';
import { type Piece, type Setting, setText } from '../testing/recorded.ts';
import { wrapped } from './code.ts';
import { englishSyllables } from './hyphenate.ts';

const sentence = 'Organizations that collect comprehensive telemetry underestimate interconnected responsibilities. ';
const textOf = ({ pieces }: Setting): string => pieces.map(({ text }) => text).join('');
const place = ({ pieces }: Setting, text: string): Piece => {
  const found = pieces.find((piece) => piece.text.trim() === text);
  if (!found) throw new Error(`${text} is not set`);
  return found;
};

describe('syllables', () => {
  it('divide words only', () => {
    expect(englishSyllables('responsibilities,').join('|')).toBe('re|spon|si|bil|i|ties,');
    for (const word of ['AC-2', 'NIST', 'config.json', 'abcde', 'under_score', '语言'])
      expect(englishSyllables(word)).toEqual([word]);
  });

  it('lose no character', () => {
    for (const word of ['(Comprehensive', '“organization”', 'interconnected!', 'people'])
      expect(englishSyllables(word).join('')).toBe(word);
  });
});

describe('prose', () => {
  it('stays within its column, and loses nothing but the hyphens of its lines', () => {
    const setting = setText(sentence.repeat(60));
    for (const { right } of setting.pieces) expect(right).toBeLessThanOrEqual(sheet.width - margins.right + 3);
    const set = textOf(setting).replace(/-(?=\p{Ll})/gu, '');
    expect(set.replace(/\s+/g, ' ').trim()).toBe(sentence.repeat(60).trim());
    expect(textOf(setting)).toContain('-');
  });

  it('leaves no line of a paragraph alone on a page', () => {
    for (let lines = 1; lines < 40; lines++) {
      const content = `${'x\n\n'.repeat(lines)}${sentence.repeat(8)}`;
      const { pieces } = setText(content);
      const own = pieces.filter(({ text }) => text !== 'x');
      for (const page of new Set(own.map((piece) => piece.page))) {
        const rows = new Set(own.filter((piece) => piece.page === page).map(({ y }) => y)).size;
        expect(rows).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('leaves no line that introduces a list without its first item', () => {
    for (let lines = 10; lines < 23; lines++) {
      const { pieces } = setText(`${'x\n\n'.repeat(lines)}Three things:\n\n- ${'word '.repeat(24)}\n- two`);
      const line = pieces.findIndex(({ text }) => text === 'Three things:');
      expect(pieces[line + 1]?.page).toBe(pieces[line]?.page);
    }
  });

  it('sets the mark of an item on the page of its text', () => {
    for (const words of [3, 12, 20, 30, 60])
      for (let lines = 10; lines < 23; lines++) {
        const { pieces } = setText(`${'x\n\n'.repeat(lines)}- ${'word '.repeat(words)}more[^n]\n\n[^n]: A note.`);
        const mark = pieces.findIndex(({ text }) => text === '•');
        expect(pieces[mark + 1]?.page).toBe(pieces[mark]?.page);
      }
  });

  it('leaves no heading alone at the foot of a page, whatever follows it', () => {
    const below = {
      list: 'Work in this order, and leave a line of record at every step.\n\n1. one\n2. two',
      code: 'In short:\n\n```\na\nb\n```',
      table: 'In short:\n\n| a | b |\n| --- | --- |\n| c | d |\n| e | f |',
      quote: 'Somebody said:\n\n> one\n> two',
      heading: '## Lower\n\nIn short:\n\n- one\n- two',
      text: sentence.repeat(4),
    };
    for (const text of Object.values(below))
      for (let lines = 10; lines < 23; lines++) {
        const { pieces } = setText(`${'x\n\n'.repeat(lines)}# Heading\n\n${text}`);
        const heading = pieces.findIndex((piece) => piece.text === 'Heading');
        expect(pieces[heading + 1]?.page).toBe(pieces[heading]?.page);
      }
  });

  it('keeps what belongs together on a line', () => {
    const { pieces } = setText(`${'x '.repeat(30)}**bold**, and more`);
    const bold = pieces.find(({ text }) => text.startsWith('bold'));
    const comma = pieces.find(({ text }) => text.startsWith(','));
    expect(comma?.y).toBe(bold?.y);
  });
});

describe('notes', () => {
  const note = '[^n]: A note at the foot.';

  it('stand at the foot of the page that refers to them, wherever that is', () => {
    for (let lines = 5; lines < 45; lines += 3) {
      const setting = setText(`${'x\n\n'.repeat(lines)}word[^n]\n\nend\n\n${note}`);
      const [word, text] = [place(setting, 'word'), place(setting, 'A note at the foot.')];
      expect(word.y).toBeLessThan(sheet.height - margins.bottom);
      expect(text.y).toBeGreaterThan(sheet.height - margins.bottom - 20);
      expect(text.y).toBeLessThan(sheet.height - margins.bottom + 8);
    }
  });

  it('that have the same name count once: the first of them', () => {
    const set = textOf(setText('a[^n]\n\n[^n]: Written first.\n[^n]: Written again.'));
    expect(set).toContain('Written first.');
    expect(set).not.toContain('again');
  });

  it('that are long or named nowhere are set where they are written', () => {
    const setting = setText(`a[^n]\n\n[^n]: ${sentence.repeat(40)}\n[^m]: Named nowhere.`);
    expect(textOf(setting)).toContain('Named nowhere.');
    expect(textOf(setting).match(/underestimate/g)?.length).toBe(40);
  });
});

describe('code', () => {
  it('is wrapped with a mark, within its ground', () => {
    const setting = setText(`\`\`\`json\n{ "a": "${'value '.repeat(40)}" }\n  "--" \n\`\`\``);
    expect(setting.pieces.filter(({ text }) => text.startsWith('→ ')).length).toBeGreaterThan(2);
    for (const { right } of setting.pieces) expect(right).toBeLessThanOrEqual(sheet.width - margins.right);
    expect(textOf(setting)).toContain('  "--"');
  });

  it('loses no character, wherever it is broken', () => {
    for (const line of ['', 'x'.repeat(200), 'a b '.repeat(50), '😀'.repeat(90)]) {
      const parts = wrapped(line, 60);
      expect(parts.join('')).toBe(line);
      for (const part of parts) expect([part.length <= 60, part.isWellFormed()]).toEqual([true, true]);
    }
  });

  it('of thousands of lines goes over pages', () => {
    const { pages, pieces } = setText(`\`\`\`\n${'line\n'.repeat(2000)}\`\`\``);
    expect(pages.length).toBeGreaterThan(40);
    expect(pieces.filter(({ text }) => text.trim() === 'line').length).toBe(2000);
  });
});

it('sets what nobody would write', () => {
  const hostile = ['1. ', '> ', '- a\n  - ', '[^1]', '![](figure:a)\n\n', '`', '**', '[a](https://b)', '\n\n[^1]: '];
  for (const mark of hostile)
    expect(setText(`${mark.repeat(300)}\n\n${'x'.repeat(3000)}`).pages.length).toBeGreaterThan(0);
});
