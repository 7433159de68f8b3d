import type { JobActs } from '#lib/job/run.ts';
import { importWalk } from '../import/import.job.ts';
import { recipientExport } from '../recipient/recipient-export.ts';
import { subscriberBulk } from './subscriber-bulk.ts';
import { subscriberExport } from './subscriber-export.ts';

/** What jobs do with subscribers and recipients. */
export const subscriberJobs: JobActs = {
  ...subscriberExport.jobs,
  ...recipientExport.jobs,
  ...subscriberBulk.jobs,
  'subscriber.import': importWalk,
};
