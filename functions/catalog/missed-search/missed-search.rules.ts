import { foldQuery } from '#shared/kernel/fold.ts';

/** Shorter ones are on the way to a word; longer ones are no search for a subject. */
const [shortest, longest] = [3, 60];
/** Email addresses, telephone numbers, numbers of cards and the like: nothing that an ebook would be about. */
const personal = /@|\d[\d\s-]{5,}/;

/** A search as it is counted, or undefined if it is not. */
export function missedTerm(words: string): string | undefined {
  const term = foldQuery(words);
  return term.length < shortest || term.length > longest || personal.test(term) ? undefined : term;
}

/** A term and how often it was searched for, by different visitors or on different days. */
export interface MissedSearch {
  readonly term: string;
  readonly times: number;
}

/**
 * The terms most searched for. Who types "kubernetes" slowly also searches for "kub" and "kuber": a beginning is left out
 * unless it was searched for more often than everything that it is the beginning of.
 */
export function mostMissed(times: ReadonlyMap<string, number>, most: number): MissedSearch[] {
  const kept: MissedSearch[] = [];
  const longestFirst = [...times].sort(([a], [b]) => b.length - a.length);
  for (const [term, count] of longestFirst) {
    const whole = kept.filter((each) => each.term.startsWith(term));
    if (count > whole.reduce((sum, each) => sum + each.times, 0)) kept.push({ term, times: count });
  }
  return kept.sort((a, b) => b.times - a.times || a.term.localeCompare(b.term)).slice(0, most);
}
