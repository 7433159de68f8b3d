import type { Writer } from '#lib/actor.ts';
import { below } from '#lib/edge/shown-at.ts';
import { conflict } from '#lib/errors.ts';
import { managed } from '#lib/managed/managed.ts';
import type { AdminFramework, FrameworkEdit, FrameworkInput } from '#shared/catalog/framework.ts';
import { drafts, published } from '../snapshot/snapshot.source.ts';
import { FrameworkEntity } from './framework.entity.ts';
import { type Framework, listFrameworks } from './framework.repo.ts';

/** Ebooks by the framework that they name, drafts included. */
export async function frameworkUses(): Promise<ReadonlyMap<string, number>> {
  const uses = new Map<string, number>();
  for (const shelf of await Promise.all([published.refreshed(), drafts.refreshed()]))
    for (const [name, count] of shelf.counts('regulatory_source')) uses.set(name, (uses.get(name) ?? 0) + count);
  return uses;
}

export const toAdminFramework = (
  { tags, version = '', url = '', ...item }: Framework,
  uses: ReadonlyMap<string, number>,
): AdminFramework => ({ ...item, version, url, tags: tags.join(', '), usage_count: uses.get(item.name) ?? 0 });

/** The frameworks as admins manage them. */
const frameworks = managed({
  entity: FrameworkEntity,
  noun: 'framework',
  field: 'framework',
  id: 'framework',
  name: ({ name }) => name,
  async view() {
    const uses = await frameworkUses();
    return (item: Framework) => toAdminFramework(item, uses);
  },
  shownAt: () => [below('/api/frameworks')],
});

const tagList = (tags: string): string[] => [
  ...new Set(
    tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Two of one name could not be told apart in a filter. Of two created at the same moment, both are shown in the list. */
async function requireNewName(name: string, self?: string): Promise<void> {
  const same = ({ id, name: other }: Framework) => id !== self && other.toLowerCase() === name.toLowerCase();
  if ((await listFrameworks()).some(same)) throw conflict('Another framework has this name');
}

/** Ebooks name their framework: while they do, it keeps its name and its place. */
async function requireUnused(name: string, act: string): Promise<void> {
  const uses = (await frameworkUses()).get(name) ?? 0;
  if (uses === 0) return;
  const named = uses === 1 ? '1 ebook names' : `${uses} ebooks name`;
  throw conflict(`${named} this framework. Choose another framework there before you ${act} this one.`);
}

export async function createFramework(writer: Writer, { tags, ...input }: FrameworkInput) {
  await requireNewName(input.name);
  return frameworks.create(writer, { ...input, tags: tagList(tags) });
}

export async function editFramework(writer: Writer, id: string, { tags, ...edit }: FrameworkEdit) {
  const { name } = await frameworks.mustBe(id, edit.revision);
  if (edit.name !== undefined && edit.name !== name) {
    await requireUnused(name, 'rename');
    await requireNewName(edit.name, id);
  }
  return frameworks.edit(writer, id, { ...edit, tags: tags === undefined ? undefined : tagList(tags) });
}

export const findFramework = (id: string) => frameworks.find(id);

export async function deleteFramework(writer: Writer, id: string) {
  await requireUnused((await frameworks.mustFind(id)).name, 'delete');
  return frameworks.delete(writer, id);
}
