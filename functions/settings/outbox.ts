import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { auditExport } from './audit-export.ts';
import { settingsQueue } from './task.ts';

export const settingsTasks = createOutbox(settingsQueue, (jobId) => runJob(jobId, settingsQueue, auditExport.jobs));
