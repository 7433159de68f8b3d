import { describe, expect, it } from 'vitest';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { listing, tabOf } from './list/tab.ts';
import { lengthOf, publicPartOf } from './texts.ts';
import { unreadOf } from './unread.ts';

const original = { upload_id: 'upl_1', filename: 'a.pdf', type: 'pdf', size: 1 } as const;
const ebook = { title: 'Résumé', category: 'Topic', shelf: 'draft', original } as Ebook;
const reading = (text: string) => ({ text, figures: [], remarks: [] });

describe('the tab of an ebook', () => {
  it('is that of what it was made of, and of packages whatever they were made of', () => {
    expect(tabOf(ebook)).toBe('ebooks');
    expect(tabOf({ ...ebook, original: undefined })).toBe('none');
    expect(tabOf({ ...ebook, original: undefined, category: 'Prompt Vault' })).toBe('prompts');
    expect(tabOf({ ...ebook, shelf: 'trash' })).toBe('none');
  });

  it('comes with what it is found by: title and category, without case and accents', () => {
    expect(listing(ebook)).toEqual({ tab: 'ebooks', found_by: 'resume topic' });
    expect(listing({ ...ebook, shelf: 'trash' })).toEqual({ tab: 'none', found_by: undefined });
  });
});

describe('what could not be read', () => {
  it('is said with its place, each once, and how much more there is', () => {
    const remark = (at: number) => ({ where: `page ${at}`, sentence: 'A picture was left out.' });
    expect(unreadOf([remark(1), remark(1)])).toEqual(['Page 1: A picture was left out.']);
    const many = unreadOf(Array.from({ length: 1234 }, (_, at) => remark(at)));
    expect([many.length, many.at(-1)]).toEqual([31, '1,204 more places could not be read.']);
    const oneMore = unreadOf(Array.from({ length: 31 }, (_, at) => remark(at)));
    expect([oneMore.length, oneMore.at(-1)]).toEqual([31, '1 more place could not be read.']);
  });
});

describe('what everybody may read of a text', () => {
  it('has the highest levels of headings that an item has room for', () => {
    const headings = (level: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${level} ${at} ${'x'.repeat(200)}\n\nText.\n`).join('\n');
    const { contents } = publicPartOf(reading(`${headings('#', 30)}\n${headings('##', 1100)}`));
    expect(contents.map(({ level }) => level)).toEqual(Array(30).fill(1));
    expect(contents[0]?.title).toHaveLength(121);
    expect(publicPartOf(reading(headings('#', 1100))).contents).toHaveLength(1000);
  });

  it('has all levels of headings where there is room', () => {
    const { contents } = publicPartOf(reading('# One\n\nText.\n\n## Two\n\nText.\n\n### Three\n\nText.'));
    expect(contents.map(({ level, title }) => [level, title])).toEqual([
      [1, 'One'],
      [2, 'Two'],
      [3, 'Three'],
    ]);
  });

  it.each([
    ['x', 400],
    ['記', 120],
  ])('fits into an item of the table, also when paragraphs are headings by mistake: %s', (letter, length) => {
    const text = Array.from({ length: 1000 }, (_, at) => `# ${at} ${letter.repeat(length)}\n\nText.\n`).join('\n');
    const given = publicPartOf(reading(text));
    expect(given.contents.length).toBeGreaterThan(200);
    expect(given.contents.map(({ title }) => Number.parseInt(title, 10))).toEqual(given.contents.map((_, at) => at));
    expect(Buffer.byteLength(JSON.stringify(given))).toBeLessThan(400 * 1024);
  });

  it('is three prompts of a table, and nothing else of it', () => {
    const sheet = { header: ['prompt'], rows: [['a'], ['b'], ['c'], ['d']], numbers: [1, 2, 3, 4, 5] };
    const { preview, contents, sample_prompts } = publicPartOf({ ...reading(''), sheet });
    expect([preview, contents, sample_prompts?.map(({ prompt }) => prompt)]).toEqual(['', [], ['a', 'b', 'c']]);
    expect(lengthOf({ ...reading(''), sheet })).toEqual({ word_count: 0, prompt_count: 4 });
  });

  it('says minutes by the words that were read', () => {
    expect(lengthOf(reading('word '.repeat(690)))).toMatchObject({ word_count: 690, estimated_read_time: 3 });
  });
});
