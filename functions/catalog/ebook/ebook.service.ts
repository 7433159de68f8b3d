import { LRUCache } from 'lru-cache';
import { isWishlisted, ownsEbook } from '#functions/library/public.ts';
import type { Actor } from '#lib/actor.ts';
import { seconds } from '#lib/clock.ts';
import { asciiJson } from '#lib/escape.ts';
import { SerialisedJson } from '#lib/http/respond.ts';
import { expiring, fetching } from '#lib/memory/cache.ts';
import { serveStaleOnError } from '#lib/memory/remembered.ts';
import { extendedPreviewWords, previewWords } from '#shared/catalog/choices.ts';
import { type EbookDetail, EbookId } from '#shared/catalog/ebook.ts';
import { toCard } from '../card/card.ts';
import { type EbookPage, findEbookPage } from '../ebook-page.repo.ts';
import { formatsOf } from '../file/formats.ts';
import { findRating } from '../rating/rating.repo.ts';
import { isOpen, isVisible } from './access.ts';
import { fullText } from './content.service.ts';
import { unknownEbook } from './ebook.repo.ts';

/** A reader's relation to an ebook. */
interface Reader {
  readonly owns: boolean;
  readonly wishes: boolean;
  readonly rating: number | undefined;
}
const anybody: Reader = { owns: false, wishes: false, rating: undefined };

/** An ebook as `reader` may see it. */
async function detailFor({ ebook, content, figures }: EbookPage, reader: Reader): Promise<EbookDetail> {
  const isWhole = isOpen(ebook, reader);
  return {
    ...toCard(ebook, figures, reader.wishes),
    content: isWhole ? await fullText(ebook) : content.preview,
    content_access: isWhole ? 'full' : 'preview',
    word_count: ebook.word_count,
    preview_words: Math.min(previewWords, ebook.word_count),
    extended_preview_words: Math.min(extendedPreviewWords, ebook.word_count),
    contents: content.contents.map((entry) => ({ ...entry, open: isWhole || entry.open })),
    updated_at: ebook.updated_at,
    prompt_category: ebook.prompt_category ?? null,
    sample_prompts: content.sample_prompts ?? [],
    formats: formatsOf(ebook),
    attachments: ebook.attachments ?? [],
    my_rating: reader.rating ?? null,
  };
}

/** An ebook and what somebody has to do with it. */
interface EbookOfReader {
  readonly page: EbookPage;
  readonly reader: Reader;
}

/** Undefined for an ebook that does not exist. */
export async function readEbookOf(person: string, id: string): Promise<EbookOfReader | undefined> {
  if (!EbookId.safeParse(id).success) return undefined;
  const [page, owns, rating, wishes] = await Promise.all([
    findEbookPage(id),
    ownsEbook(person, id),
    findRating(person, id),
    isWishlisted(person, id),
  ]);
  return page && { page, reader: { owns, rating, wishes } };
}

/** An ebook for somebody signed in: admins see drafts as well. */
export async function toDetail(read: EbookOfReader | undefined, { isAdmin }: Actor): Promise<EbookDetail> {
  if (!read || !isVisible(read.page.ebook, { owns: read.reader.owns, isAdmin })) throw unknownEbook();
  return detailFor(read.page, read.reader);
}

async function anybodysDetail(id: string): Promise<SerialisedJson> {
  const page = await findEbookPage(id);
  if (!page || !isVisible(page.ebook, { owns: false, isAdmin: false })) throw unknownEbook();
  return new SerialisedJson(asciiJson(await detailFor(page, anybody)));
}

/** How long an unpublished ebook may still be served from the cache. */
const keepFor = seconds(5);
const kept = new LRUCache<string, SerialisedJson>({
  maxSize: 16_000_000,
  sizeCalculation: ({ body }) => body.length,
  ...expiring(keepFor),
  ...fetching(serveStaleOnError(anybodysDetail)),
});

/** One response for all anonymous readers, cached for five seconds; a stale one when the table is unavailable. */
export const getEbook = (id: string): Promise<SerialisedJson> => kept.forceFetch(id);
