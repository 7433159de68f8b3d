import { expect, test } from 'vitest';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { chooseShelf } from './shelf.ts';

const ebook = (
  id: string,
  regulatory_source: string,
  fields: Partial<Pick<EbookCard, 'category' | 'estimated_read_time'>> = {},
) => ({ id, regulatory_source, category: 'Framework', estimated_read_time: 10, ...fields }) as EbookCard;
const vault = { category: 'Prompt Vault' } as const;
const long = { estimated_read_time: 60 };
const ids = (ebooks: readonly EbookCard[]) => ebooks.map(({ id }) => id).join('');
const none = new Set<string>();

test('shows the longest book of each framework that the text names, featured below or not', () => {
  const ebooks = [
    ebook('s', 'SOC 2', { ...vault, ...long }),
    ebook('a', 'NIST CSF'),
    ebook('b', 'SOC 2'),
    ebook('c', 'NIST CSF', long),
    ebook('d', 'HIPAA'),
    ebook('e', 'ISO 27001'),
    ebook('p', 'PCI DSS', vault),
  ];
  expect(ids(chooseShelf(ebooks, new Set(['c', 'e'])))).toBe('cebp');
  expect(ids(chooseShelf(ebooks.slice(0, 6), none))).toBe('cebd');
});

test('without them, shows books of different frameworks, and featured ones only as a last resort', () => {
  const ebooks = [ebook('a', 'RMF'), ebook('b', 'HIPAA'), ebook('c', 'GDPR'), ebook('d', 'SOX'), ebook('e', 'CCPA')];
  expect(ids(chooseShelf(ebooks, new Set(['a'])))).toBe('bcde');
  expect(ids(chooseShelf(ebooks, new Set('abcd')))).toBe('eabc');
});

test('fills the shelf from a small or one-sided shop', () => {
  expect(chooseShelf([], none)).toEqual([]);
  expect(ids(chooseShelf([ebook('a', 'SOX'), ebook('b', 'SOX')], none))).toBe('ab');
  const packages = ['p', 'q', 'r', 's', 't'].map((id) => ebook(id, 'SOC 2', vault));
  expect(ids(chooseShelf(packages, none))).toBe('pqrs');
});
