import { expect, it } from 'vitest';
import { contextOf } from './hit-context.ts';

const around = (text: string) => {
  const start = text.indexOf('needle');
  return contextOf(text, start, start + 'needle'.length);
};

it('is the whole line when it is short, and nothing of its neighbours', () => {
  expect(around('one\nin a needle stack\nthree')).toEqual({ before: 'in a ', match: 'needle', after: ' stack' });
  expect(around('needle')).toEqual({ before: '', match: 'needle', after: '' });
});

it('cuts a long line at words, and marks it', () => {
  const { before, after } = around(`${'words '.repeat(20)}needle${' words'.repeat(30)}`);
  expect(before).toBe(`…${'words '.repeat(6)}`);
  expect(after).toBe(`${' words'.repeat(13)}…`);
});

it('cuts through what has no words', () => {
  const { before, after } = around(`${'x'.repeat(100)}needle${'y'.repeat(100)}`);
  expect([before, after]).toEqual([`…${'x'.repeat(40)}`, `${'y'.repeat(80)}…`]);
});
