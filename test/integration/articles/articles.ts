import { asAdmin } from '../cloud.ts';
import { unique } from '../unique.ts';

/** What the tests of articles share: their own articles and authors. */

export const html =
  '<h2>Scope</h2><p>What is <strong>in</strong>.</p><h3>People</h3><p>Who.</p><h2>Scope</h2><p>Again.</p>';
export const newTitle = (): string => `An article ${unique()}`;

/** An author for the test. */
export async function author(admin: Awaited<ReturnType<typeof asAdmin>>, name = 'Ivo Writer') {
  const { body } = await admin.post('/admin/author-profiles', { name, email: 'ivo@example.test', bio: 'Writes.' });
  return body.author_profile;
}

/** An article for the test, published by default, with its author and the admin who wrote it. */
export async function created(fields: Record<string, unknown> = {}, base?: string) {
  const admin = await asAdmin(base);
  const signer = await author(admin);
  const input = { title: newTitle(), content: html, author_id: signer.id, status: 'published', ...fields };
  const { status, body } = await admin.post('/admin/articles', input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { admin, signer, article: body.article };
}

/** Saves an article as its editor does. */
export const put = (
  admin: Awaited<ReturnType<typeof asAdmin>>,
  { id, revision }: { id: string; revision: number },
  fields: object,
) => admin.put(`/admin/articles/${id}`, { revision, ...fields });
