import { csvOf, csvRows } from '#shared/kernel/csv.ts';
import type { AdminArea } from '#shared/kernel/endpoint.ts';
import type { Job } from '#shared/kernel/job.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { slugOf } from '#shared/kernel/slug-of.ts';
import { cut } from '#shared/kernel/text.ts';
import { headOf, rowOf, type TextColumns } from '#shared/kernel/text-columns.ts';
import type { Writer } from '../actor.ts';
import { nowIso } from '../clock.ts';
import { type Saved, saved } from '../managed/answer.ts';
import type { OutboxQueue } from '../outbox/outbox.entity.ts';
import { joinPortions, portionKey } from './job-file.ts';
import type { JobActs } from './run.ts';
import type { JobWalk } from './walk.ts';

/** A list of the back-office that can be exported as a whole. */
export interface ExportedList<Item, Query extends PageQuery> {
  /** Of its jobs: `order.export`. */
  readonly kind: `${string}.export`;
  /** What is listed, in the plural: names the job and the file. */
  readonly noun: string;
  /** What the list belongs to, if each of many things has one: names the job and the file, too. */
  readonly of?: (filter: FilterOf<Query>) => Promise<string>;
  /** The part of the back-office that it is in: the file is for nobody else. */
  readonly area: AdminArea;
  readonly columns: TextColumns<Item>;
  /** The list itself, so that the file has what the list shows. */
  readonly page: (query: Query) => Promise<Page<Item>>;
}
/** What a list can be narrowed down by. */
type FilterOf<Query extends PageQuery> = Omit<Query, keyof PageQuery>;

interface ListExport<Query extends PageQuery> {
  /** For the domain's worker. */
  readonly jobs: JobActs;
  /** Starts the job that writes what a filter finds into a file. */
  start(writer: Writer, filter: FilterOf<Query>): Promise<Saved<'job', Job>>;
}

const rowsOfPage = 100;
/** A portion of the file has a thousand rows: what a run that dies has read since the last one is read again. */
const pagesOfPortion = 10;

/** Where an export goes on: after which row, and how many portions of the file there are. */
interface Place {
  readonly cursor?: string | undefined;
  readonly portions: number;
}
const placeOf = (position: string | undefined): Place => (position ? (JSON.parse(position) as Place) : { portions: 0 });

async function portionAt<Item, Query extends PageQuery>(
  { page }: ExportedList<Item, Query>,
  filter: FilterOf<Query>,
  cursor: string | undefined,
): Promise<Page<Item>> {
  const items: Item[] = [];
  let next = cursor;
  for (let pages = 0; pages === 0 || (next !== undefined && pages < pagesOfPortion); pages++) {
    const answer = await page({ ...filter, limit: rowsOfPage, cursor: next } as Query);
    items.push(...answer.items);
    next = answer.next;
  }
  return { items, next };
}

/** Reads the list a portion at a time, and puts the portions together at its end. */
const exportOf = <Item, Query extends PageQuery>(list: ExportedList<Item, Query>): JobWalk => ({
  async page(_, job) {
    const { putObject } = await import('../aws/objects.ts');
    const { cursor, portions } = placeOf(job.position);
    const { items, next } = await portionAt(list, job.ask as FilterOf<Query>, cursor);
    const rows = items.map((item) => rowOf(list.columns, item));
    const text = portions === 0 ? csvOf([headOf(list.columns), ...rows]) : csvRows(rows);
    await putObject(portionKey(job, portions), text, 'text/csv; charset=utf-8');
    const place: Place = { cursor: next, portions: portions + 1 };
    if (next === undefined) await joinPortions(job, place.portions);
    return { done: items.length, next: next && JSON.stringify(place) };
  },
});

/** What a job and its file are called. */
const namesOf = (noun: string, of: string | undefined): { readonly title: string; readonly name: string } => ({
  title: `Export ${noun}${of === undefined ? '' : ` of “${cut(of, 60)}”`}`,
  name: `${[noun.replaceAll(' ', '-'), of && slugOf(of), nowIso().slice(0, 10)].filter(Boolean).join('-')}.csv`,
});

/** The export of a list, as a job of its domain. */
export function listExport<Item, Query extends PageQuery>(
  queue: OutboxQueue,
  list: ExportedList<Item, Query>,
): ListExport<Query> {
  const { kind, noun, area, page } = list;
  return {
    jobs: { [kind]: exportOf(list) },
    async start(writer, filter) {
      const { total } = await page({ ...filter, limit: 1 } as Query);
      const { title, name } = namesOf(noun, await list.of?.(filter));
      const wanted = { kind, title, ask: { ...filter }, total, file: { name, area } };
      // The worker, which starts none, has no audit log.
      const { startJob } = await import('./start.ts');
      const job = await startJob(writer, queue, wanted);
      return saved('job', `Started: ${job.title}`, job);
    },
  };
}
