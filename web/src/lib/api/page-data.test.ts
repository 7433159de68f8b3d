import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { firstCache, type Key, type PageAnswer } from './page-data.ts';

const pageWith = (text: string | null) => ({
  getElementById: (id: string) => (id === 'page-data' && text !== null ? ({ textContent: text } as HTMLElement) : null),
});
const serialized = (...key: Key) => unstable_serialize(key);

test("responses are stored under a visitor's keys", () => {
  const answers: readonly PageAnswer[] = [
    { route: 'GET /ebooks/{id}', options: { params: { id: 'ebk_1' } }, kind: 'one', data: { id: 'ebk_1' } },
    { route: 'GET /stats', kind: 'one', data: { ebooks: 3 } },
  ];
  expect(firstCache(pageWith(JSON.stringify(answers)))).toEqual({
    [serialized('', 'GET /ebooks/{id}', { params: { id: 'ebk_1' } }, 'one')]: { id: 'ebk_1' },
    [serialized('', 'GET /stats', null, 'one')]: { ebooks: 3 },
  });
});

test('a page without valid data starts empty', () => {
  expect(firstCache(pageWith(null))).toEqual({});
  expect(firstCache(pageWith('[{"route":'))).toEqual({});
  expect(firstCache(pageWith('{"route":"GET /stats"}'))).toEqual({});
});
