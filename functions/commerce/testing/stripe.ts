import { vi } from 'vitest';
import { startPayments } from '#scripts/local/client.ts';
import type { SessionOrder } from '../gateway/gateway.ts';

/* The adapter against the payment stand-in, over HTTP, with the real `stripe` package. */

export const minutes = 60_000;
export const otherId = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAW';

export const order = (change: Partial<SessionOrder> = {}): SessionOrder => ({
  id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  email: 'reader@example.test',
  currency: 'usd',
  lines: [
    { title: 'Zero Trust', paid: 2399 },
    { title: 'Audit', paid: 0 },
  ],
  session_until: new Date(Date.now() + 31 * minutes).toISOString(),
  ...change,
});

/** Stand-in and adapter, created for each test; `local.stop()` stops them. */
export async function openStripe() {
  const local = await startPayments();
  process.env.STRIPE_API_URL = local.origin;
  vi.resetModules();
  const { stripeGateway } = await import('../gateway/stripe/stripe.gateway.ts');
  const { environmentKeys } = await import('../gateway/stripe/stripe.keys.ts');
  const gateway = stripeGateway('stripe', environmentKeys);
  const paid = async (change?: Partial<SessionOrder>) => {
    const { id } = await gateway.openSession(order(change));
    await local.press(id, 'pay');
    return gateway.readSession(id);
  };
  return { local, gateway, paid };
}

/** The error a call fails with. Modules are reloaded for each test, so compare names, not classes. */
export async function failure(call: Promise<unknown>): Promise<Error & { code?: string }> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  if (!outcome) throw new Error('It was not refused');
  return outcome;
}
