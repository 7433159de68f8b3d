import { describe, expect, it } from 'vitest';
import { spans } from '#shared/catalog/content/inline.ts';
import { smart, smartBlock } from './smart-text.ts';

const set = (text: string) => smart([{ text }])[0]?.text;

describe('typographic characters', () => {
  it.each([
    ['"So," she said, "it\'s done."', '“So,” she said, “it’s done.”'],
    ["'quoted' and the '90s", '‘quoted’ and the ’90s'],
    ['("in brackets")', '(“in brackets”)'],
    ['a -- b, c--d, e---f - g...', 'a – b, c–d, e—f – g…'],
    ['well-known, AC-2, 10-12', 'well-known, AC-2, 10-12'],
  ])('of %s', (given, expected) => expect(set(given)).toBe(expected));

  it('follow what stands before them in other spans, and leave code alone', () => {
    expect(smart(spans('"**so**" `"a--b"`')).map(({ text }) => text)).toEqual(['“', 'so', '” ', '"a--b"']);
    expect(smartBlock({ kind: 'code', language: '', text: '"--"' })).toMatchObject({ text: '"--"' });
  });
});
