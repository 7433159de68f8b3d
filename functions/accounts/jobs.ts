import type { JobActs } from '#lib/job/run.ts';
import { userBulk } from './admin/user-bulk.ts';
import { userExport } from './admin/user-export.ts';

/** What jobs do with users. */
export const accountJobs: JobActs = { ...userExport.jobs, ...userBulk.jobs };
