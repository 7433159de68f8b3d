import { providerNames, takesPayments } from '#shared/commerce/gateway-providers.ts';
import type { AdminPaymentGateway } from '#shared/commerce/payment-gateway.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import { formatAge } from '#web/lib/text/age.ts';

/** When the provider last reported something, at `now` (milliseconds). */
export function webhookWords(gateway: AdminPaymentGateway, now: number): string {
  const { provider, webhookSecret, last_webhook_at } = gateway;
  if (!takesPayments(provider)) return `The shop cannot take payments through ${providerNames[provider]} yet`;
  if (!webhookSecret) return 'No webhook secret yet: payments are noticed up to 15 minutes late';
  return last_webhook_at ? `Last webhook ${formatAge(last_webhook_at, now)}` : 'No webhook received yet';
}

/** Whether a search by name or provider finds a gateway. */
export const isFound = ({ name, provider }: AdminPaymentGateway, search: string | undefined): boolean =>
  hasWords(wordsOf(name, providerNames[provider]), search);
