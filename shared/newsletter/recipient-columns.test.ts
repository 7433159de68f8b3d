import { expect, test } from 'vitest';
import { recipientTexts } from './recipient-columns.ts';
import type { Recipient } from './sending.ts';

const texts = (recipient: Recipient) =>
  Object.values(recipientTexts).map(({ label, value }) => [label, value(recipient)]);

test('each column of the recipients has what its name says', () => {
  const recipient: Recipient = {
    ...{ id: 'sbr_1', email: 'anna@example.test', state: 'failed', round: 1, at: 'when', reason: 'why' },
    ...{ opened_at: 'opened', clicked_at: 'clicked', bounced_at: 'bounced', complained_at: 'reported' },
    ...{ unsubscribed_at: 'left', second: { state: 'uncertain', at: 'later' } },
  };
  expect(texts(recipient)).toEqual([
    ['Email', 'anna@example.test'],
    ['State', 'Failed'],
    ['When', 'when'],
    ['Second mail', 'Uncertain later'],
    ['Reason', 'why'],
    ['Opened', 'opened'],
    ['Clicked', 'clicked'],
    ['Bounced', 'bounced'],
    ['Reported as spam', 'reported'],
    ['Unsubscribed', 'left'],
  ]);
});

test('a recipient who was removed has no address, and whatever has not happened is blank', () => {
  const moments = { opened_at: null, clicked_at: null, bounced_at: null, complained_at: null, unsubscribed_at: null };
  const removed = {
    id: 'sbr_1',
    email: null,
    state: 'queued',
    round: 1,
    at: null,
    reason: null,
    second: null,
    ...moments,
  } as const;
  expect(texts(removed).map(([, text]) => text)).toEqual(['Removed subscriber', 'Queued', ...Array(8).fill('')]);
});
