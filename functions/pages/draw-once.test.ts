import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawOnce } from './draw-once.ts';
import type { PageAnswer } from './page.ts';

const answers = (...data: unknown[]): PageAnswer[] =>
  data.map((each) => ({ route: 'GET /a', kind: 'one', data: each }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('draws a screen again when its answers or its address change, and not otherwise', () => {
  const draw = vi.fn((address: string, [first]: readonly PageAnswer[]) => `${address}: ${JSON.stringify(first?.data)}`);
  const once = drawOnce(draw);
  expect([once('/', answers('a')), once('/', answers('a'))]).toEqual(['/: "a"', '/: "a"']);
  expect(draw).toHaveBeenCalledTimes(1);
  expect([once('/', answers('b')), once('/?page=2', answers('a'))]).toEqual(['/: "b"', '/?page=2: "a"']);
  expect(once('/', answers('a', 'b'))).toBe('/: "a"');
  expect(draw).toHaveBeenCalledTimes(4);
  expect(once('/', answers('a'))).toBe('/: "a"');
  expect(draw).toHaveBeenCalledTimes(4);
});

it('draws each screen anew after a minute', () => {
  const draw = vi.fn(() => '<p>2026</p>');
  const once = drawOnce(draw);
  once('/', []);
  vi.setSystemTime(Date.now() + 59_000);
  once('/', []);
  expect(draw).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2_000);
  once('/', []);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('keeps nothing of a screen that could not be drawn', () => {
  const draw = vi.fn<() => string>().mockImplementationOnce(() => {
    throw new Error('A component failed');
  });
  draw.mockReturnValue('<p>There</p>');
  const once = drawOnce(draw);
  expect(() => once('/', [])).toThrow('A component failed');
  expect(once('/', [])).toBe('<p>There</p>');
});

it('keeps screens by their size: of twenty long ones the last, and no longer the first', () => {
  const draw = vi.fn(() => '-'.repeat(1_000_000));
  const once = drawOnce(draw);
  for (let page = 1; page <= 20; page++) once(`/?page=${page}`, []);
  once('/?page=20', []);
  expect(draw).toHaveBeenCalledTimes(20);
  once('/?page=1', []);
  expect(draw).toHaveBeenCalledTimes(21);
});
