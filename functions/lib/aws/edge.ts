import {
  CloudFrontClient,
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
} from '@aws-sdk/client-cloudfront';
import { readEnv } from '../env.ts';
import { createClient } from './client.ts';

const client = createClient(CloudFrontClient, 'edge');

/**
 * Makes the edge forget paths, within a minute or two. The same `name` with the same paths is one invalidation,
 * however often it is sent. False when too many are under way: try again later.
 */
export async function invalidate(name: string, paths: readonly string[]): Promise<boolean> {
  const batch = { CallerReference: name, Paths: { Quantity: paths.length, Items: [...paths] } };
  const { distribution } = readEnv('distribution');
  try {
    await client.send(new CreateInvalidationCommand({ DistributionId: distribution, InvalidationBatch: batch }));
    return true;
  } catch (error) {
    if (error instanceof TooManyInvalidationsInProgress) return false;
    throw error;
  }
}
