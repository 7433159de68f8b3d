const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter(Boolean);

/**
 * Entries typed with commas between them. Text that was not changed gives the entries it was made of, because these may
 * hold commas themselves.
 */
export const entriesOf = (text: string, before: readonly string[] = []): string[] =>
  text === commaSeparated(before) ? [...before] : trimmed(text.split(','));

export const commaSeparated = (entries: readonly string[]): string => entries.join(', ');

/** Entries typed on a line each. */
export const linesOf = (text: string): string[] => trimmed(text.split('\n'));
