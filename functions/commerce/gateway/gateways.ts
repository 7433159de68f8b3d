import { unavailable } from '#lib/errors.ts';
import { findAdapter } from './adapters.ts';
import { type Gateway, gatewayNameOf } from './gateway.ts';
import { currentGateways, findActiveId, findGatewayRecord, type StoredGateway } from './record/payment-gateway.repo.ts';
import { openKeys } from './record/sealed-key.ts';
import { stripeGateway } from './stripe/stripe.gateway.ts';
import { environmentKeys, hasEnvironmentKeys } from './stripe/stripe.keys.ts';

/*
 * The only place that maps a gateway's name to a client. The name is the id of the record that admins set up, or
 * `stripe` for the keys of the environment. Only a new payment uses the active gateway; everything after it (status,
 * end, refund, events) uses the one the order was opened with, even when the active one has changed. Records are read
 * each time, so a change acts at once everywhere.
 */

const environmentGateway = stripeGateway('stripe', environmentKeys);

const clientOf = (record: StoredGateway): Gateway | undefined =>
  findAdapter(record.provider)?.gateway(record.id, () => openKeys(record));

/** The gateways whose events are asked for: those that may have orders and are set up. */
export async function allGateways(): Promise<readonly Gateway[]> {
  const [records, hasKeys] = await Promise.all([currentGateways(), hasEnvironmentKeys()]);
  const used = records.filter((record) => record.used).flatMap((record) => clientOf(record) ?? []);
  return hasKeys ? [environmentGateway, ...used] : used;
}

/** The gateway for new payments: the one that admins have enabled, else that of the environment. */
export async function activeGateway(): Promise<Gateway> {
  const id = await findActiveId();
  return (id && (await findGateway(id))) || environmentGateway;
}

/** A gateway by its name, also a deleted one. */
export async function findGateway(name: string): Promise<Gateway | undefined> {
  if (name === environmentGateway.name) return environmentGateway;
  const record = await findGatewayRecord(name);
  return record && clientOf(record);
}

/** The gateway an order was opened with, or a refund was requested from. Throws 503 while it is not configured. */
export async function gatewayOf(record: { readonly gateway?: string | undefined }): Promise<Gateway> {
  const name = gatewayNameOf(record);
  const gateway = await findGateway(name);
  if (!gateway) throw unavailable(`The payment gateway “${name}” is not set up any more.`, 60);
  return gateway;
}
