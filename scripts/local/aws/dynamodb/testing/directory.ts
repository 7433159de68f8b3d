import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new directory for a persisted store, and a function to remove it. */
export async function temporaryDirectory(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  return { directory, remove: () => rm(directory, { recursive: true }) };
}
