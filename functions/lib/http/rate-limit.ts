import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { RateLimitName } from '#shared/kernel/endpoint.ts';
import { minutes, now, ttlAfter } from '../clock.ts';
import { readEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { documents } from '../table/client.ts';
import { ifCondition } from '../table/condition.ts';

const limits = (): Record<RateLimitName, number> => JSON.parse(readEnv('rateLimits').rateLimits);

interface Counting {
  readonly name: string;
  readonly who: string;
  /** Of the window of time, in milliseconds. */
  readonly length: number;
  /** Of the calls in it. */
  readonly most: number;
  /** Calls that are counted at once. */
  readonly by?: number;
}

/** Counts in the current window of time. False when that would be too many: then nothing is. The item expires by TTL. */
async function hasRoom({ name, who, length, most, by = 1 }: Counting): Promise<boolean> {
  if (by > most) return false;
  const update = new UpdateCommand({
    TableName: readEnv('table').table,
    Key: { pk: `$rate#${name}#${who}`, sk: `$window#${Math.floor(now() / length)}` },
    UpdateExpression: 'ADD #count :by SET #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(#count) OR #count <= :room',
    ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':by': by, ':room': most - by, ':ttl': ttlAfter(length + minutes(4)) },
  });
  return (await ifCondition(documents.send(update))) !== undefined;
}

const tooMany = (detail: string, length: number): DomainError =>
  new DomainError('too_many_requests', detail, { retryAfter: Math.ceil((length - (now() % length)) / 1000) });

/**
 * Counts a visitor's calls in the current minute and answers 429 above the stage's limit. The address is hashed, so
 * that none is stored.
 */
export async function limitRate(name: RateLimitName, address: string): Promise<void> {
  const visitor = createHash('sha256').update(address).digest('base64url').slice(0, 22);
  if (!(await hasRoom({ name, who: visitor, length: minutes(1), most: limits()[name] })))
    throw tooMany('Too many attempts. Please wait a minute and try again.', minutes(1));
}

/** How often somebody signed in may do something in an hour. */
interface HourlyLimit {
  readonly name: string;
  readonly most: number;
  /** The sentence of the refusal. */
  readonly detail: string;
}

/**
 * The same of what somebody signed in does in an hour, `by` times at once; `who` is their id. What goes beyond the limit is
 * refused whole and not counted, so that less of it may still be done.
 */
export async function limitPerHour({ name, most, detail }: HourlyLimit, who: string, by = 1): Promise<void> {
  if (!(await hasRoom({ name, who, length: minutes(60), most, by }))) throw tooMany(detail, minutes(60));
}
