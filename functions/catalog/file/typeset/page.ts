/** A trade paperback, 6 by 9 inches, in points. */
export const sheet = { width: 432, height: 648 } as const;
export const margins = { top: 62, bottom: 76, left: 60, right: 60 } as const;
export const column = sheet.width - margins.left - margins.right;
/** Where text ends on a page. */
export const floor = sheet.height - margins.bottom;

export const ink = '#13201f';
export const muted = '#4f5f5c';
export const line = '#c9d2cf';

export type Doc = PDFKit.PDFDocument;

/** Letters set apart, for what stands over a title. */
export const apart = { characterSpacing: 1.4 } as const;

/** `12 min read`; one decimal is more than anybody knows. */
export const grouped = (n: number): string => n.toLocaleString('en-US');
