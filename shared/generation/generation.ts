import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { UploadedFileAddress } from '../kernel/link.ts';
import { Dollars } from '../kernel/money.ts';
import { RequiredLine, Text } from '../kernel/text.ts';
import { longestFramework } from '../vocabulary/frameworks.ts';
import {
  generatedLevels,
  generationIncomplete,
  generationStatuses,
  generationSteps,
  mostTrainingFiles,
} from './choices.ts';
import { Rewrite, ShownRemark } from './rewrite.ts';

/** What a book is to be about. */
export const GenerationInput = z.object({
  topic: RequiredLine(300, generationIncomplete),
  regulatory_source: RequiredLine(longestFramework, generationIncomplete),
  difficulty_level: z.enum(generatedLevels).default('intermediate'),
  /** Wishes of the admin, for outline and sections. */
  custom_instructions: Text(4000).default(''),
  /** Of the ebook. */
  price: Dollars.default(0),
  /** Addresses of uploaded files that the book is to rest on. */
  training_files: z.array(UploadedFileAddress()).max(mostTrainingFiles, `Use at most ${mostTrainingFiles}`).default([]),
});
export type GenerationInput = z.infer<typeof GenerationInput>;

export const GenerationId = Id('generation');

/** The writing of a book, as its list shows it. Money is in dollars, with six decimals; times are ISO 8601 UTC. */
export const Generation = z.object({
  id: GenerationId,
  /** Where the draft is, or will be. */
  ebook_id: Id('ebook'),
  topic: z.string(),
  regulatory_source: z.string(),
  difficulty_level: z.enum(generatedLevels),
  custom_instructions: z.string(),
  /** Of the ebook, in dollars. */
  price: z.number(),
  training_file_count: z.number().int(),
  status: z.enum(generationStatuses),
  /** The one that runs; of a generation that has ended, the last one that ran. */
  step: z.enum(generationSteps),
  /** The first is 1; each retry is another. */
  attempt: z.number().int(),
  /** Title of the book, once there is an outline. */
  title: z.string().nullable(),
  sections_done: z.number().int(),
  /** Null until there is an outline. */
  sections_total: z.number().int().nullable(),
  words: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  cost: z.number(),
  /** What it will probably cost in all; null until it has begun. */
  estimate: z.number().nullable(),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Who asked for it. */
  by: z.string(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
});
export type Generation = z.infer<typeof Generation>;

/** The same with its sections, the remarks of the review, and what has happened. */
export const GenerationDetail = Generation.extend({
  /**
   * In the order of the book; `words` is null until the section is written, `rewrite` unless somebody has asked for it
   * again.
   */
  sections: z.array(
    z.object({ title: z.string(), words: z.number().int().nullable(), rewrite: Rewrite.nullable().default(null) }),
  ),
  /** Those of the review, or of the version of a section that was accepted since. */
  remarks: z.array(ShownRemark),
  log: z.array(z.object({ at: z.string(), sentence: z.string() })),
});
export type GenerationDetail = z.infer<typeof GenerationDetail>;
