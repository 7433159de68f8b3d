/** A run of text in one style. Links lead to http and https addresses only. */
export interface Span {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly code?: boolean;
  readonly href?: string;
  /** The key of a note that is referred to here; `text` is empty. */
  readonly note?: string;
}
export type Spans = readonly Span[];

export interface Item {
  readonly spans: Spans;
  readonly inner?: List;
}
export interface List {
  readonly kind: 'list';
  /** The number of the first item of an ordered list. */
  readonly start?: number;
  readonly items: readonly Item[];
}
export interface Table {
  readonly kind: 'table';
  readonly head: readonly Spans[];
  readonly rows: readonly (readonly Spans[])[];
}

/** What readers make of a file, whatever its type, and the Markdown is written from. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: Spans }
  | List
  | Table
  | { readonly kind: 'quote'; readonly paragraphs: readonly Spans[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'figure'; readonly name: string; readonly alt: string; readonly caption: string }
  | { readonly kind: 'note'; readonly key: string; readonly spans: Spans };

export const plain = (text: string): Spans => [{ text }];
export const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: plain(text) });

/** Headings have three levels; what is deeper in the file is of the third. */
export const headingLevel = (depth: number): 1 | 2 | 3 => (depth <= 1 ? 1 : depth === 2 ? 2 : 3);
