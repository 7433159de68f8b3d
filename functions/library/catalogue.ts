import type { Attachment } from '#shared/catalog/attachment.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';

/** A card, the files that come with its ebook, and whether it is on sale. */
export interface KnownCard {
  readonly card: EbookCard;
  readonly attachments: readonly Attachment[];
  readonly published: boolean;
}

/**
 * What the library needs to know about ebooks. The catalogue imports the library to see who owns and wishes what, so
 * the library does not import the catalogue: the handler passes it in.
 */
export interface Catalogue {
  /** Cards by id, whatever became of the ebooks: owners keep theirs. */
  findCards(ids: readonly string[]): Promise<ReadonlyMap<string, KnownCard>>;
  /** Ebooks by id as they are now; unknown and trashed ones are absent. */
  findOffers(ids: readonly string[]): Promise<ReadonlyMap<string, { readonly published: boolean }>>;
}
