import { days, ttlAfter } from '#lib/clock.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { GatewayEventEntity } from './gateway-event.entity.ts';

/** An event's id, unique per gateway. */
export interface EventKey {
  readonly gateway: string;
  readonly event_id: string;
}

/** Gateways retry for days, not weeks. */
const remembered = days(30);

export async function wasSeen(key: EventKey): Promise<boolean> {
  return (await GatewayEventEntity.get(key).go({ consistent: true })).data !== null;
}

const marker = (key: EventKey) => GatewayEventEntity.create({ ...key, ttl: ttlAfter(remembered) });

/** Part of a transaction: marks the event as handled; refused when it already is. */
export const seenItem = (key: EventKey): TransactItem => ({ Put: marker(key).params() });

/** For an event that changed nothing. */
export async function rememberEvent(key: EventKey): Promise<void> {
  await ifCondition(marker(key).go());
}
