import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { StoredSending } from './sending.repo.ts';

/* What is refused to a sending that has ended, on the real table. */

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));

const lib = onTable(async () => ({
  ...(await import('./sending.service.ts')),
  ...(await import('./sending.entity.ts')),
}));

const admin = { id: 'usr_1', name: 'Ada', areas: ['admin'] } as never;
const at = '2026-11-27T12:00:00.000Z';

it.each([
  ['stopped', 'This newsletter was stopped and cannot be sent again'],
  ['sent', 'This newsletter has been sent already'],
] as const)('a newsletter that was %s says so to whoever would pause or resume it', async (state, why) => {
  const newsletter_id = `nws_${state}`;
  const stored: StoredSending = { newsletter_id, state, run: 1, round: 1, links: [], started_at: at, seen_at: at };
  await lib.SendingEntity.put(stored).go();
  await expect(lib.pauseSending(admin, newsletter_id)).rejects.toThrow(why);
  await expect(lib.resumeSending(admin, newsletter_id)).rejects.toThrow(why);
});
