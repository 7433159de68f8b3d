import { expect, it } from 'vitest';
import { gatewayProviders, takesPayments } from '#shared/commerce/gateway-providers.ts';
import { findAdapter } from './adapters.ts';

it.each(gatewayProviders)('%s takes payments if and only if it has an adapter', (provider) => {
  expect(takesPayments(provider)).toBe(findAdapter(provider) !== undefined);
});
