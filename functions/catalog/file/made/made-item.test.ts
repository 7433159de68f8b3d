import { expect, it } from 'vitest';
import type { Ebook } from '../../ebook/ebook.repo.ts';
import { madeKey } from '../file-keys.ts';
import { madeItems } from './made-item.ts';

const ebook = {
  ...{ id: 'ebk_1', content_version: 1, word_count: 900, title: 'Audits', description: 'About them', price: 1900 },
  ...{ regulatory_source: 'SOX', category: 'Topic', difficulty_level: 'Beginner' },
} as Ebook;

it.each([
  { content_version: 2 },
  { title: 'Other audits' },
  { description: 'More of them' },
  { regulatory_source: 'GDPR' },
  { category: 'Framework' },
  { difficulty_level: 'Advanced' },
] as Partial<Ebook>[])('files are made again for what they show: %j', (change) => {
  expect(madeKey({ ...ebook, ...change }, 'pdf')).not.toBe(madeKey(ebook, 'pdf'));
  expect(madeItems(ebook, { ...ebook, ...change })).toHaveLength(1);
});

it('files are made of a new ebook, not for another price, and of none without text', () => {
  expect(madeItems(undefined, ebook)).toHaveLength(1);
  expect(madeItems(ebook, { ...ebook, price: 5 })).toEqual([]);
  expect(madeItems(undefined, { ...ebook, word_count: 0 })).toEqual([]);
});
