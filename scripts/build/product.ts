import { localAddresses } from '#infra/config.ts';
import { localModel } from '#infra/models.ts';
import type { Product } from '../local/cloud.ts';

/** What the local cloud needs to know about the product besides its stacks. */
export const product: Product = {
  placeholders: localAddresses,
  webhookPath: '/api/payments/webhook/stripe',
  modelIds: [localModel.id],
};
