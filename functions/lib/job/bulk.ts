import type { BulkNoun } from '#shared/kernel/bulk.ts';
import type { Job } from '#shared/kernel/job.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { Writer } from '../actor.ts';
import { conflict, invalid } from '../errors.ts';
import { type Saved, saved } from '../managed/answer.ts';
import type { OutboxQueue } from '../outbox/outbox.entity.ts';
import { type JobRecord, mostThings } from './job.repo.ts';
import type { JobActs } from './run.ts';
import { startJob } from './start.ts';
import type { JobAct } from './work-off.ts';

/** An act on many things. */
interface BulkAct {
  /** Names the job: `Publish 26 ebooks`. */
  readonly title: (count: string, ask: JobRecord['ask']) => string;
  /** As if it had been done to the thing by itself; done twice, it changes nothing the second time. */
  readonly carryOut: JobAct['carryOut'];
}

/** What a domain declares of a kind of thing of which many can be acted on at once. */
interface BulkThing<Act extends string, Filter> {
  /** Prefix of its jobs' kinds: `ebook`. */
  readonly thing: string;
  readonly noun: BulkNoun;
  readonly acts: Readonly<Record<Act, BulkAct>>;
  /** For the list of failures. */
  readonly nameOf: JobAct['nameOf'];
  /** Ids of all that a filter finds; no more than one above `mostThings` are of use. */
  readonly idsThatMatch: (filter: Filter) => Promise<readonly string[]>;
}

/** What somebody asks for. */
interface BulkAsked<Act extends string, Filter> {
  readonly act: Act;
  readonly ids?: readonly string[] | undefined;
  readonly filter?: Filter | undefined;
  readonly count?: number | undefined;
}

interface Bulk<Act extends string, Filter> {
  /** For the domain's worker. */
  readonly jobs: JobActs;
  /** Starts the job; `ask` is what the act has to know besides. 409 when more match a filter than the caller has seen. */
  start(writer: Writer, asked: BulkAsked<Act, Filter>, ask?: JobRecord['ask']): Promise<Saved<'job', Job>>;
}

/**
 * How many things are read at a time for their ids. More than a screen shows: the 50,000 users of the largest job have to
 * be read within one request, and each page of them asks every part of their index. Not many more: as many of the largest
 * things stay below the megabyte that one read of the table returns.
 */
const idsAtOnce = 250;

/** Ids of all that a list finds, read page by page as the list itself is. */
export const idsOf =
  <Query extends PageQuery>(page: (query: Query) => Promise<Page<{ readonly id: string }>>) =>
  async (filter: Omit<Query, keyof PageQuery>): Promise<string[]> => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next }: Page<{ readonly id: string }> = await page({
        ...filter,
        limit: idsAtOnce,
        cursor,
      } as Query);
      ids.push(...items.map(({ id }) => id));
      cursor = next;
    } while (cursor !== undefined && ids.length <= mostThings);
    return ids;
  };

const countOf = (count: number, { one, many }: BulkNoun): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The ids that were chosen, each once. 409 when more match a filter than the caller has seen. */
async function chosenIds<Act extends string, Filter>(
  { noun, idsThatMatch }: BulkThing<Act, Filter>,
  { ids, filter, count }: BulkAsked<Act, Filter>,
): Promise<readonly string[]> {
  if (ids && filter) throw invalid('filter', `Choose ${noun.many} or a filter, not both`);
  const chosen = [...new Set(ids ?? (filter ? await idsThatMatch(filter) : []))];
  if (chosen.length === 0) throw conflict(`No ${noun.one} matches any more. Please look at the list again.`);
  if (count !== undefined && chosen.length > count)
    throw conflict(`Now ${countOf(chosen.length, noun)} match. Please look at the list again.`);
  if (chosen.length > mostThings) throw invalid('filter', `Choose at most ${countOf(mostThings, noun)} at once`);
  return chosen;
}

/** The bulk acts of a kind of thing, as jobs of its domain. */
export function bulk<Act extends string, Filter>(queue: OutboxQueue, thing: BulkThing<Act, Filter>): Bulk<Act, Filter> {
  const { acts, nameOf } = thing;
  const jobs = Object.entries<BulkAct>(acts).map(([act, { carryOut }]) => [
    `${thing.thing}.${act}`,
    { carryOut, nameOf },
  ]);
  return {
    jobs: Object.fromEntries(jobs),
    async start(writer, asked, ask = {}) {
      const ids = await chosenIds(thing, asked);
      const title = acts[asked.act].title(countOf(ids.length, thing.noun), ask);
      const job = await startJob(writer, queue, { kind: `${thing.thing}.${asked.act}`, title, ask, ids });
      return saved('job', `Started: ${job.title}`, job);
    },
  };
}

/** A title that begins with what is done: `Publish 26 ebooks`. */
export const doing =
  (verb: string): BulkAct['title'] =>
  (count) =>
    `${verb} ${count}`;
