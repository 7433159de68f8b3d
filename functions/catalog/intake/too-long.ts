/**
 * Bytes of the longest text. A function answers with 6,291,556 bytes at most, in which an ebook is JSON within JSON; the
 * rest of it has room beside its text.
 */
export const longestText = 6_000_000;

const json = (value: unknown): string => JSON.stringify(value);

/** Whether a text is too long to be shown: readers and editors get it in one answer. */
export const isTooLong = (text: string): boolean => Buffer.byteLength(json(json(text))) > longestText;
