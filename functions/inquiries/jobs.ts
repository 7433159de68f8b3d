import type { JobActs } from '#lib/job/run.ts';
import { inquiryBulk } from './inquiry-bulk.ts';
import { inquiryExport } from './inquiry-export.ts';

/** What jobs do with inquiries. */
export const inquiryJobs: JobActs = { ...inquiryExport.jobs, ...inquiryBulk.jobs };
