import { createHmac, randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { days, ttlAfter } from '../clock.ts';
import { readEnv } from '../env.ts';
import type { RequestInfo } from '../http/event.ts';
import { documents } from '../table/client.ts';
import { ifCondition } from '../table/condition.ts';

/** Only we can make this key, and it differs for everything that is done: nobody can be followed from page to page. */
function hiddenKey(parts: readonly string[]): string {
  const [secret = ''] = readEnv('originSecrets').originSecrets.split(',');
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/**
 * True when a visitor does something for the first time on a day, so that it is counted once. A visitor is an address
 * and a browser: who sends no cookie has nothing else. Neither is stored, and the mark expires after 48 hours by TTL.
 */
export async function isFirstToday(
  { address, headers }: Pick<RequestInfo, 'address' | 'headers'>,
  day: string,
  act: string,
): Promise<boolean> {
  const key = hiddenKey([day, act, address, headers['user-agent'] ?? '']);
  const by = randomUUID();
  const mark = new PutCommand({
    TableName: readEnv('table').table,
    Item: { pk: `$first#${key}`, sk: '$first', by, ttl: ttlAfter(days(2)) },
    // The SDK sends the same command again when the answer was lost: it finds its own mark.
    ConditionExpression: 'attribute_not_exists(pk) OR #by = :by',
    ExpressionAttributeNames: { '#by': 'by' },
    ExpressionAttributeValues: { ':by': by },
  });
  return (await ifCondition(documents.send(mark))) !== undefined;
}

/**
 * The same for acts that a visitor can invent, such as searches, which say what they are about: true for the first `most`
 * different ones of a day. One mark, so a visitor causes one item a day, whatever they send.
 */
export async function isFirstOfFew(
  { address, headers }: Pick<RequestInfo, 'address' | 'headers'>,
  day: string,
  [kind, act]: readonly [kind: string, act: string],
  most: number,
): Promise<boolean> {
  const visitor = [day, kind, address, headers['user-agent'] ?? ''];
  const mark = new UpdateCommand({
    TableName: readEnv('table').table,
    Key: { pk: `$first#${hiddenKey(visitor)}`, sk: '$few' },
    UpdateExpression: 'ADD #acts :acts SET #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(#acts) OR (NOT contains(#acts, :act) AND size(#acts) < :most)',
    ExpressionAttributeNames: { '#acts': 'acts', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':acts': new Set([hiddenKey([...visitor, act])]),
      ':act': hiddenKey([...visitor, act]),
      ':most': most,
      ':ttl': ttlAfter(days(2)),
    },
  });
  return (await ifCondition(documents.send(mark))) !== undefined;
}
