import { addDraft } from '#functions/catalog/public.ts';
import { nowIso } from '#lib/clock.ts';
import type { Run } from '#shared/generation/payload.ts';
import { newDraft } from './new-draft.ts';
import { begin, change } from './run.ts';

/** Adds the book to the catalogue, as a draft with its files, and ends the generation. */
export async function draft(run: Run): Promise<void> {
  const generation = await begin(run, 'draft', 'The draft is being added to the ebooks');
  const { actor_id, by } = generation;
  await addDraft(await newDraft(generation), { id: actor_id, name: by });
  await change(run, { set: { status: 'completed', ended_at: nowIso() }, sentence: 'The draft is ready' });
}
