import { describe, expect, test } from 'vitest';
import { previewOf } from '#shared/catalog/content-preview.ts';
import { countWords } from '#shared/catalog/content-words.ts';
import { previewOfEbook } from './preview.ts';

const words = (n: number) => Array.from({ length: n }, (_, i) => `w${i}`).join(' ');
const ebook = (n: number) => ({
  content: previewOf(words(n), 800),
  content_access: 'preview' as const,
  word_count: n,
  preview_words: Math.min(n, 400),
  extended_preview_words: Math.min(n, 800),
});

describe('previewOfEbook', () => {
  test('shows 400 words of a paid ebook, then 800', () => {
    const first = previewOfEbook(ebook(14_210), false);
    expect(first).toMatchObject({ shown: 400, remaining: 13_810, percent: 3, canExtend: true });
    expect(countWords(first.text)).toBe(400);
    const extended = previewOfEbook(ebook(14_210), true);
    expect(extended).toMatchObject({ shown: 800, remaining: 13_410, percent: 6, canExtend: false });
    expect(countWords(extended.text)).toBe(800);
  });

  test('offers more only when the text exceeds 400 words', () => {
    expect(previewOfEbook(ebook(400), false)).toMatchObject({
      shown: 400,
      remaining: 0,
      percent: 100,
      canExtend: false,
    });
    expect(previewOfEbook(ebook(401), false)).toMatchObject({ remaining: 1, percent: 99, canExtend: true });
    expect(previewOfEbook(ebook(401), true)).toMatchObject({ remaining: 0, percent: 100, canExtend: false });
  });

  test('counts what is shown when a table would have been cut', () => {
    const table = `| a | b |\n| --- | --- |\n| ${words(500)} | c |`;
    const content = previewOf(`${words(390)}.\n\n${table}\n\n${words(900)}`, 800);
    expect(previewOfEbook({ ...ebook(1800), content }, false)).toMatchObject({ shown: 390, canExtend: false });
  });

  test('never shows 0 % for a very long ebook', () => {
    expect(previewOfEbook(ebook(200_000), false).percent).toBe(1);
  });

  test('an owner gets everything', () => {
    const own = { ...ebook(900), content: words(900), content_access: 'full' as const };
    expect(previewOfEbook(own, false)).toEqual({
      text: own.content,
      shown: 900,
      remaining: 0,
      percent: 100,
      canExtend: false,
    });
  });
});
