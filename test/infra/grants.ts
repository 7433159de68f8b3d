import type { Statement } from '#scripts/local/stacks.ts';

/*
 * What each function may do, spelled out: every action on every resource. The stacks are compared with this table, so
 * that every added or removed permission shows up here, in review.
 */

/** Each action on each resource; both are space-separated lists. */
const may = (actions: string, resources: string, condition = ''): string[] =>
  actions.split(' ').flatMap((action) => resources.split(' ').map((on) => `${action} ${on}${condition}`));

/** What a function does with the table: actions on items, and indexes that it queries. */
const onTable = (uses: string): string[] =>
  uses
    .split(' ')
    .flatMap((use) =>
      /^gsi\d$/.test(use)
        ? may('dynamodb:Query', `table/Data-Table/index/${use}`)
        : may(`dynamodb:${use}`, 'table/Data-Table'),
    );
const writeAudit = may('dynamodb:PutItem', 'table/Data-Audit');
const readAudit = may(
  'dynamodb:Query',
  'table/Data-Audit table/Data-Audit/index/gsi1 table/Data-Audit/index/gsi2 table/Data-Audit/index/gsi3',
);

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

/** Of a worker: collects a list as portions of a file, then joins them. */
const writeLists = [...readObjects('list-portions'), ...writeObjects('list-portions list-exports')];

const sendEvents = may('events:PutEvents', 'event-bus/Data-Events');
const sendMail = may(
  'ses:SendRawEmail',
  'identity/* configuration-set/Mail-MailerMails',
  ' if {"StringEquals":{"ses:FromAddress":"library@rampart.example"}}',
);
const secret = (name: string): string[] => may('secretsmanager:GetSecretValue', `secret:Data-${name}`);
const userPool = 'userpool/us-east-1_rampart00';
const deleteIdentity = may('cognito-idp:AdminDeleteUser', userPool);
const askPassword = may('cognito-idp:AdminInitiateAuth', userPool);
const manageAccounts = [
  ...deleteIdentity,
  ...askPassword,
  ...may('cognito-idp:AdminCreateUser cognito-idp:AdminSetUserPassword', userPool),
  ...may('cognito-idp:AdminUserGlobalSignOut', userPool),
  ...may('cognito-idp:AdminRespondToAuthChallenge cognito-idp:AdminSetUserMFAPreference', userPool),
];

const manageGroups = may('cognito-idp:AdminAddUserToGroup cognito-idp:AdminRemoveUserFromGroup', userPool);

/** For events and schedules: Lambda keeps there what the function fails to process. */
const keepFailures = may('sqs:SendMessage', 'Data-Failures');

/** Through the inference profile only, wherever in its geography that sends the request. */
const askModel = [
  ...may('bedrock:InvokeModel', 'inference-profile/us.anthropic.claude-sonnet-4-6'),
  ...may(
    'bedrock:InvokeModel',
    'arn:aws:bedrock:*::foundation-model/anthropic.claude-sonnet-4-6',
    ' if {"StringEquals":{"bedrock:InferenceProfileArn":"arn:aws:bedrock:us-east-1:000000000000:inference-profile/us.anthropic.claude-sonnet-4-6"}}',
  ),
];

const beyondItsLog: Record<string, string[][]> = {
  'Accounts-Http': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem BatchWriteItem gsi1 gsi2 gsi3'),
    manageAccounts,
    writeAudit,
    may('dynamodb:Query', 'table/Data-Audit/index/gsi1'),
    sendEvents,
  ],
  'Accounts-Outbox': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem gsi1 gsi3'),
    manageGroups,
    may('cognito-idp:AdminUserGlobalSignOut', userPool),
    writeAudit,
    writeLists,
    sendEvents,
    sendMail,
    keepFailures,
  ],
  'AiTools-Http': [onTable('GetItem BatchGetItem Query PutItem UpdateItem gsi1'), writeAudit, sendEvents],
  'AiTools-Outbox': [onTable('GetItem Query PutItem UpdateItem DeleteItem gsi1'), writeAudit, keepFailures],
  'AiTools-Trash': [onTable('PutItem UpdateItem DeleteItem BatchWriteItem gsi1'), writeAudit, keepFailures],
  'Analytics-Http': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem gsi1'),
    readObjects('catalog'),
    secret('VisitorSecret'),
  ],
  'Articles-Http': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem BatchWriteItem ConditionCheckItem gsi1'),
    writeAudit,
    readObjects('articles'),
    writeObjects('articles'),
    deleteObjects('articles'),
    secret('LinkSecret'),
    sendEvents,
  ],
  'Articles-Objects': [onTable('GetItem Query PutItem'), sweepObjects('articles'), keepFailures],
  'Articles-Outbox': [
    onTable('GetItem Query PutItem UpdateItem DeleteItem ConditionCheckItem gsi1 gsi3'),
    writeAudit,
    readObjects('articles'),
    keepFailures,
  ],
  'Articles-Sweep': [
    onTable('GetItem Query PutItem UpdateItem DeleteItem BatchWriteItem gsi1 gsi2'),
    writeAudit,
    readObjects('articles'),
    deleteObjects('articles'),
    keepFailures,
  ],
  'Catalog-FileOutbox': [
    onTable('GetItem Query PutItem DeleteItem ConditionCheckItem gsi1 gsi3'),
    readObjects('ebooks originals licensed files'),
    writeObjects('ebooks licensed'),
    deleteObjects('licensed'),
    keepFailures,
  ],
  'Catalog-Files': [onTable('GetItem Query PutItem UpdateItem'), readObjects('ebooks originals licensed'), sendEvents],
  'Catalog-Http': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem gsi1 gsi2 gsi3'),
    writeAudit,
    readObjects('ebooks catalog'),
    writeObjects('ebooks originals'),
    sendEvents,
  ],
  'Catalog-IntakeOutbox': [
    onTable('GetItem PutItem UpdateItem DeleteItem gsi1'),
    writeAudit,
    readObjects('originals'),
    writeObjects('ebooks files'),
    sendEvents,
    keepFailures,
  ],
  'Catalog-Objects': [
    onTable('GetItem BatchGetItem PutItem'),
    readObjects('ebooks'),
    sweepObjects('ebooks'),
    sweepObjects('licensed'),
    keepFailures,
  ],
  'Catalog-Outbox': [
    onTable('GetItem BatchGetItem PutItem UpdateItem DeleteItem gsi1 gsi2'),
    writeAudit,
    readObjects('catalog list-portions'),
    writeObjects('list-portions list-exports'),
    sendEvents,
    keepFailures,
  ],
  'Catalog-Snapshot': [
    onTable('GetItem UpdateItem gsi1 gsi2'),
    readObjects('catalog'),
    writeObjects('catalog'),
    keepFailures,
  ],
  'Catalog-Trash': [onTable('PutItem UpdateItem BatchWriteItem gsi1'), writeAudit, keepFailures],
  'Coaching-Http': [onTable('GetItem PutItem UpdateItem gsi1'), writeAudit, sendEvents],
  'Coaching-Outbox': [onTable('GetItem PutItem UpdateItem DeleteItem gsi1'), writeAudit, keepFailures],
  'Coaching-Trash': [onTable('PutItem DeleteItem gsi1'), writeAudit, keepFailures],
  'Commerce-Http': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem ConditionCheckItem gsi1 gsi2 gsi3'),
    writeAudit,
    secret('StripeSecret'),
    secret('GatewaySecret'),
    sendEvents,
  ],
  'Commerce-Outbox': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem gsi1 gsi2 gsi3'),
    writeAudit,
    writeLists,
    secret('StripeSecret'),
    secret('GatewaySecret'),
    sendMail,
    sendEvents,
    keepFailures,
  ],
  'Commerce-Reconciler': [
    onTable('GetItem PutItem UpdateItem DeleteItem gsi1 gsi2'),
    secret('StripeSecret'),
    secret('GatewaySecret'),
    sendEvents,
    keepFailures,
  ],
  'Generation-Http': [
    onTable('GetItem Query PutItem UpdateItem gsi1'),
    writeAudit,
    readObjects('generations ebooks'),
    writeObjects('ebooks'),
    sendEvents,
  ],
  'Generation-Objects': [onTable('GetItem BatchGetItem PutItem'), sweepObjects('generations'), keepFailures],
  'Generation-Outbox': [
    onTable('GetItem PutItem UpdateItem DeleteItem gsi1'),
    may('states:StartExecution', 'stateMachine:Generation-WritingMachine'),
    may('states:DescribeExecution states:StopExecution', 'execution:Generation-WritingMachine:*'),
    keepFailures,
  ],
  'Generation-Step': [
    onTable('GetItem BatchGetItem PutItem UpdateItem gsi1'),
    writeAudit,
    readObjects('generations originals ebooks'),
    writeObjects('generations ebooks'),
    sendEvents,
    askModel,
  ],
  'Inquiries-Http': [onTable('GetItem BatchGetItem Query PutItem UpdateItem gsi1 gsi2 gsi3'), writeAudit, sendEvents],
  'Inquiries-Outbox': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem gsi1 gsi2 gsi3'),
    writeAudit,
    writeLists,
    sendMail,
    keepFailures,
  ],
  'Inquiries-Nightly': [onTable('GetItem UpdateItem DeleteItem gsi2'), keepFailures],
  'Library-Http': [onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem')],
  'Newsletter-Http': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem gsi1 gsi2 gsi3'),
    writeAudit,
    secret('LinkSecret'),
    sendEvents,
  ],
  'Newsletter-MailFeedback': [
    onTable('GetItem BatchGetItem PutItem UpdateItem'),
    writeAudit,
    may('sqs:ReceiveMessage sqs:DeleteMessage sqs:GetQueueAttributes', 'Newsletter-MailEventQueue'),
  ],
  'Newsletter-Outbox': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem ConditionCheckItem gsi1 gsi2 gsi3'),
    writeAudit,
    readObjects('list-portions originals/subscribers'),
    writeObjects('list-portions list-exports'),
    deleteObjects('originals/subscribers uploads list-portions'),
    may('states:StartExecution', 'stateMachine:Newsletter-NewslettersMachine'),
    may('ses:DeleteSuppressedDestination', '*'),
    secret('LinkSecret'),
    sendMail,
    keepFailures,
  ],
  'Newsletter-Sending': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem gsi1 gsi3'),
    writeAudit,
    secret('LinkSecret'),
    may('ses:GetSendQuota', '*'),
    sendMail,
  ],
  'Notifications-Http': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem gsi1'),
    writeAudit,
    sendEvents,
  ],
  'Notifications-Nightly': [onTable('GetItem Query PutItem UpdateItem DeleteItem gsi1'), writeAudit, keepFailures],
  'Notifications-Outbox': [onTable('GetItem Query PutItem DeleteItem gsi1'), writeAudit, keepFailures],
  'Notifications-Offers': [onTable('GetItem BatchGetItem PutItem UpdateItem gsi2'), keepFailures],
  'Privacy-Deletions': [
    onTable('GetItem Query PutItem UpdateItem DeleteItem BatchWriteItem gsi1'),
    deleteObjects('licensed'),
    deleteIdentity,
    keepFailures,
  ],
  'Privacy-Exports': [
    onTable('GetItem BatchGetItem Query PutItem DeleteItem gsi1'),
    writeObjects('exports'),
    deleteObjects('exports'),
    sendMail,
    keepFailures,
  ],
  'Privacy-Http': [
    onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem BatchWriteItem gsi1 gsi3'),
    readObjects('exports'),
    deleteObjects('licensed'),
    askPassword,
    deleteIdentity,
    writeAudit,
  ],
  'Reference-Http': [],
  'Settings-Http': [
    onTable('GetItem Query PutItem UpdateItem'),
    writeAudit,
    readAudit,
    readObjects('list-exports'),
    sendEvents,
  ],
  'Settings-Outbox': [onTable('GetItem PutItem DeleteItem gsi1'), readAudit, writeLists, keepFailures],
  'Uploads-Http': [onTable('GetItem'), readObjects('originals'), writeObjects('uploads')],
  'Uploads-Objects': [onTable('GetItem BatchGetItem PutItem DeleteItem'), sweepObjects('originals'), keepFailures],
  'Uploads-Pictures': [
    onTable('GetItem PutItem'),
    writeAudit,
    readObjects('originals uploads'),
    writeObjects('files originals'),
  ],
  'Vocabulary-Http': [onTable('GetItem BatchGetItem Query PutItem UpdateItem DeleteItem gsi1'), writeAudit, sendEvents],
  'Vocabulary-Outbox': [
    onTable('GetItem BatchGetItem PutItem UpdateItem DeleteItem gsi1'),
    writeAudit,
    sendEvents,
    keepFailures,
  ],
  'Web-Invalidation': [
    onTable('Query DeleteItem'),
    may('cloudfront:CreateInvalidation', 'distribution/Web-SiteDistribution'),
    keepFailures,
  ],
  'Web-Pages': [onTable('GetItem Query gsi1 gsi2'), readObjects('ebooks catalog articles')],
  'Web-ShareImages': [onTable('GetItem BatchGetItem gsi1'), readObjects('files')],
};

const stackOf = (name: string): string => name.slice(0, name.indexOf('-'));

/** Permissions by function, sorted. Every function writes the log of its stack and no other. */
export const expectedGrants: Record<string, string[]> = Object.fromEntries(
  Object.entries(beyondItsLog).map(([name, grants]) => [
    name,
    [
      ...grants.flat(),
      ...may('logs:CreateLogStream logs:PutLogEvents', `log-group:${stackOf(name)}-FunctionLogs`),
    ].sort(),
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
