import { conflict, invalid } from '#lib/errors.ts';
import { type GatewayKeys, type GatewayProvider, providerNames } from '#shared/commerce/gateway-providers.ts';
import { findAdapter } from '../gateway/adapters.ts';

/** A gateway's keys, and what they are for. */
export interface KeySet {
  readonly provider: GatewayProvider;
  readonly testMode: boolean;
  readonly keys: GatewayKeys;
}

const refused = (provider: GatewayProvider): string => `${providerNames[provider]} does not accept this secret key.`;

/** 422 at the key that has a wrong form. Of a provider without an adapter nothing is known. */
export function requireForm({ provider, keys, testMode }: KeySet): void {
  const problem = findAdapter(provider)?.problemOf(keys, testMode);
  if (problem) throw invalid(problem.field, problem.message);
}

/** 422 when the provider refuses the secret key; 503 when it does not respond. A blank one is not tried. */
export async function requireAccepted({ provider, keys }: KeySet): Promise<void> {
  const adapter = findAdapter(provider);
  if (adapter && keys.secretKey && !(await adapter.accepts(keys))) throw invalid('secretKey', refused(provider));
}

/** 409 when the shop has no adapter for the provider. */
export function requireAdapter(provider: GatewayProvider): void {
  if (!findAdapter(provider))
    throw conflict(`The shop cannot take payments through ${providerNames[provider]} yet. Save it disabled.`);
}

/** 422 when the key that a payment needs is missing. Without a webhook secret, payments are only noticed later. */
export function requireSecretKey({ secretKey }: GatewayKeys): void {
  if (!secretKey) throw invalid('secretKey', 'Fill in the secret key: payments need it.');
}
