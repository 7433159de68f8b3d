import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import { writeAtomicSync } from '../../files/atomic.ts';

/** A safe file name for any text. */
export function hashName(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * How everything is stored: the bytes in a blob with a new name, then a record next to it that names the blob. The
 * write takes effect at the rename of the record. A process killed before leaves the old record with its old blob, and
 * an unreferenced new blob that the next start deletes. (Nothing is synced: that is safe against a killed process, but
 * not against a power cut.) Returns the name of the new blob; leaves nothing behind if the source fails.
 */
export async function writeBlob(directory: string, prefix: string, source: AsyncIterable<Buffer>): Promise<string> {
  const name = `${prefix}.${randomUUID()}.blob`;
  const path = join(directory, name);
  try {
    await pipeline(source, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    removeFile(path);
    throw error;
  }
  return name;
}

/** Synchronous, so that a check made just before still holds. */
export function writeRecord(path: string, record: unknown): void {
  writeAtomicSync(path, JSON.stringify(record));
}

export function removeFile(path: string): void {
  rmSync(path, { force: true });
}

/**
 * The records of one directory, after deleting what interrupted writes left there: half-written records and
 * unreferenced blobs. An unreadable record is reported and nothing is deleted then: it may reference any of the blobs.
 */
export function loadRecords<T extends object>(
  directory: string,
  schema: z.ZodType<T>,
  log: (line: string) => void,
): { records: T[]; damaged: boolean } {
  const names = readdirSync(directory);
  const records: T[] = [];
  const recordNames = names.filter((name) => name.endsWith('.json'));
  for (const name of recordNames) {
    try {
      records.push(schema.parse(JSON.parse(readFileSync(join(directory, name), 'utf8'))));
    } catch (error) {
      log(`S3: ${join(directory, name)} is damaged and ignored: ${String(error)}`);
    }
  }
  const damaged = records.length < recordNames.length;
  const named = new Set(records.map((record) => ('blob' in record ? record.blob : undefined)));
  const orphans = names.filter((name) => name.endsWith('.tmp') || (name.endsWith('.blob') && !named.has(name)));
  for (const name of damaged ? [] : orphans) removeFile(join(directory, name));
  return { records, damaged };
}

export function subdirectories(directory: string): string[] {
  mkdirSync(directory, { recursive: true });
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
