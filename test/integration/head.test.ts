import { describe, expect, test } from 'vitest';
import { control, fileCloud, signedUp } from './cloud.ts';

/** One for all: most of the time goes into starting the functions that are asked. */
const cloud = fileCloud();

/** Headers that differ from answer to answer, or belong to the connection: `fetch` closes it after a HEAD. */
const own = [
  'connection',
  'keep-alive',
  'date',
  'x-request-id',
  'apigw-requestid',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'vary',
  'x-cache',
  'age',
];

async function ask(url: string, method: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method, headers: { 'accept-encoding': 'identity', ...headers } });
  const named = [...response.headers].filter(([name]) => !own.includes(name));
  return { status: response.status, headers: Object.fromEntries(named), body: await response.text() };
}

describe.each([
  ['keeps answers', true],
  ['keeps nothing', false],
])('behind an edge that %s', (_, on) => {
  test('HEAD is answered like GET without its body, and leaves GET its own', async () => {
    const { url } = cloud();
    await control('edge-cache', { on, clear: true }, url);
    const { client } = await signedUp(url);
    const authorization = `Bearer ${client.token}`;
    const addresses: [string, Record<string, string>?][] = [
      ['/'],
      ['/nothing/here'],
      ['/og/site/rampart.png'],
      ['/sitemap.xml'],
      ['/icon.svg'],
      ['/api/ebooks/public'],
      ['/api/ai-tools/nothing'],
      ['/api/newsletter/status', { authorization }],
      ['/api/newsletter/status'],
      ['/api/notifications', { authorization }],
      ['/api/auth/me', { authorization }],
    ];
    for (const [path, headers] of addresses) {
      const head = await ask(url + path, 'HEAD', headers);
      const get = await ask(url + path, 'GET', headers);
      expect([path, head], path).toEqual([path, { ...get, body: '' }]);
      expect(get.body.length, path).toBeGreaterThan(0);
    }
  });
});

test('HEAD is nothing where there is no GET', async () => {
  const { url } = cloud();
  expect((await ask(`${url}/api/auth/login`, 'HEAD')).status).toBe(404);
});

test('a function does not send the body that a HEAD has no use for', async () => {
  const secret = cloud().environment('test').ORIGIN_SECRET ?? '';
  const call = (method: string, path: string) =>
    cloud().gateway.handle({
      ...{ method, path, query: '', body: Buffer.alloc(0), sourceIp: '203.0.113.9', time: cloud().clock.now() },
      headers: { 'x-origin-secret': secret },
    });
  for (const path of ['/', '/og/site/rampart.png', '/og/ebook/none.png', '/api/ebooks/public', '/api/nothing']) {
    const [head, get] = [await call('HEAD', path), await call('GET', path)];
    expect([path, head.status, head.body.length]).toEqual([path, get.status, 0]);
    expect(get.body.length).toBeGreaterThan(0);
  }
});
