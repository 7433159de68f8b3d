import { describe, expect, it } from 'vitest';
import {
  at,
  line,
  must,
  none,
  order,
  paidOrder,
  refund,
  refundsOf,
  report,
  sentBack,
  statuses,
} from '../testing/order.ts';
import { afterDispute } from './dispute-state.ts';
import { afterSession } from './payment-state.ts';
import { afterRefunds, failedRefund, requestedRefund } from './refund-state.ts';

describe('a refund', () => {
  it('of named lines takes their books away', () => {
    const paid = paidOrder();
    const { order: asked, tasks } = requestedRefund(paid, [line('b', 2000)], at);
    const id = asked.refunds[0]?.id ?? '';
    expect(tasks).toEqual([{ kind: 'refund', refund_id: id }]);
    const done = must(
      afterRefunds(asked, { payment: 'pi_1', charged: 5000, refunds: [refund(2000, { refund_id: id })] }, at),
    );
    expect(done.order).toMatchObject({ status: 'partially_refunded', refunded: 2000 });
    expect(statuses(done.order)).toEqual(['granted', 'refunded']);
    expect(done.revoke).toEqual(['b']);
    expect(done.tasks).toEqual([{ kind: 'figures' }, { kind: 'copies' }, { kind: 'refund-mail', refund_id: id }]);
  });

  it('answers what the buyer asked for once it is done, whichever books it is for', () => {
    const refund_request = { reason: 'Not for me', requested_at: at };
    const asked = requestedRefund({ ...paidOrder(), refund_request }, [line('b', 2000)], at).order;
    expect(asked.refund_request).toEqual(refund_request);
    const [{ id: refund_id } = { id: '' }] = asked.refunds;
    const told = (failed: boolean) => ({ ...refundsOf(2000), refunds: [refund(2000, { refund_id, failed })] });
    expect(must(afterRefunds(asked, told(true), at)).order.refund_request).toEqual(refund_request);
    expect(must(failedRefund(asked, refund_id, 'charge_disputed')).order.refund_request).toEqual(refund_request);
    const { order: done } = must(afterRefunds(asked, told(false), at));
    expect([done.status, done.refund_request]).toEqual(['partially_refunded', undefined]);
  });

  it('never requests more than is left', () => {
    const partly = must(afterRefunds(paidOrder(), refundsOf(4000), at)).order;
    expect(requestedRefund(partly, partly.lines, at).order.refunds.at(-1)).toMatchObject({ amount: 1000 });
  });

  it('deducts what another refund has already requested', () => {
    const asked = requestedRefund(paidOrder(), [line('b', 2000)], at).order;
    const both = requestedRefund(asked, asked.lines, at).order;
    expect(both.refunds.map(({ amount }) => amount)).toEqual([2000, 3000]);
    expect(requestedRefund(both, both.lines, at).order.refunds.at(-1)).toMatchObject({ amount: 0 });
  });

  it('of everything, made at the gateway, takes all books away', () => {
    const { order: gone, revoke, alarm } = must(afterRefunds(paidOrder(), refundsOf(5000), at));
    expect(gone).toMatchObject({ status: 'refunded', refunded: 5000 });
    expect(revoke).toEqual(['a', 'b']);
    expect(alarm).toBeUndefined();
  });

  it('of a part, made at the gateway, needs an admin’s decision', () => {
    const { order: partly, revoke, alarm } = must(afterRefunds(paidOrder(), refundsOf(700), at));
    expect(partly).toMatchObject({ status: 'partially_refunded', refunded: 700, attention: alarm });
    expect(alarm).toMatch(/which books/);
    expect(revoke).toEqual([]);
    expect(afterRefunds(partly, refundsOf(700), at)).toBeUndefined();
  });

  it('in two halves at the gateway leaves the order refunded', () => {
    const half = must(afterRefunds(paidOrder(), refundsOf(2500), at)).order;
    const both = { payment: 'pi_1', charged: 5000, refunds: [refund(2500), refund(2500, { id: 're_2' })] };
    expect(must(afterRefunds(half, both, at)).order.status).toBe('refunded');
  });

  it('before the payment is known ends the order without books', () => {
    const held = order({ code_discount_id: 'dsc_1', code_use: 'reserved' });
    const early = must(afterRefunds(held, refundsOf(5000), at));
    expect(early).toMatchObject({ order: { status: 'refunded', code_use: 'returned' }, code: 'return', grant: [] });
    expect(early.tasks).toEqual([{ kind: 'refund-mail', refund_id: 're_1' }]);
    expect(afterSession(early.order, report(), none, at)).toBeUndefined();
  });

  it('of a part before the payment is known leaves the rest to be delivered', () => {
    const { order: early, tasks } = must(afterRefunds(order(), refundsOf(700), at));
    expect(early).toMatchObject({ status: 'pending', refunded: 700 });
    expect(tasks).toEqual([{ kind: 'refund-mail', refund_id: 're_1' }]);
    expect(must(afterSession(early, report(), none, at)).order.status).toBe('partially_refunded');
  });

  it('of a second payment of the order takes nothing away', () => {
    const twice = must(afterSession(paidOrder(), report({ payment: 'pi_2' }), none, at)).order;
    expect(afterRefunds(twice, { ...refundsOf(5000), payment: 'pi_2' }, at)).toBeUndefined();
    expect(afterRefunds(twice, { ...sentBack(5000), payment: 'pi_2' }, at)).toBeUndefined();
    expect(must(afterRefunds(twice, refundsOf(5000), at)).order).toMatchObject({ status: 'refunded', refunded: 5000 });
  });

  it('that the gateway refuses raises an alarm and can be requested again', () => {
    const asked = requestedRefund(paidOrder(), [line('a', 3000)], at).order;
    const failed = must(failedRefund(asked, asked.refunds[0]?.id ?? '', 'charge_disputed'));
    expect(failed.order.refunds[0]?.state).toBe('failed');
    expect(failed.alarm).toContain('charge_disputed');
    expect(statuses(failed.order)).toEqual(['granted', 'granted']);
    expect(failedRefund(failed.order, asked.refunds[0]?.id ?? '', 'again')).toBeUndefined();
    expect(requestedRefund(failed.order, [line('a', 3000)], at).order.refunds.at(-1)?.id).not.toBe(
      asked.refunds[0]?.id,
    );
  });

  it('that was refused needs no attention once its line is refunded another way', () => {
    const asked = requestedRefund(paidOrder(), [line('b', 2000)], at).order;
    const refused = must(failedRefund(asked, asked.refunds[0]?.id ?? '', 'charge_disputed')).order;
    const again = requestedRefund(refused, [line('b', 2000)], at).order;
    const refund_id = again.refunds[1]?.id;
    const done = (id: string | undefined) => ({ ...refundsOf(2000), refunds: [refund(2000, { refund_id: id })] });
    expect(must(afterRefunds(again, done(refund_id), at)).order.attention).toBeUndefined();
    const other = requestedRefund(refused, [line('a', 3000)], at).order;
    expect(must(afterRefunds(other, done(other.refunds[1]?.id), at)).order.attention).toMatch(/was refused/);
    expect(must(afterRefunds(refused, refundsOf(5000), at)).order.attention).toBeUndefined();
  });

  it('that the bank sends back later raises one alarm', () => {
    const gone = must(afterRefunds(paidOrder(), refundsOf(5000), at)).order;
    const { order: marked, alarm } = must(afterRefunds(gone, sentBack(5000), at));
    expect(alarm).toMatch(/did not reach/);
    expect(marked.attention).toBe(alarm);
    expect(afterRefunds(marked, sentBack(5000), at)).toBeUndefined();
  });
});

describe('a refund that the bank sends back', () => {
  /** A refund of one line requested by an admin, and the gateway's report of it. */
  const ofLineB = () => {
    const { order: asked } = requestedRefund(paidOrder(), [line('b', 2000)], at);
    const refund_id = asked.refunds[0]?.id ?? '';
    const told = (failed: boolean) => ({ ...refundsOf(2000), refunds: [refund(2000, { refund_id, failed })] });
    return { asked, told, done: must(afterRefunds(asked, told(false), at)).order };
  };

  it('no longer counts; its lines are neither granted nor refunded until an admin decides', () => {
    const { done, told } = ofLineB();
    const { order: back, grant, revoke, tasks } = must(afterRefunds(done, told(true), at));
    expect(back).toMatchObject({ status: 'paid', refunded: 0, refunds: [{ state: 'failed' }] });
    expect(statuses(back)).toEqual(['granted', 'open']);
    expect([grant, revoke]).toEqual([[], []]);
    expect(tasks).toEqual([{ kind: 'figures' }]);
    expect(back.attention).toMatch(/stay away until you decide/);
  });

  it('does not keep a refusal that was resolved another way', () => {
    const { done, told } = ofLineB();
    const back = must(afterRefunds(done, told(true), at)).order;
    const asked = requestedRefund(back, [line('a', 3000)], at).order;
    const refused = must(failedRefund(asked, asked.refunds.at(-1)?.id ?? '', 'charge_disputed')).order;
    expect(refused.attention).toMatch(/was refused/);
    const again = requestedRefund(refused, [line('a', 3000)], at).order;
    const second = refund(3000, { id: 're_2', refund_id: again.refunds.at(-1)?.id });
    const both = { ...told(true), refunds: [...told(true).refunds, second] };
    expect(must(afterRefunds(again, both, at)).order.attention).toBeUndefined();
  });

  it('stays failed when a stale report arrives', () => {
    const { asked, done, told } = ofLineB();
    const back = must(afterRefunds(done, told(true), at)).order;
    expect(afterRefunds(back, told(false), at)).toBeUndefined();
    const atOnce = must(afterRefunds(asked, told(true), at)).order;
    expect(atOnce).toMatchObject({ refunded: 0, refunds: [{ state: 'failed' }] });
    expect(afterRefunds(atOnce, told(false), at)).toBeUndefined();
    const unheardOf = must(afterRefunds(paidOrder(), sentBack(700), at)).order;
    expect(unheardOf).toMatchObject({ status: 'paid', refunded: 0 });
    expect(afterRefunds(unheardOf, refundsOf(700), at)).toBeUndefined();
  });

  it('can be made again, and then counts once', () => {
    const { done, told } = ofLineB();
    const back = must(afterRefunds(done, told(true), at)).order;
    const { order: again } = requestedRefund(back, [line('b', 2000)], at);
    const second = refund(2000, { id: 're_2', refund_id: again.refunds[1]?.id });
    const both = { ...told(true), refunds: [...told(true).refunds, second] };
    const { order: gone, revoke } = must(afterRefunds(again, both, at));
    expect(gone).toMatchObject({ status: 'partially_refunded', refunded: 2000 });
    expect(statuses(gone)).toEqual(['granted', 'refunded']);
    expect(revoke).toEqual([]);
  });

  it('and is made again at the gateway leaves the lines still paid for', () => {
    const { done, told } = ofLineB();
    const again = refund(3000, { id: 're_2' });
    const both = { ...told(true), refunds: [...told(true).refunds, again] };
    const { order: partly, revoke, tasks, alarm } = must(afterRefunds(done, both, at));
    expect(partly).toMatchObject({ status: 'partially_refunded', refunded: 3000 });
    expect(statuses(partly)).toEqual(['granted', 'open']);
    expect(revoke).toEqual([]);
    expect(tasks).toEqual([{ kind: 'figures' }, { kind: 'refund-mail', refund_id: 're_2' }]);
    expect(alarm).toMatch(/did not reach.*which books/);
  });

  it('does not give back the lines of other refunds', () => {
    const half = must(afterRefunds(ofLineB().done, { ...refundsOf(0), refunds: [refund(3000, { id: 're_2' })] }, at));
    expect(half.order.status).toBe('refunded');
    const failed = { ...refundsOf(0), refunds: [refund(3000, { id: 're_2', failed: true })] };
    const { order: back } = must(afterRefunds(half.order, failed, at));
    expect(back).toMatchObject({ status: 'partially_refunded', refunded: 2000 });
    expect(statuses(back)).toEqual(['open', 'refunded']);
  });

  it('before the payment is known leaves the order to an admin, or to the payment', () => {
    const gone = must(afterRefunds(order(), refundsOf(5000), at)).order;
    const back = must(afterRefunds(gone, sentBack(5000), at)).order;
    expect(back).toMatchObject({ status: 'refused', refunded: 0 });
    expect(afterSession(back, report(), none, at)).toBeUndefined();
    const partly = must(afterRefunds(order(), refundsOf(700), at)).order;
    const whole = must(afterRefunds(partly, sentBack(700), at)).order;
    expect(must(afterSession(whole, report(), none, at)).order).toMatchObject({ status: 'paid', refunded: 0 });
  });

  it('and is reported after the dispute over that money counts once', () => {
    const { done, told } = ofLineB();
    const lost = must(afterDispute(done, { dispute: 'du_1', payment: 'pi_1', amount: 5000, state: 'lost' }, at)).order;
    expect(lost.refunded).toBe(5000);
    expect(must(afterRefunds(lost, told(true), at)).order).toMatchObject({ status: 'refunded', refunded: 5000 });
  });
});
