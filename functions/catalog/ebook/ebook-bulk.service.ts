import type { Writer } from '#lib/actor.ts';
import { conflict, invalid } from '#lib/errors.ts';
import { mostThings } from '#lib/job/job.repo.ts';
import { startJob } from '#lib/job/start.ts';
import { saved } from '#lib/managed/answer.ts';
import type { EbookBulk, EbookBulkFilter } from '#shared/catalog/ebook-bulk.ts';
import { formatDollars, toCents } from '#shared/kernel/money.ts';
import { catalogQueue } from '../task.ts';
import { idsInSnapshot } from './admin-ebook-list.service.ts';
import { eachEbookOn } from './ebook.repo.ts';

const countOf = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'ebook' : 'ebooks'}`;

const titles: Readonly<Record<EbookBulk['act'], (count: string, price: number) => string>> = {
  publish: (count) => `Publish ${count}`,
  unpublish: (count) => `Unpublish ${count}`,
  delete: (count) => `Delete ${count}`,
  price: (count, price) => `Set the price of ${count} to ${formatDollars(price)}`,
};

/** Without a search or a category from the table, so that it is exact; otherwise as the list finds them. */
async function idsThatMatch(filter: EbookBulkFilter): Promise<string[]> {
  if (filter.search || filter.category) return idsInSnapshot(filter);
  const ids: string[] = [];
  for (const shelf of filter.status ? [filter.status] : (['published', 'draft'] as const))
    for await (const some of eachEbookOn(shelf)) ids.push(...some.map(({ id }) => id));
  return ids;
}

/** The ids that were chosen, each once. 409 when more match a filter than the caller has seen. */
async function chosenIds({ ids, filter, count }: EbookBulk): Promise<readonly string[]> {
  if (ids && filter) throw invalid('filter', 'Choose ebooks or a filter, not both');
  const chosen = [...new Set(ids ?? (await idsThatMatch(filter ?? {})))];
  if (chosen.length === 0) throw conflict('No ebook matches any more. Please look at the list again.');
  if (count !== undefined && chosen.length > count)
    throw conflict(`Now ${countOf(chosen.length)} match. Please look at the list again.`);
  if (chosen.length > mostThings) throw invalid('filter', `Choose at most ${countOf(mostThings)} at once`);
  return chosen;
}

/** Starts the job that does something with many ebooks. */
export async function bulkEbooks(writer: Writer, body: EbookBulk) {
  const ids = await chosenIds(body);
  const { act, price = 0 } = body;
  const title = titles[act](countOf(ids.length), price);
  const ask = act === 'price' ? { price: toCents(price) } : {};
  const job = await startJob(writer, catalogQueue, { kind: `ebook.${act}`, title, ask, ids });
  return saved('job', `Started: ${job.title}`, job);
}
