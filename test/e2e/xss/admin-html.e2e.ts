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
