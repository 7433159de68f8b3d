import { expect, test, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What waits for an invalidation, on the real table. */

const table = onTable(async () => ({
  ...(await import('./invalidation.repo.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

async function changedAt(time: string, ...paths: string[]) {
  vi.setSystemTime(time);
  await table.transact([table.invalidationItem('ebk_1', paths)]);
  const [waiting] = await table.findInvalidations(10);
  if (!waiting) throw new Error('Nothing waits');
  return waiting;
}

test('a thing that changes again while its paths are sent stays, with all of its paths', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await changedAt('2026-11-21T10:00:00Z', '/old');
  const second = await changedAt('2026-11-21T10:00:10Z', '/new');
  await table.removeInvalidation(first);
  expect(await table.findInvalidations(10)).toEqual([second]);
  expect([...second.paths].sort()).toEqual(['/new', '/old']);
  await table.removeInvalidation(second);
  expect(await table.findInvalidations(10)).toEqual([]);
  vi.useRealTimers();
});
