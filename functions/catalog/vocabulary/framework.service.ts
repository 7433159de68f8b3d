import type { Writer } from '#lib/actor.ts';
import { below } from '#lib/edge/shown-at.ts';
import { conflict, invalid } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { saved } from '#lib/managed/answer.ts';
import { managed } from '#lib/managed/managed.ts';
import { given } from '#lib/managed/thing.ts';
import { FrameworkEntity } from '#lib/vocabulary/framework.entity.ts';
import type { Framework } from '#lib/vocabulary/framework.repo.ts';
import { removeTerm, saveTerm, type Terms } from '#lib/vocabulary/renaming/terms.ts';
import { type Usage, usageOf } from '#lib/vocabulary/renaming/usage.ts';
import { requireRoomForFramework } from '#lib/vocabulary/room.ts';
import { newTermParts, type Term } from '#lib/vocabulary/term.items.ts';
import type { AdminFramework, FrameworkEdit, FrameworkInput } from '#shared/catalog/framework.ts';
import { noFramework } from '#shared/vocabulary/frameworks.ts';
import { frameworkReplacements } from '../task.ts';

export const toAdminFramework = (framework: Framework, usage: Usage): AdminFramework => {
  const { tags, version = '', url = '', former: _, ...item } = framework;
  return { ...item, version, url, tags: tags.join(', '), usage_count: usage(framework) };
};

/** Shows any state of a framework. Its uses are counted before a change: a new name brings them along. */
async function viewOf(framework: Pick<Framework, 'name' | 'former'>) {
  const usage = await usageOf('framework', [framework]);
  return (each: Framework) => toAdminFramework(each, () => usage(framework));
}

/** The frameworks as admins manage them. */
const frameworks = managed({
  entity: FrameworkEntity,
  noun: 'framework',
  field: 'framework',
  id: 'framework',
  name: ({ name }) => name,
  view: viewOf,
  shownAt: () => [below('/api/frameworks')],
});

const termOf = ({ id, name }: Pick<Framework, 'id' | 'name'>): Term => ({ id, name, active: true });

const frameworkTerms: Terms<Framework> = {
  things: frameworks,
  noun: 'framework',
  jobs: frameworkReplacements,
  termOf,
  kindOf: () => 'framework',
};

const tagList = (tags: string): string[] => [
  ...new Set(
    tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** 409 for what stands for no framework: the default of ebooks. */
function requireNamesOne({ name }: Framework, act: 'renamed' | 'deleted'): void {
  if (name === noFramework)
    throw conflict(`“${noFramework}” stands for no framework in particular: it cannot be ${act}`);
}

export async function createFramework(writer: Writer, { tags, ...input }: FrameworkInput) {
  await requireRoomForFramework();
  const id = newId('framework');
  const show = await viewOf(input);
  const also = newTermParts('framework', termOf({ ...input, id }));
  const made = await frameworks.insert(writer, { ...input, tags: tagList(tags) }, { id }, { also });
  return saved('framework', 'Framework created successfully', show(made));
}

/** Changes a framework. The job that is returned gives a new name to all ebooks that have the old one. */
export async function editFramework(writer: Writer, id: string, { revision, tags, ...edit }: FrameworkEdit) {
  const before = await frameworks.mustBe(id, revision);
  if (edit.name !== undefined && edit.name !== noFramework) requireNamesOne(before, 'renamed');
  const change = given<Framework>({ ...edit, tags: tags === undefined ? undefined : tagList(tags) });
  const show = await viewOf(before);
  const { after, job } = await saveTerm(frameworkTerms, writer, { before, change });
  return { ...saved('framework', 'Framework updated successfully', show(after)), job };
}

export const findFramework = (id: string) => frameworks.find(id);

/** Deletes a framework. The job that is returned puts another one in its place; 409 `in_use` when none was chosen. */
export const deleteFramework = (writer: Writer, id: string, replaceWith?: string) =>
  removeTerm(frameworkTerms, writer, {
    id,
    async also(framework) {
      requireNamesOne(framework, 'deleted');
      return [];
    },
    async replacementFor() {
      if (!replaceWith || replaceWith === id) return undefined;
      const found = await frameworks.find(replaceWith);
      if (!found) throw invalid('replace_with', 'This framework no longer exists. Choose another one.');
      return found;
    },
  });
