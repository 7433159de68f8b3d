import { account, region, userPoolId } from '../template/identity.ts';

export interface Needed {
  readonly action: string;
  readonly resource: string;
}
type Body = Record<string, unknown>;

const dynamodb = (operation: string, table: unknown): Needed => ({
  action: `dynamodb:${operation}`,
  resource: `arn:aws:dynamodb:${region}:${account}:table/${String(table)}`,
});

const transactActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** A transaction needs the permission of each of its parts; a batch needs those of its tables. */
function ofDynamodb(operation: string, body: Body): Needed[] {
  if (operation === 'TransactWriteItems')
    return ((body.TransactItems ?? []) as Record<string, Body>[]).flatMap((item) =>
      Object.entries(item).map(([kind, part]) => dynamodb(transactActions[kind] ?? kind, part.TableName)),
    );
  if (body.RequestItems) return Object.keys(body.RequestItems).map((table) => dynamodb(operation, table));
  return [dynamodb(operation, body.TableName)];
}

/** Calls that carry their own proof and need no IAM permission. */
const withoutPermission = 'cognito-idp:RevokeToken';

/** The permissions a request needs; empty for calls that need none. */
export function neededFor(service: string, operation: string, body: Body, mailDomain: string): Needed[] {
  if (service === 'dynamodb') return ofDynamodb(operation, body);
  if (`${service}:${operation}` === withoutPermission) return [];
  if (service === 'secretsmanager') return [{ action: `secretsmanager:${operation}`, resource: String(body.SecretId) }];
  if (service === 'cognito-idp') {
    const pool = `arn:aws:cognito-idp:${region}:${account}:userpool/${String(body.UserPoolId ?? userPoolId)}`;
    return [{ action: `cognito-idp:${operation}`, resource: pool }];
  }
  if (service === 'events') {
    const entries = (body.Entries ?? []) as { EventBusName?: string }[];
    const arn = (name?: string) => `arn:aws:events:${region}:${account}:event-bus/${name ?? 'default'}`;
    return entries.map(({ EventBusName }) => ({ action: `events:${operation}`, resource: arn(EventBusName) }));
  }
  if (service === 'ses')
    return [{ action: `ses:${operation}`, resource: `arn:aws:ses:${region}:${account}:identity/${mailDomain}` }];
  return [{ action: `${service}:${operation}`, resource: '*' }];
}
