import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisputeReport } from '../gateway/gateway.ts';
import type { OrderRecord } from '../order/order.repo.ts';
import { at, none, order, refundsOf, report, sentBack } from '../testing/order.ts';
import { afterDispute } from './dispute-state.ts';
import { ended, type Outcome } from './order-outcome.ts';
import { afterSession } from './payment-state.ts';
import { afterRefunds } from './refund-state.ts';

describe('any reports, in any order', () => {
  const dispute = (state: DisputeReport['state']) => ({ dispute: 'du_1', payment: 'pi_1', amount: 5000, state });
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
    allSentBack: (o) => afterRefunds(o, sentBack(5000), at),
    partSentBack: (o) => afterRefunds(o, sentBack(700), at),
    disputeOpen: (o) => afterDispute(o, dispute('open'), at),
    disputeWon: (o) => afterDispute(o, dispute('won'), at),
    disputeLost: (o) => afterDispute(o, dispute('lost'), at),
    givenUp: (o) => (o.status === 'pending' ? ended(o, 'expired') : undefined),
  };

  it('grant a book at most once, revoke it only after that, and do nothing twice', () => {
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
        }
        for (const name of reports) expect(steps[name]?.(current), `${name}, repeated`).toBeUndefined();
        const granted = current.lines.filter(({ status }) => status === 'granted').map(({ ebook_id }) => ebook_id);
        expect(held.sort()).toEqual(granted.sort());
        expect(uses).toBe(current.code_use === 'returned' ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });
});
