import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publicChecks } from '#scripts/operate/smoke/public-checks.ts';
import { Site } from '#scripts/operate/smoke/site.ts';
import { walk } from '#scripts/operate/smoke/walk.ts';
import { asAdmin, fileCloud, signedUp, visitor } from '../cloud.ts';
import { run } from './run.ts';

/** Its own: the walk looks at the newest ebooks, which tests beside it put away. */
const cloud = fileCloud('shop');

const smoke = (email: string, password: string) =>
  run('smoke', ['--url', cloud().url, '--email', email], { input: `${password}\n` });

describe('smoke', () => {
  test('walks up to the payment page and leaves nothing open', async () => {
    const { client, person } = await signedUp(cloud().url);
    const { code, out, error } = await smoke(person.email, person.password);
    const lines = out.trim().split('\n');
    expect([error, lines.filter((line) => !line.startsWith('ok '))]).toEqual(['', [lines.at(-1)]]);
    expect(lines.at(-1)).toMatch(/^10 of 10 passed at http:\/\/localhost:\d+ in \d+\.\d s$/);
    expect(code).toBe(0);
    expect(out).not.toContain(person.password);
    // The payment is ended, not left to time: the reader may start another one at once.
    const { body: orders } = await client.get('/user/orders');
    expect(orders.filter(({ status }: { status: string }) => status === 'pending')).toEqual([]);
  });

  test('fails when the reader cannot sign in', async () => {
    const { person } = await signedUp(cloud().url);
    const { code, out } = await smoke(person.email, 'something else');
    expect(code).toBe(1);
    expect(out).toMatch(/FAIL {2}checkout up to the payment page: p-\S+ cannot sign in: 401\n9 of 10 passed/);
  });

  test.each([
    ['neither stage nor address', ['--email', 'a@example.test']],
    ['both', ['--stage', 'dev', '--url', 'http://localhost:4000', '--email', 'a@example.test']],
    ['no reader', ['--stage', 'dev']],
  ])('asks for a site and a reader with %s', async (_, args) => {
    const { code, error } = await run('smoke', args);
    expect(code).toBe(1);
    expect(error).toMatch(/^Usage: npm run smoke/);
  });

  // Comes last: its gateway stays enabled.
  test('ends the payment through the gateway that admins have enabled, also where the environment has no keys', async () => {
    const { url } = cloud();
    const { person } = await signedUp(url);
    const admin = await asAdmin(url);
    const keys = { apiKey: 'pk_test_smoke', secretKey: 'sk_test_smoke', webhookSecret: 'whsec_smoke' };
    const gateway = await admin.post('/admin/payment-gateways', { name: 'Shop', testMode: true, ...keys });
    expect(gateway.body.payment_gateway).toMatchObject({ active: true });
    const withoutKeys = await broken((path, answer) => {
      if (path !== '/__local/environment') return;
      answer.text = JSON.stringify({ ...JSON.parse(answer.text), STRIPE_SECRET_ID: 'not set up' });
    }, url);
    const args = ['--url', withoutKeys, '--email', person.email];
    const { code, out, error } = await run('smoke', args, { input: `${person.password}\n` });
    expect([error, out.match(/FAIL.*/g), code]).toEqual(['', null, 0]);
    const { body: orders } = await admin.get('/admin/orders', { query: { search: person.email } });
    expect(orders).toMatchObject([{ status: 'expired', gateway: gateway.body.payment_gateway.id }]);
  });
});

interface Passed {
  status: number;
  headers: Headers;
  text: string;
}

/** The site behind a proxy that changes some answers. Returns its address; ends with the test. */
async function broken(breaks: (path: string, answer: Passed) => void, base = cloud().url): Promise<string> {
  // Limits count by address.
  const address = visitor().address;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, headers: given } = request;
    const headers = {
      'content-type': given['content-type'] ?? 'text/plain',
      'x-local-viewer-address': address,
      ...(given.authorization && { authorization: given.authorization }),
      ...(given.cookie && { cookie: given.cookie }),
    };
    const body = method === 'POST' ? Buffer.concat(chunks) : undefined;
    const from = await fetch(base + path, { method, headers, body });
    const text = (await from.text()).replaceAll(base, own());
    const answer: Passed = { status: from.status, headers: new Headers(from.headers), text };
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) answer.headers.delete(name);
    breaks(path, answer);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return own();
}

/** The lines of a walk that do not say `ok`, without the last one. */
async function faultsOf(breaks: (path: string, answer: Passed) => void): Promise<string[]> {
  const lines: string[] = [];
  const passed = await walk(new Site(await broken(breaks)), publicChecks, (line) => lines.push(line));
  const faults = lines.slice(0, -1).filter((line) => !line.startsWith('ok '));
  expect(passed).toBe(faults.length === 0);
  return faults;
}

describe('a broken site', () => {
  test('is not one behind a proxy that breaks nothing', async () => {
    expect(await faultsOf(() => undefined)).toEqual([]);
  });

  test.each<[string, (path: string, answer: Passed) => void, RegExp]>([
    [
      'home fails',
      (path, answer) => {
        if (path === '/') answer.status = 503;
      },
      /^FAIL {2}home: \/ answers 503 instead of 200$/,
    ],
    [
      'the list is empty',
      (path, answer) => {
        if (path === '/api/ebooks/public') answer.text = '[]';
      },
      /^FAIL {2}list of ebooks: no ebook is published$/,
    ],
    [
      'an ebook has the wrong page',
      (path, answer) => {
        if (path.startsWith('/ebook/')) answer.text = '<title>Rampart</title>';
      },
      /^FAIL {2}page of an ebook: \/ebook\/\S+ does not say "/,
    ],
    [
      'the policy is gone',
      (_, answer) => answer.headers.delete('content-security-policy'),
      /^FAIL {2}security headers: \/ has the header content-security-policy: none$/,
    ],
    [
      'ids are the same',
      (_, answer) => answer.headers.set('x-request-id', 'same'),
      /^FAIL {2}request ids: API answers have no X-Request-Id of their own$/,
    ],
    [
      'the sitemap is of another site',
      (path, answer) => {
        if (path === '/sitemap.xml') answer.text = '<loc>https://other.example/</loc>';
      },
      /^FAIL {2}robots and sitemap: the sitemap has no page of /,
    ],
    [
      'everything is found',
      (path, answer) => {
        if (path === '/no-such-page') answer.status = 200;
      },
      /^FAIL {2}unknown addresses: \/no-such-page answers 200 instead of 404$/,
    ],
    [
      'anybody signs up',
      (path, answer) => {
        if (path === '/api/auth/register') answer.status = 201;
      },
      /^FAIL {2}sign-up is refused: \/api\/auth\/register answers 201 instead of 422$/,
    ],
    [
      'anybody checks out',
      (path, answer) => {
        if (path.startsWith('/api/payments/checkout')) answer.status = 200;
      },
      /^FAIL {2}checkout needs an account: \/api\/payments\/checkout answers 200 instead of 401$/,
    ],
  ])('is found when %s', async (_, breaks, line) => {
    const faults = await faultsOf(breaks);
    expect(faults.filter((fault) => line.test(fault))).toHaveLength(1);
  });

  test('is found when nothing answers', async () => {
    const lines: string[] = [];
    expect(await walk(new Site('http://127.0.0.1:1'), publicChecks, (line) => lines.push(line))).toBe(false);
    expect(lines[0]).toMatch(/^FAIL {2}home: no answer \(/);
    expect(lines.at(-1)).toMatch(/^0 of 9 passed /);
  });
});
