import { minutes } from '#lib/clock.ts';
import { remembered } from '#lib/memory/remembered.ts';
import type { AuditRow } from '#shared/settings/audit.ts';
import { findSettings } from './settings.repo.ts';

/** The settings, at most a minute old. */
export const currentSettings = remembered(minutes(1), findSettings);

/** The newest acts of admins upon something. Loaded on demand: it needs the audit log. */
export async function actsUpon(target_id: string, limit: number): Promise<readonly AuditRow[]> {
  const { auditLog } = await import('./audit.service.ts');
  return (await auditLog({ target_id, limit })).items;
}
