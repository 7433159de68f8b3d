import type { Framework } from '#shared/generation/facts/fact.ts';
import { entriesOn } from './framework-part.ts';
import { closeness } from './plan.ts';
import { allProse } from './prose.ts';
import type { Context } from './section-parts.ts';
import { capitalized, inSentence } from './words.ts';

const mostEntries = 4;

/** What an editor asked to say more about: questions on it, and the framework's entries that belong to it. */
export function focusPart({ prose, wishes, names }: Context, framework: Framework | undefined): string[] {
  if (!wishes.focus) return [];
  const focus = inSentence(wishes.focus);
  const scored = allProse.map((other) => ({ other, score: closeness(other, focus) }));
  const { other, score } = scored.reduce((best, next) => (next.score > best.score ? next : best));
  const heading = `### ${capitalized(focus)}`;
  if (score === 0)
    return [
      heading,
      `Put four questions to ${focus}: who decides, what is covered and what is left out, when somebody last looked, and what was found then. The answers belong with those on ${names.noun}.`,
    ];
  const entries = framework ? entriesOn(framework, other.theme, focus, mostEntries) : [];
  const questions = other.theme === prose.theme ? prose.decisions : other.decisions;
  return [
    heading,
    `On ${focus}, and on what it means for ${names.noun}, these questions decide:`,
    questions.map((question) => `- ${question}`).join('\n'),
    ...(entries.length > 0
      ? [
          `Entries of ${framework?.source} to read with it: ${entries.map(({ id, name }) => `${id} (${name})`).join('; ')}.`,
        ]
      : []),
  ];
}
