import { expect, it, vi } from 'vitest';
import { storeAsNextVersion } from './next-version.ts';

const putOnce = vi.hoisted(() => vi.fn<(key: string) => Promise<boolean>>());
vi.mock('#lib/aws/objects.ts', () => ({ putOnce }));

it('a text gets the first version that nobody has used, and overwrites none', async () => {
  putOnce.mockImplementation(async (key) => !/v[45]\.md$/.test(key));
  expect(await storeAsNextVersion({ id: 'ebk_1', content_version: 3 }, 'Text')).toBe(6);
});

it('a text whose next versions are all taken is refused for now', async () => {
  putOnce.mockResolvedValue(false);
  const stored = storeAsNextVersion({ id: 'ebk_1', content_version: 3 }, 'Text');
  await expect(stored).rejects.toMatchObject({ code: 'unavailable' });
});
