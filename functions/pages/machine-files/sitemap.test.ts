import { describe, expect, it } from 'vitest';
import { sitemapOf } from './sitemap.ts';

const site = 'https://site.example';
const addresses = (count: number) => Array.from({ length: count }, (_, n) => ({ path: `/ebook/${n}` }));
const count = (text: string | undefined, pattern: RegExp) => text?.match(pattern)?.length ?? 0;

describe('the sitemap', () => {
  it('is a single file of all addresses', () => {
    const text = sitemapOf([{ path: '/a?b=1&c=2' }, { path: '/d', changed: '2026-01-02T03:04:05.000Z' }], site);
    expect(text).toContain('<url><loc>https://site.example/a?b=1&amp;c=2</loc></url>');
    expect(text).toContain('<loc>https://site.example/d</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>');
  });

  it('is an index of files when there are too many, each address in one of them', () => {
    const many = addresses(45_000);
    expect(count(sitemapOf(many, site), /<loc>https:\/\/site.example\/sitemap-\d.xml</g)).toBe(3);
    const sizes = [1, 2, 3].map((part) => count(sitemapOf(many, site, part), /<url>/g));
    expect(sizes).toEqual([20_000, 20_000, 5000]);
    expect(sitemapOf(many, site, 4)).toBeUndefined();
    expect(sitemapOf(many, site, 0)).toBeUndefined();
  });

  it('stays below the response limit of a function', () => {
    const long = Array.from({ length: 20_000 }, () => ({
      path: `/articles/${'x'.repeat(120)}`,
      changed: '2026-01-02T03:04:05.000Z',
    }));
    expect(Buffer.byteLength(sitemapOf(long, site) ?? '')).toBeLessThan(5_500_000);
  });
});
