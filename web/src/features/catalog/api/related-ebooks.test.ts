import { expect, it } from 'vitest';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { relatedEbooks } from './related-ebooks.ts';

const ebook = (id: string, title: string, regulatory_source: string, tags: readonly string[]) =>
  ({ id, title, regulatory_source, tags }) as EbookCard;
const shelf = [
  ebook('a', 'Supplier Risk under GV.SC', 'NIST CSF', ['suppliers', 'contracts']),
  ebook('b', 'Reading a Vendor’s SOC 2 Report', 'SOC 2', ['vendor risk', 'evidence']),
  ebook('c', 'SOC 2 for Seed-Stage SaaS', 'SOC 2', ['evidence', 'small teams']),
  ebook('d', 'SOC 2 Evidence Prompts', 'SOC 2', ['evidence', 'csv']),
];
const idsOf = (chosen: readonly string[], topics: readonly string[]) =>
  relatedEbooks(shelf, { chosen, topics }).map(({ id }) => id);

it('shows all ebooks that an editor chose, in that order, but for those off the shelf', () => {
  expect(idsOf(['c', 'gone', 'a'], ['vendor risk'])).toEqual(['c', 'a']);
  expect(idsOf(['d', 'c', 'b', 'a'], [])).toEqual(['d', 'c', 'b', 'a']);
});

it('else shows the two that share most topics, as listed where they share as many', () => {
  expect(idsOf([], ['vendor risk', 'soc 2', 'checklist'])).toEqual(['b', 'c']);
  expect(idsOf(['gone'], ['contracts'])).toEqual(['a']);
});

it('shows none that share nothing', () => {
  expect(idsOf([], ['phishing', ''])).toEqual([]);
});
