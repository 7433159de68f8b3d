import type { Doc } from './page.ts';

/*
 * What the parts of a page are to those who hear the book: headings, paragraphs, lists and tables in the order of
 * reading. Whatever else is drawn (rules, running feet, the cover that repeats the title page) is an artifact.
 */

/** A part that others can be put below. */
export type Tag = PDFKit.PDFStructureElement;
type Kind =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'BlockQuote'
  | 'Code'
  | 'Figure'
  | 'Caption'
  | 'Div'
  | 'Note'
  | 'Span'
  | 'TOC'
  | 'TOCI'
  | 'Link';
type Options = NonNullable<Parameters<Doc['struct']>[1]> & {
  readonly scope?: 'Column';
  /** Left, top, right and bottom. */
  readonly bbox?: readonly number[];
};

/** Draws something as a part of its own, here in the order of reading. */
export function tagged(doc: Doc, kind: Kind, draw: () => void): void {
  doc.addStructure(doc.struct(kind, {}, draw));
}

/** A part that has others below it, here in the order of reading; it ends with the document. */
export function openTag(doc: Doc, kind: Kind): Tag {
  const tag = doc.struct(kind);
  doc.addStructure(tag);
  return tag;
}

/** A part below another, which may have others below it as well. */
export function openBelow(doc: Doc, parent: Tag, kind: Kind): Tag {
  const tag = doc.struct(kind);
  parent.add(tag);
  return tag;
}

/** Draws something as a part below another one. */
export function taggedBelow(doc: Doc, parent: Tag, kind: Kind, draw: () => void, options: Options = {}): void {
  parent.add(doc.struct(kind, options, draw));
}

/** Draws what says nothing. Not within a part: its text would end there. */
export function artifact(doc: Doc, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
