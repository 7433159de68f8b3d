import { z } from 'zod';

/** A standard queue as the template describes it. */
export interface QueueSettings {
  readonly name: string;
  readonly arn: string;
  /** Seconds for which a received message is hidden from others. */
  readonly visibilityTimeout: number;
  /** Seconds after which a message is dropped. */
  readonly retention: number;
  /** Seconds until a new message can be received. */
  readonly delay: number;
  /** Seconds that a receiver waits for a message when it does not say how long. */
  readonly wait: number;
  /** Bytes of a message with its attributes. */
  readonly maximumSize: number;
  readonly redrive: Redrive | undefined;
}

/** Where messages go that were received too often. */
export interface Redrive {
  /** ARN of the dead-letter queue. */
  readonly deadLetterTargetArn: string;
  readonly maxReceiveCount: number;
}

/** The bounds of SQS, which also hold for what a request asks for instead. */
export const limits = {
  /** Seconds. */
  visibilityTimeout: 43_200,
  delay: 900,
  wait: 20,
  /** Bytes, of a message and of a batch. */
  size: 1_048_576,
  /** Messages of a queue that were received and not deleted yet. */
  inFlight: 120_000,
  batch: 10,
  attributes: 10,
} as const;

const ranged = (least: number, most: number) => z.coerce.number().int().min(least).max(most).optional();

const Properties = z.strictObject({
  QueueName: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .optional(),
  VisibilityTimeout: ranged(0, limits.visibilityTimeout),
  MessageRetentionPeriod: ranged(60, 1_209_600),
  DelaySeconds: ranged(0, limits.delay),
  ReceiveMessageWaitTimeSeconds: ranged(0, limits.wait),
  MaximumMessageSize: ranged(1024, limits.size),
  RedrivePolicy: z
    .strictObject({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number().int().min(1).max(1000) })
    .optional(),
  // Nothing is encrypted here, and nobody asks for the tags.
  SqsManagedSseEnabled: z.unknown().optional(),
  KmsMasterKeyId: z.unknown().optional(),
  KmsDataKeyReusePeriodSeconds: z.unknown().optional(),
  Tags: z.unknown().optional(),
});

const onlyFifo = ['FifoQueue', 'ContentBasedDeduplication', 'DeduplicationScope', 'FifoThroughputLimit'];

/** Reads the properties of a queue. Throws with its name for what AWS or the local cloud refuses. */
export function settingsOf(name: string, arn: string, properties: Readonly<Record<string, unknown>>): QueueSettings {
  const fifo = onlyFifo.find((property) => (properties[property] ?? false) !== false);
  if (fifo) throw new Error(`The local cloud has standard queues only, and ${name} has ${fifo}`);
  const plain = Object.entries(properties).filter(([property]) => !onlyFifo.includes(property));
  const { data: read, error } = Properties.safeParse(Object.fromEntries(plain));
  if (!read) throw new Error(`The local cloud refuses the queue ${name}: ${z.prettifyError(error)}`);
  return {
    name,
    arn,
    visibilityTimeout: read.VisibilityTimeout ?? 30,
    retention: read.MessageRetentionPeriod ?? 345_600,
    delay: read.DelaySeconds ?? 0,
    wait: read.ReceiveMessageWaitTimeSeconds ?? 0,
    maximumSize: read.MaximumMessageSize ?? limits.size,
    redrive: read.RedrivePolicy,
  };
}
