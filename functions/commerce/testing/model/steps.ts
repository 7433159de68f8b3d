import fc from 'fast-check';

/** What may happen to the shop. Numbers select among whatever exists at that time. */
export type Op =
  | { do: 'checkout'; who: number; books: number[]; code: boolean }
  | { do: 'pay' | 'payLater' | 'expire' | 'poll' | 'rush' | 'refundRush'; n: number }
  | { do: 'checkoutRush'; who: number; books: number[][]; code: boolean }
  | { do: 'give'; who: number; book: number }
  | { do: 'arrive'; n: number; good: boolean }
  | { do: 'tell'; n: number; times: number }
  | { do: 'refund' | 'failRefund'; n: number; line: number | undefined }
  | { do: 'refundAtGateway'; n: number; share: number }
  | { do: 'dispute'; n: number; end: 'won' | 'lost' }
  | { do: 'reconcile' | 'sweep' }
  | { do: 'wait'; minutes: number };

const n = fc.nat(20);
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('checkout' as const),
      who: fc.nat(1),
      books: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }),
      code: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('pay' as const), n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('payLater' as const, 'expire' as const), n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('arrive' as const), n, good: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('tell' as const), n, times: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('poll' as const, 'rush' as const), n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refundRush' as const), n }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('checkoutRush' as const),
      who: fc.nat(1),
      books: fc.array(fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
      code: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('give' as const), who: fc.nat(1), book: fc.nat(2) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('refund' as const, 'failRefund' as const),
      n,
      line: fc.option(fc.nat(3), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('refundAtGateway' as const), n, share: fc.constantFrom(0.4, 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      n,
      end: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reconcile' as const, 'sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 40, 700) }) },
);
/** Some operations run concurrently, some under a fault. */
export const step = fc.record({
  ops: fc.oneof(
    { weight: 4, arbitrary: fc.tuple(op) },
    { weight: 2, arbitrary: fc.array(op, { minLength: 2, maxLength: 4 }) },
  ),
  fault: fc.option(fc.record({ after: fc.nat(12), isDeaf: fc.boolean(), gatewayOnly: fc.boolean() }), {
    nil: undefined,
    freq: 3,
  }),
});
