import { describe, expect, it } from 'vitest';
import { at, must, none, order, paidOrder, refundsOf, report } from '../testing/order.ts';
import { afterDispute } from './dispute-state.ts';
import { afterSession } from './payment-state.ts';
import { afterRefunds, failedRefund, requestedRefund } from './refund-state.ts';

describe('a dispute', () => {
  const dispute = (state: 'open' | 'won' | 'lost') => ({ dispute: 'du_1', payment: 'pi_1', amount: 5000, state });

  it('needs attention until it is won', () => {
    const open = must(afterDispute(paidOrder(), dispute('open'), at));
    expect(open.alarm).toMatch(/disputes/);
    expect(afterDispute(open.order, dispute('open'), at)).toBeUndefined();
    expect(must(afterDispute(open.order, dispute('won'), at)).order.attention).toBeUndefined();
  });

  it('that is won before it is reported as open needs no attention', () => {
    const won = must(afterDispute(paidOrder(), dispute('won'), at));
    expect(won).toMatchObject({ order: { status: 'paid' }, alarm: undefined });
    expect(won.order.attention).toBeUndefined();
    expect(afterDispute(won.order, dispute('open'), at)).toBeUndefined();
    expect(must(afterDispute(won.order, dispute('lost'), at)).order.status).toBe('refunded');
  });

  it('still needs attention while another one is open', () => {
    const other = { ...dispute('open'), dispute: 'du_2' };
    const one = must(afterDispute(paidOrder(), dispute('open'), at)).order;
    const both = must(afterDispute(one, other, at)).order;
    const left = must(afterDispute(both, dispute('won'), at)).order;
    expect(left.attention).toMatch(/disputes/);
    expect(must(afterDispute(left, { ...other, state: 'won' }, at)).order.attention).toBeUndefined();
  });

  it('over a second payment of the order needs attention, and takes nothing away', () => {
    const second = { ...dispute('open'), payment: 'pi_2' };
    const open = must(afterDispute(paidOrder(), second, at));
    expect(open.alarm).toMatch(/disputes/);
    const lost = must(afterDispute(open.order, { ...second, state: 'lost' }, at));
    expect(lost).toMatchObject({ order: { status: 'paid', refunded: 0, refunds: [] }, revoke: [] });
    expect(afterDispute(lost.order, second, at)).toBeUndefined();
  });

  it('that is lost takes the books away once, whatever was reported before', () => {
    const lost = must(afterDispute(paidOrder(), dispute('lost'), at));
    expect(lost).toMatchObject({ order: { status: 'refunded', refunded: 5000 }, revoke: ['a', 'b'] });
    expect(lost.tasks).toContainEqual({ kind: 'refund-mail', refund_id: 'du_1' });
    expect(afterDispute(lost.order, dispute('lost'), at)).toBeUndefined();
    expect(afterDispute(lost.order, dispute('open'), at)).toBeUndefined();
  });

  it('lost after it caused a refund to be refused leaves nothing to decide', () => {
    const open = must(afterDispute(paidOrder(), dispute('open'), at)).order;
    const asked = requestedRefund(open, open.lines, at).order;
    const refused = must(failedRefund(asked, asked.refunds[0]?.id ?? '', 'charge_disputed')).order;
    expect(refused.attention).toMatch(/was refused/);
    const lost = must(afterDispute(refused, dispute('lost'), at)).order;
    expect(lost).toMatchObject({ status: 'refunded', refunded: 5000 });
    expect(lost.attention).toBeUndefined();
  });

  it('lost after a refund of one line returns only the rest', () => {
    const partly = must(afterRefunds(paidOrder(), refundsOf(2000), at)).order;
    expect(must(afterDispute(partly, dispute('lost'), at)).order).toMatchObject({ status: 'refunded', refunded: 5000 });
  });

  it('over a part takes away everything that is left, whether or not the payment is known', () => {
    const part = { ...dispute('lost'), amount: 700 };
    expect(must(afterDispute(paidOrder(), part, at))).toMatchObject({
      order: { status: 'refunded', refunded: 700 },
      revoke: ['a', 'b'],
    });
    const early = must(afterDispute(order(), part, at)).order;
    expect(early.status).toBe('refunded');
    expect(afterSession(early, report(), none, at)).toBeUndefined();
  });

  it('lost before the payment is known ends the order without books', () => {
    const early = must(afterDispute(order(), dispute('lost'), at));
    expect(early.order.status).toBe('refunded');
    expect(early.tasks).toEqual([{ kind: 'refund-mail', refund_id: 'du_1' }]);
  });
});
