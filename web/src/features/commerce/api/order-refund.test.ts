import { describe, expect, it } from 'vitest';
import { refundState } from './order-refund.ts';

const until = '2026-12-20T12:00:00.000Z';
const end = Date.parse(until);
const paid = { status: 'paid', refund_request: null, refundable_until: until } as const;
const request = { reason: 'Not what I expected', requested_at: '2026-12-01T00:00:00.000Z' };

describe('refundState', () => {
  it('lets a paid order be claimed up to the last moment', () => {
    expect(refundState(paid, end)).toBe('claimable');
    expect(refundState(paid, end + 1)).toBe('over');
  });

  it('lets the rest of a partly refunded order be claimed', () => {
    expect(refundState({ ...paid, status: 'partially_refunded' }, end)).toBe('claimable');
  });

  it('shows a request, also when the days are over by now', () => {
    expect(refundState({ ...paid, refund_request: request }, end + 1)).toBe('requested');
  });

  it.each(['pending', 'expired', 'refused', 'refunded'] as const)('offers nothing for %s', (status) => {
    expect(refundState({ ...paid, status }, end)).toBe('none');
  });

  it('offers nothing where nothing was paid', () => {
    expect(refundState({ ...paid, refundable_until: null }, end)).toBe('none');
  });
});
