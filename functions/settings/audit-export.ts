import { auditLog } from '#lib/audit/audit-log.ts';
import { listExport } from '#lib/job/list-export.ts';
import { auditTexts } from '#shared/settings/audit-columns.ts';
import { settingsQueue } from './task.ts';

/** The audit log as a file. */
export const auditExport = listExport(settingsQueue, {
  ...{ kind: 'audit.export', noun: 'audit log entries', area: 'admin' },
  columns: auditTexts,
  page: auditLog,
});
