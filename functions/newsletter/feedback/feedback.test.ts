import { beforeEach, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What SES's word of a mail that came back changes, on a real table. */

const world = { isAway: false };
vi.mock('#lib/logger.ts', () => ({ logger: { info: () => undefined, warn: () => undefined } }));
vi.mock('../suppression/suppression.service.ts', async (original) => {
  const service = await original<typeof import('../suppression/suppression.service.ts')>();
  return {
    ...service,
    suppress: async (...about: Parameters<typeof service.suppress>) => {
      if (world.isAway) throw new Error('The table is away');
      return service.suppress(...about);
    },
  };
});

const lib = onTable(async () => ({
  ...(await import('../feedback.handler.ts')),
  ...(await import('./returned.ts')),
  ...(await import('../tracking/figures.repo.ts')),
  ...(await import('../recipient/recipient.repo.ts')),
}));

beforeEach(() => {
  world.isAway = false;
});

const at = '2026-11-27T12:00:00.000Z';
let made = 0;
function someMail() {
  made += 1;
  return { newsletter_id: `nwl_${made}`, subscriber_id: 'sbr_1', round: 1, batch: '000001', place: 0 };
}

it.each([
  ['bounce', { bounces: 1 }, 'bounced_at'],
  ['complaint', { complaints: 1 }, 'complained_at'],
] as const)('a %s has a figure of its own, and its recipient the moment, once', async (kind, figures, moment) => {
  const placed = someMail();
  await lib.settle(placed, 'sent');
  const event = { kind, placed, addresses: [`${kind}@example.test`], at };
  await lib.takeReturned(event);
  await lib.takeReturned(event);
  expect((await lib.readFigures([placed.newsletter_id])).get(placed.newsletter_id)).toEqual(figures);
  const recipient = (await lib.findRecipients(placed.newsletter_id, ['sbr_1'])).get('sbr_1');
  const moments = ['bounced_at', 'complained_at'] as const;
  expect(moments.filter((each) => recipient?.[each])).toEqual([moment]);
});

it('what could not be taken in is asked for again, and nothing else of its batch', async () => {
  const bounce = (messageId: string, emailAddress: string) => ({
    messageId,
    body: JSON.stringify({
      detail: { bounce: { timestamp: at, bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] } },
    }),
  });
  world.isAway = true;
  const Records = [bounce('one', '1@example.test'), { messageId: 'two', body: '{}' }];
  const event = { Records } as unknown as Parameters<typeof lib.handler>[0];
  expect(await lib.handler(event)).toEqual({ batchItemFailures: [{ itemIdentifier: 'one' }] });
  world.isAway = false;
  expect(await lib.handler(event)).toEqual({ batchItemFailures: [] });
});
