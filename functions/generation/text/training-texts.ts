import * as z from 'zod';
import { getText, objectSize, putObject } from '#lib/aws/objects.ts';
import type { Chunk } from '#lib/model/chunks.ts';
import { Excerpts } from '#lib/model/relevance.ts';
import { Excerpt } from '#shared/generation/task.ts';
import type { StoredGeneration } from '../generation.repo.ts';

/* The texts of training files, in chunks: an object for each file. */

const chunksKey = (id: string, position: number): string => `generations/${id}/files/${position}.json`;

const Chunks = z.array(z.object({ file: z.string(), page: z.number().optional(), text: z.string() }));

export const keepChunks = (id: string, position: number, chunks: readonly Chunk[]): Promise<void> =>
  putObject(chunksKey(id, position), JSON.stringify(chunks), 'application/json');

export const isExtracted = async (id: string, position: number): Promise<boolean> =>
  (await objectSize(chunksKey(id, position))) !== undefined;

/** Tokens of excerpts in one request: some five pages. */
const mostTokens = 4_000;
const mostExcerpts = 20;

/** What the training files of a generation say about something, the most relevant first. */
export async function excerptsAbout(
  { id, training_files = [] }: StoredGeneration,
  query: string,
): Promise<readonly Excerpt[]> {
  const texts = await Promise.all(training_files.map((_, position) => getText(chunksKey(id, position))));
  const chunks = texts.flatMap((text) => (text === undefined ? [] : Chunks.parse(JSON.parse(text))));
  if (chunks.length === 0) return [];
  const found = new Excerpts(chunks).about(query, mostTokens).slice(0, mostExcerpts);
  return found.map(({ file, page, text }) => Excerpt.parse({ file, page: page ?? null, text }));
}
