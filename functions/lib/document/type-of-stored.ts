import { now, seconds } from '#lib/clock.ts';
import type { DocumentType } from './document.ts';
import { Deadline, documentLimits } from './limits.ts';
import type { FileParts } from './sniff/file-parts.ts';
import { typeOfParts } from './sniff/type-of.ts';

export { type FileParts, partsOf } from './sniff/file-parts.ts';

/**
 * What a document is that lies elsewhere, such as in a bucket, by its content: only parts of it are read. Throws
 * `DocumentRefused` for anything that is none. Whether it can be read to its end is known when it is.
 */
export const typeOfStored = (parts: FileParts, clock = now): Promise<DocumentType> =>
  typeOfParts(parts, { limits: documentLimits, deadline: new Deadline(seconds(15), clock), remarks: [] });
