import type { Highlight, HighlightEdit } from '#shared/library/highlight.ts';

/** A change of one highlight that the server may not know yet. */
export interface HighlightChange {
  readonly ebookId: string;
  readonly key: string;
  /** Absent: deleted. */
  readonly edit?: HighlightEdit | undefined;
  /** When it was made, ISO 8601. */
  readonly at: string;
}

/** Whether two changes are of the same highlight. */
export const isSameHighlight = (a: HighlightChange, b: HighlightChange): boolean =>
  a.ebookId === b.ebookId && a.key === b.key;

function withChange(highlights: readonly Highlight[], { key, edit, at }: HighlightChange): readonly Highlight[] {
  const before = highlights.find((highlight) => highlight.key === key);
  const others = highlights.filter((highlight) => highlight !== before);
  return edit ? [...others, { ...edit, key, created_at: before?.created_at ?? at, updated_at: at }] : others;
}

/** Highlights as they are once these changes have been saved, in this order. */
export const withChanges = (
  highlights: readonly Highlight[],
  changes: readonly HighlightChange[],
): readonly Highlight[] => changes.reduce(withChange, highlights);
