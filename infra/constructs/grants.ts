import { Arn, Stack, Validations } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { ModelSettings } from '#shared/kernel/model.ts';
import { profileOf } from '../models.ts';
import type { DomainFunction } from './domain-function.ts';
import type { Mailer } from './mailer.ts';
import type { StandardMachine } from './state-machine.ts';
import { type AuditTable, type SingleTable, type TableIndex, tableIndexes } from './table.ts';
import type { AccountPool } from './user-pool.ts';

/**
 * What a function does with the table: actions on its items, and indexes, which can only be queried. There is no `Scan`:
 * a request that scans fails, locally as on AWS.
 */
export type TableUse =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem'
  | TableIndex;

const isIndex = (use: TableUse): use is TableIndex => tableIndexes.some((index) => index === use);

/**
 * Each grant sets the permission and the environment variable together, so that neither is forgotten. What no
 * integration test uses fails `npm test`.
 */
export function grantTable(fn: DomainFunction, table: SingleTable, ...uses: TableUse[]): void {
  fn.setting('table', table.tableName);
  const actions = uses.filter((use) => !isIndex(use)).map((action) => `dynamodb:${action}`);
  const indexes = uses.filter(isIndex).map((index) => `${table.tableArn}/index/${index}`);
  if (actions.length > 0) fn.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn] }));
  if (indexes.length > 0) fn.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:Query'], resources: indexes }));
}

/** Allows appending audit rows, and nothing else. */
export function grantAudit(fn: DomainFunction, audit: AuditTable): void {
  fn.setting('auditTable', audit.tableName);
  fn.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:PutItem'], resources: [audit.tableArn] }));
}
/** Allows reading the audit log. */
export function grantAuditRead(fn: DomainFunction, audit: AuditTable): void {
  fn.setting('auditTable', audit.tableName);
  const resources = [audit.tableArn, ...tableIndexes.map((name) => `${audit.tableArn}/index/${name}`)];
  fn.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:Query'], resources }));
}
/** Allows reading what was done to one thing. */
export function grantAuditOfThings(fn: DomainFunction, audit: AuditTable): void {
  const resources = [`${audit.tableArn}/index/gsi1`];
  fn.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:Query'], resources }));
}

function grantObjects(fn: DomainFunction, bucket: IBucket, actions: string[], prefixes: string[]): void {
  fn.setting('contentBucket', bucket.bucketName);
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: prefixes.map((p) => bucket.arnForObjects(p)) }));
}
export const grantContentRead = (fn: DomainFunction, bucket: IBucket, ...prefixes: string[]): void => {
  grantObjects(fn, bucket, ['s3:GetObject'], prefixes);
  // Without it S3 answers 403 for a missing object, which looks like a missing permission. It has no prefix: see docs/security.md.
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
};
export const grantContentWrite = (fn: DomainFunction, bucket: IBucket, ...prefixes: string[]): void =>
  grantObjects(fn, bucket, ['s3:PutObject'], prefixes);

export const grantContentDelete = (fn: DomainFunction, bucket: IBucket, ...prefixes: string[]): void =>
  grantObjects(fn, bucket, ['s3:DeleteObject'], prefixes);

/** Allows listing and deleting below a prefix, such as `articles/`. */
export function grantContentSweep(fn: DomainFunction, bucket: IBucket, prefix: string): void {
  grantContentDelete(fn, bucket, `${prefix}*`);
  const conditions = { StringEquals: { 's3:prefix': prefix } };
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn], conditions }));
}

/** Allows making the edge forget what it keeps. */
export function grantInvalidation(fn: DomainFunction, distribution: Distribution): void {
  fn.setting('distribution', distribution.distributionId);
  distribution.grantCreateInvalidation(fn);
}

export function grantEvents(fn: DomainFunction, bus: IEventBus): void {
  fn.setting('eventBus', bus.eventBusName);
  bus.grantPutEventsTo(fn);
}

/** Allows Lambda to keep the events that the function could not process. The function itself never asks for it. */
export function grantFailures(fn: DomainFunction, failures: IQueue): void {
  fn.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failures.queueArn] }));
}

/** What a function does with executions: starts and lists them, or something with each. */
export type ExecutionUse = 'StartExecution' | 'ListExecutions' | 'DescribeExecution' | 'StopExecution';

const ofMachine: readonly ExecutionUse[] = ['StartExecution', 'ListExecutions'];

/** Allows acts on the executions of a machine of the same stack. */
export function grantExecutions(fn: DomainFunction, machine: StandardMachine, ...uses: ExecutionUse[]): void {
  fn.setting('stateMachine', machine.stateMachine.stateMachineArn);
  const grant = (acts: readonly ExecutionUse[], resource: string) => {
    const actions = acts.map((act) => `states:${act}`);
    if (actions.length > 0) fn.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }));
  };
  grant(
    uses.filter((use) => ofMachine.includes(use)),
    machine.stateMachine.stateMachineArn,
  );
  grant(
    uses.filter((use) => !ofMachine.includes(use)),
    machine.executionsArn,
  );
}

export function grantSecret(
  fn: DomainFunction,
  name: 'stripeSecret' | 'gatewaySecret' | 'linkSecret' | 'visitorSecret',
  secret: ISecret,
): void {
  fn.setting(name, secret.secretArn);
  const actions = ['secretsmanager:GetSecretValue'];
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [secret.secretArn] }));
}

/**
 * Allows asking the stage's language model. A profile may send the request to any region of its geography, but the model
 * may only be asked through it.
 */
export function grantModel(fn: DomainFunction, model: ModelSettings): void {
  fn.setting('model', JSON.stringify(model));
  const actions = ['bedrock:InvokeModel'];
  const { geography, foundation } = profileOf(model.id);
  if (!geography) {
    const resources = [modelArn(fn, foundation, model.region)];
    return void fn.addToRolePolicy(new PolicyStatement({ actions, resources }));
  }
  const { account } = Stack.of(fn);
  const profile = Arn.format(
    { service: 'bedrock', resource: 'inference-profile', resourceName: model.id, region: model.region, account },
    Stack.of(fn),
  );
  const conditions = { StringEquals: { 'bedrock:InferenceProfileArn': profile } };
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [profile] }));
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [modelArn(fn, foundation, '*')], conditions }));
}

/** Foundation models belong to no account. */
const modelArn = (fn: DomainFunction, resourceName: string, region: string): string =>
  Arn.format({ service: 'bedrock', resource: 'foundation-model', resourceName, region, account: '' }, Stack.of(fn));

export function grantMail(fn: DomainFunction, mailer: Mailer): void {
  fn.setting('mailFrom', mailer.from).setting('mailConfigurationSet', mailer.configurationSet);
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendRawEmail'],
      resources: mailer.arns,
      conditions: { StringEquals: { 'ses:FromAddress': mailer.address } },
    }),
  );
}

/** An action about the whole account's mail, for which SES knows no resource. */
function grantAboutAccount(fn: DomainFunction, action: string, reason: string): void {
  fn.addToRolePolicy(new PolicyStatement({ actions: [action], resources: ['*'] }));
  if (fn.role) Validations.of(fn.role).acknowledge({ id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]', reason });
}

/** Allows asking how many mails the account may send. */
export const grantSendQuota = (fn: DomainFunction): void =>
  grantAboutAccount(fn, 'ses:GetSendQuota', 'A quota of SES belongs to the account: the action knows no resource.');

/** Allows taking addresses off the account's suppression list. */
export const grantRelease = (fn: DomainFunction): void =>
  grantAboutAccount(
    fn,
    'ses:DeleteSuppressedDestination',
    'The suppression list of SES belongs to the account: the action knows no resource.',
  );

/** Actions needed to sign users up, in and out. */
const accountActions = [
  'AdminCreateUser',
  'AdminSetUserPassword',
  'AdminInitiateAuth',
  'AdminRespondToAuthChallenge',
  'AdminSetUserMFAPreference',
  'AdminUserGlobalSignOut',
  'AdminDeleteUser',
] as const;

/** Actions of the worker that keeps the pool's groups like the profiles' roles. */
type GroupAction = 'AdminAddUserToGroup' | 'AdminRemoveUserFromGroup';

/** Grants what signing up, in and out needs on the user pool, or only these actions. */
export function grantAccounts(
  fn: DomainFunction,
  accounts: AccountPool,
  actions: readonly ((typeof accountActions)[number] | GroupAction)[] = accountActions,
): void {
  fn.settings({ userPool: accounts.pool.userPoolId, userPoolClient: accounts.client.userPoolClientId });
  accounts.pool.grant(fn, ...actions.map((action) => `cognito-idp:${action}`));
}
