import { describe, expect, it } from 'vitest';
import { paymentState } from './payment-state.ts';

describe('paymentState', () => {
  it.each([
    ['paid', 'complete', 'success'],
    ['paid', 'expired', 'success'],
    ['no_payment_required', 'complete', 'success'],
    ['unpaid', 'expired', 'expired'],
    ['unpaid', 'open', 'pending'],
    ['unpaid', 'complete', 'pending'],
  ] as const)('%s and %s is %s', (payment_status, status, state) => {
    expect(paymentState({ payment_status, status })).toBe(state);
  });
});
