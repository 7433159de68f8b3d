import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';

/** A part in a hundred of the whole, with one decimal unless it is rare; of nothing it is zero. */
export const percentOf = (part: number, whole: number, decimals = 1): string =>
  ((whole === 0 ? 0 : part / whole) * 100).toFixed(decimals);

type Counts = Pick<NewsletterCard, 'sent_count' | 'open_count' | 'click_count'>;

/** Opens of a hundred mails, with one decimal. */
export const openRate = ({ sent_count, open_count }: Omit<Counts, 'click_count'>): string =>
  percentOf(open_count, sent_count);

/** Recipients of a hundred who followed a link, with one decimal. */
export const clickRate = ({ sent_count, click_count }: Omit<Counts, 'open_count'>): string =>
  percentOf(click_count, sent_count);
