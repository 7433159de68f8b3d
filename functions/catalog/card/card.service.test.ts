import { expect, it, vi } from 'vitest';
import { EbookFilter } from '#shared/catalog/ebook.ts';
import { filterEbooks, listPublicEbooks } from './card.service.ts';

/* Which answers an instance keeps. */

const world = vi.hoisted(() => ({ shelf: {} }));
vi.mock('../snapshot/snapshot.source.ts', () => ({ published: { get: async () => world.shelf } }));
vi.mock('#functions/library/public.ts', () => ({}));

/** Books by their titles, which begin with their industry. */
const shelfOf = (...titles: string[]) => ({
  filter: ({ industry = '' }) => [...titles.keys()].filter((position) => titles[position]?.startsWith(industry)),
  serialise: (positions: readonly number[], wished?: ReadonlySet<string>) =>
    JSON.stringify(positions.map((position) => `${titles[position]}${wished ? ` of ${[...wished]}` : ''}`)),
});
const anything = EbookFilter.parse({});
const ofIndustry = (industry: string) => filterEbooks({ ...anything, industry }, { limit: 2 });

it('the same question has the same answer, and one with another limit, cursor or filter has its own', async () => {
  world.shelf = shelfOf('Finance 1', 'Finance 2', 'Retail 1');
  const first = await listPublicEbooks({ limit: 2 });
  expect(first.body).toBe('["Finance 1","Finance 2"]');
  expect(await listPublicEbooks({ limit: 2 })).toBe(first);
  expect((await listPublicEbooks({ limit: 1 })).body).toBe('["Finance 1"]');
  expect((await listPublicEbooks({ limit: 2, cursor: first.next })).body).toBe('["Retail 1"]');
  expect((await ofIndustry('Retail')).body).toBe('["Retail 1"]');
  expect((await ofIndustry('Finance')).body).toBe(first.body);
});

it('an answer with somebody’s wishes is kept for nobody, and nobody who wishes gets a kept one', async () => {
  world.shelf = shelfOf('Retail 1');
  const bodyFor = async (wished?: ReadonlySet<string>) => (await listPublicEbooks({ limit: 2 }, wished)).body;
  expect(await bodyFor(new Set(['one']))).toBe('["Retail 1 of one"]');
  expect(await bodyFor(new Set(['another']))).toBe('["Retail 1 of another"]');
  expect(await bodyFor()).toBe('["Retail 1"]');
  expect(await bodyFor(new Set(['one']))).toBe('["Retail 1 of one"]');
});

it('a new shelf has none of the answers of the one before', async () => {
  world.shelf = shelfOf('Retail 1');
  expect((await ofIndustry('Retail')).body).toBe('["Retail 1"]');
  world.shelf = shelfOf('Retail 2');
  expect((await ofIndustry('Retail')).body).toBe('["Retail 2"]');
});

it('empty answers take room as well: those to many questions push out the first', async () => {
  world.shelf = shelfOf('Retail 1');
  const first = await ofIndustry('Retail');
  for (let question = 1; question < 15_000; question++) await ofIndustry(`None ${question}`);
  const last = await ofIndustry('None');
  expect(last.body).toBe('[]');
  expect(await ofIndustry('None')).toBe(last);
  expect(await ofIndustry('Retail')).not.toBe(first);
});
