import { randomUUID } from 'node:crypto';
import type { AuditRow } from '#shared/settings/audit.ts';
import type { Client } from '#test/integration/client.ts';
import { announcedIsDone, asAdmin } from '#test/integration/cloud.ts';
import type { Scenario } from './scenario.ts';

/** Rows of the audit log that say that a job was started with this in what was asked for. */
export async function startedWith(admin: Client, word: string): Promise<number> {
  await announcedIsDone();
  const { body } = await admin.get<AuditRow[]>('/admin/audit-log?kind=job&limit=100');
  return body.filter(({ changes }) => JSON.stringify(changes).includes(word)).length;
}

/** The export of a list: however often it is asked for under one key, it is one job. */
export const exported = (path: string, field = 'search'): Scenario => ({
  async begin() {
    const [admin, word] = [await asAdmin(), randomUUID().replaceAll('-', '')];
    const headers = { 'idempotency-key': randomUUID() };
    return {
      act: () => admin.post(path, { [field]: word }, { headers }),
      read: () => startedWith(admin, word),
    };
  },
});

/** A bulk act on a thing that there is not: one job, which says so. */
export const bulkAct = (path: string, act: string): Scenario => ({
  async begin() {
    const [admin, id] = [await asAdmin(), `none_${randomUUID()}`];
    const headers = { 'idempotency-key': randomUUID() };
    return {
      act: () => admin.post(path, { act, ids: [id] }, { headers }),
      read: () => startedWith(admin, id),
    };
  },
});
