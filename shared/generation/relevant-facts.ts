import { wordsOf } from '../kernel/words.ts';
import type { Fact, Framework } from './facts/fact.ts';

const shortest = 4;
const significant = (text: string): string[] =>
  wordsOf(text)
    .split(' ')
    .filter((word) => word.length >= shortest);
/** `reviewing`, `reviews` and `review` count as one word. */
const stem = (word: string): string => word.slice(0, 6);

/** Facts that a text is about, the most related first and then in the framework's order; at most `most`. */
export function relevantFacts(framework: Framework, text: string, most: number): Fact[] {
  const wanted = new Set(significant(text).map(stem));
  const named = wordsOf(text);
  const scored = framework.facts.map((fact) => {
    const own = new Set(significant(`${fact.name} ${fact.theme} ${fact.evidence}`).map(stem));
    const shared = [...own].filter((word) => wanted.has(word)).length;
    return { fact, score: shared + (named.includes(`${wordsOf(fact.id)} `) ? own.size : 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ fact }) => fact);
}
