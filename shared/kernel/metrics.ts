/**
 * What functions report about the business, and alarms watch. One list, so that an alarm cannot wait for a figure that
 * nobody reports. Each is told apart by the service that reports it. CloudWatch's names of units.
 */
export const metrics = {
  /** How long the most overdue task of a domain's outbox has been waiting; reported each minute. */
  outboxAge: { name: 'OutboxAge', unit: 'Seconds' },
  /** Tasks that failed for good. */
  tasksGivenUp: { name: 'TasksGivenUp', unit: 'Count' },
  /** Open orders that should have been settled; reported every 15 minutes. */
  ordersStuck: { name: 'OrdersStuck', unit: 'Count' },
  /** Orders that only a person can settle: somebody paid another amount, a refund was refused. */
  ordersInDoubt: { name: 'OrdersInDoubt', unit: 'Count' },
  /** Webhooks that a gateway has to send again. */
  webhooksFailed: { name: 'WebhooksFailed', unit: 'Count' },
  /** Answers that a file is being made: 503, but no errors. */
  filesAwaited: { name: 'FilesAwaited', unit: 'Count' },
  /** Age of what lists and search show; reported each minute. */
  snapshotAge: { name: 'SnapshotAge', unit: 'Seconds' },
} as const;
export type MetricName = keyof typeof metrics;

/** Stages may share an account. */
export const metricsNamespace = (stage: string): string => `Rampart/${stage}`;

/** The dimension that names the reporting service, as the metrics library writes it. */
export const serviceDimension = 'service';
