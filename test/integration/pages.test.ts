import { describe, expect, inject, test } from 'vitest';
import { aBook, found, someText, someWord } from './catalog.ts';
import { asAdmin, eventually, ownCloud, visitor } from './cloud.ts';

const cache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const site = (): string => inject('cloudUrl');

async function page(
  path: string,
  { base = site(), headers }: { base?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(base + path, { redirect: 'manual', headers });
  const html = await response.text();
  const unescaped = (text: string) =>
    text.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name as string] ?? '',
    );
  const attribute = (pattern: RegExp) => {
    const value = pattern.exec(html)?.[1];
    return value === undefined ? undefined : unescaped(value);
  };
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: attribute(/<title>(.*?)<\/title>/s),
    meta: (name: string) => attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ),
    answers: JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]'),
  };
}

describe('pages', () => {
  test('say what they are, the same to everybody, and may stay at the edge', async () => {
    const home = await page('/', { headers: { cookie: 'a=1', authorization: 'Bearer nobody' } });
    expect(home.status).toBe(200);
    expect(home.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(home.headers.get('cache-control')).toBe(cache);
    expect(home.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(home.title).toBe('Ebooks and prompts for security and compliance · Rampart');
    expect(home.canonical).toBe(`${site()}/`);
    expect(home.meta('og:title')).toBe('Ebooks and prompts for security and compliance');
    expect(home.meta('twitter:card')).toBeDefined();
    expect(home.meta('robots')).toBeUndefined();
    expect(home.html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(home.html).toContain('Know the control before the auditor asks.');
    expect(home.things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    const again = await page('/', { headers: { 'if-none-match': home.headers.get('etag') ?? '' } });
    expect(again).toMatchObject({ status: 304, html: '' });
  });

  test('bring along what the API answers', async () => {
    const api = async (path: string) => (await visitor().get(path)).body;
    const { answers } = await page('/');
    expect(answers).toEqual([
      {
        route: 'GET /ebooks/public',
        options: { query: { limit: 24 } },
        kind: 'one',
        data: await api('/ebooks/public?limit=24'),
      },
      {
        route: 'GET /ebooks/public',
        options: { query: { limit: 6 } },
        kind: 'one',
        data: await api('/ebooks/public?limit=6'),
      },
      { route: 'GET /categories', kind: 'one', data: await api('/categories') },
      { route: 'GET /frameworks', kind: 'one', data: await api('/frameworks') },
    ]);
    const marketplace = await page('/marketplace?utm_source=x');
    expect(marketplace.answers[0]).toMatchObject({ kind: 'page', options: { query: { limit: 100 } } });
    expect(marketplace.answers[0].data.items).toEqual(await api('/ebooks/public?limit=100'));
    expect(marketplace.answers[0].data.total).toBeGreaterThanOrEqual(30);
  });

  test('of narrowed lists do not bring the whole list; the vault has a page of its own', async () => {
    const narrowed = await page('/marketplace?framework=SOC%202');
    expect(narrowed.answers.map(({ route }: { route: string }) => route)).toEqual(['GET /categories']);
    expect(narrowed.canonical).toBe(`${site()}/marketplace`);
    const vault = await page('/marketplace?category=Prompt%20Vault');
    expect(vault.title).toBe('Prompt Vault · Rampart');
    expect(vault.canonical).toBe(`${site()}/marketplace?category=Prompt%20Vault`);
  });

  test('of people are not for search engines', async () => {
    for (const path of [
      '/account',
      '/account/orders/ord_1',
      '/library',
      '/auth',
      '/admin',
      '/admin-login',
      '/purchase-success',
    ]) {
      const { status, meta, canonical, answers } = await page(path);
      expect({ path, status, robots: meta('robots'), canonical, answers }).toEqual({
        path,
        status: 200,
        robots: 'noindex',
        canonical: undefined,
        answers: [],
      });
    }
  });
});

describe('the page of an ebook', () => {
  test('shows a paid book up to its preview and nothing more, whatever its words are', async () => {
    const word = someWord();
    const title = `${word} </title><script>alert("x")</script> & 'more' \u2028`;
    const ebook = await aBook({
      title,
      description: `</script><!-- ${word} "quoted"`,
      price: 2450,
      content: someText(3000),
    });
    await found(visitor(), word);
    const { status, html, meta, canonical, things, answers, title: said } = await page(`/ebook/${ebook.id}`);
    expect(status).toBe(200);
    expect(said).toBe(`${ebook.title} · Rampart`);
    expect(canonical).toBe(`${site()}/ebook/${ebook.id}`);
    expect(meta('description')).toBe(`</script><!-- ${word} "quoted"`);
    expect(meta('og:type')).toBe('product');
    expect(things[0]).toMatchObject({
      name: ebook.title,
      offers: { price: '24.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(things[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(answers).toEqual([
      {
        route: 'GET /ebooks/{id}',
        options: { params: { id: ebook.id } },
        kind: 'one',
        data: (await visitor().get(`/ebooks/${ebook.id}`)).body,
      },
    ]);
    expect(html).toContain('word700');
    expect(html).not.toContain('word900');
    expect(html).not.toContain('<script>alert');
  });

  test('is not there for drafts, unknown ids and strange ones', async () => {
    const draft = await aBook({ status: 'draft', title: `Draft ${someWord()}` });
    for (const id of [draft.id, 'ebk_00000000000000000000000000', 'x', 'a%2Fb', '%E0%A4%A', '%00']) {
      const { status, html, meta, title, headers } = await page(`/ebook/${id}`);
      expect({ id, status, robots: meta('robots'), title }).toEqual({
        id,
        status: 404,
        robots: 'noindex',
        title: 'Page not found · Rampart',
      });
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
      expect(html).not.toContain(draft.title);
      expect(html).toContain('<div id="root">');
    }
  });
});

describe('the page of an article', () => {
  const written = async (fields: Record<string, unknown>) => {
    const admin = await asAdmin();
    const { body } = await admin.post('/admin/author-profiles', { name: 'Ivo Writer', email: 'ivo@example.test' });
    const input = { content: '<p>Read </p><p>this</p>', author_id: body.author_profile.id, status: 'published' };
    const made = await admin.post('/admin/articles', { ...input, ...fields });
    return { admin, article: made.body.article };
  };

  test('says what it is about, and moves with its slug', async () => {
    const title = `Article ${someWord()} <i>`;
    const { admin, article } = await written({ title });
    const first = await page(`/articles/${article.slug}`);
    expect(first).toMatchObject({
      status: 200,
      title: `${title} · Rampart`,
      canonical: `${site()}/articles/${article.slug}`,
    });
    expect(first.meta('og:type')).toBe('article');
    expect(first.things[0]).toMatchObject({ '@type': 'Article', headline: title, author: { name: 'Ivo Writer' } });
    expect(first.answers[0].data).toEqual((await visitor().get(`/blog-posts/${article.slug}`)).body);
    expect((await page(`/blog/${article.slug}`)).canonical).toBe(first.canonical);

    const slug = `${article.slug}-moved`;
    await admin.put(`/admin/articles/${article.id}`, { version: article.version, slug });
    for (const list of ['/articles', '/blog']) {
      const { status, headers } = await page(`${list}/${article.slug}`);
      expect({ status, location: headers.get('location') }).toEqual({ status: 301, location: `${list}/${slug}` });
    }
    const texts = await Promise.all(['/sitemap.xml', '/feed.xml'].map(async (path) => (await page(path)).html));
    for (const text of texts) {
      expect(text).toContain(`${site()}/articles/${slug}<`);
      wellFormed(text);
    }
  });

  test('is not there for a draft, nor for an unknown slug', async () => {
    const { article } = await written({ title: `Draft ${someWord()}`, status: 'draft' });
    for (const slug of [article.slug, 'no-such-article']) {
      const { status, html } = await page(`/articles/${slug}`);
      expect(status).toBe(404);
      expect(html).not.toContain(article.title);
    }
    for (const path of ['/sitemap.xml', '/feed.xml']) expect((await page(path)).html).not.toContain(article.slug);
  });

  test('the hub brings its list along, unless its address narrows it', async () => {
    const { answers, canonical } = await page('/articles');
    expect(answers.map(({ route }: { route: string }) => route)).toEqual(['GET /articles', 'GET /article-categories']);
    expect(answers[0].data.items[0].title).toEqual(expect.any(String));
    expect((await page('/articles?type=guide')).answers).toHaveLength(1);
    expect((await page('/blog')).canonical).toBe(canonical);
  });
});

test('tools and advisory services have pages, pictures and their part of the sitemap', async () => {
  const [tool] = (await visitor().get('/ai-tools?limit=1')).body;
  const [offer] = (await visitor().get('/coaching-packages?limit=1')).body;
  const sitemap = (await page('/sitemap.xml')).html;
  for (const [path, name, kind] of [
    [`/ai-tools/${tool.slug}`, tool.name, 'SoftwareApplication'],
    [`/coaching/${offer.id}`, offer.title, 'Service'],
  ]) {
    const { status, canonical, things, meta } = await page(path);
    expect({ status, canonical }).toEqual({ status: 200, canonical: site() + path });
    expect(things[0]).toMatchObject({ '@type': kind, name });
    expect((await fetch(meta('og:image') ?? '')).status).toBe(200);
    expect(sitemap).toContain(`<loc>${site()}${path}</loc>`);
  }
  for (const path of ['/ai-tools/no-such', '/coaching/no-such']) expect((await page(path)).status).toBe(404);
  for (const path of ['/ai-tools', '/coaching', '/advertise', '/contact'])
    expect(await page(path)).toMatchObject({ status: 200, canonical: site() + path });
});

describe('a picture to share', () => {
  test('is a PNG of an ebook, an article or the site, for a day', async () => {
    const [ebook] = (await visitor().get('/ebooks/public?limit=1')).body;
    const [article] = (await visitor().get('/articles?limit=1')).body;
    const { meta } = await page(`/ebook/${ebook.id}`);
    const paths = [`/og/ebook/${ebook.id}.png`, `/og/article/${article.slug}.png`, '/og/site/rampart.png'];
    expect(meta('og:image')).toBe(site() + paths[0]);
    for (const path of paths) {
      const response = await fetch(site() + path);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect({ path, status: response.status, type: response.headers.get('content-type') }).toEqual({
        path,
        status: 200,
        type: 'image/png',
      });
      expect(response.headers.get('cache-control')).toContain('s-maxage=86400');
      expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
        'PNG',
        1200,
        630,
      ]);
    }
  });

  test('is not drawn of drafts and of what nobody knows', async () => {
    const draft = await aBook({ status: 'draft', title: `Draft ${someWord()}` });
    for (const path of [`ebook/${draft.id}`, 'ebook/x', 'article/no-such', 'site/other', 'constructor/x', 'ebook/a/b'])
      expect((await page(`/og/${path}.png`)).status, path).toBe(404);
  });
});

describe('addresses', () => {
  test('that nobody has are 404, with the application; a file without it', async () => {
    expect(await page('/nothing/here')).toMatchObject({ status: 404, title: 'Page not found · Rampart' });
    expect(await page('/wp-login.php')).toMatchObject({ status: 404, html: 'Not found\n' });
    expect(await page('/assets/nothing.js')).toMatchObject({ status: 404 });
    expect((await page('/api/nothing')).headers.get('content-type')).toContain('application/json');
  });

  test('that are spelled otherwise move to the right one, their query with them', async () => {
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

  test('take no other method than those of a page', async () => {
    expect((await fetch(`${site()}/`, { method: 'POST' })).status).toBe(403);
    expect((await fetch(`${site()}/`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('what machines read', () => {
  const text = async (path: string) => {
    const response = await fetch(site() + path);
    return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
  };

  test('robots find the sitemap', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
    expect(robots.body).toContain(`Sitemap: ${site()}/sitemap.xml`);
  });

  test('sitemap and feed have what is published, well formed, and no draft', async () => {
    const word = someWord();
    const draft = await aBook({ status: 'draft', title: `${word} draft` });
    const ebook = await aBook({ title: `${word} <b>&"'\u0001 ]]>`, description: 'a < b & c' });
    await found(visitor(), word);
    const inBoth = async () => {
      const both = [await text('/sitemap.xml'), await text('/feed/ebooks.xml')] as const;
      return both.every(({ body }) => body.includes(`${site()}/ebook/${ebook.id}<`)) && both;
    };
    const [sitemap, feed] = await eventually(inBoth, 45_000);
    expect(sitemap).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(feed).toMatchObject({ status: 200, type: 'application/atom+xml; charset=utf-8' });
    for (const { body } of [sitemap, feed]) {
      expect(body).not.toContain(draft.id);
      wellFormed(body);
    }
    for (const path of ['/', '/marketplace', '/marketplace?category=Prompt%20Vault'])
      expect(sitemap.body).toContain(`<loc>${site()}${path}</loc>`);
    for (const path of ['/account', '/auth', '/ebook/:id', '/admin'])
      expect(sitemap.body).not.toContain(`<loc>${site()}${path}`);
    expect(feed.body).toContain('&lt;b&gt;&amp;&quot;&#39; ]]&gt;</title>');
    expect(feed.body.match(/<entry>/g)?.length).toBeLessThanOrEqual(30);
    expect((await text('/sitemap-7.xml')).status).toBe(404);
  });
});

/** Every element is closed in its order, and no sign stands where XML allows none. */
function wellFormed(xml: string): void {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml [^?]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)(\/?)>/g, (_, close, name, _a, self) => {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
      return '';
    });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|#39);)/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
  expect(rest).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
}

test('the application comes alone, and not for long, when the store is away', async () => {
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
}, 60_000);
