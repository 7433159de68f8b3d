import { makeDraftFiles } from '#functions/catalog/public.ts';
import type { Run } from '#shared/generation/payload.ts';
import { newDraft } from './new-draft.ts';
import { begin } from './run.ts';

/** Has the files of the book made that are not there: a draft is there with its files, or not at all. */
export async function typeset(run: Run): Promise<void> {
  const generation = await begin(run, 'typeset', 'The files are being made');
  await makeDraftFiles(await newDraft(generation));
}
