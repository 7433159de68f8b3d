import { readEnv } from '#lib/env.ts';
import type { AdminPaymentGateway } from '#shared/commerce/payment-gateway.ts';
import type { StoredGateway } from '../gateway/record/payment-gateway.repo.ts';
import type { SealedKey } from '../gateway/record/sealed-key.ts';

const masked = (key: SealedKey | undefined): string => (key ? `••••${key.hint}` : '');

/** What a gateway's own record does not have. */
export interface GatewayState {
  readonly isActive: boolean;
  readonly lastWebhookAt: string | undefined;
}

export function toAdminGateway(record: StoredGateway, { isActive, lastWebhookAt }: GatewayState): AdminPaymentGateway {
  const { id, name, provider, apiKey, secretKey, webhookSecret, testMode, created_at, updated_at, revision } = record;
  return {
    id,
    name,
    provider,
    apiKey: masked(apiKey),
    secretKey: masked(secretKey),
    webhookSecret: masked(webhookSecret),
    webhookUrl: `${readEnv('siteUrl').siteUrl}/api/payments/webhook/${id}`,
    last_webhook_at: lastWebhookAt ?? null,
    active: isActive,
    testMode,
    created_at,
    updated_at,
    revision,
  };
}
