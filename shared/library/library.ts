import * as z from 'zod';
import { Attachment } from '../catalog/attachment.ts';
import { EbookCard } from '../catalog/ebook.ts';

/** An owned ebook. `paid` is what this copy cost in dollars (0 if free); `progress` is 0–1. */
export const OwnedEbook = EbookCard.extend({
  purchased_at: z.string(),
  paid: z.number(),
  order_id: z.string().nullable(),
  /** Files to work in that come with it. */
  attachments: z.array(Attachment),
  progress: z.number().min(0).max(1),
  /** Heading of the section where the reader stopped, or null. */
  reading_heading: z.string().nullable(),
  /** When the reader last turned a page, or null. */
  last_read_at: z.string().nullable(),
});
export type OwnedEbook = z.infer<typeof OwnedEbook>;

export const WishlistItem = z.object({ wishlist_id: z.string(), added_at: z.string(), ebook: EbookCard });
export type WishlistItem = z.infer<typeof WishlistItem>;

export const UserLibrary = z.object({
  purchased_ebooks: z.array(OwnedEbook),
  wishlist: z.array(WishlistItem),
  total_purchased: z.number().int(),
  total_wishlisted: z.number().int(),
});
export type UserLibrary = z.infer<typeof UserLibrary>;

/** A reader's position in a book: the share of the text already read and the current heading. */
export const ReadingPlace = z.object({
  position: z.number().min(0, 'Must be between 0 and 1').max(1, 'Must be between 0 and 1'),
  /** Index of the first paragraph on screen: a position independent of the window width. */
  paragraph: z.number().int().min(0).default(0),
  heading: z.string().max(200).nullable().default(null),
});
export type ReadingPlace = z.infer<typeof ReadingPlace>;
