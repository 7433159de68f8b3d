/** Monospaced characters that fit the narrowest card, and how many `+2 more` and each gap take. */
const line = 26;
const remark = 8;
const gap = 1;

/** How many tags fit one line of a card, including the `+2 more`: at least one. */
export function tagsOfOneLine(tags: readonly string[]): number {
  let used = 0;
  let count = 0;
  for (const tag of tags) {
    used += tag.length + gap;
    const isLast = count + 1 === tags.length;
    if (used + (isLast ? 0 : remark) > line + gap) break;
    count++;
  }
  return Math.max(1, count);
}
