import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Slug } from './slug.ts';
import { slugCandidate, slugOf } from './slug-of.ts';

describe('slugOf', () => {
  it.each([
    ['NIST CSF 2.0 in Practice', 'nist-csf-2-0-in-practice'],
    ['  Über Prüfung & Co. ', 'uber-prufung-co'],
    ['東京', 'untitled'],
    ['---', 'untitled'],
  ])('%s becomes %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('is a valid slug for any title, even with a number appended', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 9999 }), (title, n) => {
        expect(Slug.safeParse(slugCandidate(slugOf(title), n)).success).toBe(true);
      }),
    );
  });
});
