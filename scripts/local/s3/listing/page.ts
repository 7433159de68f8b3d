import { compareKeys, type SortedKeys } from './sorted-keys.ts';

/** Where a page continues: after one key, or after everything below one common prefix. */
export interface Cursor {
  readonly kind: 'key' | 'prefix';
  readonly text: string;
}

export interface PageRequest {
  readonly prefix: string;
  /** '' for none. */
  readonly delimiter: string;
  readonly maxKeys: number;
  readonly cursor: Cursor | undefined;
}

export interface Page {
  readonly keys: readonly string[];
  readonly prefixes: readonly string[];
  /** Set if another page follows. */
  readonly next: Cursor | undefined;
}

/** Walks from entry to entry; everything below a common prefix is skipped in one step. */
export function readPage(all: SortedKeys, request: PageRequest): Page {
  const { prefix, delimiter, maxKeys } = request;
  const keys: string[] = [];
  const prefixes: string[] = [];
  let next: Cursor | undefined;
  for (let key = firstKey(all, request); key?.startsWith(prefix); ) {
    if (keys.length + prefixes.length === maxKeys) return { keys, prefixes, next };
    const common = commonPrefix(key, prefix, delimiter);
    (common === undefined ? keys : prefixes).push(common ?? key);
    next = common === undefined ? { kind: 'key', text: key } : { kind: 'prefix', text: common };
    key = afterCursor(all, next);
  }
  return { keys, prefixes, next: undefined };
}

function firstKey(all: SortedKeys, { prefix, cursor }: PageRequest): string | undefined {
  const first = all.after(prefix, true);
  if (!cursor) return first;
  const next = afterCursor(all, cursor);
  return first !== undefined && next !== undefined && compareKeys(next, first) < 0 ? first : next;
}

function afterCursor(all: SortedKeys, { kind, text }: Cursor): string | undefined {
  return kind === 'key' ? all.after(text) : all.afterPrefix(text);
}

function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  const index = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return index < 0 ? undefined : key.slice(0, index + delimiter.length);
}
