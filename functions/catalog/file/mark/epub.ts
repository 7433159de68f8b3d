import { strFromU8, strToU8, unzipSync } from 'fflate';
import { colophonFile, licensePlace, zipped } from '../epub/epub.ts';
import { xml } from '../epub/xml.ts';
import { type License, largestMarked, licenseText, type MarkResult } from './license.ts';

function filesOf(epub: Uint8Array): Record<string, Uint8Array> | undefined {
  try {
    return unzipSync(epub);
  } catch {
    return undefined;
  }
}

/** Puts the buyer's mark into the colophon of an EPUB that was made here. */
export function markEpub(epub: Uint8Array, license: License, modified: string): MarkResult {
  if (epub.length > largestMarked) return { unmarked: 'too large' };
  const unpacked = filesOf(epub);
  if (!unpacked) return { unmarked: 'unreadable' };
  const { mimetype: _, ...files } = unpacked;
  const colophon = files[colophonFile];
  const text = colophon ? strFromU8(colophon) : '';
  if (!text.includes(licensePlace)) return { unmarked: 'without colophon' };
  const marked = text.replace(licensePlace, () => `<p>${xml(licenseText(license))}</p>`);
  return { bytes: zipped({ ...files, [colophonFile]: strToU8(marked) }, modified) };
}
