import type { Measure } from '../lines.ts';
import type { Doc } from '../page.ts';
import type { Footnotes } from './footnotes.ts';
import type { OpenedPictures } from './open-pictures.ts';

/** What setting a text needs to know at every place of it. */
export interface Flow {
  readonly doc: Doc;
  readonly measure: Measure;
  readonly notes: Footnotes;
  readonly pictures: OpenedPictures;
  readonly accent: string;
}

/** Type size and distance of base lines, in points. */
export interface TypeStyle {
  readonly size: number;
  readonly leading: number;
}
export const prose: TypeStyle = { size: 10.6, leading: 16.6 };
export const small: TypeStyle = { size: 8.4, leading: 11.6 };
/** Below a block. Points. */
export const after = 8;
