/* Providers of payment gateways. Without zod: the form uses it too. */

export const gatewayProviders = ['stripe', 'paypal', 'square', 'razorpay'] as const;
export type GatewayProvider = (typeof gatewayProviders)[number];

export const providerNames: Readonly<Record<GatewayProvider, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  square: 'Square',
  razorpay: 'Razorpay',
};

/** How a gateway of an order is called: an order from before gateways had records names their provider. */
export const gatewayName = (gateway: string): string =>
  Object.entries(providerNames).find(([provider]) => provider === gateway)?.[1] ?? gateway;

/** Whether the shop can take payments through a provider. A gateway of any other can be saved, but not enabled. */
export const takesPayments = (provider: GatewayProvider): boolean => provider === 'stripe';

export const nameAndApiKeyMissing = 'Please fill in name and API key';

/** A gateway's keys; blank where it has none. */
export interface GatewayKeys {
  readonly apiKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}
export const keyFields = ['apiKey', 'secretKey', 'webhookSecret'] as const satisfies (keyof GatewayKeys)[];
