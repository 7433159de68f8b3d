/** Colours to mark text in, in the order in which they are offered. */
export const highlightColors = ['yellow', 'green', 'blue'] as const;
export type HighlightColor = (typeof highlightColors)[number];

/** Highlights of one person in one ebook. */
export const mostHighlights = 2000;
/** Characters. */
export const longestQuote = 1000;
export const longestNote = 2000;
/** Characters that a search across texts takes at least and at most. */
export const shortestSearch = 2;
export const longestSearch = 100;
