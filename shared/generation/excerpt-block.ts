import type { Excerpt } from './task.ts';

/* Passages of training files inside of a prompt: between marks that no passage can contain. */

const opening = (number: number): string => `<<<excerpt ${number}>>>`;
const closing = (number: number): string => `<<<end of excerpt ${number}>>>`;

/** Signs that begin or end a mark, and fences: two and more of them in a row become typographic ones. */
const defused = (text: string): string =>
  text.replace(/<{2,}/g, (run) => '‹'.repeat(run.length)).replace(/>{2,}/g, (run) => '›'.repeat(run.length));
const withoutFences = (text: string): string => text.replace(/`{3,}/g, (run) => "'".repeat(run.length));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The passages as a prompt carries them, numbered from 1. Marks and fences inside of them are defused. */
export const excerptBlocks = (excerpts: readonly Excerpt[]): string =>
  excerpts
    .map(({ file, page, text }, index) => {
      const where = JSON.stringify({ file: oneLine(defused(withoutFences(file))), page });
      return [opening(index + 1), where, defused(withoutFences(text)), closing(index + 1)].join('\n');
    })
    .join('\n\n');

function excerptAt(message: string, number: number): Excerpt | undefined {
  const start = message.indexOf(opening(number));
  const end = message.indexOf(closing(number), start);
  if (start < 0 || end < 0) return undefined;
  const [where = '{}', ...lines] = message.slice(start + opening(number).length + 1, end).split('\n');
  return { ...(JSON.parse(where) as Omit<Excerpt, 'text'>), text: lines.join('\n').trim() };
}

/** The passages that `excerptBlocks` put into a message. */
export function excerptsIn(message: string): Excerpt[] {
  const found: Excerpt[] = [];
  for (let next = excerptAt(message, 1); next; next = excerptAt(message, found.length + 1)) found.push(next);
  return found;
}
