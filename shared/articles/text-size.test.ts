import { describe, expect, it } from 'vitest';
import { ArticleInput } from './article.ts';
import { textTooLong } from './text-size.ts';

const by = (percent: number) =>
  `This text is too long to be saved. Shorten it by ${percent}%, or divide it into several articles.`;

describe('the text of an article', () => {
  it.each([
    ['a', 600_000, undefined],
    ['a', 600_001, by(1)],
    ['ä', 449_999, undefined],
    ['ä', 600_000, by(26)],
    ['日', 600_000, by(51)],
    // As JSON, each has a backslash before it.
    ['"', 449_999, undefined],
    ['"', 450_001, by(1)],
  ])('of %s, %i times, fits into a request or is told so', (letter, times, expected) =>
    expect(textTooLong(letter.repeat(times))).toBe(expected),
  );

  it('is measured by the server, too', () => {
    const parsed = ArticleInput.safeParse({ title: 'T', content: 'ä'.repeat(460_000), author_id: 'aut_1' });
    expect(parsed.error?.issues.find(({ path }) => path[0] === 'content')?.message).toBe(by(3));
  });
});
