import { brand } from '#shared/brand.ts';
import { type Answer, expect, json, type Site } from './site.ts';

/** One step of the walk. Throws a `Fault` when the site is not as it should be. */
export interface Check {
  readonly name: string;
  readonly run: (site: Site) => Promise<void>;
}

export interface Card {
  readonly id: string;
  readonly title: string;
  /** In dollars. */
  readonly price: number;
}

/** The published ebooks, newest first. */
export async function cards(site: Site): Promise<Card[]> {
  const found = json<Card[]>(await site.get('/api/ebooks/public'));
  expect(Array.isArray(found) && found.length > 0, 'no ebook is published');
  return found;
}

/** Every page and API answer has these headers; HSTS needs TLS. */
const security: readonly (readonly [string, RegExp])[] = [
  ['content-security-policy', /default-src 'self'.*frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\)/],
];

function expectHeaders({ headers }: Answer, site: Site, path: string): void {
  const wanted = site.url.startsWith('https:')
    ? [...security, ['strict-transport-security', /max-age=\d{8}/] as const]
    : security;
  for (const [name, value] of wanted)
    expect(value.test(headers.get(name) ?? ''), `${path} has the header ${name}: ${headers.get(name) ?? 'none'}`);
}

function expectPage({ text, headers }: Answer, path: string, words: string): void {
  expect(/^text\/html/.test(headers.get('content-type') ?? ''), `${path} is no page`);
  expect(text.includes(words), `${path} does not say "${words}"`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;');

/** An address that belongs to nobody: the reserved domain receives no mail. */
const nobody = { name: '', email: 'smoke@rampart.invalid', password: 'x' };

/** The walk of somebody without an account. */
export const publicChecks: readonly Check[] = [
  {
    name: 'home',
    run: async (site) => expectPage(await site.get('/'), '/', brand.name),
  },
  {
    name: 'list of ebooks',
    run: async (site) => {
      const titles = (await cards(site)).map(({ title }) => escaped(title));
      const page = await site.get('/marketplace');
      // One of the two may be a minute older than the other, and lack what has just been published.
      expectPage(page, '/marketplace', titles.find((title) => page.text.includes(title)) ?? titles.join(', '));
    },
  },
  {
    name: 'page of an ebook',
    run: async (site) => {
      for (const { id, title } of (await cards(site)).slice(0, 1))
        expectPage(await site.get(`/ebook/${id}`), `/ebook/${id}`, escaped(title));
    },
  },
  {
    name: 'security headers',
    run: async (site) => {
      for (const path of ['/', '/api/settings']) expectHeaders(await site.get(path), site, path);
    },
  },
  {
    name: 'request ids',
    run: async (site) => {
      const ids = await Promise.all([1, 2].map(async () => (await site.get('/api/no-such-call', 404)).headers));
      const [one, other] = ids.map((headers) => headers.get('x-request-id'));
      expect(one && other && one !== other, 'API answers have no X-Request-Id of their own');
    },
  },
  {
    name: 'robots and sitemap',
    run: async (site) => {
      const robots = (await site.get('/robots.txt')).text;
      expect(robots.includes(`Sitemap: ${site.url}/sitemap.xml`), `robots.txt names another sitemap: ${robots}`);
      const sitemap = (await site.get('/sitemap.xml')).text;
      expect(sitemap.includes(`<loc>${site.url}/`), `the sitemap has no page of ${site.url}`);
    },
  },
  {
    name: 'unknown addresses',
    run: async (site) => {
      expectPage(await site.get('/no-such-page', 404), '/no-such-page', brand.name);
      const { code } = json<{ code: string }>(await site.get('/api/no-such-call', 404));
      expect(code === 'not_found', `/api/no-such-call answers the code ${code}`);
    },
  },
  {
    name: 'sign-up is refused',
    run: async (site) => {
      const answer = await site.get('/api/auth/register', 422, { method: 'POST', body: nobody });
      const { errors } = json<{ errors?: Record<string, string> }>(answer);
      expect(errors?.name && errors.password, 'the refusal does not say what is wrong with name and password');
    },
  },
  {
    name: 'checkout needs an account',
    run: async (site) => {
      await site.get('/api/payments/checkout', 401, { method: 'POST' });
    },
  },
];
