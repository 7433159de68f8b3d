import { unavailable } from '#lib/errors.ts';
import { type Gateway, gatewayNameOf } from './gateway.ts';
import { stripeGateway } from './stripe/stripe.gateway.ts';

/*
 * The one place where a gateway's name becomes a client. Only a new payment asks for the active gateway; whatever
 * follows (status, end, refund, events) asks the one that the order was opened with, however the active one changes.
 */

/** All that are set up: today the one whose keys the environment names. */
export const allGateways = async (): Promise<readonly Gateway[]> => [stripeGateway];

/** The one that new payments are opened with. */
export const activeGateway = async (): Promise<Gateway> => stripeGateway;

export const findGateway = async (name: string): Promise<Gateway | undefined> =>
  (await allGateways()).find((gateway) => gateway.name === name);

/** The gateway that an order was opened with, or a refund was asked of. Throws 503 while it is not set up. */
export async function gatewayOf(record: { readonly gateway?: string | undefined }): Promise<Gateway> {
  const name = gatewayNameOf(record);
  const gateway = await findGateway(name);
  if (!gateway) throw unavailable(`The payment gateway “${name}” is not set up any more.`, 60);
  return gateway;
}
