import type { TextColumns } from '../kernel/text-columns.ts';
import type { GeneratedLevel, GenerationStatus, GenerationStep } from './choices.ts';
import type { Generation } from './generation.ts';

export const generatedLevelLabels: Readonly<Record<GeneratedLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const generationStatusLabels: Readonly<Record<GenerationStatus, string>> = {
  queued: 'Waiting',
  running: 'Writing',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
};

/** What happens in each step. */
export const generationStepLabels: Readonly<Record<GenerationStep, string>> = {
  validate: 'Preparation',
  extract: 'Training files',
  outline: 'Outline',
  sections: 'Sections',
  review: 'Review',
  assemble: 'Assembly',
  cover: 'Cover',
  typeset: 'Typesetting',
  draft: 'Draft',
};

/** Title of the book, once it has one. */
export const generationName = ({ title, topic }: Pick<Generation, 'title' | 'topic'>): string => title ?? topic;

/** `5 of 12`; blank until there is an outline. */
export const sectionsText = ({ sections_done, sections_total }: Generation): string =>
  sections_total === null ? '' : `${sections_done} of ${sections_total}`;

/** The generations as text. */
export const generationTexts = {
  title: { label: 'Ebook', value: generationName },
  status: { label: 'Status', value: ({ status }) => generationStatusLabels[status] },
  step: { label: 'Step', value: ({ step }) => generationStepLabels[step] },
  sections: { label: 'Sections', value: sectionsText },
  framework: { label: 'Regulatory source', value: ({ regulatory_source }) => regulatory_source },
  words: { label: 'Words', value: ({ words }) => words },
  cost: { label: 'Cost', value: ({ cost }) => cost },
  by: { label: 'By', value: ({ by }) => by },
  started: { label: 'Started', value: ({ created_at }) => created_at },
} as const satisfies TextColumns<Generation>;
