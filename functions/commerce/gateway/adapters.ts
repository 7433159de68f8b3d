import type { GatewayKeys, GatewayProvider } from '#shared/commerce/gateway-providers.ts';
import type { Gateway } from './gateway.ts';
import { acceptsKey } from './stripe/stripe.client.ts';
import { stripeGateway } from './stripe/stripe.gateway.ts';
import { stripeKeyProblem } from './stripe/stripe.key-problem.ts';

/** What the shop needs of a provider to take payments through it. */
interface Adapter {
  gateway(name: string, readKeys: () => Promise<GatewayKeys>): Gateway;
  /** What is wrong with the form of the keys, and at which. */
  problemOf(keys: GatewayKeys, testMode: boolean): { readonly field: string; readonly message: string } | undefined;
  /** Asks the provider whether it accepts the secret key. Throws 503 when it does not respond. */
  accepts(keys: GatewayKeys): Promise<boolean>;
}

const adapters: { readonly [Provider in GatewayProvider]?: Adapter } = {
  stripe: {
    gateway: stripeGateway,
    problemOf: stripeKeyProblem,
    accepts: ({ secretKey }) => acceptsKey(secretKey),
  },
};

export const findAdapter = (provider: GatewayProvider): Adapter | undefined => adapters[provider];
