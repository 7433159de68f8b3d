import { minutes } from '#lib/clock.ts';
import { remembered } from '#lib/memory/remembered.ts';
import { type Framework, listFrameworks } from '#lib/vocabulary/framework.repo.ts';
import type { EbookFilter } from '#shared/catalog/ebook.ts';
import { chosenByOthers } from '../card/card.service.ts';
import { published } from '../snapshot/snapshot.source.ts';

/** Frameworks are few and rarely change, so each instance reads them once a minute. */
const knownFrameworks = remembered(minutes(1), listFrameworks);

/** By name; while ebooks are given a new one, by the former too. */
const byName = (known: readonly Framework[]): ReadonlyMap<string, Framework> =>
  new Map(
    [...known.map((each) => [each.former, each] as const), ...known.map((each) => [each.name, each] as const)].flatMap(
      ([name, each]) => (name === undefined ? [] : [[name.toLowerCase(), each]]),
    ),
  );

export interface FrameworkChoice {
  readonly name: string;
  readonly count: number;
  readonly description: string;
  readonly category: string;
  readonly url: string | null;
}

/** The frameworks of the published ebooks that match all other filters, by name, with their details. */
export async function frameworkChoices(filter?: Partial<EbookFilter>): Promise<{ frameworks: FrameworkChoice[] }> {
  const [shelf, known] = await Promise.all([published.get(), knownFrameworks()]);
  const chosen = chosenByOthers(shelf, filter);
  const counts = [...shelf.counts('regulatory_source', chosen('regulatory_source'))].filter(([, count]) => count > 0);
  const details = byName(known);
  const frameworks = counts.map(([name, count]) => {
    const { description = '', category = 'Security', url } = details.get(name.toLowerCase()) ?? {};
    return { name, count, description, category, url: url || null };
  });
  return { frameworks: frameworks.sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}
