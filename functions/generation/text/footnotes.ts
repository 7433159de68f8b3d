const footnote = /\[\^([^\]\s]+)\]/g;

/** Gives the footnotes of a section numbers that no earlier section has; `used` is how many there were. */
export function renumbered(markdown: string, used: number): { readonly markdown: string; readonly used: number } {
  const numbers = new Map<string, number>();
  for (const [, name = ''] of markdown.matchAll(footnote))
    if (!numbers.has(name)) numbers.set(name, used + numbers.size + 1);
  const text = markdown.replace(footnote, (_, name: string) => `[^${numbers.get(name)}]`);
  return { markdown: text, used: used + numbers.size };
}

/** A section by itself: its footnotes count from 1, so that two of its versions can be compared. */
export const byItself = (markdown: string): string => renumbered(markdown.trim(), 0).markdown;

/** The greatest number among the names of a text's footnotes; 0 without any. */
export const greatestNote = (text: string): number =>
  Math.max(0, ...[...text.matchAll(footnote)].map(([, name]) => Number(name)).filter(Number.isSafeInteger));
