import { describe, expect, it } from 'vitest';
import { PublishedSums } from '../card/published-sums.ts';
import { fileName } from './file-keys.ts';
import { formatsOf, madeFormatsOf } from './formats.ts';
import { plainText } from './plain-text.ts';

describe('formats', () => {
  const book = { category: 'Topic', word_count: 900, prompt_count: undefined } as const;
  it('depend on the content and the category', () => {
    expect(formatsOf(book)).toEqual(['pdf', 'epub', 'txt']);
    expect(formatsOf({ ...book, category: 'Prompt Vault' })).toEqual(['pdf', 'epub', 'txt']);
    expect(formatsOf({ ...book, category: 'Prompt Vault', prompt_count: 0 })).toEqual(['csv', 'pdf', 'epub', 'txt']);
    expect(formatsOf({ ...book, prompt_count: 9 })).toEqual(['pdf', 'epub', 'txt', 'csv']);
    expect(formatsOf({ ...book, category: 'Prompt Vault', word_count: 0, prompt_count: 3 })).toEqual(['csv']);
    expect(formatsOf({ ...book, word_count: 0 })).toEqual([]);
    const sent = (type: 'docx' | 'pdf' | 'csv') => ({ upload_id: 'upl_1', filename: 'x', type, size: 1 });
    expect(formatsOf({ ...book, original: sent('docx') })).toEqual(['docx', 'pdf', 'epub', 'txt']);
    expect(formatsOf({ ...book, original: sent('pdf') })).toEqual(['pdf', 'epub', 'txt']);
    expect(formatsOf({ ...book, original: sent('docx'), word_count: 0 })).toEqual([]);
    expect(madeFormatsOf({ ...book, original: sent('pdf') })).toEqual(['epub', 'txt']);
    expect(madeFormatsOf({ ...book, original: sent('docx') })).toEqual(['pdf', 'epub', 'txt']);
    expect(madeFormatsOf({ ...book, prompt_count: 9 })).toEqual(['pdf', 'epub', 'txt']);
    const table = { original: sent('csv'), word_count: 0, prompt_count: 3 };
    expect(formatsOf({ ...book, ...table, category: 'Prompt Vault' })).toEqual(['csv']);
  });
});

it.each([
  ['GDPR: the DPIA', 'gdpr-the-dpia'],
  ['Évidence & “proof”', 'evidence-proof'],
  ['../../etc/passwd', 'etc-passwd'],
  ['語', 'ebook'],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
])('names the file of %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});

describe('the text file', () => {
  it('has the title once and no markup', () => {
    expect(plainText('T', '# T\n\na **b**\n\n- **c**\n- d')).toBe('T\n=\n\na b\n\n- c\n- d\n');
    expect(plainText('T', '')).toBe('T\n=\n');
  });

  it('sets lists, quotes, code, figures, links and notes', () => {
    const content =
      '3. a\n   - b\n4. c\n\n> *q*[^n]\n\n```sh\nls\n\npwd\n```\n\n![alt](figure:x "cap")\n\n[go **on**](https://a.b)\n\n[^n]: why';
    expect(plainText('T', content)).toBe(
      'T\n=\n\n3. a\n   - b\n4. c\n\n    q[1]\n\n    ls\n\n    pwd\n\n[Figure: alt. cap]\n\ngo on (https://a.b)\n\n[1] why\n',
    );
  });

  it('names the cells of a table after their columns', () => {
    const table = '| Field | | Yours |\n|---|---|---|\n| **Scope** | a \\| b | |\n| | | |';
    expect(plainText('T', table)).toBe('T\n=\n\n- Field: Scope\n  a | b\n  Yours:\n- Field:\n  Yours:\n');
  });
});

describe('the totals over published ebooks', () => {
  it('count packages as ebooks, and ignore the framework General', () => {
    const sums = new PublishedSums();
    const ebook = (id: string, category: string, regulatory_source: string) =>
      ({ id, category, regulatory_source }) as Parameters<PublishedSums['add']>[0][number];
    const figures = new Map([['a', { purchases: 1, rating_sum: 9, rating_count: 2 }]]);
    sums.add([ebook('a', 'Topic', 'GDPR'), ebook('b', 'Prompt Vault', 'General')], figures);
    sums.add([ebook('c', 'Topic', 'GDPR')], figures);
    expect(JSON.parse(sums.finish())).toEqual({
      total_ebooks: 3,
      prompt_packages: 1,
      frameworks: 1,
      satisfaction: 4.5,
    });
    expect(JSON.parse(new PublishedSums().finish())).not.toHaveProperty('satisfaction');
  });
});
