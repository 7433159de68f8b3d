import { unavailable } from '#lib/errors.ts';
import { type Gateway, gatewayNameOf } from './gateway.ts';
import { stripeGateway } from './stripe/stripe.gateway.ts';

/*
 * The only place that maps a gateway's name to a client. Only a new payment uses the active gateway; everything after
 * it (status, end, refund, events) uses the one the order was opened with, even when the active one has changed.
 */

/** All configured gateways: currently the one whose keys the environment names. */
export const allGateways = async (): Promise<readonly Gateway[]> => [stripeGateway];

/** The gateway for new payments. */
export const activeGateway = async (): Promise<Gateway> => stripeGateway;

export const findGateway = async (name: string): Promise<Gateway | undefined> =>
  (await allGateways()).find((gateway) => gateway.name === name);

/** The gateway an order was opened with, or a refund was requested from. Throws 503 while it is not configured. */
export async function gatewayOf(record: { readonly gateway?: string | undefined }): Promise<Gateway> {
  const name = gatewayNameOf(record);
  const gateway = await findGateway(name);
  if (!gateway) throw unavailable(`The payment gateway “${name}” is not set up any more.`, 60);
  return gateway;
}
