import { getIfChanged, objectSize } from '#lib/aws/objects.ts';
import { storedFigureNames } from '#shared/catalog/content/figure-names.ts';
import type { Pictures } from '../file/typeset/book-input.ts';
import { figureKey } from './figure-key.ts';

/** All pictures of a file together, in bytes: several times as much is in memory while it is made. */
const mostBytes = 60_000_000;

/**
 * The pictures that a text shows, read one after the other, as far as a file has room for them; what is not there is
 * described instead. Throws when the store cannot be reached.
 */
export async function loadFigures(ebookId: string, content: string, most = mostBytes): Promise<Pictures> {
  const pictures = new Map<string, Uint8Array>();
  let room = most;
  for (const name of storedFigureNames(content)) {
    const key = figureKey(ebookId, name);
    const size = (await objectSize(key)) ?? Number.POSITIVE_INFINITY;
    if (size > room) continue;
    const found = await getIfChanged(key, undefined);
    if (typeof found === 'string') continue;
    room -= size;
    // The typesetter takes other arrays for names of files.
    pictures.set(name, Buffer.from(found.bytes));
  }
  return pictures;
}
