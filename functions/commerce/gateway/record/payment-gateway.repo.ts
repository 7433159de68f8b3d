import type { EntityItem } from 'electrodb';
import { type ItemRead, readTogether } from '#lib/table/together.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { Id } from '#shared/kernel/ids.ts';
import { ActiveGatewayEntity, PaymentGatewayEntity } from './payment-gateway.entity.ts';

export type StoredGateway = EntityItem<typeof PaymentGatewayEntity>;

const gatewayId = Id('paymentGateway');
/** Whether a name can be that of a gateway that admins have set up. */
export const isRecordId = (name: string): boolean => gatewayId.safeParse(name).success;

/** A gateway by its id, deleted or not. What cannot be an id is not looked up. */
export async function findGatewayRecord(id: string): Promise<StoredGateway | undefined> {
  if (!isRecordId(id)) return undefined;
  const { data } = await PaymentGatewayEntity.get({ id }).go({ consistent: true });
  return data ?? undefined;
}

/** All gateways but deleted ones, newest first. There are only a few. */
export async function currentGateways(): Promise<StoredGateway[]> {
  const query = PaymentGatewayEntity.query.byStanding({ standing: 'current' });
  return (await query.go({ order: 'desc', pages: 'all' })).data;
}

/** Id of the gateway that new payments go through; undefined for the environment's keys. Read with others of the moment. */
export async function findActiveId(): Promise<string | undefined> {
  const read = ActiveGatewayEntity.get({}).params<ItemRead>();
  return ActiveGatewayEntity.parse(await readTogether(read)).data?.gateway_id;
}

type Put = NonNullable<TransactItem['Put']>;
type Delete = NonNullable<TransactItem['Delete']>;

/** Holds while this gateway is the active one; without an id, while none is. */
const whileActive = (id: string | undefined) =>
  id
    ? { ConditionExpression: 'gateway_id = :id', ExpressionAttributeValues: { ':id': id } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };

/** Part of a transaction: makes a gateway the active one instead of `before`. */
export const activeItem = (gateway_id: string, before: string | undefined): TransactItem => ({
  Put: { ...(ActiveGatewayEntity.put({ gateway_id }).params() as Put), ...whileActive(before) },
});

/** Part of a transaction: no gateway is active any more. */
export const inactiveItem = (before: string): TransactItem => ({
  Delete: { ...(ActiveGatewayEntity.delete({}).params() as Delete), ...whileActive(before) },
});
