/** A trade paperback, 6 by 9 inches, in points. */
export const sheet = { width: 432, height: 648 } as const;
export const margins = { top: 66, bottom: 72, left: 60, right: 60 } as const;
export const column = sheet.width - margins.left - margins.right;
/** Where the text area ends on an upright page without footnotes. */
export const floor = sheet.height - margins.bottom;

export const ink = '#13201f';
export const muted = '#4f5f5c';
export const line = '#c9d2cf';
/** Behind code. */
export const shade = '#f1f4f3';

export type Doc = PDFKit.PDFDocument;

/** Height of the footnotes of each page. */
const feet = new WeakMap<object, number>();
export const footHeight = (doc: Doc): number => feet.get(doc.page) ?? 0;
/** Keeps room at the foot of the current page. */
export const reserveFoot = (doc: Doc, height: number): void => void feet.set(doc.page, footHeight(doc) + height);

/** Where the text area ends on the current page, upright or sideways, above its footnotes. */
export const floorOf = (doc: Doc): number => doc.page.height - margins.bottom - footHeight(doc);
export const isSideways = (doc: Doc): boolean => doc.page.width > doc.page.height;
export const isAtTop = (doc: Doc): boolean => doc.y <= margins.top + 1;
/** Width of the text area of the current page. */
export const columnOf = (doc: Doc): number => doc.page.width - margins.left - margins.right;

export function addPage(doc: Doc, sideways: boolean): void {
  doc.addPage({ size: sideways ? [sheet.height, sheet.width] : [sheet.width, sheet.height], margins: { ...margins } });
}

/** Starts a new page like the current one when less than this is left on it. */
export function need(doc: Doc, height: number): void {
  if (doc.y + height > floorOf(doc) && !isAtTop(doc)) addPage(doc, isSideways(doc));
}

/** Letter spacing for labels above a title. */
export const apart = { characterSpacing: 1.4 } as const;

/** `12345` becomes `12,345`. */
export const grouped = (n: number): string => n.toLocaleString('en-US');
