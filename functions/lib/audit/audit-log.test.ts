import { expect, it } from 'vitest';
import { onTable } from '../testing/table.ts';

/* What is read of the log, on a real table. */

const log = onTable(async () => ({
  ...(await import('./audit-log.ts')),
  ...(await import('./audit.ts')),
  ...(await import('../table/transact.ts')),
}));

const [ada, grace] = [
  { id: 'usr_ada', name: 'Ada' },
  { id: 'usr_grace', name: 'Grace' },
];
const [tool, book] = [
  { id: 'tol_1', name: 'Tool' },
  { id: 'ebk_1', name: 'Book' },
];

it('every filter counts, whichever of them chooses the list that is read', async () => {
  const acts = [
    [ada, 'ai_tool.created', tool],
    [grace, 'ai_tool.updated', tool],
    [ada, 'ai_tool.updated', tool],
    [ada, 'ebook.updated', book],
  ] as const;
  for (const [actor, action, target] of acts) await log.transact([log.auditItem(actor, { action, target })]);
  const found = async (filter: Parameters<typeof log.auditLog>[0]) =>
    (await log.auditLog(filter)).items.map(({ actor_name, action }) => `${actor_name} ${action}`).sort();
  const limit = 10;
  expect(await found({ limit, target_id: tool.id, actor_id: grace.id })).toEqual(['Grace ai_tool.updated']);
  expect(await found({ limit, target_id: tool.id, kind: 'ebook' })).toEqual([]);
  expect(await found({ limit, actor_id: ada.id, kind: 'ai_tool' })).toEqual([
    'Ada ai_tool.created',
    'Ada ai_tool.updated',
  ]);
  expect(await found({ limit, actor_id: ada.id, act: 'updated' })).toEqual([
    'Ada ai_tool.updated',
    'Ada ebook.updated',
  ]);
  expect(await found({ limit, kind: 'ai_tool', act: 'updated' })).toHaveLength(2);
});

it('an act is a whole word, and both days of a range count', async () => {
  const zoe = { id: 'usr_zoe', name: 'Zoe' };
  for (const action of ['user.reset', 'user.reset-forced'] as const)
    await log.transact([log.auditItem(zoe, { action, target: tool })]);
  const found = async (filter: Parameters<typeof log.auditLog>[0]) =>
    (await log.auditLog({ ...filter, actor_id: zoe.id })).items.map(({ action }) => action).sort();
  const limit = 10;
  expect(await found({ limit, act: 'reset' })).toEqual(['user.reset']);
  expect(await found({ limit, act: 'reset-forced' })).toEqual(['user.reset-forced']);
  expect(await found({ limit, kind: 'user', act: 'reset' })).toEqual(['user.reset']);
  expect(await found({ limit, kind: 'use' })).toEqual([]);
  const day = (apart: number) => new Date(Date.now() + apart * 86_400_000).toISOString().slice(0, 10);
  expect(await found({ limit, from: day(0), to: day(0) })).toHaveLength(2);
  expect(await found({ limit, to: day(-1) })).toEqual([]);
  expect(await found({ limit, from: day(1) })).toEqual([]);
});
