import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import type { Reading } from '../document.ts';
import { asRefusal } from '../refused.ts';
import { type FileParts, inBlocks } from '../sniff/file-parts.ts';
import { damaged, entriesOf, fileNames } from './entries.ts';

/** What is read ahead of a directory, in bytes. */
const block = 256 * 1024;

class PartsReader extends RandomAccessReader {
  readonly #parts: FileParts;

  constructor(parts: FileParts) {
    super();
    this.#parts = parts;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#parts.read(position, position + length).then(
      (bytes) => callback(null, bytes.copy(buffer, offset)),
      (error: Error) => callback(error),
    );
  }
}

/**
 * The names in an archive of which only the directory is read, under the limits of those that are opened. Passes on why
 * the file could not be read, which says nothing about the file.
 */
export async function namesInArchive(parts: FileParts, reading: Reading): Promise<string[]> {
  let failure: unknown;
  const read: FileParts['read'] = (start, end) =>
    parts.read(start, end).catch((error) => {
      failure = error;
      throw error;
    });
  const reader = new PartsReader(inBlocks({ size: parts.size, read }, block));
  try {
    const options = { decodeStrings: false, autoClose: false };
    return fileNames(await entriesOf(await fromRandomAccessReaderPromise(reader, parts.size, options), reading));
  } catch (error) {
    throw failure ?? asRefusal(error, 'damaged', damaged);
  }
}
