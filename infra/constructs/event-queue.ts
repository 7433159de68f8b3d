import { Duration } from 'aws-cdk-lib';
import { type EventPattern, type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DomainFunction } from './domain-function.ts';

export interface EventQueueProps {
  readonly bus: IEventBus;
  /** Which events come in, by the name of their rule. */
  readonly patterns: Readonly<Record<string, EventPattern>>;
  /** Gets them in batches, and says which of a batch it could not take in. */
  readonly fn: DomainFunction;
  /** Where events go that could not be taken in five times. */
  readonly failures: IQueue;
}

/** Events of a batch, and the seconds that the first one waits for others: seldom more than an invocation in so long. */
const batch = { size: 200, window: 5 } as const;
/** How often an event comes again before it is kept with the failures. */
const attempts = 5;

/** A queue for events that come by the thousand: a function gets them in batches instead of an invocation each. */
export class EventQueue extends Construct {
  constructor(scope: Construct, id: string, { bus, patterns, fn, failures }: EventQueueProps) {
    super(scope, id);
    const timeLimit = fn.timeout?.toSeconds() ?? 3;
    const queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // As Lambda advises: six times as long as the function may take, and the window.
      visibilityTimeout: Duration.seconds(6 * timeLimit + batch.window),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: failures, maxReceiveCount: attempts },
    });
    for (const [name, eventPattern] of Object.entries(patterns))
      new Rule(this, name, { eventBus: bus, eventPattern, targets: [new SqsQueue(queue)] });
    // Without `grantConsumeMessages`, which allows more than Lambda does.
    const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [queue.queueArn] }));
    const mapping = new EventSourceMapping(this, 'Mapping', {
      target: fn,
      eventSourceArn: queue.queueArn,
      batchSize: batch.size,
      maxBatchingWindow: Duration.seconds(batch.window),
      reportBatchItemFailures: true,
      // A burst of events waits in the queue instead of taking instances from whoever answers requests.
      maxConcurrency: 5,
    });
    // Lambda asks at once whether the role may read the queue.
    if (fn.role) mapping.node.addDependency(fn.role);
  }
}
