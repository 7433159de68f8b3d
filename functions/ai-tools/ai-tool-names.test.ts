import { expect, it } from 'vitest';
import type { NameChange } from '#lib/managed/replace-name.ts';
import { onTable } from '#lib/testing/table.ts';
import { AiToolInput } from '#shared/ai-tools/ai-tool.ts';

/* Another name of the vocabulary for all tools, on a real table: how `replaceName` goes through a long list. */

const domain = onTable(async () => ({
  ...(await import('./ai-tool.service.ts')),
  ...(await import('#lib/vocabulary/term.items.ts')),
  ...(await import('#lib/table/transact.ts')),
}));
const admin = { id: 'usr_admin', name: 'Ada' };

const create = async (name: string, fields: { readonly tags?: string[]; readonly category?: string }) => {
  const text = { description: 'Reads logs', detailed_description: '<p>Reads logs</p>' };
  return (await domain.createAiTool(admin, AiToolInput.parse({ name, ...text, ...fields }))).ai_tool.id;
};

/** One round through all tools: how many have the new name, and in how many pages. */
async function round(change: NameChange) {
  let [replaced, pages, from] = [0, 0, undefined as string | undefined];
  do {
    const page = await domain.aiTools.replaceName(admin, change, from);
    replaced += page.replaced;
    pages += 1;
    from = page.next;
  } while (from !== undefined);
  return { replaced, pages };
}

it('a round reaches all tools, those in the trash included, and changes no other', async () => {
  await domain.transact(domain.newTermItems('tool', { id: 'cat_1', name: 'logs', active: true }));
  const namesake = await create('Namesake', { category: 'logs' });
  const first = await create('First', { tags: ['logs'] });
  for (let number = 0; number < 100; number++) await create(`Other ${number}`, { tags: ['books'] });
  const gone = await create('Gone', { tags: ['logs'] });
  await domain.aiTools.delete(admin, gone);
  const change = { kind: 'tag', name: 'logs', to: 'traces' } as const;
  expect(await round(change)).toEqual({ replaced: 2, pages: 3 });
  for (const id of [first, gone]) expect((await domain.aiTools.find(id))?.tags).toEqual(['traces']);
  expect(await domain.aiTools.find(namesake)).toMatchObject({ category: 'logs', revision: 1 });
  expect(await round(change)).toEqual({ replaced: 0, pages: 3 });
});
