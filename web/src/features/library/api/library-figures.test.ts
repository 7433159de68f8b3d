import { describe, expect, it } from 'vitest';
import type { OwnedEbook } from '#shared/library/library.ts';
import { continueWith, isSpecialOffer, libraryFigures, matches, progressText } from './library-figures.ts';

const book = (more: Partial<OwnedEbook> = {}): OwnedEbook => ({
  id: 'ebk_1',
  title: 'Supplier Risk under GV.SC',
  description: '',
  price: 34,
  is_free: false,
  regulatory_source: 'NIST CSF',
  difficulty_level: 'Advanced',
  category: 'Topic',
  industry: 'General',
  tags: ['suppliers'],
  rating: 0,
  rating_count: 0,
  purchases: 0,
  estimated_read_time: 9,
  prompt_count: null,
  file_type: null,
  cover_image: null,
  attachments: [],
  created_at: '2026-01-01T00:00:00.000Z',
  published_at: null,
  is_wishlisted: false,
  purchased_at: '2026-02-01T00:00:00.000Z',
  paid: 30.6,
  order_id: null,
  progress: 0,
  reading_heading: null,
  last_read_at: null,
  ...more,
});

describe('libraryFigures', () => {
  it('counts the books, sums the payments and finds the most common framework', () => {
    const books = [book(), book({ regulatory_source: 'GDPR', paid: 0.1 }), book({ paid: 0.2 })];
    expect(libraryFigures(books)).toEqual({ owned: 3, invested: 30.9, topFramework: 'NIST CSF' });
  });
  it('takes the alphabetically first of frameworks that are as common', () => {
    const books = [book(), book({ regulatory_source: 'GDPR' })];
    expect(libraryFigures(books).topFramework).toBe('GDPR');
  });
  it('has no framework for an empty library', () => {
    expect(libraryFigures([])).toEqual({ owned: 0, invested: 0, topFramework: undefined });
  });
});

describe('continueWith', () => {
  it('picks the unfinished book read last', () => {
    const older = book({ id: 'a', progress: 0.4, last_read_at: '2026-03-01T00:00:00Z' });
    const newer = book({ id: 'b', progress: 0.1, last_read_at: '2026-03-02T00:00:00Z' });
    const done = book({ id: 'c', progress: 0.98, last_read_at: '2026-03-03T00:00:00Z' });
    expect(continueWith([older, newer, done])?.id).toBe('b');
  });
  it('is undefined if no book was started', () => {
    expect(continueWith([book()])).toBeUndefined();
  });
});

describe('progressText', () => {
  it.each([
    [{ progress: 0 }, 'Not started, 9 min'],
    [{ progress: 0.621 }, '62% read'],
    [{ progress: 0.979 }, '98% read'],
    [{ progress: 0.98 }, 'Finished'],
    [{ category: 'Prompt Vault', progress: 0, prompt_count: 46 }, '46 prompts · CSV'],
    [{ category: 'Prompt Vault', progress: 0, file_type: 'PDF' }, 'PDF'],
    [{ category: 'Prompt Vault', progress: 0 }, 'Ready to use'],
  ] as const)('%j is %s', (more, text) => expect(progressText(book(more))).toBe(text));
});

describe('isSpecialOffer', () => {
  const added_at = '2026-03-01T12:00:00.000Z';
  it.each([
    ['2026-03-02T11:59:59.999Z', false],
    ['2026-03-02T12:00:00.000Z', true],
  ])('at %s: %s', (now, offer) => expect(isSpecialOffer({ added_at }, Date.parse(now))).toBe(offer));
});

describe('matches', () => {
  it.each([
    ['', true],
    ['supplier csf', true],
    ['SUPPLIERS', true],
    ['sup risk', true],
    ['gdpr', false],
    ['plier', false],
  ])('%s: %s', (typed, fits) => expect(matches(book(), typed)).toBe(fits));
});
