import autocannon from 'autocannon';
import { asSent, connections, type Operation, operations, warmUp } from './load.ts';
import { atMost, type Row, type Section, withoutBudget } from './measure.ts';
import type { Platform } from './platform.ts';

/** Minutes; `SOAK_MINUTES` asks for another number. */
const minutes = Number(process.env.SOAK_MINUTES ?? 15);
/** What people do most: read, search, look into the cart, keep a wish. Signing in and paying are rare. */
const usual = /list of 6|one ebook|search|price a cart|wishlist|home page/;
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
  return Array.from({ length: longest }, (_, turn) =>
    all.flatMap(({ requests, token }) => {
      const request = requests[turn % requests.length];
      return request ? asSent([request], token) : [];
    }),
  ).flat();
}

/** A quarter of an hour at half of what the machine bears: whether memory stays and nothing fails. */
export async function soakSection(platform: Platform): Promise<Section> {
  const all = await operations(platform, await platform.person());
  // Of the connections here none is a person of its own.
  const requests = evenMix(all.filter(({ name, tokens }) => usual.test(name) && !tokens));
  const fire = (duration: number, overallRate?: number) =>
    autocannon({ url: platform.url, connections, duration, requests, ...(overallRate && { overallRate }) });
  await fire(warmUp);
  const peak = (await fire(20)).requests.average;
  const { result, memory } = await watched(platform, () => fire(minutes * 60, Math.round(peak / 2)));
  const settled = memory.slice(Math.ceil(memory.length / 10));
  const rows: Row[] = [
    withoutBudget('peak', `${Math.round(peak)} /s`),
    withoutBudget('rate', `${Math.round(result.requests.average)} /s, p99 ${result.latency.p99} ms`),
    atMost('answers that were errors of the server', result['5xx'], 0),
    atMost('answers that refused a request', result['4xx'], 0),
    atMost('requests without an answer', result.errors, 0),
    atMost('memory, more than at a tenth of the way', Math.max(...settled) - (settled[0] ?? 0), growth, 'MB'),
    withoutBudget('memory on the way, in tenths', `${tenthsOf(memory).map(Math.round).join(', ')} MB`),
  ];
  const how = `${minutes} minutes at half of the peak of an even mix of pages, lists, ebooks, searches, carts and wishes, ${connections} connections.`;
  return { title: 'Soak', how, rows };
}
