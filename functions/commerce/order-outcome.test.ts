import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GatewayRefund, SessionReport } from './gateway.ts';
import type { OrderRecord } from './order.repo.ts';
import { anonymousId, ended, type Outcome } from './order-outcome.ts';
import { afterSession } from './payment-state.ts';
import { afterDispute, afterRefunds, failedRefund, requestedRefund } from './refund-state.ts';

const at = '2026-03-01T12:00:00.000Z';
const none: ReadonlySet<string> = new Set();

const line = (ebook_id: string, paid: number) =>
  ({ ebook_id, title: `Book ${ebook_id}`, price: paid, paid, status: 'open' }) as const;

const order = (change: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  user_id: 'usr_1',
  email: 'reader@example.test',
  status: 'pending',
  lines: [line('a', 3000), line('b', 2000)],
  subtotal: 5000,
  discount_amount: 0,
  total: 5000,
  currency: 'usd',
  created_at: at,
  session_id: 'cs_1',
  refunds: [],
  refunded: 0,
  revision: 1,
  ...change,
});

const report = (change: Partial<SessionReport> = {}): SessionReport => ({
  id: 'cs_1',
  order_id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  state: 'paid',
  amount: 5000,
  currency: 'usd',
  payment: 'pi_1',
  ...change,
});

const refund = (amount: number, change: Partial<GatewayRefund> = {}): GatewayRefund => ({
  id: 're_1',
  refund_id: undefined,
  amount,
  failed: false,
  ...change,
});

const must = (outcome: Outcome | undefined): Outcome => {
  if (!outcome) throw new Error('Nothing was decided');
  return outcome;
};
const refundsOf = (amount: number) => ({ payment: 'pi_1', charged: 5000, refunds: [refund(amount)] });
const paidOrder = () => must(afterSession(order(), report(), none, at)).order;
const statuses = ({ lines }: OrderRecord) => lines.map(({ status }) => status);

describe('a payment', () => {
  it('delivers every line', () => {
    const { order: paid, grant, tasks, alarm } = must(afterSession(order(), report(), none, at));
    expect(paid).toMatchObject({ status: 'paid', paid_at: at, payment: 'pi_1' });
    expect(statuses(paid)).toEqual(['granted', 'granted']);
    expect(grant.map(({ ebook_id }) => ebook_id)).toEqual(['a', 'b']);
    expect(tasks).toEqual([{ kind: 'receipt' }, { kind: 'figures' }]);
    expect(alarm).toBeUndefined();
  });

  it('is honoured late, and takes the code’s use back', () => {
    const late = order({ status: 'expired', code_discount_id: 'dsc_1', code_use: 'returned' });
    expect(must(afterSession(late, report(), none, at))).toMatchObject({
      order: { status: 'paid', code_use: 'used' },
      code: 'take',
    });
  });

  it('keeps the use it holds', () => {
    const held = order({ code_discount_id: 'dsc_1', code_use: 'reserved' });
    expect(must(afterSession(held, report(), none, at))).toMatchObject({
      order: { code_use: 'used' },
      code: undefined,
    });
  });

  it.each([
    ['amount', { amount: 4999 }],
    ['currency', { currency: 'eur' }],
  ])('of another %s is refused and alarmed', (_, change) => {
    const { order: refused, grant, alarm } = must(afterSession(order(), report(change), none, at));
    expect(refused).toMatchObject({ status: 'refused', payment: 'pi_1' });
    expect(grant).toEqual([]);
    expect(alarm).toContain('5000 usd');
    expect(afterSession(refused, report(change), none, at)).toBeUndefined();
  });

  it('that is on its way waits', () => {
    const { order: waiting } = must(afterSession(order(), report({ state: 'waiting' }), none, at));
    expect(waiting).toMatchObject({ status: 'pending', waiting: true });
    expect(afterSession(waiting, report({ state: 'waiting' }), none, at)).toBeUndefined();
    expect(must(afterSession(waiting, report(), none, at)).order).toMatchObject({ status: 'paid', waiting: false });
    expect(must(afterSession(waiting, report({ state: 'failed' }), none, at)).order.status).toBe('expired');
  });

  it('for a book that is owned by now sends that line’s money back', () => {
    const { order: paid, grant, tasks } = must(afterSession(order(), report(), new Set(['b']), at));
    expect(paid.status).toBe('paid');
    expect(statuses(paid)).toEqual(['granted', 'open']);
    expect(grant.map(({ ebook_id }) => ebook_id)).toEqual(['a']);
    expect(paid.refunds).toMatchObject([{ lines: ['b'], amount: 2000, state: 'requested', reason: 'owned' }]);
    expect(tasks).toContainEqual({ kind: 'refund', refund_id: paid.refunds[0]?.id });
  });

  it('for an owned line that cost nothing sends nothing', () => {
    const cheap = order({ lines: [line('a', 5000), line('b', 0)] });
    const { order: paid, tasks } = must(afterSession(cheap, report(), new Set(['b']), at));
    expect(statuses(paid)).toEqual(['granted', 'refunded']);
    expect(tasks).toEqual([{ kind: 'receipt' }, { kind: 'figures' }]);
  });

  it('for a deleted account goes back whole', () => {
    const nobody = order({ user_id: anonymousId() });
    const { order: paid, grant } = must(afterSession(nobody, report(), none, at));
    expect(grant).toEqual([]);
    expect(paid.refunds).toMatchObject([{ lines: ['a', 'b'], amount: 5000, state: 'requested' }]);
  });

  it('that comes a second time under another name is alarmed, once', () => {
    const { order: twice, alarm } = must(afterSession(paidOrder(), report({ payment: 'pi_2' }), none, at));
    expect(twice.status).toBe('paid');
    expect(alarm).toBe('A second payment arrived for this order.');
    expect(afterSession(twice, report({ payment: 'pi_2' }), none, at)).toBeUndefined();
  });
});

describe('an end without money', () => {
  it.each(['expired', 'failed'] as const)('(%s) gives the code’s use back', (state) => {
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
    expect(done.tasks).toEqual([{ kind: 'figures' }, { kind: 'refund-mail', refund_id: id }]);
  });

  it('never asks for more than is left', () => {
    const partly = must(afterRefunds(paidOrder(), refundsOf(4000), at)).order;
    expect(requestedRefund(partly, partly.lines, at).order.refunds.at(-1)).toMatchObject({ amount: 1000 });
  });

  it('of everything, made at the gateway, takes all books away', () => {
    const { order: gone, revoke, alarm } = must(afterRefunds(paidOrder(), refundsOf(5000), at));
    expect(gone).toMatchObject({ status: 'refunded', refunded: 5000 });
    expect(revoke).toEqual(['a', 'b']);
    expect(alarm).toBeUndefined();
  });

  it('of a part, made at the gateway, is left to a person', () => {
    const { order: partly, revoke, alarm } = must(afterRefunds(paidOrder(), refundsOf(700), at));
    expect(partly).toMatchObject({ status: 'partially_refunded', refunded: 700, attention: alarm });
    expect(alarm).toMatch(/which books/);
    expect(revoke).toEqual([]);
    expect(afterRefunds(partly, refundsOf(700), at)).toBeUndefined();
  });

  it('in two halves at the gateway ends refunded', () => {
    const half = must(afterRefunds(paidOrder(), refundsOf(2500), at)).order;
    const both = { payment: 'pi_1', charged: 5000, refunds: [refund(2500), refund(2500, { id: 're_2' })] };
    expect(must(afterRefunds(half, both, at)).order.status).toBe('refunded');
  });

  it('before the payment is known ends the order without books', () => {
    const held = order({ code_discount_id: 'dsc_1', code_use: 'reserved' });
    const early = must(afterRefunds(held, refundsOf(5000), at));
    expect(early).toMatchObject({ order: { status: 'refunded', code_use: 'returned' }, code: 'return', grant: [] });
    expect(early.tasks).toEqual([]);
    expect(afterSession(early.order, report(), none, at)).toBeUndefined();
  });

  it('of a part before the payment is known leaves the rest to be delivered', () => {
    const early = must(afterRefunds(order(), refundsOf(700), at)).order;
    expect(early).toMatchObject({ status: 'pending', refunded: 700 });
    expect(must(afterSession(early, report(), none, at)).order.status).toBe('partially_refunded');
  });

  it('that the gateway will not make is alarmed and can be asked for again', () => {
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

  it('that the bank sends back later is alarmed, once', () => {
    const gone = must(afterRefunds(paidOrder(), refundsOf(5000), at)).order;
    const broken = { payment: 'pi_1', charged: 5000, refunds: [refund(5000, { failed: true })] };
    const { order: marked, alarm } = must(afterRefunds(gone, broken, at));
    expect(alarm).toMatch(/did not reach/);
    expect(afterRefunds(marked, broken, at)).toBeUndefined();
  });
});

describe('a dispute', () => {
  const dispute = (state: 'open' | 'won' | 'lost') => ({ dispute: 'du_1', amount: 5000, state });

  it('asks for a person, and is forgotten when it is won', () => {
    const open = must(afterDispute(paidOrder(), dispute('open'), at));
    expect(open.alarm).toMatch(/disputes/);
    expect(afterDispute(open.order, dispute('open'), at)).toBeUndefined();
    expect(must(afterDispute(open.order, dispute('won'), at)).order.attention).toBeUndefined();
    expect(afterDispute(paidOrder(), dispute('won'), at)).toBeUndefined();
  });

  it('that is lost takes the books away, once, whatever was told before', () => {
    const lost = must(afterDispute(paidOrder(), dispute('lost'), at));
    expect(lost).toMatchObject({ order: { status: 'refunded', refunded: 5000 }, revoke: ['a', 'b'] });
    expect(lost.tasks).toContainEqual({ kind: 'refund-mail', refund_id: 'du_1' });
    expect(afterDispute(lost.order, dispute('lost'), at)).toBeUndefined();
    expect(afterDispute(lost.order, dispute('open'), at)).toBeUndefined();
  });

  it('lost after a refund of one line returns only the rest', () => {
    const partly = must(afterRefunds(paidOrder(), refundsOf(2000), at)).order;
    expect(must(afterDispute(partly, dispute('lost'), at)).order).toMatchObject({ status: 'refunded', refunded: 5000 });
  });

  it('over a part takes everything that is left, whether or not the payment is known', () => {
    const part = { dispute: 'du_1', amount: 700, state: 'lost' as const };
    expect(must(afterDispute(paidOrder(), part, at))).toMatchObject({
      order: { status: 'refunded', refunded: 700 },
      revoke: ['a', 'b'],
    });
    const early = must(afterDispute(order(), part, at)).order;
    expect(early.status).toBe('refunded');
    expect(afterSession(early, report(), none, at)).toBeUndefined();
  });

  it('lost before the payment is known ends the order without books', () => {
    expect(must(afterDispute(order(), dispute('lost'), at)).order.status).toBe('refunded');
  });
});

describe('whatever is reported, in whatever order', () => {
  type Step = (current: OrderRecord) => Outcome | undefined;
  const steps: Record<string, Step> = {
    paid: (o) => afterSession(o, report(), none, at),
    wrong: (o) => afterSession(o, report({ amount: 1 }), none, at),
    owned: (o) => afterSession(o, report(), new Set(['a']), at),
    waiting: (o) => afterSession(o, report({ state: 'waiting' }), none, at),
    failed: (o) => afterSession(o, report({ state: 'failed' }), none, at),
    expired: (o) => afterSession(o, report({ state: 'expired' }), none, at),
    allBack: (o) => afterRefunds(o, refundsOf(5000), at),
    partBack: (o) => afterRefunds(o, refundsOf(700), at),
    disputeLost: (o) => afterDispute(o, { dispute: 'du_1', amount: 5000, state: 'lost' }, at),
    givenUp: (o) => (o.status === 'pending' ? ended(o, 'expired') : undefined),
  };

  it('a book is given at most once, taken back only after it was given, and nothing happens twice', () => {
    const names = fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 12 });
    fc.assert(
      fc.property(names, (reports) => {
        let current = order({ code_discount_id: 'dsc_1', code_use: 'reserved' });
        const held: string[] = [];
        const given: string[] = [];
        let uses = 1;
        for (const name of reports) {
          const decided = steps[name]?.(current);
          if (!decided) continue;
          for (const { ebook_id } of decided.grant) {
            expect(given).not.toContain(ebook_id);
            given.push(ebook_id);
            held.push(ebook_id);
          }
          for (const id of decided.revoke) held.splice(held.indexOf(id), 1);
          uses += decided.code === 'take' ? 1 : decided.code === 'return' ? -1 : 0;
          current = decided.order;
          expect(steps[name]?.(current)?.grant ?? []).toEqual([]);
        }
        const granted = current.lines.filter(({ status }) => status === 'granted').map(({ ebook_id }) => ebook_id);
        expect(held.sort()).toEqual(granted.sort());
        expect(uses).toBe(current.code_use === 'returned' ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });
});
