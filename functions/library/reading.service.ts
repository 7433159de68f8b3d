import type { ReadingPlace } from '#shared/library/library.ts';
import { requireOwner } from './owner.ts';
import { findPlace, savePlace } from './reading.repo.ts';

/** Where the owner stopped reading; the beginning if they have not started. */
export async function readPlace(
  userId: string,
  ebookId: string,
): Promise<ReadingPlace & { updated_at: string | null }> {
  await requireOwner(userId, ebookId);
  const place = await findPlace(userId, ebookId);
  if (!place) return { position: 0, paragraph: 0, heading: null, updated_at: null };
  const { position, paragraph, heading, updated_at } = place;
  return { position, paragraph, heading, updated_at };
}

export async function keepPlace(userId: string, ebookId: string, place: ReadingPlace): Promise<void> {
  await requireOwner(userId, ebookId);
  await savePlace(userId, ebookId, place);
}
