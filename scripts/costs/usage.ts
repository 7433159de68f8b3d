import { type Measured, readMeasured } from './measured.ts';
import type { Priced } from './prices.ts';

/* What a month uses. Change the assumptions here, then run `npm run costs`. */

/** So much of what is priced. */
type Usage = Measured;

/** Runs of schedules in a month of 730 hours. */
const runs = (each: Readonly<Record<number, number>>): number =>
  Object.entries(each).reduce((sum, [minutes, functions]) => sum + (functions * 730 * 60) / Number(minutes), 0);

/** Minutes between two runs, and how many functions run so often; `test/infra/watch.test.ts` lists them. */
export const schedules = { 1: 17, 5: 2, 15: 1, 60: 8, 180: 2 } as const;

/** Figures that are reported when nothing happens; others cost only while something is wrong. */
export const regularMetrics = 16;
/** Metrics that alarms read; each counts, also several of one alarm. */
export const alarmedMetrics = 51;
/** Those of the edge (the current one and the one before), of links, of visitors' cookies, Stripe's, and the key that seals gateways' keys. */
export const secrets = 6;

/** A schedule that finds nothing to do: 60 ms of half a gigabyte, some reads, and what the log says of it. */
const idleRun = { seconds: 0.06, gigabytes: 0.5, reads: 4, logKilobytes: 1.2 };
/** A build of the lists every five minutes. */
const builds = { count: runs({ 5: 1 }), reads: 60, objectWrites: 1 };

/** Lambda waits for messages of a queue with five requests at a time, of twenty seconds each. */
const polls = runs({ 1: 5 * 3 });

const kilobytes = (count: number): number => count / 1e6;

export const idle: Usage = {
  run: runs(schedules),
  gigabyteSecond: runs(schedules) * idleRun.seconds * idleRun.gigabytes,
  readUnit: runs(schedules) * idleRun.reads + builds.count * builds.reads,
  // The lease and the record of each build.
  writeUnit: builds.count * 2,
  // Each minute's sweep of the lists looks whether all four files are as they were written.
  objectRead: runs({ 1: 4 }),
  queueRequest: polls,
  objectWrite: builds.count * builds.objectWrites,
  logGigabyte: kilobytes(runs(schedules) * idleRun.logKilobytes),
  tableGigabyte: 1,
  objectGigabyte: 5,
  metric: regularMetrics,
  alarmedMetric: alarmedMetrics,
  dashboard: 1,
  secret: secrets,
  key: 1,
};

/** Runs of functions for a page view: what the edge does not have, and now and then a worker. */
const perViewRun = { count: 1.6, seconds: 0.05, gigabytes: 0.75 };

/** What a page view causes beyond that, on average over new and returning visitors, readers and buyers. */
export const perView: Usage = {
  // The page or the next one's data, scripts and fonts of those who are new, covers.
  edgeRequest: 8,
  edgeGigabyte: kilobytes(120),
  edgeFunctionRun: 3,
  // What the edge does not have: pages after a minute, what is signed in, the count of visits.
  apiRequest: 1.5,
  run: perViewRun.count,
  gigabyteSecond: perViewRun.count * perViewRun.seconds * perViewRun.gigabytes,
  readUnit: 5,
  writeUnit: 1,
  objectRead: 0.5,
  logGigabyte: kilobytes(1.5 * 1.5),
};

/** The buyer's copies of two books, each marked by a function with a whole processor for a second. */
const copies = { run: 2, gigabyteSecond: 2 * 1.73, objectRead: 4, objectWrite: 2, writeUnit: 8 };

/** What one of a thousand page views leads to: an order as it was measured, but for what page views have, and the buyer's copies. */
function perThousand(): Usage {
  const { apiRequest: _, edgeRequest: __, ...order } = readMeasured().order;
  const more = Object.entries(copies) as [keyof typeof copies, number][];
  const withCopies = more.map(([what, amount]) => [what, (order[what] ?? 0) + amount] as const);
  // Ten of a thousand views are the month's first of somebody with an account.
  return { ...order, ...Object.fromEntries(withCopies), activeUser: 10 };
}
export const perThousandViews = perThousand();

/** What a month with so many page views uses. */
export function usageOf(views: number): Usage {
  const total: Partial<Record<Priced, number>> = { ...idle };
  const add = (usage: Usage, times: number) => {
    for (const [what, amount] of Object.entries(usage) as [Priced, number][])
      total[what] = (total[what] ?? 0) + amount * times;
  };
  add(perView, views);
  add(perThousandViews, views / 1000);
  return total;
}
