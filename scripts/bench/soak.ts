import autocannon from 'autocannon';
import { asSent, connections, type Operation, operations, warmUp } from './load.ts';
import { atMost, type Row, type Section, withoutBudget } from './measure.ts';
import type { Platform } from './platform.ts';

/** Minutes; `SOAK_MINUTES` asks for another number. */
const minutes = Number(process.env.SOAK_MINUTES ?? 15);
/** What people do most: read, search, look into the cart, keep a wish. Signing in and paying are rare. */
const usual = /list of 6|one ebook|search|price a cart|wishlist|home page/;
/** Minutes after which somebody else goes on, well within the life of an access token. */
const turn = 7.5;
/** Megabytes that the platform may grow by once a tenth of the time is over. */
const growth = 50;
const second = 1000;

/** The platform's memory every five seconds, in megabytes. */
async function watched<T>(platform: Platform, act: () => Promise<T>): Promise<{ result: T; memory: number[] }> {
  const memory: number[] = [];
  const watch = setInterval(() => void platform.memory().then((megabytes) => memory.push(megabytes)), 5 * second);
  try {
    return { result: await act(), memory };
  } finally {
    clearInterval(watch);
  }
}

/** The last value of each tenth. */
const tenthsOf = (values: readonly number[]): number[] =>
  Array.from({ length: 10 }, (_, tenth) => values[Math.ceil(((tenth + 1) * values.length) / 10) - 1] ?? Number.NaN);

/** One request of each operation in turn: an operation of forty different requests weighs as much as one of a single request. */
function evenMix(all: readonly Operation[]) {
  const longest = Math.max(...all.map(({ requests }) => requests.length));
  return Array.from({ length: longest }, (_, index) =>
    all.flatMap(({ requests, token }) => {
      const request = requests[index % requests.length];
      return request ? asSent([request], token) : [];
    }),
  ).flat();
}

/** The requests of somebody who has just signed in. */
async function asSomebodyNew(platform: Platform) {
  const all = await operations(platform, await platform.person());
  // Of the connections here none is a person of its own.
  return evenMix(all.filter(({ name, tokens }) => usual.test(name) && !tokens));
}

type Requests = Awaited<ReturnType<typeof asSomebodyNew>>;

const fire = ({ url }: Platform, requests: Requests, duration: number, overallRate?: number) =>
  autocannon({ url, connections, duration, requests, ...(overallRate && { overallRate }) });

/** The result of each turn, one after the other. */
async function inTurns(platform: Platform, rate: number): Promise<Awaited<ReturnType<typeof fire>>[]> {
  const results = [];
  for (let left = minutes; left > 0; left -= turn)
    results.push(await fire(platform, await asSomebodyNew(platform), Math.min(left, turn) * 60, rate));
  return results;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A quarter of an hour at half of what the machine bears: whether memory stays and nothing fails. */
export async function soakSection(platform: Platform): Promise<Section> {
  const requests = await asSomebodyNew(platform);
  await fire(platform, requests, warmUp);
  const peak = (await fire(platform, requests, 20)).requests.average;
  const { result: turns, memory } = await watched(platform, () => inTurns(platform, Math.round(peak / 2)));
  const settled = memory.slice(Math.ceil(memory.length / 10));
  const rate = sum(turns.map(({ requests: { total } }) => total)) / sum(turns.map(({ duration }) => duration));
  const p99 = Math.max(...turns.map(({ latency }) => latency.p99));
  const rows: Row[] = [
    withoutBudget('peak', `${Math.round(peak)} /s`),
    withoutBudget('rate', `${Math.round(rate)} /s, p99 ${p99} ms`),
    atMost('answers that were errors of the server', sum(turns.map((one) => one['5xx'])), 0),
    atMost('answers that refused a request', sum(turns.map((one) => one['4xx'])), 0),
    atMost('requests without an answer', sum(turns.map(({ errors }) => errors)), 0),
    atMost('memory, more than at a tenth of the way', Math.max(...settled) - (settled[0] ?? 0), growth, 'MB'),
    withoutBudget('memory on the way, in tenths', `${tenthsOf(memory).map(Math.round).join(', ')} MB`),
  ];
  const how = `${minutes} minutes at half of the peak of an even mix of pages, lists, ebooks, searches, carts and wishes, ${connections} connections; every ${turn} minutes somebody else goes on.`;
  return { title: 'Soak', how, rows };
}
