import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { StoredBatch } from './batch.repo.ts';

/* Who of a batch still gets a mail, on the real table. */

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));

const lib = onTable(async () => ({
  ...(await import('./prepare.ts')),
  ...(await import('../../subscriber/subscriber.entity.ts')),
  ...(await import('../../suppression/suppression.entity.ts')),
}));

const at = '2026-11-27T12:00:00.000Z';
const addressOf = (name: string) => `${name}@example.test`;

async function subscribed(name: string, status: 'confirmed' | 'unsubscribed', id = `sbr_${name}`): Promise<void> {
  await lib.SubscriberEntity.put({
    ...{ id, email: addressOf(name), status, roll: status === 'confirmed' ? 'current' : 'left', interests: [] },
    ...{ source: 'footer', mails: 1, created_at: at, revision: 1 },
  }).go();
}

const batchOf = (names: readonly string[]): StoredBatch => ({
  ...{ newsletter_id: 'nws_1', round: 1, number: '000001', upto: names.length, after: '', ttl: 4_102_444_800 },
  recipients: names.map((name) => ({ id: `sbr_${name}`, email: addressOf(name) })),
});
const issue = {
  links: [],
  mailTo: async ({ email }: { readonly email: string }) => ({
    ...{ to: email, subject: 'News', headers: {}, parts: { html: '<p>News</p>', text: 'News' } },
  }),
};

it('tells those who have left from those who were removed, whose address is to be forgotten', async () => {
  await subscribed('reader', 'confirmed');
  await subscribed('left', 'unsubscribed');
  await subscribed('bounced', 'confirmed');
  await lib.SuppressionEntity.put({ email: addressOf('bounced'), reason: 'bounce', at }).go();
  await subscribed('back', 'confirmed', 'sbr_another');
  const names = ['reader', 'left', 'bounced', 'back', 'removed'];
  const prepared = await lib.prepare(
    { issue: issue as never, texts: [] },
    batchOf(names),
    names.map((_, place) => place),
  );
  const ends = prepared.map((one) => ('isRemoved' in one ? one.isRemoved : 'mail' in one && one.mail.to));
  expect(ends).toEqual([addressOf('reader'), false, false, true, true]);
});
