import { noteFrozen, type StoredRound } from '../sending.repo.ts';
import { batchNumber, createBatch, lastBatch } from './batch.repo.ts';
import { type Person, peopleAfter } from './people.ts';

/** Recipients of a batch. */
export const batchSize = 50;

/** How far the making of batches is. */
interface Progress {
  readonly batches: number;
  readonly total: number;
  readonly after: string;
}

/** Somebody else is making batches of this round as well; whoever comes second goes on with what there is. */
class Overtaken extends Error {}

/** The last batch tells where to go on, whoever made it: a crash between two batches loses and doubles nobody. */
async function progressOf({ newsletter_id, round }: StoredRound): Promise<Progress> {
  const last = await lastBatch(newsletter_id, round);
  return last
    ? { batches: Number(last.number), total: last.upto, after: last.after }
    : { batches: 0, total: 0, after: '' };
}

/** Stores a batch; one may be empty, when nobody was found for long and the search is to go on from where it is. */
async function add(
  { newsletter_id, round }: StoredRound,
  { batches, total }: Progress,
  people: readonly Person[],
  after: string,
): Promise<Progress> {
  const next = { batches: batches + 1, total: total + people.length, after };
  const isMine = await createBatch({
    ...{ newsletter_id, round, number: batchNumber(next.batches), upto: next.total, after },
    recipients: people.map(({ id, email }) => ({ id, email })),
  });
  if (!isMine) throw new Overtaken();
  return next;
}

/**
 * Freezes those who get a round into batches until all are made or `isOver`; true when they are all made. May run again, or
 * beside itself, at any point.
 */
export async function freeze(
  round: StoredRound,
  interests: readonly string[],
  isOver: () => boolean,
): Promise<boolean> {
  let progress = await progressOf(round);
  let waiting: readonly Person[] = [];
  let at: string | undefined = progress.after;
  try {
    while (at !== undefined && !isOver()) {
      const { people, next } = await peopleAfter(round, at, interests);
      waiting = [...waiting, ...people];
      for (; waiting.length >= batchSize; waiting = waiting.slice(batchSize)) {
        const some = waiting.slice(0, batchSize);
        progress = await add(round, progress, some, some.at(-1)?.after ?? progress.after);
      }
      at = next;
    }
    if (waiting.length > 0 || at !== undefined)
      progress = await add(round, progress, waiting, at ?? waiting.at(-1)?.after ?? '');
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return false;
  }
  const is_frozen = at === undefined;
  await noteFrozen(round, { batches: progress.batches, total: progress.total, is_frozen });
  return is_frozen;
}
