const plainForms: readonly (readonly [characters: string, plain: string])[] = [
  ['‘’‚‛′`´', "'"],
  ['“”„‟″«»', '"'],
  ['‐‑‒–—−', '-'],
];
const alike = new Map(
  plainForms.flatMap(([characters, plain]) => [...characters].map((each) => [each, plain] as const)),
);

function plainCharacter(character: string): string {
  const known = alike.get(character);
  if (known) return known;
  if (/\s/.test(character)) return ' ';
  const plain = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.length === character.length ? plain : character;
}

/**
 * A text as searches compare it: without case and accents, with straight quotes, plain hyphens and plain spaces. It has
 * the same length, so a place in it is the same place in the text. Line ends stay.
 */
export const fold = (text: string): string => text.replace(/[^\p{ASCII}]|[`\t\r\f\v]/gu, plainCharacter).toLowerCase();

/** What somebody has typed into a search field, folded, with single spaces. Empty when there is nothing to look for. */
export const foldQuery = (typed: string): string => fold(typed.normalize('NFC')).replace(/\s+/g, ' ').trim();

/** Where `query` begins in `text`, both folded, at most so many times; occurrences do not overlap. */
export function occurrences(text: string, query: string, most = Number.POSITIVE_INFINITY): number[] {
  const found: number[] = [];
  if (query === '') return found;
  for (let at = text.indexOf(query); at >= 0 && found.length < most; at = text.indexOf(query, at + query.length))
    found.push(at);
  return found;
}
