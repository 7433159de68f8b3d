import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Alarmed, Watched } from './alarmed.ts';
import { type Figure, largest, ofAws, reported, sum } from './watched.ts';

const fiveMinutes = Duration.minutes(5);

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

/** Executions that end by themselves without success; those that somebody stops are fine. */
const failedExecutions = (machines: Watched['machines']): Metric[] =>
  machines.flatMap((machine) =>
    ['ExecutionsFailed', 'ExecutionsTimedOut'].map((name) =>
      ofAws('States', name, { period: fiveMinutes, statistic: 'Sum', of: { StateMachineArn: machine } }),
    ),
  );

const givenUp = (stage: string, services: readonly string[]): Metric[] =>
  services.map((service) => reported(stage, 'tasksGivenUp', service, { period: fiveMinutes, statistic: 'Sum' }));

/** Seconds that the most overdue task of these outboxes has been waiting. */
const ageOf = (stage: string, services: readonly string[]): Figure =>
  largest(
    services.map((service) => reported(stage, 'outboxAge', service, { period: fiveMinutes, statistic: 'Maximum' })),
    fiveMinutes,
    'Oldest task',
  );

/** Alarms of tasks that wait for too long, and of those that nobody will do any more. */
export const outboxAlarms = ({ stage, machines }: Watched): Record<string, Alarmed> => ({
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
