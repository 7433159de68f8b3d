import { describe, expect, it } from 'vitest';
import { countWords } from '#shared/catalog/content-words.ts';
import { cover } from '#shared/catalog/cover.ts';
import { escapeXml } from '#shared/catalog/cover-draw.ts';
import { tableFault } from '#shared/catalog/table-fault.ts';
import { readShelf } from './content.ts';

const shelf = readShelf();
const books = shelf.filter(({ category }) => category !== 'Prompt Vault');
const sold = books.filter(({ price }) => price > 0);
const packages = shelf.filter(({ category }) => category === 'Prompt Vault');
const sources = new Set(shelf.map(({ regulatory_source }) => regulatory_source));

describe('the shelf', () => {
  it('holds at least 24 ebooks, five of them free, and four prompt packages', () => {
    expect(books.length).toBeGreaterThanOrEqual(24);
    expect(shelf.filter(({ price }) => price === 0).length).toBeGreaterThanOrEqual(5);
    expect(packages).toHaveLength(4);
  });

  it.each([
    'NIST CSF',
    'NIST RMF',
    'ISO 27001',
    'SOX',
    'GDPR',
    'HIPAA',
    'PCI DSS',
    'CIS Controls',
    'SOC 2',
    'CCPA',
    'ISO 42001',
    'NIST AI RMF',
  ])('covers %s', (source) => expect(sources).toContain(source));

  it('holds eight long books, and none under 1,200 words', () => {
    const lengths = books.map(({ content }) => countWords(content));
    expect(lengths.filter((words) => words >= 2500).length).toBeGreaterThanOrEqual(8);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1200);
  });

  it.each(sold.map((book) => [book.slug, book] as const))('%s costs what its length is worth', (_, book) => {
    const isFlagship = countWords(book.content) >= 12_000;
    const [least, most] = isFlagship ? [4900, 12_900] : [500, 1900];
    expect(book.price).toBeGreaterThanOrEqual(least);
    expect(book.price).toBeLessThanOrEqual(most);
  });

  it('sells every prompt package for less than the cheapest flagship', () => {
    for (const { price } of packages) expect([price > 0, price < 4900]).toEqual([true, true]);
  });

  it.each(books.map(({ slug, content }) => [slug, content] as const))('%s has no table that is none', (_, content) => {
    expect(tableFault(content)).toBeUndefined();
  });

  it.each(shelf.map(({ title }) => [title] as const))('%s stands whole on its cover', (title) => {
    const drawn = cover({ id: 'ebk_1', title, regulatory_source: 'General', category: 'Topic' });
    const lines = [...drawn.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line).join(' ');
    for (const word of title.split(/[\s:,]+/)) expect(lines).toContain(escapeXml(word));
    expect(lines).not.toContain('…');
  });

  it.each(packages.map(({ slug, csv }) => [slug, csv ?? ''] as const))('%s holds at least 40 prompts', (_, csv) => {
    expect(csv.trim().split('\n').length).toBeGreaterThan(40);
  });
});
