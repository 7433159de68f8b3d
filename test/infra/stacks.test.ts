import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Properties, Resource } from '#scripts/local/stacks.ts';
import { outputSources } from '#scripts/operate/target.ts';
import { inlineScript } from '#shared/pages/inline-script.ts';
import { grantsOf } from './grants.ts';
import { directives, directivesOf, frameOptions, permissionsPolicy, referrerPolicy, yearInSeconds } from './headers.ts';
import { Production } from './production.ts';

interface HeadersConfig {
  readonly SecurityHeadersConfig: Properties;
  readonly CustomHeadersConfig?: Properties;
}
interface Behaviors {
  readonly DefaultCacheBehavior: Properties;
  readonly CacheBehaviors: readonly Properties[];
  readonly CustomErrorResponses?: readonly Properties[];
}

let production: Production;
const all = (type: string) => production.all(type);
const ours = () => production.functions();
const written = (resource: Resource) => production.written(resource);

/** The modules beside it that a minified module imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/["`]\.\/([\w.-]+\.mjs)["`]/g)].map(([, name = '']) => name);
const nameOf = (resource: Pick<Resource, 'stack' | 'id'>) => production.stacks.nameOf(resource);
const text = (properties: Properties) => JSON.stringify(properties);

/** The configurations of the policies that add headers, by name. */
const headersPolicies = () =>
  Object.fromEntries(
    all('AWS::CloudFront::ResponseHeadersPolicy').map((it) => {
      const { ResponseHeadersPolicyConfig } = production.stacks.properties<{
        ResponseHeadersPolicyConfig: HeadersConfig;
      }>(it);
      return [nameOf(it), ResponseHeadersPolicyConfig] as const;
    }),
  );

/** The configuration of the distribution, its references resolved. */
const distribution = () => {
  const [only] = all('AWS::CloudFront::Distribution');
  return production.stacks.properties<{ DistributionConfig: Behaviors }>(only as Resource).DistributionConfig;
};
/** Its behaviours with their patterns, the default one first. */
const behaviors = (): Properties[] => {
  const { DefaultCacheBehavior, CacheBehaviors } = distribution();
  return [{ ...DefaultCacheBehavior, PathPattern: '*' }, ...CacheBehaviors];
};

beforeAll(async () => {
  production = await Production.synthesise();
}, 180_000);

describe('the stacks of production', () => {
  it.each([
    ['Data-Table', ['gsi1', 'gsi2', 'gsi3'], { AttributeName: 'ttl', Enabled: true }],
    ['Data-Audit', ['gsi1'], undefined],
  ])(
    'keep %s: on demand, with point-in-time recovery, protected from deletion by hand and with the stack',
    (name, indexes, ttl) => {
      const table = all('AWS::DynamoDB::GlobalTable').find((it) => nameOf(it) === name);
      expect(table?.properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        SSESpecification: { SSEEnabled: false },
        GlobalSecondaryIndexes: indexes.map((IndexName) => ({ IndexName })),
        Replicas: [
          {
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          },
        ],
      });
      expect(table?.properties.TimeToLiveSpecification).toEqual(ttl);
      expect(table && written(table).DeletionPolicy).toBe('Retain');
    },
  );

  it('have no other table, and buckets that are private', () => {
    expect(all('AWS::DynamoDB::GlobalTable').map(nameOf).sort()).toEqual(['Data-Audit', 'Data-Table']);
    expect(all('AWS::DynamoDB::Table')).toEqual([]);
    for (const { properties } of all('AWS::S3::Bucket'))
      expect(properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    const [content] = all('AWS::S3::Bucket').filter((it) => nameOf(it) === 'Data-Content');
    expect(content?.properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(content && written(content).DeletionPolicy).toBe('Retain');
  });

  it('keep the secrets that nobody can restore, and the files of the site, which block no rollback', () => {
    const kept = ['AWS::SecretsManager::Secret', 'AWS::S3::Bucket'].flatMap(all).map((it) => {
      const { DeletionPolicy, UpdateReplacePolicy } = written(it);
      return [nameOf(it), DeletionPolicy, UpdateReplacePolicy];
    });
    expect(kept).toEqual([
      ['Data-OriginSecretV1', 'Delete', 'Delete'],
      ['Data-OriginSecretV0', 'Delete', 'Delete'],
      ['Data-LinkSecret', 'Retain', 'Retain'],
      ['Data-VisitorSecret', 'Delete', 'Delete'],
      ['Data-StripeSecret', 'Retain', 'Retain'],
      ['Data-Content', 'Retain', 'Retain'],
      ['Web-SiteBucket', 'Retain', 'Retain'],
    ]);
  });

  it('protect the stacks that hold data from being deleted', () => {
    expect(production.protectedStacks()).toEqual(['Rampart-production-Auth', 'Rampart-production-Data']);
  });

  it('tell an operator, and the commands in scripts, what was created', () => {
    // The others are for stacks that refer to these.
    const outputsOf = (part: string) => production.outputsOf(part).filter((name) => !name.startsWith('PublishOutput'));
    const outputs = ['Auth', 'Data', 'Web'].map((part) => [part, outputsOf(part)]);
    expect(Object.fromEntries(outputs)).toEqual({
      Auth: ['UserPoolId', 'UserPoolClientId'],
      Data: ['TableName', 'StripeSecretArn'],
      Web: ['SiteUrl', 'DnsTarget', 'StripeWebhook'],
    });
    for (const [part, name] of outputSources) expect(production.outputsOf(part)).toContain(name);
  });

  it('allow access to the user pool only through our function, and retain it', () => {
    const [pool] = all('AWS::Cognito::UserPool');
    expect(pool?.properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
      UserPoolTier: 'LITE',
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      DeletionProtection: 'ACTIVE',
    });
    expect(pool && written(pool).DeletionPolicy).toBe('Retain');
    // A required attribute would have to be among those that users may change.
    expect(pool?.properties.Schema).toEqual([{ Name: 'email', Mutable: true, Required: false }]);
    const [client] = all('AWS::Cognito::UserPoolClient');
    expect(client?.properties).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      WriteAttributes: ['locale'],
    });
  });

  it('run every function of ours on ARM64 and the newest Node', () => {
    expect(ours().length).toBeGreaterThanOrEqual(7);
    for (const { properties } of ours()) {
      expect(properties.Runtime).toBe('nodejs24.x');
      expect(properties.Architectures).toEqual(['arm64']);
    }
  });

  it('invoke background functions at these times and for these events', () => {
    const rules = all('AWS::Events::Rule').map(({ stack, id, properties }) => {
      const { source, 'detail-type': types } = (properties.EventPattern ?? {}) as Record<string, string[]>;
      return [nameOf({ stack, id }), properties.ScheduleExpression ?? `${source}: ${types?.join(', ')}`];
    });
    expect(Object.fromEntries(rules)).toEqual({
      'Accounts-AccountsOutboxDue': 'rampart.accounts: outbox.due',
      'Accounts-AccountsOutboxSweep': 'rate(1 minute)',
      'AiTools-AiToolsTrashSweep': 'rate(1 hour)',
      'Articles-ArticleSchedule': 'rate(1 minute)',
      'Articles-ArticlesObjectSweep': 'rate(1 hour)',
      'Catalog-CatalogChanged': 'rampart.catalog: card.changed',
      'Catalog-CatalogObjectSweep': 'rate(1 hour)',
      'Catalog-CatalogSweep': 'rate(1 minute)',
      'Catalog-CatalogTrashSweep': 'rate(1 hour)',
      'Coaching-CoachingTrashSweep': 'rate(1 hour)',
      'Commerce-CommerceOutboxDue': 'rampart.commerce: outbox.due',
      'Commerce-CommerceOutboxSweep': 'rate(1 minute)',
      'Commerce-Reconcile': 'rate(15 minutes)',
      'Inquiries-InquiriesOutboxDue': 'rampart.inquiries: outbox.due',
      'Inquiries-InquiriesOutboxSweep': 'rate(1 minute)',
      'Newsletter-MailCameBack': 'aws.ses: Email Bounced, Email Complaint Received',
      'Newsletter-NewsletterOutboxDue': 'rampart.newsletter: outbox.due',
      'Newsletter-NewsletterOutboxSweep': 'rate(1 minute)',
      'Notifications-OfferSweep': 'rate(1 hour)',
      'Privacy-DeletionSweep': 'rate(5 minutes)',
      'Privacy-ExportSweep': 'rate(5 minutes)',
      'Web-InvalidationSweep': 'rate(1 minute)',
    });
  });

  it('run what answers requests for less than the gateway waits, and everything else for minutes', () => {
    const [answering, background] = [production.behindRoutes(), production.behindRules()];
    expect([...answering, ...background].sort()).toEqual(ours().map(nameOf).sort());
    for (const fn of ours()) {
      const { Timeout, Environment } = production.stacks.properties<{ Timeout: number; Environment: Properties }>(fn);
      const expected = nameOf(fn) === 'Catalog-Snapshot' ? 60 : background.has(nameOf(fn)) ? 300 : 29;
      expect([nameOf(fn), Timeout]).toEqual([nameOf(fn), expected]);
      // What a function claims is its own for as long as it may run (functions/lib/lease.ts).
      expect(Environment.Variables).toMatchObject({ TIME_LIMIT: String(Timeout) });
    }
  });

  it('run background functions again after an error, and keep for two weeks what they failed to process', () => {
    const configured = all('AWS::Lambda::EventInvokeConfig').map((it) => production.stacks.properties(it));
    expect(configured.map(({ FunctionName }) => FunctionName).sort()).toEqual([...production.behindRules()].sort());
    for (const { MaximumRetryAttempts, MaximumEventAgeInSeconds, DestinationConfig, Qualifier } of configured) {
      expect([MaximumRetryAttempts, MaximumEventAgeInSeconds, Qualifier]).toEqual([2, 6 * 3600, '$LATEST']);
      expect(DestinationConfig).toEqual({
        OnFailure: { Destination: 'arn:aws:sqs:us-east-1:000000000000:Data-Failures' },
      });
    }
    const [failures, ...others] = all('AWS::SQS::Queue');
    expect(others).toEqual([]);
    expect(failures?.properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 86_400 });
    expect(all('AWS::SQS::QueuePolicy').map(({ properties }) => text(properties))).toEqual([
      expect.stringMatching(/"aws:SecureTransport":"false".*"Effect":"Deny"/s),
    ]);
  });

  it('reserve no concurrency: a new account has ten in all, and none to give away', () => {
    for (const { properties } of all('AWS::Lambda::Function'))
      expect(properties.ReservedConcurrentExecutions).toBeUndefined();
  });

  it('log each request to the API with its id and what went wrong, without any address', () => {
    const formats = all('AWS::ApiGatewayV2::Stage').map(
      ({ properties }) => (properties.AccessLogSettings as { Format: string }).Format,
    );
    expect(formats).toHaveLength(1);
    const fields = Object.values(JSON.parse(formats[0] ?? '') as Record<string, string>);
    expect(fields).toEqual(
      expect.arrayContaining([
        '$context.requestId',
        '$context.routeKey',
        '$context.status',
        '$context.responseLatency',
        '$context.error.message',
        '$context.integrationErrorMessage',
      ]),
    );
    expect(fields.filter((field) => /sourceIp|path|userAgent|identity/i.test(field))).toEqual([]);
  });

  it('keep replaced or deleted objects for 90 days, snapshots for one, and no unfinished upload', () => {
    const rules = Object.fromEntries(
      all('AWS::S3::Bucket').map((it) => {
        const { Rules } = it.properties.LifecycleConfiguration as { Rules: object[] };
        return [nameOf(it), Rules];
      }),
    );
    const unfinished = { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' };
    const old = (days: number) => ({ NoncurrentVersionExpiration: { NoncurrentDays: days }, Status: 'Enabled' });
    expect(rules).toEqual({
      'Data-Content': [unfinished, { ...old(90), ExpiredObjectDeleteMarker: true }, { ...old(1), Prefix: 'catalog/' }],
      'Web-SiteBucket': [unfinished],
    });
  });

  it('keep every log for a month, and let no function make one that would stay forever', () => {
    for (const it of all('AWS::Logs::LogGroup'))
      expect([nameOf(it), it.properties.RetentionInDays]).toEqual([nameOf(it), 30]);
    for (const it of all('AWS::Lambda::Function'))
      expect([nameOf(it), it.properties.LoggingConfig]).toEqual([
        nameOf(it),
        expect.objectContaining({ LogGroup: expect.anything() }),
      ]);
  });

  it('let no function that serves requests send a mail: no response waits for one', () => {
    const mails = ([, statements]: (typeof production.roles)[number]) =>
      grantsOf(statements).some((may) => may.startsWith('ses:'));
    expect(
      production.roles
        .filter(mails)
        .map(([name]) => name)
        .sort(),
    ).toEqual(['Accounts-Outbox', 'Commerce-Outbox', 'Inquiries-Outbox', 'Newsletter-Outbox']);
    for (const { properties } of all('AWS::ApiGatewayV2::Integration'))
      expect(text(properties)).not.toContain('Outbox');
  });

  it('serve pages from the pages function, once the files they name are deployed', () => {
    const [distribution] = all('AWS::CloudFront::Distribution');
    const config = distribution?.properties.DistributionConfig as { DefaultCacheBehavior: Properties };
    expect(config.DefaultCacheBehavior.OriginRequestPolicyId).toBeUndefined();
    const pages = ours().find(({ stack }) => stack.endsWith('-Web'));
    expect(pages && written(pages).DependsOn).toEqual(
      expect.arrayContaining(all('Custom::CDKBucketDeployment').map(({ id }) => id)),
    );
  });

  it('send all security headers with pages and the API, and those for files with files', () => {
    const strictTransport = { AccessControlMaxAgeSec: yearInSeconds, IncludeSubdomains: true, Override: true };
    const { 'Web-SiteHeaders': ofPages, 'Web-SiteFileHeaders': ofFiles } = headersPolicies();
    const { ContentSecurityPolicy: policy, ...others } = ofPages?.SecurityHeadersConfig ?? {};
    const { ContentSecurityPolicy: csp, Override } = policy as { ContentSecurityPolicy: string; Override: boolean };
    expect([directivesOf(csp), Override]).toEqual([directives('https://bucket.test', inlineScript), true]);
    expect(others).toEqual({
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: frameOptions, Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrerPolicy, Override: true },
      StrictTransportSecurity: strictTransport,
    });
    expect(ofPages?.CustomHeadersConfig).toEqual({
      Items: [{ Header: 'Permissions-Policy', Value: permissionsPolicy, Override: true }],
    });
    expect(ofFiles?.SecurityHeadersConfig).toEqual({
      ContentTypeOptions: { Override: true },
      StrictTransportSecurity: strictTransport,
    });
  });

  it('leave no response of the distribution without them', () => {
    expect(behaviors().map((it) => [it.PathPattern, it.ResponseHeadersPolicyId])).toEqual([
      ['*', 'Web-SiteHeaders'],
      ['/api/*', 'Web-SiteHeaders'],
      ['/assets/*.js', 'Web-SiteFileHeaders'],
      ['/assets/*', 'Web-SiteFileHeaders'],
      ['/icon.svg', 'Web-SiteFileHeaders'],
    ]);
  });

  it("write the visitor's address into every request for the API and for pages", () => {
    const arn = 'arn:aws:cloudfront::000000000000:function';
    const run = (name: string) => [{ EventType: 'viewer-request', FunctionARN: `${arn}/${name}` }];
    expect(behaviors().map((it) => [it.PathPattern, it.FunctionAssociations])).toEqual([
      ['*', run('Web-SiteViewerAddress')],
      ['/api/*', run('Web-SiteViewerAddress')],
      ['/assets/*.js', run('Web-SitePreferBrotli')],
      ['/assets/*', undefined],
      ['/icon.svg', undefined],
    ]);
    const [written] = all('AWS::CloudFront::Function').filter((it) => nameOf(it) === 'Web-SiteViewerAddress');
    expect(written?.properties).toMatchObject({
      AutoPublish: true,
      FunctionCode: readFileSync('infra/edge/viewer-address.js', 'utf8'),
      FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
    });
  });

  it('let the edge keep no error of its own accord, and pass each on as it is', () => {
    const statuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    expect(distribution().CustomErrorResponses).toEqual(
      statuses.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it('publish mail events to the default bus, the only one that SES supports', () => {
    const [destination] = all('AWS::SES::ConfigurationSetEventDestination');
    expect(destination?.properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['send', 'delivery', 'bounce', 'complaint'],
    });
    expect(text(destination?.properties ?? {})).toContain(':event-bus/default');
  });

  it('bundle every function into modules that find each other, with source maps', () => {
    for (const { metadata, stack } of ours()) {
      const folder = join(production.directory, String(metadata['aws:asset:path']));
      const files = readdirSync(folder);
      expect(files, stack).toEqual(expect.arrayContaining(['index.mjs', 'index.mjs.map']));
      const modules = files.filter((file) => file.endsWith('.mjs'));
      const wanted = modules.flatMap((file) => importsOf(join(folder, file)));
      expect([...new Set(['index.mjs', ...wanted])].sort()).toEqual(modules.sort());
    }
  });
});
