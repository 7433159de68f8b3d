import { expect, it } from 'vitest';
import { Id } from '#shared/kernel/ids.ts';
import { fixedBlank, fixedBlanks, fixedNamed, isFixedName } from './fixed.ts';

it('categories of the code have ids of their own, the same everywhere', () => {
  const ids = fixedBlanks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(Id('category').safeParse(id).success, id).toBe(true);
  // Stored data refers to it.
  expect(fixedNamed('ebook', 'General')?.id).toBe('cat_00000000000FKNEN7Q8TKKAN0N');
  expect(fixedBlank(ids[0] ?? '')?.revision).toBe(0);
});

it('are known by kind, and by name whatever the case', () => {
  expect(fixedNamed('article', 'ai security')?.name).toBe('AI Security');
  expect(fixedNamed('tool', 'AI Security')).toBeUndefined();
  expect([isFixedName('tool', 'Productivity'), isFixedName('tool', 'productivity')]).toEqual([true, false]);
  expect(isFixedName('tag', 'General')).toBe(false);
});
