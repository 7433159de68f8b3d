import { account, region, userPoolId } from '../../template/identity.ts';
import type { RequestContext } from './condition.ts';

/** A permission that a call needs. */
export interface Needed {
  readonly action: string;
  readonly resource: string;
  /** What conditions can be about; nothing when absent. */
  readonly context?: RequestContext;
}
type Body = Record<string, unknown>;

/** A query of an index needs the permission on the index, and only on that. */
function dynamodb(operation: string, { TableName, IndexName }: Body): Needed {
  const table = `arn:aws:dynamodb:${region}:${account}:table/${String(TableName)}`;
  return {
    action: `dynamodb:${operation}`,
    resource: IndexName === undefined ? table : `${table}/index/${String(IndexName)}`,
  };
}

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
      Object.entries(item).map(([kind, part]) => dynamodb(transactActions[kind] ?? kind, part)),
    );
  if (body.RequestItems) return Object.keys(body.RequestItems).map((TableName) => dynamodb(operation, { TableName }));
  return [dynamodb(operation, body)];
}

/** A call of SQS for several messages needs the permission for one. A list is of no queue in particular. */
function sqs(operation: string, { QueueUrl, QueueName }: Body): Needed {
  const action = `sqs:${operation.replace(/Batch$/, '')}`;
  if (operation === 'ListQueues') return { action, resource: '*' };
  const name = String(QueueName ?? String(QueueUrl).split('/').at(-1));
  return { action, resource: `arn:aws:sqs:${region}:${account}:${name}` };
}

/** Calls that carry their own proof and need no IAM permission. */
const withoutPermission: ReadonlySet<string> = new Set([
  'cognito-idp:RevokeToken',
  'cognito-idp:AssociateSoftwareToken',
  'cognito-idp:VerifySoftwareToken',
  'cognito-idp:SetUserMFAPreference',
]);

/** The permissions that a request of one of the JSON protocols needs; empty for calls that need none. */
export function neededFor(service: string, operation: string, body: Body): Needed[] {
  if (service === 'dynamodb') return ofDynamodb(operation, body);
  if (service === 'sqs') return [sqs(operation, body)];
  if (withoutPermission.has(`${service}:${operation}`)) return [];
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
  if (service === 'states') {
    const { executionArn, stateMachineArn } = body;
    return [{ action: `states:${operation}`, resource: String(executionArn ?? stateMachineArn) }];
  }
  // Only the mail says whose identities a call of SES uses: it asks for the permissions itself.
  if (service === 'ses') return [];
  return [{ action: `${service}:${operation}`, resource: '*' }];
}
