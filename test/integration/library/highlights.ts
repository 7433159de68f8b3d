import type { HighlightEdit } from '#shared/library/highlight.ts';

/** The key of the first, second … highlight, as a reader's browser would make it. */
export const keyOf = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

export const someHighlight: HighlightEdit = {
  ...{ color: 'yellow', note: 'Ask the auditor about this.' },
  ...{ quote: 'each account', prefix: 'An owner reviews ', suffix: ' every quarter.', section: 'access', position: 12 },
};
