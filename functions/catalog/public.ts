/** The catalogue as other domains use it. */

import type { Writer } from '#lib/actor.ts';
import type { ReplaceName } from '#lib/managed/replace-name.ts';
import type { LoadPersonalData } from '#lib/person/personal-data.ts';
import { readCounter } from '#lib/table/counter.ts';
import type { Write } from '#lib/table/transact.ts';
import type { Attachment } from '#shared/catalog/attachment.ts';
import { type EbookCard, EbookId } from '#shared/catalog/ebook.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { toCard } from './card/card.ts';
import type { CatalogFigures } from './card/published-sums.ts';
import { findCatalogue, type Sums } from './ebook/catalogue.repo.ts';
import type { NewDraft } from './ebook/draft.service.ts';
import { type Ebook, findEbooks, findPrices } from './ebook/ebook.repo.ts';
import type { EbookText } from './ebook/text.service.ts';
import { downloadCounter } from './figures/figures.entity.ts';
import { findFiguresOf } from './figures/figures.repo.ts';
import type { Faces } from './file/typeset/fonts.ts';

export { purchaseItems } from './figures/figures.repo.ts';
export { missedByDay } from './missed-search/missed-search.repo.ts';
export { mostMissed } from './missed-search/missed-search.rules.ts';
export type { EbookText, NewDraft };

/** The personal data this domain keeps. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;

/** What pricing needs to know about an ebook. A draft is not `published`. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly price: Cents;
  readonly published: boolean;
}

const known = (ids: readonly string[]): string[] => ids.filter((id) => EbookId.safeParse(id).success);

/** Current prices by id, uncached; unknown and trashed ebooks are absent. */
export async function findOffers(ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
  const offers = new Map<string, Offer>();
  for (const { id, title, price, shelf } of await findPrices(known(ids)))
    if (shelf !== 'trash') offers.set(id, { id, title, price, published: shelf === 'published' });
  return offers;
}

/** A card, the files that come with its ebook, and whether it is on sale. */
export interface KnownCard {
  readonly card: EbookCard;
  readonly attachments: readonly Attachment[];
  readonly published: boolean;
}

/** Cards by id, whatever shelf the ebooks are on, because owners keep them. Callers set `is_wishlisted`. */
export async function findCards(ids: readonly string[]): Promise<ReadonlyMap<string, KnownCard>> {
  const wanted = known(ids);
  const [ebooks, figures] = await Promise.all([findEbooks(wanted), findFiguresOf(wanted)]);
  const toKnown = (ebook: Ebook): KnownCard => ({
    card: toCard(ebook, figures.get(ebook.id)),
    attachments: ebook.attachments ?? [],
    published: ebook.shelf === 'published',
  });
  return new Map([...ebooks].map(([id, ebook]) => [id, toKnown(ebook)]));
}

/** The API's anonymous responses, for server-rendered pages that embed them. Loaded on demand. */
export async function shopAnswers() {
  const [{ listPublicEbooks }, { getEbook }, { frameworkChoices }, { categoryChoices }] = await Promise.all([
    import('./card/card.service.ts'),
    import('./ebook/ebook.service.ts'),
    import('./vocabulary/framework-choices.service.ts'),
    import('./vocabulary/category.service.ts'),
  ]);
  return { listPublicEbooks, getEbook, frameworkChoices, categoryChoices };
}

/** The fonts of typeset books, for other server-side drawing. */
export const typefaces = async (): Promise<Faces> => (await import('./file/typeset/fonts.ts')).loadFaces();

/**
 * The picture that was chosen as an ebook's cover, as JPEG; undefined for one that cannot be read. Only for functions with the
 * library for pictures. Loaded on demand.
 */
export const chosenCover = async (address: string): Promise<Uint8Array | undefined> =>
  (await import('./file/cover/chosen-cover.ts')).chosenCover(address);

/** All published ebooks as of the last snapshot, newest first, for sitemap and feed. */
export async function publishedShelf(): Promise<{ readonly size: number; card(position: number): EbookCard }> {
  const { published } = await import('./snapshot/snapshot.source.ts');
  return published.get();
}

/** When each of them was last changed, ISO 8601 by id; a very recent ebook may be absent. */
export async function publishedChanges(): Promise<ReadonlyMap<string, string>> {
  const { changes } = await import('./snapshot/snapshot.source.ts');
  return changes.get();
}

/** Totals over published ebooks, as of the last snapshot. Loaded on demand, because most domains do not need S3. */
export async function catalogFigures(): Promise<CatalogFigures> {
  const { publishedFigures } = await import('./card/published-figures.ts');
  return publishedFigures();
}

/** The number of downloads by readers so far. */
export const totalDownloads = (): Promise<number> => readCounter(downloadCounter);

/** Totals over all ebooks except trashed ones, strongly consistent. */
export const catalogSums = (): Promise<Sums> => findCatalogue();

/** Gives what is sorted by a term of the vocabulary another name of it, page by page. Loaded on demand. */
export const replaceName: ReplaceName = async (...page) =>
  (await import('./ebook/admin-ebook.service.ts')).ebooks.replaceName(...page);

/**
 * Tells that a person has bought these ebooks, or lost them: their copies are made, or removed. Telling it again changes
 * nothing. Loaded on demand.
 */
export const renewCopiesOf = async (userId: string, ebookIds: readonly string[]): Promise<void> =>
  (await import('./file/file.task.ts')).renewCopiesOf(userId, ebookIds);

/** Draws the cover of a draft to come; drawing it again changes nothing. Loaded on demand. */
export const drawDraftCover = async (draft: NewDraft): Promise<void> =>
  (await import('./ebook/draft.service.ts')).drawDraftCover(draft);

/** Makes the files of a draft to come; making them again changes nothing. Loaded on demand. */
export const makeDraftFiles = async (draft: NewDraft): Promise<void> =>
  (await import('./ebook/draft.service.ts')).makeDraftFiles(draft);

/**
 * Adds a draft under an id that its maker has promised, with all its files; adding it again changes nothing. Loaded on
 * demand.
 */
export const addDraft = async (draft: NewDraft, writer: Writer): Promise<void> =>
  (await import('./ebook/draft.service.ts')).addDraft(draft, writer);

/** The text of an ebook as admins change it; 404 for one in the trash. Loaded on demand. */
export const ebookText = async (id: string): Promise<EbookText> =>
  (await import('./ebook/text.service.ts')).ebookText(id);

/**
 * Puts another text in its place; `also` are parts of the same transaction. 409 `stale_version` when this is no longer its
 * version. Loaded on demand.
 */
export const replaceEbookText = async (
  writer: Writer,
  id: string,
  text: EbookText,
  also: readonly Write[],
): Promise<void> => (await import('./ebook/text.service.ts')).replaceText(writer, id, text, also);
