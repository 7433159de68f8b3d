import { formatDate } from '#shared/kernel/format.ts';
import { withEvent } from '../subscriber/history.ts';
import type { StoredSubscriber } from '../subscriber/subscriber.repo.ts';
import { mergeInterests } from '../subscriber/subscriber.rules.ts';
import type { ImportedRow } from './import.rows.ts';

/* What an import does with an address. Pure functions: times are arguments, in milliseconds. */

/** What becomes of a row. A row that fails has a sentence that says why. */
export interface Fate {
  readonly sentence: string;
  readonly isFailure?: true;
}

/** What is stored about an address before it is imported. */
export interface Before {
  readonly subscriber: StoredSubscriber | undefined;
  /** Whether it is on the suppression list, also without a subscriber. */
  readonly isSuppressed: boolean;
}

/** Whether somebody has left. A new request, which anybody may have made, changes that only once it is confirmed. */
const hasLeft = ({ status, left_at }: StoredSubscriber): boolean =>
  status === 'unsubscribed' || (status === 'pending' && left_at !== undefined);

/** How an address is imported: how its owner agreed, from which file, and since when the import runs (ISO 8601). */
export interface Provenance {
  readonly statement: string;
  readonly filename: string;
  readonly since: string;
}

/**
 * Whether this import has subscribed them: a run that dies leaves rows that the next one does again, and its report says of
 * them what has become of them, not that they were subscribed before.
 */
function isOwnWork({ consent, history }: StoredSubscriber, { statement, filename, since }: Provenance): boolean {
  const last = history?.at(-1);
  const isImport = last?.what === 'imported' && last.detail === filename && last.at >= since;
  return isImport && consent?.wording === statement;
}

const subscribedNow = (wasThere: boolean): Fate => ({
  sentence: wasThere ? 'Asked to subscribe before; now subscribed' : 'Subscribed',
});

/** Who has left stays away, whatever the file says. */
export function fateOf({ subscriber, isSuppressed }: Before, provenance: Provenance): Fate {
  if (isSuppressed || subscriber?.status === 'suppressed')
    return { sentence: 'This address is on the suppression list', isFailure: true };
  if (subscriber && hasLeft(subscriber))
    return {
      sentence: subscriber.left_at ? `Unsubscribed on ${formatDate(subscriber.left_at)}` : 'Unsubscribed',
      isFailure: true,
    };
  if (subscriber?.status !== 'confirmed') return subscribedNow(subscriber !== undefined);
  if (isOwnWork(subscriber, provenance)) return subscribedNow(subscriber.created_at < provenance.since);
  return { sentence: 'Subscribed already: left as it is' };
}

/** How and when one address is imported. */
export interface Importing extends Provenance {
  /** For one that is new. */
  readonly newId: string;
  /** In milliseconds. */
  readonly at: number;
}

/** The subscriber after the import; undefined where nothing changes. Somebody who has left never comes back by it. */
export function imported(
  before: StoredSubscriber | undefined,
  { email, interests }: ImportedRow,
  { statement, filename, newId, at }: Importing,
): Omit<StoredSubscriber, 'revision'> | undefined {
  if (before && (before.status !== 'pending' || hasLeft(before))) return undefined;
  const now = new Date(at).toISOString();
  return {
    ...(before ?? { id: newId, email, source: 'import', created_at: now }),
    status: 'confirmed',
    roll: 'current',
    interests: mergeInterests(before?.interests ?? [], interests),
    consent: { at: now, how: 'import', wording: statement },
    history: withEvent({ history: before?.history }, at, 'imported', filename),
    confirmed_at: now,
    mailed_at: undefined,
    left_at: undefined,
    mails: 0,
  };
}
