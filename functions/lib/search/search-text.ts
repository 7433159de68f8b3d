import { fold, foldQuery } from '#shared/kernel/fold.ts';

/** A text that a thing is found by. */
export interface SearchText<Field extends string = string> {
  readonly field: Field;
  readonly text: string;
}

/** What is searched of a kind of thing. */
export interface Searched<Thing, Field extends string = string> {
  /** In the order in which they are searched. */
  readonly fields: readonly Field[];
  /** Of the texts of a field; things of the same text are ordered by their ids. */
  readonly order: 'asc' | 'desc';
  readonly idOf: (thing: Thing) => string;
  readonly textsOf: (thing: Thing) => readonly SearchText<Field>[];
}

/** Characters of a text that are searched: a sort key has at most 1,024 bytes. */
const longest = 200;
/** What the cut leaves of a character of two units, such as a picture: DynamoDB stores well-formed text only. */
const halfACharacter = /[\uD800-\uDBFF]$/;

/** A text, stored or typed, as it is compared. */
export const folded = (text: string): string => foldQuery(text).slice(0, longest).replace(halfACharacter, '');

/** Each text of a thing once, folded, in the order in which a search comes across them. Blank ones are left out. */
export function foldedTexts<Thing>(searched: Searched<Thing>, thing: Thing): SearchText[] {
  const { fields, order, textsOf } = searched;
  const texts = textsOf(thing).map(({ field, text }) => ({ field, text: folded(text) }));
  const once = new Map(texts.filter(({ text }) => text !== '').map((each) => [`${each.field} ${each.text}`, each]));
  const sign = order === 'asc' ? 1 : -1;
  return [...once.values()].sort(
    (a, b) => fields.indexOf(a.field) - fields.indexOf(b.field) || (a.text < b.text ? -sign : sign),
  );
}

/** A text from each of its longer words on, the whole text first: so it is found by the beginning of any of them. */
export function fromEachWord(text: string): string[] {
  const starts = [...fold(text).matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{3,}/gu)].map(({ index }) => index);
  return [...new Set([0, ...starts])].map((start) => text.slice(start));
}
