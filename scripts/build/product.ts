import { localAddresses } from '#infra/config.ts';
import { localModels } from '#infra/models.ts';
import type { Product } from '../local/cloud.ts';
import { localModel } from '../model/model.ts';

/** What the local cloud needs to know about the product besides its stacks. */
export const product: Product = {
  placeholders: localAddresses,
  webhookPath: '/api/payments/webhook/stripe',
  model: localModel,
  models: localModels,
};
