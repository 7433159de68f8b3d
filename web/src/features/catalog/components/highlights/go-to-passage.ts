import type { Passage } from '#shared/library/similar-words.ts';
import { type PageText, rangeOf } from '../../api/highlights/page-text.ts';

/** How far below the top of the window a passage comes to stand: below the header. Pixels. */
const below = 140;

const blockAround = ({ root }: PageText, range: Range): HTMLElement | undefined =>
  ([...root.children] as HTMLElement[]).find((block) => block.contains(range.startContainer));

/** Moves the keyboard focus to the block with a passage, where reading and Tab go on. */
export function focusPassage(page: PageText, passage: Passage): void {
  const range = rangeOf(page, passage);
  const block = range && blockAround(page, range);
  if (!block) return;
  if (!block.hasAttribute('tabindex')) block.tabIndex = -1;
  block.focus({ preventScroll: true });
}

/** Scrolls to a passage. */
export function showPassage(page: PageText, passage: Passage): void {
  const range = rangeOf(page, passage);
  if (range) window.scrollTo({ top: range.getBoundingClientRect().top + window.scrollY - below });
}
