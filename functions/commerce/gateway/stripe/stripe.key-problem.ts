import type { GatewayKeys } from '#shared/commerce/gateway-providers.ts';

/** What is wrong with one of Stripe's keys, and with which. */
interface KeyProblem {
  readonly field: keyof GatewayKeys;
  readonly message: string;
}

const modeWrong = {
  test: 'This is a test key. Use the live one, or switch test mode on.',
  live: 'This is a live key. Use the test one, or switch test mode off.',
} as const;

const forms = [
  ['apiKey', /^pk_(test|live)_\w+$/, 'Use the publishable key. It starts with pk_test_ or pk_live_.'],
  ['secretKey', /^[sr]k_(test|live)_\w+$/, 'Use the secret key. It starts with sk_test_ or sk_live_.'],
  ['webhookSecret', /^whsec_\w+$/, 'Use the webhook’s signing secret. It starts with whsec_.'],
] as const;

/** The first key that is none of Stripe's, or not of this mode. Blank ones are left out. */
export function stripeKeyProblem(keys: GatewayKeys, testMode: boolean): KeyProblem | undefined {
  for (const [field, form, message] of forms) {
    if (keys[field] === '') continue;
    const parts = form.exec(keys[field]);
    if (!parts) return { field, message };
    const mode = parts[1] as keyof typeof modeWrong | undefined;
    if (mode && (mode === 'test') !== testMode) return { field, message: modeWrong[mode] };
  }
  return undefined;
}
