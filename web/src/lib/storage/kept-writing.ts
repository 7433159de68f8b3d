/**
 * What somebody has typed that the server does not have yet, kept in this browser: a closed laptop, a lost network or a
 * crash loses nothing of it. Each open form keeps its own, so that two tabs never overwrite each other.
 */
export interface KeptWriting {
  /** The fields, as JSON. */
  readonly text: string;
  /** What the fields were typed over. */
  readonly basis: string;
  /** ISO. */
  readonly at: string;
}

const days = 86_400_000;
const keptFor = 30 * days;

const prefixOf = (thing: string): string => `writing/${thing}/`;

/** A key for one open form about a thing, such as `usr_1/article/art_1`. */
export const writingKey = (thing: string): string => `${prefixOf(thing)}${crypto.randomUUID()}`;

function read(key: string): KeptWriting | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Answers false if this browser has no room, or keeps nothing. */
export function keepWriting(key: string, writing: KeptWriting): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(writing));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a writing; with a text only if nothing else has been typed since. */
export function forgetWriting(key: string, text?: string): void {
  if (text !== undefined && read(key)?.text !== text) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}

/** Says that the form of this key is open, until the returned function is called or its tab is gone. */
export function holdWriting(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(key, () => promise);
  return resolve;
}

async function openKeys(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
}

function keysOf(thing: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(thing)));
  } catch {
    return [];
  }
}

/** A page that is being reloaded holds its writing for a moment longer. */
const release = 1_000;

/** The keys about a thing that no open form holds. */
async function keysLeft(thing: string): Promise<string[]> {
  const keys = keysOf(thing);
  const open = await openKeys();
  if (!keys.some((key) => open.has(key))) return keys;
  await new Promise((resolve) => setTimeout(resolve, release));
  const stillOpen = await openKeys();
  return keys.filter((key) => !stillOpen.has(key));
}

/** The newest writing about a thing that no open form holds, if there is one. Those of more than 30 days ago are forgotten. */
export async function leftWriting(thing: string, now: number): Promise<(KeptWriting & { key: string }) | undefined> {
  const left = (await keysLeft(thing)).flatMap((key) => {
    const writing = read(key);
    return writing ? [{ ...writing, key }] : [];
  });
  const isOld = ({ at }: KeptWriting) => Date.parse(at) < now - keptFor;
  for (const { key } of left.filter(isOld)) forgetWriting(key);
  return left.filter((writing) => !isOld(writing)).toSorted((one, other) => other.at.localeCompare(one.at))[0];
}
