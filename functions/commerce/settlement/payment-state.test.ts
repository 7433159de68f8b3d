import { describe, expect, it } from 'vitest';
import { at, line, must, none, order, paidOrder, report, statuses } from '../testing/order.ts';
import { anonymousId } from './order-outcome.ts';
import { afterSession } from './payment-state.ts';

describe('a payment', () => {
  it('delivers every line', () => {
    const { order: paid, grant, tasks, alarm } = must(afterSession(order(), report(), none, at));
    expect(paid).toMatchObject({ status: 'paid', paid_at: at, payment: 'pi_1' });
    expect(statuses(paid)).toEqual(['granted', 'granted']);
    expect(grant.map(({ ebook_id }) => ebook_id)).toEqual(['a', 'b']);
    expect(tasks).toEqual([{ kind: 'receipt' }, { kind: 'figures' }, { kind: 'copies' }]);
    expect(alarm).toBeUndefined();
  });

  it('is honoured late, and takes the code’s use again', () => {
    const late = order({ status: 'expired', code_discount_id: 'dsc_1', code_use: 'returned' });
    expect(must(afterSession(late, report(), none, at))).toMatchObject({
      order: { status: 'paid', code_use: 'used' },
      code: 'take',
    });
  });

  it('keeps the code’s use it holds', () => {
    const held = order({ code_discount_id: 'dsc_1', code_use: 'reserved' });
    expect(must(afterSession(held, report(), none, at))).toMatchObject({
      order: { code_use: 'used' },
      code: undefined,
    });
  });

  it.each([
    ['amount', { amount: 4999 }],
    ['currency', { currency: 'eur' }],
  ])('of another %s is refused and raises an alarm', (_, change) => {
    const { order: refused, grant, alarm } = must(afterSession(order(), report(change), none, at));
    expect(refused).toMatchObject({ status: 'refused', payment: 'pi_1' });
    expect(grant).toEqual([]);
    expect(alarm).toContain('5000 usd');
    expect(afterSession(refused, report(change), none, at)).toBeUndefined();
  });

  it.each(['pending', 'expired', 'paid'] as const)(
    'in another session than its own delivers nothing to an order that is %s, and raises one alarm',
    (status) => {
      const foreign = report({ id: 'cs_2' });
      const { order: flagged, grant, tasks, alarm } = must(afterSession(order({ status }), foreign, none, at));
      expect([flagged.status, grant, tasks]).toEqual([status, [], []]);
      expect(alarm).toBe('A payment arrived in a session that is not the one of this order.');
      expect(afterSession(flagged, foreign, none, at)).toBeUndefined();
    },
  );

  it.each(['expired', 'failed', 'waiting', 'open'] as const)('%s in another session changes nothing', (state) => {
    expect(afterSession(order(), report({ id: 'cs_2', state }), none, at)).toBeUndefined();
  });

  it('in a session that was opened but not recorded delivers', () => {
    const unrecorded = order({ session_id: undefined });
    expect(must(afterSession(unrecorded, report(), none, at)).order.status).toBe('paid');
  });

  it('that is on its way waits', () => {
    const { order: waiting } = must(afterSession(order(), report({ state: 'waiting' }), none, at));
    expect(waiting).toMatchObject({ status: 'pending', waiting: true });
    expect(afterSession(waiting, report({ state: 'waiting' }), none, at)).toBeUndefined();
    expect(must(afterSession(waiting, report(), none, at)).order).toMatchObject({ status: 'paid', waiting: false });
    expect(must(afterSession(waiting, report({ state: 'failed' }), none, at)).order.status).toBe('expired');
  });

  it('for a book already owned refunds that line', () => {
    const { order: paid, grant, tasks } = must(afterSession(order(), report(), new Set(['b']), at));
    expect(paid.status).toBe('paid');
    expect(statuses(paid)).toEqual(['granted', 'open']);
    expect(grant.map(({ ebook_id }) => ebook_id)).toEqual(['a']);
    expect(paid.refunds).toMatchObject([{ lines: ['b'], amount: 2000, state: 'requested', reason: 'owned' }]);
    expect(tasks).toContainEqual({ kind: 'refund', refund_id: paid.refunds[0]?.id });
  });

  it('for an owned line that cost nothing refunds nothing', () => {
    const cheap = order({ lines: [line('a', 5000), line('b', 0)] });
    const { order: paid, tasks } = must(afterSession(cheap, report(), new Set(['b']), at));
    expect(statuses(paid)).toEqual(['granted', 'refunded']);
    expect(tasks).toEqual([{ kind: 'receipt' }, { kind: 'figures' }, { kind: 'copies' }]);
  });

  it('for a deleted account is refunded in full', () => {
    const nobody = order({ user_id: anonymousId() });
    const { order: paid, grant } = must(afterSession(nobody, report(), none, at));
    expect(grant).toEqual([]);
    expect(paid.refunds).toMatchObject([{ lines: ['a', 'b'], amount: 5000, state: 'requested' }]);
  });

  it('under a second payment id raises one alarm', () => {
    const { order: twice, alarm } = must(afterSession(paidOrder(), report({ payment: 'pi_2' }), none, at));
    expect(twice.status).toBe('paid');
    expect(alarm).toBe('A second payment arrived for this order.');
    expect(afterSession(twice, report({ payment: 'pi_2' }), none, at)).toBeUndefined();
  });
});

describe('an end without payment', () => {
  it.each(['expired', 'failed'] as const)('(%s) returns the code’s use', (state) => {
    const held = order({ code_discount_id: 'dsc_1', code_use: 'reserved' });
    expect(must(afterSession(held, report({ state }), none, at))).toMatchObject({
      order: { status: 'expired', code_use: 'returned' },
      code: 'return',
    });
  });

  it('does not touch a paid order', () => {
    expect(afterSession(paidOrder(), report({ state: 'expired' }), none, at)).toBeUndefined();
    expect(afterSession(paidOrder(), report({ state: 'waiting' }), none, at)).toBeUndefined();
  });
});
