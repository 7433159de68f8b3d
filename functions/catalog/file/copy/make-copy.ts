import { getIfChanged, objectSize } from '#lib/aws/objects.ts';
import type { MarkedFormat } from '../formats.ts';
import { type License, largestMarked, type MarkResult } from '../mark/license.ts';

/** A file that buyers get with their name: one that was made here, or an original. */
export interface Source {
  readonly key: string;
  readonly format: MarkedFormat;
  /** When what it shows was changed, ISO 8601: the time of the copy's entries. */
  readonly modified: string;
}

/** Marks a stored file; undefined when there is none. One that is too large is not read. */
export async function markedCopy({ key, format, modified }: Source, license: License): Promise<MarkResult | undefined> {
  const size = await objectSize(key);
  if (size === undefined) return undefined;
  if (size > largestMarked) return { unmarked: 'too large' };
  const found = await getIfChanged(key, undefined);
  if (typeof found === 'string') return undefined;
  if (format === 'epub') return (await import('../mark/epub.ts')).markEpub(found.bytes, license, modified);
  return (await import('../mark/pdf.ts')).markPdf(found.bytes, license);
}

/** A stored file that is not marked, as every attempt has ended its worker; undefined when there is none. */
export const asItIs = async ({ key }: Source): Promise<MarkResult | undefined> =>
  (await objectSize(key)) === undefined ? undefined : { unmarked: 'given up' };
