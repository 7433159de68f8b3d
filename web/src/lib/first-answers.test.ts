import { expect, test, vi } from 'vitest';
import { fetchFirst, takeFirst } from './first-answers.ts';

const get = { method: 'GET', headers: new Headers({ Accept: 'application/json' }) };
const answering = (text: string) => vi.fn(async () => new Response(text));

test('an answer is taken once', async () => {
  fetchFirst('/api/stats', answering('early'));
  expect(await (await takeFirst('/api/stats', get))?.text()).toBe('early');
  expect(takeFirst('/api/stats', get)).toBeUndefined();
});

test('nobody gets another address, another method or what a stranger is told', () => {
  fetchFirst('/api/ebooks/1', answering('preview'));
  expect(takeFirst('/api/ebooks/2', get)).toBeUndefined();
  expect(takeFirst('/api/ebooks/1', { ...get, method: 'DELETE' })).toBeUndefined();
  expect(takeFirst('/api/ebooks/1', { ...get, headers: { Authorization: 'Bearer t' } })).toBeUndefined();
  expect(takeFirst('/api/ebooks/1', get)).toBeDefined();
});

test('a failure is told to whoever takes the answer, and to nobody else', async () => {
  fetchFirst('/api/stats', async () => Promise.reject(new TypeError('Failed to fetch')));
  await new Promise((resolve) => setTimeout(resolve));
  await expect(takeFirst('/api/stats', get)).rejects.toThrow('Failed to fetch');
});
