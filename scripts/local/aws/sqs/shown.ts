import { SqsError } from './errors.ts';
import { type Attributes, attributesDigest, bodyDigest, type Message } from './message.ts';
import type { Counts, Received } from './queues.ts';
import type { QueueSettings } from './settings.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** What SQS knows about a message, by its names. */
export const systemAttributes = ({ sender, sent, count, first, traceHeader, source }: Message): Values => ({
  SenderId: sender,
  SentTimestamp: String(sent),
  ApproximateReceiveCount: String(count),
  ApproximateFirstReceiveTimestamp: first === undefined ? undefined : String(first),
  AWSTraceHeader: traceHeader,
  DeadLetterQueueSourceArn: source,
});

/** What SQS knows about a queue, by its names. */
export const queueAttributes = (queue: QueueSettings, counts: Counts): Values => ({
  QueueArn: queue.arn,
  ApproximateNumberOfMessages: String(counts.available),
  ApproximateNumberOfMessagesNotVisible: String(counts.inFlight),
  ApproximateNumberOfMessagesDelayed: String(counts.delayed),
  VisibilityTimeout: String(queue.visibilityTimeout),
  MaximumMessageSize: String(queue.maximumSize),
  MessageRetentionPeriod: String(queue.retention),
  DelaySeconds: String(queue.delay),
  ReceiveMessageWaitTimeSeconds: String(queue.wait),
  RedrivePolicy: queue.redrive && JSON.stringify(queue.redrive),
});

/** Those that were asked for by name, or `All`. Throws for a name that there is not. */
export function asked(values: Values, names: readonly string[] = []): Record<string, string> | undefined {
  const unknown = names.find((name) => name !== 'All' && !(name in values));
  if (unknown !== undefined) throw new SqsError('InvalidAttributeName', `Unknown Attribute ${unknown}.`);
  const chosen = Object.entries(values).filter(
    (each): each is [string, string] => each[1] !== undefined && (names.includes('All') || names.includes(each[0])),
  );
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

/** The sender's attributes that were asked for: by name, by a prefix with `.*`, or all. */
function attributesAsked(attributes: Attributes, names: readonly string[] = []): Attributes | undefined {
  const isAsked = (name: string) =>
    names.some(
      (each) =>
        each === 'All' || each === '.*' || each === name || (each.endsWith('.*') && name.startsWith(each.slice(0, -2))),
    );
  const chosen = Object.entries(attributes).filter(([name]) => isAsked(name));
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

/** A received message as SQS answers it. */
export function shown(
  { message, handle }: Received,
  names: { readonly system?: readonly string[] | undefined; readonly own?: readonly string[] | undefined },
) {
  const own = attributesAsked(message.attributes, names.own);
  return {
    MessageId: message.id,
    ReceiptHandle: handle,
    MD5OfBody: bodyDigest(message),
    Body: message.body,
    Attributes: asked(systemAttributes(message), names.system),
    MessageAttributes: own,
    MD5OfMessageAttributes: own && attributesDigest(own),
  };
}
