import { S3Error } from '../errors.ts';

const empty: Buffer = Buffer.alloc(0);

/** Reads a byte stream by lengths and delimiters, buffering no more than the delimiter needs. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #buffer = empty;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** False at the end of the stream. */
  async #fill(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done) return false;
    this.#buffer = this.#buffer.length === 0 ? next.value : Buffer.concat([this.#buffer, next.value]);
    return true;
  }

  #take(length: number): Buffer {
    const taken = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return taken;
  }

  /** The bytes before the delimiter, which is consumed; undefined if the stream ends or the limit passes without it. */
  async until(delimiter: string, limit: number): Promise<Buffer | undefined> {
    for (;;) {
      const index = this.#buffer.indexOf(delimiter);
      if (index > limit || (index < 0 && this.#buffer.length > limit + delimiter.length)) return undefined;
      if (index >= 0) {
        const before = this.#take(index);
        this.#take(delimiter.length);
        return before;
      }
      if (!(await this.#fill())) return undefined;
    }
  }

  /** Exactly this many bytes, in pieces as they arrive. */
  async *exactly(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      if (this.#buffer.length === 0 && !(await this.#fill())) throw new S3Error('IncompleteBody');
      const piece = this.#take(Math.min(left, this.#buffer.length));
      left -= piece.length;
      if (piece.length > 0) yield piece;
    }
  }

  /** Everything before the delimiter, in pieces as they arrive. Without the delimiter, the body counts as cut off. */
  async *streamUntil(delimiter: string): AsyncGenerator<Buffer> {
    for (;;) {
      const index = this.#buffer.indexOf(delimiter);
      if (index >= 0) {
        if (index > 0) yield this.#take(index);
        this.#take(delimiter.length);
        return;
      }
      const safe = this.#buffer.length - (delimiter.length - 1);
      if (safe > 0) yield this.#take(safe);
      if (!(await this.#fill())) throw new S3Error('IncompleteBody');
    }
  }
}
