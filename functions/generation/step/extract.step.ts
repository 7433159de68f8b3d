import { sentFile } from '#functions/uploads/public.ts';
import { getIfChanged } from '#lib/aws/objects.ts';
import type { ReadDocument } from '#lib/document/document.ts';
import { DocumentRefused } from '#lib/document/refused.ts';
import { type Chunk, chunksOf } from '#lib/model/chunks.ts';
import type { Run } from '#shared/generation/payload.ts';
import { isExtracted, keepChunks } from '../text/training-texts.ts';
import { change, GenerationFailed, underWay } from './run.ts';

/** Of one file: some 2 MB of text, so that ten of them can be searched in memory. */
const mostChunks = 2_000;

const pageOf = (where: string): number | undefined => {
  const page = Number(/^page (\d+)$/.exec(where)?.[1]);
  return page > 0 ? page : undefined;
};

const chunksIn = (filename: string, { pages }: ReadDocument): Chunk[] =>
  pages.flatMap(({ where, text }) => chunksOf({ file: filename, page: pageOf(where), text })).slice(0, mostChunks);

async function read(filename: string, bytes: Uint8Array): Promise<ReadDocument> {
  // The readers are larger than everything else, and most books have no training files.
  const { documentTypeOf, readDocument } = await import('#lib/document/read.ts');
  try {
    return await readDocument(bytes, await documentTypeOf(bytes));
  } catch (error) {
    if (error instanceof DocumentRefused) throw new GenerationFailed(`${filename}: ${error.message}`);
    throw error;
  }
}

/** Reads one training file and keeps its text in chunks, unless an earlier call did. */
export async function extract({ position, ...run }: Run & { readonly position: number }): Promise<void> {
  const generation = await underWay(run);
  if (await isExtracted(generation.id, position)) return;
  const file = await sentFile(generation.training_files?.[position] ?? '');
  const stored = file && (await getIfChanged(file.key, undefined));
  if (!file || typeof stored === 'string' || !stored)
    throw new GenerationFailed('A training file is no longer there. Upload it again and start another generation.');
  const chunks = chunksIn(file.filename, await read(file.filename, stored.bytes));
  await change(run, { set: { status: 'running', step: 'extract' }, sentence: `${file.filename} has been read` });
  await keepChunks(generation.id, position, chunks);
}
