import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { basename } from 'node:path';
import { privateFile } from './atomic.ts';

/**
 * An append-only file of JSON lines; one line is one change, stored entirely or not at all. Unlike in
 * `BatchingJournal`, writing is synchronous: when `append` returns, the operating system has the bytes, so acknowledged
 * changes survive SIGKILL, and nothing runs between deciding on a change and storing it.
 */
export class SyncJournal {
  readonly #file: number;
  #length: number;
  #closed = false;

  private constructor(file: number, length: number) {
    this.#file = file;
    this.#length = length;
  }

  /** Replaces the file in one step with a new one that holds `lines` (what is still worth keeping). */
  static rewrite(path: string, lines: Iterable<unknown>): SyncJournal {
    const next = `${path}.next`;
    const file = openSync(next, 'w', privateFile);
    let length = 0;
    for (const line of lines) length += writeAll(file, encode(line));
    fsyncSync(file);
    renameSync(next, path);
    return new SyncJournal(file, length);
  }

  append(line: unknown): void {
    if (this.#closed) throw new Error('The journal is closed.');
    try {
      this.#length += writeAll(this.#file, encode(line), this.#length);
    } catch (cause) {
      // A full disk leaves half a line; the next append must not continue it.
      ftruncateSync(this.#file, this.#length);
      throw cause;
    }
  }

  /** The descriptor of a closed file may be reused for another one, so nothing is written after this. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#file);
  }
}

/** All complete lines. The last one may be torn by a crash, so never acknowledged; all others must be intact. */
export function readJournal(path: string): unknown[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const lines: unknown[] = [];
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    lines.push(parseLine(bytes.toString('utf8', start, end), path, lines.length + 1));
    start = end + 1;
  }
  return lines;
}

function parseLine(text: string, path: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${basename(path)} line ${number} is damaged. Move ${path} away to start without its data.`);
  }
}

function encode(line: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(line)}\n`);
}

function writeAll(file: number, bytes: Buffer, position?: number): number {
  let written = 0;
  while (written < bytes.length) {
    const at = position === undefined ? undefined : position + written;
    written += writeSync(file, bytes, written, bytes.length - written, at);
  }
  return written;
}
