import { expect, it } from 'vitest';
import type { AdminPaymentGateway } from '#shared/commerce/payment-gateway.ts';
import { isFound, webhookWords } from './gateway-words.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const gateway = { name: 'Main shop', provider: 'stripe', webhookSecret: '••••1234' } as AdminPaymentGateway;

it.each([
  [{ last_webhook_at: '2026-11-24T11:55:00Z' }, 'Last webhook 5 minutes ago'],
  [{ last_webhook_at: null }, 'No webhook received yet'],
  [{ provider: 'paypal' as const, webhookSecret: '' }, 'The shop cannot take payments through PayPal yet'],
  [{ webhookSecret: '' }, 'No webhook secret yet: payments are noticed up to 15 minutes late'],
])('of %o it says: %s', (change, words) => {
  expect(webhookWords({ ...gateway, ...change }, now)).toBe(words);
});

it('is found by name or provider', () => {
  expect(['main', 'strip', 'shop stripe', '', undefined].map((search) => isFound(gateway, search))).toEqual(
    Array(5).fill(true),
  );
  expect(isFound(gateway, 'paypal')).toBe(false);
});
