import { createLevel, type LevelChange } from '../storage/level.ts';
import { Storage } from '../storage/storage.ts';

export interface HeldBatch {
  readonly changes: readonly LevelChange[];
  /** Completes the batch, or makes it fail. */
  finish(error?: Error): Promise<void>;
}

/** An in-memory storage whose batches wait until the test completes them. */
export async function heldStorage(): Promise<{ storage: Storage; held: HeldBatch[] }> {
  const level = createLevel(undefined);
  await level.open();
  const held: HeldBatch[] = [];
  const write = level.batch.bind(level);
  level.batch = (changes) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const finish = async (error?: Error): Promise<void> => {
      if (error) reject(error);
      else resolve(await write(changes));
    };
    held.push({ changes, finish });
    return promise;
  };
  return { storage: new Storage(level, Date), held };
}

/** Runs everything that can run now. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
