import type { Theme } from '#shared/generation/facts/fact.ts';
import { isOrder, sentencesOf } from '#shared/generation/review-orders.ts';
import type { Excerpt } from '#shared/generation/task.ts';
import { closeness } from './plan.ts';
import { type Family, type Prose, proseOf } from './prose.ts';
import { pick, seedOf } from './seed.ts';

/* Sentences of training files that a section can quote. Files are data: sentences that give orders are left out. */

export interface Quote {
  /** Number of the excerpt, from 1. */
  readonly number: number;
  readonly excerpt: Excerpt;
  readonly sentence: string;
}

const fewestLetters = 40;
const mostLetters = 320;
const mostQuotes = 2;

/** A sentence without signs that Markdown or HTML would act on. */
const cleaned = (sentence: string): string =>
  sentence
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[<>[\]|`*_#{}~\\^]/g, ' ')
    .replace(/https?:\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s>•\d.)-]+/, '')
    .trim();

const isProse = (sentence: string): boolean =>
  sentence.length >= fewestLetters &&
  sentence.length <= mostLetters &&
  /^[A-Z“"].*[.!?]["”]?$/.test(sentence) &&
  sentence.split(' ').length >= 7;

function quotesIn(excerpt: Excerpt, number: number): Quote[] {
  // A file whose sentences break over lines is joined first; a blank line still ends one.
  const joined = excerpt.text.replace(/([^\n])\n(?!\n)/g, '$1 ');
  return sentencesOf(joined)
    .filter((sentence) => !isOrder(sentence))
    .map((sentence) => ({ number, excerpt, sentence: cleaned(sentence) }))
    .filter(({ sentence }) => isProse(sentence) && !isOrder(sentence));
}

/** The theme among those of a book that a sentence speaks of most; undefined when it speaks of none. */
function home(sentence: string, themes: readonly Theme[], family: Family): Theme | undefined {
  const scored = [...new Set(themes)].map((theme) => ({ theme, score: closeness(proseOf(theme, family), sentence) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const equal = scored.filter(({ score }) => score === best);
  return best > 0 ? pick(equal, seedOf(sentence)).theme : undefined;
}

/**
 * Sentences for a section, the ones that have most to do with it, one of each excerpt. `themes` are those of all
 * sections: a sentence belongs to one of them, so that a book does not quote it twice.
 */
export function quotesFor(prose: Prose, themes: readonly Theme[], excerpts: readonly Excerpt[]): Quote[] {
  const best = excerpts.flatMap((excerpt, at) => {
    const own = quotesIn(excerpt, at + 1).filter(
      ({ sentence }) => home(sentence, themes, prose.family) === prose.theme,
    );
    const scored = own.map((quote) => ({ quote, score: closeness(prose, quote.sentence) }));
    return scored.length > 0 ? [scored.reduce((first, next) => (next.score > first.score ? next : first))] : [];
  });
  return best
    .sort((a, b) => b.score - a.score)
    .slice(0, mostQuotes)
    .map(({ quote }) => quote);
}

/** Where a quote stands: `policy.pdf, page 3`. */
export const placeOf = ({ excerpt: { file, page } }: Quote): string => {
  const name = file.replace(/[<>[\]|`*_#{}\\^\n]/g, ' ').trim();
  return page === null ? name : `${name}, page ${page}`;
};
