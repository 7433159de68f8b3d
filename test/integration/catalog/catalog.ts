import { expect } from 'vitest';
import { createEbook, type NewEbook } from '#functions/catalog/ebook/ebook-creation.service.ts';
import type { Answer, Client } from '../client.ts';
import { asAdmin, control, eventually, everywhere } from '../cloud.ts';

/** What only catalogue tests need besides `cloud.ts`: their own ebooks, and lists that include them. */

let count = 0;
/** A word that no other ebook has. */
export const someWord = (): string => {
  count += 1;
  return `zq${process.pid}x${count}v${Math.random().toString(36).slice(2, 8)}`;
};

/** `words` different words in sentences of ten, under headings. */
export const someText = (words: number): string =>
  Array.from({ length: Math.ceil(words / 100) }, (_, part) => {
    const size = Math.min(100, words - part * 100) - 2;
    const body = Array.from({ length: size }, (_, n) => `word${part * 100 + n}${n % 10 === 9 ? '.' : ''}`).join(' ');
    return `## Part${part + 1} begins\n\n${body}`;
  }).join('\n\n');

/** An ebook for the test, which lists include once `listed` was awaited. */
export const aBook = (values: Partial<NewEbook> = {}) =>
  createEbook({
    title: `Catalogue test ${someWord()}`,
    description: 'A book for one test.',
    content: someText(1200),
    price: 4900,
    regulatory_source: 'NIST CSF',
    difficulty_level: 'Beginner',
    category: 'Topic',
    industry: '',
    tags: ['test'],
    status: 'published',
    filesOnDemand: true,
    ...values,
  });

/** Builds the snapshot as the sweep does every minute. */
export const buildLists = (base?: string): Promise<unknown> => control('fire/CatalogSweep', {}, base);

/** Builds the snapshot and waits until every instance has it. */
export async function listed(check: () => Promise<boolean>): Promise<void> {
  await buildLists();
  await everywhere('Catalog-Http', check);
}

export const search = (
  client: Client,
  words: string,
  more: Record<string, string> = {},
  query?: Record<string, string>,
) => client.post('/ebooks/filter', { search_query: words, ...more }, { query });

/** Waits until searches for a word find this many. */
export const found = (client: Client, word: string, times = 1): Promise<void> =>
  listed(async () => (await search(client, word)).body.length === times);

export const idsOf = (ebooks: readonly { id: string }[]): string[] => ebooks.map(({ id }) => id);

/** The cards of a list from its first page to its last, and the total on the last one. */
export async function throughPages(client: Client, first: string) {
  const cards: { id: string; is_wishlisted: boolean }[] = [];
  let path: string | undefined = first;
  let total = 0;
  while (path) {
    const page: Answer<typeof cards> = await client.get(path);
    cards.push(...page.body);
    total = Number(page.headers.get('x-total-count'));
    path = /^<\/api([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return { cards, total };
}

/** Asks for a file until it is made, as the browser does. */
export const whenMade = <T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> =>
  eventually(async () => {
    const answer = await ask();
    return answer.status !== 503 && answer;
  });

let admin: Promise<Client> | undefined;
/** One admin for a file. */
export const theAdmin = (): Promise<Client> => {
  admin ??= asAdmin();
  return admin;
};

/** Edits an ebook as its form does; without a revision, the first one. */
export const edit = async (id: string, values: Record<string, unknown>) =>
  (await theAdmin()).put(`/admin/ebooks/${id}`, { title: 'Edited', price: 49, revision: 1, ...values });

/** Edits an ebook; returns when that was. */
export async function changedLater(id: string): Promise<string> {
  const { body } = await (await theAdmin()).get(`/admin/ebooks/${id}`);
  const edited = await edit(id, { revision: body.revision });
  expect(edited.body.ebook.updated_at > body.published_at).toBe(true);
  return edited.body.ebook.updated_at;
}
