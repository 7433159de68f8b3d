import type { Sheet } from '#shared/kernel/csv-file/sheet.ts';
import type { Figure, Passage } from './document.ts';
import type { Block } from './text/block.ts';

/** What the reader of one type finds in a file. */
export interface Contents {
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  readonly blocks: readonly Block[];
  readonly pages: readonly Passage[];
  readonly figures: readonly Figure[];
  readonly cover?: Figure;
  readonly sheet?: Sheet;
}
