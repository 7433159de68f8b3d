import { expect, it } from 'vitest';
import { corpus } from '#test/e2e/xss/corpus.ts';
import { sanitiseHtml } from './html.ts';

it('sanitising twice, or texts joined together, changes nothing more', () => {
  for (const text of corpus) expect(sanitiseHtml(sanitiseHtml(text))).toBe(sanitiseHtml(text));
  const all = sanitiseHtml(corpus.join('\n'));
  expect(sanitiseHtml(all)).toBe(all);
});
