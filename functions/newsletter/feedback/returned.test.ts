import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What a mail that came back says of its newsletter, on the real table. */

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));
vi.mock('#lib/logger.ts', () => ({ logger: { info: () => undefined } }));

const lib = onTable(async () => ({
  ...(await import('./returned.ts')),
  ...(await import('../recipient/recipient.repo.ts')),
  ...(await import('../sending/batch/batch.repo.ts')),
}));

const at = '2026-11-27T12:00:00.000Z';
const placed = { newsletter_id: 'nws_1', round: 1, place: 0 };

it.each([
  ['bounce', 'bounced_at', '000001'],
  ['complaint', 'complained_at', '000002'],
] as const)('a %s tells that a mail has left of which nobody knew that', async (kind, what, batch) => {
  const mail = { ...placed, subscriber_id: `sbr_${kind}`, batch };
  await lib.claimBatch({ newsletter_id: 'nws_1', round: 1, number: batch }, undefined, 'dead');
  await lib.settle(mail, 'uncertain');
  await lib.takeReturned({ kind, placed: mail, addresses: [`${kind}@example.test`], at });
  const known = (await lib.findRecipients('nws_1', [mail.subscriber_id])).get(mail.subscriber_id);
  expect(known).toMatchObject({ state: 'sent', [what]: expect.any(String) });
});
