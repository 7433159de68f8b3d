import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Line, RequiredLine } from '../kernel/text.ts';
import { gatewayProviders, nameAndApiKeyMissing } from './gateway-providers.ts';

const longestName = 80;
/** Several times as long as Stripe's. */
const longestKey = 500;
const Name = RequiredLine(longestName, nameAndApiKeyMissing);
const Key = Line(longestKey);

/** A new payment gateway. Keys are write-only: an answer shows the last four characters. */
export const PaymentGatewayInput = z.object({
  name: Name,
  provider: z.enum(gatewayProviders).default('stripe'),
  apiKey: RequiredLine(longestKey, nameAndApiKeyMissing),
  secretKey: Key.default(''),
  webhookSecret: Key.default(''),
  /** Whether new payments go through it, instead of the one that they go through now. */
  active: z.boolean().default(true),
  testMode: z.boolean().default(false),
});
export type PaymentGatewayInput = z.infer<typeof PaymentGatewayInput>;

/**
 * A change names the revision it is based on. Omitted fields and blank keys keep their values. The provider stays, since
 * orders name the gateway that they were opened with.
 */
export const PaymentGatewayEdit = z.object({
  name: Name.optional(),
  apiKey: Key.optional(),
  secretKey: Key.optional(),
  webhookSecret: Key.optional(),
  testMode: z.boolean().optional(),
  revision: z.number().int(),
});
export type PaymentGatewayEdit = z.infer<typeof PaymentGatewayEdit>;

export const AdminPaymentGateway = z.object({
  id: Id('paymentGateway'),
  name: z.string(),
  provider: z.enum(gatewayProviders),
  /** Keys are shown as `••••1234`; blank when there is none. */
  apiKey: z.string(),
  secretKey: z.string(),
  webhookSecret: z.string(),
  /** Where the provider sends its events. */
  webhookUrl: z.string(),
  /** When an event with a valid signature last arrived, to the minute. */
  last_webhook_at: z.string().nullable(),
  active: z.boolean(),
  testMode: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type AdminPaymentGateway = z.infer<typeof AdminPaymentGateway>;
