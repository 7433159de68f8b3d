import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import { writeAtomicSync } from '../../files/atomic.ts';

/** A file name for any text whatever. */
export function hashName(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * How anything is kept: the bytes in a blob of a fresh name, then a record beside it that names the blob. The rename of
 * the record is the one moment at which a write happens. A process killed before it leaves the old record with its
 * old blob, and a new blob that nothing names and the next start sweeps. (Nothing is synced: a killed process loses
 * nothing that way; a power cut may.) Returns the name of the new blob; leaves nothing behind when the source fails.
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

/** Synchronous, so that a check made just before it still holds. */
export function writeRecord(path: string, record: unknown): void {
  writeAtomicSync(path, JSON.stringify(record));
}

export function removeFile(path: string): void {
  rmSync(path, { force: true });
}

/**
 * The records of one directory, once what an interrupted write left there is swept: half-written records, and blobs no
 * record names. A record that cannot be read is reported, and nothing is swept then: it may name any of the blobs.
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
