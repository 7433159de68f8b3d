/**
 * Characters that no reader sees and that only confuse what is made of the text: controls, soft hyphens, zero-width
 * spaces and marks of byte order, and those that turn the direction of the text around to hide what it says.
 */
const unseen = /(?![\t-\r])\p{Cc}|[\u00AD\u200B\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** Text of a file without what is not seen; its lines stay. */
export const withoutUnseen = (text: string): string => text.toWellFormed().replace(unseen, '');
