import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { NewsletterCard } from '../newsletter/newsletter.ts';
import { AdminArticle } from './article.ts';

/** As many as can be chosen on a page of a list. */
const mostEbooks = 100;

/** Ids of ebooks, comma-separated. */
export const EbookUseQuery = z.object({
  ebook_ids: z
    .string()
    .max(mostEbooks * 31)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(Id('ebook')).min(1, 'Name the ebooks').max(mostEbooks)),
});

/** The articles that recommend one of some ebooks or link to it, and newsletters that will. */
export const EbookUse = z.object({
  total: z.number().int(),
  /** Those that readers see. */
  published: z.number().int(),
  /** The first of them, published ones before others. */
  articles: z.array(AdminArticle.pick({ id: true, title: true, status: true })),
  /** Newsletters that are still to be sent and link to one, scheduled ones before others. */
  newsletters: z.object({
    total: z.number().int(),
    /** The first of them. */
    items: z.array(NewsletterCard.pick({ id: true, subject: true, status: true })),
  }),
});
export type EbookUse = z.infer<typeof EbookUse>;
