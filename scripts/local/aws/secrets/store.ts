import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { privateDirectory, privateFile, writeAtomicSync } from '../../files/atomic.ts';

const Version = z.object({ id: z.string(), value: z.string(), createdAt: z.number() });
const Secret = z.object({
  /** The six characters AWS appends to the name in an ARN. Stored, so that an ARN never changes. */
  suffix: z.string(),
  createdAt: z.number(),
  current: Version,
});
const Secrets = z.record(z.string(), Secret);

export type Secret = z.infer<typeof Secret>;

export interface SecretStore {
  get(name: string): Secret | undefined;
  /** Creates a secret or sets a new value. */
  put(name: string, value: string): void;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newSuffix = (): string => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** An editor may have widened the file's mode: it is narrowed again before the file is used. */
function read(path: string): Map<string, Secret> {
  const text = textOf(path);
  if (text === undefined) return new Map();
  chmodSync(path, privateFile);
  return new Map(Object.entries(Secrets.parse(JSON.parse(text))));
}

/**
 * All secrets in one private file. It is read on every call, because it is small and because a value edited by hand or
 * written by another process takes effect at once.
 */
export function openSecretStore(directory: string): SecretStore {
  mkdirSync(directory, { recursive: true, mode: privateDirectory });
  const path = join(directory, 'secrets.json');
  return {
    get: (name) => read(path).get(name),
    put(name, value) {
      const all = read(path);
      const current = { id: randomUUID(), value, createdAt: Date.now() };
      const { suffix, createdAt } = all.get(name) ?? { suffix: newSuffix(), createdAt: current.createdAt };
      all.set(name, { suffix, createdAt, current });
      writeAtomicSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    },
  };
}
