import { expectedGrants } from './grants.ts';

/* The table of grants in words, for `docs/least-privilege.md`. A grant that has no words yet is an error. */

interface Grant {
  readonly action: string;
  readonly resource: string;
  /** As JSON; empty when there is none. */
  readonly condition: string;
}

const parse = (grant: string): Grant => {
  const [action = '', resource = ''] = grant.split(' ');
  return { action, resource, condition: grant.split(' if ')[1] ?? '' };
};

const table = 'table/Data-Table';
const readsItems = /^dynamodb:(GetItem|BatchGetItem|Query|ConditionCheckItem)$/;
const isObject = ({ action }: Grant): boolean => action.startsWith('s3:');
const isOnTable = ({ resource }: Grant): boolean => resource === table || resource.startsWith(`${table}/`);
/** What every function does with its log, and every worker with what it failed to process. */
const isUsual = ({ action }: Grant): boolean => action.startsWith('logs:') || action === 'sqs:SendMessage';

function onTable(grants: readonly Grant[]): string {
  const uses = grants.filter(isOnTable).map(({ action }): string => (readsItems.test(action) ? 'read' : 'write'));
  return ['read', 'write'].filter((use) => uses.includes(use)).join(', ');
}

const objectActs = { 's3:GetObject': 'read', 's3:PutObject': 'write', 's3:DeleteObject': 'delete' } as const;

function onObjects(grants: readonly Grant[]): string {
  const acts = Object.entries(objectActs).flatMap(([action, verb]) => {
    const on = grants.filter((grant) => grant.action === action);
    const folders = on.map(({ resource }) => `\`${resource.slice(resource.indexOf('/') + 1)}\``);
    return folders.length > 0 ? [`${verb} ${folders.join(', ')}`] : [];
  });
  // Whoever reads objects may list all keys; others those of a folder.
  const listed = grants.flatMap(({ condition }) => /"s3:prefix":"([^"]+)"/.exec(condition)?.[1] ?? []);
  return [...acts, ...listed.map((folder) => `list \`${folder}*\``)].join('; ');
}

/** What else there is, by action and the resource that it begins with. */
const words: readonly (readonly [action: string, resource: string, words: string])[] = [
  ['dynamodb:PutItem', 'table/Data-Audit', 'write the audit log'],
  ['dynamodb:Query', 'table/Data-Audit/index/gsi1', 'read what the audit log says of one thing'],
  ['dynamodb:Query', 'table/Data-Audit', 'read the audit log'],
  ['events:PutEvents', 'event-bus/', 'send events'],
  ['states:StartExecution', 'stateMachine:', 'start executions'],
  ['states:ListExecutions', 'stateMachine:', 'list executions'],
  ['states:DescribeExecution', 'execution:', 'watch executions'],
  ['states:StopExecution', 'execution:', 'stop executions'],
  ['ses:SendRawEmail', '', 'send mail'],
  ['ses:GetSendQuota', '*', 'ask how many mails the account may send'],
  ['ses:DeleteSuppressedDestination', '*', 'take addresses off the suppression list of the account'],
  ['sqs:ReceiveMessage', 'Newsletter-MailEventQueue', 'take events about mails'],
  ['sqs:DeleteMessage', 'Newsletter-MailEventQueue', 'take events about mails'],
  ['sqs:GetQueueAttributes', 'Newsletter-MailEventQueue', 'take events about mails'],
  ['secretsmanager:GetSecretValue', 'secret:Data-StripeSecret', 'Stripe secret'],
  ['secretsmanager:GetSecretValue', 'secret:Data-GatewaySecret', 'gateway secret'],
  ['secretsmanager:GetSecretValue', 'secret:Data-VisitorSecret', 'visitor secret'],
  ['secretsmanager:GetSecretValue', 'secret:Data-LinkSecret', 'link secret'],
  ['cloudfront:CreateInvalidation', 'distribution/', 'invalidate what the edge keeps'],
  ['bedrock:InvokeModel', '', 'ask the language model'],
];

function wordsOf({ action, resource }: Grant): string {
  if (action.startsWith('cognito-idp:Admin')) return 'user pool';
  const found = words.find(([of, on]) => action === of && resource.startsWith(on));
  if (!found) throw new Error(`No words for ${action} on ${resource}`);
  return found[2];
}

/** The calls of the user pool, by their names without `Admin`. */
function onPool(grants: readonly Grant[]): string[] {
  const calls = grants.flatMap(({ action }) => /^cognito-idp:Admin(\w+)$/.exec(action)?.[1] ?? []);
  return calls.length > 0 ? [`user pool: ${calls.join(', ')}`] : [];
}

function others(grants: readonly Grant[]): string {
  const rest = grants.filter((grant) => !isOnTable(grant) && !isObject(grant) && !isUsual(grant));
  const said = new Set(rest.map(wordsOf));
  // Whoever reads the whole log reads that of one thing too.
  if (said.has('read the audit log')) said.delete('read what the audit log says of one thing');
  said.delete('user pool');
  return [...[...said].sort(), ...onPool(rest)].join('; ');
}

const rowOf = ([name, grants]: [string, readonly string[]]): string => {
  const all = grants.map(parse);
  const cells = [name, onTable(all), onObjects(all), others(all)];
  return `| ${cells.map((cell) => cell || '—').join(' | ')} |`;
};

/** The page of the documentation. */
export const leastPrivilege = (): string =>
  [
    '# What each function may do',
    '',
    'Written by `npx vitest run --project unit test/infra/least-privilege.test.ts -u` from the table of grants',
    '(`test/infra/grants.ts`), which spells out every action on every resource and which the stacks are compared with.',
    '`Http` answers requests, `Outbox` does the tasks and jobs of its domain, `Trash` purges, `Objects` deletes what nothing',
    'refers to. [Security](security.md) says what all have in common.',
    '',
    '| Function | Table | Objects | Other |',
    '|---|---|---|---|',
    ...Object.entries(expectedGrants).map(rowOf),
    '',
  ].join('\n');
