import { listExport } from '#lib/job/list-export.ts';
import { subscriberTexts } from '#shared/newsletter/subscriber-columns.ts';
import { newsletterQueue } from '../task.ts';
import { adminListSubscribers } from './subscriber-list.service.ts';

/** The subscribers as a file. */
export const subscriberExport = listExport(newsletterQueue, {
  ...{ kind: 'subscriber.export', noun: 'subscribers', area: 'admin' },
  columns: subscriberTexts,
  page: adminListSubscribers,
});
