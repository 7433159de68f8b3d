import { Duration } from 'aws-cdk-lib';
import type { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricName } from '#shared/kernel/metrics.ts';
import type { Alarmed, Watched } from './alarmed.ts';
import { outboxAlarms } from './outbox-alarms.ts';
import { difference, ofAws, reported, sum } from './watched.ts';

const fiveMinutes = Duration.minutes(5);
const hour = Duration.hours(1);

/** The services that settle orders. */
export const settlers = ['commerce-http', 'commerce-outbox', 'commerce-reconciler'] as const;

/** All alarms of a stage. Each metric that one reads costs ten cents a month, of which an account has ten free. */
export const alarmsOf = (from: Watched): Readonly<Record<string, Alarmed>> => ({
  ...functions(from),
  ...api(from),
  ...orders(from),
  ...outboxAlarms(from),
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
