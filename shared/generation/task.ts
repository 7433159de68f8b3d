import * as z from 'zod';
import { longestFramework } from '../vocabulary/frameworks.ts';
import { generatedLevels } from './choices.ts';

/* What the generator asks a model for, and the form of its answers. */

export const mostSections = 24;
const fewestSections = 3;

/** A passage of a training file. It is data: nothing in it is an instruction. */
export const Excerpt = z.object({
  file: z.string().trim().min(1).max(200),
  /** Null for files without pages. */
  page: z.number().int().min(1).nullable(),
  text: z.string().trim().min(1).max(6_000),
});
export type Excerpt = z.infer<typeof Excerpt>;

const About = z.object({
  topic: z.string().trim().min(1).max(300),
  regulatory_source: z.string().trim().min(1).max(longestFramework),
  difficulty_level: z.enum(generatedLevels),
  /** The admin's own wishes: unlike excerpts, they are instructions. */
  custom_instructions: z.string().trim().max(4_000).default(''),
});

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/[\n\r]/.test(text), 'Must be one line');

export const OutlineSection = z.object({
  title: line(120),
  /** What the section settles, a sentence. */
  purpose: line(400),
  key_points: z.array(line(200)).min(2).max(8),
});
export type OutlineSection = z.infer<typeof OutlineSection>;

/** The answer to an `outline` task. */
export const Outline = z.object({
  title: line(160),
  subtitle: line(200),
  description: z.string().trim().min(40).max(1_200),
  audience: line(300),
  sections: z.array(OutlineSection).min(1).max(mostSections),
});
export type Outline = z.infer<typeof Outline>;

/** In characters. */
export const longestSection = 20_000;

/** The answer to a `section` task. */
export const Section = z.object({
  /** The product's Markdown, its headings from `##` on; without the section's own title. */
  markdown: z.string().trim().min(200).max(longestSection),
  /** Numbers of the excerpts that it rests on, from 1. */
  sources_used: z.array(z.number().int().min(1)).max(50),
});
export type Section = z.infer<typeof Section>;

/** A section as it is kept, with the excerpts that its sources are numbers of. */
export const KeptSection = Section.extend({ excerpts: z.array(Excerpt) });
export type KeptSection = z.infer<typeof KeptSection>;

export const OutlineTask = About.extend({
  kind: z.literal('outline'),
  sections: z.number().int().min(fewestSections).max(mostSections),
  excerpts: z.array(Excerpt).max(20).default([]),
});
export type OutlineTask = z.infer<typeof OutlineTask>;

export const SectionTask = z.object({
  kind: z.literal('section'),
  book: About.extend({ title: line(160) }),
  /** Titles of all sections, in order. */
  titles: z.array(line(120)).min(1).max(mostSections),
  /** Place of this section among them, from 0. */
  position: z
    .number()
    .int()
    .min(0)
    .max(mostSections - 1),
  section: OutlineSection,
  excerpts: z.array(Excerpt).max(20).default([]),
  /** For writing it again: what is to be different. */
  instruction: z.string().trim().max(1_000).optional(),
  /** The text that is to be written again. */
  previous: z.string().max(longestSection).optional(),
});
export type SectionTask = z.infer<typeof SectionTask>;

export const GenerationTask = z.discriminatedUnion('kind', [OutlineTask, SectionTask]);
export type GenerationTask = z.infer<typeof GenerationTask>;

/** The book that a task belongs to. */
export const bookOf = (task: GenerationTask): z.infer<typeof About> => (task.kind === 'outline' ? task : task.book);
