import { drawDraftCover } from '#functions/catalog/public.ts';
import type { Run } from '#shared/generation/payload.ts';
import { newDraft } from './new-draft.ts';
import { begin } from './run.ts';

/** Has the cover drawn, unless an earlier call did. */
export async function cover(run: Run): Promise<void> {
  const generation = await begin(run, 'cover', 'The cover is being drawn');
  await drawDraftCover(await newDraft(generation));
}
