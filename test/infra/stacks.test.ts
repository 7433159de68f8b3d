import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newsletterKind } from '#functions/newsletter/sending/tags.ts';
import { limits } from '#lib/aws/limits.ts';
import type { Properties, Resource } from '#scripts/local/stacks.ts';
import { outputSources } from '#scripts/operate/target.ts';
import { grantsOf } from './grants.ts';
import { machineFaults, triesAfter } from './machine-rules.ts';
import { Production } from './production.ts';

let production: Production;
const all = (type: string) => production.all(type);
const ours = () => production.functions();
const nameOf = (resource: Pick<Resource, 'stack' | 'id'>) => production.stacks.nameOf(resource);
const text = (properties: Properties) => JSON.stringify(properties);

/** What pdf.js would load in a browser. On a server its worker is part of the same module. */
const onlyInBrowsers = 'pdf.worker.mjs';

/** The modules beside it that a minified module imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/["`]\.\/([\w.-]+\.mjs)["`]/g)].map(([, name = '']) => name);

beforeAll(async () => {
  production = await Production.synthesise();
}, 180_000);

/** How a state of a machine is tried again. */
interface Retry {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds?: number;
  readonly BackoffRate?: number;
  readonly MaxAttempts?: number;
  readonly MaxDelaySeconds?: number;
}

describe('the stacks of production', () => {
  it('tell an operator, and the commands in scripts, what was created', () => {
    // The others are for stacks that refer to these.
    const outputsOf = (part: string) => production.outputsOf(part).filter((name) => !name.startsWith('PublishOutput'));
    const outputs = ['Auth', 'Data', 'Web'].map((part) => [part, outputsOf(part)]);
    expect(Object.fromEntries(outputs)).toEqual({
      Auth: ['UserPoolId', 'UserPoolClientId'],
      Data: ['TableName', 'AuditTableName', 'EventBusName', 'StripeSecretArn', 'GatewaySecretArn'],
      Web: ['SiteUrl', 'DnsTarget', 'StripeWebhook'],
    });
    for (const [part, name] of outputSources) expect(production.outputsOf(part)).toContain(name);
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
      'AiTools-AiToolsOutboxDue': 'rampart.ai-tools: outbox.due',
      'AiTools-AiToolsOutboxSweep': 'rate(1 minute)',
      'AiTools-AiToolsTrashSweep': 'rate(1 hour)',
      'Articles-ArticleSchedule': 'rate(1 minute)',
      'Articles-ArticlesObjectSweep': 'rate(1 hour)',
      'Articles-ArticlesOutboxDue': 'rampart.articles: outbox.due',
      'Articles-ArticlesOutboxSweep': 'rate(1 minute)',
      'Catalog-CatalogChanged': 'rampart.catalog: card.changed',
      'Catalog-CatalogFilesOutboxDue': 'rampart.catalog-files: outbox.due',
      'Catalog-CatalogFilesOutboxSweep': 'rate(1 minute)',
      'Catalog-CatalogIntakeOutboxDue': 'rampart.catalog-intake: outbox.due',
      'Catalog-CatalogIntakeOutboxSweep': 'rate(1 minute)',
      'Catalog-CatalogObjectSweep': 'rate(1 hour)',
      'Catalog-CatalogOutboxDue': 'rampart.catalog: outbox.due',
      'Catalog-CatalogOutboxSweep': 'rate(1 minute)',
      'Catalog-CatalogSweep': 'rate(1 minute)',
      'Catalog-CatalogTrashSweep': 'rate(1 hour)',
      'Coaching-CoachingOutboxDue': 'rampart.coaching: outbox.due',
      'Coaching-CoachingOutboxSweep': 'rate(1 minute)',
      'Coaching-CoachingTrashSweep': 'rate(1 hour)',
      'Commerce-CommerceOutboxDue': 'rampart.commerce: outbox.due',
      'Commerce-CommerceOutboxSweep': 'rate(1 minute)',
      'Commerce-Reconcile': 'rate(15 minutes)',
      'Generation-GenerationObjectSweep': 'rate(1 hour)',
      'Generation-GenerationOutboxDue': 'rampart.generation: outbox.due',
      'Generation-GenerationOutboxSweep': 'rate(1 minute)',
      'Inquiries-InquiriesNightly': 'cron(20 0/3 * * ? *)',
      'Inquiries-InquiriesOutboxDue': 'rampart.inquiries: outbox.due',
      'Inquiries-InquiriesOutboxSweep': 'rate(1 minute)',
      'Newsletter-MailEventQueueReturned': 'aws.ses: Email Bounced, Email Complaint Received',
      'Newsletter-MailEventQueueSent': 'aws.ses: Email Sent',
      'Newsletter-NewsletterOutboxDue': 'rampart.newsletter: outbox.due',
      'Newsletter-NewsletterOutboxSweep': 'rate(1 minute)',
      'Notifications-NotificationsNightly': 'cron(20 0/3 * * ? *)',
      'Notifications-NotificationsOutboxDue': 'rampart.notifications: outbox.due',
      'Notifications-NotificationsOutboxSweep': 'rate(1 minute)',
      'Notifications-OfferSweep': 'rate(1 hour)',
      'Privacy-DeletionSweep': 'rate(5 minutes)',
      'Privacy-ExportSweep': 'rate(5 minutes)',
      'Settings-SettingsOutboxDue': 'rampart.settings: outbox.due',
      'Settings-SettingsOutboxSweep': 'rate(1 minute)',
      'Uploads-UploadsObjectSweep': 'rate(1 hour)',
      'Vocabulary-VocabularyOutboxDue': 'rampart.vocabulary: outbox.due',
      'Vocabulary-VocabularyOutboxSweep': 'rate(1 minute)',
      'Web-InvalidationSweep': 'rate(1 minute)',
    });
  });

  it('run what answers requests for less than the gateway waits, everything else for minutes, and a step of a machine for ten', () => {
    const [answering, background] = [production.behindRoutes(), production.behindRules()];
    const stepping = production.behindMachines();
    const taking = production.behindQueues();
    expect([...answering, ...background, ...stepping, ...taking].sort()).toEqual(ours().map(nameOf).sort());
    const limitOf = (name: string): number => {
      // A turn of a newsletter is over in less than one; what it has claimed is free again soon after a crash.
      if (name === 'Newsletter-Sending') return 120;
      if (taking.has(name)) return 60;
      if (stepping.has(name)) return 600;
      if (name === 'Catalog-Snapshot') return 60;
      return background.has(name) ? 300 : 29;
    };
    for (const fn of ours()) {
      const { Timeout, Environment } = production.stacks.properties<{ Timeout: number; Environment: Properties }>(fn);
      const expected = limitOf(nameOf(fn));
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
    expect(others.map(nameOf)).toEqual(['Newsletter-MailEventQueue']);
    expect(failures?.properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 86_400 });
    const policies = all('AWS::SQS::QueuePolicy').map(({ properties }) => text(properties));
    expect(policies).toHaveLength(2);
    for (const policy of policies) expect(policy).toMatch(/"aws:SecureTransport":"false".*"Effect":"Deny"/s);
  });

  it('take events about mails from a queue in batches: longer hidden than a function runs, kept after five failures', () => {
    const [queue] = all('AWS::SQS::Queue').filter((it) => nameOf(it) === 'Newsletter-MailEventQueue');
    expect(production.stacks.properties(queue as Resource)).toMatchObject({
      ...{ VisibilityTimeout: 365, MessageRetentionPeriod: 4 * 86_400, SqsManagedSseEnabled: true },
      RedrivePolicy: { deadLetterTargetArn: 'arn:aws:sqs:us-east-1:000000000000:Data-Failures', maxReceiveCount: 5 },
    });
    const mappings = all('AWS::Lambda::EventSourceMapping').map((it) => production.stacks.properties(it));
    expect(mappings).toEqual([
      expect.objectContaining({
        ...{ BatchSize: 200, MaximumBatchingWindowInSeconds: 5, FunctionResponseTypes: ['ReportBatchItemFailures'] },
        FunctionName: 'Newsletter-MailFeedback',
        // A burst leaves most of an account's ten instances to whoever answers requests.
        ScalingConfig: { MaximumConcurrency: 5 },
      }),
    ]);
  });

  it('take in events about our own mails only, among those of the whole account', () => {
    const patterns = all('AWS::Events::Rule')
      .map((rule) => production.stacks.properties<{ EventPattern?: { source?: string[]; detail?: object } }>(rule))
      .flatMap(({ EventPattern }) => (EventPattern?.source?.includes('aws.ses') ? [EventPattern.detail] : []));
    const ours = { 'ses:configuration-set': [expect.stringContaining('Mail')] };
    expect(patterns).toEqual([{ mail: { tags: ours } }, { mail: { tags: { ...ours, kind: [newsletterKind] } } }]);
  });

  it('limit the time of every execution and task, and try again what passes by itself', () => {
    // Reading them checks them against the rules of the language.
    const faults = production.stacks.machines().map(({ name, definition }) => [name, machineFaults(definition)]);
    expect(faults.filter(([, found]) => found?.length)).toEqual([]);
  });

  it('ask a model that does not answer in time six times at most: every request is paid for', () => {
    const [writing] = production.stacks.machines().filter(({ name }) => name === 'Generation-WritingMachine');
    const tries = triesAfter('ModelTimeoutError', writing?.definition ?? '');
    expect(tries.length).toBeGreaterThan(5);
    for (const [, again] of tries) expect((1 + again) * limits.model.attempts).toBeLessThanOrEqual(6);
  });

  it('try a turn of a newsletter again for ten minutes, at growing distances: longer than what it has claimed is its own', () => {
    const [sending] = production.stacks.machines().filter(({ name }) => name === 'Newsletter-NewslettersMachine');
    const { Turn } = (JSON.parse(sending?.definition ?? '{}') as { States: Record<string, { Retry: Retry[] }> }).States;
    const last = Turn?.Retry.find(({ ErrorEquals }) => ErrorEquals.includes('States.ALL'));
    const { IntervalSeconds = 0, BackoffRate = 1, MaxAttempts = 0, MaxDelaySeconds = 0 } = last ?? {};
    const delays = Array.from({ length: MaxAttempts }, (_, i) =>
      Math.min(MaxDelaySeconds, IntervalSeconds * BackoffRate ** i),
    );
    expect(delays[0]).toBeLessThanOrEqual(5);
    expect(delays.at(-1)).toBe(120);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(600);
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
    ).toEqual([
      'Accounts-Outbox',
      'Commerce-Outbox',
      'Inquiries-Outbox',
      'Newsletter-Outbox',
      'Newsletter-Sending',
      'Privacy-Exports',
    ]);
    for (const { properties } of all('AWS::ApiGatewayV2::Integration'))
      expect(text(properties)).not.toContain('Outbox');
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
      const named = modules.flatMap((file) => importsOf(join(folder, file)));
      const wanted = named.filter((name) => name !== onlyInBrowsers);
      expect([...new Set(['index.mjs', ...wanted])].sort()).toEqual(modules.sort());
    }
  });
});
