import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checksumAlgorithms } from '../body/checksums.ts';
import { S3Error } from '../errors.ts';
import { loadRecords, removeFile, subdirectories, writeBlob, writeRecord } from '../object/blobs.ts';

const uploadSchema = z.object({
  kind: z.literal('upload'),
  key: z.string(),
  headers: z.record(z.string(), z.string()),
  checksumAlgorithm: z.enum(checksumAlgorithms).optional(),
});
const partSchema = z.object({
  kind: z.literal('part'),
  number: z.number(),
  blob: z.string(),
  size: z.number(),
  etag: z.string(),
  lastModified: z.number(),
  checksums: z.partialRecord(z.enum(checksumAlgorithms), z.string()),
});
const recordSchema = z.discriminatedUnion('kind', [uploadSchema, partSchema]);
export type UploadStart = Omit<z.infer<typeof uploadSchema>, 'kind'>;
export type Part = Omit<z.infer<typeof partSchema>, 'kind'>;

export interface Upload extends UploadStart {
  readonly id: string;
  readonly parts: ReadonlyMap<number, Part>;
}

interface OpenUpload extends Upload {
  readonly parts: Map<number, Part>;
  /** Set while the parts are being joined, when nothing may change them. */
  busy: boolean;
}

/** The multipart uploads of one bucket that are neither completed nor aborted. */
export class UploadStore {
  readonly #directory: string;
  readonly #uploads = new Map<string, OpenUpload>();

  constructor(directory: string, log: (line: string) => void) {
    this.#directory = directory;
    for (const id of subdirectories(directory)) this.#load(id, log);
  }

  #load(id: string, log: (line: string) => void): void {
    const path = join(this.#directory, id);
    const { records, damaged } = loadRecords(path, recordSchema, log);
    const start = records.find((record) => record.kind === 'upload');
    const parts = records.filter((record) => record.kind === 'part');
    if (start) {
      this.#uploads.set(id, { ...start, id, parts: new Map(parts.map((part) => [part.number, part])), busy: false });
    } else if (!damaged) rmSync(path, { recursive: true, force: true });
  }

  create(start: UploadStart): string {
    const id = randomUUID().replaceAll('-', '');
    mkdirSync(join(this.#directory, id));
    writeRecord(join(this.#directory, id, 'upload.json'), { ...start, kind: 'upload' });
    this.#uploads.set(id, { ...start, id, parts: new Map(), busy: false });
    return id;
  }

  /** An id is valid only together with the key it was issued for. */
  get(id: string, key: string): Upload {
    return this.#open(id, key);
  }

  #open(id: string, key: string): OpenUpload {
    const upload = this.#uploads.get(id);
    if (!upload || upload.key !== key) throw new S3Error('NoSuchUpload');
    if (upload.busy) throw new S3Error('OperationAborted');
    return upload;
  }

  async writePart({ id, key }: Upload, number: number, chunks: AsyncIterable<Buffer>): Promise<string> {
    try {
      return await writeBlob(join(this.#directory, id), String(number), chunks);
    } catch (error) {
      this.#open(id, key); // an abort removes the directory: then that is the better error
      throw error;
    }
  }

  /** Looks the upload up again: it may have been completed or aborted while the part was being received. */
  commitPart({ id, key }: Upload, part: Part): void {
    const upload = this.#open(id, key);
    const path = join(this.#directory, id);
    writeRecord(join(path, `${part.number}.json`), { ...part, kind: 'part' });
    const old = upload.parts.get(part.number);
    upload.parts.set(part.number, part);
    if (old) removeFile(join(path, old.blob));
  }

  discardPart({ id }: Upload, blob: string): void {
    removeFile(join(this.#directory, id, blob));
  }

  async *read({ id }: Upload, parts: readonly Part[]): AsyncGenerator<Buffer> {
    for (const part of parts) yield* createReadStream(join(this.#directory, id, part.blob)) as AsyncIterable<Buffer>;
  }

  /** Joins the parts while the upload is closed to all other requests; it reopens if the work fails. */
  async finish<T>({ id, key }: Upload, work: () => Promise<T>): Promise<T> {
    const upload = this.#open(id, key);
    upload.busy = true;
    try {
      const result = await work();
      this.#remove(id);
      return result;
    } finally {
      upload.busy = false;
    }
  }

  abort(id: string, key: string): void {
    this.#remove(this.#open(id, key).id);
  }

  #remove(id: string): void {
    this.#uploads.delete(id);
    rmSync(join(this.#directory, id), { recursive: true, force: true });
  }
}
