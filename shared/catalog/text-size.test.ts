import { describe, expect, it } from 'vitest';
import { EbookTextEdit } from './ebook.ts';
import { textTooLong } from './text-size.ts';

const by = (percent: number) =>
  `This text is too long to be saved. Shorten it by ${percent}%, or upload the ebook as a file.`;
const messageFor = (content: string) =>
  EbookTextEdit.safeParse({ content, content_version: 1 }).error?.issues.map(({ message }) => message);

describe('the text of an ebook', () => {
  it.each([
    ['a', 999_000, undefined],
    ['a', 999_001, by(1)],
    ['ä', 499_949, undefined],
    ['ä', 600_000, by(17)],
    // As JSON, a line's end is two letters.
    ['\n', 600_000, by(17)],
  ])('of %j, %i times, fits into a request or is told so', (letter, times, expected) =>
    expect(textTooLong(letter.repeat(times))).toBe(expected),
  );

  it('is measured by the server, too', () => {
    expect(messageFor('ä'.repeat(499_949))).toBeUndefined();
    expect(messageFor('ä'.repeat(600_000))).toEqual([by(17)]);
    expect(messageFor('a'.repeat(1_200_000))).toContain(by(17));
  });
});
