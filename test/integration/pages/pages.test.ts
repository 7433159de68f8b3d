import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/build/inputs.ts';
import { eventually, ownCloud, visitor, whileNothingChanges } from '../cloud.ts';
import { page, site } from './pages.ts';

const cache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600';

/** An API call whose response is embedded in a page. */
async function asBrought(
  base: string,
  { path, ...call }: { path: string; kind: string; route: string; options?: object },
) {
  const { body, headers } = await visitor(base).get(path);
  const total = Number(headers.get('x-total-count'));
  return { ...call, data: call.kind === 'page' ? { items: body, total } : body };
}

describe('pages', () => {
  test('describe themselves, are the same for everybody, and may be cached at the edge', async () => {
    const home = await page('/', { headers: { cookie: 'a=1', authorization: 'Bearer nobody' } });
    expect(home.status).toBe(200);
    expect(home.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(home.headers.get('cache-control')).toBe(cache);
    expect(home.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(home.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(home.title).toBe('Ebooks and prompts for security and compliance · Rampart');
    expect(home.canonical).toBe(`${site()}/`);
    expect(home.meta('og:title')).toBe('Ebooks and prompts for security and compliance');
    expect(home.meta('twitter:card')).toBeDefined();
    expect(home.meta('robots')).toBeUndefined();
    expect(home.html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(home.html).toContain('Know the control before the auditor asks.');
    expect(home.things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    await whileNothingChanges(async () => {
      const { headers } = await page('/');
      const again = await page('/', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect(again).toMatchObject({ status: 304, html: '' });
    });
  });

  test('embed the responses of the API', async () => {
    const { url } = await ownCloud('shop');
    const one = (route: string, path: string, options?: object) => ({ route, path, options, kind: 'one' });
    const list = (route: string, path: string, query: object) => ({ route, path, options: { query }, kind: 'page' });
    const tool = { slug: 'microsoft-365-copilot' };
    const offers = (await visitor(url).get('/coaching-packages?limit=100')).body as { id: string; title: string }[];
    const offer = { id: offers.find(({ title }) => title === 'CSF 2.0 Profile Companion')?.id };
    const pages = {
      '/': [
        one('GET /ebooks/public', '/ebooks/public?limit=24', { query: { limit: 24 } }),
        one('GET /ebooks/public', '/ebooks/public?limit=6', { query: { limit: 6 } }),
        one('GET /categories', '/categories'),
        one('GET /frameworks', '/frameworks'),
      ],
      '/marketplace?utm_source=x': [
        list('GET /ebooks/public', '/ebooks/public?limit=100', { limit: 100 }),
        one('GET /categories', '/categories'),
      ],
      '/ai-tools': [
        list('GET /ai-tools', '/ai-tools?limit=100', { limit: 100 }),
        one('GET /ai-tool-categories', '/ai-tool-categories'),
      ],
      [`/ai-tools/${tool.slug}`]: [
        one('GET /ai-tools/{slug}', `/ai-tools/${tool.slug}`, { params: { slug: tool.slug } }),
      ],
      '/coaching': [one('GET /coaching-packages', '/coaching-packages?limit=100', { query: { limit: 100 } })],
      [`/coaching/${offer.id}`]: [
        one('GET /coaching-packages/{id}', `/coaching-packages/${offer.id}`, { params: { id: offer.id } }),
      ],
    };
    for (const [address, calls] of Object.entries(pages))
      await whileNothingChanges(async () => {
        const { answers } = await page(address, { base: url });
        for (const { kind, data } of answers) if (kind === 'page') delete data.next;
        const expected = await Promise.all(calls.map((call) => asBrought(url, call)));
        expect(answers, address).toEqual(expected);
      });
  });

  test('of filtered lists do not embed the whole list; the vault has its own page', async () => {
    const narrowed = await page('/marketplace?framework=SOC%202');
    expect(narrowed.answers.map(({ route }: { route: string }) => route)).toEqual(['GET /categories']);
    expect(narrowed.canonical).toBe(`${site()}/marketplace`);
    const vault = await page('/marketplace?category=Prompt%20Vault');
    expect(vault.title).toBe('Prompt Vault · Rampart');
    expect(vault.canonical).toBe(`${site()}/marketplace?category=Prompt%20Vault`);
  });

  test('of people are not indexed, and no window of another site keeps a handle on them', async () => {
    for (const path of [
      '/account',
      '/account/orders/ord_1',
      '/library',
      '/auth',
      '/admin',
      '/admin-login',
      '/purchase-success',
    ]) {
      const { status, headers, meta, canonical, answers } = await page(path);
      const opener = headers.get('cross-origin-opener-policy');
      expect({ path, status, opener, robots: meta('robots'), canonical, answers }).toEqual({
        path,
        status: 200,
        opener: 'same-origin',
        robots: 'noindex',
        canonical: undefined,
        answers: [],
      });
    }
  });
});

describe('addresses', () => {
  test('that are unknown are 404, with the application; unknown files without it', async () => {
    expect(await page('/nothing/here')).toMatchObject({ status: 404, title: 'Page not found · Rampart' });
    expect(await page('/wp-login.php')).toMatchObject({ status: 404, html: 'Not found\n' });
    const missing = await page('/assets/nothing.js');
    expect([missing.status, missing.headers.get('content-type')]).toEqual([403, 'application/xml']);
    expect((await page('/api/nothing')).headers.get('content-type')).toContain('application/json');
  });

  test('of files without a hash in their name are looked at again within a day', async () => {
    const { headers } = await page('/icon.svg');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'public, max-age=86400',
    ]);
  });

  test('of scripts serve the precompressed file to clients that accept it', async () => {
    const script = /src="(\/assets\/index-[^"]+\.js)"/.exec((await page('/')).html)?.[1];
    const ask = async (encoding: string) => {
      const response = await fetch(site() + script, { headers: { 'accept-encoding': encoding } });
      const { headers } = response;
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      return {
        encoding: headers.get('content-encoding'),
        size: Number(headers.get('content-length')),
        code: await response.text(),
      };
    };
    const [plain, gzip, brotli] = await Promise.all(['identity', 'gzip, deflate', 'gzip, br'].map(ask));
    expect([plain?.encoding, gzip?.encoding, brotli?.encoding]).toEqual([null, 'gzip', 'br']);
    expect(brotli?.code).toBe(plain?.code);
    expect(gzip?.code).toBe(plain?.code);
    // The file of the build, whose compression took its time; what the edge compresses in passing is a twelfth larger.
    expect(brotli?.size).toBe(statSync(join(projectRoot, 'dist/brotli', `${script}.br`)).size);
    expect(brotli?.size).toBeLessThan(gzip?.size ?? 0);
  });

  test('with another spelling redirect to the canonical one, with their query', async () => {
    const to = async (path: string) => {
      const { status, headers } = await page(path);
      return { status, location: headers.get('location') };
    };
    expect(await to('/marketplace/')).toEqual({ status: 301, location: '/marketplace' });
    expect(await to('/Marketplace/?framework=SOC%202&x=1')).toEqual({
      status: 301,
      location: '/marketplace?framework=SOC+2',
    });
  });

  test('accept only the methods of a page', async () => {
    expect((await fetch(`${site()}/`, { method: 'POST' })).status).toBe(403);
    expect((await fetch(`${site()}/`, { method: 'HEAD' })).status).toBe(200);
  });
});

test('the first page that a new function renders is complete', async () => {
  const { url } = await ownCloud('shop');
  const { body: ebooks } = await visitor(url).get('/ebooks/public?limit=100');
  const free = ebooks.find(({ is_free }: { is_free: boolean }) => is_free);
  // React marks what it leaves to the browser like this.
  for (const path of ['/marketplace', `/ebook/${free?.id}`]) {
    const { html } = await page(path, { base: url });
    expect(html, path).toContain('data-written');
    expect(html, path).not.toContain('<!--$!-->');
  }
});

test('the bare application is served, with a short cache time, when the store is unavailable', async () => {
  const cloud = await ownCloud();
  await fetch(`${cloud.url}/__local/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'dynamodb', error: 'InternalServerError', status: 500 }),
  });
  const { status, headers, html } = await eventually(async () => {
    const answer = await page('/ebook/ebk_00000000000000000000000000', { base: cloud.url });
    return answer.status === 503 && answer;
  });
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<div id="root">');
});
