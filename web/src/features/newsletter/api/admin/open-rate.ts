import type { NewsletterSummary } from '#shared/newsletter/newsletter.ts';

/** Opens of a hundred mails, with one decimal. */
export const openRate = ({ sent_count, open_count }: Pick<NewsletterSummary, 'sent_count' | 'open_count'>): string =>
  (sent_count === 0 ? 0 : (open_count / sent_count) * 100).toFixed(1);
