/** Of a picture within the text of an ebook. Its name contains a digest: an object is never written with other bytes. */
export const figureKey = (ebookId: string, name: string): string => `ebooks/${ebookId}/figures/${name}`;
