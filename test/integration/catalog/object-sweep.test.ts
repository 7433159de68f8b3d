import { expect, test } from 'vitest';
import { created, put } from '../articles/articles.ts';
import { asAdmin, control, fileCloud, signedUp, visitor } from '../cloud.ts';
import { whenMade } from './catalog.ts';
import { bucketOf } from './objects.ts';

const shared = fileCloud('shop');
const aDayAndMore = 25 * 60 * 60_000;

test('unreferenced objects are removed after a day; all others stay', async () => {
  const cloud = shared();
  const { url } = cloud;
  const bucket = bucketOf(cloud);
  const { admin, article } = await created({}, url);
  await put(admin, article, { content: '<p>Second</p>' });
  await put(admin, { ...article, revision: 2 }, { title: 'Half a thought', autosave: true });
  const before = [...(await bucket.keys('articles/')), ...(await bucket.keys('ebooks/'))];
  const unknown = ['articles/read-me.txt', 'ebooks/ebk_0/cover.png', 'elsewhere/lost.html'];
  const orphans = [`articles/${article.id}/rev_0.html`, 'articles/art_0/rev_0.json', 'ebooks/ebk_0/v1.md'];
  // A picture that the text of an ebook does not show.
  const ebookId = before.find((key) => key.startsWith('ebooks/'))?.split('/')[1];
  orphans.push(`ebooks/${ebookId}/figures/plan-0123456789ab-8x8.png`);
  const copy = 'licensed/usr_0/ebk_0/ord_0/v1-0.pdf';
  for (const key of [...unknown, ...orphans, copy]) await bucket.put(key);

  const sweep = async () => {
    for (const rule of ['ArticlesObjectSweep', 'CatalogObjectSweep']) await control(`fire/${rule}`, {}, url);
  };
  const now = async () => [...(await bucket.keys('articles/')), ...(await bucket.keys('ebooks/'))].sort();
  const known = [...before, ...unknown.slice(0, 2)];
  await sweep();
  expect(await now()).toEqual([...known, ...orphans].sort());

  await control('clock', { advance_ms: aDayAndMore }, url);
  await bucket.put('articles/art_0/young.html');
  await sweep();
  expect(await now()).toEqual([...known, 'articles/art_0/young.html'].sort());
  expect(await bucket.keys('licensed/')).not.toContain(copy);
  expect(await bucket.keys('elsewhere/')).toEqual(['elsewhere/lost.html']);
  const { body } = await (await asAdmin(url)).get(`/admin/articles/${article.id}`);
  expect([body.content, body.draft.fields.title]).toEqual(['<p>Second</p>', 'Half a thought']);
});

test('a file made for an earlier title is removed, and the current one stays', async () => {
  const cloud = shared();
  const { url } = cloud;
  const { body: cards } = await visitor(url).get('/ebooks/public?limit=100');
  const { id } = cards.find(({ is_free }: { is_free: boolean }) => is_free);
  const made = async () => (await bucketOf(cloud).keys(`ebooks/${id}/`)).filter((key) => key.endsWith('.txt'));
  const download = async () => {
    const { client } = await signedUp(url);
    return whenMade(() => client.get(`/ebooks/${id}/download`, { query: { as: 'link', format: 'txt' } }));
  };
  await download();
  const admin = await asAdmin(url);
  const { body: ebook } = await admin.get(`/admin/ebooks/${id}`);
  const { title, description, price, tags, revision } = ebook;
  const edited = await admin.put(`/admin/ebooks/${id}`, {
    ...ebook,
    title: `${title} again`,
    description,
    price,
    tags,
    revision,
  });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  await download();
  expect(await made()).toHaveLength(2);
  await control('clock', { advance_ms: aDayAndMore }, url);
  await control('fire/CatalogObjectSweep', {}, url);
  expect(await made()).toHaveLength(1);
  const link = await download();
  expect((await fetch(link.body.url)).status).toBe(200);
});
