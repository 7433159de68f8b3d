/** A trade paperback, 6 by 9 inches, in points. */
export const sheet = { width: 432, height: 648 } as const;
export const margins = { top: 62, bottom: 76, left: 60, right: 60 } as const;
export const column = sheet.width - margins.left - margins.right;
/** Where the text area ends on a page. */
export const floor = sheet.height - margins.bottom;

export const ink = '#13201f';
export const muted = '#4f5f5c';
export const line = '#c9d2cf';

export type Doc = PDFKit.PDFDocument;

/** Letter spacing for labels above a title. */
export const apart = { characterSpacing: 1.4 } as const;

/** `12345` becomes `12,345`. */
export const grouped = (n: number): string => n.toLocaleString('en-US');
