import type { Writer } from '#lib/actor.ts';
import { publish } from '#lib/aws/events.ts';
import { findEbook } from './ebook.repo.ts';
import { createEbook, type NewEbook } from './ebook-creation.service.ts';

/** A book that another domain has made, under an id that it has promised. */
export type NewDraft = Omit<
  NewEbook,
  'id' | 'status' | 'created_at' | 'csv' | 'prompt_category' | 'attachments' | 'filesOnWish'
> & {
  readonly id: string;
};

/** Adds a draft in the name of `writer`; adding it again changes nothing. */
export async function addDraft(draft: NewDraft, writer: Writer): Promise<void> {
  const isThere = async () => (await findEbook(draft.id)) !== undefined;
  if (await isThere()) return;
  try {
    await createEbook({ ...draft, status: 'draft' }, writer);
  } catch (error) {
    if (!(await isThere())) throw error;
  }
  await publish('rampart.catalog', 'card.changed', { ebook_id: draft.id });
}
