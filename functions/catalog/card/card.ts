import { premiumAbove } from '#shared/catalog/choices.ts';
import type { AdminEbook, EbookCard } from '#shared/catalog/ebook.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { type Figures, noFigures } from '../figures/figures.repo.ts';

/** Mean of the owners' ratings, to one decimal; 0 without ratings. */
export const meanRating = ({ rating_sum, rating_count }: Figures): number =>
  rating_count === 0 ? 0 : Math.round((10 * rating_sum) / rating_count) / 10;

/** An ebook as a card shows it. `is_wishlisted` comes last: lists rewrite it in the serialised card. */
export const toCard = (ebook: Ebook, figures: Figures = noFigures, isWishlisted = false): EbookCard => ({
  id: ebook.id,
  title: ebook.title,
  description: ebook.description,
  price: toDollars(ebook.price),
  is_free: ebook.price === 0,
  regulatory_source: ebook.regulatory_source,
  difficulty_level: ebook.difficulty_level,
  category: ebook.category,
  industry: ebook.industry,
  tags: ebook.tags,
  rating: meanRating(figures),
  rating_count: figures.rating_count,
  purchases: figures.purchases,
  estimated_read_time: ebook.estimated_read_time,
  prompt_count: ebook.prompt_count ?? null,
  file_type: ebook.original?.type.toUpperCase() ?? null,
  cover_image: ebook.cover_image || null,
  created_at: ebook.created_at,
  published_at: ebook.published_at ?? null,
  is_wishlisted: isWishlisted,
});

/** What the back-office sees of the file that an ebook was made of. */
const uploadOf = ({ upload_status, upload_error, unread = [], original }: Ebook) => ({
  upload_status,
  upload_error: upload_error || null,
  unread,
  is_uploaded: original !== undefined,
  filename: original?.filename ?? null,
  file_size: original?.size ?? null,
  file_url: original ? fileAddress(original.upload_id) : null,
});

/** An ebook as the back-office sees it. */
export function toAdminEbook(ebook: Ebook, figures: Figures = noFigures): AdminEbook {
  const { is_wishlisted: _, ...card } = toCard(ebook, figures);
  return {
    ...card,
    status: ebook.shelf === 'published' ? 'published' : 'draft',
    deleted_at: ebook.deleted_at ?? null,
    ...uploadOf(ebook),
    image_url: card.cover_image,
    is_premium: card.price > premiumAbove,
    framework: ebook.regulatory_source,
    prompt_category: ebook.prompt_category ?? '',
    word_count: ebook.word_count,
    updated_at: ebook.updated_at,
    revision: ebook.revision,
  };
}
