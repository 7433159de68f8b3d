import { expect, it } from 'vitest';
import { isChanged, kindsOf, namesChanged, namesOf, nestedFields, respelled } from './thing-names.ts';

const fields = { category: 'tool', subcategory: { kind: 'tool', below: 'category' }, tags: 'tag' } as const;
const namesIn = (names: readonly { kind: string; name: string }[]) => names.map(({ kind, name }) => `${kind} ${name}`);

it('names each term once, and no empty one', () => {
  const thing = { category: 'Privacy', subcategory: '', tags: ['gdpr', 'gdpr'], title: 'Privacy' };
  expect(namesIn(namesOf(fields, thing))).toEqual(['tool Privacy', 'tag gdpr']);
  expect(namesOf(fields, undefined)).toEqual([]);
  expect(namesOf(fields, { category: undefined })).toEqual([]);
});

it('finds what a change takes and drops, by exact spelling', () => {
  const before = { category: 'Privacy', tags: ['gdpr', 'dpia'] };
  const { taken, dropped } = namesChanged(fields, before, { category: 'Privacy', tags: ['dpia', 'GDPR'] });
  expect([namesIn(taken), namesIn(dropped)]).toEqual([['tag GDPR'], ['tag gdpr']]);
  expect(namesIn(namesChanged(fields, before, undefined).dropped)).toHaveLength(3);
});

it('tells a tag from a category of the same name', () => {
  const { taken } = namesChanged(fields, { tags: ['Privacy'] }, { tags: ['Privacy'], category: 'Privacy' });
  expect(namesIn(taken)).toEqual(['tool Privacy']);
});

it('spells names anew, each once in a list, and leaves everything else', () => {
  const thing = { category: 'a', subcategory: '', tags: ['a', 'A', 'b'], title: 'a' };
  const spelled = respelled(fields, thing, ({ name }) => name.toUpperCase());
  expect(spelled).toEqual({ category: 'A', subcategory: '', tags: ['A', 'B'], title: 'a' });
  expect(respelled(fields, { title: 'a' }, () => 'b')).toEqual({ title: 'a' });
});

it('knows kinds and what is below what', () => {
  expect(kindsOf(fields)).toEqual(['tool', 'tool', 'tag']);
  expect(nestedFields(fields)).toEqual([{ field: 'subcategory', below: 'category' }]);
  expect(isChanged({ category: 'a' }, { category: 'b' }, 'category')).toBe(true);
  expect(isChanged({ category: 'a' }, { category: 'a' }, 'category', 'subcategory')).toBe(false);
});
