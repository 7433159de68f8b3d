import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { environmentOfLocal } from '#scripts/operate/target.ts';
import type { Client } from '#test/integration/client.ts';
import { admin } from '../../seed/people.ts';
import { median, type Row, type Section, withoutBudget } from '../measure.ts';
import { Platform } from '../platform.ts';
import { type Leaving, leave } from './leaving.ts';
import { picture, type Taken } from './picture.ts';
import { run } from './run.ts';

/** What is written before a size is measured. */
export interface Filling {
  readonly books: number;
  readonly people: number;
  readonly orders: number;
  readonly buyer: { readonly id: string; readonly email: string; readonly orders: number };
  /** An ebook of the shop that the others are like. */
  readonly model: string;
}

/** Books, people and orders, and the orders of one buyer; `GROWTH_SIZES` takes only so many of them. */
const sizes = [
  { books: 100, people: 1_000, orders: 1_000, bought: 20 },
  { books: 10_000, people: 100_000, orders: 100_000, bought: 2_000 },
  { books: 100_000, people: 1_000_000, orders: 1_000_000, bought: 20_000 },
].slice(0, Number(process.env.GROWTH_SIZES ?? 3));
type Size = (typeof sizes)[number];

/** Each request is made so often, one after the other. */
const times = 15;
/** The first of them, which do not count. */
const warmUp = 2;
/** Milliseconds below which growth does not matter; above, a request may take at most twice what it takes in the smallest shop. */
const unnoticed = 20;

interface Asked {
  readonly name: string;
  readonly ask: () => Promise<{ readonly status: number }>;
}

/** The words of some titles: what people search for is in the shop. */
const titlesOf = (books: readonly { readonly title: string }[]): readonly string[] => [
  ...new Set(books.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{4,}/g) ?? [])),
];

/** Requests of people and of the desk, in a shop with books that are called like those of the seed. */
async function requestsOf(platform: Platform, person: Client): Promise<Asked[]> {
  const desk = await platform.signIn(admin);
  const { body: books } = await person.get('/ebooks/public?limit=100');
  const [one] = books as { id: string }[];
  const ebook_ids = books.slice(0, 3).map(({ id }: { id: string }) => id);
  const visitor = Object.assign(Object.create(Object.getPrototypeOf(person)), person, { token: undefined }) as Client;
  const search = (search_query: string) => visitor.post('/ebooks/filter', { search_query, price_range: 'under-50' });
  const words = titlesOf(books);
  let turn = 0;
  const read = (name: string, client: Client, path: string): Asked => ({ name, ask: () => client.get(path) });
  return [
    read('list of 6', visitor, '/ebooks/public?limit=6'),
    // Anonymous answers are kept: each time another search, as people make them.
    { name: 'search', ask: () => search(`${words[turn++ % words.length]} ${words[(7 * turn) % words.length]}`) },
    read('one ebook, signed in', person, `/ebooks/${one?.id}`),
    { name: 'cart, signed in', ask: () => person.post('/cart/calculate', { ebook_ids }) },
    read('choices of a filter', visitor, '/frameworks'),
    read('desk: ebooks', desk, '/admin/ebooks?limit=100'),
    // As many as a small shop has of them.
    read('desk: ebooks, searched', desk, '/admin/ebooks?limit=10&search=audit'),
    read('desk: people', desk, '/admin/users?limit=100'),
    read('desk: orders', desk, '/admin/orders?limit=100'),
    read('desk: orders in a state', desk, '/admin/orders?limit=100&status=expired'),
    read('desk: dashboard', desk, '/admin/stats'),
  ];
}

async function medianTime({ name, ask }: Asked): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const from = performance.now();
    const { status } = await ask();
    taken.push(performance.now() - from);
    if (status !== 200) throw new Error(`${name}: ${status}`);
  }
  return median(taken.slice(warmUp));
}

/** What one size of the shop took. */
interface Result {
  readonly filled: number;
  readonly snapshot: { readonly took: number; readonly peak: number };
  readonly times: ReadonlyMap<string, number>;
  readonly leaving: Leaving;
}

/** Waits until the catalogue's function has the shelf that was built. */
async function shelfOf(platform: Platform, person: Client, books: number): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const { headers } = await person.get('/ebooks/public?limit=1');
    if (Number(headers.get('x-total-count')) >= books) return;
    await setTimeout(500);
  }
  throw new Error(`${platform.url}: the shelf does not come`);
}

/** A platform's folder with its seed and a buyer. */
async function beginning(directory: string) {
  const platform = await Platform.start([], directory);
  try {
    const buyer = await platform.person();
    const { body: me } = await buyer.get('/auth/me');
    const { body: seeded } = await buyer.get('/ebooks/public?limit=1');
    return { buyer, me, seeded, environment: await environmentOfLocal(platform.url) };
  } finally {
    await platform.stop();
  }
}

async function measured({ books, people, orders, bought }: Size, directory: string): Promise<Result> {
  const { buyer, me, seeded, environment: writing } = await beginning(directory);
  const filling: Filling = {
    books,
    people,
    orders,
    buyer: { id: me.id, email: buyer.email, orders: bought },
    model: seeded[0].id,
  };
  const from = performance.now();
  await run('fill.ts', writing, directory, JSON.stringify(filling));
  const filled = performance.now() - from;
  const platform = await Platform.start([], directory);
  try {
    const environment = await environmentOfLocal(platform.url);
    const said = await run('snapshot.ts', environment);
    // The result is the last line; the builder logs its metrics before it.
    const snapshot = JSON.parse(said.trim().split('\n').at(-1) ?? '');
    const person = await platform.personAgain(buyer.email);
    await shelfOf(platform, person, books);
    const taken = new Map<string, number>();
    for (const asked of await requestsOf(platform, person)) taken.set(asked.name, await medianTime(asked));
    console.error(`filled in ${seconds(filled)}, asked: ${JSON.stringify(Object.fromEntries(taken))}`);
    return { filled, snapshot, times: taken, leaving: await leave(platform, person, environment) };
  } finally {
    await platform.stop();
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const number = (count: number): string => count.toLocaleString('en-US');

function rowOf({ name, milliseconds }: Taken): Row {
  const [smallest = 0, largest = 0] = [milliseconds[0], milliseconds.at(-1)];
  const allowed = Math.max(2 * smallest, unnoticed);
  const text = milliseconds.map((time) => time.toFixed(1)).join(' → ');
  return {
    what: name,
    measured: `${text} ms`,
    budget: `<= 2 x the smallest, or ${unnoticed} ms`,
    met: largest <= allowed,
  };
}

const takenBy = (results: readonly Result[]): Taken[] =>
  [...(results[0]?.times.keys() ?? [])].map((name) => ({
    name,
    milliseconds: results.map(({ times }) => times.get(name) ?? Number.NaN),
  }));

function rowsOf(results: readonly Result[]): Row[] {
  const all = (what: string, of: (one: Result) => string) => withoutBudget(what, results.map(of).join(' → '));
  const exported = ({ leaving: { exported, orders, ebooks } }: Result) =>
    `${seconds(exported)}, ${number(orders)} orders, ${number(ebooks)} ebooks`;
  return [
    all('filling the store', ({ filled }) => seconds(filled)),
    all('building the shelves', ({ snapshot: { took, peak } }) => `${seconds(took)}, ${Math.round(peak)} MB`),
    ...takenBy(results).map(rowOf),
    all('the buyer’s export', exported),
    all('the buyer’s deletion', ({ leaving }) => seconds(leaving.deleted)),
  ];
}

const shopOf = ({ books, people, bought }: Size): string =>
  `${number(books)} books, ${number(people)} people and as many orders, a buyer with ${number(bought)}`;

/** How the platform's requests grow with the shop. */
export async function growthSection(): Promise<Section> {
  const results: Result[] = [];
  for (const size of sizes) {
    console.error(`${number(size.books)} books`);
    const directory = join(mkdtempSync(join(tmpdir(), 'rampart-growth-')), 'data');
    try {
      results.push(await measured(size, directory));
    } finally {
      rmSync(join(directory, '..'), { recursive: true, force: true });
    }
  }
  const shops = sizes.map(shopOf).join('; with ');
  const how = `The same requests in a shop with ${shops}; ${times} times one after the other, the median of the last ${times - warmUp}. Things are written straight into the store, without the sums that are kept beside them. Exports and deletions that a sweep goes on with do not wait for it here; by itself it comes every five minutes.`;
  const drawn = picture(
    sizes.map(({ books }) => number(books)),
    takenBy(results),
  );
  return { title: 'As it grows', how, rows: rowsOf(results), picture: drawn };
}
