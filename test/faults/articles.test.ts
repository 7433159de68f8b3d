import { randomUUID } from 'node:crypto';
import { author, created, html } from '#test/integration/articles/articles.ts';
import type { Client } from '#test/integration/client.ts';
import { announcedIsDone, asAdmin, control, visitor } from '#test/integration/cloud.ts';
import { bulkAct } from './jobs.ts';
import { managed, newName } from './managed.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

const authors = managed({
  path: '/admin/author-profiles',
  isWhole: true,
  field: 'author_profile',
  name: 'name',
  fields: { email: 'ivo@example.test' },
});
const newText = '<p>Another text.</p>';

interface Shown {
  readonly status: string;
  readonly title: string;
  readonly content: string;
  readonly revision: number;
  readonly draft: object | null;
}
/**
 * Everything of an article that a reader or its writer would miss. Read from several instances at once, because one
 * that has a text in memory shows it even when its object is gone.
 */
async function shown(admin: Client, id: string) {
  const answers = await Promise.all([1, 2, 3].map(() => admin.get<Shown>(`/admin/articles/${id}`)));
  const { status, body } = answers.reduce((worst, each) => (each.status > worst.status ? each : worst));
  if (status !== 200) return status;
  return { status: body.status, content: body.content, revision: body.revision, draft: body.draft !== null };
}

/** Acts on an existing article. `also` prepares it further. */
const onArticle = (
  act: (admin: Client, at: string, id: string) => ReturnType<Client['post']>,
  also: (admin: Client, at: string) => Promise<unknown> = async () => undefined,
): Scenario => ({
  async begin() {
    const { admin, article } = await created();
    const at = `/admin/articles/${article.id}`;
    await also(admin, at);
    return { act: () => act(admin, at, article.id), read: () => shown(admin, article.id) };
  },
});

/** Acts on the private link to an article. What is compared is whether one works, and that it shows the article. */
const onPreview = (
  act: (admin: Client, at: string) => ReturnType<Client['post']>,
  also: (admin: Client, at: string) => Promise<unknown> = async () => undefined,
): Scenario => ({
  async begin() {
    const { admin, article } = await created({ status: 'draft' });
    const at = `/admin/articles/${article.id}/preview`;
    await also(admin, at);
    const read = async () => {
      const { preview } = (await admin.get(at)).body;
      return preview && (await visitor().get(`/article-previews/${preview.token}`)).status;
    };
    return { act: () => act(admin, at), read };
  },
});

/** The deletion of an author with an article: whose it is in the end, and whether the author is still there. */
const handedOver: Scenario = {
  async begin() {
    const { admin, signer, article } = await created();
    const heir = await author(admin, 'Heir');
    const path = '/admin/author-profiles';
    return {
      act: () => admin.delete(`${path}/${signer.id}?replace_with=${heir.id}`),
      async read() {
        await control('fire/ArticlesOutboxSweep');
        await announcedIsDone();
        const all: readonly { readonly id: string }[] = (await admin.get(path)).body;
        const { author_id, revision } = (await admin.get(`/admin/articles/${article.id}`)).body;
        return { isThere: all.some(({ id }) => id === signer.id), isHeirs: author_id === heir.id, revision };
      },
    };
  },
};

walk('articles', {
  'POST /admin/articles/bulk': bulkAct('/admin/articles/bulk', 'restore'),
  'POST /admin/articles': {
    async begin() {
      const admin = await asAdmin();
      const headers = { 'idempotency-key': randomUUID() };
      const { id: author_id } = await author(admin);
      const title = newName();
      const mine = async () =>
        (await admin.get('/admin/articles?limit=100')).body.filter((each: Shown) => each.title === title);
      return {
        act: () => admin.post('/admin/articles', { title, content: html, author_id, status: 'published' }, { headers }),
        read: async () => Promise.all((await mine()).map(({ id }: { id: string }) => shown(admin, id))),
      };
    },
  },
  'PUT /admin/articles/{id}': onArticle((admin, at) => admin.put(at, { content: newText, revision: 1 })),
  'DELETE /admin/articles/{id}/draft': onArticle(
    (admin, at) => admin.delete(`${at}/draft`),
    (admin, at) => admin.put(at, { content: newText, revision: 1, autosave: true }),
  ),
  'POST /admin/articles/{id}/preview': onPreview((admin, at) => admin.post(at)),
  'DELETE /admin/articles/{id}/preview': onPreview(
    (admin, at) => admin.delete(at),
    (admin, at) => admin.post(at),
  ),
  'DELETE /admin/articles/{id}': onArticle((admin, at) => admin.delete(at)),
  'POST /admin/articles/{id}/restore': onArticle(
    (admin, at) => admin.post(`${at}/restore`),
    (admin, at) => admin.delete(at),
  ),
  'POST /admin/articles/{id}/revisions/{revision}/restore': {
    async begin() {
      const { admin, article } = await created();
      const at = `/admin/articles/${article.id}`;
      const [{ id: first }] = (await admin.get(`${at}/revisions`)).body;
      await admin.put(at, { content: newText, revision: 1 });
      return {
        act: () => admin.post(`${at}/revisions/${first}/restore`, { revision: 2 }),
        read: () => shown(admin, article.id),
      };
    },
  },
  'POST /admin/author-profiles': authors.create,
  'PUT /admin/author-profiles/{id}': authors.edit,
  'DELETE /admin/author-profiles/{id}': handedOver,
});
