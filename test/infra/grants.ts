import type { Statement } from '#scripts/local/stacks.ts';

/*
 * What each function may do, spelled out: every action on every resource. The stacks are compared with this table, so
 * that every added or removed permission shows up here, in review.
 */

/** Each action on each resource; both are space-separated lists. */
const may = (actions: string, resources: string, condition = ''): string[] =>
  actions.split(' ').flatMap((action) => resources.split(' ').map((on) => `${action} ${on}${condition}`));

const table = 'table/Data-Table';
const readTable = [
  ...may('dynamodb:GetItem dynamodb:BatchGetItem dynamodb:Query', table),
  ...may('dynamodb:Query', `${table}/index/gsi1 ${table}/index/gsi2 ${table}/index/gsi3`),
];
const writeTable = [
  ...readTable,
  ...may('dynamodb:PutItem dynamodb:UpdateItem dynamodb:DeleteItem', table),
  ...may('dynamodb:BatchWriteItem dynamodb:ConditionCheckItem', table),
];
const writeAudit = may('dynamodb:PutItem', 'table/Data-Audit');
const readAudit = may('dynamodb:Query', 'table/Data-Audit table/Data-Audit/index/gsi1');

const objects = (folders: string): string =>
  folders
    .split(' ')
    .map((folder) => `data-content/${folder}/*`)
    .join(' ');
const readObjects = (folders: string): string[] => [
  ...may('s3:GetObject', objects(folders)),
  ...may('s3:ListBucket', 'data-content'),
];
const writeObjects = (folders: string): string[] => may('s3:PutObject', objects(folders));
const deleteObjects = (folders: string): string[] => may('s3:DeleteObject', objects(folders));

const sweepObjects = (folder: string): string[] => [
  ...deleteObjects(folder),
  ...may('s3:ListBucket', 'data-content', ` if {"StringEquals":{"s3:prefix":"${folder}/"}}`),
];

const sendEvents = may('events:PutEvents', 'event-bus/Data-Events');
const sendMail = may(
  'ses:SendRawEmail',
  'identity/* configuration-set/Mail-MailerMails',
  ' if {"StringEquals":{"ses:FromAddress":"library@rampart.example"}}',
);
const secret = (name: string): string[] =>
  may('secretsmanager:GetSecretValue secretsmanager:DescribeSecret', `secret:Data-${name}`);
const userPool = 'userpool/us-east-1_rampart00';
const deleteIdentity = may('cognito-idp:AdminDeleteUser', userPool);
const askPassword = may('cognito-idp:AdminInitiateAuth', userPool);
const manageAccounts = [
  ...deleteIdentity,
  ...askPassword,
  ...may('cognito-idp:AdminCreateUser cognito-idp:AdminSetUserPassword', userPool),
  ...may('cognito-idp:AdminUserGlobalSignOut', userPool),
];

/** For events and schedules: Lambda keeps there what the function fails to process. */
const keepFailures = may('sqs:SendMessage', 'Data-Failures');

const beyondItsLog: Record<string, string[][]> = {
  'Accounts-Http': [writeTable, manageAccounts, sendEvents],
  'Accounts-Outbox': [writeTable, sendMail, keepFailures],
  'AiTools-Http': [writeTable, writeAudit],
  'AiTools-Trash': [writeTable, writeAudit, keepFailures],
  'Analytics-Http': [writeTable, readObjects('catalog'), secret('VisitorSecret')],
  'Articles-Http': [
    writeTable,
    writeAudit,
    readObjects('articles'),
    writeObjects('articles'),
    deleteObjects('articles'),
  ],
  'Articles-Objects': [writeTable, sweepObjects('articles'), keepFailures],
  'Articles-Sweep': [writeTable, writeAudit, readObjects('articles'), deleteObjects('articles'), keepFailures],
  'Catalog-Files': [writeTable, readObjects('ebooks'), writeObjects('ebooks')],
  'Catalog-Http': [writeTable, writeAudit, readObjects('ebooks catalog'), writeObjects('ebooks'), sendEvents],
  'Catalog-Objects': [writeTable, sweepObjects('ebooks'), keepFailures],
  'Catalog-Snapshot': [writeTable, readObjects('catalog'), writeObjects('catalog'), keepFailures],
  'Catalog-Trash': [writeTable, writeAudit, keepFailures],
  'Coaching-Http': [writeTable, writeAudit],
  'Coaching-Trash': [writeTable, writeAudit, keepFailures],
  'Commerce-Http': [writeTable, writeAudit, secret('StripeSecret'), sendEvents],
  'Commerce-Outbox': [writeTable, secret('StripeSecret'), sendMail, sendEvents, keepFailures],
  'Commerce-Reconciler': [writeTable, secret('StripeSecret'), sendEvents, keepFailures],
  'Inquiries-Http': [writeTable, writeAudit, sendEvents],
  'Inquiries-Outbox': [writeTable, sendMail, keepFailures],
  'Library-Http': [writeTable],
  'Newsletter-Http': [writeTable, writeAudit, secret('LinkSecret'), sendEvents],
  'Newsletter-MailFeedback': [writeTable, keepFailures],
  'Newsletter-Outbox': [writeTable, secret('LinkSecret'), sendMail, keepFailures],
  'Notifications-Http': [writeTable, writeAudit],
  'Notifications-Offers': [writeTable, keepFailures],
  'Privacy-Deletions': [writeTable, deleteIdentity, keepFailures],
  'Privacy-Http': [writeTable, askPassword, deleteIdentity],
  'Reference-Http': [],
  'Settings-Http': [writeTable, writeAudit, readAudit],
  'Web-Invalidation': [
    writeTable,
    may('cloudfront:CreateInvalidation', 'distribution/Web-SiteDistribution'),
    keepFailures,
  ],
  'Web-Pages': [readTable, readObjects('ebooks catalog articles')],
  'Web-ShareImages': [readTable],
};

/** Permissions by function, sorted. Every function writes its own log and no other. */
export const expectedGrants: Record<string, string[]> = Object.fromEntries(
  Object.entries(beyondItsLog).map(([name, grants]) => [
    name,
    [...grants.flat(), ...may('logs:CreateLogStream logs:PutLogEvents', `log-group:${name}Logs`)].sort(),
  ]),
);

const list = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value);
const withoutAccount = (arn: string): string => arn.replace(/^arn:aws:[\w-]+:[\w-]*:\d*:/, '');

/** A role's statements in the notation of the table. A duplicate grant appears twice. */
export const grantsOf = (statements: readonly Statement[]): string[] =>
  statements
    .flatMap(({ Effect, Action, Resource, Condition }) => {
      const condition = Condition ? ` if ${JSON.stringify(Condition)}` : '';
      const denied = Effect === 'Allow' ? '' : `${Effect} `;
      return list(Action).flatMap((action) =>
        list(Resource).map((arn) => `${denied}${action} ${withoutAccount(arn)}${condition}`),
      );
    })
    .sort();
