import { afterEach, expect, it, vi } from 'vitest';
import { days } from '#lib/clock.ts';
import { onTable } from '#lib/testing/table.ts';
import { AiToolInput } from '#shared/ai-tools/ai-tool.ts';

/* Tools in the trash and after their time in it, on a real table. */

const domain = onTable(async () => ({
  ...(await import('./ai-tool.service.ts')),
  ...(await import('./ai-tool-list.service.ts')),
  ...(await import('./count.repo.ts')),
}));
const admin = { id: 'usr_admin', name: 'Ada' };
afterEach(() => vi.useRealTimers());

it('its views and clicks leave with it, and those of others stay', async () => {
  const text = { description: 'Reads logs', detailed_description: '<p>Reads logs</p>' };
  const create = async (name: string) =>
    (await domain.createAiTool(admin, AiToolInput.parse({ name, ...text }))).ai_tool.id;
  const [gone, kept] = [await create('Log reader'), await create('Log writer')];
  for (const id of [gone, kept]) for (const what of ['views', 'clicks'] as const) await domain.raiseCount(id, what);
  await domain.aiTools.delete(admin, gone);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days(31) });
  expect(await domain.aiTools.purgeDue()).toEqual({ found: 1, purged: 1 });
  expect([...(await domain.allCounts())]).toEqual([[kept, { views: 1, clicks: 1 }]]);
});

it('the trash is searched and filtered as the list is', async () => {
  const text = { description: 'Reads', detailed_description: '<p>Reads</p>' };
  for (const name of ['Trashed scanner', 'Trashed reader']) {
    const { ai_tool } = await domain.createAiTool(admin, AiToolInput.parse({ name, ...text }));
    await domain.aiTools.delete(admin, ai_tool.id);
  }
  const found = async (query: { search?: string; category?: string }) =>
    (await domain.adminListAiTools({ status: 'trash', limit: 10, ...query })).items.map(({ name }) => name);
  expect(await found({ category: 'Productivity' })).toEqual(['Trashed reader', 'Trashed scanner']);
  expect(await found({ search: 'scan' })).toEqual(['Trashed scanner']);
  expect(await found({ category: 'Elsewhere' })).toEqual([]);
});
