import type { Writer } from '#lib/actor.ts';
import { publish } from '#lib/aws/events.ts';
import { coverOf } from '../file/cover/cover.service.ts';
import { makeMissing } from '../file/made/made-files.service.ts';
import { findEbook } from './ebook.repo.ts';
import { createEbook, type NewEbook, toEbook } from './ebook-creation.service.ts';

/** A book that another domain has made, under an id that it has promised. */
export type NewDraft = Omit<
  NewEbook,
  'id' | 'status' | 'created_at' | 'csv' | 'prompt_category' | 'attachments' | 'filesOnDemand'
> & {
  readonly id: string;
};

const newDraft = (draft: NewDraft) => toEbook({ ...draft, status: 'draft' });

/** Draws the cover of a draft to come, unless that was done before. */
export async function drawDraftCover(draft: NewDraft): Promise<void> {
  await coverOf(newDraft(draft));
}

/**
 * Makes the files of a draft to come that are not there. Nothing refers to them until it is added: without it the sweep
 * removes them after a day.
 */
export const makeDraftFiles = (draft: NewDraft): Promise<void> => makeMissing(newDraft(draft), draft.content);

async function addOnce(draft: NewDraft, writer: Writer): Promise<void> {
  const isThere = async () => (await findEbook(draft.id)) !== undefined;
  if (await isThere()) return;
  try {
    await createEbook({ ...draft, status: 'draft' }, writer);
  } catch (error) {
    if (!(await isThere())) throw error;
  }
  await publish('rampart.catalog', 'card.changed', { ebook_id: draft.id });
}

/**
 * Adds a draft in the name of `writer`; adding it again changes nothing. Afterwards all its files are there: those that
 * `makeDraftFiles` has made, but where the vocabulary spells its framework otherwise, or the sweep came in between.
 */
export async function addDraft(draft: NewDraft, writer: Writer): Promise<void> {
  await addOnce(draft, writer);
  const added = await findEbook(draft.id);
  // Whoever has changed it since has added a task for what it is then.
  if (added?.revision === 1) await makeMissing(added, draft.content);
}
