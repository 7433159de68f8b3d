import type { APIRequestContext, Page } from '@playwright/test';
import { signInAdmin } from '../people.ts';
import { allowList, offTheList } from './allow-list.ts';
import { corpus, lines, packs } from './corpus.ts';
import { adminHeaders } from './full-shelf.ts';
import { htmlText } from './html-texts.ts';
import { test } from './shop.ts';
import { expect } from './tripwires.ts';
import { visit, visitMails } from './visit.ts';

// What admins and visitors write, without the policy that would stop it.
test.use({ bypassCSP: true });
// In one shop, one after the other: starting a shop takes as long as all of these.
test.describe.configure({ mode: 'default' });
// Pictures that do not exist on the site.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 404/));

const [name = '', company = '', position = ''] = packs(lines, 120);
const [title = '', subject = '', ...list] = packs(lines, 200).slice(0, 12);
const [category = '', subcategory = '', industry = ''] = packs(lines, 60);
const [excerpt = ''] = packs(corpus, 600, '\n');
const [bio = '', challenge = '', solution = '', results = ''] = packs(corpus, 2000, '\n');
const tags = packs(lines, 40).slice(0, 20);

const put = async (request: APIRequestContext, path: string, headers: Record<string, string>, data: object) => {
  const answer = await request.put(`/api${path}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Creates something through a call of the back-office or of a form. */
async function create(page: Page, path: string, data: object) {
  const headers = await adminHeaders(page.request);
  const answer = await page.request.post(`/api${path}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** A category with one below it. */
async function createCategories(page: Page, kind: 'article' | 'tool'): Promise<void> {
  const { category: parent } = await create(page, '/admin/categories', { kind, name: category });
  await create(page, '/admin/categories', { kind, name: subcategory, parent_id: parent.id });
}

test('authors and articles', async ({ page }) => {
  await createCategories(page, 'article');
  const person = { name, company, position, bio, credentials: title, expertise_areas: list };
  const { author_profile } = await create(page, '/admin/author-profiles', { ...person, email: 'author@example.com' });
  const told = { title, excerpt, category, subcategory, industry, challenge, solution, results, tags };
  const seo_data = { meta_title: title, meta_description: subject, keywords: tags.slice(0, 5) };
  const more = { seo_data, prerequisites: list, author_id: author_profile.id, is_featured: true, status: 'published' };
  for (const [number, post_type] of ['article', 'case-study', 'resource'].entries()) {
    const data = { ...told, ...more, post_type, content: htmlText(5 + number) };
    const { article } = await create(page, '/admin/articles', data);
    await visit(page, `/articles/${article.slug}`, 60);
  }
  await visit(page, '/articles', 3);
});

test('AI tools and advisory packages', async ({ page }) => {
  await createCategories(page, 'tool');
  const told = { name, description: excerpt, detailed_description: htmlText(8), category, subcategory, tags };
  const lists = { platforms: tags, key_features: list, use_cases: list, target_audience: list };
  const meta = {
    price_range: company,
    meta_title: title,
    meta_description: subject,
    status: 'published',
    is_featured: true,
  };
  const { ai_tool: tool } = await create(page, '/admin/ai-tools', { ...told, ...lists, ...meta });
  await visit(page, `/ai-tools/${tool.slug}`, 60);
  await visit(page, '/ai-tools', 5);
  const offer = {
    title: packs(lines, 160)[0],
    description: bio,
    duration: category,
    features: list,
    price: 10,
    level: 'Advanced',
  };
  const { coaching_package } = await create(page, '/admin/coaching-packages', offer);
  await visit(page, `/coaching/${coaching_package.id}`, 20);
  await visit(page, '/coaching', 5);
});

test('inquiries, their mails and the answer', async ({ page }) => {
  const message = packs(corpus, 4000, '\n')[0];
  const sender = { name, message, phone: tags[0], company: packs(lines, 160)[1], subject, email: 'asks@example.com' };
  for (const path of ['/contact/advertise', '/contact/general', '/contact-form']) await create(page, path, sender);
  const mails = async () => (await page.request.get('/__local/mail.json')).json();
  await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(3);
  const newest: { id: string }[] = (await mails()).slice(0, 6);
  const ids = newest.map(({ id }) => id);
  await visitMails(page, ids);
});

test('legal pages, settings and newsletters', async ({ page }) => {
  const headers = await adminHeaders(page.request);
  const read = async (path: string) => (await page.request.get(`/api${path}`, { headers })).json();
  const [title = ''] = packs(lines, 120);
  for (const [number, name] of ['privacy', 'terms', 'imprint', 'refunds'].entries()) {
    const { revision } = await read(`/legal/${name}`);
    await put(page.request, `/admin/legal/${name}`, headers, { title, html: htmlText(number), revision });
    const alone = await read(`/legal/${name}`);
    expect(alone.html.length).toBeGreaterThan(5000);
    await page.goto('/__local/');
    expect(await page.evaluate(offTheList, [[alone.html], allowList] as Parameters<typeof offTheList>[0])).toEqual([]);
  }
  const { revision } = await read('/admin/settings');
  const [postal_address = ''] = packs(corpus, 400, '\n');
  const [subscribers = '', open_rate = '', click_through = ''] = packs(lines, 20);
  const advertise = { subscribers, open_rate, click_through };
  await put(page.request, '/admin/settings', headers, { revision, postal_address, advertise });
  expect(await read('/settings')).toMatchObject({ postal_address: postal_address.trim(), advertise });
  await visit(page, '/advertise', 1);

  await test.step('a newsletter that only admins see', async () => {
    await signInAdmin(page);
    const [subject = ''] = packs(lines, 200);
    const data = { subject, content: htmlText(4) };
    const { newsletter } = await create(page, '/admin/newsletters', data);
    await visit(page, `/newsletter/${newsletter.id}`, 100);
  });
});
