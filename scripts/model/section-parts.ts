import * as phrases from './phrases.ts';
import type { Prose } from './prose.ts';
import { filled, type Sector } from './sectors.ts';
import { pick, some } from './seed.ts';
import { placeOf, type Quote } from './sources.ts';
import type { Wishes } from './wishes.ts';
import { capitalized, type Names, phrase } from './words.ts';

/* The parts of a section, each a list of blocks of Markdown. */

export interface Context {
  readonly prose: Prose;
  readonly names: Names;
  readonly sector: Sector;
  readonly wishes: Wishes;
  /** Place of the section in the book, from 0. */
  readonly position: number;
  /** Decides on wording. */
  readonly turn: number;
  /** How many sections on the same theme stand before this one. */
  readonly before: number;
}

const counts = {
  short: { explain: 1, steps: 4, mistakes: 0, checks: 4 },
  usual: { explain: 3, steps: 7, mistakes: 3, checks: 6 },
  long: { explain: 4, steps: 7, mistakes: 4, checks: 7 },
} as const;

/** One section in three says what it has to do with the topic. */
const tieEvery = 3;
/** The kinds of list that a lead can stand above; in each section one of them has it. */
const listKinds = 3;

/** A sentence above a list, in one section of three: above every list it would be a refrain. */
const leadOf = (leads: readonly string[], { names, wishes, position, turn }: Context, kind: number): string[] =>
  wishes.length !== 'short' && position % listKinds === kind ? [phrase(leads, turn, names)] : [];

export function opening({ prose, names, position, turn, before }: Context): string[] {
  const text = pick(prose.opening, turn + before);
  const tie =
    position % tieEvery === 0
      ? ` ${phrase(phrases.ties, position === 0 ? 0 : 1 + ((position / tieEvery) % 5), names)}`
      : '';
  return [`${text}${tie}`];
}

export function ideas({ prose, names, wishes, turn, before }: Context): string[] {
  // The other levels have terms or measures instead of the fourth paragraph.
  const isFull = wishes.length === 'usual' && wishes.level === 'intermediate';
  const count = isFull ? counts.long.explain : counts[wishes.length].explain;
  const chosen = some(
    prose.explain.map((text, at) => `**${prose.points[at]}.** ${text}`),
    before > 0 ? 1 : count,
    turn + before,
  );
  return [`## ${phrase(phrases.ideaHeadings, turn, names)}`, ...chosen];
}

export const terms = ({ prose, names, wishes, turn }: Context): string[] =>
  wishes.level === 'beginner'
    ? [`### ${phrase(phrases.termHeadings, turn, names)}`, prose.terms.map((term) => `- ${term}`).join('\n')]
    : [];

export function example({ prose, sector, wishes, position }: Context): string[] {
  const wanted = wishes.examples === 'more' || (wishes.examples === 'usual' && wishes.level !== 'advanced');
  return wanted ? prose.examples.map((text) => filled(text, sector, position)) : [];
}

/** Further examples, made from what an editor asks to see: where to look first in the sector's own systems. */
export function moreExamples({ prose, names, sector, wishes, position }: Context): string[] {
  if (wishes.examples !== 'more') return [];
  const systems = [1, 2].map((step) => pick(sector.systems, position + step));
  const [first = '', second = ''] = prose.checks;
  return [
    `### Two more places to look for ${names.noun}`,
    [
      `- **${capitalized(systems[0] ?? '')}.** Take the line "${first.replace(/\.$/, '')}" and answer it for this system alone. On the first day, at ${sector.again}, the answer about ${names.noun} is usually half a yes.`,
      `- **${capitalized(systems[1] ?? '')}.** Do the same with "${second.replace(/\.$/, '')}", and let ${sector.team} show where the answer comes from.`,
    ].join('\n'),
  ];
}

export function steps(context: Context): string[] {
  const { prose, names, wishes, turn } = context;
  if (wishes.forManagers) return decisions(prose, names, turn);
  const list = some(prose.steps, counts[wishes.length].steps, turn).map((step, at) => `${at + 1}. ${step}`);
  const lead = leadOf(phrases.stepLeads, context, 0);
  return [`## ${phrase(phrases.stepHeadings, turn, names)}`, ...lead, list.join('\n')];
}

function decisions(prose: Prose, names: Names, turn: number): string[] {
  return [
    `## Decisions to take on ${names.noun}`,
    phrase(phrases.decisionLeads, turn, names),
    prose.decisions.map((question, at) => `${at + 1}. ${question}`).join('\n'),
  ];
}

export function mistakes(context: Context): string[] {
  const { prose, names, wishes, turn } = context;
  const count = counts[wishes.length].mistakes;
  if (count === 0) return [];
  const list = prose.mistakes.slice(0, count).map((mistake) => `- ${mistake}`);
  return [
    `## ${phrase(phrases.mistakeHeadings, turn, names)}`,
    ...leadOf(phrases.mistakeLeads, context, 1),
    list.join('\n'),
  ];
}

export function measures({ prose, names, wishes, turn, before }: Context): string[] {
  if (wishes.level !== 'advanced' || wishes.length === 'short' || before > 0) return [];
  return [`## ${phrase(phrases.measureHeadings, turn, names)}`, ...prose.measures, ...prose.audit];
}

export function checklist(context: Context): string[] {
  const { prose, names, wishes, turn } = context;
  const lines = some(prose.checks, wishes.checklistOnly ? 7 : counts[wishes.length].checks, turn);
  const heading = `## ${phrase(phrases.checkHeadings, turn, names)}`;
  if (wishes.tables === 'more') return [heading, worksheet(lines)];
  return [heading, ...leadOf(phrases.checkLeads, context, 2), lines.map((line) => `- ${line}`).join('\n')];
}

/** A table with cells to write in. */
const worksheet = (lines: readonly string[]): string =>
  ['| To check | Who | Last looked at |', '| --- | --- | --- |', ...lines.map((line) => `| ${line} | | |`)].join('\n');

export function monday({ prose, names, turn, before }: Context): string[] {
  return [`## ${phrase(phrases.mondayHeadings, turn, names)}`, pick(prose.monday, turn + before)];
}

export function quotes({ names, turn }: Context, found: readonly Quote[]): string[] {
  if (found.length === 0) return [];
  const blocks = found.flatMap((quote, at) => [
    phrase(phrases.quoteLeads, turn + at, { ...names, topic: '' }).replace('{where}', placeOf(quote)),
    `> “${quote.sentence}”[^${quote.number}]`,
  ]);
  return [`## ${phrase(phrases.sourceHeadings, turn, names)}`, ...blocks, phrase(phrases.quoteAfter, turn, names)];
}

/** Footnotes, as the product's Markdown has them at the end of a text. */
export const footnotes = (found: readonly Quote[]): string[] =>
  found.map((quote) => `[^${quote.number}]: ${placeOf(quote)}`);
