import { pick } from './seed.ts';

/* Putting names into phrases. */

export interface Names {
  readonly noun: string;
  readonly framework: string;
  readonly topic: string;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words of an editor without signs that Markdown would act on, and without a full stop. */
export const plainLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[<>[\]|`*_#{}\\^]/g, '')
    .replace(/[.!?:]+$/, '')
    .trim();

/** A topic inside of a sentence: its first letter is small unless it belongs to a name such as `GDPR`. */
export function inSentence(topic: string): string {
  const clean = plainLine(topic);
  const [first = ''] = clean.split(' ');
  const isName = /^.+[A-Z\d]/.test(first) || /^(I|Annex|Article|Clause|Section)$/.test(first);
  return isName ? clean : clean.charAt(0).toLowerCase() + clean.slice(1);
}

/** One of the phrases, with the names filled in. */
export const phrase = (phrases: readonly string[], turn: number, names: Names): string =>
  pick(phrases, turn)
    .replaceAll('{noun}', names.noun)
    .replaceAll('{Noun}', capitalized(names.noun))
    .replaceAll('{framework}', names.framework)
    .replaceAll('{topic}', names.topic);
