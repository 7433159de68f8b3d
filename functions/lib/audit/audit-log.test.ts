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
