import { LRUCache } from 'lru-cache';
import { minutes, now } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { expiring } from '#lib/memory/cache.ts';
import { readAll } from '#lib/table/batch.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { GatewayWebhookEntity } from './payment-gateway.entity.ts';
import { isRecordId } from './payment-gateway.repo.ts';

/** A sale sends several webhooks; one time a minute says as much. */
const every = minutes(1);
const noted = new LRUCache<string, true>({ max: 100, ...expiring(every) });

/**
 * Keeps the time of a webhook for a gateway that admins have set up. The webhook counts, whatever becomes of this.
 */
export async function noteWebhook(gateway_id: string): Promise<void> {
  if (!isRecordId(gateway_id) || noted.has(gateway_id)) return;
  try {
    const at = now();
    const [received_at, before] = [new Date(at).toISOString(), new Date(at - every).toISOString()];
    await ifCondition(
      GatewayWebhookEntity.put({ gateway_id, received_at })
        .where((it, { notExists, lt }) => `${notExists(it.received_at)} OR ${lt(it.received_at, before)}`)
        .go(),
    );
    noted.set(gateway_id, true);
  } catch (error) {
    logger.warn('time of a webhook not kept', { gateway_id, error: error as Error });
  }
}

/** When each of these gateways last had a webhook; those without one are missing. */
export async function lastWebhooks(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = ids.map((gateway_id) => ({ gateway_id }));
  const found = await readAll(keys, (some) => GatewayWebhookEntity.get(some).go());
  return new Map(found.map(({ gateway_id, received_at }) => [gateway_id, received_at]));
}

/** Part of a transaction. */
export const forgetWebhookItem = (gateway_id: string): TransactItem => ({
  Delete: GatewayWebhookEntity.delete({ gateway_id }).params(),
});
