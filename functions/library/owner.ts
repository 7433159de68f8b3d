import { notFound } from '#lib/errors.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import { ownsEbook } from './grant.repo.ts';

/** 404 for a book that the person does not own, whether it exists or not. */
export async function requireOwner(userId: string, ebookId: string): Promise<void> {
  if (!EbookId.safeParse(ebookId).success || !(await ownsEbook(userId, ebookId)))
    throw notFound('This ebook is not in your library');
}
