import type { APIRequestContext } from '@playwright/test';
import { signInAdmin } from '../people.ts';
import { allowList, offTheList } from './allow-list.ts';
import { corpus, lines, packs } from './corpus.ts';
import { adminHeaders } from './full-shelf.ts';
import { htmlText } from './html-texts.ts';
import { test } from './shop.ts';
import { expect } from './tripwires.ts';
import { visit } from './visit.ts';

// What admins write as HTML, without the policy that would stop it.
test.use({ bypassCSP: true });

const put = async (request: APIRequestContext, path: string, headers: Record<string, string>, data: object) => {
  const answer = await request.put(`/api${path}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
};

test('legal pages, settings and the audit log', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const headers = await adminHeaders(page.request);
  const read = async (path: string) => (await page.request.get(`/api${path}`, { headers })).json();
  const [title = ''] = packs(lines, 120);
  for (const [number, name] of ['privacy', 'terms', 'imprint', 'refunds'].entries()) {
    const { version } = await read(`/legal/${name}`);
    await put(page.request, `/admin/legal/${name}`, headers, { title, html: htmlText(number), version });
    const alone = await read(`/legal/${name}`);
    expect(alone.html.length).toBeGreaterThan(5000);
    await page.goto('/__local/');
    expect(await page.evaluate(offTheList, [[alone.html], allowList] as Parameters<typeof offTheList>[0])).toEqual([]);
  }
  const { version } = await read('/admin/settings');
  const [postal_address = ''] = packs(corpus, 400, '\n');
  const [subscribers = '', open_rate = '', click_through = ''] = packs(lines, 20);
  const advertise = { subscribers, open_rate, click_through };
  await put(page.request, '/admin/settings', headers, { version, postal_address, advertise });
  expect(await read('/settings')).toMatchObject({ postal_address: postal_address.trim(), advertise });
  await visit(page, '/', 0);
});

test('newsletters', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const headers = { authorization: `Bearer ${await signInAdmin(page)}` };
  const [subject = ''] = packs(lines, 200);
  const data = { subject, content: htmlText(4) };
  const answer = await page.request.post('/api/admin/newsletters', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { newsletter } = await answer.json();
  await visit(page, `/newsletter/${newsletter.id}`, 100);
});

test('authors and articles', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const headers = await adminHeaders(page.request);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const [name = '', company = '', position = ''] = packs(lines, 120);
  const [title = '', credentials = '', ...expertise_areas] = packs(lines, 200).slice(0, 12);
  const [bio = '', challenge = '', solution = '', results = ''] = packs(corpus, 2000, '\n');
  const [excerpt = ''] = packs(corpus, 600, '\n');
  const [category = '', subcategory = '', industry = ''] = packs(lines, 60);
  const person = { name, company, position, bio, credentials, expertise_areas, email: 'author@example.com' };
  const { author_profile } = await post('/admin/author-profiles', person);
  const told = { title, excerpt, category, subcategory, industry, challenge, solution, results };
  const tags = packs(lines, 40).slice(0, 20);
  const seo_data = { meta_title: title, meta_description: title, focus_keyword: '', keywords: tags.slice(0, 5) };
  const more = { tags, seo_data, prerequisites: expertise_areas, author_id: author_profile.id, is_featured: true };
  for (const [number, post_type] of ['article', 'case_study', 'resource'].entries()) {
    const data = { ...told, ...more, post_type, status: 'published', content: htmlText(5 + number) };
    const { article } = await post('/admin/articles', data);
    await visit(page, `/articles/${article.slug}`, 60);
  }
  await visit(page, '/articles', 5);
  await visit(page, '/', 0);
});
