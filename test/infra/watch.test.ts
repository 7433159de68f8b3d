import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { stageConfig } from '#infra/config.ts';
import { tableIndexes } from '#infra/constructs/table.ts';
import { bookOutboxes, jobOutboxes, outboxes } from '#infra/watch/outbox-alarms.ts';
import { projectRoot } from '#scripts/build/inputs.ts';
import { alarmedMetrics, regularMetrics, schedules, secrets } from '#scripts/costs/usage.ts';
import { type Properties, type Resource, Stacks } from '#scripts/local/stacks.ts';
import { metrics, metricsNamespace, serviceDimension } from '#shared/kernel/metrics.ts';
import { productionApp } from './production-app.ts';

interface MetricOf {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: string }[];
}
interface AlarmProperties extends Partial<MetricOf> {
  readonly AlarmDescription: string;
  readonly AlarmActions: readonly string[];
  readonly TreatMissingData: string;
  readonly Metrics?: readonly {
    readonly Id: string;
    readonly Expression?: string;
    readonly MetricStat?: { readonly Metric: MetricOf; readonly Unit?: string };
  }[];
}

const config = stageConfig('production');
let assembly: string;
let stacks: Stacks;

const all = (type: string): Resource[] => stacks.all(type);
const properties = <T = Properties>(resource: Resource): T => stacks.properties<T>(resource);
const alarms = () => all('AWS::CloudWatch::Alarm').map((it) => properties<AlarmProperties>(it));
/** The metrics that an alarm reads, each with its unit where one is given. */
const metricsOf = ({ Metrics, Namespace = '', MetricName = '', Dimensions = [] }: AlarmProperties) => {
  const read = Metrics?.flatMap(({ MetricStat }) => MetricStat ?? []);
  return (read ?? [{ Metric: { Namespace, MetricName, Dimensions }, Unit: undefined }]).map(({ Metric, Unit }) => ({
    ...Metric,
    Unit,
  }));
};
const ours = (alarm: AlarmProperties) =>
  metricsOf(alarm).filter(({ Namespace }) => Namespace === metricsNamespace('production'));
/** What our functions find in their environments. */
const variables = () =>
  all('AWS::Lambda::Function')
    .filter((it) => String(it.properties.Runtime).startsWith('nodejs'))
    .map((it) => properties<{ Environment: { Variables: Record<string, string> } }>(it).Environment.Variables);
const serviceOf = ({ Dimensions = [] }: Pick<MetricOf, 'Dimensions'>) =>
  Dimensions.find(({ Name }) => Name === serviceDimension)?.Value;

beforeAll(async () => {
  const { app } = await productionApp();
  assembly = app.synth().directory;
  stacks = new Stacks(assembly);
}, 180_000);

describe('alarms', () => {
  it('each name a runbook, and each runbook is named by one or stands for itself', () => {
    const named = alarms().map(
      ({ AlarmDescription }) => /What to do: docs\/runbooks\/(.+)\.md$/.exec(AlarmDescription)?.[1],
    );
    const written = readdirSync(join(projectRoot, 'docs/runbooks')).map((file) => file.replace(/\.md$/, ''));
    expect(all('AWS::Budgets::Budget')).toHaveLength(1);
    expect(written.sort()).toEqual([...new Set([...named, 'budget', 'restore-table'])].sort());
  });

  it('tell the address of the stage, over an encrypted topic that takes nothing without TLS', () => {
    const [topic] = all('AWS::SNS::Topic');
    const [subscription] = all('AWS::SNS::Subscription').map((it) => properties(it));
    const arn = topic && properties(topic) && subscription?.TopicArn;
    expect(subscription).toMatchObject({ Protocol: 'email', Endpoint: config.alarmMail });
    for (const { AlarmActions } of alarms()) expect(AlarmActions).toEqual([arn]);
    expect(topic?.properties.KmsMasterKeyId).toBeDefined();
    const mayPublish = JSON.stringify(all('AWS::SNS::TopicPolicy').map((it) => it.properties));
    expect(mayPublish).toContain('"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"');
    for (const policy of [mayPublish, JSON.stringify(all('AWS::KMS::Key').map((it) => it.properties))])
      expect(policy).toMatch(
        /"aws:SourceAccount":[^}]+\}+,"Effect":"Allow","Principal":\{"Service":"cloudwatch.amazonaws.com"\}/,
      );
  });

  it('watch what waits in the queue of failed events, by its name', () => {
    const [queue] = all('AWS::SQS::Queue');
    const watched = alarms()
      .flatMap(metricsOf)
      .filter(({ Namespace }) => Namespace === 'AWS/SQS');
    expect(watched).toHaveLength(1);
    const name = queue && stacks.nameOf(queue);
    expect(watched[0]).toMatchObject({ Dimensions: [{ Name: 'QueueName', Value: name }] });
  });

  it('watch reads and writes that the table refuses, and those of each of its indexes', () => {
    const refused = alarms()
      .flatMap(metricsOf)
      .filter(({ Namespace }) => Namespace === 'AWS/DynamoDB')
      .map(({ MetricName, Dimensions = [] }) => {
        const index = Dimensions.find(({ Name }) => Name === 'GlobalSecondaryIndexName');
        return `${MetricName} ${index?.Value ?? 'table'}`;
      });
    const kinds = ['ReadThrottleEvents', 'WriteThrottleEvents'];
    const places = [...tableIndexes, 'table'];
    expect(refused.sort()).toEqual(kinds.flatMap((kind) => places.map((place) => `${kind} ${place}`)).sort());
  });

  it('watch only what a function reports under that name and unit', () => {
    const services = variables().map((it) => {
      expect(it.POWERTOOLS_METRICS_NAMESPACE).toBe(metricsNamespace('production'));
      return it.POWERTOOLS_SERVICE_NAME;
    });
    const known = Object.values(metrics).map(({ name, unit }) => `${name} ${unit}`);
    for (const metric of alarms().flatMap(ours)) {
      expect(known).toContain(`${metric.MetricName} ${metric.Unit}`);
      expect(services).toContain(serviceOf(metric));
    }
  });

  it('tell of what is given up in every outbox', () => {
    const workers = variables().flatMap(({ POWERTOOLS_SERVICE_NAME: it = '' }) => (it.endsWith('-outbox') ? it : []));
    const watched = alarms()
      .flatMap(ours)
      .filter(({ MetricName }) => MetricName === metrics.tasksGivenUp.name);
    expect(watched.map(serviceOf).sort()).toEqual(workers.sort());
  });

  it('watch every figure that functions report, and each is reported somewhere', () => {
    const watched = new Set(
      alarms()
        .flatMap(ours)
        .map(({ MetricName }) => MetricName),
    );
    expect([...watched].sort()).toEqual(
      Object.values(metrics)
        .map(({ name }) => name)
        .sort(),
    );
    const sources = globSync('functions/**/*.ts', { cwd: projectRoot }).filter((file) => !file.endsWith('.test.ts'));
    const code = sources.map((file) => readFileSync(join(projectRoot, file), 'utf8')).join('\n');
    for (const name of Object.keys(metrics)) expect(code).toContain(`report('${name}', `);
  });

  it('add up what all services report of a figure, those without one as nothing', () => {
    const sums = alarms().filter(
      (alarm) => metricsOf(alarm).length > 1 && ours(alarm).every(({ MetricName }) => MetricName !== 'OutboxAge'),
    );
    const expressionOf = ({ Metrics = [] }: Pick<AlarmProperties, 'Metrics'>) =>
      Metrics.flatMap(({ Expression }) => Expression ?? []);
    const services = sums.map((alarm) => ours(alarm).map((it) => `${it.MetricName} ${serviceOf(it)}`));
    const given = (of: readonly string[]) => of.map((it) => `TasksGivenUp ${it}`);
    const inDoubt = ['http', 'outbox', 'reconciler'].map((it) => `OrdersInDoubt commerce-${it}`);
    // Those with nothing of ours are of all functions and of the table.
    const ofOurs = [['FilesAwaited catalog-files'], inDoubt, given(outboxes), given(jobOutboxes)];
    expect(services).toEqual([[], ...ofOurs, []]);
    for (const [index, { Metrics = [] }] of sums.entries()) {
      const [expression = ''] = expressionOf({ Metrics });
      const ids = Metrics.flatMap(({ Id, MetricStat }) => (MetricStat ? Id : []));
      expect(expression).toBe(ids.map((id) => `FILL(${id}, 0)`).join(index < 2 ? ' - ' : ' + '));
    }
  });

  it('that watch several outboxes see the latest task, and hear when one of them falls silent', () => {
    const shared = alarms().filter(
      (alarm) => metricsOf(alarm).length > 1 && ours(alarm).some(({ MetricName }) => MetricName === 'OutboxAge'),
    );
    expect(shared.map((alarm) => ours(alarm).map(serviceOf))).toEqual([
      ['inquiries-outbox', 'newsletter-outbox'],
      [...bookOutboxes],
    ]);
    const expressions = shared.map(({ Metrics = [] }) => Metrics.flatMap(({ Expression }) => Expression ?? []));
    expect(expressions).toEqual([['MAX([m0, m1]) + 0 * (m0 + m1)'], ['MAX([m0, m1, m2]) + 0 * (m0 + m1 + m2)']]);
  });

  it('are not rung by the errors of steps, which their state machine handles: an execution that fails rings', () => {
    const steps = all('AWS::Lambda::Function').filter((it) => /-(?:Step|Sending)$/.test(stacks.nameOf(it)));
    const names = steps.map((it) => [
      { Name: 'FunctionName', Value: properties(it).FunctionName ?? stacks.nameOf(it) },
    ]);
    const errors = alarms()
      .flatMap(metricsOf)
      .filter(({ MetricName }) => MetricName === 'Errors');
    expect(errors.map(({ Dimensions = [] }) => Dimensions)).toEqual([[], ...names]);
  });

  it('rise at these values, in so many periods on end', () => {
    const rises = all('AWS::CloudWatch::Alarm').map((it) => {
      const { Threshold, EvaluationPeriods, ComparisonOperator } = properties(it);
      return [stacks.nameOf(it), `${ComparisonOperator} ${Threshold} in ${EvaluationPeriods}`];
    });
    const atLeast = (value: number, periods = 1) => `GreaterThanOrEqualToThreshold ${value} in ${periods}`;
    expect(Object.fromEntries(rises)).toEqual({
      'Watch-FunctionErrors': atLeast(3),
      'Watch-FunctionThrottles': atLeast(5),
      'Watch-EventsDropped': atLeast(1),
      'Watch-ApiErrors': atLeast(5),
      'Watch-ApiLatency': atLeast(3000, 3),
      'Watch-OrdersInDoubt': atLeast(1),
      'Watch-OrdersStuck': atLeast(1),
      'Watch-WebhooksFailed': atLeast(3),
      'Watch-OutboxAgeaccountsoutbox': atLeast(1800, 3),
      'Watch-OutboxAgecatalogoutbox': atLeast(1800, 3),
      'Watch-OutboxAgecommerceoutbox': atLeast(1800, 3),
      'Watch-OutboxAgeinquiriesoutboxnewsletteroutbox': atLeast(1800, 3),
      'Watch-OutboxAgevocabularyoutbox': atLeast(1800, 3),
      'Watch-BooksWait': atLeast(7200, 3),
      'Watch-TasksGivenUp': atLeast(1),
      'Watch-JobsGivenUp': atLeast(1),
      'Watch-SnapshotAge': atLeast(1200, 3),
      'Watch-TableThrottles': atLeast(10),
      'Watch-MailBounces': atLeast(0.04),
      'Watch-MailComplaints': atLeast(0.0008),
    });
  });

  it('rise when what reports regularly falls silent, and only then', () => {
    const breaching = alarms().filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    expect(
      breaching
        .flatMap(ours)
        .map((it) => `${it.MetricName} ${serviceOf(it)}`)
        .sort(),
    ).toEqual([
      'OrdersStuck commerce-reconciler',
      'OutboxAge accounts-outbox',
      'OutboxAge catalog-file-outbox',
      'OutboxAge catalog-intake-outbox',
      'OutboxAge catalog-outbox',
      'OutboxAge commerce-outbox',
      'OutboxAge generation-outbox',
      'OutboxAge inquiries-outbox',
      'OutboxAge newsletter-outbox',
      'OutboxAge vocabulary-outbox',
      'SnapshotAge catalog-snapshot',
    ]);
    expect(alarms().every(({ TreatMissingData }) => /^(notB|b)reaching$/.test(TreatMissingData))).toBe(true);
  });

  it('cost little: ten cents for each metric beyond ten', () => {
    expect(alarms().length).toBeLessThanOrEqual(20);
    expect(all('AWS::CloudWatch::Dashboard')).toHaveLength(1);
  });
});

describe('the costs', () => {
  it('count the metrics, schedules and secrets that there are', () => {
    expect(alarms().flatMap(metricsOf)).toHaveLength(alarmedMetrics);
    expect(all('AWS::SecretsManager::Secret')).toHaveLength(secrets);
    const silenceIsWrong = alarms().filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    // The delay of other outboxes is reported as well, though no alarm reads it.
    expect(silenceIsWrong.flatMap(ours).length + jobOutboxes.length - bookOutboxes.length).toBe(regularMetrics);
    const expressions = all('AWS::Events::Rule').flatMap(({ properties: { ScheduleExpression: it } }) => it ?? []);
    const minutes = expressions.map((it) =>
      String(it).replace('rate(1 hour)', '60').replace('cron(20 0/3 * * ? *)', '180').replace(/\D/g, ''),
    );
    const counts = Object.entries(Object.groupBy(minutes, (it) => it)).map(([it, all = []]) => [it, all.length]);
    expect(Object.fromEntries(counts)).toEqual(schedules);
  });
});

describe('the stack that watches', () => {
  it('holds on to nothing in another stack, so that what it watches can be removed', () => {
    const [{ stack } = { stack: '' }] = all('AWS::CloudWatch::Dashboard');
    const template = readFileSync(join(assembly, `${stack}.template.json`), 'utf8');
    expect(template).toContain('Fn::GetStackOutput');
    expect(template).not.toContain('Fn::ImportValue');
  });

  it('draws every function, found by words of its name: what is in quotes would be the whole name', () => {
    const [dashboard] = all('AWS::CloudWatch::Dashboard').map((it) => JSON.stringify(it.properties));
    const terms = [...(dashboard ?? '').matchAll(/SEARCH\('\{AWS\/Lambda,FunctionName\} (.+?)'/g)].map(([, it]) => it);
    expect(terms).toHaveLength(1);
    expect(terms[0]?.replaceAll('\\', '')).toBe('MetricName="Errors" FunctionName=Rampart FunctionName=production');
  });

  it('tells of the budget at 80 %, and when it will not do', () => {
    const [budget] = all('AWS::Budgets::Budget').map((it) =>
      properties<{ Budget: object; NotificationsWithSubscribers: { Notification: object; Subscribers: object[] }[] }>(
        it,
      ),
    );
    expect(budget?.Budget).toMatchObject({
      BudgetLimit: { Amount: config.monthlyBudget, Unit: 'USD' },
      TimeUnit: 'MONTHLY',
    });
    expect(budget?.NotificationsWithSubscribers.map(({ Notification }) => Notification)).toMatchObject([
      { NotificationType: 'ACTUAL', Threshold: 80 },
      { NotificationType: 'FORECASTED', Threshold: 100 },
    ]);
  });

  it('has queries over every log of a function and of the gateway', () => {
    const queries = all('AWS::Logs::QueryDefinition').map((it) =>
      properties<{ Name: string; QueryString: string; LogGroupNames: string[] }>(it),
    );
    // The helper that deploys the files of the site runs only then.
    const names = all('AWS::Logs::LogGroup').map((it) => stacks.nameOf(it));
    // What machines did is looked up by execution; they know no request.
    const besides = ['Web-SiteDeploymentLogs', 'Generation-WritingLogs', 'Newsletter-NewslettersLogs'];
    const logs = names.filter((name) => !besides.includes(name)).sort();
    const named = (name: string) => queries.find(({ Name }) => Name.endsWith(`/${name}`));
    expect(named('Find a request')?.LogGroupNames.toSorted()).toEqual(logs);
    // The quota of a query.
    expect(logs.length).toBeLessThanOrEqual(50);
    for (const name of ['Errors of the last hour', 'Life of an order'])
      expect(named(name)?.LogGroupNames.toSorted()).toEqual(logs.filter((log) => log !== 'Api-SiteAccess'));
    for (const name of ['Slowest calls', 'Slow routes']) expect(named(name)?.LogGroupNames).toEqual(['Api-SiteAccess']);
    expect(named('Find a request')?.QueryString).toMatch(/\n\| filter request_id = /);
  });
});
