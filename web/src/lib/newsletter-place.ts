import { isUnsent } from '#shared/newsletter/choices.ts';
import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';

/** Where a newsletter is written or, once it is on its way, where its sending and what came of it is seen. */
export function newsletterPlace({ id, status }: Pick<NewsletterCard, 'status'> & { readonly id: string }): string {
  if (isUnsent(status)) return href('adminNewsletterIssue', { id });
  return status === 'sending'
    ? href('adminNewsletterSending', { id })
    : href('adminNewsletterSending', { id }, { tab: 'report' });
}
