import { describe, expect, test } from 'vitest';
import { aBook, changedLater, found, someWord } from '../catalog/catalog.ts';
import { control, eventually, everywhere, visitor } from '../cloud.ts';
import { site, text, wellFormed } from './pages.ts';

describe('what machines read', () => {
  test('robots.txt names the sitemap', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
    expect(robots.body).toContain(`Sitemap: ${site()}/sitemap.xml`);
  });

  test('the feed has the newest thirty ebooks', async () => {
    await aBook();
    const entries = async () => (await text('/feed/ebooks.xml')).body.match(/<entry>/g)?.length;
    await eventually(async () => (await entries()) === 30);
  });

  test('the sitemap is well formed, has what is published with its last change, and no draft', async () => {
    const word = someWord();
    const draft = await aBook({ status: 'draft', title: `${word} draft` });
    const ebook = await aBook({ title: word });
    await found(visitor(), word);
    const withEbook = async () => {
      await control('renew/Web-Pages');
      const sitemap = await text('/sitemap.xml');
      return sitemap.body.includes(`<loc>${site()}/ebook/${ebook.id}</loc>`) && sitemap;
    };
    const sitemap = await eventually(withEbook);
    expect(sitemap).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(sitemap.body).not.toContain(draft.id);
    wellFormed(sitemap.body);
    for (const path of ['/', '/marketplace', '/marketplace?category=Prompt%20Vault'])
      expect(sitemap.body).toContain(`<loc>${site()}${path}</loc>`);
    for (const path of ['/account', '/auth', '/ebook/:id', '/admin'])
      expect(sitemap.body).not.toMatch(new RegExp(`<loc>${site()}${path}[/?<]`));
    const changed = await changedLater(ebook.id);
    const entry = `<loc>${site()}/ebook/${ebook.id}</loc><lastmod>${changed}</lastmod>`;
    await everywhere('Web-Pages', async () => (await text('/sitemap.xml')).body.includes(entry));
    expect((await text('/sitemap-7.xml')).status).toBe(404);
  });
});
