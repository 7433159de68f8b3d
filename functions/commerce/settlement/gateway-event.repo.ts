import { days, ttlAfter } from '#lib/clock.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { GatewayEventEntity } from './gateway-event.entity.ts';

/** An event's name at its gateway. */
export interface EventKey {
  readonly gateway: string;
  readonly event_id: string;
}

/** Gateways repeat for days, not weeks. */
const remembered = days(30);

export async function wasSeen(key: EventKey): Promise<boolean> {
  return (await GatewayEventEntity.get(key).go({ consistent: true })).data !== null;
}

const marker = (key: EventKey) => GatewayEventEntity.create({ ...key, ttl: ttlAfter(remembered) });

/** Part of a transaction: the event is dealt with; refused when it was before. */
export const seenItem = (key: EventKey): TransactItem => ({ Put: marker(key).params() });

/** For an event that changed nothing. */
export async function rememberEvent(key: EventKey): Promise<void> {
  await ifCondition(marker(key).go());
}
