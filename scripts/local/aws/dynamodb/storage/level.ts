import { createRequire } from 'node:module';

/** Resolves dynalite's own dependencies, so that its LevelDB is used and not a second one. */
const requireOfDynalite = createRequire(createRequire(import.meta.url).resolve('dynalite'));

export interface Range {
  readonly gt?: string;
  readonly gte?: string;
  readonly lt?: string;
  readonly lte?: string;
  readonly reverse?: boolean;
  readonly limit?: number;
}

export interface LevelIterator<Entry> {
  nextv(size: number): Promise<Entry[]>;
  close(): Promise<void>;
}

export type LevelChange = { type: 'put'; key: string; value: string } | { type: 'del'; key: string };

export interface Level {
  open(): Promise<void>;
  close(): Promise<void>;
  getSync(key: string): string | undefined;
  batch(changes: LevelChange[]): Promise<void>;
  values(range: Range): LevelIterator<string>;
  keys(range: Range): LevelIterator<string>;
  iterator(range: Range): LevelIterator<[key: string, value: string]>;
}

const { Level: FileLevel } = requireOfDynalite('level') as { Level: new (path: string, options: object) => Level };
const { MemoryLevel } = requireOfDynalite('memory-level') as { MemoryLevel: new (options: object) => Level };

/** A LevelDB of text values: in the directory, or in memory without one. */
export function createLevel(directory: string | undefined): Level {
  return directory
    ? new FileLevel(directory, { valueEncoding: 'utf8' })
    : new MemoryLevel({ valueEncoding: 'utf8', storeEncoding: 'utf8' });
}
