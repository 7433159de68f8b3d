import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { RateLimitName } from '#shared/kernel/endpoint.ts';
import { minutes, now, ttlAfter } from '../clock.ts';
import { readEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { documents } from '../table/client.ts';

const limits = (): Record<RateLimitName, number> => JSON.parse(readEnv('rateLimits').rateLimits);

/**
 * Counts a visitor's calls in the current minute and answers 429 above the stage's limit. The address is hashed, so
 * that none is stored; the item expires by TTL.
 */
export async function limitRate(name: RateLimitName, address: string): Promise<void> {
  const window = Math.floor(now() / minutes(1));
  const visitor = createHash('sha256').update(address).digest('base64url').slice(0, 22);
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: readEnv('table').table,
      Key: { pk: `$rate#${name}#${visitor}`, sk: `$window#${window}` },
      UpdateExpression: 'ADD #count :one SET #ttl = :ttl',
      ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':ttl': ttlAfter(minutes(5)) },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  if ((Attributes?.count ?? 0) <= limits()[name]) return;
  const retryAfter = Math.ceil((minutes(1) - (now() % minutes(1))) / 1000);
  throw new DomainError('too_many_requests', 'Too many attempts. Please wait a minute and try again.', { retryAfter });
}
