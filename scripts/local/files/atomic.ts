import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Only the user who runs the local cloud may read its files: they hold keys, password hashes and mails. */
export const privateFile = 0o600;
export const privateDirectory = 0o700;

/** Unique, so that two writers never share a half-written file; `.tmp`, so that directory readers can skip it. */
const temporaryName = (path: string): string => `${path}.${randomUUID()}.tmp`;

/** Replaces a whole file atomically: a process killed in the middle leaves the old content. */
export async function writeAtomic(path: string, content: string): Promise<void> {
  const temporary = temporaryName(path);
  try {
    await writeFile(temporary, content, { mode: privateFile });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The same for callers that must be synchronous. */
export function writeAtomicSync(path: string, content: string): void {
  const temporary = temporaryName(path);
  try {
    writeFileSync(temporary, content, { mode: privateFile });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
