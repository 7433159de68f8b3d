import { type GatewayProvider, takesPayments } from '#shared/commerce/gateway-providers.ts';
import type { AdminPaymentGateway, PaymentGatewayInput } from '#shared/commerce/payment-gateway.ts';

/** The form of a payment gateway. Keys start blank: a blank one keeps the stored key. */
export const gatewayValues = (gateway: AdminPaymentGateway | null) => ({
  name: gateway?.name ?? '',
  provider: gateway?.provider ?? ('stripe' as GatewayProvider),
  apiKey: '',
  secretKey: '',
  webhookSecret: '',
  testMode: gateway?.testMode ?? false,
  active: gateway?.active ?? true,
});
export type GatewayValues = ReturnType<typeof gatewayValues>;

/** The form as it is sent. What takes no payments yet is saved disabled. */
export const gatewayOf = (values: GatewayValues): PaymentGatewayInput => ({
  ...values,
  active: values.active && takesPayments(values.provider),
});
