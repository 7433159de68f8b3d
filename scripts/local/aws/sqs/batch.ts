import { SqsError } from './errors.ts';
import { limits } from './settings.ts';

interface Entry {
  readonly Id: string;
}
interface Failed extends Entry {
  readonly SenderFault: boolean;
  readonly Code: string;
  readonly Message: string;
}

function check(entries: readonly Entry[]): void {
  if (entries.length === 0)
    throw new SqsError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (entries.length > limits.batch)
    throw new SqsError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${limits.batch}. You have sent ${entries.length}.`,
    );
  for (const { Id } of entries)
    if (!/^[\w-]{1,80}$/.test(Id))
      throw new SqsError(
        'InvalidBatchEntryId',
        'A batch entry id can only contain alphanumeric characters, hyphens and underscores, and at most 80 of them.',
      );
  const twice = entries.find(({ Id }, index) => entries.findIndex((other) => other.Id === Id) !== index);
  if (twice) throw new SqsError('BatchEntryIdsNotDistinct', `Id ${twice.Id} repeated.`);
}

/** Does something with each entry: one that is refused does not keep the others from it. */
export function each<E extends Entry>(entries: readonly E[], act: (entry: E) => object) {
  check(entries);
  const Successful: Entry[] = [];
  const Failed: Failed[] = [];
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...act(entry) });
    } catch (error) {
      if (!(error instanceof SqsError)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.code, Message: error.message });
    }
  }
  return { Successful, Failed };
}
