import { listExport } from '#lib/job/list-export.ts';
import type { PageQuery } from '#shared/kernel/page.ts';
import { recipientTexts } from '#shared/newsletter/recipient-columns.ts';
import type { RecipientFilter } from '#shared/newsletter/sending.ts';
import { newsletters } from '../newsletter.service.ts';
import { newsletterQueue } from '../task.ts';
import { listRecipients } from './recipient-list.service.ts';

/** The recipients of a newsletter as a file. */
export const recipientExport = listExport(newsletterQueue, {
  ...{ kind: 'recipient.export', noun: 'recipients', area: 'admin' },
  columns: recipientTexts,
  of: async ({ newsletter_id }) => (await newsletters.mustFind(newsletter_id)).subject,
  page: ({ newsletter_id, ...query }: PageQuery & RecipientFilter & { readonly newsletter_id: string }) =>
    listRecipients(newsletter_id, query),
});
