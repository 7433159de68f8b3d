import { describe, expect, test } from 'vitest';
import { aBook, found, someText, someWord } from '../catalog/catalog.ts';
import { asAdmin, eventually, visitor } from '../cloud.ts';
import { page, site, wellFormed } from './pages.ts';

/* The pages of single things: an ebook, an article, a tool, an advisory service. */

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

  test('is 404 for drafts, unknown and malformed ids', async () => {
    const draft = await aBook({ status: 'draft', title: `Draft ${someWord()}` });
    for (const id of [draft.id, 'ebk_00000000000000000000000000', 'x', 'a%2Fb', '50%2525', '%C3%BC', '%00']) {
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
    // The gateway refuses what it cannot decode.
    expect((await page('/ebook/%E0%A4%A')).status).toBe(400);
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

  test('describes itself, and redirects when its slug changes', async () => {
    const title = `Article ${someWord()} <i>`;
    const { admin, article } = await written({ title });
    const first = await page(`/articles/${article.slug}`);
    expect(first).toMatchObject({
      status: 200,
      title: `${title} · Rampart`,
      canonical: `${site()}/articles/${article.slug}`,
    });
    expect(first.meta('og:type')).toBe('article');
    expect(first.meta('article:published_time')).toBe(article.published_at);
    expect(first.things[0]).toMatchObject({ '@type': 'Article', headline: title, author: { name: 'Ivo Writer' } });
    expect(first.answers[0].data).toEqual((await visitor().get(`/blog-posts/${article.slug}`)).body);
    expect((await page(`/blog/${article.slug}`)).canonical).toBe(first.canonical);

    const slug = `${article.slug}-moved`;
    const moved = await admin.put(`/admin/articles/${article.id}`, { revision: article.revision, slug });
    expect((await page(`/articles/${slug}`)).meta('article:modified_time')).toBe(moved.body.article.updated_at);
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

  test('is 404 for a draft or an unknown slug', async () => {
    const { article } = await written({ title: `Draft ${someWord()}`, status: 'draft' });
    for (const slug of [article.slug, 'no-such-article']) {
      const { status, html } = await page(`/articles/${slug}`);
      expect(status).toBe(404);
      expect(html).not.toContain(article.title);
    }
    for (const path of ['/sitemap.xml', '/feed.xml']) expect((await page(path)).html).not.toContain(article.slug);
  });

  test('leads to its author, whose page names them and brings their articles, but not their address', async () => {
    const { admin, article } = await written({ title: `Article ${someWord()}` });
    const path = `/authors/${article.author_id}`;
    const author = await eventually(async () => {
      const found = await page(path);
      return found.status === 200 && found;
    });
    expect(author).toMatchObject({ title: 'Ivo Writer · Rampart', canonical: site() + path });
    expect(author.meta('og:type')).toBe('profile');
    expect(author.things[0]).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Ivo Writer' } });
    expect(author.answers.map(({ route }: { route: string }) => route)).toEqual(['GET /authors/{id}', 'GET /articles']);
    expect(author.html).toContain(`href="/articles/${article.slug}"`);
    expect(author.html).not.toContain('ivo@example.test');
    await eventually(async () => (await page('/sitemap.xml')).html.includes(`<loc>${site()}${path}</loc>`));

    const photo = 'files/upl_00000000000000000000000000';
    const change = { revision: 1, photo: `/${photo}/detail.webp` };
    expect((await admin.put(`/admin/author-profiles/${article.author_id}`, change)).status).toBe(200);
    const { meta } = await eventually(async () => {
      const shown = await page(path);
      return shown.meta('og:image') === `${site()}/${photo}/social.jpg` && shown;
    });
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect((await page('/authors/aut_nobody')).status).toBe(404);
  });

  test('the hub embeds its list, unless its address filters it', async () => {
    const { answers, canonical } = await page('/articles');
    expect(answers.map(({ route }: { route: string }) => route)).toEqual(['GET /articles', 'GET /article-categories']);
    expect(answers[0].data.items[0].title).toEqual(expect.any(String));
    expect((await page('/articles?type=guide')).answers).toHaveLength(1);
    expect((await page('/blog')).canonical).toBe(canonical);
  });
});

test('tools and advisory services have pages, pictures and their part of the sitemap', async () => {
  const { body: tool } = await visitor().get('/ai-tools/microsoft-365-copilot');
  const { body: offers } = await visitor().get('/coaching-packages?limit=100');
  const offer = offers.find(({ title }: { title: string }) => title === 'CSF 2.0 Profile Companion');
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
