import { expect, test } from 'vitest';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { chooseShelf } from './shelf.ts';

const ebook = (id: string, regulatory_source: string, category: EbookCard['category'] = 'Framework') =>
  ({ id, regulatory_source, category }) as EbookCard;
const ids = (ebooks: readonly EbookCard[]) => ebooks.map(({ id }) => id).join('');
const none = new Set<string>();

test('picks different frameworks, with a prompt package last', () => {
  const ebooks = [
    ebook('p', 'SOC 2', 'Prompt Vault'),
    ebook('a', 'NIST CSF'),
    ebook('b', 'NIST CSF'),
    ebook('c', 'HIPAA'),
    ebook('d', 'GDPR'),
    ebook('e', 'SOX'),
  ];
  expect(ids(chooseShelf(ebooks, none))).toBe('acdp');
});

test('picks ebooks featured below only as a last resort', () => {
  const ebooks = [
    ebook('a', 'NIST CSF'),
    ebook('b', 'HIPAA'),
    ebook('c', 'GDPR'),
    ebook('d', 'SOX'),
    ebook('e', 'CCPA'),
  ];
  expect(ids(chooseShelf(ebooks, new Set(['a'])))).toBe('bcde');
  expect(ids(chooseShelf(ebooks, new Set('abcd')))).toBe('eabc');
});

test('fills the shelf from a small or one-sided shop', () => {
  expect(chooseShelf([], none)).toEqual([]);
  expect(ids(chooseShelf([ebook('a', 'SOX'), ebook('b', 'SOX')], none))).toBe('ab');
  const packages = ['p', 'q', 'r', 's', 't'].map((id) => ebook(id, 'SOC 2', 'Prompt Vault'));
  expect(ids(chooseShelf(packages, none))).toBe('pqrs');
});
