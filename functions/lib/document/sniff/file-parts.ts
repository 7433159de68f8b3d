/** A file of which parts are read, wherever it lies: what decides its type is at its beginning and end. */
export interface FileParts {
  /** In bytes. */
  readonly size: number;
  /** The bytes from `start` to `end`, which is not among them; fewer where the file ends before. */
  read(start: number, end: number): Promise<Buffer>;
}

/** A file in memory. */
export function partsOf(bytes: Uint8Array): FileParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { size: file.length, read: async (start, end) => file.subarray(start, end) };
}

/** Remembers the last block: a directory is asked for in pieces of some bytes, each of which may be a request. */
export function inBlocks({ size, read }: FileParts, block: number): FileParts {
  let from = 0;
  let held: Buffer = Buffer.alloc(0);
  return {
    size,
    async read(start, end) {
      if (start < from || end > from + held.length) {
        const piece = await read(start, Math.min(size, Math.max(end, start + block)));
        [from, held] = [start, piece];
        return piece.subarray(0, end - start);
      }
      return held.subarray(start - from, end - from);
    },
  };
}
