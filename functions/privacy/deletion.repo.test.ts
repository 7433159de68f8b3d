import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

const load = async () => ({ ...(await import('./deletion.repo.ts')), ...(await import('#lib/table/transact.ts')) });
const table = onTable(load);

test('a deletion is finished once: a concurrent run is refused and counts nothing twice', async () => {
  const at = '2026-11-22T10:00:00.000Z';
  const deletion = { user_id: 'usr_1', subject: 'sub-1', email: 'reader@example.test', at };
  await table.transact([table.deletionItem(deletion)]);
  expect(await table.listUnfinished(10)).toEqual([deletion]);
  const finish = () => table.transactUnlessRefused([table.finishedItem(deletion)]);
  expect([await finish(), await finish()]).toEqual([true, false]);
  expect(await table.listUnfinished(10)).toEqual([]);
});
