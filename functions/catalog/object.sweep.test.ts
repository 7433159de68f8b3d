import { beforeEach, expect, it, vi } from 'vitest';
import type { ObjectOwner } from '#lib/objects/orphan-sweep.ts';

const sweepOrphans = vi.fn<(owner: ObjectOwner) => Promise<void>>();
vi.mock('#lib/objects/orphan-sweep.ts', () => ({ sweepOrphans }));
const ending = (end: string) => async (keys: readonly string[]) => keys.filter((key) => key.endsWith(end));
vi.mock('./ebook/ebook.objects.ts', () => ({ ebookOrphansAmong: ending('.md') }));
vi.mock('./text-figure/unused-figures.ts', () => ({ unusedFiguresAmong: ending('.png') }));
vi.mock('./file/copy/copy.objects.ts', () => ({ copyOrphansAmong: ending('.pdf') }));
const { handler } = await import('./object.sweep.ts');

const keys = ['a.md', 'b.png', 'c.pdf'];
const orphans: Record<string, readonly string[]> = {};
beforeEach(() => {
  sweepOrphans.mockReset().mockImplementation(async ({ prefix, orphansAmong }) => {
    orphans[prefix] = await orphansAmong(keys);
  });
});

it("looks for texts and pictures among the ebooks' objects, and for copies among the licensed ones", async () => {
  await handler();
  expect(orphans).toEqual({ 'ebooks/': ['a.md', 'b.png'], 'licensed/': ['c.pdf'] });
});

it('sweeps copies although texts cannot be swept, and fails', async () => {
  sweepOrphans.mockRejectedValueOnce(new Error('away'));
  await expect(handler()).rejects.toThrow('away');
  expect(sweepOrphans).toHaveBeenCalledTimes(2);
});
