import type { Archive } from '../archive/archive.ts';
import { readMarkup } from '../archive/markup.ts';
import type { Reading } from '../document.ts';
import { DocumentRefused } from '../refused.ts';

/** What mammoth asks of an archive. Its own would unpack without limits. */
export interface Parts {
  exists(name: string): boolean;
  read(name: string, encoding?: string): Promise<string | Uint8Array>;
}

const isMarkup = (name: string): boolean => /\.(xml|rels)$/i.test(name);

/** Word writes no document type; where one stands, somebody else put it there. */
async function readXml(archive: Archive, name: string, reading: Reading): Promise<string> {
  const text = await readMarkup(archive, name, reading);
  if (/<!DOCTYPE/i.test(text))
    throw new DocumentRefused(
      'entities',
      'This file defines a document type, which Word never does. Save it again in Word and upload it.',
    );
  return text;
}

/** The parts of a document, each read within the limits. */
export const partsOf = (archive: Archive, reading: Reading): Parts => ({
  exists: (name) => archive.has(name),
  read: async (name, encoding) => {
    reading.deadline.check();
    if (encoding === 'base64') return (await archive.read(name)).toString('base64');
    if (isMarkup(name) || encoding) return readXml(archive, name, reading);
    return archive.read(name);
  },
});
