import { describe, expect, test } from 'vitest';
import { aBook, someWord } from '../catalog/catalog.ts';
import { page, site } from './pages.ts';

describe('a share image', () => {
  test('is a PNG for an ebook, an article or the site, cached for an hour', async () => {
    const ebook = await aBook({});
    const { meta } = await page(`/ebook/${ebook.id}`);
    const paths = [`/og/ebook/${ebook.id}.png`, '/og/article/prompts-for-audit-work.png', '/og/site/rampart.png'];
    expect(meta('og:image')).toBe(site() + paths[0]);
    for (const path of paths) {
      const response = await fetch(site() + path);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect({ path, status: response.status, type: response.headers.get('content-type') }).toEqual({
        path,
        status: 200,
        type: 'image/png',
      });
      expect(response.headers.get('cache-control')).toBe(
        'public, max-age=3600, s-maxage=3600, stale-while-revalidate=60, stale-if-error=86400',
      );
      expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
        'PNG',
        1200,
        630,
      ]);
    }
  });

  test('does not exist for drafts and unknown ids', async () => {
    const draft = await aBook({ status: 'draft', title: `Draft ${someWord()}` });
    for (const path of [`ebook/${draft.id}`, 'ebook/x', 'article/no-such', 'site/other', 'constructor/x', 'ebook/a/b'])
      expect((await page(`/og/${path}.png`)).status, path).toBe(404);
  });
});
