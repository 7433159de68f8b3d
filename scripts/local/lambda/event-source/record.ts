import { attributesDigest, bodyDigest } from '../../aws/sqs/message.ts';
import type { Received } from '../../aws/sqs/queues.ts';
import { systemAttributes } from '../../aws/sqs/shown.ts';
import { region } from '../../template/identity.ts';

/** A received message as Lambda hands it to a function. */
export function recordOf({ message, handle }: Received, queueArn: string) {
  const attributes = Object.entries(message.attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
    name,
    {
      stringValue: StringValue,
      binaryValue: BinaryValue,
      stringListValues: [],
      binaryListValues: [],
      dataType: DataType,
    },
  ]);
  return {
    messageId: message.id,
    receiptHandle: handle,
    body: message.body,
    attributes: systemAttributes(message),
    messageAttributes: Object.fromEntries(attributes),
    md5OfBody: bodyDigest(message),
    md5OfMessageAttributes: attributesDigest(message.attributes),
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: region,
  };
}

/** Bytes of an event that Lambda gathers at most. */
const eventLimit = 6_291_456;

/** Batches that are each within the limit of an event. */
export function withinLimit(batch: readonly Received[], queueArn: string): Received[][] {
  const parts: Received[][] = [];
  let room = 0;
  for (const received of batch) {
    const size = Buffer.byteLength(JSON.stringify(recordOf(received, queueArn))) + 1;
    if (size > room) {
      parts.push([]);
      room = eventLimit - '{"Records":[]}'.length;
    }
    parts.at(-1)?.push(received);
    room -= size;
  }
  return parts;
}
