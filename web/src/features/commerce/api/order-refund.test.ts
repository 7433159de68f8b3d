import { describe, expect, it } from 'vitest';
import { refundState } from './order-refund.ts';

const until = '2026-12-20T12:00:00.000Z';
const end = Date.parse(until);
const paid = { status: 'paid', refund_request: null, refundable_until: until } as const;
const request = {
  ...{ reason: 'Not what I expected', requested_at: '2026-12-01T00:00:00.000Z' },
  ...{ declined_at: null, note: '' },
};

describe('refundState', () => {
  it('allows a claim for a paid order until the deadline', () => {
    expect(refundState(paid, end)).toBe('claimable');
    expect(refundState(paid, end + 1)).toBe('over');
  });

  it('allows a claim for the rest of a partly refunded order', () => {
    expect(refundState({ ...paid, status: 'partially_refunded' }, end)).toBe('claimable');
  });

  it('shows a request even after the deadline', () => {
    expect(refundState({ ...paid, refund_request: request }, end + 1)).toBe('requested');
  });

  it('shows an answer instead of the request', () => {
    const declined = { ...request, declined_at: '2026-12-02T00:00:00.000Z', note: 'Sorry' };
    expect(refundState({ ...paid, refund_request: declined }, end)).toBe('declined');
  });

  it.each(['pending', 'expired', 'refused', 'refunded'] as const)('offers nothing for %s', (status) => {
    expect(refundState({ ...paid, status }, end)).toBe('none');
  });

  it('offers nothing if nothing was paid', () => {
    expect(refundState({ ...paid, refundable_until: null }, end)).toBe('none');
  });
});
