import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Client } from '#test/integration/client.ts';
import { atLeast, atMost, type Row, type Section, withoutBudget } from './measure.ts';
import { type Platform, password } from './platform.ts';

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** A page of the site, not a call. */
  readonly isPage?: true;
}
export interface Operation {
  readonly name: string;
  readonly requests: readonly Request[];
  readonly token?: string;
  /** One for each connection, where every connection is a different person. */
  readonly tokens?: readonly string[];
  /** Minimum requests per second, maximum p99 in milliseconds. */
  readonly budget?: readonly [number, number];
}

/** Ten connections, three seconds of warm-up, ten of measuring: the same as the figures it is compared with. */
export const connections = 10;
/** Seconds. */
export const warmUp = 3;
export const seconds = 10;
/** Milliseconds in which instances that only the load needed end. */
const rest = 30_000;

/** Requests as autocannon sends them, as the person of a token. */
export const asSent = (requests: readonly Request[], token?: string) =>
  requests.map(({ method, path, body, isPage }) => ({
    method,
    path: isPage ? path : `/api${path}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }));

/** Requests of an operation, one after the other on each connection, for so many seconds. */
export async function fire(url: string, { requests, token, tokens = [] }: Operation, duration: number) {
  let next = 0;
  return autocannon({
    url,
    connections,
    duration,
    requests: asSent(requests, token),
    ...(tokens.length > 0 && {
      setupClient: (client) => client.setRequests(asSent(requests, tokens[next++ % tokens.length])),
    }),
  });
}

async function measure(url: string, operation: Operation): Promise<Row[]> {
  await fire(url, operation, warmUp);
  const { requests, latency, non2xx, errors } = await fire(url, operation, seconds);
  const failed = non2xx + errors;
  const detail = `p50 ${latency.p50} ms, p99 ${latency.p99} ms${failed ? `, ${failed} failed` : ''}`;
  const average = Math.round(requests.average).toLocaleString('en-US');
  if (!operation.budget) return [withoutBudget(operation.name, `${average} /s, ${detail}`)];
  const [rate, p99] = operation.budget;
  const throughput = atLeast(operation.name, requests.average, rate, '/s');
  return [
    { ...throughput, measured: `${throughput.measured}, p50 ${latency.p50} ms`, met: throughput.met && failed === 0 },
    atMost(`${operation.name}, p99`, latency.p99, p99, 'ms'),
  ];
}

const tokensOf = (people: readonly Client[]): string[] => people.map(({ token }) => token ?? '');

const searches = (query: string): Request[] =>
  ['evidence', 'risk', 'gdpr recrods', 'audit'].map((search_query) => ({
    method: 'POST',
    path: `/ebooks/filter${query}`,
    body: { search_query, price_range: 'under-50' },
  }));

/** What is measured, in the order of the report. */
export async function operations(platform: Platform, reader: Client): Promise<Operation[]> {
  const { body: books } = await reader.get('/ebooks/public?limit=100');
  const paid = books.filter((book: { is_free: boolean }) => !book.is_free).map((book: { id: string }) => book.id);
  const token = reader.token;
  const cart: Request = { method: 'POST', path: '/cart/calculate', body: { ebook_ids: paid.slice(0, 3) } };
  const wishes = paid.slice(0, 20).flatMap((id: string): Request[] => [
    { method: 'POST', path: '/wishlist/add', body: { ebook_id: id } },
    { method: 'DELETE', path: `/wishlist/remove/${id}` },
  ]);
  const pages = paid.slice(0, 20).map((id: string): Request => ({ method: 'GET', path: `/ebooks/${id}` }));
  const person = await platform.person();
  const buyers = await Promise.all(Array.from({ length: connections }, () => platform.person()));
  const credentials = { email: person.email, password };
  return [
    { name: 'list of 6', requests: [{ method: 'GET', path: '/ebooks/public?limit=6' }], budget: [4000, 10] },
    { name: 'list of 6, signed in', requests: [{ method: 'GET', path: '/ebooks/public?limit=6' }], token },
    { name: 'list of 100', requests: [{ method: 'GET', path: '/ebooks/public?limit=100' }], budget: [2000, 20] },
    { name: 'one ebook', requests: pages, budget: [1500, 20] },
    { name: 'one ebook, signed in', requests: pages, token },
    { name: 'search and filter', requests: searches(''), budget: [2500, 15] },
    { name: 'search and filter, a page of 12', requests: searches('?limit=12') },
    { name: 'price a cart, signed out', requests: [cart], budget: [2000, 20] },
    { name: 'price a cart, signed in', requests: [cart], token, budget: [500, 60] },
    { name: 'write (wishlist)', requests: wishes, token, budget: [400, 50] },
    { name: 'write (wishlist), each connection a person', requests: wishes, tokens: tokensOf(buyers) },
    { name: 'home page as HTML', requests: [{ method: 'GET', path: '/', isPage: true }], budget: [300, 100] },
    { name: 'sign in', requests: [{ method: 'POST', path: '/auth/login', body: credentials }] },
    {
      name: 'checkout',
      requests: [{ method: 'POST', path: `/payments/checkout?ebook_ids=${paid.slice(0, 3).join(',')}` }],
      // A person has one open checkout: of two concurrent ones, the older is refused.
      tokens: tokensOf(buyers),
    },
  ];
}

/** Sixty concurrent requests on one wishlist, and on one checkout: none lost, no error. */
async function together(platform: Platform): Promise<Row[]> {
  const reader = await platform.person();
  const { body: books } = await reader.get('/ebooks/public?limit=100');
  const ids = books
    .filter((b: { is_free: boolean }) => !b.is_free)
    .slice(0, 60)
    .map((b: { id: string }) => b.id);
  const wishes = await Promise.all(ids.map((ebook_id: string) => reader.post('/wishlist/add', { ebook_id })));
  const { body: library } = await reader.get('/user/library');
  const lost = ids.length - library.wishlist.length;
  const checkouts = await Promise.all(
    ids.map(() => reader.post(`/payments/checkout?ebook_ids=${ids.slice(0, 3).join(',')}`)),
  );
  const bad = [...wishes, ...checkouts].filter(({ status }) => status >= 500).length;
  return [
    atMost(`${ids.length} concurrent writes to one wishlist, lost`, lost, 0),
    atMost(`${2 * ids.length} concurrent writes and checkouts, server errors`, bad, 0),
  ];
}

/** Requests per second and latency of the operations that matter (those that match `match`), and memory after them. */
export async function loadSection(platform: Platform, match: RegExp): Promise<Section> {
  const reader = await platform.person();
  const rows: Row[] = [];
  const chosen = (await operations(platform, reader)).filter(({ name }) => match.test(name));
  for (const operation of chosen) rows.push(...(await measure(platform.url, operation)));
  rows.push(...(await together(platform)));
  rows.push(atMost('memory after all of it', await platform.memory(), 600, 'MB'));
  await setTimeout(rest);
  rows.push(atMost('memory half a minute later', await platform.memory(), 600, 'MB'));
  const how = `autocannon, ${connections} connections, ${seconds} s after a ${warmUp} s warm-up, on the same machine as the platform; 100 books; at most two instances a function; no edge cache in between.`;
  return { title: 'Under load', how, rows };
}
