import { announcedIsDone, asAdmin, control } from '#test/integration/cloud.ts';
import { aCategory, aTag } from '#test/integration/vocabulary/vocabulary.ts';
import { managed, newName } from './managed.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

const tags = managed({ path: '/admin/tags', field: 'tag', name: 'name' });
const categories = managed({
  path: '/admin/categories',
  field: 'category',
  name: 'name',
  fields: { kind: 'tool' },
});

/** A tool with a term: what becomes of the term, the tool has in the end. */
const used = (of: 'tags' | 'categories', act: 'rename' | 'replace'): Scenario => ({
  async begin() {
    const admin = await asAdmin();
    const name = newName().slice(-40);
    const make = of === 'tags' ? aTag : aCategory;
    const [term, other] = [await make(admin, { name }), await make(admin, { name: newName().slice(-40) })];
    const fields = of === 'tags' ? { tags: [name] } : { category: name };
    const tool = { name, description: 'What it is', detailed_description: 'More', ...fields };
    const { id } = (await admin.post('/admin/ai-tools', tool)).body.ai_tool;
    const to = act === 'rename' ? newName().slice(-40) : other.name;
    const at = `/admin/${of}/${term.id}`;
    return {
      act: () =>
        act === 'rename' ? admin.put(at, { name: to, revision: 1 }) : admin.delete(`${at}?replace_with=${other.id}`),
      async read() {
        await control('fire/VocabularyOutboxSweep');
        await announcedIsDone();
        const { body } = await admin.get(`/admin/ai-tools/${id}`);
        return { isNew: (of === 'tags' ? body.tags[0] : body.category) === to, revision: body.revision };
      },
    };
  },
});

walk('vocabulary', {
  'POST /admin/tags': tags.create,
  'PUT /admin/tags/{id}': used('tags', 'rename'),
  'DELETE /admin/tags/{id}': used('tags', 'replace'),
  'POST /admin/categories': categories.create,
  'PUT /admin/categories/{id}': used('categories', 'rename'),
  'DELETE /admin/categories/{id}': used('categories', 'replace'),
});
