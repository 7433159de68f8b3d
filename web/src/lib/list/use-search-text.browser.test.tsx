import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSearchText } from './use-search-text.ts';

/** The search of a page whose address arrives when the test says so. */
async function searchOf(first: string) {
  const onSearch = vi.fn();
  const { result, rerender, act } = await renderHook((value?: string) => useSearchText(value ?? first, onSearch));
  return {
    shown: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    isAskedFor: (text: string) => expect.poll(() => onSearch.mock.lastCall).toEqual([text]),
    arrive: (value: string) => rerender(value),
  };
}

test('a letter typed while the address of those before it is on its way stays', async () => {
  const search = await searchOf('');
  await search.type('zapir');
  await search.isAskedFor('zapir');
  await search.type('zapier');
  await search.arrive('zapir');
  expect(search.shown()).toBe('zapier');
  await search.isAskedFor('zapier');
});

test('two addresses on their way, of which the first arrives late, change nothing that is typed', async () => {
  const search = await searchOf('');
  await search.type('a');
  await search.isAskedFor('a');
  await search.type('ab');
  await search.isAskedFor('ab');
  await search.type('abc');
  await search.arrive('a');
  await search.arrive('ab');
  expect(search.shown()).toBe('abc');
});

test('Back, a cleared filter or a link replaces what is typed', async () => {
  const search = await searchOf('first');
  await search.type('second');
  await search.isAskedFor('second');
  await search.arrive('second');
  await search.arrive('first');
  expect(search.shown()).toBe('first');
  await search.arrive('second');
  expect(search.shown()).toBe('second');
});
