import { type Archive, openArchive } from '#lib/document/archive/archive.ts';
import { readMarkup } from '#lib/document/archive/markup.ts';
import { packEntry } from '#lib/document/archive/packed.ts';
import { writeArchive } from '#lib/document/archive/write-archive.ts';
import type { Reading } from '#lib/document/document.ts';
import { refuseProtected } from '#lib/document/epub/protection.ts';
import { Deadline, documentLimits } from '#lib/document/limits.ts';
import { DocumentRefused, type RefusalCode } from '#lib/document/refused.ts';
import { colophonFile, licensePlace } from '../epub/epub.ts';
import { xml } from '../epub/xml.ts';
import { addPage } from './epub/add-page.ts';
import { type License, largestMarked, licenseText, type MarkResult, type Unmarked } from './license.ts';

/** Bytes of a part that is read to mark a file: a list of 5,000 entries takes a third of it. */
const limits = { ...documentLimits, markup: 4_000_000 };

const reasons: Readonly<Partial<Record<RefusalCode, Unmarked>>> = {
  bomb: 'bomb',
  encrypted: 'encrypted',
  protected: 'protected',
};

/** The colophon of an EPUB that was made here has a place for the mark. */
async function inColophon(archive: Archive, license: License, reading: Reading) {
  if (!archive.has(colophonFile)) return undefined;
  const text = await readMarkup(archive, colophonFile, reading);
  if (!text.includes(licensePlace)) return undefined;
  const marked = text.replace(licensePlace, () => `<p>${xml(licenseText(license))}</p>`);
  return new Map([[colophonFile, Buffer.from(marked)]]);
}

/** What is not changed is copied as it is packed. Readers know an EPUB from its first entry, which is not compressed. */
async function withEntries(archive: Archive, changed: ReadonlyMap<string, Buffer>, at: string): Promise<Buffer> {
  const others = (await archive.packed()).filter(({ name }) => name !== 'mimetype' && !changed.has(name));
  const news = [...changed].map(([name, content]) => packEntry(name, content, at));
  return writeArchive([packEntry('mimetype', Buffer.from('application/epub+zip'), at, true), ...others, ...news]);
}

async function marked(epub: Uint8Array, license: License, modified: string): Promise<MarkResult> {
  const reading: Reading = { limits, deadline: new Deadline(limits.milliseconds), remarks: [] };
  const archive = await openArchive(epub, reading);
  if (archive.has('META-INF/signatures.xml')) return { unmarked: 'signed' };
  if (archive.has('META-INF/rights.xml')) return { unmarked: 'protected' };
  await refuseProtected(archive, reading);
  const changed = (await inColophon(archive, license, reading)) ?? (await addPage(archive, license, reading));
  return { bytes: await withEntries(archive, changed, modified) };
}

/**
 * Puts the buyer's mark into an EPUB: into its colophon where it was made here, else on a page of its own at its end.
 * `modified`: the time of what is new in it, ISO 8601.
 */
export async function markEpub(epub: Uint8Array, license: License, modified: string): Promise<MarkResult> {
  if (epub.length > largestMarked) return { unmarked: 'too large' };
  try {
    return await marked(epub, license, modified);
  } catch (error) {
    if (error instanceof DocumentRefused) return { unmarked: reasons[error.code] ?? 'unreadable' };
    throw error;
  }
}
