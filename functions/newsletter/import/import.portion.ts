import { now } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import { sideBySide } from '#lib/side-by-side.ts';
import { anyShard, shards } from '#lib/table/shards.ts';
import { changeSubscriber, changeTogether, findSubscribers, type Planned } from '../subscriber/subscriber.repo.ts';
import { findSuppressed, requireUnlistedItem } from '../suppression/suppression.repo.ts';
import { isSuppressed } from '../suppression/suppression.service.ts';
import type { ImportedRow } from './import.rows.ts';
import { type Fate, fateOf, type Importing, imported } from './import.rules.ts';

/** What is the same for all rows of an import. */
export interface ImportTerms extends Omit<Importing, 'newId' | 'at'> {
  readonly dry_run: boolean;
}

/** A row with what became of it. */
export interface Told {
  readonly row: ImportedRow;
  readonly fate: Fate;
}

/** With a check of the suppression list for each, and what counts them, a transaction stays below its hundred items. */
const rowsOfTransaction = 40;
/**
 * Together some thousand rows a second, which is what the index of all subscribers takes: their list is one partition of it.
 */
const transactionsAtOnce = 4;

const termsAtNow = (terms: ImportTerms): Importing => ({ ...terms, newId: newId('subscriber'), at: now() });

/** One row by itself, as it is at the moment of writing. */
async function importAlone(terms: ImportTerms, row: ImportedRow): Promise<Fate> {
  const suppressed = await isSuppressed(row.email);
  let fate: Fate | undefined;
  await changeSubscriber(row.email, (before) => {
    fate = fateOf({ subscriber: before, isSuppressed: suppressed }, terms);
    const after = fate.isFailure ? undefined : imported(before, row, termsAtNow(terms));
    // A mail to the address may come back in the meantime.
    return { after, also: after && [requireUnlistedItem(row.email)] };
  });
  return fate ?? fateOf({ subscriber: undefined, isSuppressed: suppressed }, terms);
}

/** A row that changes something, with what would be written. */
interface Candidate {
  readonly at: number;
  readonly row: ImportedRow;
  readonly plan: Planned;
}

const groupsOf = <T>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, at) => things.slice(at * size, (at + 1) * size));

/**
 * Imports the rows of a portion, or says what an import would do with each. What they are about is read at once, and forty are
 * written in one transaction; if one of those has changed in the meantime, each of the forty is decided and written by itself.
 */
export async function importPortion(terms: ImportTerms, rows: readonly ImportedRow[]): Promise<Told[]> {
  const emails = rows.filter(({ problem }) => !problem).map(({ email }) => email);
  const [known, suppressed] = await Promise.all([findSubscribers(emails), findSuppressed(emails)]);
  const candidates: Candidate[] = [];
  const fates = rows.map((row, at): Fate => {
    if (row.problem) return { sentence: row.problem, isFailure: true };
    const before = known.get(row.email);
    const fate = fateOf({ subscriber: before, isSuppressed: suppressed.has(row.email) }, terms);
    const after = fate.isFailure ? undefined : imported(before, row, termsAtNow(terms));
    if (after) candidates.push({ at, row, plan: { before, after, also: [requireUnlistedItem(row.email)] } });
    return fate;
  });
  if (!terms.dry_run) {
    const first = anyShard();
    await sideBySide(groupsOf(candidates, rowsOfTransaction), transactionsAtOnce, async (group, lane) => {
      const plans = group.map(({ plan }) => plan);
      if (await changeTogether(plans, (first + lane) % shards.length)) return;
      for (const { at, row } of group) fates[at] = await importAlone(terms, row);
    });
  }
  return rows.map((row, at) => ({ row, fate: fates[at] as Fate }));
}
