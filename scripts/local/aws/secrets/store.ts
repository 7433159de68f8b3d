import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PRIVATE_DIRECTORY, PRIVATE_FILE, writeAtomicSync } from './atomic.ts';

const Version = z.object({ id: z.string(), value: z.string(), createdAt: z.number() });
const Secret = z.object({
  /** The six characters AWS appends to the name in an ARN. Kept, so that an ARN stays the same for good. */
  suffix: z.string(),
  createdAt: z.number(),
  current: Version,
  previous: Version.optional(),
});
const Secrets = z.record(z.string(), Secret);

export type SecretVersion = z.infer<typeof Version>;
export type Secret = z.infer<typeof Secret>;

export interface SecretStore {
  get(name: string): Secret | undefined;
  put(name: string, value: string, versionId?: string): SecretVersion;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newSuffix = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** An editor may have widened the mode of the file: it is narrowed again before it counts. */
function read(path: string): Map<string, Secret> {
  const text = textOf(path);
  if (text === undefined) return new Map();
  chmodSync(path, PRIVATE_FILE);
  return new Map(Object.entries(Secrets.parse(JSON.parse(text))));
}

/** A repeated write with the same version id is the SDK trying again: it must not push the previous value out. */
function withVersion(old: Secret | undefined, version: SecretVersion): Secret {
  if (old?.current.id === version.id) return old;
  const { suffix, createdAt } = old ?? { suffix: newSuffix(), createdAt: version.createdAt };
  return { suffix, createdAt, current: version, previous: old?.current };
}

/**
 * All secrets in one private file. It is read anew on every call, because it is small and so that a value which somebody
 * edits by hand, or another process puts there, counts at once.
 */
export function openSecretStore(directory: string): SecretStore {
  mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  const path = join(directory, 'secrets.json');
  return {
    get: (name) => read(path).get(name),
    put(name, value, versionId = randomUUID()) {
      const all = read(path);
      const secret = withVersion(all.get(name), { id: versionId, value, createdAt: Date.now() });
      all.set(name, secret);
      writeAtomicSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
      return secret.current;
    },
  };
}
