import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunks.ts';

const text = (...paragraphs: string[]) => paragraphs.join('\n\n');
const textsOf = (whole: string) => chunksOf({ file: 'a.pdf', page: 3, text: whole }).map((chunk) => chunk.text);
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

describe('the chunks of a text', () => {
  it('each know file and page', () => {
    expect(chunksOf({ file: 'a.pdf', page: 3, text: 'Hello' })).toEqual([{ file: 'a.pdf', page: 3, text: 'Hello' }]);
    expect(chunksOf({ file: 'a.csv', text: ' \n\n ' })).toEqual([]);
  });

  it('are whole paragraphs, as many as fit', () => {
    const [a, b, c] = [words(100), words(100, 'next'), words(100, 'last')];
    expect(textsOf(text(a, b, c))).toEqual([text(a, b), c]);
    // With what is between them they have exactly 1200 characters.
    const [half, other] = ['x'.repeat(599), 'y'.repeat(599)];
    expect(textsOf(text(half, other))).toEqual([text(half, other)]);
    expect(textsOf(text(half, `${other}y`))).toEqual([half, `${other}y`]);
  });

  it('are whole sentences where a paragraph is too long', () => {
    const sentence = `${words(99)} end.`;
    const chunks = textsOf(words(5, sentence));
    expect(chunks).toEqual([`${sentence} ${sentence}`, `${sentence} ${sentence}`, sentence]);
  });

  it.each([
    ['a sentence', words(1000)],
    ['a word', 'x'.repeat(5000)],
    ['a character of two units', '😀'.repeat(1000)],
    ['words without end', `${'x'.repeat(1199)} ${'y'.repeat(1300)} z`],
  ])('are never too long, and lose nothing of %s', (_, whole) => {
    const chunks = textsOf(whole);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(2400);
    expect(chunks.join('').replaceAll(' ', '')).toBe(whole.replaceAll(' ', ''));
    expect(chunks.every((chunk) => chunk.isWellFormed())).toBe(true);
  });

  it('are made in time that grows with the text', () => {
    const began = performance.now();
    expect(textsOf(words(400_000)).length).toBeGreaterThan(1000);
    expect(textsOf('. '.repeat(400_000)).length).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
