import { describe, expect, it } from 'vitest';
import { corpus, lines, notLines, packs } from '#test/e2e/xss/corpus.ts';
import { asAdmin, somebody, visitor } from './cloud.ts';
import { unique } from './unique.ts';

/* The server's side of the hostile strings that browser tests show on pages. */

/** One string of each kind, short enough for a URL. */
const inAddress = encodeURIComponent(
  packs(
    corpus.filter((_, index) => index % 12 === 0),
    700,
  )[0] ?? '',
);

describe('hostile strings', () => {
  it('are refused by single-line fields when they have line breaks or invisible characters', async () => {
    for (const name of notLines.filter(({ length }) => length <= 120)) {
      const { status, headers } = await visitor().post('/auth/register', { ...somebody(), name });
      expect([name, status]).toEqual([name, 422]);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('are refused as links', async () => {
    const admin = await asAdmin();
    const told = { name: `${packs(lines, 100)[0]} ${unique()}`, description: 'x', detailed_description: 'x' };
    const fields = ['website_url', 'affiliate_url', 'pricing_url', 'demo_url', 'demo_video', 'logo'];
    for (const link of [
      'javascript:xss(1)',
      'JaVa\tScript:xss(1)',
      ' data:text/html,x',
      'vbscript:x',
      '//evil.example',
    ])
      for (const field of fields) {
        const { status, body } = await admin.post('/admin/ai-tools', { ...told, [field]: link });
        expect([link, field, status, Object.keys(body.errors ?? {})]).toEqual([link, field, 422, [field]]);
      }
  });

  it('in an API address never return a document', async () => {
    for (const path of ['', 'ebooks/', 'legal/', 'payments/status/', 'frameworks?']) {
      const { headers } = await visitor().get(`/${path}${inAddress}`);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
