import { describe, expect, it } from 'vitest';
import type { Book } from './book-input.ts';
import { planContents } from './contents.ts';
import { drawFront } from './cover.ts';
import { sheet } from './page.ts';
import { recorded } from './testing/recorded.ts';

const book: Book = {
  id: 'ebk_01JZZZZZZZZZZZZZZZZZZZZZZZ',
  title: '',
  description: '',
  regulatory_source: 'NIST CSF',
  category: 'Framework',
  difficulty_level: 'Advanced',
  words: 1,
  minutes: 1,
  edition: '21 November 2026',
  content: '',
  cover: { kind: 'drawn', bytes: new Uint8Array() },
};

const titleOf = (title: string) => {
  const { pieces } = recorded((doc) => {
    doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    drawFront(doc, { ...book, title });
  });
  return pieces.filter(({ y }) => y >= 80 && y < 590);
};

describe('the title on the cover', () => {
  it.each([
    'X',
    'Vendor risk management for a small bank: In Practice',
    'Zero Trust, from SP 800-207: what to build first and what to leave',
    'Incomprehensibilitiesandotherwordsthatgoonandonandon',
    'Many words '.repeat(18).trim(),
  ])('is whole, within the edges and above the plate: %s', (title) => {
    const pieces = titleOf(title);
    const letters = (text: string) => text.replace(/[\s,:]/g, '');
    expect(letters(pieces.map(({ text }) => text).join(''))).toBe(letters(title));
    for (const { right, y } of pieces) {
      expect(right).toBeLessThanOrEqual(sheet.width - 28 + 0.01);
      expect(y).toBeLessThan(250);
    }
  });
});

describe('the contents', () => {
  const entry = (depth: number) => ({ depth, title: 'A title', anchor: 'a', page: 1 });

  it('begin no page with the sections of a chapter that is named at the foot of the one before', () => {
    for (let sections = 1; sections < 9; sections++) {
      const chapter = [entry(0), ...Array.from({ length: sections }, () => entry(1))];
      const pages: (readonly { readonly depth: number }[])[] = [];
      recorded((doc) => pages.push(...planContents(doc, Array(40).fill(chapter).flat())));
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.flat()).toHaveLength(40 * chapter.length);
      for (const page of pages) expect(page.at(-1)?.depth).toBe(1);
    }
  });
});
