import { factsFor } from '#shared/generation/facts/facts.ts';
import type { Section, SectionTask } from '#shared/generation/task.ts';
import { focusPart } from './focus-part.ts';
import { frameworkPart } from './framework-part.ts';
import { familyOf, themeOfSection, titledProse } from './plan.ts';
import { proseOf } from './prose.ts';
import * as parts from './section-parts.ts';
import { sectorFor } from './sectors.ts';
import { seedOf } from './seed.ts';
import { quotesFor } from './sources.ts';
import { type Wishes, wishesOf } from './wishes.ts';
import { inSentence, plainLine } from './words.ts';

/** Where a subject that the whole book is to dwell on gets its block; in every section it would be a refrain. */
const focusPosition = 1;

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A title that an editor wrote is a subject of its own, beside the theme that comes closest. */
function wishesFor({ book, section, position, instruction }: SectionTask): Wishes {
  const wishes = wishesOf(book.difficulty_level, book.custom_instructions, instruction, position === focusPosition);
  return wishes.focus || titledProse(section.title) ? wishes : { ...wishes, focus: plainLine(section.title) };
}

function contextOf(task: SectionTask): parts.Context {
  const { book, section, titles, position, instruction = '' } = task;
  const theme = themeOfSection(section.title, `${section.purpose} ${section.key_points.join(' ')}`);
  const before = titles.slice(0, position).filter((title) => themeOfSection(title, '') === theme).length;
  const bookSeed = seedOf(book.topic, book.regulatory_source, book.difficulty_level, book.custom_instructions);
  const prose = proseOf(theme, familyOf(book.regulatory_source));
  const framework = factsFor(book.regulatory_source)?.source ?? book.regulatory_source;
  return {
    prose,
    names: { noun: prose.noun, framework, topic: inSentence(book.topic) },
    sector: sectorFor(`${instruction} ${book.custom_instructions} ${book.topic}`, bookSeed),
    wishes: wishesFor(task),
    position,
    turn: (bookSeed % 1000) + position + (seedOf(instruction) % (instruction ? 1000 : 1)),
    before,
  };
}

function blocksOf(task: SectionTask, context: parts.Context): { blocks: string[]; used: number[] } {
  const framework = factsFor(task.book.regulatory_source);
  const about = `${task.section.title} ${task.book.topic} ${context.wishes.focus}`;
  const themes = task.titles.map((title) => themeOfSection(title, ''));
  const quotes = quotesFor(context.prose, themes, task.excerpts);
  const { wishes } = context;
  const inFramework = frameworkPart(framework, context.prose.theme, {
    about,
    names: context.names,
    turn: context.turn,
    withTable: wishes.tables !== 'none',
    isShort: wishes.length === 'short',
  });
  const core = wishes.checklistOnly
    ? [...inFramework, ...parts.steps(context), ...parts.checklist(context)]
    : [
        ...parts.ideas(context),
        ...parts.example(context),
        ...parts.moreExamples(context),
        ...parts.terms(context),
        ...inFramework,
        ...parts.quotes(context, quotes),
        ...parts.steps(context),
        ...focusPart(context, framework),
        ...parts.mistakes(context),
        ...parts.measures(context),
        ...parts.checklist(context),
        ...parts.monday(context),
      ];
  const cited = wishes.checklistOnly ? [] : quotes;
  return {
    blocks: [...parts.opening(context), ...core, ...parts.footnotes(cited)],
    used: cited.map(({ number }) => number),
  };
}

/** Shorter than what it replaces if that was asked for: the last resort drops whole parts and keeps the order. */
function shortened(task: SectionTask, context: parts.Context): parts.Context {
  const previous = wordCount(task.previous ?? '');
  if (context.wishes.length !== 'short' || previous === 0) return context;
  const first = blocksOf(task, context).blocks.join(' ');
  return wordCount(first) < previous
    ? context
    : { ...context, wishes: { ...context.wishes, examples: 'none', tables: 'none' } };
}

/** The text of a section, by plan: what it settles, what the framework says, steps, mistakes, a checklist. */
export function writeSection(task: SectionTask): Section {
  const { blocks, used } = blocksOf(task, shortened(task, contextOf(task)));
  return { markdown: blocks.join('\n\n'), sources_used: [...used].sort((a, b) => a - b) };
}
