import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { privateFile } from './atomic.ts';

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Opens for writing at any position, and creates the file if missing. */
async function openFile(path: string): Promise<FileHandle> {
  await (await open(path, 'a', privateFile)).close();
  const file = await open(path, 'r+');
  await file.chmod(privateFile);
  return file;
}

/**
 * Only complete lines count. What follows the last line feed was cut off by a kill and never acknowledged; the next
 * line overwrites it.
 */
function wholeLines(content: Buffer): { lines: string[]; size: number } {
  const size = content.lastIndexOf('\n') + 1;
  const lines = content.subarray(0, size).toString('utf8').split('\n').slice(0, -1);
  return { lines, size };
}

/**
 * A file of lines that only grows, until `rewrite` replaces it with the live ones. An append costs the line, not the
 * whole file, and lines that arrive while the disk is busy are written together. For changes that many callers make
 * concurrently and wait for; a change that must be stored before anything else runs belongs in a `SyncJournal`.
 */
export class BatchingJournal {
  readonly #path: string;
  #file: FileHandle;
  #size: number;
  #waiting = '';
  #batch: Promise<void> | undefined;
  #tail: Promise<void> = Promise.resolve();

  private constructor(path: string, file: FileHandle, size: number) {
    this.#path = path;
    this.#file = file;
    this.#size = size;
  }

  static async open(path: string): Promise<{ journal: BatchingJournal; lines: string[] }> {
    const file = await openFile(path);
    const { lines, size } = wholeLines(await readFile(path));
    return { journal: new BatchingJournal(path, file, size), lines };
  }

  /** Settles when the line is in the file, where it survives a kill of the process. */
  append(line: string): Promise<void> {
    this.#waiting += `${line}\n`;
    this.#batch ??= this.#after(() => this.#flush());
    return this.#batch;
  }

  /** Settles when everything appended so far is in the file. */
  settled(): Promise<void> {
    return this.#batch ?? this.#tail;
  }

  /**
   * Replaces the whole file. `lines` is called when its turn has come; lines still waiting are appended after them. The
   * rename is the last step that can fail, so the open file is always the one under the name.
   */
  rewrite(lines: () => readonly string[]): Promise<void> {
    return this.#after(async () => {
      const bytes = Buffer.from(toText(lines()));
      const temporary = `${this.#path}.tmp`;
      const file = await open(temporary, 'w', privateFile);
      await file.writeFile(bytes);
      await rename(temporary, this.#path);
      await this.#file.close();
      this.#file = file;
      this.#size = bytes.length;
    });
  }

  async close(): Promise<void> {
    await this.settled();
    if (this.#waiting) await this.#after(() => this.#flush());
    await this.#file.close();
  }

  #after(work: () => Promise<void>): Promise<void> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  async #flush(): Promise<void> {
    const text = this.#waiting;
    this.#waiting = '';
    this.#batch = undefined;
    try {
      await this.#write(Buffer.from(text));
    } catch (error) {
      this.#waiting = text + this.#waiting;
      throw error;
    }
  }

  /** Writes at a position we track ourselves, so that the remains of a failed write are overwritten. */
  async #write(bytes: Buffer): Promise<void> {
    let written = 0;
    while (written < bytes.length) {
      const rest = bytes.length - written;
      written += (await this.#file.write(bytes, written, rest, this.#size + written)).bytesWritten;
    }
    this.#size += bytes.length;
  }
}
