import type { APIRequestContext } from '@playwright/test';
import { foldQuery } from '#shared/kernel/fold.ts';
import { curly } from '#shared/kernel/typography.ts';
import { corpus, lines, packs } from './corpus.ts';
import { expect } from './tripwires.ts';

interface StoredEbook {
  readonly id: string;
  readonly price: number;
  readonly revision: number;
}

/** Texts for an ebook; different for each number. */
function texts(number: number) {
  const pick = (strings: readonly string[], times: number) =>
    Array.from({ length: times }, (_, i) => strings[(number * times + i) % strings.length] ?? '');
  const [title = ''] = pick(packs(lines, 200), 1);
  const [industry = '', regulatory_source = ''] = pick(packs(lines, 60), 2);
  const [description = ''] = pick(packs(corpus, 2000, '\n'), 1);
  const tags = [...new Set(pick(packs(lines, 40), 12))];
  return { title, industry, regulatory_source, description, tags };
}

/** A token of the seeded admin, for calls alongside a page that somebody else has open. */
export async function adminHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const data = { email: 'admin@rampart.test', password: 'rampart-admin' };
  const { access_token } = await (await request.post('/api/auth/admin-login', { data })).json();
  return { authorization: `Bearer ${access_token}` };
}

/** Writes strings into every text of every ebook through the back-office's calls, and reads them back unchanged but for quotes. */
export async function fillShelf(request: APIRequestContext): Promise<void> {
  const headers = await adminHeaders(request);
  const ebooks: StoredEbook[] = await (await request.get('/api/admin/ebooks?limit=100', { headers })).json();
  const industries = new Set(ebooks.map((_, number) => texts(number).industry));
  for (const name of industries)
    await request.post('/api/admin/categories', { headers, data: { kind: 'industry', name } });
  const fill = async ({ id, price, revision }: StoredEbook, number: number) => {
    const data = { ...texts(number), price, revision };
    const answer = await request.put(`/api/admin/ebooks/${id}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    const { title, description, industry, regulatory_source, tags } = data;
    const kept = { title: curly(title.trim()), description: curly(description.trim()) };
    const { ebook } = await answer.json();
    expect(ebook).toMatchObject(kept);
    // The vocabulary spells them as it was given them first.
    expect(foldQuery(ebook.regulatory_source)).toBe(foldQuery(regulatory_source));
    expect(foldQuery(ebook.industry)).toBe(foldQuery(industry));
    expect(ebook.tags.map(foldQuery)).toEqual([...new Set(tags.map(foldQuery))]);
  };
  for (let start = 0; start < ebooks.length; start += 5)
    await Promise.all(ebooks.slice(start, start + 5).map((ebook, i) => fill(ebook, start + i)));
  await request.post('/__local/fire/CatalogSweep', { data: {} });
  const isShown = async () => /xss\(/.test((await (await request.get('/api/ebooks/public?limit=3')).json())[0].title);
  await expect.poll(isShown).toBe(true);
}
