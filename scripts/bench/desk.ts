import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOfLocal } from '#scripts/operate/target.ts';
import { apis } from '#shared/api.ts';
import { type Endpoint, isAdminArea } from '#shared/kernel/endpoint.ts';
import type { Client } from '#test/integration/client.ts';
import { admin } from '../seed/people.ts';
import { atMost, type Row, type Section, withoutBudget } from './measure.ts';
import type { Platform } from './platform.ts';

/** So many users, orders, inquiries and rows of the audit log. */
const count = 10_000;
/** Each address is asked so often, one after the other. */
const times = 20;
/** Milliseconds, for any page of the back-office. */
const budget = 300;

/** Fills the shop in a process that has the functions' environment, which is read when they are imported. */
async function fill(url: string): Promise<void> {
  const script = fileURLToPath(new URL('./desk-data.ts', import.meta.url));
  const env = { ...process.env, ...(await environmentOfLocal(url)) };
  const child = spawn(process.execPath, [script, String(count)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The shop could not be filled');
}

/** Every list and figure of the back-office: what names no thing and no file. */
const pages = Object.values(apis)
  .flatMap((api) => Object.values(api as Record<string, Endpoint>))
  .filter(({ method, auth, path }) => method === 'GET' && isAdminArea(auth) && !path.includes('{'))
  .map(({ path }) => path);

/** What is asked of the long lists beyond their first page. */
const questions: Readonly<Record<string, readonly string[]>> = {
  '/admin/users': [
    'search=mara.4',
    'search=hal',
    'search=ada&status=inactive',
    'role=user&status=inactive',
    'role=staff',
  ],
  '/admin/orders': ['search=nils.9', 'search=payment', 'search=ord_01', 'status=expired', 'refund_requested=true'],
  '/admin/inquiries': ['search=ben.7', 'search=tan', 'state=new', 'kind=coaching', 'kind=coaching&state=new'],
  // No row has the last act: a page of the log reads as much of it as it may.
  '/admin/audit-log': ['kind=user', 'act=activated', 'from=2026-01-02', 'act=lifted'],
};
const full = 'limit=100';

/** The address of the next page, if there is one. */
function nextOf(address: string, headers: Headers, body: { readonly next_cursor?: string | null }): string | undefined {
  const cursor = body.next_cursor ?? /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
  return cursor ? `${address}${address.includes('?') ? '&' : '?'}cursor=${cursor}` : undefined;
}

interface Timed {
  readonly address: string;
  /** Milliseconds, the 19th of twenty. */
  readonly slow: number;
  readonly next: string | undefined;
}

async function time(client: Client, address: string): Promise<Timed> {
  const taken: number[] = [];
  let next: string | undefined;
  for (let turn = 0; turn < times; turn++) {
    const from = performance.now();
    const { status, headers, body } = await client.get(address);
    taken.push(performance.now() - from);
    if (status !== 200) throw new Error(`${address}: ${status} ${JSON.stringify(body)}`);
    next = nextOf(address, headers, body);
  }
  return { address, slow: taken.sort((a, b) => a - b).at(-2) ?? Number.NaN, next };
}

/** A page with its questions and the page after the first one: the slowest of them decides. */
async function measure(client: Client, path: string): Promise<Row> {
  const asked = questions[path];
  const addresses = asked
    ? [full, ...asked.map((question) => `${question}&${full}`)].map((query) => `${path}?${query}`)
    : [path];
  const timed: Timed[] = [];
  for (const address of addresses) timed.push(await time(client, address));
  const next = timed[0]?.next;
  if (next) timed.push(await time(client, next));
  const slowest = timed.reduce((one, other) => (other.slow > one.slow ? other : one));
  const { search } = new URL(slowest.address, 'http://localhost');
  return atMost(`${path}${asked ? `, slowest with ${search.slice(1, 40)}` : ''}`, slowest.slow, budget, 'ms');
}

/** Every page of the back-office in a shop with thousands of users, orders and inquiries. */
export async function deskSection(platform: Platform): Promise<Section> {
  const from = performance.now();
  await fill(platform.url);
  const filled = withoutBudget('filling the shop', `${Math.round((performance.now() - from) / 1000)} s`);
  const client = await platform.signIn(admin);
  const rows: Row[] = [];
  for (const path of pages) rows.push(await measure(client, path));
  const how = `${count.toLocaleString('en-US')} users, orders, inquiries and rows of the audit log; each address ${times} times, one after the other, the second slowest counts; lists with 100 rows a page, filtered, searched and one page on.`;
  return { title: 'Back-office', how, rows: [filled, ...rows] };
}
