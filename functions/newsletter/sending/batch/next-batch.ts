import { noteFirstOpen, type StoredRound } from '../sending.repo.ts';
import {
  type BatchKey,
  batchNumber,
  claimBatch,
  findBatch,
  isFree,
  progressFrom,
  type StoredBatch,
  type StoredProgress,
} from './batch.repo.ts';

/** Batches that are looked at for one to send, and how often so many that other workers have. */
const window = 20;
const mostBusy = 5;

/** What is to be done of a round: the first batches that are free, and whether others belong to workers. */
interface Open {
  readonly free: readonly (readonly [key: BatchKey, known: StoredProgress | undefined])[];
  readonly isBusy: boolean;
  readonly first_open: number;
}

/** Looks at the batches from the first one on that is not known to be done. */
async function openBatches({ newsletter_id, round, batches, first_open: from }: StoredRound): Promise<Open> {
  let first_open = batches + 1;
  for (let at = from, busy = 0; at <= batches && busy < mostBusy; at += window) {
    const progress = await progressFrom(newsletter_id, round, at, window);
    const numbers = Array.from({ length: Math.min(window, batches - at + 1) }, (_, i) => at + i);
    const open = numbers.filter((number) => !progress.get(batchNumber(number))?.is_done);
    const [first] = open;
    if (first === undefined) continue;
    first_open = Math.min(first_open, first);
    busy += 1;
    const known = open.map((number) => {
      const key: BatchKey = { newsletter_id, round, number: batchNumber(number) };
      return [key, progress.get(key.number)] as const;
    });
    const free = known.filter(([, each]) => isFree(each));
    if (free.length > 0) return { free, isBusy: free.length < known.length, first_open };
  }
  return { free: [], isBusy: first_open <= batches, first_open };
}

/** A batch with how far it is, now this worker's. */
export interface Claimed {
  readonly batch: StoredBatch;
  readonly claimed: StoredProgress;
}

/** Claims a batch to send; `none` when all are done, `busy` when the others belong to other workers. */
export async function nextBatch(round: StoredRound, owner: string): Promise<Claimed | 'busy' | 'none'> {
  const { free, isBusy, first_open } = await openBatches(round);
  if (first_open > round.first_open) await noteFirstOpen(round, first_open);
  for (const [key, known] of free) {
    const claimed = await claimBatch(key, known, owner);
    const batch = claimed && (await findBatch(key));
    if (claimed && batch) return { batch, claimed };
  }
  return isBusy || free.length > 0 ? 'busy' : 'none';
}

/** Which batches of a round are left when no lane of this turn has one any more. */
export async function batchesLeft(round: StoredRound): Promise<'free' | 'busy' | 'none'> {
  const { free, isBusy } = await openBatches(round);
  if (free.length > 0) return 'free';
  return isBusy ? 'busy' : 'none';
}
