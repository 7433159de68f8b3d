import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addsUp, comeToRest, noTwoOpen } from '../testing/model/balance.ts';
import { injectFault, tapTable } from '../testing/model/faults.ts';
import { attempt } from '../testing/model/perform.ts';
import { step } from '../testing/model/steps.ts';
import { loadShop, newWorld, ordersOf } from '../testing/model/world.ts';
import { onRealTable, outside } from '../testing/shop.ts';

/*
 * The shop against a model: any sequence of checkouts, payments, webhooks (lost, duplicated, reordered), polls, refunds
 * and disputes, with the process killed between any two writes and gateway outages or lost responses in between. At the
 * end, money, books, codes and counters must add up. The table is the real engine; the gateway is in memory.
 */

vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/mail/mail.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/aws/events.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', async () => ({
  findOffers: async (ids: string[]) =>
    new Map(ids.flatMap((id) => (outside.offers.has(id) ? [[id, outside.offers.get(id)]] : []))),
  purchaseItems: (await import('#functions/catalog/figures/figures.repo.ts')).purchaseItems,
}));

const shop = onRealTable(loadShop);

const quarters = [1, 2, 3, 4];
const runs = Number(process.env.PROPERTY_RUNS ?? 40);

describe('the shop', () => {
  beforeEach(() => tapTable(shop.table.documents));

  // Split in four so that each stays within the time limit.
  it.each(quarters)(
    'delivers once, charges once and loses nothing, whatever happens (%i of 4)',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), fc.boolean(), async (steps, webhooks) => {
          const world = await newWorld(shop);
          const before = await shop.commerceFigures();
          for (const { ops, fault } of steps) {
            injectFault(fault);
            await Promise.all(ops.map((each) => attempt(shop, world, each)));
            injectFault(undefined);
            noTwoOpen(world);
          }
          await comeToRest(shop, webhooks);
          await addsUp(shop, world);
          const paid = (await ordersOf(shop, world)).filter(({ paid_at, total }) => paid_at && total > 0);
          const after = await shop.commerceFigures();
          expect(after.total_orders - before.total_orders).toBe(paid.length);
          const kept = paid.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
          expect(Math.round((after.revenue - before.revenue) * 100)).toBe(kept);
        }),
        { numRuns: Math.ceil(runs / quarters.length) },
      );
    },
    3_600_000,
  );
});
