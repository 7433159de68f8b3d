import { describe, expect, it } from 'vitest';
import { keywordPlaces } from './keyword-places.ts';

const values = { title: 'Zero trust, step by step', slug: '', meta_title: '', meta_description: '', excerpt: 'None.' };
const text = {
  words: 9,
  firstParagraph: 'A Zéro-Trust plan.',
  headings: [{ level: 2, title: 'Costs' }],
  pictures: [],
  links: [],
  anchors: [],
};
const placesOf = (keyword: string, more: Partial<typeof values> = {}) =>
  keywordPlaces(keyword, { ...values, ...more }, text)
    .filter(({ hasIt }) => hasIt)
    .map(({ place }) => place);

describe('the places of a focus keyword', () => {
  it('are none without a keyword', () => expect(keywordPlaces(' – ', values, text)).toEqual([]));

  it('count whatever the case, accents and hyphens are', () =>
    expect(placesOf('zero trust')).toEqual(['Title', 'Address', 'First paragraph']));

  it('take what search engines show instead of title and excerpt', () => {
    const more = { meta_title: 'Plans', meta_description: 'Zero trusts', slug: 'plans-for-trust' };
    expect(placesOf('zero trust', more)).toEqual(['Description', 'First paragraph']);
    expect(placesOf('trust plan', more)).toEqual(['Address', 'First paragraph']);
    expect(placesOf('rust')).toEqual([]);
  });
});
