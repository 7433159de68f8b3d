import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { conflict } from '#lib/errors.ts';
import type { More } from '#lib/managed/write.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { activeItem, findActiveId, findGatewayRecord, inactiveItem } from '../gateway/record/payment-gateway.repo.ts';

const overtaken = () => conflict('Somebody else has just enabled or disabled a payment gateway. Please look again.');

/** The audit row of the gateway that another one replaces. */
async function replacedItems(writer: Writer, id: string | undefined): Promise<TransactItem[]> {
  const record = id && (await findGatewayRecord(id));
  if (!record) return [];
  const target = { id: record.id, name: record.name };
  const action = 'payment_gateway.deactivated';
  return [auditItem(writer, { action, target, before: { active: true }, after: { active: false } })];
}

/** What a transaction needs to send new payments through a gateway and no other. */
export async function activation(writer: Writer, id: string): Promise<More> {
  const before = await findActiveId();
  const replaced = await replacedItems(writer, before);
  return {
    also: [{ items: [activeItem(id, before)], refused: overtaken }, ...replaced],
    logged: { before: { active: false }, after: { active: true } },
  };
}

/** What a transaction needs to send new payments through the environment's keys again. */
export const deactivation = (id: string): More => ({
  also: [{ items: [inactiveItem(id)], refused: overtaken }],
  logged: { before: { active: true }, after: { active: false } },
});
