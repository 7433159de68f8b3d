import type { JobActs } from '#lib/job/run.ts';
import { importWalk } from '../import/import.job.ts';
import { subscriberBulk } from './subscriber-bulk.ts';
import { subscriberExport } from './subscriber-export.ts';

/** What jobs do with subscribers. */
export const subscriberJobs: JobActs = {
  ...subscriberExport.jobs,
  ...subscriberBulk.jobs,
  'subscriber.import': importWalk,
};
