import { createReadStream, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { checksumAlgorithms } from '../body/checksums.ts';
import { SortedKeys } from '../listing/sorted-keys.ts';
import { hashName, loadRecords, removeFile, subdirectories, writeBlob, writeRecord } from './blobs.ts';

const checksumSchema = z.object({
  algorithm: z.enum(checksumAlgorithms),
  value: z.string(),
  type: z.enum(['FULL_OBJECT', 'COMPOSITE']),
});
export type Checksum = z.infer<typeof checksumSchema>;

const storedObjectSchema = z.object({
  key: z.string(),
  /** File name of the bytes, next to the record. */
  blob: z.string(),
  size: z.number(),
  /** With quotes, as it is sent. */
  etag: z.string(),
  lastModified: z.number(),
  /** Served with the object: content type and the like, and the user's metadata. */
  headers: z.record(z.string(), z.string()),
  checksum: checksumSchema.optional(),
});
export type StoredObject = z.infer<typeof storedObjectSchema>;

/**
 * The objects of one bucket. Files are named by the hash of the key, so no key can escape the directory or be too long
 * for it; the record holds the key itself. All records are also held in memory: only this process writes the directory,
 * so reads and listings need no search of the disk.
 */
export class ObjectStore {
  readonly #directory: string;
  readonly #objects = new Map<string, StoredObject>();
  readonly keys: SortedKeys;

  constructor(directory: string, log: (line: string) => void) {
    this.#directory = directory;
    for (const shard of subdirectories(directory)) {
      const { records } = loadRecords(join(directory, shard), storedObjectSchema, log);
      for (const record of records) this.#objects.set(record.key, record);
    }
    this.keys = new SortedKeys(this.#objects.keys());
  }

  get(key: string): StoredObject | undefined {
    return this.#objects.get(key);
  }

  /** The first step of a write: the bytes, invisible until `commit`. Returns the blob's name. */
  async write(key: string, chunks: AsyncIterable<Buffer>): Promise<string> {
    const { shard, name } = this.#place(key);
    mkdirSync(shard, { recursive: true });
    return await writeBlob(shard, name, chunks);
  }

  /** The second step: makes the new object the current one, atomically. */
  commit(object: StoredObject): void {
    const { shard, name } = this.#place(object.key);
    const old = this.#objects.get(object.key);
    writeRecord(join(shard, `${name}.json`), object);
    this.#objects.set(object.key, object);
    this.keys.add(object.key);
    if (old) removeFile(join(shard, old.blob));
  }

  /** Discards the first step instead of committing it. */
  discard(key: string, blob: string): void {
    removeFile(join(this.#place(key).shard, blob));
  }

  delete(key: string): void {
    const old = this.#objects.get(key);
    if (!old) return;
    const { shard, name } = this.#place(key);
    removeFile(join(shard, `${name}.json`));
    this.#objects.delete(key);
    this.keys.delete(key);
    removeFile(join(shard, old.blob));
  }

  /** Opens immediately, so that the reader keeps the version it looked up, whatever is written or deleted meanwhile. */
  read(object: StoredObject, range?: { readonly start: number; readonly end: number }): Readable {
    const path = join(this.#place(object.key).shard, object.blob);
    return createReadStream(path, { fd: openSync(path, 'r'), ...range });
  }

  #place(key: string): { shard: string; name: string } {
    const name = hashName(key);
    return { shard: join(this.#directory, name.slice(0, 2)), name };
  }
}
