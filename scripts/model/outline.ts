import { factsFor } from '#shared/generation/facts/facts.ts';
import type { Outline, OutlineTask } from '#shared/generation/task.ts';
import { familyOf, themesOf } from './plan.ts';
import { type Prose, proseOf } from './prose.ts';
import { sectorIn } from './sectors.ts';
import { pick, seedOf } from './seed.ts';
import { wishesOf } from './wishes.ts';

const endings = {
  beginner: ['The Essentials', 'A First Guide', 'Where to Begin'],
  intermediate: ['In Practice', 'A Working Guide', 'From Plan to Proof'],
  advanced: ['Tested and Measured', 'Evidence and Judgment', 'What Holds Under Audit'],
} as const;
const kinds = { beginner: 'An introduction', intermediate: 'A working guide', advanced: 'An advanced guide' } as const;
const promises = {
  beginner: 'Terms are explained where they first matter, and no earlier knowledge is assumed.',
  intermediate: 'It assumes that you know the basics and have to make them work with the people you have.',
  advanced: 'It deals with measures, trade-offs and the questions that an assessor will ask.',
} as const;
const longestTopic = 110;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether an ending has a longer word of the topic. */
const repeats = (ending: string, topic: string): boolean =>
  ending.split(' ').some((word) => word.length > 4 && topic.toLowerCase().includes(word.toLowerCase().slice(0, 4)));

function titleOf({ topic, difficulty_level }: OutlineTask, seed: number): string {
  const clean = capitalized(topic.replace(/\s+/g, ' ').replace(/[.!]+$/, '')).slice(0, longestTopic);
  if (clean.includes(':')) return clean;
  const first = pick(endings[difficulty_level], seed);
  const fresh = [first, ...endings[difficulty_level]].find((ending) => !repeats(ending, clean)) ?? first;
  return `${clean}: ${fresh}`;
}

function audienceOf(task: OutlineTask): string {
  const { forManagers } = wishesOf(task.difficulty_level, task.custom_instructions);
  const sector = sectorIn(`${task.custom_instructions} ${task.topic}`);
  const who = forManagers
    ? 'Managers who decide and answer for the result'
    : { beginner: 'People new to the subject', intermediate: 'Practitioners', advanced: 'Experienced practitioners' }[
        task.difficulty_level
      ];
  return sector ? `${who}, with examples from ${sector.place}` : `${who}, in organizations of any kind`;
}

function descriptionOf(task: OutlineTask, chosen: readonly Prose[], titles: readonly string[]): string {
  const framework = factsFor(task.regulatory_source);
  const content = framework
    ? `Each section says what is to be settled, names what ${framework.source} asks for and which record proves it, and ends with a checklist and something to do on Monday.`
    : 'Each section says what is to be settled, gives the steps and the common mistakes, and ends with a checklist and something to do on Monday.';
  const path = `The ${chosen.length} sections lead from "${titles[0]}" to "${titles.at(-1)}".`;
  return `${path} ${content} ${promises[task.difficulty_level]}`;
}

/** The outline of a book, by plan. */
export function writeOutline(task: OutlineTask): Outline {
  const seed = seedOf(task.topic, task.regulatory_source, task.difficulty_level, task.custom_instructions);
  const framework = factsFor(task.regulatory_source);
  const text = `${task.topic} ${task.custom_instructions}`;
  const chosen = themesOf(task.regulatory_source, text, task.sections).map((theme) =>
    proseOf(theme, familyOf(task.regulatory_source)),
  );
  const titles = chosen.map((prose, at) => pick(prose.titles, seed + at));
  return {
    title: titleOf(task, seed),
    subtitle: framework
      ? `${kinds[task.difficulty_level]} with ${framework.source} (${framework.edition})`
      : `${kinds[task.difficulty_level]} to practice that serves every framework`,
    description: descriptionOf(task, chosen, titles),
    audience: audienceOf(task),
    sections: chosen.map((prose, at) => ({
      title: titles[at] ?? prose.noun,
      purpose: prose.purpose,
      key_points: [...prose.points],
    })),
  };
}
