import { describe, expect, it } from 'vitest';
import { signatureOf } from '../sniff/signature.ts';
import { markdownOf } from '../text/markdown.ts';
import { childrenOf, parseHtml } from './tree.ts';

/** Milliseconds that work takes. */
const time = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

describe('markup that is made to keep a reader busy', () => {
  const long = 2_000_000;
  it.each([
    ['a tag whose name never ends', `<${'a'.repeat(long)}`],
    ['a tag whose attributes never end', `<a ${'b '.repeat(long)}`],
    ['tags that are never closed', '<'.repeat(long)],
    ['slashes', `<a${'/'.repeat(long)}`],
  ])('is parsed in time: %s', (_, source) => {
    expect(time(() => parseHtml(source, 400))).toBeLessThan(10_000);
  });

  it('is told from other types in time, also behind many comments', () => {
    expect(time(() => signatureOf(Buffer.from('<!---->'.repeat(140))))).toBeLessThan(1000);
    expect(signatureOf(Buffer.from(`${'<!-- -->'.repeat(20)}<svg/>`))).toBe('svg');
  });

  it('is written in time: code of spaces, headings of hashes', () => {
    const spaces = `a${' '.repeat(long)}b`;
    expect(time(() => markdownOf([{ kind: 'code', text: spaces }]))).toBeLessThan(5000);
    expect(time(() => markdownOf([{ kind: 'heading', level: 1, text: `${'#'.repeat(long)}x` }]))).toBeLessThan(5000);
  });

  it('has elements that are empty in XHTML read as empty', () => {
    const [html] = childrenOf(parseHtml('<title/><p>Text</p>', 400));
    expect(html?.nodeName).toBe('html');
    expect(
      JSON.stringify(parseHtml('<title/><p>Text</p>', 400), (key, value) => (key === 'parentNode' ? undefined : value)),
    ).toContain('"tagName":"p"');
  });
});
