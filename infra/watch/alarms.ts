import { Duration } from 'aws-cdk-lib';
import type { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricName } from '#shared/kernel/metrics.ts';
import { difference, type Figure, largest, ofAws, reported, sum } from './watched.ts';

/** What the alarms watch, by name. */
export interface Watched {
  readonly stage: string;
  readonly apiId: string;
  readonly table: string;
  /** The queue of events that functions failed to process. */
  readonly failures: string;
  /** Names of the table's indexes. */
  readonly indexes: readonly string[];
  /** ARNs of the state machines. */
  readonly machines: readonly string[];
  /** Names of the functions that do the steps of state machines. */
  readonly steps: readonly string[];
}

export interface Alarmed {
  /** In `docs/runbooks`, without its ending. */
  readonly runbook: string;
  /** What has happened, for the mail's reader. */
  readonly says: string;
  readonly figure: Figure;
  /** At this value or above something is wrong, in so many periods on end. */
  readonly from: number;
  readonly periods: number;
  /**
   * What no figure means: silence is fine where figures tell of failures, and wrong where something reports
   * regularly.
   */
  readonly silence: 'fine' | 'wrong';
}

const fiveMinutes = Duration.minutes(5);
const hour = Duration.hours(1);

/** The services with an outbox whose delay is watched. One alarm tells what they and state machines have given up: ten metrics at most. */
export const outboxes = [
  'accounts-outbox',
  'catalog-outbox',
  'commerce-outbox',
  'inquiries-outbox',
  'newsletter-outbox',
  'vocabulary-outbox',
] as const;
/** Outboxes that one alarm watches the delay of. A stage has twenty alarms, so those that only send mails share one. */
const soon: readonly (readonly string[])[] = [
  ['accounts-outbox'],
  ['catalog-outbox'],
  ['commerce-outbox'],
  ['inquiries-outbox', 'newsletter-outbox'],
  ['vocabulary-outbox'],
];
/**
 * Outboxes that make books and their files, one after the other: a hundred uploads take half an hour, and a framework
 * that is renamed concerns the files of thousands.
 */
export const bookOutboxes = ['catalog-file-outbox', 'catalog-intake-outbox', 'generation-outbox'] as const;
/**
 * The other ones, ten at most. What jobs of admins wait for is seen by whoever has asked for it; the delay of those that
 * make books has an alarm.
 */
export const jobOutboxes = [
  'ai-tools-outbox',
  'articles-outbox',
  'catalog-file-outbox',
  'catalog-intake-outbox',
  'coaching-outbox',
  'generation-outbox',
  'notifications-outbox',
  'settings-outbox',
] as const;
/** The services that settle orders. */
export const settlers = ['commerce-http', 'commerce-outbox', 'commerce-reconciler'] as const;

/** All alarms of a stage. Each metric that one reads costs ten cents a month, of which an account has ten free. */
export const alarmsOf = (from: Watched): Readonly<Record<string, Alarmed>> => ({
  ...functions(from),
  ...api(from),
  ...orders(from),
  ...outbox(from),
  ...stores(from),
  ...mails(),
});

/**
 * Errors of all functions but those that do the steps of state machines: a step throws whatever its machine has to know,
 * a busy model or a cancellation. What that leads to is an execution that fails, which has an alarm of its own.
 */
function unexpectedErrors(steps: Watched['steps']): MathExpression {
  const all = { period: fiveMinutes, statistic: 'Sum' } as const;
  const errorsOf = (FunctionName: string) => ofAws('Lambda', 'Errors', { ...all, of: { FunctionName } });
  return difference([ofAws('Lambda', 'Errors', all), ...steps.map(errorsOf)], fiveMinutes, 'Errors');
}

const functions = ({ failures, steps }: Watched): Record<string, Alarmed> => ({
  FunctionErrors: {
    runbook: 'function-errors',
    says: 'Functions have thrown errors or timed out',
    figure: unexpectedErrors(steps),
    from: 3,
    periods: 1,
    silence: 'fine',
  },
  FunctionThrottles: {
    runbook: 'function-throttles',
    says: 'More functions should run at once than the account allows',
    figure: ofAws('Lambda', 'Throttles', { period: fiveMinutes, statistic: 'Sum' }),
    from: 5,
    periods: 1,
    silence: 'fine',
  },
  EventsDropped: {
    runbook: 'events-dropped',
    says: 'Events or scheduled runs have failed for good and wait in the queue of failures',
    figure: ofAws('SQS', 'ApproximateNumberOfMessagesVisible', {
      period: fiveMinutes,
      statistic: 'Maximum',
      of: { QueueName: failures },
    }),
    from: 1,
    periods: 1,
    silence: 'fine',
  },
});

/** Executions that end by themselves without success; those that somebody stops are fine. */
const failedExecutions = (machines: Watched['machines']): Metric[] =>
  machines.flatMap((machine) =>
    ['ExecutionsFailed', 'ExecutionsTimedOut'].map((name) =>
      ofAws('States', name, { period: fiveMinutes, statistic: 'Sum', of: { StateMachineArn: machine } }),
    ),
  );

/** Errors of the API, without the answers that a file is just being made. */
const apiErrors = ({ stage, apiId }: Watched): MathExpression => {
  const options = { period: fiveMinutes, statistic: 'Sum' } as const;
  const errors = ofAws('ApiGateway', '5xx', { ...options, of: { ApiId: apiId } });
  const awaited = reported(stage, 'filesAwaited', 'catalog-files', options);
  return difference([errors, awaited], fiveMinutes, '5xx');
};

const api = ({ apiId, ...from }: Watched): Record<string, Alarmed> => ({
  ApiErrors: {
    runbook: 'api-errors',
    says: 'Visitors get errors of the server',
    figure: apiErrors({ apiId, ...from }),
    from: 5,
    periods: 1,
    silence: 'fine',
  },
  ApiLatency: {
    runbook: 'api-latency',
    says: 'One of twenty requests takes more than three seconds',
    figure: ofAws('ApiGateway', 'Latency', { period: fiveMinutes, statistic: 'p95', of: { ApiId: apiId } }),
    from: 3000,
    periods: 3,
    silence: 'fine',
  },
});

/** The sum of what several services report. */
function sumOf(stage: string, name: MetricName, services: readonly string[], period: Duration): MathExpression {
  const figure = (service: string) => reported(stage, name, service, { period, statistic: 'Sum' });
  return sum(services.map(figure), period, services.length > 1 ? name : (services[0] ?? name));
}

const orders = ({ stage }: Watched): Record<string, Alarmed> => ({
  OrdersInDoubt: {
    runbook: 'orders-in-doubt',
    says: 'An order needs a person: another amount was paid, it was paid twice, disputed, or a refund was refused',
    figure: sumOf(stage, 'ordersInDoubt', settlers, fiveMinutes),
    from: 1,
    periods: 1,
    silence: 'fine',
  },
  OrdersStuck: {
    runbook: 'orders-stuck',
    says: 'Orders stay open that should have been settled, or nobody looks for them',
    figure: reported(stage, 'ordersStuck', 'commerce-reconciler', { period: hour, statistic: 'Maximum' }),
    from: 1,
    periods: 1,
    silence: 'wrong',
  },
  WebhooksFailed: {
    runbook: 'webhooks-failed',
    says: "The payment gateway's webhooks are refused or fail",
    figure: reported(stage, 'webhooksFailed', 'commerce-http', { period: hour, statistic: 'Sum' }),
    from: 3,
    periods: 1,
    silence: 'fine',
  },
});

const givenUp = (stage: string, services: readonly string[]): Metric[] =>
  services.map((service) => reported(stage, 'tasksGivenUp', service, { period: fiveMinutes, statistic: 'Sum' }));

/** Seconds that the most overdue task of these outboxes has been waiting. */
const ageOf = (stage: string, services: readonly string[]): Figure =>
  largest(
    services.map((service) => reported(stage, 'outboxAge', service, { period: fiveMinutes, statistic: 'Maximum' })),
    fiveMinutes,
    'Oldest task',
  );

const outbox = ({ stage, machines }: Watched): Record<string, Alarmed> => ({
  ...Object.fromEntries(
    soon.map((services) => [
      `OutboxAge-${services.join('-')}`,
      {
        runbook: 'outbox-age',
        says: `Tasks of ${services.join(' or ')} have been waiting for half an hour, or nobody does them`,
        figure: ageOf(stage, services),
        from: 1800,
        periods: 3,
        silence: 'wrong',
      } as const,
    ]),
  ),
  BooksWait: {
    runbook: 'books-wait',
    says: 'Uploads, files of ebooks or generations have been waiting for two hours, or nobody does them',
    figure: ageOf(stage, bookOutboxes),
    from: 7200,
    periods: 3,
    silence: 'wrong',
  },
  TasksGivenUp: {
    runbook: 'tasks-given-up',
    says: 'A mail, a refund, a bulk act or an execution of a state machine has failed for good',
    figure: sum([...givenUp(stage, outboxes), ...failedExecutions(machines)], fiveMinutes, 'Given up'),
    from: 1,
    periods: 1,
    silence: 'fine',
  },
  // An alarm of its own: CloudWatch lets one read ten metrics.
  JobsGivenUp: {
    runbook: 'tasks-given-up',
    says: 'A bulk act, an export or the files of an ebook have failed for good',
    figure: sum(givenUp(stage, jobOutboxes), fiveMinutes, 'Jobs given up'),
    from: 1,
    periods: 1,
    silence: 'fine',
  },
});

const stores = ({ stage, table, indexes }: Watched): Record<string, Alarmed> => ({
  SnapshotAge: {
    runbook: 'snapshot-age',
    says: 'Lists and search show the shop as it was twenty minutes ago, or nobody builds what they show',
    figure: reported(stage, 'snapshotAge', 'catalog-snapshot', { period: fiveMinutes, statistic: 'Maximum' }),
    from: 1200,
    periods: 3,
    silence: 'wrong',
  },
  TableThrottles: {
    runbook: 'table-throttles',
    says: 'The table refuses reads or writes',
    figure: throttles(table, indexes),
    from: 10,
    periods: 1,
    silence: 'fine',
  },
});

/** Reads and writes that the table and its indexes have refused. */
function throttles(table: string, indexes: readonly string[]): MathExpression {
  const of = { TableName: table };
  const figure = (name: string, index?: string) =>
    ofAws('DynamoDB', `${name}ThrottleEvents`, {
      period: fiveMinutes,
      statistic: 'Sum',
      of: { ...of, ...(index && { GlobalSecondaryIndexName: index }) },
    });
  const figures = [undefined, ...indexes].flatMap((index) => [figure('Read', index), figure('Write', index)]);
  return sum(figures, fiveMinutes, 'Refused reads and writes');
}

/** SES warns at 5 % bounces and 0.1 % complaints and stops sending later; these alarms come before that. */
const mails = (): Record<string, Alarmed> => ({
  MailBounces: {
    runbook: 'mail-bounces',
    says: 'Four of a hundred mails come back',
    figure: ofAws('SES', 'Reputation.BounceRate', { period: hour, statistic: 'Maximum' }),
    from: 0.04,
    periods: 1,
    silence: 'fine',
  },
  MailComplaints: {
    runbook: 'mail-complaints',
    says: 'Eight of ten thousand mails are reported as spam',
    figure: ofAws('SES', 'Reputation.ComplaintRate', { period: hour, statistic: 'Maximum' }),
    from: 0.0008,
    periods: 1,
    silence: 'fine',
  },
});
