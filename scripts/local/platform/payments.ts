import { join } from 'node:path';
import type { SecretsService } from '../aws/secrets/secrets.ts';
import { callerIn, type Fault } from '../faults/faults.ts';
import type { StripeResponse } from '../stripe/api.ts';
import { openStripe, type StripeStandIn } from '../stripe/stripe.ts';
import type { CloudContext, Product } from './context.ts';
import { type HttpService, serveHttp } from './http-service.ts';

/** A real test key, if the environment has one: then the functions talk to Stripe itself. */
const realStripeKey = (): string | undefined => process.env.STRIPE_SECRET_KEY;

function stripeKeys({ resources }: CloudContext, secrets: SecretsService): { webhookSecret: string } {
  const name = resources.stores.secrets().find((secret) => /stripe/i.test(secret.name))?.name ?? '';
  const known = JSON.parse(secrets.value(name)) as { webhookSecret: string };
  const keys = {
    secretKey: realStripeKey() ?? 'sk_test_local',
    webhookSecret: process.env.STRIPE_WEBHOOK_SECRET ?? known.webhookSecret,
  };
  secrets.put(name, JSON.stringify(keys));
  return keys;
}

const injected = ({ status = 500 }: Fault): StripeResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { type: 'api_error', message: 'Injected fault' } }),
});

/** The payment stand-in, with its API at its own address. `siteUrl` is called when needed. */
export async function openPayments(
  context: CloudContext,
  { placeholders, webhookPath }: Product,
  secrets: SecretsService,
  siteUrl: () => string,
): Promise<{ stripe: StripeStandIn; stripeApi: HttpService }> {
  const { directory, clock, faults, addresses, log } = context;
  const secret = stripeKeys(context, secrets).webhookSecret;
  const webhook = { url: () => `${siteUrl()}${webhookPath}`, secret };
  const stripe = await openStripe({ directory: join(directory, 'stripe'), clock, webhook, publicOrigin: siteUrl });
  const stripeApi = await serveHttp(async (request) => {
    const operation = `${request.method} ${request.url.split('?')[0]}`;
    const call = { service: 'stripe', operation, ...callerIn(request.headers) };
    return faults.around<StripeResponse>(call, () => stripe.api(request), injected);
  }, log);
  addresses[placeholders.stripe] = realStripeKey() ? 'https://api.stripe.com' : stripeApi.url;
  return { stripe, stripeApi };
}
