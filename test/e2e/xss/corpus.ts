import { addresses } from './corpus/addresses.ts';
import { breakouts } from './corpus/breakouts.ts';
import { documents } from './corpus/documents.ts';
import { encodings } from './corpus/encodings.ts';
import type { Recipe } from './corpus/family.ts';
import { handlers } from './corpus/handlers.ts';
import { mixtures } from './corpus/mixtures.ts';
import { namespaces } from './corpus/namespaces.ts';
import { scripts } from './corpus/scripts.ts';
import { styles } from './corpus/styles.ts';

const recipes: readonly Recipe[] = [
  ...[scripts, handlers, addresses, namespaces, breakouts, documents, styles, encodings, mixtures].flat(),
];

/** Writes the number of a string into its calls. */
function write(recipe: Recipe, index: number): string {
  const call = `xss(${index + 1})`;
  return typeof recipe === 'string' ? recipe.replaceAll('xss()', call) : recipe(call);
}

/** Everything that may stand in a text and must not run. `corpus[n - 1]` is the string that calls `xss(n)`. */
export const corpus: readonly string[] = recipes.map(write);

const control = /\p{Cc}/u;

/** What a single-line field accepts: the others are refused for their control characters. */
export const lines: readonly string[] = corpus.filter((text) => !control.test(text.trim()));
/** What a single-line field refuses. */
export const notLines: readonly string[] = corpus.filter((text) => control.test(text.trim()));

/** Packs the strings into fields of `max` characters; none that fits is left out. */
export function packs(strings: readonly string[], max: number, between = ' '): string[] {
  const filled: string[] = [];
  for (const text of strings.filter(({ length }) => length <= max)) {
    const last = filled.at(-1);
    const joined = `${last}${between}${text}`;
    if (last !== undefined && joined.length <= max) filled[filled.length - 1] = joined;
    else filled.push(text);
  }
  return filled;
}
