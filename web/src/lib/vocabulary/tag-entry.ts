import { hasWords, wordsOf } from '#shared/kernel/words.ts';

/** How many suggestions are offered at once. */
const mostSuggestions = 8;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const isIn = (tags: readonly string[], tag: string): boolean => tags.some((each) => isSame(each, tag));

/** The tags of a text with commas or line breaks between them; the last one may still be being typed. */
export const tagsOf = (text: string): string[] => text.split(/[,\n]/).map((tag) => tag.trim());

/** The tags with others behind them, spelled as the vocabulary does; those that are there already, whatever the case, are dropped. */
export function withTags(
  tags: readonly string[],
  added: readonly string[],
  vocabulary: readonly string[],
): readonly string[] {
  const next = [...tags];
  for (const tag of added) {
    const known = vocabulary.find((each) => isSame(each, tag)) ?? tag;
    if (known !== '' && !isIn(next, known)) next.push(known);
  }
  return next;
}

/** Tags of the vocabulary whose words begin like those typed, without those that are there already. */
export const suggestedTags = (
  vocabulary: readonly string[],
  typed: string,
  tags: readonly string[],
): readonly string[] =>
  vocabulary.filter((tag) => !isIn(tags, tag) && hasWords(wordsOf(tag), typed)).slice(0, mostSuggestions);

/** Whether a tag joins the vocabulary when it is saved. */
export const isNewTag = (tag: string, vocabulary: readonly string[] | undefined): boolean =>
  vocabulary !== undefined && !isIn(vocabulary, tag);
