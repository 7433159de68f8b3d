import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Part } from '#infra/deployed-stage.ts';
import { account, filledStage } from '#infra/testing/filled-stage.ts';
import { diagnose } from './diagnosis.ts';
import type { Patient } from './finding.ts';

/* The real clients, with AWS's answers in their place: no emulator speaks all of these calls. */

const stage: Patient = { name: 'production', ...filledStage };

const sts = mockClient(STSClient);
const stacks = mockClient(CloudFormationClient);
const lambda = mockClient(LambdaClient);
const acm = mockClient(ACMClient);
const ses = mockClient(SESv2Client);
const secrets = mockClient(SecretsManagerClient);
const table = mockClient(DynamoDBDocumentClient);

const stackHas = (StackName: string, outputs: Record<string, string>) =>
  stacks.on(DescribeStacksCommand, { StackName }).resolves({
    Stacks: [
      {
        StackName,
        CreationTime: new Date(0),
        StackStatus: 'CREATE_COMPLETE',
        Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
      },
    ],
  });
const noStack = (StackName: string) =>
  stacks
    .on(DescribeStacksCommand, { StackName })
    .rejects(Object.assign(new Error(`Stack with id ${StackName} does not exist`), { name: 'ValidationError' }));
const certificateIs = (Status: 'ISSUED' | 'PENDING_VALIDATION', ...SubjectAlternativeNames: string[]) =>
  acm.on(DescribeCertificateCommand).resolves({ Certificate: { Status, SubjectAlternativeNames } });
const keysAre = (keys: object) => secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(keys) });
/** The table has one gateway, and it is enabled. */
function gatewayIs(record: object): void {
  const id = 'pgw_01J8Z6Y0QK3V5W7X9ABCDEFGHJ';
  const active = { __edb_e__: 'active-gateway', __edb_v__: '1', gateway_id: id };
  const kept = { __edb_e__: 'payment-gateway', __edb_v__: '1', id, provider: 'stripe', standing: 'current', ...record };
  table.on(GetCommand).callsFake(({ Key }) => ({
    Item: { ...Key, ...(String(Key.pk).includes('active-gateway') ? active : kept) },
  }));
}
const liveKeys = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };

const clients = [sts, stacks, lambda, acm, ses, secrets, table];
afterAll(() => {
  for (const client of clients) client.restore();
});
beforeEach(() => {
  for (const client of clients) client.reset();
  table.on(GetCommand).resolves({});
  sts.on(GetCallerIdentityCommand).resolves({ Account: account, Arn: `arn:aws:iam::${account}:role/Operator` });
  stackHas('CDKToolkit', { BootstrapVersion: '29' });
  stackHas('Rampart-production-Data', { StripeSecretArn: 'arn:stripe', TableName: 'table' });
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
  certificateIs('ISSUED', 'rampart.press', '*.rampart.press');
  ses
    .on(GetEmailIdentityCommand, { EmailIdentity: 'rampart.press' })
    .resolves({ VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS' } })
    .on(GetAccountCommand)
    .resolves({ SendingEnabled: true, ProductionAccessEnabled: true, SendQuota: { Max24HourSend: 50_000 } });
  keysAre(liveKeys);
});

/** Everything that is not fine, as it is printed. */
const complaints = async (patient: Patient = stage, unbuilt: readonly Part[] = []) =>
  (await diagnose(patient, unbuilt))
    .filter(({ state }) => state !== 'ok')
    .map(({ state, sentence }) => `${state}: ${sentence}`);

describe('the doctor', () => {
  it('finds nothing when everything is there', async () => {
    const found = await diagnose(stage, []);
    expect(found.map(({ state }) => state)).toEqual(Array(8).fill('ok'));
    expect(found.map(({ sentence }) => sentence).join('\n')).not.toContain('sk_live');
  });

  it.each([
    [100, []],
    [99, [expect.stringMatching(/^note: Only 99 functions/)]],
  ])('finds that %i functions at once are enough, or not', async (ConcurrentExecutions, found) => {
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions } });
    expect(await complaints()).toEqual(found);
  });

  it('lists all that is not filled in, and what is not built', async () => {
    expect(await complaints({ ...stage, domain: '', mailFrom: '' }, ['site'])).toEqual([
      'missing: infra/stages.ts, production: domain must be a host name, such as library.example.com.',
      'missing: infra/stages.ts, production: mailFrom must be a name and an address: Rampart <library@example.com>.',
      'missing: infra/stages.ts, production: the site is not built: run `npm run build` first.',
      'missing: Domain or certificate are not filled in: set them in infra/stages.ts.',
      'missing: No sender of mails is filled in: set mailFrom in infra/stages.ts.',
    ]);
  });

  it('asks nothing else without credentials, or with those of another account', async () => {
    sts.on(GetCallerIdentityCommand).resolves({ Account: '210987654321' });
    expect(await complaints()).toEqual([
      `missing: The credentials are of account 210987654321, the stage is of ${account}: sign in to the other account.`,
    ]);
    sts.on(GetCallerIdentityCommand).rejects(Object.assign(new Error('none'), { name: 'CredentialsProviderError' }));
    expect(await complaints()).toEqual([
      'missing: Credentials: There are no AWS credentials: sign in, for example with `aws sso login`.',
    ]);
    expect(stacks.calls()).toEqual([]);
  });

  const cases: [string, () => unknown, string][] = [
    [
      'the region is not bootstrapped',
      () => noStack('CDKToolkit'),
      `missing: eu-central-1 is not bootstrapped for the CDK: run \`npx cdk bootstrap -c stage=production aws://${account}/eu-central-1\`.`,
    ],
    [
      'the bootstrap is too old',
      () => stackHas('CDKToolkit', { BootstrapVersion: '5' }),
      `missing: The CDK's bootstrap has version 5: run \`npx cdk bootstrap -c stage=production aws://${account}/eu-central-1\`.`,
    ],
    [
      'the account is new',
      () => lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } }),
      'note: Only 10 functions may run at once, enough to try the shop out: ask for 1,000 in Service Quotas, Lambda, "Concurrent executions".',
    ],
    [
      'the certificate is not issued',
      () => certificateIs('PENDING_VALIDATION', 'library.rampart.press'),
      'missing: The certificate is PENDING_VALIDATION: create the DNS record by which ACM validates it, then wait.',
    ],
    [
      'the certificate is for another name',
      () => certificateIs('ISSUED', 'rampart.press', '*.library.rampart.press'),
      'missing: The certificate is for rampart.press, *.library.rampart.press, not for library.rampart.press: request one for it in us-east-1.',
    ],
    [
      'there is no such certificate',
      () => acm.on(DescribeCertificateCommand).rejects(new Error('Could not find certificate')),
      'missing: Certificate: Could not find certificate',
    ],
    [
      'SES does not know the domain',
      () => ses.on(GetEmailIdentityCommand).rejects(new NotFoundException({ message: 'no', $metadata: {} })),
      'missing: SES in eu-central-1 does not know rampart.press: deploy the stack Rampart-production-Mail and create the DNS records that it prints (docs/operating.md).',
    ],
    [
      'DKIM is pending',
      () => ses.on(GetEmailIdentityCommand).resolves({ DkimAttributes: { Status: 'PENDING' } }),
      'missing: DKIM of rampart.press is PENDING: create the three CNAME records that SES names, then wait.',
    ],
    [
      'the domain is not verified',
      () => ses.on(GetEmailIdentityCommand).resolves({ DkimAttributes: { Status: 'SUCCESS' } }),
      'missing: SES has not verified rampart.press yet: check its DNS records.',
    ],
    [
      'SES is in the sandbox',
      () => ses.on(GetAccountCommand).resolves({ SendingEnabled: true, ProductionAccessEnabled: false }),
      'missing: SES in eu-central-1 is in the sandbox and mails verified addresses only: ask for production access in the SES console.',
    ],
    [
      'SES is paused',
      () => ses.on(GetAccountCommand).resolves({ SendingEnabled: false, EnforcementStatus: 'SHUTDOWN' }),
      "missing: SES has paused sending (SHUTDOWN): read the account's messages in the SES console.",
    ],
    [
      'nothing is deployed yet',
      () => noStack('Rampart-production-Data'),
      "note: Stripe's secret is created by the first deployment: fill it in afterwards (docs/operating.md).",
    ],
    [
      "Stripe's keys are as generated",
      () => keysAre({ secretKey: '', webhookSecret: 'a8Zk' }),
      'missing: Stripe\'s secret must be {"secretKey": "sk_…", "webhookSecret": "whsec_…"}: fill it in (docs/operating.md).',
    ],
    [
      'production has test keys',
      () => keysAre({ ...liveKeys, secretKey: 'sk_test_1' }),
      "note: Production has Stripe's test keys: nobody can pay with real money.",
    ],
    [
      'a permission is missing',
      () =>
        lambda.on(GetAccountSettingsCommand).rejects(new Error('not authorized to perform: lambda:GetAccountSettings')),
      'missing: Quota of Lambda: not authorized to perform: lambda:GetAccountSettings',
    ],
  ];
  it.each(cases)('says what to do when %s', async (_, happen, sentence) => {
    happen();
    expect(await complaints()).toEqual([sentence]);
  });

  it('lets a stage for trying out be in the sandbox', async () => {
    ses.on(GetAccountCommand).resolves({ SendingEnabled: true, ProductionAccessEnabled: false });
    stackHas('Rampart-dev-Data', { StripeSecretArn: 'arn:stripe', TableName: 'table' });
    expect(await complaints({ ...stage, name: 'dev' })).toEqual([expect.stringMatching(/^note: SES .* sandbox/)]);
  });

  it.each([
    ['press', { VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS' } as const }],
    ['library@rampart.press', { VerifiedForSendingStatus: true }],
  ])('looks at the identity that the stage names: %s', async (identity, answer) => {
    ses.on(GetEmailIdentityCommand).rejects(new NotFoundException({ message: 'no', $metadata: {} }));
    const mailIdentityArn = `arn:aws:ses:eu-central-1:${account}:identity/${identity}`;
    expect(await complaints({ ...stage, mailIdentityArn })).toEqual([
      `missing: SES in eu-central-1 does not know ${identity}: mailIdentityArn in infra/stages.ts must be of an identity that is there.`,
    ]);
    ses.on(GetEmailIdentityCommand, { EmailIdentity: identity }).resolves(answer);
    expect(await complaints({ ...stage, mailIdentityArn })).toEqual([]);
  });

  it('asks for certificates in us-east-1, where CloudFront takes them from', async () => {
    await diagnose(stage, []);
    expect(await acm.call(0).thisValue.config.region()).toBe('us-east-1');
    expect(await ses.call(0).thisValue.config.region()).toBe('eu-central-1');
  });

  it.each<[string, object, string[]]>([
    ['live', {}, []],
    [
      'in test mode',
      { testMode: true },
      ['note: The payment gateway “Own” is in test mode: nobody can pay with real money.'],
    ],
    [
      'without a webhook secret',
      { webhookSecret: undefined },
      ['note: The payment gateway “Own” has no webhook secret: payments are noticed up to 15 minutes late.'],
    ],
  ])(
    'looks at the payment gateway that admins have enabled, not at the keys of the secret: %s',
    async (_, more, said) => {
      keysAre({ secretKey: '', webhookSecret: 'a8Zk' });
      gatewayIs({ name: 'Own', testMode: false, webhookSecret: { box: 'key1.x', hint: '9012' }, ...more });
      expect(await complaints()).toEqual(said);
      expect(await table.call(0).thisValue.config.region()).toBe('eu-central-1');
    },
  );
});
