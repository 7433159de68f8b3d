import { afterEach, expect, test, vi } from 'vitest';
import { mostCategories, mostTags } from '#shared/vocabulary/choices.ts';
import { requireRoomForCategory, requireRoomForTag } from './room.ts';

const there = vi.hoisted(() => ({ terms: 0 }));
const terms = async () => Array.from({ length: there.terms });
vi.mock('./tag.repo.ts', () => ({ freshTags: () => terms() }));
vi.mock('./category.repo.ts', () => ({ freshCategories: () => terms() }));
afterEach(() => {
  there.terms = 0;
});

test.each([
  ['tags', mostTags, requireRoomForTag],
  ['categories', mostCategories, requireRoomForCategory],
] as const)('there is room for the last of all %s, and for none after it', async (what, most, requireRoom) => {
  there.terms = most - 1;
  await expect(requireRoom()).resolves.toBeUndefined();
  there.terms = most;
  const count = most.toLocaleString('en-US');
  await expect(requireRoom()).rejects.toMatchObject({
    ...{ code: 'conflict', message: `There can be at most ${count} ${what}. Delete or merge some first.` },
  });
});
