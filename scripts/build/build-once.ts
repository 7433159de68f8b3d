import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds without a sign of life after which a lock's holder is presumed dead. */
const abandoned = 180_000;
/** How often a holder gives one: on a busy machine its work takes longer than that, and is not to be begun again. */
const signOfLife = 20_000;

/** Whether the lock's holder still runs. A file without a process id is just being written. */
function isHeld(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > abandoned) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    // The process exists, but is not ours.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes the lock, also from a dead process. It only saves work: the rename is what makes the folder appear whole. */
function claim(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** The oldest folders beside this one: all but the newest `kept`. */
function pruneOldest(folders: string, kept: number): void {
  const paths = readdirSync(folders).map((name) => join(folders, name));
  const ages = new Map(paths.map((path) => [path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const byAge = paths.sort((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0));
  for (const path of byAge.slice(kept)) rmSync(path, { recursive: true, force: true });
}

/** Gives signs of life for a lock; the returned function ends them. */
function keepAlive(lock: string): () => void {
  const beat = setInterval(() => {
    // Whoever took the lock for abandoned may have removed it.
    if (existsSync(lock)) utimesSync(lock, new Date(), new Date());
  }, signOfLife);
  return () => clearInterval(beat);
}

async function fill(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  await make(draft);
  renameSync(draft, folder);
}

/**
 * Makes a folder unless it exists, and returns its path. Of several processes one makes it, the others wait. `make`
 * fills a draft, which is renamed into place when it is complete. Only the newest `kept` folders beside it stay.
 */
export async function madeOnce(folder: string, kept: number, make: (draft: string) => Promise<void>): Promise<string> {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (!claim(lock)) {
      await pause(20);
      continue;
    }
    const end = keepAlive(lock);
    try {
      if (!existsSync(folder)) await fill(folder, make);
    } finally {
      end();
      rmSync(lock, { force: true });
    }
    pruneOldest(dirname(folder), kept);
  }
  return folder;
}
