import type { SQSRecord } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import { handler } from '../feedback.handler.ts';
import type { MailEvent } from './mail-event.ts';

/** Addresses whose event cannot be taken in. */
const broken = 'broken@example.test';

vi.mock('#lib/logger.ts', () => ({ logger: { warn: () => undefined } }));
vi.mock('./returned.ts', () => ({
  async takeReturned({ addresses }: MailEvent) {
    if (addresses.includes(broken)) throw new Error('The table is away');
  },
}));
vi.mock('./sent.ts', () => ({
  takeSent: async (all: readonly { place: number }[]) => all.filter(({ place }) => place === 7),
}));

const message = (messageId: string, detail: object) => ({ messageId, body: JSON.stringify({ detail }) }) as SQSRecord;
const bounce = (messageId: string, emailAddress: string) =>
  message(messageId, {
    bounce: { timestamp: '2026-11-27T12:00:00Z', bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] },
  });
const id = (prefix: string) => `${prefix}_00000000000000000000000001`;
const sent = (messageId: string, place: number) => {
  const tags = {
    newsletter: [id('nws')],
    recipient: [id('sbr')],
    round: ['1'],
    batch: ['000001'],
    place: [`${place}`],
  };
  return message(messageId, { mail: { tags }, send: {} });
};

it('what could not be taken in comes again, and nothing else of its batch', async () => {
  const Records = [sent('a', 6), bounce('b', broken), bounce('c', 'anna@example.test'), sent('d', 7)];
  expect(await handler({ Records })).toEqual({
    batchItemFailures: [{ itemIdentifier: 'd' }, { itemIdentifier: 'b' }],
  });
});
