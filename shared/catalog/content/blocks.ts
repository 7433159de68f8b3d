/** A stretch of text in one style. Nothing of its marks is left in `text`. */
export interface Span {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly code?: true;
  /** Where a link leads; always http or https. */
  readonly href?: string;
  /** Number of the footnote that is referred to here; such a span has no text. */
  readonly note?: number;
}

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly text: string;
  readonly anchor: string;
}
/** Items of one list; those of a list within are plain spans, as lists are nested only once. */
export interface Items<Item> {
  readonly isOrdered: boolean;
  /** Number of the first item of an ordered list. */
  readonly start: number;
  readonly items: readonly Item[];
}
export interface ListItem {
  readonly spans: readonly Span[];
  readonly sub?: Items<readonly Span[]>;
}
export interface List extends Items<ListItem> {
  readonly kind: 'list';
}
/** The rows are as long as the head. */
export interface Table {
  readonly kind: 'table';
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}
/** Empty for a cell to write in. */
export type Cell = readonly Span[];
export interface Code {
  readonly kind: 'code';
  /** Such as `json`; empty when the author names none. */
  readonly language: string;
  readonly text: string;
}
export interface Figure {
  readonly kind: 'figure';
  /** Name of the picture among those stored with the text. */
  readonly name: string;
  readonly alt: string;
  readonly caption: readonly Span[];
}
export interface Note {
  readonly number: number;
  readonly spans: readonly Span[];
}

/** A block of an ebook's text. */
export type Block =
  | HeadingBlock
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | List
  | Table
  | { readonly kind: 'quote'; readonly paragraphs: readonly (readonly Span[])[] }
  | Code
  | Figure
  | { readonly kind: 'notes'; readonly notes: readonly Note[] };

/** The text of spans, without references to notes. */
export const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
