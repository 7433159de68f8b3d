import type { Sheet } from '#shared/kernel/csv-file/sheet.ts';
import type { Deadline, DocumentLimits } from './limits.ts';

export type DocumentType = 'pdf' | 'epub' | 'docx' | 'csv';

/** A piece of the text with the place it is cited by: `page 12`, a chapter's title, `rows 2–51`. */
export interface Passage {
  readonly where: string;
  readonly text: string;
}

export type FigureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** A picture as it lies in the file: nobody has decoded it yet. */
export interface Figure {
  /** The Markdown refers to it as `figure:NAME`. */
  readonly name: string;
  readonly type: FigureType;
  readonly bytes: Uint8Array;
  readonly alt?: string;
}

/** What could not be read, and where. */
export interface Remark {
  readonly where: string;
  readonly sentence: string;
}

export interface ReadDocument {
  readonly title?: string;
  readonly author?: string;
  /** As the file says it, such as `en` or `de-AT`. */
  readonly language?: string;
  readonly markdown: string;
  readonly pages: readonly Passage[];
  readonly figures: readonly Figure[];
  readonly cover?: Figure;
  /** The cells of a CSV. */
  readonly sheet?: Sheet;
  readonly words: number;
  readonly remarks: readonly Remark[];
}

/** What the readers of all types share while they read one file. */
export interface Reading {
  readonly limits: DocumentLimits;
  readonly deadline: Deadline;
  readonly remarks: Remark[];
}
