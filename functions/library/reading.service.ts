import { notFound } from '#lib/errors.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import type { ReadingPlace } from '#shared/library/library.ts';
import { ownsEbook } from './grant.repo.ts';
import { findPlace, savePlace } from './reading.repo.ts';

/** 404 for a book that the person does not own, whether it exists or not. */
async function requireOwner(userId: string, ebookId: string): Promise<void> {
  if (!EbookId.safeParse(ebookId).success || !(await ownsEbook(userId, ebookId)))
    throw notFound('This ebook is not in your library');
}

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
