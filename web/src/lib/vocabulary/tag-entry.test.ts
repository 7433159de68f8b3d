import { expect, test } from 'vitest';
import { isNewTag, suggestedTags, tagsOf, withTags } from './tag-entry.ts';

const vocabulary = ['SBOM', 'zero trust', 'Zero Day', 'cloud'];

test('tags are separated by commas and line breaks; the last may be unfinished', () => {
  expect(tagsOf('a, b b,\nc,')).toEqual(['a', 'b b', '', 'c', '']);
  expect(tagsOf('typed ')).toEqual(['typed']);
});

test('a tag is added once, whatever its case, as the vocabulary spells it', () => {
  expect(withTags(['cloud'], ['Cloud', '', 'sbom', 'SBOM', 'fresh', 'Fresh'], vocabulary)).toEqual([
    ...['cloud', 'SBOM', 'fresh'],
  ]);
});

test('suggestions begin like the words typed, without those that are there', () => {
  expect(suggestedTags(vocabulary, 'ze', ['ZERO TRUST'])).toEqual(['Zero Day']);
  expect(suggestedTags(vocabulary, 'tru', [])).toEqual(['zero trust']);
  expect(
    suggestedTags(
      Array.from({ length: 30 }, (_, n) => `t${n}`),
      't',
      [],
    ),
  ).toHaveLength(8);
});

test('a tag is new when the vocabulary, once it is known, lacks it', () => {
  expect([isNewTag('sbom', vocabulary), isNewTag('x', vocabulary), isNewTag('x', undefined)]).toEqual([
    false,
    true,
    false,
  ]);
});
