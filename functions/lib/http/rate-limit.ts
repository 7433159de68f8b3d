import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { RateLimitName } from '#shared/kernel/endpoint.ts';
import { minutes, now, ttlAfter } from '../clock.ts';
import { readEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { documents } from '../table/client.ts';

const limits = (): Record<RateLimitName, number> => JSON.parse(readEnv('rateLimits').rateLimits);

/** Counts a call in the current window of time, and returns how many there have been. The item expires by TTL. */
async function countIn(length: number, name: string, who: string): Promise<number> {
  const window = Math.floor(now() / length);
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: readEnv('table').table,
      Key: { pk: `$rate#${name}#${who}`, sk: `$window#${window}` },
      UpdateExpression: 'ADD #count :one SET #ttl = :ttl',
      ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':ttl': ttlAfter(length + minutes(4)) },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.count ?? 0);
}

const tooMany = (detail: string, length: number): DomainError =>
  new DomainError('too_many_requests', detail, { retryAfter: Math.ceil((length - (now() % length)) / 1000) });

/**
 * Counts a visitor's calls in the current minute and answers 429 above the stage's limit. The address is hashed, so
 * that none is stored.
 */
export async function limitRate(name: RateLimitName, address: string): Promise<void> {
  const visitor = createHash('sha256').update(address).digest('base64url').slice(0, 22);
  if ((await countIn(minutes(1), name, visitor)) > limits()[name])
    throw tooMany('Too many attempts. Please wait a minute and try again.', minutes(1));
}

/** The same of what somebody signed in does in an hour; `who` is their id. */
export async function limitPerHour(name: string, who: string, most: number, detail: string): Promise<void> {
  if ((await countIn(minutes(60), name, who)) > most) throw tooMany(detail, minutes(60));
}
